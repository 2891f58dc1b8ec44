"""The bots on the form make the same choices in the fast game as at the table."""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.engine.ways import WAYS
from tests.fast.proof import config_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.engine.ways import GameSetup

# One rung represents all rungs, which are the same functions with different numbers.
BOTS = ("cautious", "bold", "easygoing", "newcomer")
PROGRAM = Path(__file__).parents[2] / "benchmarks" / "fast_bots.py"


@pytest.fixture(scope="module")
def compare() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(PROGRAM.parent)  # as Python does for a script
        yield runpy.run_path(str(PROGRAM))["compare"]


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_the_fast_bots_choose_the_same_as_the_ordinary_ones(setup: GameSetup, compare: Any) -> None:
    """With the same random numbers, both agree in every position of a game and its set-up."""
    counts: Counter[str] = Counter()
    for seed in range(2):
        assert compare(config_of(setup), WAYS.index(setup) + seed, counts, 250, BOTS) == ""
    assert counts.total() > 250
