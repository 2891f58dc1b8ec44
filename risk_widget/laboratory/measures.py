"""The figures of a game that are measured in many of them: their means, intervals and quantiles."""

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
"""The measure of a game, from its `GameResult`; one with None is left out everywhere."""
Range: TypeAlias = tuple[float, float]
"""The smallest and the largest possible value."""


class Played(Protocol):
    """What is measured of a game: see `GameResult`."""

    @property
    def game(self) -> int: ...
    @property
    def winner(self) -> str | None: ...
    @property
    def bots(self) -> Mapping[str, int]: ...
    @property
    def rounds(self) -> int: ...


def _won(game: Played) -> bool:
    """Whether the first bot won; a game without a winner does not count as won."""
    return game.winner is not None and game.bots[game.winner] == 0


def _rounds(game: Played) -> float | None:
    return None if game.winner is None else float(game.rounds)


def _finished(game: Played) -> bool:
    return game.winner is not None


MEASURES: Final[Mapping[str, Measure]] = {"wins": _won, "rounds": _rounds, "finished": _finished}


class Estimate(NamedTuple):
    """The mean of a measure.

    Attributes:
        mean: of the games that count; None if none does.
        low: the lower end of its 95 % interval; None where too little is known for one.
        high: the upper end.
        games: that count.
    """

    mean: float | None
    low: float | None
    high: float | None
    games: int


def values_of(
    measure: str | Measure, games: Sequence[Played], last: float = inf
) -> tuple[list[float], Estimate]:
    """What is measured in the games that count, and its mean. Raises ``ValueError``."""
    measuring = measure_of(measure)
    told = [value for game in games if (value := measured(measuring, game)) is not None]
    values = [*map(float, told)]
    possible = range_of(name_of(measure), values, last)
    return values, estimate(values, possible, share=is_share(measure, told))


def measure_of(measure: object) -> Measure:
    """The measure with this name, or a function as it is. Raises ``ValueError``."""
    return measure if callable(measure) else MEASURES[word(measure, "measure", MEASURES)]


def name_of(measure: object) -> str:
    """The name of a measure."""
    return str(getattr(measure, "__name__", "measure") if callable(measure) else measure)


def measured(measure: Measure, game: Played) -> float | bool | None:
    """The measure of a game, as a plain value. Raises ``ValueError``."""
    value = read(object, measure(game))
    if value is None or isinstance(value, bool):
        return value
    return number(value, f"measure of game {game.game}")


def is_share(measure: object, values: Sequence[float | bool | None]) -> bool:
    """Whether the mean of these values is a share: they say yes or no, as words or as 1 and 0."""
    if isinstance(measure, str):
        return measure != "rounds"
    told = [value for value in values if value is not None]
    return bool(told) and all(value in (0, 1) for value in told)


def estimate(values: Sequence[float], possible: Range, *, share: bool) -> Estimate:
    """The mean of values and its interval.

    Args:
        values: of the games that count.
        possible: see `range_of`.
        share: whether each says yes or no.
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
    """The interval of the difference of two measures of the same games, second minus first.

    Args:
        first: of the games that count.
        second: of the same games.
        possible: the range of each: see `range_of`.
        share: whether each value says yes or no.
    """
    if share:
        low, high = newcombe(first, second)
        return None if low is None or high is None else (low, high)
    (least, most), (lowest, highest) = possible
    pairs = [b - a for a, b in zip(first, second, strict=True)]
    return mean_interval(pairs, lowest - most, highest - least, size_of(first, second))


def size_of(first: Sequence[float], second: Sequence[float]) -> float:
    """The largest value, by which rounding is told from differences."""
    return max(map(abs, (*first, *second)), default=0.0)


def range_of(measure: str, values: Sequence[float], last: float = inf) -> Range:
    """The smallest and the largest possible value of a measure, as far as they are known.

    Args:
        measure: its name.
        values: that were measured.
        last: the last round that is played.
    """
    least, most = -inf, inf
    if measure == "rounds":
        least, most = 1.0, float(last)
    # A function of one's own may have that name.
    return (least, most) if all(least <= value <= most for value in values) else (-inf, inf)


def quantile(values: Sequence[float], part: float) -> float:
    """The value that a part of these do not exceed, between two of them along a straight line.

    Args:
        values: in rising order; one at least.
        part: from 0 to 1.
    """
    place = part * (len(values) - 1)
    below = int(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (place - below) * (values[above] - values[below])
