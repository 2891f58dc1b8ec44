"""The win chances of all battles up to a size, in numpy: a thousand by a thousand at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from risk_widget.rules.dice import DiceRule

__all__ = ["fill"]


def fill(
    rule: DiceRule,
    rolls: Callable[[int, int], Sequence[tuple[int, int, Any]]],
    attackers: int,
    defenders: int,
) -> NDArray[np.float64]:
    """Chances to win by attackers and defenders, from 0 on.

    Each roll with the most dice removes the same number of armies. So the battles of one diagonal
    (attackers + defenders) hang on one earlier diagonal only, and a whole diagonal is the earlier
    one slid along its chances. The diagonals are kept apart from the table, where their numbers
    lie far from each other.

    Args:
        rule: the dice, of which a battle always rolls the most.
        rolls: by attackers and defenders: (attacker's loss, defender's loss, chance).
        attackers: the most.
        defenders: the most.
    """
    # Below these sizes fewer dice are rolled than above.
    rows, columns = min(rule.attack, attackers) + 1, min(len(rule.defence), defenders + 1)
    edges = _edges(rolls, attackers, defenders, rows, columns)
    out = np.empty((attackers + 1, defenders + 1))
    for a in range(rows):
        out[a] = edges[a]
    out[rows:, :columns] = np.array(edges[rows:]).reshape(-1, columns)

    full = rolls(rule.attack + 1, len(rule.defence))
    lost = full[0][0] + full[0][1]
    weights = np.zeros(lost + 1)
    for a, _, chance in full:
        weights[lost - a] = chance
    flat, step = out.reshape(-1), defenders
    recent = [np.zeros(attackers + 1) for _ in range(lost)]
    for total in range(attackers + defenders + 1):
        earlier = recent[total % lost]  # it makes room for the one that is worked out from it
        lowest, highest = max(0, total - defenders), min(attackers, total)
        first, last = max(rows, lowest), min(highest, total - columns)
        inside = np.correlate(earlier[first - lost : last + 1], weights) if first <= last else None
        border = min(highest + 1, rows)
        if lowest < border:
            start = lowest * step + total
            earlier[lowest:border] = flat[start : (border - 1) * step + total + 1 : step]
        for a in range(max(rows, last + 1, lowest), highest + 1):
            earlier[a] = edges[a][total - a]
        if inside is not None:
            earlier[first : last + 1] = inside
            flat[first * step + total : last * step + total + 1 : step] = inside
    return out


def _edges(
    rolls: Callable[[int, int], Sequence[tuple[int, int, Any]]],
    attackers: int,
    defenders: int,
    rows: int,
    columns: int,
) -> list[list[float]]:
    """The first rows in full, and the first columns of all other rows."""
    win: list[list[float]] = [[1.0] + [0.0] * defenders for _ in range(min(2, attackers + 1))]
    win[rows:] = [row[:columns] for row in win[rows:]]
    for a in range(2, attackers + 1):
        row = [1.0]
        win.append(row)  # what follows reads the row as it grows
        upto = defenders + 1 if a < rows else columns
        for d in range(1, min(columns, upto)):
            row.append(sum([p * win[a - x][d - y] for x, y, p in rolls(a, d)]))  # noqa: PERF401
        if a < rows:
            steps = [(win[a - x], y, p) for x, y, p in rolls(a, columns)]
            for d in range(columns, upto):
                row.append(sum([p * earlier[d - y] for earlier, y, p in steps]))  # noqa: PERF401
    return win
