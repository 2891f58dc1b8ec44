"""How well the expert's chances are calibrated: games apart from training, in tables."""

from __future__ import annotations

import numpy as np
from expert_fit import chances, expected_error, gather
from expert_games import Samples, play_for_samples
from expert_ways import configs

from risk_widget.fast.expert.making import trained_values, weights_for

SEED = 77_000_000
BINS = 10


def print_tables(games: int) -> None:
    """Play so many games of each way to play, and print what was said and what came."""
    samples, values = Samples(), trained_values()
    for place, (_, config) in enumerate(configs()):
        play_for_samples(config, values, values, games, (SEED + place) << 20, samples)
    kept = [samples.frozen()]
    all_said, all_came = [], []
    for kind in sorted(samples.rows):
        seen, alive, won = gather(kept, {kind}, apart=None)
        weights = np.array(weights_for(values, kind), np.float32)
        said, _ = chances(weights, seen, alive)
        came = np.zeros(said.shape, bool)
        came[np.arange(len(won)), won] = True
        number = len(np.unique(samples.games[kind][0]))
        print(
            f"{kind}: {number} games, {len(won)} positions, "
            f"expected error {expected_error(said, alive, won):.3f}",
            flush=True,
        )
        all_said.append(said[alive])
        all_came.append(came[alive])
    said, came = np.concatenate(all_said), np.concatenate(all_came)
    print("all together:  said, came, seats")
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    total = 0.0
    for number in range(BINS):
        here = place == number
        if here.any():
            total += abs(said[here].mean() - came[here].mean()) * here.mean()
            print(f"  {said[here].mean():6.1%} {came[here].mean():6.1%} {here.sum():7}")
    print(f"  expected error {total:.3f}")
