"""The same seed and actions give the same bytes: in another game, in another process."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.engine.ways import WAYS, play

if TYPE_CHECKING:
    from tests.engine.ways import Way

ROOT = Path(__file__).resolve().parents[2]


def digest(way: Way, seed: int) -> str:
    """A hash of everything that happened in a game at random."""
    game = way.new(seed)
    for _ in play(game, seed, 150):
        pass
    told = [
        [event.to_full_dict() for event in game.opening],
        [[s.seat, s.action.to_dict(), [e.to_full_dict() for e in s.events]] for s in game.history],
        [game.observe(seat) for seat in game.seats],
    ]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()


def digests() -> list[str]:
    return [digest(way, seed) for seed, way in enumerate(WAYS)]


def test_another_process_plays_the_same() -> None:
    code = "from tests.engine.test_same_everywhere import digests; print(*digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True
    )
    assert told.stdout.decode().split() == digests()


def test_other_seeds_play_otherwise() -> None:
    assert len({digest(WAYS[0], seed) for seed in range(5)}) == 5


def test_interleaved_games_play_as_they_would_alone() -> None:
    way = WAYS[0]
    games = [way.new(seed) for seed in range(4)]
    players = [play(game, seed, 120) for seed, game in enumerate(games)]
    for _ in range(121):
        for player in players:
            next(player, None)
    for seed, game in enumerate(games):
        alone = way.new(seed)
        for _ in play(alone, seed, 120):
            pass
        assert game.history == alone.history
