"""Matches between two kinds of bots at tables of every composition, for several benchmarks.

A table of three has no equal halves. So one kind plays once with one seat against two of the other,
and once with two against one. Its strength there is its wins per seat, as a percentage of both
kinds' wins per seat: 50 is equal. The mean over the two tables favours neither kind.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.laboratory.simulation import simulate
from risk_widget.results.intervals import share_interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.laboratory.players import BotMaker

_WORKERS = 2


class WinsAtTable(NamedTuple):
    """The wins of one kind of bot at one table.

    Attributes:
        seats: its number of seats.
        others: the number of seats of the other kind.
        wins: games that it won, from any of its seats.
        lost: games that the other kind won.
        unfinished: games that nobody won.
    """

    seats: int
    others: int
    wins: int
    lost: int
    unfinished: int

    @property
    def games(self) -> int:
        return self.wins + self.lost + self.unfinished

    def strength(self, share: float | None = None) -> float:
        """Convert the first kind's share of the wins to a share per seat, in percent."""
        if share is None:
            share = self.wins / max(1, self.wins + self.lost)
        own, other = share / self.seats, (1 - share) / self.others
        return 100 * own / (own + other)

    def half_width(self) -> float:
        """Compute half the width of the strength's 95% interval."""
        low, high = share_interval(self.wins, self.wins + self.lost)
        return (self.strength(high) - self.strength(low)) / 2

    def line(self) -> str:
        low, high = share_interval(self.wins, self.games)
        rest = f", {self.unfinished} unfinished" if self.unfinished else ""
        return (
            f"{self.seats} against {self.others}: {self.wins} of {self.games} = "
            f"{self.wins / self.games:.1%} ({low:.1%}–{high:.1%}), "
            f"equal {self.seats / (self.seats + self.others):.1%}{rest}"
        )


def workers() -> ProcessPoolExecutor:
    """Start two worker processes that yield to anything else running on the machine."""
    return ProcessPoolExecutor(_WORKERS, initializer=_give_way)


def _give_way() -> None:
    os.nice(5)


def table(
    one: str | BotMaker,
    other: str | BotMaker,
    seats: tuple[int, int],
    games: int,
    *,
    edition: str,
    mode: str,
    pool: ProcessPoolExecutor | None,
    seed: int | str = 0,
    fast: bool = False,
) -> WinsAtTable:
    """Play games at a table, rotating the seats."""
    bots: Sequence[str | BotMaker] = [one] * seats[0] + [other] * seats[1]
    result = simulate(bots, games, edition=edition, mode=mode, seed=seed, executor=pool, fast=fast)
    wins = sum(result.wins[: seats[0]])
    return WinsAtTable(*seats, wins, games - result.unfinished - wins, result.unfinished)


def pooled(tables: Sequence[WinsAtTable]) -> tuple[float, float]:
    """Compute the mean strength over tables, and half the width of its 95% interval."""
    mean = sum(t.strength() for t in tables) / len(tables)
    return mean, sqrt(sum(t.half_width() ** 2 for t in tables)) / len(tables)


def match(
    one: str | BotMaker,
    other: str | BotMaker,
    compositions: Sequence[tuple[int, int]],
    games: int,
    *,
    edition: str,
    mode: str,
    pool: ProcessPoolExecutor | None,
    seed: int | str = 0,
    fast: bool = False,
) -> list[WinsAtTable]:
    """Play with each composition of the table; print each result, and the overall strength."""
    tables = []
    for seats in compositions:
        # Each composition needs its own seed, or the same luck would count twice.
        own = f"{seed}/{seats[0]}-{seats[1]}"
        played = table(
            one, other, seats, games, edition=edition, mode=mode, pool=pool, seed=own, fast=fast
        )
        print(f"  {played.line()}", flush=True)
        tables.append(played)
    mean, half = pooled(tables)
    print(f"  strength {mean:.1f} ± {half:.1f} (50 is equal)", flush=True)
    return tables
