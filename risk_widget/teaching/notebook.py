"""Notebooks generated from lessons in every language, so that the two cannot drift apart.

A notebook opens with the lesson on the board and then repeats the steps in code. It is plain
JSON data, without outputs; making it needs nothing of Jupyter. Notebooks in a language other
than English are in a folder named after it, with a notebook for the game next to the lessons'.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from risk_widget.course.attempt import example_of
from risk_widget.course.feedback import badges_of
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.course.progress import Progress
from risk_widget.kept_files import begins_like, checksum, write_whole
from risk_widget.messages import current_language, languages, say, use_language
from risk_widget.messages.catalog import ENGLISH
from risk_widget.reading.sources import file_content
from risk_widget.teaching.checking import solution_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.course.step import Step
    from risk_widget.course.step_view import StepView
    from risk_widget.reading.json_types import JsonObject

__all__ = [
    "game_notebook",
    "notebook_of",
    "notebook_text",
    "publish",
    "solved",
    "stale",
    "with_pictures",
    "write",
]


GAME: Final = "00-play.ipynb"
"""The notebook of the game."""


def notebook_of(
    source: LessonSource,
    following: LessonSource | None = None,
    *,
    opened: str | None = None,
    game: str | None = GAME,
) -> JsonObject:
    """Build a lesson's notebook as JSON data.

    Args:
        source: the lesson.
        following: the next lesson, for a link at the end.
        opened: the path of the lesson's file; None for one of the package's own lessons.
        game: a notebook next to it for a game after the last lesson; None if there is none.
    """
    name = opened or source.id
    first, last = source.steps[0].id, source.steps[-1].id
    cells = [
        _markdown("title", _title(source, name)),
        _code("play", _play(source, name)),
        _markdown("from-code", say("notebook-intro", step=first, last=last)),
        _code("open", f'lesson = rw.load_lesson("{name}")'),
    ]
    lesson = Lesson(source, Progress())
    for number, step in enumerate(source.steps, start=1):
        view = lesson.go(step.id)
        cells += [
            _markdown(f"{step.id}-text", _text(number, step.title, view)),
            _code(f"{step.id}-board", f'lesson.board("{step.id}")'),
            _code(_check_id(step.id), _check(step.under(), view.input())),
        ]
    cells += [_code("progress", "lesson.progress"), _markdown("end", _end(source, following, game))]
    return _notebook(cells)


def game_notebook() -> JsonObject:
    """Build the notebook of the game as JSON data, in the current language."""
    language = current_language()
    wish = "" if language == ENGLISH else f'language="{language}"'
    return _notebook(
        [
            _markdown("title", f"# {say('notebook-of-game')}\n\n{_line('notebook-of-game-run')}"),
            _code("play", f"import risk_widget as rw\n\nwidget = rw.RiskWidget({wish})\nwidget"),
            _markdown(
                "how", f"{_line('notebook-of-game-how')}\n\n{_line('notebook-of-game-again')}"
            ),
        ]
    )


def _line(code: str) -> str:
    """Join a catalog's paragraph of several lines into one line."""
    return " ".join(say(code).split("\n"))


def _notebook(cells: list[JsonObject]) -> JsonObject:
    return {
        "cells": cells,
        "metadata": {
            "kernelspec": {
                "display_name": "Python 3 (ipykernel)",
                "language": "python",
                "name": "python3",
            },
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _title(source: LessonSource, name: str) -> str:
    badges = badges_of(step.editions[0] for step in source.steps)
    parts = [
        f"# {_number(source)}{source.title}",
        source.summary,
        say("notebook-about", editions=badges, minutes=source.minutes),
    ]
    if source.able:
        able = "\n".join(f"- {words}" for words in source.able)
        parts.append(f"{say('lesson-able')}\n\n{able}")
    parts.append(say("notebook-play"))
    others = dict.fromkeys(e for step in source.steps for e in step.editions if e != source.edition)
    own = {step.editions[0] for step in source.steps}
    if others and own == {source.edition}:
        call = f'rw.play_lesson("{name}", edition="{next(iter(others))}")'
        editions = [f"`{edition}`" for edition in others]
        parts.append(say("notebook-other-editions", call=call, editions=editions))
    return "\n\n".join(parts)


def _play(source: LessonSource, name: str) -> str:
    """Build the cell that opens the lesson and its warm-up; each notebook has its own kernel.

    Before the second lesson there is no warm-up: the first may have ended a minute ago.
    """
    warm_up = ", warm_up=True" if source.id in lesson_ids()[2:] else ""
    lines, language = ["import risk_widget as rw", ""], current_language()
    if language != ENGLISH:
        # The language also applies to the output of the cells below.
        lines[1:] = ["import risk_widget.messages", "", f'rw.messages.set_language("{language}")']
    return "\n".join([*lines, f'rw.play_lesson("{name}"{warm_up})'])


def _number(source: LessonSource) -> str:
    first = source.id.partition("-")[0]
    return f"{int(first)} · " if first.isdecimal() else ""


def _text(number: int, title: str, view: StepView) -> str:
    """Format the text of a step, below its title and edition."""
    return f"### {number} · {title}\n\n**{view.badge()}**\n\n{view.words()}"


def _end(source: LessonSource, following: LessonSource | None, game: str | None) -> str:
    parts = [f"## {say('notebook-advice')}", source.advice] if source.advice else []
    if following is not None:
        link = f"[{following.title}]({following.id}.ipynb)"
        parts.append(say("notebook-next", link=link))
    elif game is not None:
        parts.append(say("notebook-game", file=game))
    return "\n\n".join(parts)


def _check(step: Step, wanted: str) -> str:
    return f'# {_asked(step, wanted)}\nanswer = ...\nlesson.check(answer, "{step.id}")'


def _asked(step: Step, wanted: str) -> str:
    """Format a one-line comment that says what to write in a cell."""
    choices = [f'"{value}"' for value, _ in kind_of(step).choices(step)]
    example = ""
    if wanted == "action":
        example = json.dumps(example_of(step), ensure_ascii=False)
        wanted = "actions" if step.moves > 1 else "action"
    return say("notebook-asked", wanted=wanted, choices=choices, example=example)


def _check_id(step: str) -> str:
    return f"{step}-check"


def solved(
    source: LessonSource,
    following: LessonSource | None = None,
    *,
    opened: str | None = None,
    game: str | None = GAME,
) -> JsonObject:
    """Build a lesson's notebook as completed by a learner who knows every answer."""
    made = notebook_of(source, following, opened=opened, game=game)
    solutions = {_check_id(step.id): _solving(step.under()) for step in source.steps}
    for cell in made["cells"]:
        if cell["id"] == "from-code":
            cell["source"] = _lines(say("notebook-intro-solved"))
        if cell["id"] in solutions:
            cell["source"] = _lines(solutions[cell["id"]])
    return made


def _solving(step: Step) -> str:
    """Format the call that solves a step, or shows it if the solution depends on the dice."""
    if not kind_of(step).has_solution:
        return f'lesson.show_me("{step.id}")'
    return f'lesson.check({solution_of(step)!r}, "{step.id}")'


def _markdown(name: str, text: str) -> JsonObject:
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": _lines(text)}


def _code(name: str, text: str) -> JsonObject:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": {},
        "outputs": [],
        "source": _lines(text),
    }


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def notebook_text(notebook: JsonObject) -> str:
    """Format a notebook as the text of a file."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _all() -> Iterator[tuple[str, str]]:
    """Yield the path and text of the game's and each lesson's notebook, in every language."""
    for language in languages():
        with use_language(language):
            below = "" if language == ENGLISH else f"{language}/"
            yield f"{below}{GAME}", notebook_text(game_notebook())
            sources = [load_source(name) for name in lesson_ids()]
            for source, following in zip(sources, [*sources[1:], None], strict=True):
                yield f"{below}{source.id}.ipynb", notebook_text(notebook_of(source, following))


def write(folder: Path) -> list[str]:
    """Write all notebooks to a folder; return the paths within it of those that changed."""
    changed = stale(folder)
    for name, text in _all():
        if name in changed:
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, text, private=False, ours=begins_like(text))
    return changed


def stale(folder: Path) -> list[str]:
    """List the notebooks that a folder lacks, or that are out of date with their lessons."""
    return [
        name
        for name, text in _all()
        if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text
    ]


_MINUTES = 2
_LIVE = "application/vnd.jupyter.widget-view+json"


def publish(folder: Path, names: Sequence[str] = (), *, answers: bool = False) -> Iterator[str]:
    """Write notebooks with pictures to a folder, created if needed; yield each name.

    Args:
        folder: the folder to write to. A notebook there that was changed since is renamed first.
        names: ids of lessons or paths of lesson files; all lessons if empty.
        answers: whether the notebooks contain the solutions of the steps.

    Raises:
        LessonError: there is no such lesson, a cell fails, or Jupyter is missing.
    """
    # An unusable lesson raises an error here, before any lesson runs.
    sources = {name: load_source(name) for name in names or lesson_ids()}
    folder.mkdir(parents=True, exist_ok=True)
    following = {}
    if not names:
        following = dict(zip(sources, list(sources.values())[1:], strict=False))
    for name, source in sources.items():
        opened = None if source.id == name else name
        make = solved if answers else notebook_of
        made = make(source, following.get(name), opened=opened, game=None)
        text = _signed(with_pictures(made, answers=answers))
        write_whole(folder / f"{source.id}.ipynb", text, private=False, ours=_is_unchanged)
        yield f"{source.id}.ipynb"


def with_pictures(notebook: JsonObject, *, answers: bool) -> JsonObject:
    """Run the cells of a lesson's notebook and return it with their output.

    Without ``answers``, cells that wait for an answer are not run: they would only say so.

    Raises:
        LessonError: a cell fails, or Jupyter is missing.
    """
    try:
        import nbformat
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
    except ImportError as error:
        message = 'to run the notebooks, install Jupyter: pip install "risk-widget[publish]"'
        raise LessonError(message) from error
    form: Any = nbformat  # nbformat's functions have no types
    made = form.reads(json.dumps(notebook), as_version=4)
    client = NotebookClient(
        made, timeout=60 * _MINUTES, kernel_name="python3",
        store_widget_state=False, record_timing=False,
    )  # fmt: skip
    with client.setup_kernel():
        for number, cell in enumerate(made.cells):
            if cell.cell_type != "code" or not (answers or _shows(cell.id)):
                continue
            try:
                client.execute_cell(cell, number)
            except CellExecutionError as error:
                message = f"the cell {cell.id} fails: {error.evalue}"
                raise LessonError(message) from error
            except CellTimeoutError as error:
                message = f"the cell {cell.id} runs for too long"
                raise LessonError(message) from error
            except DeadKernelError as error:
                message = f"the kernel died in the cell {cell.id}"
                raise LessonError(message) from error
            # Without a kernel a live widget shows an error; its picture is a separate output.
            cell.outputs = [o for o in cell.outputs if _LIVE not in o.get("data", ())]
    return dict(json.loads(form.writes(made)))


def _shows(cell: str) -> bool:
    return not cell.endswith("-check") and cell != "progress"


def _signed(notebook: JsonObject) -> str:
    """Format a notebook with its checksum, by which a changed one is found."""
    metadata = {**notebook["metadata"], _SIGNED: {"sum": _sum(notebook)}}
    return notebook_text({**notebook, "metadata": metadata})


def _is_unchanged(file: Path) -> bool:
    """Whether a published notebook is as it was written."""
    try:
        notebook = json.loads(file_content(file))
        return bool(notebook["metadata"].pop(_SIGNED)["sum"] == _sum(notebook))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False


_SIGNED: Final = "risk_widget"


def _sum(notebook: JsonObject) -> str:
    return checksum(notebook_text(notebook).encode("utf-8", "replace"))
