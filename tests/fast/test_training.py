"""Repeating the training of the expert or the small network gives the same file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import expert_fit
import numpy as np
import pytest
import train_baseline
import train_chances
import train_expert
from moments import Games, Moment, modes, seat_on_turn

from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.bots.expert.telling import FIRST, SCALE
from risk_widget.environments import training
from tests.engine.ways import GameSetup
from tests.fast.proof import config_of

TAUGHT = ("--rounds", "2", "--games", "2", "--base", "2", "--afresh")
WAYS = [("german/domination/2", config_of(GameSetup("german", "domination", 2)))]


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


@pytest.mark.sampled(together="training", share=2)
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


@pytest.mark.sampled(together="training", share=2)
def test_an_edition_gets_its_own_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other editions keep their values, and a new run does not start from trained values."""
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


@pytest.mark.sampled(together="training", share=2)
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


GERMAN = [found for found in modes() if found[:2] == ("german", "domination")]


def fitted_chances(folder: Path, seed: int, patch: pytest.MonkeyPatch, *more: str) -> bytes:
    """Return the values of a small network, fitted to a few positions."""
    folder.mkdir(exist_ok=True)
    with patch.context() as here:
        here.setattr(train_chances, "VALUES", folder / "told.json")
        here.setattr(train_chances, "modes", lambda: GERMAN)
        for name, number in (("CHUNK", 12), ("BATCH", 8), ("PASSES", 2)):
            here.setattr(train_chances, name, number)
        told = ("--positions", "12", "--games", "4", "--seed", str(seed))
        here.setattr(sys, "argv", ["", *told, *more])
        train_chances.main()
    return (folder / "told.json").read_bytes()


@pytest.mark.sampled(together="training", share=2)
def test_the_same_seed_fits_the_same_chances_to_new_and_saved_positions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = ("--keep", str(tmp_path / "positions"))
    one, again, third = (
        fitted_chances(tmp_path / name, 5, monkeypatch, *more)
        for name, more in (("one", ()), ("again", kept), ("third", kept))
    )
    assert one == again == third
    assert one != fitted_chances(tmp_path / "other", 6, monkeypatch)


def some_positions(seed: int) -> list[Moment]:
    """Find positions of domination in the German edition, with the seat on turn as the winner."""
    name, rng = ("german", "domination"), Random(seed)
    found = []
    for players, config in GERMAN[0][2].items():
        for state in Games(config).found(rng):
            seat = seat_on_turn(state)
            wins = tuple(int(each == seat) for each in range(players))
            found.append(Moment((*name, players), state, seat, wins))
    return found


def network_of(values: Path) -> train_chances.Network:
    """Return the network with the package's values for domination in the German edition."""
    network = train_chances.Network(2, np.random.default_rng(1))
    stored = json.loads(values.read_text())
    network.first = np.array(stored["weights"], np.float32).reshape(-1, FIRST) / SCALE
    heads = [stored["german/domination"], stored["any"]]
    network.heads = np.array(heads, np.float32) / SCALE
    return network


@pytest.mark.sampled(together="training", share=2)
def test_the_package_computes_chances_as_they_were_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_chances, "modes", lambda: GERMAN)
    monkeypatch.setattr(train_chances, "UNSEEN", 0.001)  # only the first position
    moments = some_positions(3)
    samples = train_chances.Describer().samples(moments)
    computed = network_of(train_chances.VALUES).chances(samples)
    assert len(moments) > 10
    for moment, chances in [*zip(moments, computed, strict=True)][1:]:
        config = GERMAN[0][2][moment.kind[2]]
        told = evaluate(config, moment.state, moment.viewer).chances
        assert [*told.values()] == pytest.approx(chances[: config.players].tolist(), abs=0.01)


@pytest.mark.sampled(together="training", share=2)
def test_the_gradient_matches_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_chances, "modes", lambda: GERMAN)
    samples = train_chances.Describer().samples(some_positions(4))
    network = network_of(train_chances.VALUES)
    network.first, network.heads = network.first.astype(float), network.heads.astype(float)

    def loss() -> float:
        chances = np.where(samples.playing, network.chances(samples), 1)
        return float(-(samples.won * np.log(chances)).sum(axis=1).mean())

    slopes = network.slope(samples)
    for values, slope in zip((network.first, network.heads), slopes, strict=True):
        for at in np.argsort(-np.abs(slope), axis=None)[:3]:
            place, step = np.unravel_index(at, slope.shape), 1e-3
            values[place] += step
            more = loss()
            values[place] -= 2 * step
            change = (more - loss()) / (2 * step)
            values[place] += step
            assert change == pytest.approx(slope[place], rel=0.05)


SLOPES = """
from same_arithmetic import fix_arithmetic
fix_arithmetic()
import numpy as np
random = np.random.default_rng(1)
described, back = (random.standard_normal((20_000, size)).astype("f4") for size in (50, 32))
print((described.T @ back).tobytes().hex(), np.tanh(back).tobytes().hex())
"""


@pytest.mark.sampled(together="training", share=2)
def test_training_does_not_depend_on_numpys_settings() -> None:
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
