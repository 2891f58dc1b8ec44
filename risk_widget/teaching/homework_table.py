"""The homework of a class: its rows, as a table, as CSV, and as a page for screen and paper."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from risk_widget.kept_files import checksum, write_whole
from risk_widget.messages import current_language, in_digits, say
from risk_widget.reading.sources import file_content, path_of
from risk_widget.results.displays import percent
from risk_widget.results.frames import Rows
from risk_widget.svg.colours import PAGE
from risk_widget.teaching.pages_to_print import in_frame

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from risk_widget.course.scoring import Score
    from risk_widget.results.frames import Columns, FrameRow

__all__ = ["Homework", "LessonScore", "MissedStep"]

SCORES: Final = ("scores.csv", "scores.html")
"""The files written next to the notebooks."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The first characters that make a spreadsheet read a cell as a formula."""
_MOST_MISSED: Final = 12
"""The most steps in the list of missed steps."""


@dataclass(frozen=True, slots=True)
class LessonScore:
    """A pupil's work in one lesson.

    Attributes:
        pupil: the pupil's name, or the file's name if none was given.
        lesson: the lesson's id.
        title: the lesson's title.
        score: the points for the lesson and its steps, see ``lesson.score()``.
        stars: the stars earned in its challenges.
        files: the files with the work; none if the pupil did not try the lesson.
        remarks: why work does not count, and what else to look at in the files.
    """

    pupil: str
    lesson: str
    title: str
    score: Score
    stars: int
    files: tuple[str, ...]
    remarks: tuple[str, ...] = ()

    @property
    def tries(self) -> int:
        """The number of answers: up to the right one for solved steps, and all for other steps."""
        return sum(step.tries or step.attempts for step in self.score.steps.values())

    def to_dict(self) -> FrameRow:
        """Return the row as plain data, in the order of the columns."""
        steps = self.score.steps.values()
        return {
            "pupil": self.pupil,
            "lesson": self.lesson,
            "title": self.title,
            "steps": len(steps),
            "solved": len(self.score.solved),
            "first_try": len(self.score.at_once),
            "tries": self.tries,
            "hints": sum(step.hints for step in steps),
            "shown": sum(step.status == "shown" for step in steps),
            "stars": self.stars,
            "score": round(float(self.score), 3),
            "files": "; ".join(self.files),
            "remarks": " ".join(self.remarks),
        }


@dataclass(frozen=True, slots=True)
class MissedStep:
    """A class's results in one step.

    Attributes:
        title: the titles of the lesson and the step.
        met: the number of pupils who tried it.
        missed: the pupils whose first answer was wrong, or who were shown the answer.
        unsolved: the pupils who did not solve it at all.
        wrong: the commonest first wrong answer, and the number of pupils; "" and 0 if none.
    """

    lesson: str
    step: str
    title: tuple[str, str]
    met: int
    missed: int
    unsolved: int
    wrong: tuple[str, int]


class Homework(Rows):
    """The homework of a class, with a row for each pupil and lesson.

    >>> import risk_widget as rw
    >>> homework = rw.lessons.Homework([], [], ["One file cannot be read."], {"Ada": (3, 4)})
    >>> homework.remarks, homework.puzzles["Ada"]
    (('One file cannot be read.',), (3, 4))

    Attributes:
        scores: the rows, by pupil and lesson.
        missed: the steps that pupils missed, the most missed first.
        remarks: anything that the teacher should look at, a sentence each.
        puzzles: the puzzles answered correctly and the puzzles answered, by pupil.
    """

    def __init__(
        self,
        scores: Sequence[LessonScore],
        missed: Sequence[MissedStep],
        remarks: Sequence[str],
        puzzles: Mapping[str, tuple[int, int]],
    ) -> None:
        self.scores: tuple[LessonScore, ...] = tuple(scores)
        self.missed: tuple[MissedStep, ...] = tuple(missed)
        self.remarks: tuple[str, ...] = tuple(remarks)
        self.puzzles: dict[str, tuple[int, int]] = dict(puzzles)

    @property
    def pupils(self) -> tuple[str, ...]:
        """The names of all pupils."""
        return tuple(dict.fromkeys(row.pupil for row in self.scores))

    def _columns(self) -> Columns:
        return {
            **dict.fromkeys(("pupil", "lesson", "title"), "text"),
            **dict.fromkeys(("steps", "solved", "first_try", "tries", "hints", "shown"), "whole"),
            "stars": "whole",
            "score": "number",
            **dict.fromkeys(("files", "remarks"), "text"),
        }

    def to_rows(self) -> list[FrameRow]:
        """List the rows as plain data, one for each pupil and lesson.

        >>> import risk_widget as rw
        >>> rw.lessons.Homework([], [], [], {}).to_rows()
        []
        """
        return [row.to_dict() for row in self.scores]

    def to_csv(self) -> str:
        """Format the rows as CSV with column heads, for spreadsheets in the current language.

        If numbers have a decimal comma, a semicolon separates the cells.

        >>> import risk_widget as rw
        >>> rw.lessons.Homework([], [], [], {}).to_csv().splitlines()
        ['pupil,lesson,title,steps,solved,first_try,tries,hints,shown,stars,score,files,remarks']
        """
        return csv_text([[*self._columns()], *([*row.values()] for row in self.to_rows())])

    def to_html(self) -> str:
        """Build the page: remarks, a table of pupils by lesson, and the most missed steps.

        >>> import risk_widget as rw
        >>> rw.lessons.Homework([], [], [], {}).to_html()[:15]
        '<!doctype html>'
        """
        return page_of(self.scores, self.missed, self.remarks, self.puzzles)

    def save(self, folder: str | Path) -> list[Path]:
        """Write ``scores.csv`` and ``scores.html`` to a folder; return their paths.

        Files there that were changed by hand, or that something else wrote, are renamed first.

        >>> import risk_widget as rw
        >>> [path.name for path in rw.lessons.Homework([], [], [], {}).save(".")]
        ['scores.csv', 'scores.html']
        """
        there = path_of(folder, "folder")
        return save_tables(there, SCORES, self.to_csv(), self.to_html())

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


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    """Format rows as CSV for spreadsheets in the current language."""
    written = io.StringIO()
    comma = in_digits("0.5") != "0.5"
    writer = csv.writer(written, lineterminator="\n", delimiter=";" if comma else ",")
    for row in rows:
        writer.writerow([_cell_of(value) for value in row])
    return written.getvalue()


def _cell_of(value: object) -> object:
    if isinstance(value, float):
        return in_digits(str(value))
    text = isinstance(value, str) and value.startswith(_FORMULA)
    return f"'{value}" if text else value


def save_tables(folder: Path, names: tuple[str, str], table: str, page: str) -> list[Path]:
    """Write a table and a page with fixed names to a folder, and return their paths.

    The page ends in the checksums of both. A file that differs from its checksum was changed since,
    perhaps by a teacher who added marks, so it is renamed.

    Raises:
        OSError: the folder cannot be written to.
    """
    files = [folder / name for name in names]
    # The byte order mark makes spreadsheets read the file as UTF-8.
    data, above = (text.encode("utf-8", "replace") for text in (f"\ufeff{table}", page))
    _, sums = _parts(files[1])
    signed = above + f"<!-- {checksum(data)} {checksum(above)} -->\n".encode()
    write_whole(
        files[0], data, private=False, ours=lambda file: checksum(_content(file)) == sums[0]
    )
    write_whole(files[1], signed, private=False, ours=_is_unchanged)
    return files


def _is_unchanged(page: Path) -> bool:
    content, sums = _parts(page)
    return checksum(content) == sums[1]


def _parts(page: Path) -> tuple[bytes, tuple[str, str]]:
    """Return the content of a saved page, and the checksums at its end ("" if there are none)."""
    content = _content(page)
    found = _SUMS.search(content)
    if found is None:
        return content, ("", "")
    return content[: found.start()], (found[1].decode(), found[2].decode())


_SUMS: Final = re.compile(rb"<!-- ([0-9a-f]{16}) ([0-9a-f]{16}) -->\n\Z")


def _content(file: Path) -> bytes:
    """Return the content of a file; nothing if it cannot be read."""
    try:
        return file_content(file)
    except (OSError, ValueError):
        return b""


# ---- the page ------------------------------------------------------------------------------------


def page_of(
    scores: Sequence[LessonScore],
    missed: Sequence[MissedStep],
    remarks: Sequence[str],
    puzzles: Mapping[str, tuple[int, int]],
) -> str:
    """Build the whole page; see `Homework` for the arguments."""
    title = say("homework-title")
    read = {file for row in scores for file in row.files}
    pupils = {row.pupil for row in scores}
    about = say("homework-about", pupils=len(pupils), files=len(read))
    parts = [f"<p>{escape(about)}</p>"]
    if remarks:
        lines = "".join(f"<li>{escape(line)}</li>" for line in remarks)
        parts.append(_section("look", f"<ul>{lines}</ul>"))
    if scores:
        key = f"<p>{escape(say('homework-cell-key'))}</p>"
        parts.append(_section("pupils", _table(scores, puzzles) + key))
        parts.append(_section("missed", _missed(missed[:_MOST_MISSED])))
    parts.append(f"<footer>{escape(say('homework-proof'))}</footer>")
    return whole_page(title, parts)


def whole_page(title: str, parts: Iterable[str]) -> str:
    """Build an HTML page from its title and the parts below it."""
    return (
        f'<!doctype html>\n<html lang="{current_language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head>"
        f"<body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"
    )


@cache
def _style() -> str:
    light, dark = (
        ";".join(f"--{name}:{pair[side]}" for name, pair in PAGE.items()) for side in (0, 1)
    )
    where = files("risk_widget").joinpath("teaching", "homework_table.css")
    own = where.read_text(encoding="utf-8")
    dark_screen = f"@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return f":root{{{light}}}{dark_screen}{own}"


def _section(part: str, content: str) -> str:
    return f'<section class="{part}"><h2>{escape(say(f"homework-{part}"))}</h2>{content}</section>'


def scrolled(head: str, rows: str, label: str) -> str:
    """Wrap a table so that it scrolls on narrow screens, with the keyboard as well."""
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scrolled" role="region" tabindex="0" aria-label="{label}">{table}</div>'


# ---- pupils by lesson ----------------------------------------------------------------------------


def _table(scores: Sequence[LessonScore], puzzles: Mapping[str, tuple[int, int]]) -> str:
    titles = {row.lesson: row.title for row in scores}
    lessons = sorted(titles)
    done = {(row.pupil, row.lesson): row for row in scores}
    some = any(answered for _, answered in puzzles.values())
    heads = [say("homework-pupil"), *(_short(lesson, titles[lesson]) for lesson in lessons)]
    heads += [say("homework-puzzles")] if some else []
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    rows = []
    for pupil in dict.fromkeys(row.pupil for row in scores):
        cells = "".join(_cell(done.get((pupil, lesson))) for lesson in lessons)
        if some:
            right, answered = puzzles.get(pupil, (0, 0))
            told = say("homework-puzzles-right", right=right, answered=answered)
            cells += f"<td>{escape(told) if answered else ''}</td>"
        rows.append(f'<tr><th scope="row">{escape(pupil)}</th>{cells}</tr>')
    return scrolled(head, "".join(rows), escape(say("homework-pupils")))


def _short(lesson: str, title: str) -> str:
    number = lesson.partition("-")[0]
    return f"{int(number)} · {title}" if number.isdecimal() else title


def _cell(row: LessonScore | None) -> str:
    """Format a pupil's lesson: its numbers, and a bar of steps solved at once, later, or never."""
    if row is None or not (row.files or row.remarks):
        return "<td></td>"
    steps = row.score.steps.values()
    first, solved, count = len(row.score.at_once), len(row.score.solved), len(steps)
    shown = sum(step.status == "shown" for step in steps)
    numbers = {"first": first, "later": solved - first, "steps": count}
    hints = sum(step.hints for step in steps)
    about = say(
        "homework-cell-about", **numbers, shown=shown, open=count - solved - shown,
        tries=row.tries, hints=hints,
    )  # fmt: skip
    bar = (
        f'<i class="first" style="flex:{first}"></i>'
        f'<i class="later" style="flex:{solved - first}"></i>'
        f'<i style="flex:{count - solved}"></i>'
    )
    told = escape(say("homework-cell", **numbers))
    # The cell repeats the remarks that stand above the table.
    mark = f' <abbr title="{escape(" ".join(row.remarks))}">!</abbr>' if row.remarks else ""
    return (
        f'<td title="{escape(about)}"><b>{escape(percent(float(row.score)))}</b>{mark} '
        f'<span>{told}</span><span class="bar" aria-hidden="true">{bar}</span></td>'
    )


# ---- steps ---------------------------------------------------------------------------------------


def _missed(missed: Sequence[MissedStep]) -> str:
    if not missed:
        return f"<p>{escape(say('homework-none-missed'))}</p>"
    heads = ("step", "missed-by", "unsolved-by", "wrong")
    head = "".join(f'<th scope="col">{escape(say(f"homework-{name}"))}</th>' for name in heads)
    rows = "".join(map(_missed_row, missed))
    return scrolled(head, rows, escape(say("homework-missed")))


def _missed_row(step: MissedStep) -> str:
    lesson, title = step.title
    answer, times = step.wrong
    wrong = say("homework-wrong-by", answer=answer, times=times) if times else ""
    cells = (
        say("homework-missed-of", missed=step.missed, met=step.met),
        str(step.unsolved or ""),
        wrong,
    )
    name = f"{escape(title)} <small>{escape(_short(step.lesson, lesson))}</small>"
    columns = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{name}</th>{columns}</tr>'
