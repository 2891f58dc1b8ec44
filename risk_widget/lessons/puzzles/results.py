"""How puzzles were answered: kept while Python runs, and to be saved with a course's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.lessons.progress import ProgressError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PuzzleResults", "session_results"]


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
    def right(self) -> int:
        """How many puzzles were answered rightly."""
        return sum(entry["right"] for entry in self._results.values())

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON data: ``{"puzzles": {id: {"tries": …, "right": …}}}``."""
        return {"puzzles": {puzzle: dict(entry) for puzzle, entry in self._results.items()}}

    def read(self, data: object) -> None:
        """Replace everything by data that ``to_dict`` gave; other keys are left alone.

        Raises:
            ProgressError: it is not such data; then nothing changes.
        """
        if not isinstance(data, dict) or not isinstance(data.get("puzzles", {}), dict):
            raise ProgressError("progress-none", name=None)
        results = {}
        for puzzle, entry in data.get("puzzles", {}).items():
            tries = entry.get("tries") if isinstance(entry, dict) else None
            if type(tries) is not int or tries < 0 or type(entry.get("right")) is not bool:
                raise ProgressError("progress-number", number=repr(tries)[:60])
            results[str(puzzle)] = {"tries": tries, "right": entry["right"]}
        self._results = results


_SESSION = PuzzleResults()


def session_results() -> PuzzleResults:
    """The results of this Python session."""
    return _SESSION
