"""The arithmetic of the 95% intervals of all figures that are estimated from games.

Three rules apply to all of the intervals. None has zero width: with too few data, there is no
interval (None). None leaves the possible range. And none covers the truth less often than in 93%
of the cases, as far as the shape of the values allows: `tests/laboratory/coverage.py` simulates
them all with two to a thousand values, and prints how often each covers the truth.

- A *share* of games has Blaker's exact interval up to forty games, and Agresti and Coull's beyond.
  Few games have few possible results, so the exact interval covers most shares in more than 95%.
  Wilson's interval, which is shorter, covers some shares in only 82% of the cases.
- The *difference of two shares* has Newcombe's interval, with the limits of these shares.
- A *mean* of other values has Student's interval. If all values agree, their spread is unknown, so
  there is no interval.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import accumulate
from math import ceil, comb, cos, floor, inf, isfinite, pi, sin, sqrt, tan
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from risk_widget.reading.schema import number, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "Interval",
    "Z",
    "error_of",
    "give_or_take",
    "mean_interval",
    "mean_of",
    "newcombe",
    "part_interval",
    "share_interval",
    "shares_apart",
    "student",
    "wilson",
]

Interval: TypeAlias = "tuple[float, float] | None"
"""The lower and upper ends of an interval; None if there are too few data for an interval."""
Limits: TypeAlias = Callable[[Any, int], tuple[float, float]]
"""A function that computes the interval of a share from successes and trials."""

CONFIDENCE: Final = 0.95
Z: Final = 1.959964
"""The number of standard errors from the middle of a normal 95% interval to each end."""

_FEW: Final = 40
"""The most trials for which the interval of a share is exact."""
_STEPS: Final = 400
"""The number of steps of the coarse search for the end of an exact interval."""
_DOUBT: Final = 0.25
"""The number of differing pairs of each kind added when the correlation of pairs is estimated."""
_SAME: Final = 1e-12
"""The largest spread that may be a rounding error, relative to the largest value."""
_MANY: Final = 200
"""The degrees of freedom above which an expansion gives Student's quantiles to nine digits."""
_TAIL: Final = 1 - (1 - CONFIDENCE) / 2


# ---- shares --------------------------------------------------------------------------------------


def wilson(successes: int, trials: int, z: float = Z) -> tuple[float, float]:
    """Return the Wilson score interval of a share, by default at 95%.

    It is the textbook's formula. `share_interval` contains the truth more often if the share is
    near 0 or 1.

    >>> import risk_widget as rw
    >>> low, high = rw.lab.wilson(60, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.502 to 0.691'

    Args:
        successes: the number of successes.
        trials: the number of trials.
        z: standard errors from the middle to each end of the interval of a normal distribution.

    Returns:
        The lower and the upper end; 0 and 1 without trials.

    Raises:
        ValueError: the numbers are not whole, or there are more successes than trials.
    """
    trials = whole(trials, "trials", 0)
    successes, z = whole(successes, "successes", 0, trials), number(z, "z", 0)
    if not trials:
        return 0.0, 1.0
    low, high = _wilson(successes / trials, trials, z)
    return max(0.0, low), min(1.0, high)


def _wilson(share: float, trials: float, z: float) -> tuple[float, float]:
    """Compute Wilson's interval, even for a number of trials that is not whole."""
    square = z * z / trials
    spread = sqrt(square * (share * (1 - share) + square / 4))
    middle = share + square / 2
    return (middle - spread) / (1 + square), (middle + spread) / (1 + square)


def share_interval(successes: float, trials: int) -> tuple[float, float]:
    """Compute the 95% interval of a share, or (0.0, 1.0) if there are no trials.

    Up to forty trials, the interval is exact (H. Blaker, "Confidence curves and improved exact
    confidence intervals for discrete distributions", Canadian Journal of Statistics 28, 2000).
    Beyond, it is that of A. Agresti and B. Coull, "Approximate is better than exact", American
    Statistician 52 (1998).

    >>> import risk_widget as rw
    >>> low, high = rw.lab.share_interval(3, 3)
    >>> f"{low:.3f} to {high:.3f}"
    '0.368 to 1.000'

    Args:
        successes: from 0 to `trials`; a fraction if values between no and yes were added up.
        trials: the number of trials.

    Returns:
        The lower and the upper end.

    Raises:
        ValueError: the number of trials is not whole, or there are more successes than trials.
    """
    trials = whole(trials, "trials", 0)
    successes = number(successes, "successes", 0, trials)
    if not trials:
        return 0.0, 1.0
    if trials <= _FEW:
        fewest, most = floor(successes), ceil(successes)
        return _lowest_share(fewest, trials), 1 - _lowest_share(trials - most, trials)
    counted = trials + Z * Z
    middle = (successes + Z * Z / 2) / counted
    spread = Z * sqrt(middle * (1 - middle) / counted)
    return max(0.0, middle - spread), min(1.0, middle + spread)


@cache
def _lowest_share(successes: int, trials: int) -> float:
    """Find the smallest share that does not make ``successes`` too unlikely."""
    if not successes:
        return 0.0
    low, step = 0.0, successes / trials / _STEPS
    while not _is_likely(successes, trials, low + step):
        low += step
    high = low + step
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (low, middle) if _is_likely(successes, trials, middle) else (middle, high)
    return low


def _is_likely(successes: int, trials: int, share: float) -> bool:
    """Whether results at least as extreme, at either end, have a chance of more than 5%."""
    chances = [comb(trials, n) * share**n * (1 - share) ** (trials - n) for n in range(trials + 1)]
    above = sum(chances[successes:])
    below = sum(chances[: successes + 1])
    far = min(above, below)
    others = chances if above < below else chances[::-1]
    beyond = [sum_ for sum_ in accumulate(others) if sum_ <= far * (1 + 1e-9)]
    return far + (beyond[-1] if beyond else 0.0) > 1 - CONFIDENCE


def shares_apart(first: tuple[float, int], second: tuple[float, int]) -> tuple[float, float]:
    """Compute the 95% interval of the difference between independent shares, second minus first.

    Newcombe's square-and-add method: method 10 of "Interval estimation for the difference between
    independent proportions", Statistics in Medicine 17 (1998), with the limits of `share_interval`.

    >>> from risk_widget.results.intervals import shares_apart
    >>> [round(end, 2) for end in shares_apart((40, 100), (60, 100))]
    [0.06, 0.33]

    Args:
        first: successes and trials; at least one trial.
        second: likewise.
    """
    return _added(first, second, 0.0, share_interval)


def newcombe(
    first: Sequence[float],
    second: Sequence[float],
    *,
    limits: Limits = share_interval,
    doubt: float = _DOUBT,
) -> tuple[float, float] | tuple[None, None]:
    """Compute the 95% interval of the difference between two paired shares, second minus first.

    Newcombe's square-and-add method with the corrected correlation of the pairs: method 10 in
    R. G. Newcombe, "Improved confidence intervals for the difference between binomial proportions
    based on paired data", Statistics in Medicine 17 (1998). The paper uses Wilson's limits, and
    adds no pairs; with few pairs, most of which differ, that interval covers the truth in only
    75% of the cases. The interval here always has some width, and never leaves −1 to 1.

    Args:
        first: 1.0 or 0.0 for each pair.
        second: likewise.
        limits: computes the interval of a share.
        doubt: the differing pairs of each kind that are added for the correlation alone.
    """
    count = len(first)
    if not count:
        return None, None
    both = sum(a * b for a, b in zip(first, second, strict=True))
    ones, others = sum(first), sum(second)
    one, other, total = ones + doubt, others + doubt, count + 2 * doubt
    varied = one * (total - one) * other * (total - other)
    together = both * total - one * other
    if together > 0:
        together = max(0.0, together - total / 2)
    alike = together / sqrt(varied) if varied else 0.0
    return _added((ones, count), (others, count), alike, limits)


def _added(
    first: tuple[float, int], second: tuple[float, int], alike: float, limits: Limits
) -> tuple[float, float]:
    """Combine the intervals of two shares by adding the squared distances from share to limit."""
    p, q = first[0] / first[1], second[0] / second[1]
    (p_low, p_high), (q_low, q_high) = limits(*first), limits(*second)

    def reach(a: float, b: float) -> float:
        return sqrt(max(0.0, a * a - 2 * alike * a * b + b * b))

    change = q - p
    low, high = change - reach(q - q_low, p_high - p), change + reach(q_high - q, p - p_low)
    return max(-1.0, low), min(1.0, high)


# ---- means ---------------------------------------------------------------------------------------


def mean_of(values: Sequence[float]) -> float | None:
    """Compute the mean, or None if there are no values."""
    if not values:
        return None
    scale = max(map(abs, values)) or 1.0  # sums of huge values would be infinite
    return scale * fmean(value / scale for value in values) if isfinite(scale) else None


def error_of(values: Sequence[float], size: float = 0.0) -> float | None:
    """Compute the standard error of a mean, or None if all values are equal.

    Args:
        values: any number of values.
        size: the size of the numbers whose differences the values are, to ignore rounding errors.
    """
    mean = mean_of(values)
    if mean is None:
        return None
    scale = max(map(abs, values)) or 1.0
    apart = [value / scale - mean / scale for value in values]
    if scale * max(map(abs, apart)) <= _SAME * max(size, scale):
        return None
    count = len(values)
    error = scale * sqrt(sum(part * part for part in apart) / (count - 1) / count)
    return error if error > 0 and isfinite(error) else None


def mean_interval(
    values: Sequence[float], least: float = -inf, most: float = inf, size: float = 0.0
) -> Interval:
    """Compute Student's 95% interval of a mean, or None if all values are equal.

    >>> from risk_widget.results.intervals import mean_interval
    >>> [round(end, 1) for end in mean_interval([8, 12, 10], least=1)]
    [5.0, 15.0]
    >>> mean_interval([8, 8, 8]) is None
    True

    Args:
        values: any number of values.
        least: the smallest possible value.
        most: the largest possible value.
        size: as in `error_of`.
    """
    mean, error = mean_of(values), error_of(values, size)
    if mean is None or error is None:
        return None
    return _around(mean, error, len(values), least, most)


def part_interval(mean: float, error: float, count: int) -> tuple[float, float]:
    """Compute the 95% interval of a mean of values from 0 to 1.

    If all values agree, it is the interval of a share. Near 0 or 1 the values are skewed, and so is
    the interval: it is Wilson's, with Student's quantile, for the number of trials at which a share
    would have this error.

    >>> from risk_widget.results.intervals import part_interval
    >>> [round(end, 2) for end in part_interval(0.0, 0.0, 9)]
    [0.0, 0.32]

    Args:
        mean: the mean of the values.
        error: the standard error of the mean; 0 if all values agree.
        count: the number of values.
    """
    if count < 2 or error <= _SAME or not 0 < mean < 1:
        return share_interval(mean * count, count)
    return _wilson(mean, mean * (1 - mean) / error**2, student(count - 1))


def give_or_take(
    value: float, error: float, least: float = 0.0, most: float = 1.0
) -> tuple[float, float]:
    """Compute the interval of an estimate whose error has been measured, within a range.

    >>> from risk_widget.results.intervals import give_or_take
    >>> give_or_take(0.875, 0.25)
    (0.625, 1.0)

    Args:
        value: the estimate.
        error: half the width of the interval, if it does not reach the ends of the range.
        least: the smallest possible value.
        most: the largest possible value.
    """
    return max(least, value - error), min(most, value + error)


def _around(mean: float, error: float, count: int, least: float, most: float) -> Interval:
    half = student(count - 1) * error
    low, high = max(least, mean - half), min(most, mean + half)
    return (low, high) if isfinite(low) and isfinite(high) and low < high else None


@cache
def student(freedom: int, level: float = _TAIL) -> float:
    """Compute a quantile of Student's distribution, by default the one for a 95% interval.

    >>> from risk_widget.results.intervals import student
    >>> [round(student(freedom), 3) for freedom in (1, 2, 9, 29, 1000)]
    [12.706, 4.303, 2.262, 2.045, 1.962]

    Args:
        freedom: the degrees of freedom, 1 or more.
        level: the level of the quantile, from ½ to 1.
    """
    if freedom > _MANY:
        z = NormalDist().inv_cdf(level)
        return (
            z
            + (z**3 + z) / (4 * freedom)
            + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
            + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        )
    low, high = 0.0, pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, freedom) < 2 * level - 1 else (low, angle)
    return tan(low) * sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """Compute the chance that Student's ``|t|`` is at most ``tan(angle) * sqrt(freedom)``."""
    sine, cosine = sin(angle), cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= cosine * cosine * (power + 1) / (power + 2)
    return 2 / pi * (angle + sine * total) if odd else sine * total
