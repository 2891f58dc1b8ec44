"""What the next roll may cost a defender, and what a choice of dice is worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.battles.battle_table import battle_table
from risk_widget.fair_dice import defence_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.battles.odds import DiceRule

__all__ = ["hit_chance", "hold_chance"]


def hold_chance(
    rule: DiceRule, battle: Mapping[str, Any], attackers: int, defenders: int, dice: int
) -> float:
    """The chance that the target holds if it is defended with so many dice now.

    The attack is taken to go on until the target falls or nobody is left to attack, both sides
    with all their dice from the next roll on. The armies are those on the two territories.
    """
    battles = battle_table(rule)
    table = defence_table(rule, battle, dice)
    fallen = sum(p * battles.win(attackers - a, defenders - d) for (a, d), p in table.items())
    return 1 - float(fallen)


def hit_chance(rule: DiceRule, attackers: int, defenders: int, most: int | None = None) -> float:
    """The chance that the next roll costs the defender an army, with ``most`` dice or all."""
    if not rule.attack_dice(attackers):
        return 0.0
    rolls = battle_table(rule, armies=most).transitions(attackers, defenders)
    return float(sum(chance for _, lost, chance in rolls if lost))
