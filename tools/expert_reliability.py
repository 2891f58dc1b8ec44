"""What was said beside what came: chances in bins, and how far off they are."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

BINS: Final = 10


class Bin(NamedTuple):
    """Chances that were told alike: their mean, how often it came so, and how many there are."""

    said: float
    came: float
    seats: int


def reliability(said: Any, came: Any) -> tuple[list[Bin], float]:
    """Chances from the lowest to the highest in bins, and the expected error over all of them."""
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    here = [place == number for number in range(BINS)]
    bins = [Bin(said[at].mean(), came[at].mean(), int(at.sum())) for at in here if at.any()]
    return bins, sum(abs(b.said - b.came) * b.seats for b in bins) / len(said)
