"""Repeated attacks on the screen, and the losses in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from risk_widget.battles.odds import MOST_BATTLES, odds
from risk_widget.engine.automatic import RepeatedAttack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.events import Event
    from risk_widget.protocol.snapshot_types import RollingAttack, Series
    from risk_widget.rules.dice import DiceRule


@dataclass(frozen=True, slots=True)
class Rolling(RepeatedAttack):
    """A repeated attack in the game on screen.

    Attributes:
        seat: the seat of the player who decided on it.
        begun: the number of steps in the game before it.
    """

    seat: str
    begun: int

    def shown(self) -> RollingAttack:
        """Return the attack as it appears in the snapshot."""
        return {"source": self.source, "target": self.target, "stop_at": self.stop_at}


def series_of(
    rolling: Rolling, standing: tuple[int, int], events: Sequence[Event], dice: DiceRule
) -> Series | None:
    """Return the actual and expected losses of a series; None for fewer than two rolls.

    Battles with too many armies to compute also give None. The expected losses are the
    average of the whole attack, as known before its first roll: nobody is expected to
    lose more armies than stood there.

    Args:
        rolling: the attack.
        standing: the armies in its source and in its target before the first roll.
        events: the events since the attack began.
        dice: the dice of the game.
    """
    rolls = [event.data for event in events if event.type == "rolled"]
    attackers, defenders = standing
    if len(rolls) < 2 or attackers * defenders > MOST_BATTLES:
        return None
    lost, beaten = _expected_losses(rolling, standing, dice)
    return {
        "rolls": len(rolls),
        "attacker": rolls[0]["attacker"],
        "defender": rolls[0]["defender"],
        "lost": sum(roll["attacker_losses"] for roll in rolls),
        "beaten": sum(roll["defender_losses"] for roll in rolls),
        "lost_mean": round(lost, 1),
        "beaten_mean": round(beaten, 1),
    }


def _expected_losses(
    rolling: Rolling, standing: tuple[int, int], dice: DiceRule
) -> tuple[float, float]:
    """Return the average losses of attacker and defender in a repeated attack."""
    attackers, defenders = standing
    limits = {name: rolling.attack[name] for name in ("armies", "dice") if name in rolling.attack}
    stop = min(rolling.stop_at, attackers)
    chances = odds(attackers, defenders, dice, stop_at=stop, **limits)
    return chances.attacker_losses, chances.defender_losses
