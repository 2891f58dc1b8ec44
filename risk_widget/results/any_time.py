"""Intervals of a mean that hold at any time, however often one looks.

Values lie between 0 and 1. A likelihood ratio decides whether a mean `m` is still possible. For any
`part` between 0 and 1, the product of `1 - part + part * value / m` over all values never grows on
average if the true mean is `m` or less, so it reaches 20 in at most one of 20 samples, wherever
they are stopped (Ville's inequality). A mean is ruled out when the ratio, averaged over several
parts, has reached that limit. This is Wald's sequential probability ratio test with averaged
alternatives, for bounded values: Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting", Journal of the Royal Statistical Society B 86 (2024).
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_PARTS: Final = tuple(0.02 * 1.4**power for power in range(12))
"""Effect sizes to test for: from small ones, for long samples, to large ones, for short samples."""
_CLOSE: Final = 1e-5


def interval_of_values(
    counts: Mapping[float, int], confidence: float = 0.95
) -> tuple[float, float]:
    """Compute the interval of a mean, for any values from 0 to 1.

    Args:
        counts: the number of times that each value occurred.
        confidence: between 0 and 1. Half of the misses are at each end.
    """
    limit = log(2 / (1 - confidence))
    other = {1 - value: count for value, count in counts.items()}
    return _lowest(counts, limit), 1 - _lowest(other, limit)


def _lowest(counts: Mapping[float, int], limit: float) -> float:
    """Find the smallest mean that is not ruled out, given that all smaller ones are."""
    low, high = 0.0, 1.0
    while high - low > _CLOSE:
        mean = (low + high) / 2
        if _evidence(counts, mean) < limit:
            high = mean
        else:
            low = mean
    return low


def _evidence(counts: Mapping[float, int], mean: float) -> float:
    """Compute the log of the likelihood ratio against this mean and all smaller ones.

    The ratio is averaged over parts, and falls as the mean grows.
    """
    logs = [
        sum(count * log(1 - part + part * value / mean) for value, count in counts.items() if count)
        for part in _PARTS
    ]
    largest = max(logs)
    return largest + log(sum(exp(each - largest) for each in logs) / len(logs))
