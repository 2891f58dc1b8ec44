"""Choices between equals: the only chance that a bot asks for.

These functions have another, compiled form for the compiled game, whose chance is a record
(`risk_widget.compiled`); so has `first_difference`, which is quicker than a loop in both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Luck: TypeAlias = Any
"""A `random.Random`; in the compiled game, its chance."""


def pick(luck: Luck, count: int) -> int:
    """A number from 0 to ``count`` - 1."""
    return int(luck.randrange(count))


def fraction(luck: Luck) -> float:
    """A number from 0 up to, and without, 1."""
    return float(luck.random())


def first_difference(these: Sequence[int], those: Sequence[int], start: int, end: int) -> int:
    """The first place from ``start`` on at which two lists differ; ``end`` where none does.

    In Python both have ``end`` numbers, and before ``start`` they are the same.
    """
    if these == those:
        return end
    for place in range(start, end):
        if these[place] != those[place]:
            return place
    return end
