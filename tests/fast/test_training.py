"""Training the expert again gives the same file of values."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import expert_fit
import train_expert

from tests.engine.ways import Way
from tests.fast.proof import config_of

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

TAUGHT = ("--rounds", "2", "--games", "2", "--base", "2", "--afresh")
WAYS = [("german/domination/2", config_of(Way("german", "domination", 2)))]


def trained(folder: Path, seed: int, patch: pytest.MonkeyPatch) -> tuple[bytes, bytes]:
    """What is written when a training begins with the package's values: the values and the log."""
    folder.mkdir()
    values, log = folder / "values.json", folder / "training.log"
    values.write_bytes(train_expert.VALUES.read_bytes())
    with patch.context() as here:
        here.setattr(train_expert, "VALUES", values)
        here.setattr(train_expert, "configs", lambda: WAYS)
        here.setattr(train_expert, "process_time", float)
        here.setattr(sys, "argv", ["", *TAUGHT, "--seed", str(seed), "--log", str(log)])
        for stage in expert_fit.STEPS:
            here.setitem(expert_fit.STEPS, stage, 20)
        train_expert.main()
    return values.read_bytes(), log.read_bytes().partition(b"\n")[2]


def test_the_same_seed_trains_the_same_expert(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, again, other = (
        trained(tmp_path / name, seed, monkeypatch)
        for name, seed in (("one", 5), ("again", 5), ("other", 6))
    )
    assert one == again
    assert one[0] != train_expert.VALUES.read_bytes()
    assert one[0] != other[0]
    assert b"round 2" in one[1]
