"""Lessons as data: what a lesson file says, checked and ready to be run.

``docs/lessons.md`` describes the format for teachers.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from risk_widget.lessons.lesson_error import LessonError
from risk_widget.lessons.step_reader import StepSource, list_of
from risk_widget.rules.edition import load_edition
from risk_widget.spelling import did_you_mean

__all__ = ["LessonSource", "lesson_ids", "load_source", "parse_source"]

_LESSON_KEYS: Final = (
    "id",
    "title",
    "summary",
    "minutes",
    "able",
    "advice",
    "edition",
    "mode",
    "options",
    "seats",
    "board",
    "given",
    "steps",
)


@dataclass(frozen=True, slots=True)
class LessonSource:
    """A whole lesson file.

    Attributes:
        able: what the learner can do afterwards, one sentence each.
        minutes: how long it takes.
        advice: words to take along at the end, or "".
    """

    id: str
    title: str
    summary: str
    minutes: int
    able: tuple[str, ...]
    advice: str
    edition: str
    steps: tuple[StepSource, ...]

    def index(self, step: str | int) -> int:
        """The place of a step, by its id or its number from 1 on. Raises ``LessonError``."""
        ids = [s.id for s in self.steps]
        number = int(step) if str(step).isdecimal() and step not in ids else step
        if type(number) is int and 1 <= number <= len(self.steps):
            return number - 1
        if step not in ids:
            hint = did_you_mean(str(step), ids)
            raise LessonError(
                f"the lesson {self.id} has no step {step!r}{hint}; its steps: {', '.join(ids)}"
            )
        return ids.index(str(step))


def lesson_ids() -> tuple[str, ...]:
    """The ids of the lessons that come with the package, in order."""
    folder = files("risk_widget").joinpath("lessons", "data")
    names = [entry.name for entry in folder.iterdir()]
    return tuple(sorted(n.removesuffix(".toml") for n in names if n[:2].isdigit()))


@cache
def following(lesson: str) -> tuple[str, str] | None:
    """Id and title of the package's lesson that comes after this one; None after the last."""
    ids = lesson_ids()
    if lesson not in ids or lesson == ids[-1]:
        return None
    name = ids[ids.index(lesson) + 1]
    return name, load_source(name).title


def load_source(lesson: str | Path) -> LessonSource:
    """A lesson by its id, or from a ``.toml`` file.

    Raises:
        LessonError: no such lesson (with the nearest id), or a file that is wrong; the message
            names the file, the step and the field.
    """
    if isinstance(lesson, str) and lesson in lesson_ids():
        return _built_in(lesson)
    path = Path(lesson)
    if path.suffix != ".toml":
        ids = lesson_ids()
        raise LessonError(
            f"there is no lesson {str(lesson)!r}{did_you_mean(str(lesson), ids)}; there are "
            f"{', '.join(ids)}, or a path of a .toml file"
        )
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LessonError(f"{path} cannot be read: {error.strerror}") from error
    return parse_source(text, path.name)


@cache
def _built_in(lesson: str) -> LessonSource:
    where = files("risk_widget").joinpath("lessons", "data", f"{lesson}.toml")
    return parse_source(where.read_text(encoding="utf-8"), f"{lesson}.toml")


def parse_source(text: str, name: str) -> LessonSource:
    """The lesson that a file's text describes. Raises ``LessonError``."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{name}: {error}") from error
    for key in data:
        if key not in _LESSON_KEYS:
            raise LessonError(f"{name}: there is no {key!r}{did_you_mean(key, _LESSON_KEYS)}")
    for key in ("id", "title", "summary", "edition"):
        if not isinstance(data.get(key), str) or not data[key].strip():
            raise LessonError(f"{name}: {key}: a text is needed, not {data.get(key)!r}")
    try:
        load_edition(data["edition"])
    except ValueError as error:
        raise LessonError(f"{name}: edition: {error}") from error
    tables = list_of(dict, data, "steps", name)
    if not tables:
        raise LessonError(f"{name}: a lesson has steps")
    steps: list[StepSource] = []
    for number, raw in enumerate(tables, start=1):
        where = f"{name}: step {number} ({raw.get('id', 'without id')})"
        steps.append(StepSource(data, raw, where))
        if steps[-1].id in [step.id for step in steps[:-1]]:
            raise LessonError(f"{where}: id: another step has it already")
    return LessonSource(
        id=data["id"],
        title=data["title"],
        summary=data["summary"].strip(),
        minutes=int(data.get("minutes", 10)),
        able=tuple(list_of(str, data, "able", name)),
        advice=str(data.get("advice", "")).strip(),
        edition=data["edition"],
        steps=tuple(steps),
    )
