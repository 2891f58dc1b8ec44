"""What a roll costs both sides on average."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.battle_odds import answer_table, roll_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.battle_odds import Losses

__all__ = ["defence_losses", "mean_losses"]


def mean_losses(table: Mapping[Losses, Any]) -> tuple[float, float]:
    """Armies that the attacker and the defender lose on average, from a table of chances."""
    attacker, defender = (
        float(sum(losses[side] * chance for losses, chance in table.items())) for side in (0, 1)
    )
    return attacker, defender


def defence_losses(battle: Mapping[str, Any], dice: int) -> tuple[float, float]:
    """The same where a battle waits for its defender, who would roll so many dice.

    ``battle`` is as a seat observes it; the attacker's roll may be known (``attack.announce``).
    """
    known = battle["attack_roll"]
    return mean_losses(
        answer_table(known, dice) if known else roll_table(battle["attack_dice"], dice)
    )
