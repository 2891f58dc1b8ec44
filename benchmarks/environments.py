"""The number of steps per second in the environments, with legal actions drawn at random.

    python benchmarks/environments.py [STEPS]           speeds
    python benchmarks/environments.py masks [POSITIONS] batches against the engine, by default 10⁶

Speeds count the time of this process alone, so that other programs on the machine do not matter,
and leave out compiling.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

import numpy as np

from risk_widget.environments import risk_v0

KINDS = (("czech", "duel", 2), ("nordic", "missions", 3), ("italian", "domination", 4))
GAMES = 1024
BATCHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("every seat, without observations", {"opponents": None, "observe": False}),
    ("every seat", {"opponents": None}),
    ("every seat, scaled", {"opponents": None, "scaled": True}),
    ("against random bots", {"opponents": "random"}),
    ("against easygoing bots", {"opponents": "easygoing"}),
)


def steps_a_second(edition: str, mode: str, seats: int, steps: int, *, fast: bool) -> float:
    """Play games for a number of steps; return the steps per second."""
    environment = risk_v0.raw_env(edition=edition, mode=mode, seats=seats, seed=1, fast=fast)
    environment.reset()
    environment.observe(environment.agent_selection)
    environment.step(int(np.flatnonzero(environment.last()[0]["action_mask"])[0]))
    random, taken = Random(1), 0
    start = time.process_time()
    while taken < steps:
        environment.reset()
        for _ in environment.agent_iter():
            seen, _, over, cut_off, _ = environment.last()
            done = over or cut_off
            mask = seen["action_mask"]
            environment.step(None if done else int(random.choice(np.flatnonzero(mask.view(bool)))))
            taken += 1
    return taken / (time.process_time() - start)


def batch_steps_a_second(edition: str, mode: str, seats: int, **settings: Any) -> float:
    """Play a batch for about two seconds; return the steps per second."""
    envs = risk_v0.vec_env(GAMES, edition=edition, mode=mode, seats=seats, **settings)
    envs.reset(seed=1)
    envs.step(envs.random_actions())
    start, steps, seconds = time.process_time(), 0, 0.0
    while seconds < 2:
        envs.step(envs.random_actions())
        steps += GAMES
        seconds = time.process_time() - start
    return steps / seconds


def compare_masks(positions: int) -> int:
    """Compare the masks of batches with the engine's; return the number of positions compared."""
    compared = 0
    for round_ in range(1_000_000):
        for edition, mode, seats in KINDS:
            envs = risk_v0.vec_env(64, None, edition=edition, mode=mode, seats=seats, observe=False)
            _, info = envs.reset(seed=1000 * round_)
            for _ in range(400):
                masks = envs.unpack(info["action_mask"])
                for game, mask in enumerate(masks):
                    engine = envs.table.mask(envs.game(game).state)
                    if not np.array_equal(mask, engine.view(bool)):
                        raise SystemExit(f"{edition}, {mode}: {envs.game(game).position()}")
                compared += len(masks)
                *_, info = envs.step(envs.random_actions())
            print(f"{compared:,} positions", flush=True)
            if compared >= positions:
                return compared
    return compared


def main() -> None:
    """Print a line for each kind of game."""
    if sys.argv[1:2] == ["masks"]:
        most = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
        print(f"masks are the engine's in {compare_masks(most):,} positions")
        return
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for kind in KINDS:
        engine, compiled = (steps_a_second(*kind, steps, fast=fast) for fast in (False, True))
        edition, mode, seats = kind
        print(f"{edition}, {mode}, {seats} seats: steps a second")
        print(f"  raw_env {engine:,.0f}, compiled {compiled:,.0f}")
        for title, settings in BATCHES:
            rate = batch_steps_a_second(*kind, **settings)
            print(f"  vec_env({GAMES}), {title}: {rate:,.0f}")


if __name__ == "__main__":
    main()
