"""Repeating the training of the expert or the small network gives the same file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import expert_fit
import train_baseline
import train_expert

from risk_widget.environments import training
from tests.engine.ways import Way
from tests.fast.proof import config_of

if TYPE_CHECKING:
    import pytest

TAUGHT = ("--rounds", "2", "--games", "2", "--base", "2", "--afresh")
WAYS = [("german/domination/2", config_of(Way("german", "domination", 2)))]


def trained(
    folder: Path, seed: int, patch: pytest.MonkeyPatch, *more: str, first: bytes | None = None
) -> tuple[bytes, bytes]:
    """Return the values and the log of a training run that starts from the package's values."""
    folder.mkdir()
    values, log = folder / "values.json", folder / "training.log"
    values.write_bytes(first or train_expert.VALUES.read_bytes())
    with patch.context() as here:
        here.setattr(train_expert, "VALUES", values)
        here.setattr(train_expert, "configs", lambda: WAYS)
        here.setattr(train_expert, "process_time", float)
        here.setattr(sys, "argv", ["", *TAUGHT, *more, "--seed", str(seed), "--log", str(log)])
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


def test_an_edition_is_given_values_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other editions keep theirs, and a new run does not start from trained values."""
    asked = ("--edition", "german", "--mode", "domination")
    one, _ = trained(tmp_path / "one", 5, monkeypatch, *asked)
    again, _ = trained(tmp_path / "again", 5, monkeypatch, *asked, first=one)
    assert one == again
    before = json.loads(train_expert.VALUES.read_bytes())["weights"]
    after = json.loads(one)["weights"]
    assert set(after) - set(before) == {"last_player/2/german"}
    assert before == {kind: after[kind] for kind in before}


ISLANDS = {
    "duel": {"edition": "czech", "mode": "duel", "seats": 2, "board": "island"},
    "domination": {"edition": "czech", "mode": "domination", "seats": 3, "board": "island"},
}


def trained_network(folder: Path, seed: int, patch: pytest.MonkeyPatch) -> tuple[bytes, bytes]:
    """Return the weights and the log of a network trained on the small board."""
    folder.mkdir()
    weights, log = folder / "baseline.json", folder / "training.log"
    with patch.context() as here:
        here.setattr(train_baseline, "WEIGHTS", weights)
        here.setattr(train_baseline, "LOG", log)
        here.setattr(train_baseline, "GAMES", ISLANDS)
        here.setattr(train_baseline, "process_time", float)
        here.setattr(training, "STEPS", 24)
        told = ("--first", "2", "--then", "2", "--games", "10", "--seed", str(seed))
        here.setattr(sys, "argv", ["", *told])
        train_baseline.main()
    return weights.read_bytes(), log.read_bytes().partition(b"\n")[2]


def test_the_same_seed_trains_the_same_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, again, other = (
        trained_network(tmp_path / name, seed, monkeypatch)
        for name, seed in (("one", 5), ("again", 5), ("other", 6))
    )
    assert one == again
    assert one[0] != other[0]
    assert b"round 2, domination" in one[1]


SLOPES = """
from same_arithmetic import fix_arithmetic
fix_arithmetic()
import numpy as np
random = np.random.default_rng(1)
described, back = (random.standard_normal((20_000, size)).astype("f4") for size in (50, 32))
print((described.T @ back).tobytes().hex(), np.tanh(back).tobytes().hex())
"""


def test_training_computes_the_same_whatever_numpy_is_told() -> None:
    tools = Path(train_baseline.__file__).parent
    alone, shared = (
        subprocess.run(
            [sys.executable, "-c", SLOPES],
            env={**os.environ, "PYTHONPATH": str(tools), **told},
            capture_output=True, check=True,
        ).stdout
        for told in ({}, {"OPENBLAS_NUM_THREADS": "4", "NPY_DISABLE_CPU_FEATURES": ""})
    )  # fmt: skip
    assert alone == shared
