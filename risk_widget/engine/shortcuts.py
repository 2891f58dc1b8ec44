"""Shortcuts for players: repeated attacks, and phases that end by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.json_types import JsonObject, JsonView

__all__ = ["ATTACK_PHASES", "RepeatedAttack", "was_last_of_phase"]

ATTACK_PHASES = ("attack", "attack_third")
"""The phases of combat: a player's own, and an allied army's."""


@dataclass(frozen=True, slots=True)
class RepeatedAttack:
    """An attack that is repeated until its target falls or few armies are left.

    Attributes:
        owner: whose territory attacks; another one's than the seat's for a third army.
        attack: the attack, as an action.
        stop_at: armies in the source at which it ends.
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
        """The next attack, with as many of the armies as are left."""
        attack = dict(self.attack)
        ranges = game.legal_ranges().get("attack", {}).get(self.source, {})
        attack["armies"] = min(attack["armies"], ranges.get(self.target, [0, 0])[1])
        if "dice" in attack:
            attack["dice"] = min(attack["dice"], attack["armies"])
        return attack

    def is_finished(self, game: CoreGame) -> bool:
        """Whether the attack is over: won, or with too few armies to go on."""
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
"""Actions that end their phase when they leave nothing else to do."""
_ENDS_ITSELF: Final = frozenset({"reinforce", "reinforce_third", "fortify"})
"""Phases that end with the last thing that could be done in them."""


def was_last_of_phase(game: CoreGame, kind: str) -> bool:
    """Whether the last action, of this kind, has left nothing to do but to end the phase.

    An attack that nobody can go on with is not over in this sense: a person wants to see its end.
    Nor is a fortify phase in which no army could move from the start.
    """
    return (
        kind in _LAST and game.phase in _ENDS_ITSELF and list(game.legal_ranges()) == ["end_phase"]
    )
