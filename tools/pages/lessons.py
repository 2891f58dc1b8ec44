"""Pages of the lessons: each step with its board, its hints and its answer in folds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pages.markdown import Page, fold, plain

from risk_widget.lessons.checking import solution_of
from risk_widget.lessons.explaining import title_of
from risk_widget.lessons.filling import filled
from risk_widget.lessons.picture import territories_of
from risk_widget.lessons.play import Play
from risk_widget.lessons.progress import Progress
from risk_widget.lessons.runner import Lesson
from risk_widget.lessons.source import lesson_ids, load_source
from risk_widget.svg import board_svg

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.lessons.reading import StepSource
    from risk_widget.lessons.source import LessonSource

FOLDER = "lessons"


def write_lessons(folder: Path) -> None:
    """Write a page for each lesson, and one that lists them, into the folder of sources."""
    sources = [load_source(name) for name in lesson_ids()]
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
    page.add("[How to write a lesson of your own](../docs/lessons.md): it is one file.")
    page.toctree(lesson_ids())
    page.write(folder / FOLDER / "index.md")
    for number, source in enumerate(sources, start=1):
        _write_lesson(folder / FOLDER, number, source)


def play_link(notebook: str, words: str, up: str = "../") -> str:
    """A link that opens a notebook in the browser alone."""
    return f'<a class="play" href="{up}play/lab/index.html?path={notebook}.ipynb">{words}</a>'


def _write_lesson(folder: Path, number: int, source: LessonSource) -> None:
    page = Page(f"{number} · {plain(source.title)}")
    page.add(plain(source.summary))
    page.add(
        "Rules of the edition: "
        f"[{plain(title_of(source.edition))}](../rules/{source.edition}.md) · "
        f"about {source.minutes} minutes · {play_link(source.id, 'play this lesson')}"
    )
    if source.able:
        page.add("Afterwards you can", "\n".join(f"- {plain(words)}" for words in source.able))
    lesson = Lesson(source, Progress())
    for at, step in enumerate(source.steps, start=1):
        view = lesson.go(step.id)
        picture = f"{source.id}-{step.id}.svg"
        page.add(f"## {at} · {plain(step.title)}", view.words())
        if lesson.game.board.shapes is not None:
            words = f"{step.title}: the board"
            drawing = board_svg(
                lesson.game.board,
                territories_of(lesson.game),
                theme="auto",
                highlight=step.under().highlight,
                title=words,
            )
            (folder / picture).write_text(drawing, encoding="utf-8")
            page.add(f"![{plain(words)}]({picture})")
        hints = [filled(hint, Play(step.under()).attempt()) for hint in step.under().hints]
        if hints:
            nudges = "\n".join(f"{n}. {hint}" for n, hint in enumerate(hints[:-1], start=1))
            page.add(fold("Hints", nudges), fold("Answer", _answer(lesson, step, hints[-1])))
        page.add(f"{{.rules}}\nRules: {', '.join(f'`{c}`' for c in step.under().teaches)}")
    if source.advice:
        page.add("## To take along", source.advice)
    page.write(folder / f"{source.id}.md")


def _answer(lesson: Lesson, step: StepSource, told: str) -> str:
    """The answer in words, and what is said to it."""
    lesson.go(step.id)
    result = lesson.check(solution_of(step.under()))
    lines = "\n".join(f"- {plain(line.text)}" for line in result.lines)
    return "\n\n".join(filter(None, [told, result.message, lines]))
