"""In many games, seats rotate, every executor gives the same result, and the figures add up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import simulate
from risk_widget.bots import RandomBot
from risk_widget.laboratory.simulation_result import GameResult, SimulationResult
from risk_widget.results.intervals import share_interval

if TYPE_CHECKING:
    from risk_widget.bots import Observation


class Lazy:
    """The smallest possible bot, which does only what it must."""

    def __init__(self, seed: str) -> None:
        self._random = RandomBot(seed)

    def choose(self, observation: Observation, /) -> dict[str, Any]:
        if (observation["legal"] or {}).get("end_phase"):
            return {"type": "end_phase"}
        return self._random.choose(observation)


def test_a_sensible_player_beats_random_ones() -> None:
    result = simulate(["cautious", "random", "random"], 30, edition="czech", seed=1)
    assert result.wins[0] >= 27
    assert result.unfinished == 0


def test_seats_rotate_among_the_bots() -> None:
    bots: list[str | type[Lazy]] = ["cautious", "random", Lazy]
    result = simulate(bots, 6, edition="nordic", mode="missions", max_rounds=3)
    for position in range(3):
        seats = [seat for game in result.games for seat, p in game.bots.items() if p == position]
        assert sorted(seats) == sorted(["red", "blue", "green"] * 2)


def test_every_executor_plays_the_same_games() -> None:
    def run(seed: int, **more: Any) -> SimulationResult:
        return simulate(["bold", "random", "random"], 9, seed=seed, max_rounds=2, **more)

    here = run(3)
    with ThreadPoolExecutor(2) as threads:
        assert run(3, executor=threads) == here
    assert run(4) != here
    longer = simulate(["bold", "random", "random"], 10, seed=3, max_rounds=2)
    assert longer.games[:9] == here.games, "a game does not depend on how many there are"


def test_another_process_plays_the_same_games() -> None:
    def run(**more: Any) -> SimulationResult:
        return simulate(["bold", "random", "random"], 2, seed=8, max_rounds=1, **more)

    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        assert run(executor=processes) == run()


def test_games_without_a_winner_are_stopped() -> None:
    result = simulate([Lazy, Lazy, Lazy], 2, edition="german", mode="domination", max_rounds=4)
    assert result.unfinished == 2
    assert [(g.winner, g.reason, g.rounds) for g in result.games] == [(None, None, 4)] * 2
    assert result.wins == (0, 0, 0)
    assert sum(result.games[0].territories.values()) == 42


def test_the_rows_agree_with_the_games() -> None:
    result = simulate(["bold", "random", Lazy], 6, edition="czech", seed=2)
    rows = result.to_rows()
    assert [row["seed"] for row in rows] == [game.seed for game in result.games]
    for position, name in enumerate(["bold", "random", "Lazy"]):
        assert sum(row["winner_bot"] == name for row in rows) == result.wins[position]
        assert result.table()[position]["bot"] == name
    assert sum(result.wins_by_seat.values()) == sum(result.wins) == 6 - result.unfinished
    assert {row["reason"] for row in rows if row["winner"]} == {"win.domination"}
    assert all(row["territories_" + row["winner"]] == 42 for row in rows if row["winner"])


def test_shares_have_intervals() -> None:
    games = tuple(
        GameResult(
            i, i, {"red": 0, "blue": 1}, "red" if i < 8 else "blue", "win.duel", 5, 9, {},
            starter="red",
        )
        for i in range(10)
    )  # fmt: skip
    table = SimulationResult(("a", "b"), ("red", "blue"), games).table()
    assert [row["share"] for row in table] == [0.8, 0.2]
    low, high = share_interval(8, 10)
    assert (table[0]["low"], table[0]["high"]) == (low, high)
    assert (round(low, 4), round(high, 4)) == (0.4444, 0.9632)
    assert share_interval(0, 0) == (0.0, 1.0)


def test_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []
    simulate(
        ["random"] * 3, 9, edition="czech", max_rounds=1, progress=lambda *done: told.append(done)
    )
    assert told[-1] == (9, 9)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.parametrize(
    ("bots", "more", "message"),
    [
        (["cautios"] * 3, {}, "cautious"),
        (["random"] * 3, {"seats": ["red"]}, "as many seats"),
        (["random"] * 7, {}, "players"),
        (["random"] * 3, {"mode": "missions"}, "missions"),
        (["random"] * 3, {"edition": "chech"}, "czech"),
    ],
)
def test_impossible_matches_are_refused(
    bots: list[str], more: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(bots, 1, **{"edition": "czech", **more})
