"""Lessons as data: what a lesson file says, in the language that is chosen.

``docs/lessons.md`` describes the format for teachers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from risk_widget.lessons.lesson_error import LessonError
from risk_widget.lessons.lesson_file import LessonFile
from risk_widget.messages import Message
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from risk_widget.lessons.step_source import StepSource

__all__ = ["LessonSource", "lesson_file", "lesson_ids", "load_source", "parse_source"]


class SourceFile(Protocol):
    """What a lesson is read from."""

    def read(self) -> dict[str, Any]:
        """What the lesson is, by the names of ``LessonSource``, in the language chosen now."""
        ...


@dataclass(frozen=True, slots=True)
class LessonSource:
    """A whole lesson file, in one language.

    Attributes:
        able: what the learner can do afterwards, one sentence each.
        minutes: how long it takes.
        advice: words to take along at the end, or "".
        file: the file that it was read from, and those of other languages beside it.
        aside: it is about games that not everybody plays: a warm-up asks of it only what has been
            met.
    """

    id: str
    title: str
    summary: str
    minutes: int
    able: tuple[str, ...]
    advice: str
    edition: str
    steps: tuple[StepSource, ...]
    file: SourceFile = field(repr=False, compare=False)
    aside: bool = field(default=False, kw_only=True)

    def index(self, step: str | int) -> int:
        """The place of a step, by its id or its number from 1 on. Raises ``LessonError``."""
        ids = [s.id for s in self.steps]
        number = int(step) if str(step).isdecimal() and step not in ids else step
        if type(number) is int and 1 <= number <= len(self.steps):
            return number - 1
        if step not in ids:
            params = {"lesson": self.id, "steps": ids, **unknown(str(step), ids)}
            raise LessonError(Message("lesson-step-unknown", params))
        return ids.index(str(step))

    def now(self) -> LessonSource:
        """The same lesson in the language that is chosen now."""
        return _read(self.file)


def lesson_ids() -> tuple[str, ...]:
    """The ids of the lessons that come with the package, in order."""
    folder = files("risk_widget").joinpath("lessons", "data")
    names = [entry.name.removesuffix(".toml") for entry in folder.iterdir()]
    # The files of other languages have one more dot in their names.
    return tuple(sorted(name for name in names if name[:2].isdigit() and "." not in name))


def following(lesson: str) -> tuple[str, str] | None:
    """Id and title of the package's lesson that comes after this one; None after the last."""
    ids = lesson_ids()
    if lesson not in ids or lesson == ids[-1]:
        return None
    name = ids[ids.index(lesson) + 1]
    return name, load_source(name).title


def load_source(lesson: str | Path) -> LessonSource:
    """A lesson by its id, or from a ``.toml`` file, in the language that is chosen.

    The beginning of an id is enough where only one lesson begins so: "05" is "05-capture".

    Raises:
        LessonError: no such lesson (with the nearest id), or a file that is wrong; the message
            names the file, the step and the field.
    """
    if isinstance(lesson, str) and lesson:
        meant = [name for name in lesson_ids() if name.startswith(lesson)]
        if len(meant) == 1:
            return _read(lesson_file(meant[0]))
    path = Path(lesson)
    if path.suffix != ".toml":
        ids = lesson_ids()
        params = {"known": ids, **unknown(str(lesson), ids)}
        raise LessonError(Message("lesson-unknown", params))
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        params = {"file": str(path), "why": error.strerror or ""}
        raise LessonError(Message("lesson-file-unreadable", params)) from error
    return _read(LessonFile(text, path.name, path))


@cache
def lesson_file(lesson: str) -> LessonFile:
    """The file of a lesson that comes with the package."""
    name = f"{lesson}.toml"
    where = files("risk_widget").joinpath("lessons", "data", name)
    return LessonFile(where.read_text(encoding="utf-8"), name, f"lessons/data/{name}")


def parse_source(text: str, name: str) -> LessonSource:
    """The lesson that a file's text describes, in its own language. Raises ``LessonError``."""
    return _read(LessonFile(text, name))


def _read(file: SourceFile) -> LessonSource:
    return LessonSource(**file.read(), file=file)
