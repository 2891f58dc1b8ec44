"""The 95 % intervals of everything that is estimated from games: one place for the arithmetic.

Three rules hold for all of them. None is without width: where too little is known, there is no
interval (None). None leaves the possible range. And none holds the truth less often than it says by
more than two points, as far as the shape of the values allows: `tests/laboratory/coverage.py` plays
them all from two values to a thousand and prints how often they do.

- A *share* of games has Blaker's exact interval up to forty games, and Agresti and Coull's beyond.
  Few games have few possible results, so the exact one holds most shares more often than it says.
  Wilson's interval, which is shorter, holds some shares in 82 % of the cases only.
- The *difference of two shares* has Newcombe's with these limits.
- A *mean* of other values has Student's. Where all values agree, their spread is not known,
  and neither is an interval.
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
"""Lower and upper end; None where too little is known for one."""
Limits: TypeAlias = Callable[[Any, int], tuple[float, float]]
"""The interval of a share, from successes and trials."""

CONFIDENCE: Final = 0.95
Z: Final = 1.959964
"""Standard errors from the middle of a 95 % interval to each of its ends, by the normal law."""

_FEW: Final = 40
"""Trials up to which the interval of a share is exact."""
_STEPS: Final = 400
"""Steps in which the end of an exact interval is looked for, before it is narrowed down."""
_DOUBT: Final = 0.25
"""Pairs of each kind that differ, added before the correlation of few pairs is estimated."""
_SAME: Final = 1e-12
"""A spread is none if it is no larger than rounding makes it, in parts of the largest value."""
_MANY: Final = 200
"""Degrees of freedom from which on an expansion gives Student's quantiles to nine digits."""
_TAIL: Final = 1 - (1 - CONFIDENCE) / 2


# ---- shares --------------------------------------------------------------------------------------


def wilson(successes: int, trials: int, z: float = Z) -> tuple[float, float]:
    """Return the Wilson score interval for a share, of 95% by default.

    >>> import risk_widget as rw
    >>> low, high = rw.lab.wilson(60, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.502 to 0.691'

    Args:
        successes: of the trials.
        trials: how many there were.
        z: standard errors from the middle to each end of the interval of a normal distribution.

    Returns:
        The lower and the upper end; 0 and 1 without trials.

    Raises:
        ValueError: no whole numbers, or more successes than trials.
    """
    trials = whole(trials, "trials", 0)
    successes, z = whole(successes, "successes", 0, trials), number(z, "z", 0)
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def share_interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share. (0.0, 1.0) without trials.

    It is exact up to forty trials (H. Blaker, "Confidence curves and improved exact confidence
    intervals for discrete distributions", Canadian Journal of Statistics 28, 2000), and beyond that
    of A. Agresti and B. Coull, "Approximate is better than exact", American Statistician 52 (1998).

    >>> from risk_widget.results.intervals import share_interval
    >>> [round(end, 3) for end in share_interval(3, 3)], share_interval(0, 0)
    ([0.368, 1.0], (0.0, 1.0))

    Args:
        successes: from 0 to `trials`; a fraction where values between no and yes were added up.
        trials: how many.
    """
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
    """The smallest share for which so many successes are no exception."""
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
    """Whether what is as far out as this, at either end, has a chance of more than 5 %."""
    chances = [comb(trials, n) * share**n * (1 - share) ** (trials - n) for n in range(trials + 1)]
    above = sum(chances[successes:])
    below = sum(chances[: successes + 1])
    far = min(above, below)
    others = chances if above < below else chances[::-1]
    beyond = [sum_ for sum_ in accumulate(others) if sum_ <= far * (1 + 1e-9)]
    return far + (beyond[-1] if beyond else 0.0) > 1 - CONFIDENCE


def shares_apart(first: tuple[float, int], second: tuple[float, int]) -> tuple[float, float]:
    """The 95 % interval for the difference of two shares of different games, second minus first.

    Newcombe's square-and-add method: method 10 of "Interval estimation for the difference between
    independent proportions", Statistics in Medicine 17 (1998), with the limits of `share_interval`.

    >>> from risk_widget.results.intervals import shares_apart
    >>> [round(end, 2) for end in shares_apart((40, 100), (60, 100))]
    [0.06, 0.33]

    Args:
        first: successes and trials; one at least.
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
    """The 95 % interval for the difference of two paired proportions, second minus first.

    Newcombe's square-and-add method with the corrected correlation of the pairs: method 10 in
    R. G. Newcombe, "Improved confidence intervals for the difference between binomial proportions
    based on paired data", Statistics in Medicine 17 (1998). The paper has it with Wilson's limits
    and without doubt; of few pairs, most of which differ, that holds the truth in 75 % of the cases
    only. It always has some width, and never leaves −1 to 1.

    Args:
        first: 1.0 or 0.0 for each pair.
        second: likewise.
        limits: the interval of a share.
        doubt: pairs of each kind that differ, added for the correlation alone.
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
    """The squares of what is left to the ends of two shares, added."""
    p, q = first[0] / first[1], second[0] / second[1]
    (p_low, p_high), (q_low, q_high) = limits(*first), limits(*second)

    def reach(a: float, b: float) -> float:
        return sqrt(max(0.0, a * a - 2 * alike * a * b + b * b))

    change = q - p
    low, high = change - reach(q - q_low, p_high - p), change + reach(q_high - q, p - p_low)
    return max(-1.0, low), min(1.0, high)


# ---- means ---------------------------------------------------------------------------------------


def mean_of(values: Sequence[float]) -> float | None:
    """The mean; None without values."""
    if not values:
        return None
    scale = max(map(abs, values)) or 1.0  # sums of huge values would be infinite
    return scale * fmean(value / scale for value in values) if isfinite(scale) else None


def error_of(values: Sequence[float], size: float = 0.0) -> float | None:
    """The standard error of a mean; None where fewer than two values are different.

    Args:
        values: any number.
        size: of what they are differences of: differences that only rounding makes are none.
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
    """The 95 % interval of a mean, by Student's law; None if fewer than two values are different.

    >>> from risk_widget.results.intervals import mean_interval
    >>> [round(end, 1) for end in mean_interval([8, 12, 10], least=1)]
    [5.0, 15.0]
    >>> mean_interval([8, 8, 8]) is None
    True

    Args:
        values: any number.
        least: the smallest value that is possible.
        most: the largest one.
        size: as in `error_of`.
    """
    mean, error = mean_of(values), error_of(values, size)
    if mean is None or error is None:
        return None
    return _around(mean, error, len(values), least, most)


def part_interval(mean: float, error: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a mean of values from 0 to 1; that of a share where all values agree.

    Near an end such values are lopsided, and so is the interval: Wilson's for as many trials as
    would give a share this error, with Student's quantile.

    >>> from risk_widget.results.intervals import part_interval
    >>> [round(end, 2) for end in part_interval(0.0, 0.0, 9)]
    [0.0, 0.32]

    Args:
        mean: of the values.
        error: its standard error; 0 where all values agree.
        count: how many.
    """
    if count < 2 or error <= _SAME or not 0 < mean < 1:
        return share_interval(mean * count, count)
    trials = mean * (1 - mean) / error**2
    square = student(count - 1) ** 2 / trials
    spread = sqrt(square * (mean * (1 - mean) + square / 4))
    low, high = (mean + square / 2 - spread, mean + square / 2 + spread)
    return low / (1 + square), high / (1 + square)


def _around(mean: float, error: float, count: int, least: float, most: float) -> Interval:
    half = student(count - 1) * error
    low, high = max(least, mean - half), min(most, mean + half)
    return (low, high) if isfinite(low) and isfinite(high) and low < high else None


@cache
def student(freedom: int, level: float = _TAIL) -> float:
    """The quantile of Student's distribution; by default that of a 95 % interval.

    >>> from risk_widget.results.intervals import student
    >>> [round(student(freedom), 3) for freedom in (1, 2, 9, 29, 1000)]
    [12.706, 4.303, 2.262, 2.045, 1.962]

    Args:
        freedom: degrees of freedom, 1 or more.
        level: from ½ to 1.
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
    """The chance to be within a distance of the middle, given as the arc tangent of its part."""
    sine, cosine = sin(angle), cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= cosine * cosine * (power + 1) / (power + 2)
    return 2 / pi * (angle + sine * total) if odd else sine * total
