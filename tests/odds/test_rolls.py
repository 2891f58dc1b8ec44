"""The exact tables for a single roll agree with counts of every possible roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Literal

import pytest

from risk_widget.battles.battle_table import answer_table, roll_table

SIZES = [(a, d) for a in (1, 2, 3) for d in (1, 2, 3)]


def compare(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """Compare the dice of one roll in pairs (`attack.compare`), and return each side's losses."""
    losses = [0, 0]
    attack_left, defence_left = list(attack), list(defence)
    while attack_left and defence_left:
        best_attack, best_defence = max(attack_left), max(defence_left)
        losses[0 if best_attack <= best_defence else 1] += 1
        attack_left.remove(best_attack)
        defence_left.remove(best_defence)
    return losses[0], losses[1]


@pytest.mark.parametrize(("attack", "defence"), SIZES)
def test_the_table_agrees_with_a_count_of_all_rolls(attack: int, defence: int) -> None:
    faces = range(1, 7)
    ways = Counter(
        compare(a, d) for a in product(faces, repeat=attack) for d in product(faces, repeat=defence)
    )
    total = 6 ** (attack + defence)
    assert roll_table(attack, defence) == {k: Fraction(n, total) for k, n in ways.items()}


@pytest.mark.parametrize(("attack", "defence"), SIZES)
@pytest.mark.parametrize("ties", ["attacker", "defender"])
def test_chances_sum_to_one_and_losses_to_the_compared_dice(
    attack: int, defence: int, ties: Literal["defender", "attacker"]
) -> None:
    table = roll_table(attack, defence, ties=ties)
    assert sum(table.values()) == 1
    assert {a + d for a, d in table} == {min(attack, defence)}


def test_three_dice_against_two_have_the_known_chances() -> None:
    assert roll_table(3, 2) == {
        (0, 2): Fraction(2890, 7776),
        (1, 1): Fraction(2611, 7776),
        (2, 0): Fraction(2275, 7776),
    }


@pytest.mark.parametrize(
    ("attack", "defence", "outcome"),
    [
        ((6, 1, 1), (3,), (0, 1)),
        ((6, 2, 1), (3, 2), (1, 1)),
        ((3, 3), (4, 3), (2, 0)),
        ((6,), (5, 4), (0, 1)),
    ],
)
def test_the_printed_examples_are_possible(
    attack: tuple[int, ...], defence: tuple[int, ...], outcome: tuple[int, int]
) -> None:
    assert compare(attack, defence) == outcome
    assert answer_table(attack, len(defence))[outcome] > 0


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_answers_to_known_rolls_average_to_the_table(dice: int) -> None:
    average: dict[tuple[int, int], Fraction] = {}
    for attack in product(range(1, 7), repeat=3):
        for outcome, chance in answer_table(attack, dice).items():
            average[outcome] = average.get(outcome, Fraction(0)) + chance / 216
    assert average == roll_table(3, dice)


def test_the_order_of_known_dice_does_not_matter() -> None:
    assert answer_table((1, 6, 4), 2) == answer_table((6, 4, 1), 2)


@pytest.mark.parametrize("dice", [(0, 1), (1, 0), (-1, 2)])
def test_a_roll_without_dice_is_refused(dice: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="_dice must be a whole number of at least 1"):
        roll_table(*dice)
