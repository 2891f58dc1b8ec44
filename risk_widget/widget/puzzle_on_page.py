"""Puzzles in a notebook cell: the board, a question, and the answer with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.lessons.puzzles import load_puzzle
from risk_widget.widget.lesson import LessonWidget

if TYPE_CHECKING:
    import datetime as dt

    from risk_widget.lessons.feedback import Feedback
    from risk_widget.lessons.progress import Progress
    from risk_widget.lessons.puzzles import Puzzle

__all__ = ["PuzzleWidget", "puzzle"]


class PuzzleWidget(LessonWidget):
    """A puzzle on the screen. ``widget.puzzle`` is the live one: the page shows what is done to it.

    Args:
        puzzle: what is asked.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
    """

    def __init__(
        self, puzzle: Puzzle, *, theme: str = "auto", reduced_motion: str | bool = "auto"
    ) -> None:
        self.puzzle = puzzle
        super().__init__(puzzle, theme=theme, reduced_motion=reduced_motion)

    @property
    def question(self) -> str:
        """What is asked."""
        return self.puzzle.question

    @property
    def candidates(self) -> dict[str, str]:
        """The answers to choose from, by their letters."""
        return self.puzzle.candidates

    def answer(self, letter: str) -> Feedback:
        """Choose an answer by its letter; the verdict is true if it was the best one."""
        return self.check(letter)

    def __repr__(self) -> str:
        with self.lock:
            return f"<PuzzleWidget: {self.puzzle.title}, {self.puzzle.question}>"


def puzzle(
    number: int | None = None,
    *,
    kind: str | None = None,
    level: str | None = None,
    date: dt.date | str | None = None,
    progress: Progress | None = None,
    theme: str = "auto",
    reduced_motion: str | bool = "auto",
) -> PuzzleWidget:
    """Open a puzzle to be answered on the board, in a notebook cell: by default that of today.

    Args:
        number: which one, from 1 on.
        kind: "place", "stop", "way", "trade", "break" or "leave": the first one of that kind that
            has not been answered yet.
        level: "easy", "medium" or "hard", likewise.
        date: the puzzle of that day, a date or its text as in "2026-11-23".
        progress: where answers are noted; by default in that of the session.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.

    Raises:
        PuzzleError: there is no such puzzle, or more than one thing was named.
    """
    opened = load_puzzle(number, kind=kind, level=level, date=date, progress=progress)
    return PuzzleWidget(opened, theme=theme, reduced_motion=reduced_motion)
