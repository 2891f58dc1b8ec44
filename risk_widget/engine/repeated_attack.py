"""An attack that is repeated until its aim, or its limit, is reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.core_game import CoreGame

__all__ = ["ATTACK_PHASES", "RepeatedAttack"]

ATTACK_PHASES = ("attack", "attack_third")
"""The phases of combat: a player's own, and an allied army's."""


@dataclass(frozen=True, slots=True)
class RepeatedAttack:
    """Who attacks from where, with what, and how many armies must stay.

    Attributes:
        owner: whose territory attacks; another one's than the seat's for a third army.
        attack: the attack, as an action.
        stop_at: armies in the source at which it ends.
    """

    owner: str | None
    attack: Mapping[str, Any]
    stop_at: int

    @property
    def source(self) -> str:
        """Where the attack comes from."""
        return str(self.attack["source"])

    @property
    def target(self) -> str:
        """What is to fall."""
        return str(self.attack["target"])

    def again(self, game: CoreGame) -> dict[str, Any]:
        """The next attack: with fewer armies left than were to be sent, as many as may go."""
        attack = dict(self.attack)
        ranges = game.legal_ranges().get("attack", {}).get(self.source, {})
        attack["armies"] = min(attack["armies"], ranges.get(self.target, [0, 0])[1])
        if "dice" in attack:
            attack["dice"] = min(attack["dice"], attack["armies"])
        return attack

    def is_finished(self, game: CoreGame) -> bool:
        """Whether there is nothing more to attack, or too few armies to go on."""
        if game.phase == "defend":
            return False
        return (
            game.is_over
            or game.phase not in ATTACK_PHASES
            or game.owner(self.source) != self.owner
            or game.owner(self.target) == self.owner
            or game.armies(self.source) <= self.stop_at
        )
