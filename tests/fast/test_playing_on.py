"""With the same random numbers, the master makes the same choices, compiled or not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from risk_widget.compiled import records
from risk_widget.fast.games import FastGame
from tests.engine.ways import GameSetup
from tests.fast.proof import config_of
from tests.fast.test_uncompiled import NO_NUMBA, ROOT

WAYS_PLAYED = (
    ("german", "domination", 2, 1),
    ("nordic", "missions", 3, 2),
    ("nordic", "capital", 3, 1),
)
FEW = 12
PLAIN = """
from tests.fast.test_playing_on import choices
print(choices(*{}))
"""


def choices(
    edition: str, mode: str, players: int, round_: int
) -> list[tuple[str, tuple[int, ...]]]:
    """Return the master's choice once in each phase of a game, and the random state after it."""
    fast = FastGame(config_of(GameSetup(edition, mode, players)), 5, keeps_rows=False)
    found: dict[str, tuple[int, ...]] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(records, "PLAYS", FEW)
        while fast.state.round <= round_ and not fast.is_over:
            phase = fast.state.phase_name
            if phase not in found:
                found[phase] = (*fast.choose("master"), *fast.chance)
            fast.apply(fast.choose("cautious"))
    return [*found.items()]


@pytest.mark.sampled
@pytest.mark.parametrize("played", WAYS_PLAYED, ids=lambda played: "-".join(map(str, played)))
def test_uncompiled_code_chooses_the_same(played: tuple[str, str, int, int]) -> None:
    code = f"{NO_NUMBA}\n{PLAIN.format(played)}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout == f"{choices(*played)}\n"
