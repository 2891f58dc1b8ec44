"""What a roll costs both sides on average."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from risk_widget.battles.rolls import roll_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.battles.rolls import Losses
    from risk_widget.rules.dice import DiceRule


@lru_cache(maxsize=256)
def mean_losses(rule: DiceRule, attack_dice: int, defence_dice: int) -> tuple[float, float]:
    """Armies that the attacker and the defender lose on average in a roll of so many dice."""
    return mean_of(roll_table(attack_dice, defence_dice, ties=rule.ties))


def mean_of(table: Mapping[Losses, Any]) -> tuple[float, float]:
    """The attacker's and the defender's losses on average, by the chance of each."""
    attacker, defender = (
        float(sum(losses[side] * chance for losses, chance in table.items())) for side in (0, 1)
    )
    return attacker, defender
