"""Summaries of results: means, quantiles, tables, and sums of several results."""

from __future__ import annotations

import json
from functools import partial
from statistics import mean
from typing import Any

import polars as pl
import pytest

import risk_widget as rw
from risk_widget.bots import PlanningBot
from risk_widget.bots.styles import CAUTIOUS

SMALL: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 30}
BOTS = ["random", "cautious", "random"]


def test_a_mean_has_its_interval() -> None:
    played = rw.simulate(BOTS, 12, **SMALL)
    won = [game.rounds for game in played.games if game.winner is not None]
    found = played.mean()
    assert found.mean == pytest.approx(mean(won))
    assert found.games == len(won)
    assert found.low is not None
    assert found.high is not None
    assert 1 <= found.low < mean(won) < found.high <= 30
    share = played.mean("wins")
    row = played.table()[0]
    assert (share.mean, share.low, share.high) == (row["share"], row["low"], row["high"])
    assert played.mean(lambda game: game.seed % 2 == 0).games == len(played) == 12
    assert played.mean(lambda _: None) == (None, None, None, 0)
    with pytest.raises(ValueError, match="measure must be 'wins', 'rounds' or 'finished'"):
        played.mean("armies")


def test_quantiles_agree_with_the_games() -> None:
    played = rw.simulate(BOTS, 9, **SMALL)
    actions = sorted(game.actions for game in played.games)
    found = played.quantiles([0, 0.5, 0.25, 1], lambda game: game.actions)
    assert found == {0: actions[0], 0.5: actions[4], 0.25: actions[2], 1: actions[-1]}
    assert [*played.quantiles()] == [0, 0.25, 0.5, 0.75, 1]
    assert played.quantiles(measure=lambda _: None) == {}
    with pytest.raises(ValueError, match=r"parts must be from 0 to 1, not 25"):
        played.quantiles([25])


def test_results_of_other_seeds_can_be_added() -> None:
    one, other = (rw.simulate(BOTS, 6, seed=seed, **SMALL) for seed in (1, 2))
    both = one + other
    assert len(both) == 12
    assert [game.game for game in both.games] == [*range(12)]
    assert [game.seed for game in both.games] == [g.seed for g in (*one.games, *other.games)]
    assert both.wins == tuple(map(sum, zip(one.wins, other.wins, strict=True)))
    assert both.run is not None
    assert both.run.seed == "1 + 2"
    assert len(both + rw.simulate(BOTS, 6, seed=3, **SMALL)) == 18
    json.dumps(both.to_dict())


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": 1}, "6 of the games are in both; play the second one with another seed"),
        ({"max_rounds": 31}, "max_rounds is not the same, 30 and 31"),
        ({"bots": [*BOTS[1:], "random"]}, "bots is not the same"),
        ({"seats": ["green", "blue", "red"]}, "seats is not the same"),
        ({"arrange": rw.lab.begins()}, "arrange is not the same, None and"),
        ({"tables": "rounds"}, r"tables is not the same, \[\] and \['rounds'\]"),
    ],
)
def test_an_impossible_addition_says_why(change: dict[str, Any], why: str) -> None:
    one = rw.simulate(BOTS, 6, seed=1, **SMALL)
    other = rw.simulate(**{"bots": BOTS, "games": 6, "seed": 2, **SMALL, **change})
    with pytest.raises(ValueError, match=f"these results can't be added: {why}"):
        one + other
    with pytest.raises(TypeError):
        one + 1  # type: ignore[operator]


def test_a_sum_can_start_at_zero() -> None:
    parts = [rw.simulate(BOTS, 2, seed=seed, **SMALL) for seed in range(3)]
    assert sum(parts) == parts[0] + parts[1] + parts[2]


def styled(enter: float) -> Any:
    return partial(PlanningBot, CAUTIOUS._replace(enter=enter))


def with_cards(cards: int) -> Any:
    return lambda game, seat: game.with_(cards={seat: cards})


def unchanged() -> Any:
    return lambda game, seat: game if seat else None


@pytest.mark.parametrize(
    ("ours", "theirs", "same"),
    [
        ({"arrange": with_cards(1)}, {"arrange": with_cards(1)}, True),
        ({"arrange": with_cards(1)}, {"arrange": with_cards(2)}, False),
        ({"arrange": with_cards(1)}, {"arrange": unchanged()}, False),
        ({"bots": [styled(0.9), *BOTS[1:]]}, {"bots": [styled(0.9), *BOTS[1:]]}, True),
        ({"bots": [styled(0.9), *BOTS[1:]]}, {"bots": [styled(0.5), *BOTS[1:]]}, False),
    ],
)
def test_results_with_only_a_name_in_common_cannot_be_added(
    ours: dict[str, Any], theirs: dict[str, Any], same: bool
) -> None:
    first, second = (
        rw.simulate(**{"bots": BOTS, "games": 2, "seed": seed, **SMALL, **each})
        for seed, each in enumerate((ours, theirs))
    )
    assert first.names == second.names
    if same:
        assert len(first + second) == 4
    else:
        with pytest.raises(ValueError, match="of what bots and arrangement do"):
            first + second


def test_tables_of_ordinary_games_are_those_of_each_game() -> None:
    played = rw.simulate(["random"] * 3, 3, tables="rounds", records=True, **SMALL)
    table = played.tables["rounds"]
    frame = table.to_frame("polars")
    assert len(table) == len(frame)
    record = played.games[1].record
    assert record is not None
    own = frame.filter(pl.col("game") == 1).drop("game")
    whole = rw.Game.replay(record).to_frame("rounds", "polars")
    assert own.equals(whole.filter(pl.col("round") <= 30))
    assert "rounds of 3 games" in repr(table)
    json.dumps(played.to_dict())
    with pytest.raises(ValueError, match="tables must be 'turns' or 'rounds', not 'battles'"):
        rw.simulate(["random"] * 3, 3, tables="battles", **SMALL)  # type: ignore[arg-type]
