"""What a roll costs both sides on average, and whether it costs the defender anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.rolls import answer_table
from risk_widget.fair_dice import mean_losses, mean_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.battles.odds import DiceRule

__all__ = ["defence_losses", "hit_chance"]


def defence_losses(rule: DiceRule, battle: Mapping[str, Any], dice: int) -> tuple[float, float]:
    """The same where a battle waits for its defender, who would roll so many dice.

    ``battle`` is as a seat observes it; the attacker's roll may be known (``attack.announce``).
    """
    known = battle["attack_roll"]
    if known:
        return mean_of(answer_table(known, dice, ties=rule.ties))
    return mean_losses(rule, battle["attack_dice"], dice)


def hit_chance(rule: DiceRule, attackers: int, defenders: int, most: int | None = None) -> float:
    """The chance that the next roll costs the defender an army, with ``most`` dice or all."""
    if not rule.attack_dice(attackers):
        return 0.0
    rolls = battle_table(rule, armies=most).transitions(attackers, defenders)
    return float(sum(chance for _, lost, chance in rolls if lost))
