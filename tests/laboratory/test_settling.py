"""If a match runs until it is settled, its interval is reliable wherever the match stops."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import accumulate
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.laboratory.settling import (
    NO_SCORES,
    Match,
    Terms,
    add_scores,
    count_scores,
    interval_of,
    mean_of,
)
from risk_widget.messages import render
from risk_widget.results.intervals import wilson
from tests.laboratory.test_tournaments import BOTS, TABLES

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.laboratory.settling import Scores

MATCHES = 2000
LOOKS = range(8)
AT_A_TIME = 12
remembered = cache(interval_of)


def most_misses(matches: int, chance: float) -> int:
    """Return the most misses to expect: the chance of more is below one in a thousand."""
    chances = (comb(matches, k) * chance**k * (1 - chance) ** (matches - k) for k in range(matches))
    return next(k for k, sum_ in enumerate(accumulate(chances)) if sum_ > 0.999)


def looks_at_a_match(random: Random, alone: float, among: float) -> list[Scores]:
    """Return a match's scores after each batch, given the chances in both games of a pair."""
    scores, looks = NO_SCORES, []
    for _ in LOOKS:
        lot = [
            2 * ((random.random() < alone) + (random.random() < among)) for _ in range(AT_A_TIME)
        ]
        scores = add_scores(scores, count_scores(lot))
        looks.append(scores)
    return looks


@pytest.mark.parametrize(
    ("alone", "among"),
    [(1 / 3, 2 / 3), (0.5, 0.5), (0.9, 0.9)],
    ids=["three equals", "two equals", "one far better"],
)
def test_the_interval_misses_the_truth_no_more_often_than_it_claims(
    alone: float, among: float
) -> None:
    """However often one looks, the interval is reliable; an ordinary one misses far more often."""
    random, truth = Random(7), (alone + among) / 2
    misses = usual_misses = 0
    for _ in range(MATCHES):
        looks = looks_at_a_match(random, alone, among)
        ends = [remembered(scores) for scores in looks]
        misses += any(not low <= truth <= high for low, high in ends)
        usual = [wilson(round(2 * sum(s) * mean_of(s)), 2 * sum(s)) for s in looks]
        usual_misses += any(not low <= truth <= high for low, high in usual)
    assert misses <= most_misses(MATCHES, 0.05)
    assert usual_misses > most_misses(MATCHES, 0.05)


def test_an_equal_bot_is_called_better_no_more_often_than_agreed() -> None:
    terms, random, named = Terms(0.05, 0.95, len(LOOKS) * AT_A_TIME), Random(8), 0
    for _ in range(MATCHES):
        for scores in looks_at_a_match(random, 1 / 3, 2 / 3):
            low, high = remembered(scores)
            if not low <= 0.5 <= high:
                match = Match("a", "b", "czech", "domination", 3, scores, terms)
                assert match.better == ("a" if low > 0.5 else "b")
                named += 1
                break
    assert named <= most_misses(MATCHES, 0.05)


def test_a_bot_that_wins_two_games_of_three_is_soon_called_better() -> None:
    random, pairs = Random(9), []
    for _ in range(100):
        looks = looks_at_a_match(random, 0.5, 0.8)
        pairs.append(next((sum(s) for s in looks if remembered(s)[0] > 0.5), 200))
    assert sum(pairs) / len(pairs) < 80


def test_exchanging_the_bots_mirrors_the_interval() -> None:
    low, high = interval_of((3, 1, 10, 2, 20))
    assert interval_of((20, 2, 10, 1, 3)) == pytest.approx((1 - high, 1 - low), abs=1e-4)
    assert low < mean_of((3, 1, 10, 2, 20)) < high


def test_nothing_is_known_before_the_first_pair() -> None:
    assert interval_of(NO_SCORES) == pytest.approx((0, 1), abs=1e-4)
    assert mean_of(NO_SCORES) == 0.5


def test_more_confidence_needs_a_wider_interval() -> None:
    low, high = interval_of((5, 0, 20, 0, 25), 0.95)
    lower, higher = interval_of((5, 0, 20, 0, 25), 0.999)
    assert lower < low
    assert high < higher


@pytest.mark.parametrize(
    ("scores", "why", "better", "words"),
    [
        ((0, 0, 10, 0, 40), "better", "strong", "strong is better than weak: it wins 90"),
        ((40, 0, 10, 0, 0), "better", "weak", "weak is better than strong: it wins 90"),
        ((100, 0, 800, 0, 100), "equal", None, "equal within 5 percentage points"),
        ((100, 0, 800, 0, 100), "equal", None, "Settled after 1000 pairs, 2000 games."),
        ((2, 0, 6, 0, 2), "interrupted", None, "Interrupted: strong wins 50"),
    ],
)
def test_a_match_says_who_is_better_and_why_it_stopped(
    scores: Scores, why: str, better: str | None, words: str
) -> None:
    match = Match("strong", "weak", "czech", "duel", 2, scores, Terms(0.05, 0.95, 2000))
    assert (match.why, match.better) == (why, better)
    assert words in render(match.message())
    assert match.to_dict()["why"] == why


def test_a_match_that_reached_its_limit_is_not_settled() -> None:
    match = Match("a", "b", "czech", "duel", 2, (2, 0, 6, 0, 2), Terms(0.05, 0.95, 10))
    assert match.why == "limit"
    assert "Not settled" in render(match.message())


SETTINGS: dict[str, Any] = {**TABLES, "until": "settled"}


@cache
def played() -> rw.lab.TournamentResult:
    return rw.tournament(BOTS, **SETTINGS)


def test_a_tournament_stops_each_match_when_it_is_settled() -> None:
    result = played()
    assert [(m.mode, m.players, m.better, m.why) for m in result.matches] == [
        ("domination", 3, "cautious", "better"),
        ("duel", 2, "cautious", "better"),
    ]
    assert all(m.pairs < 100 for m in result.matches)
    assert sum(m.games for m in result.matches) == sum(b.games for b in result.blocks)
    assert not result.stopped
    assert "cautious is better than random" in repr(result)
    assert "the seats swapped" in result._repr_html_()
    assert len(result.plot().axes[0].get_yticklabels()) == 2
    low, share, high = result.share("cautious", "random")
    assert 0.5 < low < share < high
    assert result.share("random", "cautious")[1] == pytest.approx(1 - share)
    assert json.loads(json.dumps(result.to_dict()))["matches"][0]["better"] == "cautious"


def test_each_bot_plays_alone_as_often_as_the_other() -> None:
    rows = [row for row in played().to_rows() if row["players"] == 3]
    assert [(row["bot"], row["bot_seats"]) for row in rows] == [("random", 1), ("cautious", 1)]
    assert rows[0]["games"] == rows[1]["games"]


def test_the_same_bot_under_two_names_wins_exactly_half() -> None:
    """The two games of a pair are then the same, except for the names of the seats."""
    result = rw.tournament({"one": "random", "other": "random"}, 24, **SETTINGS)
    for match in result.matches:
        assert match.scores == (0, 0, match.pairs, 0, 0)
        assert match.better is None


def test_any_executor_plays_the_same_games() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert rw.tournament(BOTS, **SETTINGS, executor=executor) == played()


def test_a_stopped_match_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "pairs.jsonl"

    def stop(done: int, _total: int) -> None:
        raise KeyboardInterrupt

    part = rw.tournament(BOTS, **SETTINGS, file=file, progress=stop)
    assert part.stopped
    assert any(match.why == "interrupted" for match in part.matches)
    assert "interrupted" in repr(part)
    before = file.read_text().splitlines()
    assert rw.tournament(BOTS, **SETTINGS, file=file) == played()
    after = file.read_text().splitlines()
    assert after[: len(before)] == before
    with pytest.raises(ValueError, match="other bots or settings"):
        rw.tournament(BOTS, **{**SETTINGS, "until": "games"}, file=file)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"until": "soon"}, "'games' or 'settled'"),
        ({"margin": 0}, "margin must be above 0 and below 0.5"),
        ({"margin": 0.6}, "margin"),
        ({"confidence": 1}, "confidence must be above 0.5 and below 1"),
        ({"confidence": "sure"}, "confidence"),
    ],
)
def test_impossible_limits_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rw.tournament(BOTS, 1, **{**SETTINGS, **settings})
