"""Print how often the package's intervals contain the truth, for samples of 2 to 1,000 values.

.venv/bin/python -m tests.laboratory.coverage [--samples N]

The table is Markdown, as in docs/laboratory.md. Each row is a kind of sample whose truth is known,
each column a number of values. An interval of 95% should contain the truth in 93 to 97% of the
samples. With few values of one kind, few samples are possible, so the share is higher: from
`SampleKind.enough` values on, it is not. The interval of a match may be read at every moment, so at
a single moment it contains the truth more often. The column "none" is the share of samples of two
values without an interval, since the values agree.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from math import exp
from random import Random
from typing import Final, NamedTuple, TypeAlias

from risk_widget.laboratory.ratings import ELO, Meeting, ratings
from risk_widget.laboratory.settling import count_scores, interval_of
from risk_widget.results.intervals import (
    Interval,
    error_of,
    mean_interval,
    mean_of,
    newcombe,
    part_interval,
    share_interval,
    shares_apart,
)

SIZES: Final = (2, 3, 5, 10, 30, 100, 300, 1000)
Maker: TypeAlias = Callable[[Random, int], Interval]


class SampleKind(NamedTuple):
    """A kind of sample.

    Attributes: name: its name in the table. truth: the value that its interval should contain.
    draw: draws a sample of some size, and returns its interval. enough: the number of values from
    which the interval should not contain the truth too often; None if it must at any number.
    """

    name: str
    truth: float
    draw: Maker
    enough: int | None = 2


def _wins(chance: float, random: Random, size: int) -> int:
    return sum(random.random() < chance for _ in range(size))


def _share(chance: float, random: Random, size: int) -> Interval:
    return share_interval(_wins(chance, random, size), size)


def _apart(one: float, other: float, random: Random, size: int) -> Interval:
    counts = (_wins(chance, random, size) for chance in (one, other))
    return shares_apart(*((count, size) for count in counts))


PAIRS: Final = ((1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.0))


def _paired(chances: tuple[float, ...], random: Random, size: int) -> Interval:
    drawn = random.choices(PAIRS, chances, k=size)
    low, high = newcombe([a for a, _ in drawn], [b for _, b in drawn])
    return None if low is None or high is None else (low, high)


def _mean(draw: Callable[[Random], float], random: Random, size: int) -> Interval:
    return mean_interval([draw(random) for _ in range(size)])


def _change(draw: Callable[[Random], float], random: Random, size: int) -> Interval:
    """Return the interval of a change between two measurements, which is 0 in half of the games."""
    return mean_interval(
        [draw(random) - draw(random) if random.random() < 0.5 else 0.0 for _ in range(size)]
    )


def _part(draw: Callable[[Random], float], random: Random, size: int) -> Interval:
    values = [draw(random) for _ in range(size)]
    return part_interval(mean_of(values) or 0.0, error_of(values) or 0.0, size)


def _rating(lead: float, random: Random, size: int) -> Interval:
    """Return the interval of the better bot's rating, relative to the mean of both bots'."""
    chance = 1 / (1 + exp(-lead))
    wins = _wins(chance, random, size)
    better, _ = ratings(2, [Meeting(0, 1, 1, 1, wins, size - wins)])
    return better.low, better.high


def _match(chances: tuple[float, ...], random: Random, size: int) -> Interval:
    return interval_of(count_scores(random.choices(range(5), chances, k=size)))


def rounds(random: Random) -> float:
    """Draw the number of rounds of a game: at least 4, on average 12, and sometimes many more."""
    return 4 + min(196, int(random.gammavariate(3, 8.5 / 3)))


def mean_rounds() -> float:
    """Return the true mean of the rounds drawn: 4, plus the chance of each further round."""
    scaled = [3 / 8.5 * more for more in range(1, 197)]
    return 4 + sum(exp(-x) * (1 + x + x * x / 2) for x in scaled)


def chance_lost(random: Random) -> float:
    """Draw the win chance that a turn loses: often none, and sometimes a lot."""
    return 0.0 if random.random() < 0.4 else random.betavariate(1, 9)


def rows() -> list[SampleKind]:
    """Return all kinds of samples."""
    found = [
        SampleKind(f"share of {p:.0%}", p, partial(_share, p), enough)
        for p, enough in ((0.5, 30), (0.3, 30), (0.1, 300), (0.02, 1000))
    ]
    found += [
        SampleKind(f"shares of {p:g} and {q:g}, other games", q - p, partial(_apart, p, q), enough)
        for p, q, enough in ((0.5, 0.5, 30), (0.3, 0.5, 30), (0.05, 0.1, 300))
    ]
    for name, enough, chances in (
        ("the same games, alike", 100, (0.4, 0.1, 0.1, 0.4)),
        ("the same games, unlike", 100, (0.1, 0.2, 0.6, 0.1)),
        ("the same games, all of them unlike", 30, (0.0, 0.4, 0.6, 0.0)),
        ("the same games, of three", 100, (0.25, 0.1, 0.15, 0.5)),
    ):
        change = chances[2] - chances[1]
        found.append(SampleKind(f"shares of {name}", change, partial(_paired, chances), enough))
    found += [
        SampleKind("mean of a normal measure", 10.0, partial(_mean, lambda r: r.gauss(10, 3))),
        SampleKind("mean of an even measure", 0.5, partial(_mean, Random.random)),
        SampleKind("mean of rounds", mean_rounds(), partial(_mean, rounds), 3),
        SampleKind(
            "change of rounds, other games",
            0.0,
            partial(_mean, lambda r: rounds(r) - rounds(r)),
            3,
        ),
        SampleKind("change of rounds, half the same", 0.0, partial(_change, rounds), 30),
        SampleKind("win chance lost in a turn", 0.06, partial(_part, chance_lost)),
        SampleKind("rating of equals", 0.0, partial(_rating, 0.0), 30),
        SampleKind("rating, 73% won", ELO / 2, partial(_rating, 1.0), 30),
        SampleKind(
            "match of equals, at any time", 0.5, partial(_match, (0.1, 0.1, 0.6, 0.1, 0.1)), None
        ),
    ]
    return found


def held(row: SampleKind, size: int, samples: int) -> tuple[float, float]:
    """Return the share of intervals that contain the truth, and of samples without an interval."""
    random = Random(f"{row.name}/{size}")
    right = none = 0
    for _ in range(samples):
        ends = row.draw(random, size)
        if ends is None:
            none += 1
        else:
            right += ends[0] <= row.truth <= ends[1]
    return right / max(1, samples - none), none / samples


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=2000)
    parser.add_argument("--only", default="", help="rows whose name holds this")
    asked = parser.parse_args()
    print("| sample of | " + " | ".join(map(str, SIZES)) + " | none |")
    print("|---|" + "---|" * (len(SIZES) + 1))
    for row in rows():
        if asked.only in row.name:
            told = [held(row, size, asked.samples) for size in SIZES]
            shown = [f"{100 * share:.0f}" for share in (*(right for right, _ in told), told[0][1])]
            print(f"| {row.name} | {' | '.join(shown)} |", flush=True)


if __name__ == "__main__":
    main()
