"""The pages of the lessons: each step with its board, its folded hints and its folded answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pages.markdown import Page, fold, plain

import risk_widget as rw
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Lesson, Progress, lesson_ids
from risk_widget.svg import board_svg
from risk_widget.teaching.checking import solution_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from risk_widget.course.lesson_file import LessonSource

FOLDER = "lessons"


def write_lessons(folder: Path) -> None:
    """Write a page for each lesson, and one listing them, into the folder of sources."""
    sources = [load_source(name) for name in lesson_ids()]
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    page = Page("Lessons")
    page.add(
        "The rules step by step: read a little, do something, and be told at once whether it was "
        "right and why. The pages here are for reading; played, a lesson answers. "
        "Each stands alone."
    )
    for number, source in enumerate(sources, start=1):
        page.add(
            f"**[{number} · {plain(source.title)}]({source.id}.md)** · {source.minutes} minutes · "
            f"{play_link(source.id, 'play it')}\\\n{plain(source.summary)}"
        )
        _write_lesson(folder / FOLDER, number, source)
    page.add("[How to write a lesson of your own](../docs/lessons.md): it is one file.")
    page.toctree(lesson_ids())
    page.write(folder / FOLDER / "index.md")


def play_link(lesson: str, words: str) -> str:
    """Return a link to the page that plays a lesson entirely in the browser."""
    return f'<a class="play" href="../play/lessons/{lesson}.html">{words}</a>'


def _write_lesson(folder: Path, number: int, source: LessonSource) -> None:
    page = Page(f"{number} · {plain(source.title)}")
    page.add(plain(source.summary))
    notebook = f"../play/lab/index.html?path={source.id}.ipynb"
    edition = plain(rw.load_edition(source.edition).title)
    page.add(
        f"Rules of the edition: [{edition}](../rules/{source.edition}.md) · "
        f"about {source.minutes} minutes · {play_link(source.id, 'play this lesson')} · "
        f'<a href="{notebook}">as a notebook</a>'
    )
    if source.able:
        page.add("Afterwards you can", "\n".join(f"- {plain(words)}" for words in source.able))
    lesson = Lesson(source, Progress())
    for at, step in enumerate(source.steps, start=1):
        data = step.under()
        view = lesson.go(step.id)
        page.add(f"## {at} · {plain(step.title)}", view.words())
        if lesson.game.board.shapes is not None:
            picture, words = f"{source.id}-{step.id}.svg", f"{step.title}: the board"
            (folder / picture).write_text(_drawing(lesson, data.highlight, words), encoding="utf-8")
            page.add(f"![{plain(words)}]({picture})")
        nudges = [lesson.hint().message for _ in data.hints]
        if not kind_of(data).has_solution:  # a game with different dice each time has no answer
            page.add(fold("Hints", "\n\n".join(nudges)))
        else:
            nudge = nudges.pop()
            result = lesson.check(solution_of(data))
            lines = "\n".join(f"- {plain(line.text)}" for line in result.lines)
            page.add(fold("Hints", "\n\n".join(nudges)))
            page.add(fold("Answer", "\n\n".join(filter(None, [nudge, result.message, lines]))))
        page.add(f"{{.rules}}\nRules: {', '.join(f'`{clause}`' for clause in data.teaches)}")
    if source.advice:
        page.add("## To take along", source.advice)
    page.write(folder / f"{source.id}.md")


def _drawing(lesson: Lesson, highlight: Mapping[str, str], words: str) -> str:
    """Return the board at the beginning of the step."""
    game = lesson.game
    held = {place: (game.owner(place), game.armies(place)) for place in game.board.ids}
    return board_svg(game.board, held, theme="auto", highlight=highlight, title=words)
