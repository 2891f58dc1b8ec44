"""Tournaments with different bots at one table, and the records of their games."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import exp, log
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.laboratory.mixed_tables import drawn
from risk_widget.laboratory.ratings import ELO, Contest, Meeting, ratings

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.bots import Observation

BOTS = ["cautious", "random", "easygoing", "bold"]
ISLAND: dict[str, Any] = {
    "editions": ["czech"],
    "modes": ["domination"],
    "board": "island",
    "max_rounds": 5,
}


class Failing:
    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, /) -> Any:
        raise RuntimeError("out of ideas")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_table_has_different_bots_and_all_play_about_equally_often(seats: int) -> None:
    bots = ["a", "b", "c", "d", "e", "f", "g"]
    tables = [*drawn(bots, seats, "1", 70)]
    assert all(len({*table}) == len(table) == seats for table in tables)
    assert set(Counter(bot for table in tables for bot in table).values()) == {10 * seats}
    first = Counter(table[0] for table in tables)
    assert len(first) == len(bots)
    assert tables == [*drawn(bots, seats, "1", 70)]
    assert tables != [*drawn(bots, seats, "2", 70)]


def test_every_game_is_reported_with_its_seed_and_record() -> None:
    played = rw.tournament(BOTS, 14, seats=3, records=True, **ISLAND)
    assert len(played.games) == 14
    for game in played.games:
        assert len({*game.bots}) == 3
        replay = rw.Game.replay(str(game.record))
        assert replay.ok
        winner = replay.game.winner
        assert (winner and game.bots[replay.game.seats.index(winner)]) == game.winner
        again = rw.Game.new(
            edition="czech", mode="domination", board="island", seats=3, seed=game.seed
        )
        assert f'start = "{again.position()}"' in str(game.record)
    assert sum(row["games"] for row in played.table()) == 3 * 14
    assert sum(row["wins"] for row in played.table()) == sum(
        game.winner is not None for game in played.games
    )


def test_the_games_are_the_same_with_any_executor_and_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    here = rw.tournament(BOTS, 14, seats=3, file=file, records=True, **ISLAND)
    with ThreadPoolExecutor(2) as threads:
        assert rw.tournament(BOTS, 14, seats=3, executor=threads, records=True, **ISLAND) == here
    whole = file.read_text()
    assert rw.tournament(BOTS, 14, seats=3, file=file, records=True, **ISLAND) == here
    assert file.read_text() == whole
    file.write_text(whole[: len(whole) * 2 // 3])
    assert rw.tournament(BOTS, 14, seats=3, file=file, records=True, **ISLAND) == here
    for other in ({"seats": 4, "records": True}, {"seats": 3}, {"players": [3]}):
        with pytest.raises(ValueError, match="other bots or settings"):
            rw.tournament(BOTS, 14, file=file, **ISLAND, **other)


def test_a_bot_that_fails_loses_and_gives_nobody_an_advantage() -> None:
    bots: dict[str, Any] = {"bad": Failing, "a": "random", "b": "random", "c": "random"}
    played = rw.tournament(bots, 12, seats=4, on_error="forfeit", **ISLAND)
    (row,) = played.forfeits
    assert (row.bot, row.reason, row.games) == ("bad", "RuntimeError: out of ideas", 12)
    rows = {row["bot"]: row for row in played.table()}
    assert rows["bad"]["elo"] == min(row["elo"] for row in rows.values())
    assert rows["a"]["elo"] == pytest.approx(rows["b"]["elo"]) == pytest.approx(rows["c"]["elo"])
    assert {row["unfinished"] for row in rows.values()} == {0}


def test_a_table_of_two_gives_the_same_ratings_as_a_match() -> None:
    meeting = ratings(2, [Meeting(0, 1, 1, 1, 7, 3)])
    contests = [Contest((0, 1), (1.0, 0.0))] * 7 + [Contest((1, 0), (1.0, 0.0))] * 3
    found = ratings(2, [], contests)
    for one, other in zip(meeting, found, strict=True):
        assert one.points == pytest.approx(other.points)
        assert one.error == pytest.approx(other.error)


def test_ratings_recover_the_strengths_behind_the_games() -> None:
    """The wins follow the model exactly; they are so many that the prior's games don't matter."""
    strengths = (1.0, 0.25, -0.5, -0.75)
    tables = [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    contests = []
    for table in tables:
        weights = [exp(strengths[bot]) for bot in table]
        shares = tuple(weight / sum(weights) for weight in weights)
        contests += [Contest(table, shares)] * 3000
    for rating, strength in zip(ratings(4, [], contests), strengths, strict=True):
        assert rating.points == pytest.approx(ELO * strength, abs=0.5)
    assert pytest.approx(400 / log(10)) == ELO


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": 1}, "seats must be"),
        ({"seats": 7}, "seats must be"),
        ({"seats": 5}, "tables of 5 different bots need as many bots, not 4"),
        ({"seats": 3, "until": "settled"}, "compares two bots"),
        ({"records": True}, "give seats=3 or more"),
        ({"seats": 3, "records": True, "fast": True}, "fast games leave no records"),
        ({"seats": 3, "records": 2}, "records must be"),
    ],
)
def test_impossible_requests_are_refused(settings: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        rw.tournament(BOTS, 2, **{**ISLAND, **settings})


def test_a_mixed_tournament_can_be_displayed() -> None:
    played = rw.tournament(BOTS, 12, seats=3, **ISLAND)
    assert repr(played).startswith("<TournamentResult: 4 bots, 12 games")
    page = played._repr_html_()
    assert all(bot in page for bot in BOTS)
    assert len(played.to_dict()["games"]) == 12
    for row in played.to_rows():
        assert row["games"] == row["wins"] + row["defeats"] + row["unfinished"]
        low, share, high = played.share(row["bot"], row["opponent"])
        assert low <= share <= high


def test_a_simulation_keeps_records_on_request() -> None:
    settings: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 3}
    played = rw.simulate(["random"] * 3, 2, records=True, **settings)
    for game in played.games:
        replay = rw.Game.replay(str(game.record))
        assert replay.ok
        assert len(replay.game.history) == game.actions
    plain = rw.simulate(["random"] * 3, 2, **settings)
    assert {game.record for game in plain.games} == {None}
    assert [game.seed for game in plain.games] == [game.seed for game in played.games]
