"""Without numba, the functions run as plain Python on objects and play the same games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from risk_widget.fast.games import FastGame
from tests.engine.ways import GameSetup
from tests.fast.proof import config_of

ROOT = Path(__file__).resolve().parents[2]
NO_NUMBA = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None"
NOT_COMPILED = "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'"
WAYS_PLAYED = (("czech", "duel", 2), ("italian", "domination", 3), ("german", "missions", 4))
APART = """
from risk_widget.fast.games import FastGame
from tests.engine.ways import GameSetup
from tests.fast.proof import config_of
fast = FastGame(config_of(GameSetup("nordic", "missions", 3)), 1)
old, first = fast.state, fast.first
keys = old.key(), first.key()
fast.begin(2)
fast.play(["simple"] * 3, max_rounds=3)
assert (old.key(), first.key()) == keys
fast.state.borders = None
other = FastGame(fast.config, 3, fast.state)
other.play(["simple"] * 3, max_rounds=6)
assert other.state.borders is None
"""
PLAIN = """
from tests.fast.test_uncompiled import WAYS_PLAYED, record
for way in WAYS_PLAYED:
    print(record(*way), end="")
"""


def record(edition: str, mode: str, players: int) -> str:
    fast = FastGame(config_of(GameSetup(edition, mode, players)), 99)
    fast.play(["simple", "random", "random", "simple"][:players], max_rounds=25)
    planned = FastGame(config_of(GameSetup(edition, mode, players)), 98)
    planned.play(["easygoing", "cautious", "bold", "cautious"][:players], max_rounds=4)
    return fast.record() + planned.record()


@pytest.mark.parametrize("first", [NO_NUMBA, NOT_COMPILED])
def test_uncompiled_code_plays_the_same_games(first: str) -> None:
    """The records of the games are identical, to the last die."""
    code = f"{first}\n{PLAIN}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout == "".join(record(*setup) for setup in WAYS_PLAYED)


def test_uncompiled_games_do_not_change_their_positions() -> None:
    """Positions share lists, so a game that replaces another must not write to those lists."""
    subprocess.run([sys.executable, "-c", f"{NO_NUMBA}\n{APART}"], check=True, cwd=ROOT)
