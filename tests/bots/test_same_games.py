"""Bots play the same games as before: a speed-up must not change their play.

If a change of play is intended, use the program that writes the digests to renew them.
"""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

DIGESTS = json.loads((Path(__file__).parent / "same_games.json").read_text())
PROGRAM = Path(__file__).parents[2] / "benchmarks" / "bot_identity.py"


@pytest.fixture(scope="module")
def digest() -> object:
    return runpy.run_path(str(PROGRAM))["digest"]


@pytest.mark.sampled
@pytest.mark.parametrize("game", DIGESTS)
def test_a_seed_gives_the_same_game(game: str, digest: object) -> None:
    edition, mode, players, seed = game.split()
    assert callable(digest)
    assert digest(edition, mode, int(players), int(seed)) == DIGESTS[game]
