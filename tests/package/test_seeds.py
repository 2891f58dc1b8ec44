"""Seeds and lists in the forms that callers pass."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest

import risk_widget as rw
from risk_widget.reading.schema import SchemaError, is_several, read_seed, several


@pytest.mark.parametrize(
    ("given", "seed"),
    [
        *((seven, 7) for seven in (7, np.int64(7), 7.0, Fraction(7), Decimal(7), np.array(7))),
        *((text, 7) for text in ("7", np.str_("7"))),
        ("0", 0),
        ("-7", -7),
        (2**128, 2**128),
        # Numbers are not written like this, so these texts have always been seeds of their own.
        *((text, text) for text in ("007", "-0", "", "7.0", "monday")),
    ],
)
def test_a_seed_is_a_whole_number_or_text(given: Any, seed: int | str) -> None:
    found = read_seed(given)
    assert found == seed
    assert type(found) is type(seed)


@pytest.mark.parametrize(
    "given",
    [True, np.bool_(True), 7.5, float("nan"), None, b"7", [7], random.Random(1)],
    ids=lambda seed: type(seed).__name__,
)
def test_no_other_value_is_a_seed(given: Any) -> None:
    with pytest.raises(SchemaError, match="seed must be a whole number or text, not "):
        read_seed(given)


def test_the_error_for_a_generator_says_what_to_pass_instead() -> None:
    with pytest.raises(SchemaError, match="draw a whole number from it"):
        read_seed(np.random.default_rng(1))


@pytest.mark.parametrize(
    "given", [[1, 2], (1, 2), range(1, 3), np.array([1, 2]), pd.Series([1, 2])], ids=repr
)
def test_ordered_values_are_a_list(given: Any) -> None:
    assert several(given, "x") == [1, 2]
    assert [type(value) for value in several(given, "x")] == [int, int]


@pytest.mark.parametrize("given", ["czech", 3, None, {1, 2}, {1: 2}, b"ab"], ids=repr)
def test_text_sets_and_single_values_are_not_lists(given: Any) -> None:
    with pytest.raises(SchemaError, match="x must be a list, not "):
        several(given, "x")


def test_the_error_suggests_what_was_meant() -> None:
    with pytest.raises(SchemaError, match=r"did you mean \['czech'\]"):
        several("czech", "editions")


@pytest.mark.parametrize("given", [[1], (1,), range(1), np.array([1]), pd.Series([1]), "text"])
def test_sequences_count_as_several(given: Any) -> None:
    assert is_several(given)


@pytest.mark.parametrize("given", [1, 2.5, None, np.int64(1), np.array(1), Fraction(1)])
def test_single_values_count_as_one(given: Any) -> None:
    assert not is_several(given)


@pytest.mark.parametrize(
    "seats", [np.array(["red", "blue", "green"]), pd.Index(["red", "blue", "green"]), np.array(3)]
)
def test_seats_may_be_an_array_or_a_number_in_one(seats: Any) -> None:
    assert rw.Game.new(seats=seats).seats == ("red", "blue", "green")
    for number in (3.0, Fraction(3), Decimal(3)):
        assert len(rw.Game.new(seats=number).seats) == 3  # type: ignore[arg-type]


def test_a_lesson_accepts_values_from_other_libraries() -> None:
    lesson = rw.load_lesson("04-combat", progress=rw.lessons.Progress())
    for answer in (np.int64(2), np.array(2), Fraction(2), np.str_("2")):
        assert lesson.check(answer, step="one-stays")
    places = rw.load_lesson("01-board", progress=rw.lessons.Progress())
    solution = next(s.under().solution for s in places.source.steps if s.id == "neighbours")
    for answers in (np.array(solution), pd.Series(solution)):
        assert places.check(answers, step="neighbours")
    assert rw.lessons.load_puzzle(date=np.datetime64("2026-11-23")).number  # type: ignore[arg-type]
    assert rw.lessons.load_puzzle(np.int64(3)).number == 3  # type: ignore[arg-type]


def test_a_wrong_value_is_shown_on_one_line() -> None:
    with pytest.raises(SchemaError) as refused:
        rw.odds(pd.DataFrame({"armies": [1, 2]}), 3)
    assert "\n" not in str(refused.value)
