"""Which steps are solved: kept while the notebook runs, saved to a file on request."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from risk_widget.lessons.challenge import MOST_STARS, star_signs
from risk_widget.lessons.chance_guess import guesses_in_words
from risk_widget.messages import Message, MessageError, part_of, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.lessons.source import LessonSource

__all__ = ["LessonProgress", "Progress", "ProgressError", "session_progress"]

STATUSES: Final = ("open", "shown", "solved")
"""A step is open, has been shown, or has been solved by the learner."""

_SIGNS: Final = {"open": "○", "shown": "◐", "solved": "●"}
_FORMAT: Final = "risk_widget lessons"


class ProgressError(MessageError):
    """A file that holds no progress of lessons."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(Message(code, params))


@dataclass(slots=True)
class StepProgress:
    """How far a learner is with one step."""

    status: str = "open"
    attempts: int = 0
    hints: int = 0
    stars: int = 0
    """of a challenge, the most that have been earned"""
    said: int | None = None
    """of a chance, the last guess, in percent"""
    exact: float | None = None
    """of a chance, what it is, in percent"""
    recalled: int = 0
    """how often in turn it was known in a warm-up"""

    def to_dict(self) -> dict[str, Any]:
        """The entry as JSON data; what most steps have not is there only where it is had."""
        common = ("status", "attempts", "hints")
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name in common or getattr(self, field.name) != field.default
        }


class Progress:
    """The progress in all lessons, by lesson and step."""

    def __init__(self) -> None:
        self._lessons: dict[str, dict[str, StepProgress]] = {}

    def step(self, lesson: str, step: str) -> StepProgress:
        """The entry of a step; it can be changed."""
        return self._lessons.setdefault(lesson, {}).setdefault(step, StepProgress())

    def peek(self, lesson: str, step: str) -> StepProgress:
        """The entry of a step, to be looked at: a step that nobody has met gets none by it."""
        return self._lessons.get(lesson, {}).get(step, StepProgress())

    def has(self, lesson: str) -> bool:
        """Whether anything of a lesson has been met."""
        return lesson in self._lessons

    def forget(self, lesson: str) -> None:
        """Begin a lesson's progress anew."""
        self._lessons.pop(lesson, None)

    def guesses(self, lesson: str | None = None) -> list[tuple[float, float]]:
        """Each chance that was guessed and what it is, in percent; of all lessons or of one."""
        found = self._lessons.values() if lesson is None else [self._lessons.get(lesson, {})]
        return [
            (entry.said, entry.exact)
            for steps in found
            for entry in steps.values()
            if entry.said is not None and entry.exact is not None
        ]

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return {
            "format": _FORMAT,
            "version": 1,
            "lessons": {
                lesson: {step: entry.to_dict() for step, entry in steps.items()}
                for lesson, steps in self._lessons.items()
            },
        }

    def read(self, data: object, name: str | None = None) -> None:
        """Replace everything by data that ``to_dict`` gave. Raises ``ProgressError``."""
        if not isinstance(data, dict) or data.get("format") != _FORMAT:
            raise ProgressError("progress-none", name=name)
        if data.get("version") != 1:
            version = repr(data.get("version"))[:60]
            raise ProgressError("progress-version", name=name, version=version)
        try:
            lessons = {
                str(lesson): {str(step): _entry(entry) for step, entry in steps.items()}
                for lesson, steps in data["lessons"].items()
            }
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise ProgressError("progress-damaged", name=name, why=part_of(error)) from error
        self._lessons = lessons

    def save(self, path: str | Path) -> None:
        """Write everything to a file (JSON)."""
        text = json.dumps(self.to_dict(), indent=1)
        Path(path).write_text(f"{text}\n", encoding="utf-8")

    def load(self, path: str | Path) -> None:
        """Read a file that ``save`` wrote. Raises ``ProgressError``; then nothing changes."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            why = error.strerror or ""
            raise ProgressError("progress-unreadable", name=str(path), why=why) from error
        except ValueError as error:
            raise ProgressError("progress-no-json", name=str(path), why=str(error)) from error
        self.read(data, str(path))


def _entry(data: Any) -> StepProgress:
    status, attempts, hints = data["status"], data["attempts"], data["hints"]
    stars = data.get("stars", 0)  # most steps have none
    said, exact = data.get("said"), data.get("exact")
    if status not in STATUSES:
        raise ProgressError("progress-status", known=STATUSES, status=repr(status)[:60])
    recalled = data.get("recalled", 0)
    for number in (attempts, hints, recalled):
        if type(number) is not int or number < 0:
            raise ProgressError("progress-number", number=repr(number)[:60])
    if type(stars) is not int or not 0 <= stars <= MOST_STARS:
        raise ProgressError("progress-stars", most=MOST_STARS, stars=repr(stars)[:60])
    for chance in (said, exact):
        if chance is not None and not (type(chance) in (int, float) and 0 <= chance <= 100):
            raise ProgressError("progress-chance", chance=repr(chance)[:60])
    return StepProgress(status, attempts, hints, stars, said, exact, recalled)


class LessonProgress:
    """The progress in one lesson, to look at, to save and to load."""

    def __init__(
        self,
        book: Progress,
        lesson: str,
        steps: Sequence[tuple[str, str]],
        challenges: Mapping[str, int] | None = None,
    ) -> None:
        self._book, self._lesson, self._steps = book, lesson, tuple(steps)
        self._challenges = dict(challenges or {})  # how many stars each has

    @classmethod
    def of(cls, source: LessonSource, book: Progress) -> Self:
        """The progress in a lesson, as a book has it."""
        stars = {step.id: step.most_stars for step in source.steps if step.most_stars}
        return cls(book, source.id, [(step.id, step.title) for step in source.steps], stars)

    @property
    def steps(self) -> dict[str, str]:
        """Step id -> "open", "shown" or "solved"."""
        return {step: entry.status for step, entry in self.entries.items()}

    @property
    def entries(self) -> dict[str, StepProgress]:
        """Step id -> its status, attempts and hints."""
        return {step: self._book.peek(self._lesson, step) for step, _ in self._steps}

    @property
    def stars(self) -> dict[str, tuple[int, int]]:
        """Id of a challenge -> the most stars that have been earned, and how many there are."""
        entries = self.entries
        return {step: (entries[step].stars, most) for step, most in self._challenges.items()}

    @property
    def solved(self) -> int:
        """How many steps the learner has solved."""
        return sum(status == "solved" for status in self.steps.values())

    @property
    def done(self) -> bool:
        """Whether every step is solved or has been shown."""
        return "open" not in self.steps.values()

    def to_dict(self) -> dict[str, Any]:
        """The progress in all lessons, as JSON data."""
        return self._book.to_dict()

    def read(self, data: object) -> None:
        """Replace the progress in all lessons by such data. Raises ``ProgressError``."""
        self._book.read(data)

    def save(self, path: str | Path) -> None:
        """Write the progress in all lessons to a file."""
        self._book.save(path)

    def load(self, path: str | Path) -> None:
        """Read the progress in all lessons from a file. Raises ``ProgressError``."""
        self._book.load(path)

    def __str__(self) -> str:
        stars = {step: f" {star_signs(*had)}" for step, had in self.stars.items()}
        rows = [
            f"{_SIGNS[status]} {title}{stars.get(step, '')}"
            for (step, title), status in zip(self._steps, self.steps.values(), strict=True)
        ]
        head = say("progress-solved", solved=self.solved, steps=len(self._steps))
        guessed = guesses_in_words(self._book.guesses(self._lesson))
        return "\n".join([head, *rows, *filter(None, [guessed])])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head, *rows = str(self).splitlines()
        items = "".join(f"<li style='list-style:none'>{escape(row)}</li>" for row in rows)
        return f"<p><strong>{escape(head)}</strong></p><ul>{items}</ul>"


_SESSION = Progress()


def session_progress() -> Progress:
    """The progress of this Python session, which all lessons share unless told otherwise."""
    return _SESSION
