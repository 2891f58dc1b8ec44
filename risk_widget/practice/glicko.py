"""Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022).

A strength is a rating with its error: the spread of the ratings that it may really be. An answer to
a puzzle is a game between the learner and the puzzle.
"""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["FIRST", "Strength", "after"]

TAU: Final = 0.5
"""The amount by which a volatility may change from one period to the next."""
_SCALE: Final = 400 / log(10)
_MIDDLE: Final = 1500.0
_PRECISE: Final = 1e-6


class Strength(NamedTuple):
    """A rating.

    Attributes:
        rating: the likeliest rating; 1500 is the middle.
        error: its standard error.
        volatility: how much the rating is expected to change.
    """

    rating: float = _MIDDLE
    error: float = 350.0
    volatility: float = 0.06

    @property
    def half(self) -> float:
        """Half the width of the 95% interval."""
        return 1.96 * self.error


FIRST: Final = Strength()
"""The strength of somebody who has not played."""


def after(before: Strength, games: Sequence[tuple[Strength, float]], tau: float = TAU) -> Strength:
    """Compute a strength after a period of games.

    >>> from risk_widget.practice.glicko import FIRST, Strength, after
    >>> [round(each) for each in after(FIRST, [(Strength(1500, 100), 1.0)])[:2]]
    [1675, 253]

    Args:
        before: the strength before them.
        games: the strength of each rival and the score: 1 for a win, 0 for a loss.
        tau: see `TAU`.
    """
    own, spread = (before.rating - _MIDDLE) / _SCALE, before.error / _SCALE
    information = gain = 0.0
    for rival, score in games:
        weight = 1 / sqrt(1 + 3 * (rival.error / _SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (own - (rival.rating - _MIDDLE) / _SCALE)))
        information += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    if not games:
        return before._replace(error=_SCALE * sqrt(spread**2 + before.volatility**2))
    variance = 1 / information
    volatility = _volatility(before.volatility, spread, variance, variance * gain, tau)
    spread = 1 / sqrt(1 / (spread**2 + volatility**2) + information)
    return Strength(_MIDDLE + _SCALE * (own + spread**2 * gain), _SCALE * spread, volatility)


def _volatility(before: float, spread: float, variance: float, change: float, tau: float) -> float:
    """Find the volatility after a period: the root of a decreasing function (steps 5.1 to 5.5)."""
    start = log(before**2)

    def excess(x: float) -> float:
        whole = spread**2 + variance + exp(x)
        return exp(x) * (change**2 - whole) / (2 * whole**2) - (x - start) / tau**2

    low = start
    if change**2 > spread**2 + variance:
        high = log(change**2 - spread**2 - variance)
    else:
        steps = 1
        while excess(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    at_low, at_high = excess(low), excess(high)
    while abs(high - low) > _PRECISE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = excess(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
