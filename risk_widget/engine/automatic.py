"""The automatic consequences of a decision: repeated attacks, and the end of a finished phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.reading.json_types import JsonObject, JsonView


ATTACK_PHASES = ("attack", "attack_third")
"""The phases in which a player or an allied army attacks."""


@dataclass(frozen=True, slots=True)
class RepeatedAttack:
    """An attack that is repeated until its target falls or only ``stop_at`` armies are left.

    Attributes:
        owner: the owner of the attacking territory: the seat that attacks, or the third army.
        attack: the attack, as an action.
        stop_at: the number of armies in the source at which the attack stops.
    """

    owner: str | None
    attack: JsonView
    stop_at: int

    @property
    def source(self) -> str:
        """The attacking territory."""
        return str(self.attack["source"])

    @property
    def target(self) -> str:
        """The attacked territory."""
        return str(self.attack["target"])

    def again(self, game: CoreGame) -> JsonObject:
        """Return the next attack, with fewer armies if fewer are left."""
        attack = dict(self.attack)
        ranges = game.legal_ranges().get("attack", {}).get(self.source, {})
        attack["armies"] = min(attack["armies"], ranges.get(self.target, [0, 0])[1])
        if "dice" in attack:
            attack["dice"] = min(attack["dice"], attack["armies"])
        return attack

    def is_finished(self, game: CoreGame) -> bool:
        """Whether the attack is over: it is won, or too few armies are left to continue."""
        if game.phase == "defend":
            return False
        return (
            game.is_over
            or game.phase not in ATTACK_PHASES
            or game.owner(self.source) != self.owner
            or game.owner(self.target) == self.owner
            or game.armies(self.source) <= self.stop_at
        )


_LAST: Final = frozenset({"place", "fortify"})
"""The kinds of actions that end their phase if no other action is left in it."""
_ENDS_ITSELF: Final = frozenset({"reinforce", "reinforce_third", "fortify"})
"""The phases that end as soon as no other action is possible in them."""


def was_last_of_phase(game: CoreGame, kind: str) -> bool:
    """Whether an action of this kind has left nothing legal to do but end the phase.

    An attack phase does not count, even if no attack is left: a person wants to see how it ended.
    Nor does a fortify phase in which no army could move from the start.
    """
    return (
        kind in _LAST and game.phase in _ENDS_ITSELF and list(game.legal_ranges()) == ["end_phase"]
    )
