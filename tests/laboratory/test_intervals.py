"""The width and range of all kinds of intervals, and how often they contain the truth.

For more kinds of samples, `tests/laboratory/coverage.py` prints how often they contain it.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from math import comb, isfinite, lgamma, log
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.bots.ladder import LADDER
from risk_widget.course.own_mistakes import GameGiven
from risk_widget.environments.scores import Score
from risk_widget.game_review.continuations import compared, compared_chances
from risk_widget.game_review.plans import AHEAD
from risk_widget.laboratory.blocks import Block
from risk_widget.laboratory.measures import estimate, interval_of_change, is_share
from risk_widget.laboratory.placing import LadderPlace, RungGames, Search
from risk_widget.laboratory.ratings import Meeting, ratings
from risk_widget.laboratory.settling import count_scores, interval_of
from risk_widget.laboratory.simulation_result import GameResult, SimulationResult
from risk_widget.laboratory.tournament_result import TournamentResult
from risk_widget.practice.glicko import FIRST, Strength, after
from risk_widget.practice.level import level_after
from risk_widget.practice.mistakes import beside_usual, figure
from risk_widget.practice.turn_judging import Worth
from risk_widget.practice.turn_result import TurnResult, TurnSide
from risk_widget.results.intervals import (
    error_of,
    give_or_take,
    mean_interval,
    mean_of,
    newcombe,
    part_interval,
    share_interval,
    shares_apart,
    student,
)
from tests.laboratory import coverage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.game_review.plans import Plans

ROOT = Path(__file__).resolve().parents[2]
ANYWHERE = (-float("inf"), float("inf"))
HUGE, TINY = 1e308, 5e-324
VALUES = st.one_of(
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from([0.0, 1.0, -1.0, HUGE, -HUGE, TINY, 1e-300]),
)
SAMPLES = st.lists(VALUES, max_size=12) | st.tuples(VALUES, st.integers(1, 40)).map(
    lambda told: [told[0]] * told[1]
)
YES_OR_NO = st.lists(st.sampled_from([(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]), min_size=1)


def check(low: float, value: float, high: float, least: float, most: float) -> None:
    """Check that an interval has a width, contains its value, and stays within its range."""
    assert isfinite(low)
    assert isfinite(high)
    assert least <= low < high <= most
    assert low <= value + 1e-9
    assert value - 1e-9 <= high


# ---- degenerate samples --------------------------------------------------------------------------


@given(SAMPLES)
@example([])
@example([7.0])
@example([7.0] * 3)
@example([0.1 + 0.2, 0.3])
@example([0.0] * 30 + [1e9])
@example([HUGE, -HUGE])
@example([TINY, 0.0])
def test_a_mean_has_a_valid_interval_or_none(values: list[float]) -> None:
    ends = mean_interval(values)
    mean, error = mean_of(values), error_of(values)
    if ends is None:
        assert error is None or error > 1e300
    else:
        assert mean is not None
        assert error is not None
        assert error > 0
        assert isfinite(ends[0])
        assert isfinite(ends[1])
        assert ends[0] < ends[1]
        assert ends[0] <= mean <= ends[1]
    if len({*values}) < 2:
        assert ends is None, "values that agree do not tell how far others might be"


@given(st.lists(st.floats(1, 500), min_size=1, max_size=9), st.data())
def test_a_mean_stays_in_the_possible_range(values: list[float], data: st.DataObject) -> None:
    found = estimate(values, (1.0, 500.0), share=False)
    if found.low is not None and found.high is not None:
        assert found.mean is not None
        check(found.low, found.mean, found.high, 1, 500)
    others = data.draw(st.lists(st.floats(1, 500), min_size=len(values), max_size=len(values)))
    both = ((1.0, 500.0), (1.0, 500.0))
    ends = interval_of_change(values, others, both, share=False)
    assert ends is None or -499 <= ends[0] < ends[1] <= 499


@given(YES_OR_NO)
@example([(0.0, 0.0)])
@example([(0.0, 1.0)] * 3)
@example([(1.0, 1.0)] * 1000)
def test_intervals_of_shares_have_some_width_and_stay_in_range(
    pairs: list[tuple[float, float]],
) -> None:
    first, second = ([*row] for row in zip(*pairs, strict=True))
    count, ones, others = len(pairs), int(sum(first)), int(sum(second))
    check(*_with(share_interval(ones, count), ones / count), 0, 1)
    low, high = newcombe(first, second)
    assert low is not None
    assert high is not None
    change = (others - ones) / count
    check(low, change, high, -1, 1)
    check(*_with(shares_apart((ones, count), (others, count)), change), -1, 1)
    told = compared(pairs)
    check(told.low, told.margin, told.high, -1, 1)
    scores = count_scores(2 * int(a) + 2 * int(b) for a, b in pairs)
    low, high = interval_of(scores)
    assert 0 <= low < high <= 1
    better, worse = ratings(2, [Meeting(0, 1, 1, 1, ones, count - ones)])
    for rating in (better, worse):
        check(rating.low, rating.points, rating.high, *ANYWHERE)


def _with(ends: tuple[float, float], value: float) -> tuple[float, float, float]:
    return ends[0], value, ends[1]


@given(st.lists(st.floats(0, 1) | st.sampled_from([0.0, 1.0]), min_size=1, max_size=40))
def test_shares_of_a_chance_always_have_an_interval(values: list[float]) -> None:
    mean = mean_of(values)
    assert mean is not None
    low, high = part_interval(mean, error_of(values) or 0.0, len(values))
    check(low, mean, high, 0, 1)


@pytest.mark.parametrize("turns", [1, 2, 30])
@pytest.mark.parametrize("each", [0.0, 0.2, 1.0])
def test_the_chance_lost_in_a_game_has_an_interval(turns: int, each: float) -> None:
    sums, squares = {"all": turns * each}, {"all": turns * each * each}
    game = GameGiven(1, "czech", "domination", turns, sums, squares)
    for one in (figure([game]), beside_usual([game])):
        check(one.low, one.chance, one.high, 0, float("inf"))
        assert one.half > 0


CHANCES = st.floats(0, 1) | st.sampled_from([0.0, 0.5, 1.0])
PAIRS = st.lists(st.tuples(CHANCES, CHANCES), min_size=1, max_size=20) | st.builds(
    lambda pair, count: [pair] * count, st.tuples(CHANCES, CHANCES), st.integers(1, 200)
)


@given(PAIRS)
@example([(0.0, 1.0)] * 24)
@example([(0.25, 0.5)] * 100)
@example([(1.0, 1.0)])
def test_the_coachs_comparison_of_two_answers_has_an_interval(
    pairs: list[tuple[float, float]],
) -> None:
    found = compared_chances(pairs)
    check(found.low, found.margin, found.high, -1, 1)


@given(CHANCES, st.floats(0.001, 1))
def test_an_estimate_with_a_measured_error_has_an_interval(value: float, error: float) -> None:
    check(*_with(give_or_take(value, error), value), 0, 1)
    for change in (value, -value):
        check(*_with(give_or_take(change, error, -1), change), -1, 1)


@pytest.fixture(scope="module")
def plans() -> Plans:
    return rw.load_lesson("04-combat").game.plans(2)


@pytest.mark.parametrize(
    "chances", [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.5, 0.5)], ids=str
)
@pytest.mark.parametrize("games", [1, 2, AHEAD, 400, 5000])
def test_plans_and_their_difference_have_intervals(
    plans: Plans, chances: tuple[float, float], games: int
) -> None:
    lines = [plan.line for plan in plans]
    results = {line: [one] * games for line, one in zip(lines, chances, strict=True)}
    for found in (plans, plans.with_results(results), plans.with_estimates(results)):
        for plan in found:
            check(plan.low, plan.chance, plan.high, 0, 1)
            assert plan.error_in_points >= 1
        apart = found.difference("A", "B")
        check(apart.low, apart.value, apart.high, -1, 1)


@given(st.lists(st.tuples(CHANCES, CHANCES), min_size=4, max_size=4), st.floats(-1, 1))
@pytest.mark.parametrize("games", [0, 1, 400])
def test_the_worth_of_a_turn_has_an_error_until_the_game_is_over(
    games: int, worths: list[tuple[float, float]], luck: float
) -> None:
    before, yours, best, average = (
        Worth(expert, played, games) if games else Worth(expert) for expert, played in worths
    )
    game = rw.load_lesson("04-combat").game
    mine, experts = TurnSide(yours, game, []), TurnSide(best, game, [])
    for mean in (average, None):
        found = TurnResult("red", before, mine, experts, average=mean, luck=luck)
        assert found.error > 0
        for row in found.rows:
            assert row.worth.error > 0
            assert 0 <= row.worth.chance <= 1
    assert Worth(1.0, 1.0, games, is_over=True).error == 0, "the winner is known"


@given(
    st.lists(
        st.tuples(st.floats(0, 3500), st.floats(30, 350), st.sampled_from([0.0, 0.5, 1.0])),
        max_size=60,
    ),
    st.integers(1, 20),
)
@example([(0.0, 30.0, 1.0)] * 60, 20)
def test_a_rating_by_glicko_has_an_interval(
    games: list[tuple[float, float, float]], periods: int
) -> None:
    found = FIRST
    for _ in range(periods):
        found = after(found, [(Strength(rating, error), won) for rating, error, won in games])
        check(found.rating - found.half, found.rating, found.rating + found.half, *ANYWHERE)


PLACED = st.lists(
    st.tuples(
        st.integers(1, len(LADDER)),
        st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=30),
    ),
    min_size=1,
    max_size=12,
)


@given(PLACED)
@example([(10, [0.5] * 30)] * 12)
@example([(1, [0.0] * 30)] * 12)
@example([(10, [1.0] * 30)] * 12)
def test_a_place_on_the_ladder_has_an_interval(blocks: list[tuple[int, list[float]]]) -> None:
    found = Search()
    for rung, scores in blocks:
        found.scores[rung - 1] = found.scores[rung - 1].with_pairs(scores)
    low, high = found.interval()
    assert low < high
    assert low <= found.place() <= high
    rows = [
        RungGames(rung, LADDER[rung - 1], 2 * each.pairs, 2 * each.total)
        for rung, each in enumerate(found.scores, 1)
        if each.pairs
    ]
    place = LadderPlace("mine", None, None, None, tuple(rows), "games", 0, fast=False)
    for row in place.to_rows():
        check(row["low"], row["share"], row["high"], 0, 1)


@given(st.lists(st.tuples(st.sampled_from(LADDER), st.booleans()), max_size=80))
@example([("random", True)] * 80)
@example([(LADDER[-1], False)] * 80)
@example([(LADDER[-1], True)] * 80)
def test_a_level_lies_within_its_rungs(games: list[tuple[str, bool]]) -> None:
    found = level_after({"at": 0, "rivals": [bot], "won": won} for bot, won in games)
    assert 1 <= found.low <= found.rung <= found.high <= len(LADDER), "a rung has a width itself"


@given(st.integers(1, 3000), st.data())
def test_the_score_of_a_policy_has_an_interval(games: int, data: st.DataObject) -> None:
    score = Score(data.draw(st.integers(0, games) | st.sampled_from([0, games])), games)
    check(*_with(score.interval, score.share), 0, 1)
    check(*_with(rw.lab.wilson(*score), score.share), 0, 1)


def played(winners: Sequence[str | None]) -> SimulationResult:
    seats = {"red": 0, "blue": 1}
    games = tuple(
        GameResult(at, at, seats, winner, None, 5, 9, seats, starter="red")
        for at, winner in enumerate(winners)
    )
    return SimulationResult(("a", "b"), ("red", "blue"), games)


@pytest.mark.parametrize("winners", [["red"], [None], ["blue"] * 30, [None] * 1000, []])
def test_results_of_games_have_valid_intervals(winners: list[str | None]) -> None:
    for row in played(winners).table():
        check(row["low"], row["share"], row["high"], 0, 1)
    won = sum(winner == "red" for winner in winners)
    block = Block("a", "b", "czech", "duel", 2, 1, 0, len(winners), won, 0)
    contest = TournamentResult(("a", "b"), (block,))
    low, share, high = contest.share("a", "b")
    check(low, share, high, 0, 1)
    for row in contest.table():
        check(row["low"], row["elo"], row["high"], *ANYWHERE)


# ---- yes and no ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("yes", "no"), [(True, False), (1, 0), (1.0, 0.0), (np.True_, np.False_), (np.int8(1), 0.0)]
)
@pytest.mark.parametrize("left_out", [False, True])
def test_yes_or_no_is_a_share_in_any_type(yes: Any, no: Any, left_out: bool) -> None:
    """Yes-or-no values count as a share, even if all games agree or some don't count."""

    def measure(game: GameResult) -> Any:
        return None if left_out and game.game == 0 else yes if game.game % 2 else no

    settings: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 1}
    for one in (measure, lambda _: yes, lambda _: no):
        found = rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 3, measure=one, **settings)
        assert found.is_share
        assert found.difference == 0
        assert found.interval is not None
        check(found.interval[0], 0, found.interval[1], -1, 1)
        for row in found.to_rows():
            check(row["low"], row["mean"], row["high"], 0, 1)


def test_a_measure_without_any_value_is_no_share() -> None:
    assert not is_share(lambda _: None, [None, None])
    assert not is_share(lambda _: None, [True, 2.0])
    assert not is_share("rounds", [1.0, 1.0])


def test_identical_games_give_no_interval_of_a_mean() -> None:
    settings: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 1}
    found = rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 3, measure=lambda _: 15, **settings)
    assert (found.difference, found.interval) == (0, None)
    assert [row["low"] for row in found.to_rows()] == [None, None]
    assert "[" not in repr(found)


# ---- the truth -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 2, 3, 5, 10, 20, 30, 40, 41, 60, 100, 300, 1000])
def test_a_shares_interval_covers_it_in_93_to_97_percent_of_cases(size: int) -> None:
    """The share of cases is computed, not sampled, for closely spaced values from 0 to 1.

    It is higher only if fewer than ten wins or fewer than ten losses can be expected.
    """
    ends = [share_interval(wins, size) for wins in range(size + 1)]
    wins = np.arange(size + 1)
    ways = np.array([lgamma(size + 1) - lgamma(n + 1) - lgamma(size - n + 1) for n in wins])
    low, high = np.array(ends).T
    for share in np.linspace(0.001, 0.999, 999):
        likely = np.exp(ways + wins * log(share) + (size - wins) * log(1 - share))
        held = likely[(low <= share) & (share <= high)].sum()
        assert held >= (0.95 - 1e-9 if size <= 40 else 0.93)
        if size * min(share, 1 - share) >= 10:
            assert held <= 0.973


@pytest.mark.parametrize("size", [2, 3, 5, 6, 8])
def test_a_differences_interval_covers_it_in_at_least_93_percent_of_cases(size: int) -> None:
    """The share of cases is computed, not sampled, for a grid of probabilities of pairs."""
    counts = [
        (both, one, other, size - both - one - other)
        for both, one, other in product(range(size + 1), repeat=3)
        if both + one + other <= size
    ]
    ends = [newcombe(*_pairs(each)) for each in counts]
    low, high = (np.array([each[at] for each in ends], dtype=float) for at in (0, 1))
    ways = np.array(
        [comb(size, b) * comb(size - b, o) * comb(size - b - o, t) for b, o, t, _ in counts]
    )
    grid = np.linspace(0, 1, 11)
    for chances in product(grid, repeat=3):
        rest = 1 - sum(chances)
        if rest < -1e-9:
            continue
        all_four = np.array([*chances, max(rest, 0.0)])
        likely = ways * np.prod(all_four ** np.array(counts), axis=1)
        change = chances[2] - chances[1]
        held = likely[(low <= change + 1e-9) & (change - 1e-9 <= high)].sum()
        assert held >= 0.93, (chances, held)


def _pairs(counts: tuple[int, int, int, int]) -> tuple[list[float], list[float]]:
    both, one, other, neither = counts
    first = [1.0] * (both + one) + [0.0] * (other + neither)
    return first, [1.0] * both + [0.0] * one + [1.0] * other + [0.0] * neither


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706205), (2, 4.302653), (3, 3.182446), (9, 2.262157), (29, 2.045230), (300, 1.967903)],
)
def test_students_quantiles_agree_with_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=1e-6)


def test_students_quantiles_fall_smoothly() -> None:
    found = [student(freedom) for freedom in range(190, 212)]
    falls = [a - b for a, b in pairwise(found)]
    assert falls == pytest.approx(sorted(falls, reverse=True), abs=1e-8)
    assert min(falls) > 0


@pytest.mark.sampled
@pytest.mark.parametrize("size", coverage.SIZES)
@pytest.mark.parametrize("row", coverage.rows(), ids=lambda row: row.name)
def test_intervals_of_samples_cover_the_truth_as_often_as_the_table_says(
    row: coverage.SampleKind, size: int
) -> None:
    right, none = coverage.held(row, size, 1000)
    assert right >= 0.915, "93%, less two standard errors of this simulation"
    if row.enough is not None and size >= row.enough:
        assert right <= 0.975, "97%, and a standard error"
    cells = [*map(float, table_in_docs()[row.name])]
    assert cells[coverage.SIZES.index(size)] == pytest.approx(100 * right, abs=1)
    assert size > 2 or cells[-1] == pytest.approx(100 * none, abs=1)


@cache
def table_in_docs() -> dict[str, list[str]]:
    """Return the rows of the table in the documentation, by the kind of sample."""
    page = (ROOT / "docs" / "laboratory.md").read_text()
    _, _, below = page.partition("| sample of |")
    table, _, _ = below.partition("\n\n")
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")]
    return {name: shares for name, *shares in cells[2:]}


def test_the_table_in_the_docs_has_all_kinds_of_samples() -> None:
    assert [*table_in_docs()] == [row.name for row in coverage.rows()]
