"""The answers of a class: its rows, and a table of pupils by questions, as CSV and as a page."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from risk_widget.messages import say
from risk_widget.reading.sources import path_of
from risk_widget.results.frames import Rows
from risk_widget.teaching.homework_table import csv_text, save_tables, scrolled, whole_page
from risk_widget.teaching.pages_to_print import in_frame

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.results.frames import Columns, FrameRow

__all__ = ["ClassResults"]

ANSWERS: Final = ("answers.csv", "answers.html")
"""The files that `ClassResults.save` writes."""
_COLUMNS: Final[Columns] = {
    "pupil": "text",
    "lesson": "text",
    "step": "text",
    "question": "text",
    "answer": "text",
    "tries": "whole",
    "right": "flag?",
}


@dataclass(frozen=True, slots=True)
class ClassResults(Rows):
    """The answers of a class: a row for each pupil and each question.

    Attributes:
        rows: "pupil", "lesson", "step", "question", "answer", "tries" and "right". A pupil who
            has not answered has 0 tries, and None for "right". Each pupil has the same questions,
            in the same order.
    """

    rows: tuple[FrameRow, ...]

    def _columns(self) -> Columns:
        return _COLUMNS

    def to_rows(self) -> list[FrameRow]:
        """Return the rows, each as a dict of plain values."""
        return [dict(row) for row in self.rows]

    @property
    def by_pupil(self) -> dict[str, list[FrameRow]]:
        """The rows of each pupil, in the order of the questions."""
        found: dict[str, list[FrameRow]] = {}
        for row in self.rows:
            found.setdefault(row["pupil"], []).append(row)
        return found

    @property
    def questions(self) -> list[str]:
        """The titles of the questions, numbered in the order in which they were asked."""
        first = next(iter(self.by_pupil.values()), [])
        return [f"{n}. {row['question']}" for n, row in enumerate(first, 1)]

    def to_csv(self, *, wide: bool = False) -> str:
        """Format the rows as CSV with a header, for spreadsheets in the current language.

        The text keeps spreadsheets from reading a pupil's name as a formula.

        Args:
            wide: make a table with a row for each pupil and a column for each question instead; a
                cell has the answer, after a sign that says if it is right.
        """
        if not wide:
            return csv_text([[*_COLUMNS], *([row[name] for name in _COLUMNS] for row in self.rows)])
        who, right = _heads()
        heads = [who, *self.questions, right, say("class-answered")]
        cells = (
            [pupil, *map(_cell, rows), _right(rows), _answered(rows)]
            for pupil, rows in self.by_pupil.items()
        )
        return csv_text([heads, *cells])

    def to_html(self) -> str:
        """Build a page with the table of pupils by questions, for screen and paper."""
        who, right = _heads()
        heads = [who, *self.questions, right]
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
        rows = "".join(
            f'<tr><th scope="row">{escape(pupil)}</th>'
            + "".join(f"<td>{escape(_cell(row))}</td>" for row in own)
            + f"<td>{_of(_right(own), len(own))}</td></tr>"
            for pupil, own in self.by_pupil.items()
        )
        asked = zip(*self.by_pupil.values(), strict=True)
        foot = "".join(f"<td>{_of(_right(each), _answered(each))}</td>" for each in asked)
        if foot:
            rows += f'<tr><th scope="row">{escape(right)}</th>{foot}<td></td></tr>'
        table = scrolled(head, rows, escape(say("page-class-table")))
        key = f"<p>{escape(say('page-class-table.key'))}</p>"
        return whole_page(say("page-class-table"), [f"<p>{escape(self._size())}</p>", table, key])

    def save(self, folder: str | Path) -> list[Path]:
        """Write the table to ``answers.csv`` and ``answers.html`` in a folder; return their paths.

        Files there that were changed by hand, or that something else wrote, are renamed first.

        Raises:
            OSError: the folder cannot be written to.
        """
        there = path_of(folder, "folder")
        return save_tables(there, ANSWERS, self.to_csv(wide=True), self.to_html())

    def _size(self) -> str:
        return say("class-repr", pupils=len(self.by_pupil), questions=len(self.questions))

    def __repr__(self) -> str:
        return f"<ClassResults: {self._size()}>"

    def _repr_html_(self) -> str:
        return in_frame(say("page-class-table"), self.to_html())


def _heads() -> tuple[str, str]:
    """Return the heads of the pupils' column and of the column that counts right answers."""
    pupil, right = (say("page-class-column", column=each) for each in ("pupil", "right"))
    return pupil, right


def _cell(row: FrameRow) -> str:
    """Format an answer, preceded by ✓ or ✗; return "" if there is none."""
    if not row["tries"]:
        return ""
    return f"{'✓' if row['right'] else '✗'} {row['answer']}".rstrip()


def _right(rows: list[FrameRow] | tuple[FrameRow, ...]) -> int:
    return sum(bool(row["right"]) for row in rows)


def _answered(rows: list[FrameRow] | tuple[FrameRow, ...]) -> int:
    return sum(row["tries"] > 0 for row in rows)


def _of(some: int, all_: int) -> str:
    return escape(say("page-of", some=some, all=all_))
