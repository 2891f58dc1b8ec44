"""Expected losses of a single roll, and of each number of dice that a defender may choose."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from risk_widget.battles.battle_table import answer_table, battle_table, roll_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from risk_widget.battles.battle_table import Losses
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.dice import DiceRule

__all__ = [
    "best_defence",
    "defence_losses",
    "defence_table",
    "hold_chance",
    "mean_losses",
    "mean_of",
]


@lru_cache(maxsize=256)
def mean_losses(rule: DiceRule, attack_dice: int, defence_dice: int) -> tuple[float, float]:
    """Return how many armies attacker and defender lose on average in a roll."""
    return mean_of(roll_table(attack_dice, defence_dice, ties=rule.ties))


def defence_losses(rule: DiceRule, battle: JsonView, dice: int) -> tuple[float, float]:
    """Return the mean losses if the defender of a waiting battle answers with ``dice`` dice.

    ``battle`` is part of a seat's observation.
    """
    return mean_of(defence_table(rule, battle, dice))


def defence_table(rule: DiceRule, battle: JsonView, dice: int) -> Mapping[Losses, Fraction]:
    """Return the chance of each outcome if the defender of a waiting battle rolls ``dice`` dice.

    The attacker's roll may be known (``attack.announce``).
    """
    known = battle["attack_roll"]
    if known:
        return answer_table(known, dice, ties=rule.ties)
    return roll_table(battle["attack_dice"], dice, ties=rule.ties)


def hold_chance(
    rule: DiceRule, battle: JsonView, attackers: int, defenders: int, dice: int
) -> float:
    """Compute the chance that the target holds if it is defended with ``dice`` dice now.

    The attack is assumed to continue until the target falls or no army is left to attack, with
    all dice on both sides after this roll. The armies are those on the two territories.
    """
    battles = battle_table(rule)
    table = defence_table(rule, battle, dice)
    fallen = sum(p * battles.win(attackers - a, defenders - d) for (a, d), p in table.items())
    return 1 - float(fallen)


def best_defence(
    rule: DiceRule, battle: JsonView, attackers: int, defenders: int, choices: Sequence[int]
) -> int:
    """Return the number of dice most likely to hold the target; in a tie, the larger number.

    Fewer dice than possible are better only if the attacker's roll is known (``attack.announce``).
    """
    return max(
        choices,
        key=lambda dice: (round(hold_chance(rule, battle, attackers, defenders, dice), 9), dice),
    )


def mean_of(table: Mapping[Losses, float] | Mapping[Losses, Fraction]) -> tuple[float, float]:
    """Average the losses of attacker and defender, weighted by the chance of each."""
    attacker, defender = (
        float(sum(losses[side] * chance for losses, chance in table.items())) for side in (0, 1)
    )
    return attacker, defender
