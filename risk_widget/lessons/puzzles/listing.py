"""All puzzles at a glance."""

from __future__ import annotations

from typing import NamedTuple

from risk_widget.lessons.puzzles.puzzle_file import puzzle_list

__all__ = ["ListedPuzzle", "list_puzzles"]


class ListedPuzzle(NamedTuple):
    """What is told of a puzzle without giving it away."""

    number: int
    id: str
    kind: str
    level: str


def list_puzzles(kind: str | None = None, level: str | None = None) -> list[ListedPuzzle]:
    """The puzzles that come with the package, in order.

    Args:
        kind: only those of one kind.
        level: only those of one difficulty.
    """
    return [
        ListedPuzzle(data.number, data.id, data.kind, data.level)
        for data in puzzle_list()
        if kind in (None, data.kind) and level in (None, data.level)
    ]
