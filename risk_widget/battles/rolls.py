"""What a single roll does to both sides, exactly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Final, Literal

from risk_widget.messages import Message, MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "FACES",
    "Losses",
    "answer_table",
    "answer_transitions",
    "hands",
    "roll_table",
    "roll_transitions",
]

FACES: Final = 6
Losses = tuple[int, int]
"""Armies lost by (attacker, defender) in one roll."""


@lru_cache(maxsize=64)
def hands(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every roll of `dice` dice, highest first, with the number of ways it comes about."""
    rolls = combinations_with_replacement(range(FACES, 0, -1), dice)
    return tuple(
        (roll, factorial(dice) // prod(factorial(n) for n in Counter(roll).values()))
        for roll in rolls
    )


def _attacker_losses(attack: tuple[int, ...], defence: tuple[int, ...], ties: str) -> int:
    pairs = zip(attack, defence, strict=False)  # the dice left over are not compared
    if ties == "attacker":
        return sum(a < d for a, d in pairs)
    return sum(a <= d for a, d in pairs)


@lru_cache(maxsize=256)
def answer_transitions(
    attack: tuple[int, ...], defence_dice: int, ties: str
) -> tuple[tuple[int, int, Fraction], ...]:
    """Losses when `defence_dice` dice answer a known attack roll."""
    compared = min(len(attack), defence_dice)
    ways: Counter[int] = Counter()
    for defence, weight in hands(defence_dice):
        ways[_attacker_losses(attack, defence, ties)] += weight
    total = FACES**defence_dice
    return tuple((lost, compared - lost, Fraction(ways[lost], total)) for lost in sorted(ways))


@lru_cache(maxsize=64)
def roll_transitions(
    attack_dice: int, defence_dice: int, ties: str
) -> tuple[tuple[int, int, Fraction], ...]:
    """As `roll_table`, as rows: (attacker's loss, defender's loss, chance)."""
    chances: dict[int, Fraction] = {}
    total = FACES**attack_dice
    for attack, weight in hands(attack_dice):
        for lost, _, chance in answer_transitions(attack, defence_dice, ties):
            chances[lost] = chances.get(lost, Fraction(0)) + chance * weight / total
    compared = min(attack_dice, defence_dice)
    return tuple((lost, compared - lost, chances[lost]) for lost in sorted(chances))


def roll_table(
    attack_dice: int, defence_dice: int, *, ties: Literal["defender", "attacker"] = "defender"
) -> dict[Losses, Fraction]:
    """Chance of each outcome of a single roll, exact (`attack.compare`).

    Args:
        attack_dice: dice the attacker rolls, at least 1.
        defence_dice: dice the defender rolls, at least 1, fixed before the roll.
        ties: who wins equal dice.

    Returns:
        (armies the attacker loses, armies the defender loses) → chance; the chances add up to 1.

    Raises:
        ValueError: a number of dice below 1.
    """
    if attack_dice < 1 or defence_dice < 1:
        dice = {"attack": attack_dice, "defence": defence_dice}
        raise MessageError(Message("odds-dice", dice))
    return {(a, d): chance for a, d, chance in roll_transitions(attack_dice, defence_dice, ties)}


def answer_table(
    attack: Sequence[int],
    defence_dice: int,
    *,
    ties: Literal["defender", "attacker"] = "defender",
) -> dict[Losses, Fraction]:
    """Chance of each outcome when the attacker's dice are known (`attack.announce`).

    Args:
        attack: the attacker's dice, in any order.
        defence_dice: dice the defender answers with, at least 1.
        ties: who wins equal dice.

    Returns:
        As `roll_table`.
    """
    if not attack or defence_dice < 1:
        raise MessageError(Message("odds-no-dice"))
    highest_first = tuple(sorted(attack, reverse=True))
    return {(a, d): p for a, d, p in answer_transitions(highest_first, defence_dice, ties)}
