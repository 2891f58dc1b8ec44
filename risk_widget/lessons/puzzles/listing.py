"""All puzzles at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.lessons.puzzles.puzzle_file import puzzle_list
from risk_widget.messages import say
from risk_widget.rules.table import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["ListedPuzzle", "list_puzzles"]


class ListedPuzzle(NamedTuple):
    """What is told of a puzzle without giving it away."""

    number: int
    id: str
    kind: str
    level: str

    @property
    def key(self) -> str:
        """Its id."""
        return self.id

    def cells(self) -> Sequence[Cell]:
        """Its number, what is asked, and how difficult it is."""
        words = (say(f"puzzle-kind-{self.kind}"), say(f"puzzle-level-{self.level}"))
        return [Cell(str(self.number)), *map(Cell, words)]

    def to_dict(self) -> dict[str, Any]:
        """The row as JSON data."""
        return self._asdict()


def list_puzzles(kind: str | None = None, level: str | None = None) -> Table[ListedPuzzle]:
    """The puzzles that come with the package, in order.

    Args:
        kind: only those of one kind.
        level: only those of one difficulty.
    """
    rows = [
        ListedPuzzle(data.number, data.id, data.kind, data.level)
        for data in puzzle_list()
        if kind in (None, data.kind) and level in (None, data.level)
    ]
    heads = [say(f"puzzles-{name}") for name in ("number", "kind", "level")]
    return Table(say("puzzles"), heads, rows)
