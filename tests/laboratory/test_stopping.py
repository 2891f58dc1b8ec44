"""Experiments that stop by themselves are rarely wrong, and stop alike on every machine."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.laboratory import simulation
from risk_widget.laboratory.stopping import Until, checkpoints, ends_at_any_time
from risk_widget.results.intervals import mean_interval, newcombe

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.laboratory.simulation_result import GameResult
    from risk_widget.laboratory.stopping import Why
    from risk_widget.results.intervals import Interval

ISLAND: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 40}
BETTER: dict[str, Any] = {"random": {}, "cautious": {"bots": ["cautious", "random", "random"]}}
ROTATION = 3


def shares(random: Random, better: float) -> Callable[[int], tuple[float, float]]:
    """Make pairs of games in which early seats are won more often; half of the pairs share luck."""

    def play(number: int) -> tuple[float, float]:
        chance = (0.6, 0.3, 0.15)[number % ROTATION]
        one, other = random.random(), random.random()
        again = one if random.random() < 0.5 else other
        return float(one < chance), float(again < chance + better)

    return play


def numbers(random: Random, more: float) -> Callable[[int], tuple[float, float]]:
    """Make pairs of game lengths in rounds, some of them very long."""

    def play(number: int) -> tuple[float, float]:
        longer = number % ROTATION
        return tuple(3 + longer + random.gammavariate(3, 3) + each for each in (0, more))  # type: ignore[return-value]

    return play


def run(
    play: Callable[[int], tuple[float, float]], until: Until, most: int, *, share: bool
) -> tuple[Why | None, Interval, int]:
    """Run a made-up experiment until it stops.

    Return the reason, the interval and the games played.
    """
    first: list[float] = []
    second: list[float] = []
    ends: Interval = None
    for look in checkpoints(ROTATION, most):
        for number in range(len(first), look):
            one, other = play(number)
            first.append(one)
            second.append(other)
        if until.width is None:
            ends = ends_at_any_time(first, second, ROTATION, share=share)
        elif share:
            low, high = newcombe(first, second)
            assert low is not None
            assert high is not None
            ends = low, high
        else:
            ends = mean_interval([b - a for a, b in zip(first, second, strict=True)])
        why = until.why(ends, look)
        if why:
            return why, ends, look
    return None, ends, most


@pytest.mark.sampled
@pytest.mark.parametrize(("make", "share"), [(shares, True), (numbers, False)])
def test_a_condition_without_effect_is_seldom_found_to_have_one(make: Any, *, share: bool) -> None:
    """Few results are wrong, even though the experiment checks them forty times."""
    until = Until(None, 0.0, ROTATION)
    wrong = [
        run(make(Random(number), 0), until, 1500, share=share)[0] == "different"
        for number in range(200)
    ]
    assert sum(wrong) <= 200 * 0.05 + 9


@pytest.mark.sampled
@pytest.mark.parametrize(("make", "share", "by"), [(shares, True, 0.1), (numbers, False, 2)])
def test_a_real_difference_is_found_and_inside_its_interval(
    make: Any, by: float, *, share: bool
) -> None:
    until = Until(None, 0.0, ROTATION)
    found = [run(make(Random(number), by), until, 6000, share=share) for number in range(60)]
    assert all(why == "different" for why, _, _ in found)
    missed = sum(ends is None or not ends[0] <= by <= ends[1] for _, ends, _ in found)
    assert missed <= 60 * 0.05 + 5


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("make", "share", "by", "width"), [(shares, True, 0.1, 0.05), (numbers, False, 2, 0.8)]
)
def test_stopping_at_a_narrow_interval_does_not_reduce_its_coverage(
    make: Any, by: float, width: float, *, share: bool
) -> None:
    until = Until(width, 0.0, ROTATION)
    found = [run(make(Random(number), by), until, 6000, share=share) for number in range(200)]
    assert all(why == "narrow" for why, _, _ in found)
    held = sum(ends is not None and ends[0] <= by <= ends[1] for _, ends, _ in found)
    assert held >= 200 * 0.95 - 9


def test_an_experiment_stops_when_it_is_settled() -> None:
    found = rw.experiment(BETTER, ["random"] * 3, 600, until="settled", **ISLAND)
    assert found.why == found.to_dict()["why"] == "different"
    assert not found.stopped
    assert found.interval is not None
    assert found.interval[0] > 0
    games = {len(each) for each in found.simulations.values()}
    assert games.pop() < 600
    plain = rw.experiment(BETTER, ["random"] * 3, len(found.values["random"]), **ISLAND)
    assert plain.values == found.values
    assert plain.interval is not None
    assert found.interval[0] < plain.interval[0], "one that holds at any time is wider"


def test_identical_conditions_are_found_to_be_equal() -> None:
    same: dict[str, Any] = {"a": {}, "b": {}}
    found = rw.experiment(same, ["random"] * 3, 900, until="settled", margin=0.3, **ISLAND)
    assert (found.why, found.difference) == ("equal", 0)
    limit = rw.experiment(same, ["random"] * 3, 6, until="settled", **ISLAND)
    assert (limit.why, limit.stopped, limit.difference) == ("limit", False, 0)


def test_an_experiment_stops_when_its_interval_is_narrow() -> None:
    found = rw.experiment(BETTER, ["random"] * 3, 900, until=0.12, **ISLAND)
    assert found.why == "narrow"
    assert found.interval is not None
    low, high = found.interval
    assert (high - low) / 2 <= 0.12


def test_an_experiment_stops_after_the_same_games_on_every_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def actions(game: GameResult) -> float:
        return float(game.actions)

    given: dict[str, Any] = {"until": "settled", "measure": actions, **ISLAND}
    here = rw.experiment(BETTER, ["random"] * 3, 600, **given)
    monkeypatch.setattr(simulation, "_SECONDS_A_BATCH", 1e-9)
    with ThreadPoolExecutor(2) as threads:
        there = rw.experiment(BETTER, ["random"] * 3, 600, executor=threads, **given)
    assert here.values == there.values
    assert here.why == there.why == "different"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"until": "sure"}, "until must be 'settled'"),
        ({"until": 0}, "until must be above 0"),
        ({"until": -0.1}, "until must be"),
        ({"until": "settled", "margin": -1}, "margin must be"),
    ],
)
def test_an_unknown_stopping_rule_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        rw.experiment({"a": {}, "b": {}}, **given, **ISLAND)
