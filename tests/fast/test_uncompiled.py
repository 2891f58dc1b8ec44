"""The same functions without numba: plain Python over lists, with the same games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from risk_widget.fast.arrays import new_position
from risk_widget.fast.copying import copy_position
from risk_widget.fast.fast_game import FastGame
from risk_widget.fast.positions import to_state
from tests.engine.ways import WAYS, Way
from tests.fast.proof import config_of, seated

ROOT = Path(__file__).resolve().parents[2]
PLAIN = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from risk_widget.fast.fast_game import FastGame
from tests.fast.proof import config_of
from tests.engine.ways import Way
fast = FastGame(config_of(Way("czech", "duel", 2)), 99)
assert type(fast.now) is list
fast.play(["simple", "random"], max_rounds=20)
print(fast.record(), end="")
"""


def test_without_numba_the_same_games_are_played_on_lists() -> None:
    """The record of a game is the same text, to its last die."""
    done = subprocess.run(
        [sys.executable, "-c", PLAIN], capture_output=True, text=True, check=True, cwd=ROOT
    )
    fast = FastGame(config_of(Way("czech", "duel", 2)), 99)
    fast.play(["simple", "random"], max_rounds=20)
    assert done.stdout == fast.record()


def test_a_copy_of_a_position_is_the_same_position() -> None:
    """Also into room that another position has been in, and with a pile that goes round."""
    for way in WAYS[::5]:
        config, copy = config_of(way), new_position()
        fast = FastGame(config, 5)
        for step in range(40):
            copy_position(fast.game, fast.now, copy)
            assert to_state(config, copy).key() == fast.state.key()
            if not fast.play(seated(way, step), max_rounds=40, max_actions=17):
                break
