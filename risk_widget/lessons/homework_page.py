"""The homework of a class as a page: light or dark, to look at and to print."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from risk_widget.messages import current_language, say
from risk_widget.results.displays import percent
from risk_widget.svg.colours import PAGE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.lessons.homework_rows import LessonScore, MissedStep

__all__ = ["page_of"]

MOST_MISSED = 12
"""Steps that are listed as missed most."""


def page_of(
    scores: Sequence[LessonScore],
    missed: Sequence[MissedStep],
    remarks: Sequence[str],
    puzzles: Mapping[str, tuple[int, int]],
) -> str:
    """The whole page; for the arguments see `homework_table.Homework`."""
    title = say("homework-title")
    read = {file for row in scores for file in row.files}
    pupils = {row.pupil for row in scores}
    about = say("homework-about", pupils=len(pupils), files=len(read))
    parts = [f"<h1>{escape(title)}</h1><p>{escape(about)}</p>"]
    if remarks:
        lines = "".join(f"<li>{escape(line)}</li>" for line in remarks)
        parts.append(_section("look", f"<ul>{lines}</ul>"))
    if scores:
        key = f"<p>{escape(say('homework-cell-key'))}</p>"
        parts.append(_section("pupils", _table(scores, puzzles) + key))
        parts.append(_section("missed", _missed(missed[:MOST_MISSED])))
    parts.append(f"<footer>{escape(say('homework-proof'))}</footer>")
    return (
        f'<!doctype html>\n<html lang="{current_language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head>"
        f"<body>{''.join(parts)}</body></html>\n"
    )


@cache
def _style() -> str:
    light, dark = (
        ";".join(f"--{name}:{pair[side]}" for name, pair in PAGE.items()) for side in (0, 1)
    )
    where = files("risk_widget").joinpath("lessons", "homework_page.css")
    own = where.read_text(encoding="utf-8")
    dark_screen = f"@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return f":root{{{light}}}{dark_screen}{own}"


def _section(part: str, content: str) -> str:
    return f'<section class="{part}"><h2>{escape(say(f"homework-{part}"))}</h2>{content}</section>'


def _scrolled(head: str, rows: str, label: str) -> str:
    """A table that scrolls where a screen is narrower; by keyboard, too."""
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
    return _scrolled(head, "".join(rows), escape(say("homework-pupils")))


def _short(lesson: str, title: str) -> str:
    number = lesson.partition("-")[0]
    return f"{int(number)} · {title}" if number.isdecimal() else title


def _cell(row: LessonScore | None) -> str:
    """A lesson of a pupil: its numbers, and a bar of steps solved at once, later, and not."""
    if row is None:
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
    return (
        f'<td title="{escape(about)}"><b>{escape(percent(float(row.score)))}</b> '
        f'<span>{told}</span><span class="bar" aria-hidden="true">{bar}</span></td>'
    )


# ---- steps ---------------------------------------------------------------------------------------


def _missed(missed: Sequence[MissedStep]) -> str:
    if not missed:
        return f"<p>{escape(say('homework-none-missed'))}</p>"
    heads = ("step", "missed-by", "unsolved-by", "wrong")
    head = "".join(f'<th scope="col">{escape(say(f"homework-{name}"))}</th>' for name in heads)
    rows = "".join(map(_missed_row, missed))
    return _scrolled(head, rows, escape(say("homework-missed")))


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
