"""What a roll costs both sides on average, and whether it costs the defender anything."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from risk_widget.battle_odds import answer_table, battle_table, roll_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.battle_odds import DiceRule, Losses

__all__ = ["defence_losses", "hit_chance", "mean_losses"]


@lru_cache(maxsize=256)
def mean_losses(rule: DiceRule, attack_dice: int, defence_dice: int) -> tuple[float, float]:
    """Armies that the attacker and the defender lose on average in a roll of so many dice."""
    return _mean(roll_table(attack_dice, defence_dice, ties=rule.ties))


def defence_losses(rule: DiceRule, battle: Mapping[str, Any], dice: int) -> tuple[float, float]:
    """The same where a battle waits for its defender, who would roll so many dice.

    ``battle`` is as a seat observes it; the attacker's roll may be known (``attack.announce``).
    """
    known = battle["attack_roll"]
    if known:
        return _mean(answer_table(known, dice, ties=rule.ties))
    return mean_losses(rule, battle["attack_dice"], dice)


def hit_chance(rule: DiceRule, attackers: int, defenders: int, most: int | None = None) -> float:
    """The chance that the next roll costs the defender an army, with ``most`` dice or all."""
    if not rule.attack_dice(attackers):
        return 0.0
    rolls = battle_table(rule, armies=most).transitions(attackers, defenders)
    return float(sum(chance for _, lost, chance in rolls if lost))


def _mean(table: Mapping[Losses, Any]) -> tuple[float, float]:
    attacker, defender = (
        float(sum(losses[side] * chance for losses, chance in table.items())) for side in (0, 1)
    )
    return attacker, defender
