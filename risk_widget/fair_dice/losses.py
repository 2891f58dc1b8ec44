"""What a roll costs both sides on average."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from risk_widget.battles.rolls import answer_table, roll_table

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from risk_widget.battles.rolls import Losses
    from risk_widget.rules.dice import DiceRule


@lru_cache(maxsize=256)
def mean_losses(rule: DiceRule, attack_dice: int, defence_dice: int) -> tuple[float, float]:
    """Armies that the attacker and the defender lose on average in a roll of so many dice."""
    return mean_of(roll_table(attack_dice, defence_dice, ties=rule.ties))


def defence_losses(rule: DiceRule, battle: Mapping[str, Any], dice: int) -> tuple[float, float]:
    """The same where a battle waits for its defender, who would roll so many dice.

    ``battle`` is as a seat observes it.
    """
    return mean_of(defence_table(rule, battle, dice))


def defence_table(
    rule: DiceRule, battle: Mapping[str, Any], dice: int
) -> Mapping[Losses, Fraction]:
    """What the roll of a battle that waits for its defender can cost, with the chance of each.

    The attacker's roll may be known (``attack.announce``).
    """
    known = battle["attack_roll"]
    if known:
        return answer_table(known, dice, ties=rule.ties)
    return roll_table(battle["attack_dice"], dice, ties=rule.ties)


def mean_of(table: Mapping[Losses, Any]) -> tuple[float, float]:
    """The attacker's and the defender's losses on average, by the chance of each."""
    attacker, defender = (
        float(sum(losses[side] * chance for losses, chance in table.items())) for side in (0, 1)
    )
    return attacker, defender
