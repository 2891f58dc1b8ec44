"""How many steps a second the environment takes, with actions drawn from the mask at random.

    python benchmarks/environments.py [STEPS]

For the engine's game and for the compiled one, once it is compiled. It counts the time of this
process alone, so that others on the machine do not matter.
"""

from __future__ import annotations

import sys
import time
from random import Random

import numpy as np

from risk_widget.environments import risk_v0

KINDS = (("czech", "duel", 2), ("nordic", "missions", 3), ("italian", "domination", 4))


def steps_a_second(edition: str, mode: str, seats: int, steps: int, *, fast: bool) -> float:
    """Play games until so many steps are taken."""
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


def main() -> None:
    """Print a line for each kind of game."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for edition, mode, seats in KINDS:
        engine, compiled = (
            steps_a_second(edition, mode, seats, steps, fast=fast) for fast in (False, True)
        )
        print(
            f"{edition}, {mode}, {seats} seats: {engine:,.0f} steps a second,"
            f" compiled {compiled:,.0f}"
        )


if __name__ == "__main__":
    main()
