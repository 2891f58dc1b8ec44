"""Results as columns and as data frames: the same figures, and clear errors without a library."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import pandas as pd
import polars as pl
import pytest

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.laboratory.players import play


@cache
def played() -> rw.Game:
    game = rw.Game.new(edition="czech", mode="duel", seats=["red", "blue"], seed=5)
    play(game, {"red": make("bold", 1), "blue": make("random", 2)}, max_rounds=12)
    return game


@pytest.mark.parametrize(
    "result",
    [
        rw.odds(6, 4),
        rw.lab.odds_table(5, 4),
        rw.campaign_odds(9, [2, 2]),
        rw.lab.when_to_stop(6, 4, keep=3),
        rw.simulate(["random", "random"], 3, edition="czech", mode="duel", max_rounds=5),
    ],
    ids=lambda result: type(result).__name__,
)
def test_every_library_gets_the_rows(result: rw.lab.Odds) -> None:
    rows = result.to_rows()
    columns = result.to_columns()
    assert {len(column) for column in columns.values()} == {len(rows)}
    assert isinstance(result.to_frame(), pd.DataFrame)
    assert result.to_frame("pandas").to_dict("list").keys() == columns.keys()
    assert isinstance(result.to_frame("polars"), pl.DataFrame)
    assert result.to_frame("polars").to_dicts() == rows


@pytest.mark.parametrize("each", ["actions", "battles", "turns", "rounds"])
def test_a_record_is_the_same_table_as_its_game(each: str) -> None:
    again = rw.Game.replay(played().record())
    assert again.to_columns(each) == played().to_columns(each)  # type: ignore[arg-type]
    assert len(again.to_frame(each)) == len(played().to_rows(each))  # type: ignore[arg-type]


@pytest.mark.parametrize("each", ["actions", "battles", "turns", "rounds"])
def test_a_table_has_its_columns_before_any_game(each: str) -> None:
    new = rw.Game.new(edition="czech", mode="domination", seed=1)
    assert new.to_rows(each) == []  # type: ignore[arg-type]
    columns = list(played().to_frame(each))  # type: ignore[arg-type]
    assert list(new.to_frame(each)) == columns  # type: ignore[arg-type]
    assert new.to_frame(each, "polars").columns == columns  # type: ignore[arg-type]


def test_whole_numbers_stay_whole_next_to_gaps() -> None:
    rows = played().to_rows("actions")
    armies = played().to_frame("actions", "pandas")["armies"]
    assert str(armies.dtype) == "Int64"
    assert armies.isna().sum() == sum(row["armies"] is None for row in rows) > 0
    assert armies.sum() == sum(row["armies"] or 0 for row in rows)
    assert played().to_frame("actions", "polars")["armies"].dtype == pl.Int64


def test_the_tables_agree_with_each_other_and_with_the_game() -> None:
    actions, battles = played().to_rows("actions"), played().to_rows("battles")
    turns, rounds = played().to_rows("turns"), played().to_rows("rounds")
    assert len(actions) == len(played().history)
    rolled = [e for p in played().history for e in p.events if e.type == "rolled"]
    assert sum(row["rolls"] for row in battles) == len(rolled)
    own = [e for e in rolled if e.data["attacker"] in played().seats]
    assert sum(row["rolls"] for row in turns) == len(own)
    captured = [e for p in played().history for e in p.events if e.type == "captured"]
    assert sum(row["captured"] for row in battles) == len(captured)
    for row in battles:
        if row["captured"]:
            assert row["defender_losses"] == row["defenders"]
        assert row["attacker_losses"] < row["attackers"]
        sides = {"attackers": row["attackers"], "defenders": row["defenders"]}
        assert row["win"] == pytest.approx(played().odds(**sides).win)
    last = {row["seat"]: row for row in rounds}
    for seat in played().seats:
        held = [t for t in played().board.ids if played().owner(t) == seat]
        assert last[seat]["territories"] == len(held)
        assert last[seat]["armies"] == sum(map(played().armies, held))
    assert [row["round"] for row in turns] == sorted(row["round"] for row in turns)


def test_a_turn_counts_its_own_income() -> None:
    incomes = [e.data["total"] for p in played().history for e in p.events if e.type == "income"]
    assert sum(row["income"] for row in played().to_rows("turns")) == sum(incomes)


def test_without_a_library_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert isinstance(rw.odds(3, 2).to_frame(), pl.DataFrame)
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(ImportError, match=r"risk-widget\[frames\]"):
        rw.odds(3, 2).to_frame()
    with pytest.raises(ImportError, match="to_columns"):
        played().to_frame("turns")


@pytest.mark.parametrize(
    ("library", "install"), [("pandas", r"risk-widget\[frames\]"), ("polars", "install polars")]
)
def test_a_missing_library_that_was_requested_is_named(
    monkeypatch: pytest.MonkeyPatch, library: Any, install: str
) -> None:
    """A missing library is not replaced by the other one, although that is installed."""
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=install) as raised:
        rw.odds(3, 2).to_frame(library)
    assert f"{library} is not installed" in str(raised.value)


def test_unknown_words_are_refused() -> None:
    with pytest.raises(ValueError, match="library must be 'pandas' or 'polars', not 'arrow'"):
        rw.odds(3, 2).to_frame("arrow")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="battles"):
        played().to_rows("weeks")  # type: ignore[arg-type]
