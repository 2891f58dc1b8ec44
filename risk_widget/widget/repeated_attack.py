"""A repeated attack as a page is told of it, while it goes on and when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from risk_widget.engine.repeated_attack import RepeatedAttack
from risk_widget.fair_dice import mean_losses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.rules.dice import DiceRule
    from risk_widget.widget.snapshot_types import RollingAttack, Series

__all__ = ["Rolling", "series_of"]


@dataclass(frozen=True, slots=True)
class Rolling(RepeatedAttack):
    """A repeated attack of a game that is shown.

    Attributes:
        seat: who decided on it.
        begun: steps of the game before it.
    """

    seat: str
    begun: int

    def shown(self) -> RollingAttack:
        """What the page is told of it."""
        return {"source": self.source, "target": self.target, "stop_at": self.stop_at}


def series_of(events: Sequence[Any], dice: DiceRule) -> Series | None:
    """What the rolls among these events came to; None where there were fewer than two."""
    rolls = [event.data for event in events if event.type == "rolled"]
    if len(rolls) < 2:
        return None
    means = [mean_losses(dice, len(roll["attack"]), len(roll["defence"])) for roll in rolls]
    return {
        "rolls": len(rolls),
        "attacker": rolls[0]["attacker"],
        "defender": rolls[0]["defender"],
        "lost": sum(roll["attacker_losses"] for roll in rolls),
        "beaten": sum(roll["defender_losses"] for roll in rolls),
        "lost_mean": round(sum(mean for mean, _ in means), 1),
        "beaten_mean": round(sum(mean for _, mean in means), 1),
    }
