"""What a roll costs both sides on average, and what a defender's choice of dice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.rolls import answer_table, roll_table
from risk_widget.fair_dice import mean_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from risk_widget.battles.odds import DiceRule
    from risk_widget.battles.rolls import Losses

__all__ = ["defence_losses", "hit_chance", "hold_chance"]


def defence_losses(rule: DiceRule, battle: Mapping[str, Any], dice: int) -> tuple[float, float]:
    """The same where a battle waits for its defender, who would roll so many dice.

    ``battle`` is as a seat observes it; the attacker's roll may be known (``attack.announce``).
    """
    return mean_of(_outcomes(rule, battle, dice))


def hold_chance(
    rule: DiceRule, battle: Mapping[str, Any], attackers: int, defenders: int, dice: int
) -> float:
    """The chance that the target holds if it is defended with so many dice now.

    The attack is taken to go on until the target falls or nobody is left to attack, both sides
    with all their dice from the next roll on. The armies are those on the two territories.
    """
    battles = battle_table(rule)
    table = _outcomes(rule, battle, dice)
    fallen = sum(p * battles.win(attackers - a, defenders - d) for (a, d), p in table.items())
    return 1 - float(fallen)


def _outcomes(rule: DiceRule, battle: Mapping[str, Any], dice: int) -> dict[Losses, Fraction]:
    known = battle["attack_roll"]
    if known:
        return answer_table(known, dice, ties=rule.ties)
    return roll_table(battle["attack_dice"], dice, ties=rule.ties)


def hit_chance(rule: DiceRule, attackers: int, defenders: int, most: int | None = None) -> float:
    """The chance that the next roll costs the defender an army, with ``most`` dice or all."""
    if not rule.attack_dice(attackers):
        return 0.0
    rolls = battle_table(rule, armies=most).transitions(attackers, defenders)
    return float(sum(chance for _, lost, chance in rolls if lost))
