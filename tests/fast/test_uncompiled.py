"""The same functions without numba: plain Python over lists, with the same games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from risk_widget.fast.arrays import new_position
from risk_widget.fast.copying import copy_position
from risk_widget.fast.fast_game import FastGame
from risk_widget.fast.positions import to_state
from tests.engine.ways import WAYS, Way
from tests.fast.proof import config_of, seated

ROOT = Path(__file__).resolve().parents[2]
NO_NUMBA = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None"
NOT_COMPILED = "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'"
WAYS_PLAYED = (("czech", "duel", 2), ("italian", "domination", 3), ("german", "missions", 4))
PLAIN = """
from tests.fast.test_uncompiled import WAYS_PLAYED, record
for way in WAYS_PLAYED:
    print(record(*way), end="")
"""


def record(edition: str, mode: str, players: int) -> str:
    fast = FastGame(config_of(Way(edition, mode, players)), 99)
    fast.play(["simple", "random", "random", "simple"][:players], max_rounds=25)
    planned = FastGame(config_of(Way(edition, mode, players)), 98)
    planned.play(["easygoing", "cautious", "bold", "cautious"][:players], max_rounds=4)
    return fast.record() + planned.record()


@pytest.mark.parametrize("first", [NO_NUMBA, NOT_COMPILED])
def test_the_same_games_are_played_uncompiled(first: str) -> None:
    """On lists, or on numpy's arrays: the record of a game is the same text, to its last die."""
    code = f"{first}\n{PLAIN}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout == "".join(record(*way) for way in WAYS_PLAYED)


def test_a_copy_of_a_position_is_the_same_position() -> None:
    """Also into room that another position has been in, and with a deck that goes round."""
    for way in WAYS[::5]:
        config, copy = config_of(way), new_position()
        fast = FastGame(config, 5)
        for step in range(40):
            copy_position(fast.game, fast.now, copy)
            assert to_state(config, copy).key() == fast.state.key()
            if not fast.play(seated(way, step), max_rounds=40, max_actions=17):
                break
