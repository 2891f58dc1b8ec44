"""The same seed and actions give the same bytes, in any game and any process."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from risk_widget.game import Game
from risk_widget.notation import record_of
from tests.engine.ways import WAYS, boards, play

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup

ROOT = Path(__file__).resolve().parents[2]


def digest(setup: GameSetup, seed: int) -> str:
    """Return a hash of all events in a random game, and of the bytes of its record."""
    game = setup.new(seed, boards()[seed % 3])
    for _ in play(game, seed, 150):
        pass
    told = [
        [event.to_full_dict() for event in game.opening],
        [[s.seat, s.action.to_dict(), [e.to_full_dict() for e in s.events]] for s in game.history],
        [game.observe(seat) for seat in game.seats],
    ]
    data = json.dumps(told) + record_of(game)
    return hashlib.sha256(data.encode()).hexdigest()


def digests() -> list[str]:
    return [digest(setup, seed) for seed, setup in enumerate(WAYS)]


def test_another_process_plays_the_same_to_the_byte_of_the_record() -> None:
    code = "from tests.engine.test_same_everywhere import digests; print(*digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True
    )
    assert told.stdout.decode().split() == digests()


def test_other_seeds_give_other_games() -> None:
    assert len({digest(WAYS[0], seed) for seed in range(5)}) == 5


def test_interleaved_games_do_not_affect_each_other() -> None:
    """The games, one for each way to play, take turns to advance, with forks in between."""
    games = [setup.new(seed, boards()[seed % 3]) for seed, setup in enumerate(WAYS)]
    players = [play(game, seed, 120) for seed, game in enumerate(games)]
    for number in range(121):
        for player, game in zip(players, games, strict=True):
            next(player, None)
            if number % 40 == 39:
                for _ in play(game.fork(), number, 5):
                    pass
    for seed, (setup, game) in enumerate(zip(WAYS, games, strict=True)):
        alone = setup.new(seed, boards()[seed % 3])
        for _ in play(alone, seed, 120):
            pass
        assert record_of(game) == record_of(alone)
        assert game.state.key() == alone.state.key()


def test_a_replayed_record_is_recorded_the_same() -> None:
    for seed, setup in enumerate(WAYS):
        game = setup.new(seed, boards()[0])
        for _ in play(game, seed, 150):
            pass
        again = Game.replay(record_of(game), strict=True).game
        assert record_of(again) == record_of(game)
        keys = [state.key() for state in again.positions]
        while again.undo():  # Undoing recomputes the positions in between from the record.
            assert again.state.key() == keys[len(again.history)]
        assert len(again.history) == 0
        while again.redo():
            assert again.state.key() == keys[len(again.history)]
        assert record_of(again) == record_of(game)
