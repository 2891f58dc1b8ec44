"""Fit the values for estimating chances of winning at any moment of a game.

Run it with: python tools/train_chances.py [--positions N] [--games N] [--seed N]

Positions come from games in which bots of many rungs play each other, at all moments and as one of
the seats sees them; each is played on by `cautious` in all seats, with all that the seat cannot see
dealt again (`moments`). The values are fitted to the shares of games that the seats win: first over
all editions and modes, then for each of them. `benchmarks/chances.py` measures how good they are.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from same_arithmetic import fix_arithmetic

if __name__ == "__main__":
    fix_arithmetic()

import numpy as np
from moments import Games, any_viewer, modes

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from risk_widget.bots.expert.scratch import HIDDEN  # noqa: E402
from risk_widget.bots.expert.telling import (  # noqa: E402
    INPUTS,
    MISSIONS,
    VALUES_SIZE,
    inputs_of,
)
from risk_widget.bots.expert.weights import new_expert  # noqa: E402
from risk_widget.fast.play import SEATS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

VALUES: Final = ROOT / "risk_widget" / "bots" / "expert" / "told.json"
BATCH: Final = 512
STEPS: Final = {"any": 2000, "mode": 1200}
RATE: Final = {"any": 0.01, "mode": 0.004}
PULL: Final = {"any": 3e-4, "mode": 1e-3}
DIGITS: Final = 4


class Samples(NamedTuple):
    """Positions: the description of each seat, the seats in play, and their shares of the wins."""

    inputs: Any
    playing: Any
    won: Any


class Collected:
    """Positions being collected."""

    def __init__(self) -> None:
        self._rows: list[tuple[Any, Any, Any]] = []
        self._scratch: dict[int, ExpertScratch] = {}

    def add(self, config: GameConfig, state: State, viewer: int, wins: Sequence[int]) -> None:
        """Add a position, unless no game had a winner."""
        if not sum(wins):
            return
        scratch = self._scratch.setdefault(id(config), new_expert(config))
        seen = state.seen_by(viewer).capped()
        rows, playing = inputs_of(config, seen, viewer, scratch)
        inputs, there = np.zeros((SEATS, INPUTS), np.float32), np.zeros(SEATS, bool)
        won = np.zeros(SEATS, np.float32)
        inputs[: len(rows)], there[: len(rows)] = rows, playing
        won[: len(rows)] = np.array(wins) / sum(wins)
        self._rows.append((inputs, there, won))

    def __len__(self) -> int:
        return len(self._rows)

    def samples(self) -> Samples:
        """Return all positions in arrays."""
        return Samples(*map(np.array, zip(*self._rows, strict=True)))


def chances(values: Any, samples: Samples) -> tuple[Any, Any]:
    """Compute each seat's chance, and the outputs of the hidden units."""
    straight, units = values[:INPUTS], values[INPUTS:].reshape(HIDDEN, INPUTS + 2)
    answers = np.tanh(samples.inputs @ units[:, :INPUTS].T + units[:, INPUTS])
    scores = samples.inputs @ straight + answers @ units[:, INPUTS + 1]
    scores = np.where(samples.playing, scores, np.float32(-1e9))
    weights = np.exp(scores - scores.max(axis=1, keepdims=True)) * samples.playing
    return weights / weights.sum(axis=1, keepdims=True), answers


def slope(values: Any, samples: Samples) -> Any:
    """Compute the gradient of the mean log loss."""
    units = values[INPUTS:].reshape(HIDDEN, INPUTS + 2)
    chance, answers = chances(values, samples)
    error = (chance - samples.won) / len(chance)
    flat = samples.inputs.reshape(-1, INPUTS)
    back = (error[:, :, None] * units[:, INPUTS + 1] * (1 - answers**2)).reshape(-1, HIDDEN)
    outer = (error.reshape(-1, 1) * answers.reshape(-1, HIDDEN)).sum(axis=0)
    inner = np.concatenate([back.T @ flat, back.sum(axis=0)[:, None], outer[:, None]], axis=1)
    return np.concatenate([error.reshape(-1) @ flat, inner.reshape(-1)])


def fitted(start: Any, origin: Any, samples: Samples, stage: str, rng: np.random.Generator) -> Any:
    """Fit values by Adam at a falling rate, with a pull towards their origin."""
    values = start.copy()
    mean, square = np.zeros_like(values), np.zeros_like(values)
    steps, count = STEPS[stage], len(samples.won)
    for step in range(1, steps + 1):
        some = rng.integers(count, size=min(BATCH, count))
        down = slope(values, Samples(*(part[some] for part in samples)))
        down += PULL[stage] * (values - origin)
        mean = 0.9 * mean + 0.1 * down
        square = 0.999 * square + 0.001 * down**2
        rate = RATE[stage] * (1 - (step - 1) / steps)
        values -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return values


def fit(collected: dict[str, Samples], seed: int) -> dict[str, list[float]]:
    """Fit values for any edition and mode, blind to missions, and for each of them."""
    rng = np.random.default_rng(seed)
    together = Samples(*(np.concatenate(part) for part in zip(*collected.values(), strict=True)))
    together.inputs[:, :, -MISSIONS:] = 0.0
    start = np.zeros(VALUES_SIZE)
    start[INPUTS:] = rng.normal(0, 0.2, HIDDEN * (INPUTS + 2))
    values = {"any": fitted(start, np.zeros(VALUES_SIZE), together, "any", rng)}
    for mode, samples in collected.items():
        values[mode] = fitted(values["any"], values["any"], samples, "mode", rng)
        loss = -(samples.won * np.log(np.maximum(1e-9, chances(values[mode], samples)[0])))
        print(f"{mode}: {len(samples.won)} positions, loss {loss.sum(axis=1).mean():.3f}")
    return {mode: [round(float(value), DIGITS) for value in row] for mode, row in values.items()}


def collect(positions: int, games: int, seed: int) -> dict[str, Samples]:
    """Collect positions of each edition and mode, with the results of games continued from them."""
    collected = {}
    for edition, mode, configs in modes():
        rng, found = Random(f"{seed}/{edition}/{mode}"), Collected()
        tables = {players: Games(config) for players, config in configs.items()}
        while len(found) < positions:
            table = tables[rng.choice([*tables])]
            for state in table.found(rng):
                viewer = any_viewer(state, table.config.players, rng)
                wins = table.played_on(state, viewer, "cautious", games, rng.getrandbits(40))
                found.add(table.config, state, viewer, wins)
        collected[f"{edition}/{mode}"] = found.samples()
        print(f"{edition}/{mode}: {len(found)} positions", flush=True)
    return collected


def write(values: dict[str, list[float]]) -> None:
    """Write the values, with one line for each mode."""
    lines = [f"{json.dumps(mode)}: {json.dumps(row)}" for mode, row in values.items()]
    VALUES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Collect positions, fit the values and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=5000, help="of each edition and mode")
    parser.add_argument("--games", type=int, default=4, help="played on from each position")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    write(fit(collect(asked.positions, asked.games, asked.seed), asked.seed))


if __name__ == "__main__":
    main()
