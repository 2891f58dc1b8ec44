"""Glicko-2 reproduces its author's example, and ratings react as they should to games."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from risk_widget.practice.glicko import FIRST, Strength, after

STRENGTHS = st.builds(Strength, st.floats(100, 3500), st.floats(25, 500), st.floats(0.01, 0.2))


def test_the_papers_example_is_reproduced() -> None:
    rivals = [(1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0)]
    games = [(Strength(rating, error), score) for rating, error, score in rivals]
    found = after(Strength(1500, 200, 0.06), games, tau=0.5)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.error == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_widens_the_error() -> None:
    found = after(Strength(1500, 200, 0.06), [])
    assert found.rating == 1500
    assert found.error == pytest.approx(200.27, abs=0.01)


@given(STRENGTHS, STRENGTHS)
def test_a_win_raises_a_rating_and_a_loss_lowers_it(own: Strength, rival: Strength) -> None:
    won, lost = after(own, [(rival, 1.0)]), after(own, [(rival, 0.0)])
    assert won.rating >= own.rating >= lost.rating
    for found in (won, lost):
        assert all(map(isfinite, found))
        assert 0 < found.error < 600
        assert 0 < found.volatility < 1


@given(STRENGTHS, st.lists(st.tuples(STRENGTHS, st.sampled_from([0.0, 1.0])), max_size=8))
def test_the_order_of_games_in_a_period_makes_no_difference(
    own: Strength, games: list[tuple[Strength, float]]
) -> None:
    assert after(own, games) == pytest.approx(after(own, games[::-1]))


def test_a_known_strength_is_recovered() -> None:
    """A learner of strength 1700 gets that rating, within the stated error, after sixty puzzles."""
    chance, inside = Random(5), 0
    for _ in range(40):
        own = FIRST
        for _ in range(60):
            rival = Strength(chance.uniform(1200, 1900), 150)
            right = chance.random() < 1 / (1 + 10 ** ((rival.rating - 1700) / 400))
            own = after(own, [(rival, float(right))])
        inside += abs(own.rating - 1700) <= own.half
    assert inside >= 34
