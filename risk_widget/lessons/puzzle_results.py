"""How puzzles were answered: a part of the progress in the course."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.lessons.progress_error import ProgressError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PuzzleResults"]


class PuzzleResults:
    """Tries, and whether the answer was found, by the id of the puzzle."""

    def __init__(self) -> None:
        self._results: dict[str, dict[str, Any]] = {}

    def note(self, puzzle: str, *, right: bool) -> None:
        """Take in an answer."""
        entry = self._results.setdefault(puzzle, {"tries": 0, "right": False})
        entry["tries"] += 1
        entry["right"] = entry["right"] or right

    def of(self, puzzle: str) -> Mapping[str, Any] | None:
        """``{"tries": …, "right": …}`` of a puzzle that was answered."""
        return self._results.get(puzzle)

    @property
    def answered(self) -> int:
        """How many puzzles were answered."""
        return len(self._results)

    @property
    def right(self) -> int:
        """How many puzzles were answered rightly."""
        return sum(entry["right"] for entry in self._results.values())

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON data: ``{id: {"tries": …, "right": …}}``."""
        return {puzzle: dict(entry) for puzzle, entry in self._results.items()}

    @classmethod
    def of_data(cls, data: Any) -> PuzzleResults:
        """The results in data that ``to_dict`` gave.

        Raises:
            ProgressError: a number that is none.
            AttributeError: it is not such data.
        """
        made = cls()
        for puzzle, entry in data.items():
            tries, right = entry.get("tries"), entry.get("right")
            if type(tries) is not int or tries < 0 or type(right) is not bool:
                raise ProgressError("progress-number", number=repr(tries)[:60])
            made._results[str(puzzle)] = {"tries": tries, "right": right}
        return made
