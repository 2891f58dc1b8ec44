"""How long the tables of odds take, and how far they are from tables computed apart.

    python benchmarks/odds.py [ARMIES]

A thousand armies a side is what is asked for by default. The other table is made cell by cell in
plain Python, and that of small battles in fractions. Only the time of this process counts, so that
others on the machine matter little.
"""

from __future__ import annotations

import sys
import time
from fractions import Fraction
from itertools import product

from risk_widget.battles.odds import win_array
from risk_widget.rules.dice import DiceRule

RULES = {
    "1, 2": DiceRule(),
    "1, 1, 2": DiceRule(defence=(1, 1, 2)),
    "1, 2, 3": DiceRule(3, (1, 2, 3)),
}
TIMES = 15
SMALL = 24


def roll(attack: int, defence: int) -> dict[tuple[int, int], Fraction]:
    """Count one roll die by die."""
    ways: dict[tuple[int, int], int] = {}
    for dice in product(range(1, 7), repeat=attack + defence):
        first, second = sorted(dice[:attack])[::-1], sorted(dice[attack:])[::-1]
        lost = sum(a <= d for a, d in zip(first, second, strict=False))
        key = (lost, min(attack, defence) - lost)
        ways[key] = ways.get(key, 0) + 1
    return {key: Fraction(n, 6 ** (attack + defence)) for key, n in ways.items()}


def apart(rule: DiceRule, size: int, *, exact: bool) -> list[list[float]]:
    """The table by its definition, row by row, with nothing of the package but the dice."""
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


def main() -> None:
    """Print a line for each dice rule."""
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name, rule in RULES.items():
        took = []
        for _ in range(TIMES):
            start = time.process_time()
            table = win_array(size, size, rule)
            took.append(1000 * (time.process_time() - start))
        took.sort()
        far = abs(table - apart(rule, size, exact=False)).max()
        small = abs(win_array(SMALL, SMALL, rule) - apart(rule, SMALL, exact=True)).max()
        print(
            f"{size} × {size}, defence dice {name}: {took[0]:.1f} ms at best, "
            f"{took[TIMES // 2]:.1f} ms in the middle; off by {far:.1e} at most, "
            f"from fractions up to {SMALL} armies by {small:.1e}"
        )


if __name__ == "__main__":
    main()
