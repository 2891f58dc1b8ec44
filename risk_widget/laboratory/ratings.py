"""The strengths of bots, computed from their games by the Bradley–Terry model."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TYPE_CHECKING

from risk_widget.results.intervals import Z

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["ELO", "Contest", "Meeting", "Rating", "ratings"]

ELO = 400 / log(10)
"""The Elo points that correspond to a factor e of strength."""
_ROUNDS = 100
_CLOSE = 1e-10


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games between two bots: the number of seats of each, and the games each won."""

    first: int
    second: int
    first_seats: int
    second_seats: int
    first_wins: int
    second_wins: int


@dataclass(frozen=True, slots=True)
class Contest:
    """A game between several bots, one on each seat.

    Attributes:
        bots: the numbers of the bots.
        shares: each bot's share of the win; they add up to 1.
    """

    bots: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in Elo points, where 0 is the mean of all bots, with its standard error."""

    points: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the 95% interval."""
        return self.points - Z * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95% interval."""
        return self.points + Z * self.error


def ratings(
    bots: int, meetings: Sequence[Meeting], contests: Sequence[Contest] = ()
) -> list[Rating]:
    """Estimate the most likely strengths of bots.

    Each bot wins in proportion to its strength. Every bot also gets one game won and
    one lost against a bot of strength 0, so that a bot that wins all games has a finite strength.

    Args:
        bots: the number of bots.
        meetings: the games of two bots; games without a winner do not count.
        contests: the games at tables of different bots.
    """
    strengths = [0.0] * bots
    for _ in range(_ROUNDS):
        slope, curve = _derivatives(strengths, meetings, contests)
        step = [sum(map(_product, row, slope)) for row in _inverse(curve)]
        # A step longer than 2 overshoots where the curve is flat.
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, 2.0 / longest) if longest else 1.0
        strengths = [s + scale * d for s, d in zip(strengths, step, strict=True)]
        if longest < _CLOSE:
            break
    _, curve = _derivatives(strengths, meetings, contests)
    spread, middle = _inverse(curve), sum(strengths) / bots
    # The overall level of the bots cannot be known, so each error is that of a bot's distance from
    # the mean of all bots.
    rows = [sum(row) / bots for row in spread]
    whole = sum(rows) / bots
    return [
        Rating(ELO * (s - middle), ELO * sqrt(max(0.0, spread[at][at] - 2 * rows[at] + whole)))
        for at, s in enumerate(strengths)
    ]


def _product(a: float, b: float) -> float:
    return a * b


def _derivatives(
    strengths: Sequence[float], meetings: Sequence[Meeting], contests: Sequence[Contest]
) -> tuple[list[float], list[list[float]]]:
    """Compute the slope of the log-likelihood, and its curvature with the sign reversed."""
    count = len(strengths)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for at, strength in enumerate(strengths):
        chance = 1 / (1 + exp(-strength))
        slope[at] += 1 - 2 * chance
        curve[at][at] += 2 * chance * (1 - chance)
    for m in meetings:
        games = m.first_wins + m.second_wins
        lead = strengths[m.first] - strengths[m.second] + log(m.first_seats / m.second_seats)
        chance = 1 / (1 + exp(-lead))
        gain, weight = m.first_wins - games * chance, games * chance * (1 - chance)
        for at, sign in ((m.first, 1), (m.second, -1)):
            slope[at] += sign * gain
            curve[at][at] += weight
        curve[m.first][m.second] -= weight
        curve[m.second][m.first] -= weight
    for contest in contests:
        strongest = max(strengths[bot] for bot in contest.bots)
        weights = [exp(strengths[bot] - strongest) for bot in contest.bots]
        chances = [weight / sum(weights) for weight in weights]
        for bot, share, chance in zip(contest.bots, contest.shares, chances, strict=True):
            slope[bot] += share - chance
            curve[bot][bot] += chance
            for other, its in zip(contest.bots, chances, strict=True):
                curve[bot][other] -= chance * its
    return slope, curve


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a symmetric, diagonally dominant matrix by elimination."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(count):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]
