"""The rules for stopping an experiment: when it is settled, or when its interval is narrow enough.

Anyone who looks at a usual interval again and again, and stops when it no longer contains 0, finds
differences that do not exist. So an experiment that stops when it is *settled* uses an interval
that holds at any time. For shares it is the interval of `settling`, for the differences of games
measured under two conditions; for other measures that of I. Waudby-Smith, D. Arbour, R. Sinha, E.
Kennedy and A. Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences",
Annals of Statistics 52 (2024), after `_LEAST` rotations. The seats rotate, so the values are the
means of each rotation.

An experiment that stops when its interval is *narrow* does not look at the difference, only at the
variance of the games. So the usual interval is right, once there are enough games.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import ceil, log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.laboratory.measures import size_of
from risk_widget.reading.schema import number, word
from risk_widget.results.any_time import interval_of_values
from risk_widget.results.intervals import error_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.results.intervals import Interval

__all__ = ["Until", "Why", "checkpoints", "ends_at_any_time", "until_of"]

Why: TypeAlias = Literal["different", "equal", "narrow", "limit"]
"""The reasons to stop an experiment."""

MOST: Final = 20_000
"""The default for the most games under each condition."""
MARGIN: Final = 0.05
_FIRST: Final = 10
"""The number of rotations before the first look."""
_GROWTH: Final = 1.08
"""The ratio of the number of games at one look to the number at the previous look."""
_LEAST: Final = 30
"""The fewest rotations for a usable variance of a measure, and for an ordinary interval."""
_TIGHTEST: Final = 0.3
"""The tuning that makes an any-time interval tightest after about a hundred rotations."""
_MISSED: Final = 0.05


@dataclass(frozen=True, slots=True)
class Until:
    """The condition that ends an experiment.

    Attributes:
        width: half the width of an interval that is narrow enough; None: stop when settled.
        margin: a difference that is certainly no further than this from 0 counts as equal.
        rotation: the number of games after which every bot has had every seat, in every order.
    """

    width: float | None
    margin: float
    rotation: int

    def why(self, ends: Interval, games: int) -> Why | None:
        """Return the reason to stop after these games; None to continue.

        Args:
            ends: the interval of the difference: the usual one, or with "settled" the any-time one.
            games: the number of games played under each condition.
        """
        if ends is None:
            return None
        low, high = ends
        if self.width is not None:
            narrow = games >= _LEAST * self.rotation and (high - low) / 2 <= self.width
            return "narrow" if narrow else None
        if low > 0 or high < 0:
            return "different"
        return "equal" if max(-low, high) <= self.margin else None


def until_of(until: object, margin: object, rotation: int) -> Until | None:
    """Read the condition for stopping. Raises ``ValueError``."""
    if until is None:
        return None
    least = number(margin, "margin", 0)
    if isinstance(until, str):
        word(until, "until", ("settled",))
        return Until(None, least, rotation)
    width = number(until, "until", 0)
    if not width:
        raise ValueError("until must be above 0: no interval is without width")
    return Until(width, least, rotation)


def checkpoints(rotation: int, most: int) -> Iterator[int]:
    """Yield the numbers of games, below ``most``, after which to check whether to stop."""
    rotations = _FIRST
    while rotations * rotation < most:
        yield rotations * rotation
        rotations = ceil(rotations * _GROWTH)


def ends_at_any_time(
    first: Sequence[float], second: Sequence[float], rotation: int, *, share: bool
) -> Interval:
    """Compute a 95% interval, valid at any time, of a difference: second minus first.

    Args:
        first: the values of games that count, under one condition.
        second: the values of the same games under another condition.
        rotation: see `Until`.
        share: whether each value says yes or no.
    """
    pairs = [b - a for a, b in zip(first, second, strict=True)]
    means = [fmean(pairs[at : at + rotation]) for at in range(0, len(pairs), rotation)]
    if share:
        low, high = interval_of_values(Counter(round((1 + each) / 2, 9) for each in means))
        return 2 * low - 1, 2 * high - 1
    count = len(means)
    error = error_of(means, size_of(first, second))
    if count < _LEAST or error is None:
        return None
    grown = count * _TIGHTEST**2 + 1
    reach = sqrt(2 * grown / (count * _TIGHTEST**2) * log(sqrt(grown) / _MISSED))
    middle = fmean(means)
    return middle - reach * error, middle + reach * error
