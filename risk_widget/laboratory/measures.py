"""Measures of games: their values, means, intervals and quantiles."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

from risk_widget.reading.schema import number, read, word
from risk_widget.results.intervals import (
    mean_interval,
    mean_of,
    newcombe,
    share_interval,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.results.intervals import (
        Interval,
    )

__all__ = [
    "Estimate",
    "Measure",
    "estimate",
    "interval_of_change",
    "is_share",
    "measure_of",
    "measured",
    "name_of",
    "quantile",
    "range_of",
    "values_of",
]

Measure: TypeAlias = "Callable[[Any], float | bool | None]"
"""A function that measures a `GameResult`; a game for which it returns None is left out."""
Range: TypeAlias = tuple[float, float]
"""The smallest and the largest possible value."""


class Played(Protocol):
    """The part of a `GameResult` that the measures here read."""

    @property
    def game(self) -> int: ...
    @property
    def winner(self) -> str | None: ...
    @property
    def bots(self) -> Mapping[str, int]: ...
    @property
    def rounds(self) -> int: ...


def _won(game: Played) -> bool:
    """Whether the first bot won; False if the game has no winner."""
    return game.winner is not None and game.bots[game.winner] == 0


def _rounds(game: Played) -> float | None:
    return None if game.winner is None else float(game.rounds)


def _finished(game: Played) -> bool:
    return game.winner is not None


MEASURES: Final[Mapping[str, Measure]] = {"wins": _won, "rounds": _rounds, "finished": _finished}


class Estimate(NamedTuple):
    """The mean of a measure, with its interval.

    Attributes:
        mean: the mean of the games that count; None if no game counts.
        low: the lower end of the mean's 95% interval; None if there are too few data.
        high: the upper end.
        games: the number of games that count.
    """

    mean: float | None
    low: float | None
    high: float | None
    games: int


def values_of(
    measure: str | Measure, games: Sequence[Played], last: float = inf
) -> tuple[list[float], Estimate]:
    """Measure the games that count; return the values and their mean. Raises ``ValueError``."""
    measuring = measure_of(measure)
    told = [value for game in games if (value := measured(measuring, game)) is not None]
    values = [*map(float, told)]
    possible = range_of(name_of(measure), values, last)
    return values, estimate(values, possible, share=is_share(measure, told))


def measure_of(measure: object) -> Measure:
    """Return the measure with this name, or a function unchanged. Raises ``ValueError``."""
    return measure if callable(measure) else MEASURES[word(measure, "measure", MEASURES)]


def name_of(measure: object) -> str:
    """Return the name of a measure."""
    return str(getattr(measure, "__name__", "measure") if callable(measure) else measure)


def measured(measure: Measure, game: Played) -> float | bool | None:
    """Measure a game; return a plain value. Raises ``ValueError``."""
    value = read(object, measure(game))
    if value is None or isinstance(value, bool):
        return value
    return number(value, f"measure of game {game.game}")


def is_share(measure: object, values: Sequence[float | bool | None]) -> bool:
    """Whether the mean of these values is a share, because each is yes or no (or 1 or 0)."""
    if isinstance(measure, str):
        return measure != "rounds"
    told = [value for value in values if value is not None]
    return bool(told) and all(value in (0, 1) for value in told)


def estimate(values: Sequence[float], possible: Range, *, share: bool) -> Estimate:
    """Compute the mean of values and its interval.

    Args:
        values: the values of the games that count.
        possible: see `range_of`.
        share: whether each value says yes or no.
    """
    count = len(values)
    if share and count:
        return Estimate(sum(values) / count, *share_interval(round(sum(values)), count), count)
    ends = mean_interval(values, *possible)
    low, high = (None, None) if ends is None else ends
    return Estimate(mean_of(values), low, high, count)


def interval_of_change(
    first: Sequence[float], second: Sequence[float], possible: tuple[Range, Range], *, share: bool
) -> Interval:
    """Compute the interval of a mean difference, second minus first, over the same games.

    Args:
        first: the values of the games that count, under one condition.
        second: the values of the same games under another condition.
        possible: the range of each measure: see `range_of`.
        share: whether each value says yes or no.
    """
    if share:
        low, high = newcombe(first, second)
        return None if low is None or high is None else (low, high)
    (least, most), (lowest, highest) = possible
    pairs = [b - a for a, b in zip(first, second, strict=True)]
    return mean_interval(pairs, lowest - most, highest - least, size_of(first, second))


def size_of(first: Sequence[float], second: Sequence[float]) -> float:
    """Find the largest absolute value, to distinguish differences from rounding errors."""
    return max(map(abs, (*first, *second)), default=0.0)


def range_of(measure: str, values: Sequence[float], last: float = inf) -> Range:
    """Return the smallest and largest possible values of a measure; infinite if unknown.

    Args:
        measure: the name of the measure.
        values: the measured values.
        last: the last round that can be played.
    """
    least, most = -inf, inf
    if measure == "rounds":
        least, most = 1.0, float(last)
    # A user's own function may be named "rounds", too, and give values outside the range.
    return (least, most) if all(least <= value <= most for value in values) else (-inf, inf)


def quantile(values: Sequence[float], part: float) -> float:
    """Compute a quantile of sorted values by linear interpolation.

    Args:
        values: at least one value, in rising order.
        part: the part of the values that do not exceed the result, from 0 to 1.
    """
    place = part * (len(values) - 1)
    below = int(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (place - below) * (values[above] - values[below])
