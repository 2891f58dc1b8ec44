"""The value of each rule of thumb in docs/strategy.md, and the strength of all rules together.

Run it with: python benchmarks/strategy.py [--games N] [--only RULE ...] [--file FILE]
and, for several rules together in the German game for two: --together RULE ...
and, for the bot against the fifth and the third rung: python benchmarks/strategy.py --strength

A rule's value is the share of games that `examples/by_the_book.py` wins with all rules, less its
share without the rule. Both play the same games: the same seeds, seats and opponents. So the
interval is that of the mean difference, where each game's difference is -1, 0 or 1. With a file,
the games in it are not played again.

A sequential test (risk_widget/laboratory/settling.py) settles the strength: it stops as soon as the
interval, which holds whenever the test stops, lies on one side of the goal.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance
from typing import TYPE_CHECKING

from risk_widget.laboratory.simulation import simulate
from risk_widget.results.any_time import interval_of_values

if TYPE_CHECKING:
    from collections.abc import Iterator

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))

from by_the_book import RULES, ByTheBook

SEED = "strategy"
MOST_ROUNDS = 150
BLOCK = 60
MOST_GAMES = 1200
RIVAL = "strong"
DUEL, DOMINATION = ("german", "domination", 2), ("nordic", "domination", 3)
MISSIONS, CAPITAL = ("nordic", "missions", 3), ("nordic", "capital", 3)
THIRD = ("nordic", "duel", 2)
TABLES = {
    "missions": [MISSIONS], "capitals": [CAPITAL], "third": [THIRD],
    **{rule: [DUEL, DOMINATION] for rule in ("odds", "stopping", "guards", "cards")},
}  # fmt: skip
"""The tables at which a rule is measured; rules not listed here are measured only at DUEL."""
GOALS = [
    ("regular", DUEL, 1 / 2),
    ("regular", DOMINATION, 1 / 3),
    ("regular", MISSIONS, 1 / 3),
    *(("learner", table, 0.6) for table in (DUEL, DOMINATION, MISSIONS)),
]

Setup = tuple[str, str, int]


def block_of(table: Setup, rival: str, without: tuple[str, ...], block: int) -> list[int]:
    """Play a block of games in one seat against copies of the rival; return 1 per win, else 0."""
    edition, mode, players = table
    played = simulate(
        [partial(ByTheBook, without=without), *[rival] * (players - 1)], BLOCK, edition=edition,
        mode=mode, seats=players, seed=f"{SEED}/{block}", max_rounds=MOST_ROUNDS,
    )  # fmt: skip
    return [int(game.winner is not None and not game.bots[game.winner]) for game in played.games]


class Games:
    """Blocks of games, kept in a file if there is one."""

    def __init__(self, file: str | None) -> None:
        self._file = None if file is None else Path(file)
        lines = self._file.read_text().splitlines() if self._file and self._file.exists() else []
        self._known: dict[str, list[int]] = dict(json.loads(line) for line in lines)

    def won(self, table: Setup, rival: str, without: tuple[str, ...], block: int) -> list[int]:
        """Return which games of a block the bot wins, playing the block if necessary."""
        key = "/".join(map(str, (*table, rival, *without, block)))
        if key not in self._known:
            self._known[key] = block_of(table, rival, without, block)
            if self._file is not None:
                with self._file.open("a") as file:
                    print(json.dumps([key, self._known[key]]), file=file)
        return self._known[key]


def blocks_of(games: int) -> range:
    """Return the numbers of the blocks that contain this many games, or a few more."""
    return range(-(-games // BLOCK))


def worths(games: Games, most: int, only: list[str]) -> Iterator[str]:
    """Measure the value of the rules, and format a row for each."""
    blocks = blocks_of(most)
    for rule in RULES:
        for table in TABLES.get(rule, [DUEL]) if rule in only or not only else ():
            yield f"{rule} | {worth(games, (rule,), table, blocks)}"


def worth(games: Games, rules: tuple[str, ...], table: Setup, blocks: range) -> str:
    """Measure the value of rules at a table; format both shares, their difference and the games."""
    ours = [won for block in blocks for won in games.won(table, RIVAL, (), block)]
    less = [won for block in blocks for won in games.won(table, RIVAL, rules, block)]
    gains = [one - other for one, other in zip(ours, less, strict=True)]
    spread = 1.96 * sqrt(pvariance(gains) / len(gains))
    return (
        f"{' '.join(map(str, table))} | {100 * fmean(ours):.1f} | {100 * fmean(less):.1f} | "
        f"{100 * fmean(gains):+.1f} ± {100 * spread:.1f} | {len(gains)}"
    )


def strengths(games: Games, most: int) -> Iterator[str]:
    """Determine whether the goals are reached, and format a row for each."""
    for rival, table, goal in GOALS:
        won: list[int] = []
        low, high = 0.0, 1.0
        while low < goal < high and len(won) < most:
            won += games.won(table, rival, (), len(won) // BLOCK)
            low, high = interval_of_values({1.0: sum(won), 0.0: len(won) - sum(won)})
        held = "reached" if low >= goal else "MISSED" if high <= goal else "open"
        yield (
            f"{rival} | {' '.join(map(str, table))} | {100 * fmean(won):.1f} "
            f"({100 * low:.0f}–{100 * high:.0f}) | goal {100 * goal:.0f}: {held} | {len(won)}"
        )


def main() -> None:
    """Print the table that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=MOST_GAMES)
    parser.add_argument("--only", nargs="*", default=[], choices=RULES)
    parser.add_argument("--together", nargs="*", default=[], choices=RULES)
    parser.add_argument("--file")
    parser.add_argument("--strength", action="store_true")
    asked = parser.parse_args()
    games = Games(asked.file)
    if asked.together:
        rows = iter([worth(games, tuple(asked.together), DUEL, blocks_of(asked.games))])
    elif asked.strength:
        rows = strengths(games, asked.games)
    else:
        rows = worths(games, asked.games, asked.only)
    for row in rows:
        print(row, flush=True)


if __name__ == "__main__":
    main()
