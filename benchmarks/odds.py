"""The time to compute tables of odds, and how far these are from tables computed separately.

    python benchmarks/odds.py [ARMIES]

The default is a thousand armies a side. The separate table is computed cell by cell in plain
Python, and for small battles in fractions. Only the time of this process counts, so that other
programs matter little. For comparison, the same run measures plain diagonals: each is added up in
the table itself, using only the roll with all dice.
"""

from __future__ import annotations

import sys
import time
from fractions import Fraction
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from risk_widget.battles.odds import win_array
from risk_widget.rules.dice import DiceRule

if TYPE_CHECKING:
    from collections.abc import Callable

RULES = {
    "1, 2": DiceRule(),
    "1, 1, 2": DiceRule(defence=(1, 1, 2)),
    "1, 2, 3": DiceRule(3, (1, 2, 3)),
}
TIMES = 15
SMALL = 24


def roll(attack: int, defence: int) -> dict[tuple[int, int], Fraction]:
    """Count the outcomes of one roll, die by die."""
    ways: dict[tuple[int, int], int] = {}
    for dice in product(range(1, 7), repeat=attack + defence):
        first, second = sorted(dice[:attack])[::-1], sorted(dice[attack:])[::-1]
        lost = sum(a <= d for a, d in zip(first, second, strict=False))
        key = (lost, min(attack, defence) - lost)
        ways[key] = ways.get(key, 0) + 1
    return {key: Fraction(n, 6 ** (attack + defence)) for key, n in ways.items()}


def apart(rule: DiceRule, size: int, *, exact: bool) -> list[list[float]]:
    """Compute the table by its definition, row by row, using only the package's dice rule."""
    rolls = {
        (a, d): [(x, y, p if exact else float(p)) for (x, y), p in roll(a, d).items()]
        for a in range(1, rule.attack + 1)
        for d in {*rule.defence}
    }
    win = [
        [Fraction(d == 0) if exact else float(d == 0) for d in range(size + 1)] for _ in range(2)
    ]
    for a in range(2, size + 1):
        row = [win[0][0]]
        win.append(row)
        for d in range(1, size + 1):
            dice = (min(rule.attack, a - 1), rule.defence[min(d, len(rule.defence)) - 1])
            row.append(sum(p * win[a - x][d - y] for x, y, p in rolls[dice]))
    return [[float(p) for p in row] for row in win]


def plain_diagonals(rule: DiceRule, size: int) -> None:
    """Do the minimum amount of work needed to compute a table by diagonals."""
    rolls = roll(rule.attack, max(rule.defence))
    table = np.zeros((size + 1, size + 1))
    table[:, 0] = 1.0
    flat, step = table.reshape(-1), size
    for total in range(2, 2 * size + 1):
        first, last = max(1, total - size), min(size, total - 1)
        worked_out = np.zeros(last - first + 1)
        for (x, y), chance in rolls.items():
            lost = x + y
            start = max(0, first - x)
            cells = flat[start * step + total - lost : (last + 1) * step : step]
            part = cells[: last - first + 1]
            worked_out[: len(part)] += float(chance) * part
        flat[first * step + total : last * step + total + 1 : step] = worked_out


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Measure the shortest and the median processor time of several runs, in milliseconds."""
    took = []
    for _ in range(TIMES):
        start = time.process_time()
        work()
        took.append(1000 * (time.process_time() - start))
    took.sort()
    return took[0], took[TIMES // 2]


def main() -> None:
    """Print a line for each dice rule."""
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name, rule in RULES.items():
        table = win_array(size, size, rule)
        best, middle = timed(partial(win_array, size, size, rule))
        plain, _ = timed(partial(plain_diagonals, rule, size))
        far = abs(table - apart(rule, size, exact=False)).max()
        small = abs(win_array(SMALL, SMALL, rule) - apart(rule, SMALL, exact=True)).max()
        print(
            f"{size} × {size}, defence dice {name}: {best:.1f} ms at best, "
            f"{middle:.1f} ms in the middle, "
            f"{best / plain:.1f} × plain diagonals ({plain:.1f} ms); off by {far:.1e} at most, "
            f"from fractions up to {SMALL} armies by {small:.1e}"
        )


if __name__ == "__main__":
    main()
