"""An attack that is repeated until its aim, or its limit, is reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from risk_widget.fair_dice import mean_losses

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.game import Game
    from risk_widget.rules.dice import DiceRule
    from risk_widget.widget.snapshot_types import RollingAttack, Series

__all__ = ["Rolling", "series_of"]


@dataclass(frozen=True, slots=True)
class Rolling:
    """Who attacks from where, with what, and how many armies must stay.

    Attributes:
        seat: who decided on it.
        owner: whose territory attacks; another one's than the seat's for a third army.
        attack: the attack, as an action.
        stop_at: armies in the source at which it ends.
        begun: steps of the game before it.
    """

    seat: str
    owner: str | None
    attack: Mapping[str, Any]
    stop_at: int
    begun: int

    @property
    def source(self) -> str:
        """Where the attack comes from."""
        return str(self.attack["source"])

    @property
    def target(self) -> str:
        """What is to fall."""
        return str(self.attack["target"])

    def again(self, game: Game) -> dict[str, Any]:
        """The next attack: with fewer armies left than were to be sent, as many as may go."""
        attack = dict(self.attack)
        ranges = game.legal_ranges().get("attack", {}).get(self.source, {})
        attack["armies"] = min(attack["armies"], ranges.get(self.target, [0, 0])[1])
        if "dice" in attack:
            attack["dice"] = min(attack["dice"], attack["armies"])
        return attack

    def is_finished(self, game: Game) -> bool:
        """Whether there is nothing more to attack, or too few armies to go on."""
        if game.phase == "defend":
            return False
        return (
            game.is_over
            or game.phase != "attack"
            or game.owner(self.source) != self.owner
            or game.owner(self.target) == self.owner
            or game.armies(self.source) <= self.stop_at
        )

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
