"""The homework of a class: as a table, as CSV and as a page."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

from risk_widget.lessons.homework_page import page_of
from risk_widget.lessons.summary_page import in_frame
from risk_widget.messages import say
from risk_widget.results.frames import Rows
from risk_widget.sources import path_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from risk_widget.lessons.homework_rows import LessonScore, MissedStep
    from risk_widget.results.frames import Columns, Row

__all__ = ["Homework"]

SCORES: Final = ("scores.csv", "scores.html")
"""What is written beside the notebooks."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would take a cell that begins with one of these for a formula."""


class Homework(Rows):
    """The homework of a class: a row for each pupil and lesson.

    Attributes:
        scores: the rows, by pupil and lesson.
        missed: the steps by how many missed them, the most missed first.
        remarks: what should be looked at, a sentence each.
        puzzles: pupil -> (answered rightly, answered).
    """

    def __init__(
        self,
        scores: Sequence[LessonScore],
        missed: Sequence[MissedStep],
        remarks: Sequence[str],
        puzzles: Mapping[str, tuple[int, int]],
    ) -> None:
        self.scores, self.missed = tuple(scores), tuple(missed)
        self.remarks, self.puzzles = tuple(remarks), dict(puzzles)

    @property
    def pupils(self) -> tuple[str, ...]:
        """All pupils, by name."""
        return tuple(dict.fromkeys(row.pupil for row in self.scores))

    def _columns(self) -> Columns:
        return {
            **dict.fromkeys(("pupil", "lesson", "title"), "text"),
            **dict.fromkeys(("steps", "solved", "first_try", "tries", "hints", "shown"), "whole"),
            "stars": "whole",
            "score": "number",
            "files": "text",
        }

    def to_rows(self) -> list[Row]:
        """A row for each pupil and lesson."""
        return [row.to_dict() for row in self.scores]

    def to_csv(self) -> str:
        """The rows as CSV, with a line of heads."""
        written = io.StringIO()
        writer = csv.writer(written, lineterminator="\n")
        writer.writerow(self._columns())
        for row in self.to_rows():
            writer.writerow([_unarmed(value) for value in row.values()])
        return written.getvalue()

    def to_html(self) -> str:
        """The page: what to look at, pupil by lesson, and what was missed most."""
        return page_of(self.scores, self.missed, self.remarks, self.puzzles)

    def save(self, folder: str | Path) -> list[Path]:
        """Write ``scores.csv`` and ``scores.html`` to a folder; return their paths."""
        there = path_of(folder, "folder")
        table, page = (there / name for name in SCORES)
        # With a mark at its beginning, spreadsheets read its letters rightly.
        table.write_text(self.to_csv(), encoding="utf-8-sig")
        page.write_text(self.to_html(), encoding="utf-8")
        return [table, page]

    def __str__(self) -> str:
        rows = (
            say(
                "homework-row",
                pupil=row.pupil,
                title=row.title,
                solved=len(row.score.solved),
                first=len(row.score.at_once),
                steps=len(row.score.steps),
                tries=row.tries,
            )
            for row in self.scores
        )
        return "\n".join([*rows, *self.remarks]) or say("homework-nothing")

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return in_frame(say("homework-title"), self.to_html())


def _unarmed(value: object) -> object:
    text = isinstance(value, str) and value.startswith(_FORMULA)
    return f"'{value}" if text else value
