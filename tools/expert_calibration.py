"""How well the expert's chances are calibrated: games apart from training, in tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from expert_fit import calibrate, chances, gather
from expert_games import Samples, play_for_samples
from expert_reliability import reliability
from expert_ways import configs

from risk_widget.bots.expert.weights import (
    kind_of,
    temperatures,
    trained_values,
    weights_for,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED = 77_000_000


def print_tables(games: int, only: str = "") -> None:
    """Play so many games of each way to play, and print what was said and what came.

    Args:
        games: of each edition, mode and number of players.
        only: of those whose goal and number of players hold this text, such as "missions/3".
    """
    samples, values = Samples(), trained_values()
    for place, (_, config) in enumerate(configs()):
        if only in kind_of(config):
            play_for_samples(config, values, values, games, (SEED + place) << 20, samples)
    all_said, all_came = [], []
    for kind, games_played, said, came in _judged(samples.frozen(), values):
        bins, error = reliability(said, came)
        print(f"{kind}: {games_played} games, {len(said)} chances, expected error {error:.3f}")
        print("   said  " + " ".join(f"{b.said:6.1%}" for b in bins))
        print("   came  " + " ".join(f"{b.came:6.1%}" for b in bins))
        print("   seats " + " ".join(f"{b.seats:6}" for b in bins), flush=True)
        all_said.append(said)
        all_came.append(came)
    bins, error = reliability(np.concatenate(all_said), np.concatenate(all_came))
    print("all together:  said, came, seats")
    for b in bins:
        print(f"  {b.said:6.1%} {b.came:6.1%} {b.seats:7}")
    print(f"  expected error {error:.3f}")


def _judged(samples: Samples, values: Any) -> Iterator[tuple[str, int, Any, Any]]:
    """By goal and number of players: the games, the chances of living seats, and who won."""
    for kind in sorted(samples.rows):
        seen, alive, won = gather([samples], {kind}, apart=None)
        weights = np.array(weights_for(values, kind), np.float32)
        said, _ = chances(weights, seen, alive)
        said = calibrate(said, temperatures().get(kind, 1.0))
        came = np.zeros(said.shape, bool)
        came[np.arange(len(won)), won] = True
        yield kind, len(np.unique(samples.games[kind][0])), said[alive], came[alive]
