"""Fit the values that estimate chances of winning at any moment of a game.

Run it with: python tools/train_chances.py [--positions N] [--games N] [--seed N] [--keep FOLDER]

Positions come from all moments of games between bots of many rungs, as one of the seats sees them.
From each position, `cautious` bots in all seats play on, after all that the seat cannot see is
dealt again (`moments`). A network is fitted to the shares of games won in each seat: its first
layer to all editions and modes together, the others to each of them. `--keep` keeps the positions,
to go on collecting another time. `benchmarks/chances.py` measures how good the chances are.
"""

from __future__ import annotations

import argparse
import json
import pickle
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from same_arithmetic import fix_arithmetic

if __name__ == "__main__":
    fix_arithmetic()

import numpy as np
from moments import Games, Moment, any_viewer, modes

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from risk_widget.bots.expert.telling import FIRST, HEAD, SCALE, SECOND, head_of  # noqa: E402
from risk_widget.bots.expert.telling_inputs import (  # noqa: E402
    INPUTS,
    ON_BOARD,
    PUBLIC,
    ROW,
    described,
)
from risk_widget.bots.expert.weights import new_expert  # noqa: E402
from risk_widget.fast.play import SEATS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.config import GameConfig

VALUES: Final = ROOT / "risk_widget" / "bots" / "expert" / "told.json"
CHUNK: Final = 1000
"""The minimum number of positions of an edition and mode that are collected together."""
BATCH: Final = 512
PASSES: Final = 8
RATE: Final = 0.003
WARM_UP: Final = 0.1
"""The share of the steps in which the rate rises, before it falls."""
PULL: Final = 0.5
"""The pull of all weights towards 0."""
UNSEEN: Final = 0.1
"""The share of positions described as everybody sees them, without a viewer."""
BLIND: Final = (0.08, 0.14, 0.2)
"""Cumulative shares of the positions in a batch: without inputs of the board; without edition and
mode; without both."""


class Samples(NamedTuple):
    """Positions, with one row for each.

    Attributes:
        seats: the inputs of each seat; ``shared``: those that all seats have in common.
        playing: the seats in play; ``won``: their shares of the wins.
        head: the number of the edition and mode.
    """

    seats: Any
    shared: Any
    playing: Any
    won: Any
    head: Any

    def of(self, some: Any) -> Samples:
        """Return some of the positions."""
        return Samples(*(part[some] for part in self))


class Describer:
    """A converter of positions to arrays."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[str, str, int], tuple[int, GameConfig, ExpertScratch]] = {}
        for number, (edition, mode, configs) in enumerate(modes()):
            for players, config in configs.items():
                self._kinds[edition, mode, players] = number, config, new_expert(config)

    def samples(self, moments: Sequence[Moment]) -> Samples:
        """Describe the positions from which at least one game was won."""
        moments = [moment for moment in moments if sum(moment.wins)]
        count = len(moments)
        found = Samples(
            np.zeros((count, SEATS, INPUTS), np.float16), np.zeros((count, INPUTS), np.float16),
            np.zeros((count, SEATS), bool), np.zeros((count, SEATS), np.float32),
            np.zeros(count, np.int8),
        )  # fmt: skip
        for at, moment in enumerate(moments):
            number, config, scratch = self._kinds[moment.kind]
            viewer = -1 if at % round(1 / UNSEEN) == 0 else moment.viewer
            about = described(config, moment.state.seen_by(viewer).capped(), viewer, scratch)
            for place, value in about.shared:
                found.shared[at, place] = value
            for seat, inputs in about.seats.items():
                found.playing[at, seat] = True
                for place, value in inputs:
                    found.seats[at, seat, place] = value
            won = np.array(moment.wins, np.float32)
            found.won[at, : len(won)] = won / won.sum()
            found.head[at] = number
        return found


class Network:
    """The values to fit: the first layer, a head for each edition and mode, and a general head."""

    def __init__(self, heads: int, rng: np.random.Generator) -> None:
        self.first: Any = rng.normal(0, 0.06, (INPUTS, FIRST)).astype(np.float32)
        head = np.zeros(HEAD, np.float32)
        weights = rng.normal(0, FIRST**-0.5, (SECOND, FIRST + 1))
        weights[:, FIRST] = 0
        head[FIRST : FIRST + weights.size] = weights.ravel()
        outer = FIRST + weights.size
        head[outer : outer + SECOND] = rng.normal(0, 0.1 * SECOND**-0.5, SECOND)
        self.heads: Any = np.tile(head, (heads, 1))

    def chances(self, samples: Samples) -> Any:
        """Compute each seat's chance of winning."""
        return self._forward(samples)[0]

    def _forward(self, samples: Samples) -> tuple[Any, ...]:
        """Compute the chances and, for each seat in play, the values needed for their gradients."""
        at, seat = np.nonzero(samples.playing)
        own, shared = samples.seats[at, seat].astype(np.float32), samples.shared.astype(np.float32)
        head = samples.head[at]
        units = np.tanh(own @ self.first + (shared @ self.first)[at] + self.heads[head, :FIRST])
        second, scores = np.zeros((len(at), SECOND), np.float32), np.zeros(len(at), np.float32)
        for number, rows in _by_head(head):
            parts = head_of(self.heads[number])
            weights = np.array(parts.second)
            second[rows] = np.tanh(units[rows] @ weights[:, :FIRST].T + weights[:, FIRST])
            outer = np.concatenate([second[rows], units[rows]], axis=1) @ parts.outer
            scores[rows] = outer + own[rows, :ROW] @ parts.row
        table = np.full(samples.playing.shape, -1e9, np.float32)
        table[at, seat] = scores
        odds = np.exp(table - table.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), at, seat, own, shared, head, units, second

    def slope(self, samples: Samples) -> tuple[Any, Any]:
        """Compute the gradients of the mean log loss for the first layer and for the heads."""
        chance, at, seat, own, shared, head, units, second = self._forward(samples)
        error = ((chance - samples.won) / len(chance))[at, seat]
        heads, back = np.zeros_like(self.heads), np.zeros_like(units)
        for number, rows in _by_head(head):
            parts, miss = head_of(self.heads[number]), error[rows, None]
            weights = np.array(parts.second)[:, :FIRST]
            inner = miss * parts.outer[:SECOND] * (1 - second[rows] ** 2)
            outer = miss * parts.outer[SECOND:] + inner @ weights
            back[rows] = outer * (1 - units[rows] ** 2)
            of_second = np.concatenate([inner.T @ units[rows], inner.sum(axis=0)[:, None]], axis=1)
            heads[number] = np.concatenate([
                back[rows].sum(axis=0), of_second.ravel(), second[rows].T @ error[rows],
                units[rows].T @ error[rows], own[rows, :ROW].T @ error[rows],
            ])  # fmt: skip
        together = np.add.reduceat(back, np.searchsorted(at, np.arange(len(shared))))
        return own.T @ back + shared.T @ together, heads


def _by_head(head: Any) -> Iterator[tuple[int, Any]]:
    """Yield each head with the rows to which it applies."""
    for number in np.unique(head):
        yield int(number), np.nonzero(head == number)[0]


def blinded(samples: Samples, heads: int, rng: np.random.Generator) -> Samples:
    """Remove the board from some positions, and the edition, mode and mission from others."""
    which = np.searchsorted(BLIND, rng.random(len(samples.head)), side="right")
    off_board, any_mode = (which == 0) | (which == 2), (which == 1) | (which == 2)
    seats, shared = samples.seats.copy(), samples.shared.copy()
    seats[off_board, :, ON_BOARD] = 0
    shared[off_board, ON_BOARD] = 0
    seats[any_mode, :, PUBLIC:ROW] = 0
    head = np.where(any_mode, heads - 1, samples.head)
    return samples._replace(seats=seats, shared=shared, head=head)


def fitted(samples: Samples, heads: int, seed: int) -> Network:
    """Fit a network by Adam."""
    rng = np.random.default_rng(seed)
    network = Network(heads, rng)
    values = network.first, network.heads
    means, squares = ([np.zeros_like(each) for each in values] for _ in range(2))
    count = len(samples.head)
    steps, step = PASSES * (count // BATCH), 0
    for _ in range(PASSES):
        order = rng.permutation(count)
        for first in range(0, count - BATCH + 1, BATCH):
            step += 1
            some = np.sort(order[first : first + BATCH])
            slopes = network.slope(blinded(samples.of(some), heads, rng))
            done = step / steps
            rate = RATE * min(done / WARM_UP, (1 - done) / (1 - WARM_UP))
            for value, down, mean, square in zip(values, slopes, means, squares, strict=True):
                mean += 0.1 * (down - mean)
                square += 0.001 * (down**2 - square)
                root = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                value -= rate * (mean / (1 - 0.9**step) / root + PULL * value)
    return network


def collect(positions: int, games: int, seed: int, keep: Path | None) -> Iterator[list[Moment]]:
    """Yield positions of each edition and mode, with the results of games continued from them."""
    tables: dict[tuple[str, str], Mapping[int, Games]] = {}
    for chunk in range(-(-positions // CHUNK)):
        for edition, mode, configs in modes():
            path = keep / f"{edition}-{mode}-{chunk}.pickle" if keep else None
            if path and path.exists():
                yield pickle.loads(path.read_bytes())
                continue
            if (edition, mode) not in tables:
                tables[edition, mode] = {n: Games(config) for n, config in configs.items()}
            rng = Random(f"{seed}/{edition}/{mode}/{chunk}")
            found = _found((edition, mode), tables[edition, mode], games, rng)
            if path:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(pickle.dumps(found))
            print(f"{edition}/{mode}: {len(found)} positions", flush=True)
            yield found


def _found(
    name: tuple[str, str], tables: Mapping[int, Games], games: int, rng: Random
) -> list[Moment]:
    found: list[Moment] = []
    while len(found) < CHUNK:
        players = rng.choice([*tables])
        table = tables[players]
        for state in table.found(rng):
            viewer = any_viewer(state, players, rng)
            wins = table.played_on(state, viewer, "cautious", games, rng.getrandbits(40))
            found.append(Moment((*name, players), state, viewer, tuple(wins)))
    return found


def together(parts: Iterable[Samples]) -> Samples:
    """Put positions into one table."""
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def write(network: Network) -> None:
    """Write the values, with a line for the first layer and one for each head."""
    names = [*(f"{edition}/{mode}" for edition, mode, _ in modes()), "any"]
    rows = {"weights": network.first.ravel(), **dict(zip(names, network.heads, strict=True))}
    lines = [
        f"{json.dumps(name)}: {json.dumps(np.rint(row * SCALE).astype(int).tolist())}"
        for name, row in rows.items()
    ]
    text = ",\n".join(lines).replace(", ", ",")
    VALUES.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")


def main() -> None:
    """Collect positions, fit the values and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=9000, help="of each edition and mode")
    parser.add_argument("--games", type=int, default=8, help="played on from each position")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for positions")
    asked = parser.parse_args()
    describer = Describer()
    collected = collect(asked.positions, asked.games, asked.seed, asked.keep)
    samples = together(describer.samples(moments) for moments in collected)
    network = fitted(samples, 1 + len([*modes()]), asked.seed)
    loss = -(samples.won * np.log(np.maximum(1e-9, network.chances(samples)))).sum(axis=1)
    print(f"{len(loss)} positions, loss {loss.mean():.4f}")
    write(network)


if __name__ == "__main__":
    main()
