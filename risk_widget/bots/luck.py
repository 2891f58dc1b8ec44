"""Choices between equals: the only chance that a bot asks for.

The fast game puts its own chance in the place of these two (`risk_widget.fast.compiled_bots`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

Luck: TypeAlias = Any
"""A `random.Random`; in the fast game, its array of chance."""


def pick(luck: Luck, count: int) -> int:
    """A number from 0 to ``count`` - 1."""
    return int(luck.randrange(count))


def fraction(luck: Luck) -> float:
    """A number from 0 up to, and without, 1."""
    return float(luck.random())
