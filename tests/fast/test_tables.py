"""Tables of turns and rounds that fast games record while they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.fast import games as fast_games
from risk_widget.fast.games import FastGame
from risk_widget.laboratory.game_tables import kept_of_fast, kept_of_game
from tests.engine.ways import WAYS
from tests.fast.proof import config_of

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_fast_game_has_the_tables_of_its_replay(
    setup: GameSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables are the same, whether the game is played in one batch or in many small ones."""
    config = config_of(setup)
    bots, last = ["simple"] * setup.players, 12
    fast = FastGame(config, 7)
    fast.play(bots, last)
    expected = kept_of_game(fast.again(), ("turns", "rounds"), last)
    for room in (512, setup.players + 1):
        monkeypatch.setattr(fast_games, "_NOTED", room)
        again = FastGame(config, 7)
        _, *noted = again.play_and_note(bots, last)
        found = kept_of_fast(config, ("turns", "rounds"), (noted[0], noted[1]), last)
        assert found == expected
        assert again.state == fast.state


@pytest.mark.parametrize("more", [{}, {"arrange": rw.lab.begins()}])
def test_games_are_the_same_with_tables(more: dict[str, Any]) -> None:
    given: dict[str, Any] = {"edition": "czech", "fast": True, "max_rounds": 20, **more}
    plain = rw.simulate(["simple"] * 3, 6, **given)
    kept = rw.simulate(["simple"] * 3, 6, tables=["turns", "rounds"], **given)
    for one, other in zip(plain.games, kept.games, strict=True):
        assert (one.winner, one.actions, one.rounds) == (other.winner, other.actions, other.rounds)
    turns, rounds = (kept.tables[kind].to_rows() for kind in ("turns", "rounds"))
    assert not plain.tables
    for game in kept.games:
        own = [row for row in turns if row["game"] == game.game]
        assert own[0]["round"] == 1, "the first turn, also of a game that goes on from a position"
        assert max(row["round"] for row in own) == game.rounds
        last = [row for row in rounds if row["game"] == game.game][-len(kept.seats) :]
        assert {row["seat"]: row["territories"] for row in last} == game.territories
