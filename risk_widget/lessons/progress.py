"""How far a learner is with one step, and how that is read from a file."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

from risk_widget.lessons.errors import LessonError, ProgressError
from risk_widget.lessons.lesson_file import lesson_ids, load_source
from risk_widget.lessons.step import MOST_STARS, guesses_in_words, star_signs
from risk_widget.messages import Message, part_of, say
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.lessons.lesson_file import LessonSource

__all__ = [
    "STATUSES",
    "LessonProgress",
    "Progress",
    "ProgressError",
    "PuzzleResults",
    "Score",
    "Scored",
    "StepProgress",
    "StepScore",
    "first_open",
    "read_step",
    "session_progress",
]


STATUSES: Final = ("open", "shown", "tried", "solved")
"""A step is open, has been shown, is a chance guessed but far off, or has been solved."""


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
    asked: int = 0
    """how often it was asked in a warm-up"""
    recalled: int = 0
    """how often in turn it was known there"""

    @property
    def met(self) -> bool:
        """Whether it has been solved, shown, or asked in a warm-up."""
        return self.status != "open" or self.asked > 0

    def to_dict(self) -> dict[str, Any]:
        """The entry as JSON data; what most steps have not is there only where it is had."""
        common = ("status", "attempts", "hints")
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name in common or getattr(self, field.name) != field.default
        }


def read_step(data: Any) -> StepProgress:
    """An entry from its data. Raises ``ProgressError``, or what reading such data raises."""
    status, attempts, hints = data["status"], data["attempts"], data["hints"]
    stars = data.get("stars", 0)  # most steps have none
    said, exact = data.get("said"), data.get("exact")
    if status not in STATUSES:
        raise ProgressError("progress-status", known=STATUSES, status=repr(status)[:60])
    asked, recalled = data.get("asked", 0), data.get("recalled", 0)
    for number in (attempts, hints, asked, recalled):
        if type(number) is not int or number < 0:
            raise ProgressError("progress-number", number=repr(number)[:60])
    if type(stars) is not int or not 0 <= stars <= MOST_STARS:
        raise ProgressError("progress-stars", most=MOST_STARS, stars=repr(stars)[:60])
    for chance in (said, exact):
        if chance is not None and not (type(chance) in (int, float) and 0 <= chance <= 100):
            raise ProgressError("progress-chance", chance=repr(chance)[:60])
    return StepProgress(status, attempts, hints, stars, said, exact, asked, recalled)


class PuzzleResults:
    """Tries, and whether the answer was found, by the id of the puzzle."""

    def __init__(self) -> None:
        self._results: dict[str, dict[str, Any]] = {}

    def note(self, puzzle: str, *, right: bool) -> None:
        """Take in an answer."""
        entry = self._results.setdefault(puzzle, {"tries": 0, "right": False})
        entry["tries"] += 1
        entry["right"] = entry["right"] or right

    def of(self, puzzle: str) -> Mapping[str, Any] | None:
        """``{"tries": …, "right": …}`` of a puzzle that was answered."""
        return self._results.get(puzzle)

    @property
    def answered(self) -> int:
        """How many puzzles were answered."""
        return len(self._results)

    @property
    def right(self) -> int:
        """How many puzzles were answered rightly."""
        return sum(entry["right"] for entry in self._results.values())

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON data: ``{id: {"tries": …, "right": …}}``."""
        return {puzzle: dict(entry) for puzzle, entry in self._results.items()}

    @classmethod
    def of_data(cls, data: Any) -> PuzzleResults:
        """The results in data that ``to_dict`` gave.

        Raises:
            ProgressError: a number that is none.
            AttributeError: it is not such data.
        """
        made = cls()
        for puzzle, entry in data.items():
            tries, right = entry.get("tries"), entry.get("right")
            if type(tries) is not int or tries < 0 or type(right) is not bool:
                raise ProgressError("progress-number", number=repr(tries)[:60])
            made._results[str(puzzle)] = {"tries": tries, "right": right}
        return made


_SIGNS: Final = {"open": "○", "shown": "◐", "tried": "◐", "solved": "●"}
_FORMAT: Final = "risk_widget lessons"
_VERSION: Final = 1


class Progress:
    """The progress in all lessons, by lesson and step, and in the puzzles.

    Attributes:
        puzzles: how puzzles were answered.
    """

    def __init__(self) -> None:
        self._lessons: dict[str, dict[str, StepProgress]] = {}
        self.puzzles = PuzzleResults()

    def step(self, lesson: str, step: str) -> StepProgress:
        """The entry of a step; it can be changed."""
        return self._lessons.setdefault(lesson, {}).setdefault(step, StepProgress())

    def peek(self, lesson: str, step: str) -> StepProgress:
        """The entry of a step, to be looked at: a step that nobody has met gets none by it."""
        return self._lessons.get(lesson, {}).get(step, StepProgress())

    def has_met(self, lesson: str) -> bool:
        """Whether any step of a lesson has been solved or shown."""
        return any(entry.status != "open" for entry in self._lessons.get(lesson, {}).values())

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
            "version": _VERSION,
            "lessons": {
                lesson: {step: entry.to_dict() for step, entry in steps.items()}
                for lesson, steps in self._lessons.items()
            },
            "puzzles": self.puzzles.to_dict(),
        }

    def read(self, data: object, name: str | None = None) -> None:
        """Take up data that ``to_dict`` gave, in place of what there is.

        Files from before lessons and puzzles were kept together have one of the two; the other
        is then left as it is.

        Raises:
            ProgressError: it is not such data; then nothing changes.
        """
        if not isinstance(data, dict) or not _is_ours(data):
            raise ProgressError("progress-none", name=name)
        if data.get("version", _VERSION) != _VERSION:
            version = repr(data["version"])[:60]
            raise ProgressError("progress-version", name=name, version=version)
        lessons, puzzles = self._lessons, self.puzzles
        try:
            if "lessons" in data or "puzzles" not in data:
                lessons = {
                    str(lesson): {str(step): read_step(entry) for step, entry in steps.items()}
                    for lesson, steps in data["lessons"].items()
                }
            if "puzzles" in data:
                puzzles = PuzzleResults.of_data(data["puzzles"])
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise ProgressError("progress-damaged", name=name, why=part_of(error)) from error
        self._lessons, self.puzzles = lessons, puzzles

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


def _is_ours(data: Mapping[str, Any]) -> bool:
    """Whether a file says that it is a progress, or holds puzzles as they were kept alone."""
    return data.get("format") == _FORMAT or ("format" not in data and "puzzles" in data)


class LessonProgress:
    """The progress in one lesson, to look at; saved and loaded with that in all others.

    Args:
        book: where it is noted.
        lesson: its id.
        steps: id and title of each.
        challenges: id of a challenge -> how many stars it has.
        kept: what is saved and loaded, where that is another book.
    """

    def __init__(
        self,
        book: Progress,
        lesson: str,
        steps: Sequence[tuple[str, str]],
        challenges: Mapping[str, int] | None = None,
        kept: Progress | None = None,
    ) -> None:
        self._book, self._lesson, self._steps = book, lesson, tuple(steps)
        self._kept = book if kept is None else kept
        self._challenges = dict(challenges or {})

    @classmethod
    def of(cls, source: LessonSource, book: Progress, kept: Progress | None = None) -> Self:
        """The progress in a lesson, as a book has it."""
        stars = {step.id: step.most_stars for step in source.steps if step.most_stars}
        steps = [(step.id, step.title) for step in source.steps]
        return cls(book, source.id, steps, stars, kept)

    @property
    def steps(self) -> dict[str, str]:
        """Step id -> "open", "shown", "tried" or "solved"."""
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
    def kept(self) -> Progress:
        """The whole progress, in lessons and puzzles, which is saved and loaded."""
        return self._kept

    @property
    def solved(self) -> int:
        """How many steps the learner has solved."""
        return sum(status == "solved" for status in self.steps.values())

    @property
    def done(self) -> bool:
        """Whether every step is solved or has been shown."""
        return "open" not in self.steps.values()

    def to_dict(self) -> dict[str, Any]:
        """The whole progress, in lessons and puzzles, as JSON data."""
        return self._kept.to_dict()

    def read(self, data: object) -> None:
        """Replace the whole progress by such data. Raises ``ProgressError``."""
        self._kept.read(data)

    def save(self, path: str | Path) -> None:
        """Write the whole progress, in lessons and puzzles, to a file."""
        self._kept.save(path)

    def load(self, path: str | Path) -> None:
        """Read the whole progress from a file. Raises ``ProgressError``."""
        self._kept.load(path)

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


def first_open(progress: Progress) -> LessonSource | None:
    """The first lesson with a step that is neither solved nor shown; None if there is none."""
    for name in lesson_ids():
        source = load_source(name)
        if not LessonProgress.of(source, progress).done:
            return source
    return None


@dataclass(frozen=True, slots=True)
class StepScore:
    """One step: its status in the progress, how often it was tried, how many hints were told."""

    status: str
    attempts: int
    hints: int


class Score(float):
    """Points for a lesson. It is a number, and prints as one, so that graders take it as it is.

    Attributes:
        of: the points that there are.
        steps: the steps that count, by their ids.
    """

    of: float
    steps: Mapping[str, StepScore]

    def __new__(cls, of: float, steps: Mapping[str, StepScore]) -> Self:
        """The part of the points that the solved steps are of all."""
        solved = sum(step.status == "solved" for step in steps.values())
        score = super().__new__(cls, of * solved / len(steps))
        score.of, score.steps = of, dict(steps)
        return score

    @property
    def solved(self) -> tuple[str, ...]:
        """The ids of the steps that were solved."""
        return tuple(name for name, step in self.steps.items() if step.status == "solved")

    @property
    def missing(self) -> tuple[str, ...]:
        """The ids of the steps that were not; what was only shown is among them."""
        return tuple(name for name in self.steps if name not in self.solved)


class _WithProgress(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def progress(self) -> LessonProgress: ...


class Scored:
    """What has a progress can be graded."""

    def score(self: _WithProgress, of: float = 1.0, *, steps: Iterable[str] | None = None) -> Score:
        """Points for the steps that were solved; one whose solution was shown counts nothing.

        Args:
            of: the points for all of them.
            steps: the ids of the steps that count; by default all of the lesson.

        Raises:
            LessonError: the lesson has no such step.
        """
        entries = self.progress.entries
        wanted = list(entries if steps is None else steps)
        for name in wanted:
            if name not in entries:
                params = {"lesson": self.id, "steps": list(entries), **unknown(name, entries)}
                raise LessonError(Message("lesson-step-unknown", params))
        counted = (entries[name] for name in wanted)
        scores = [StepScore(step.status, step.attempts, step.hints) for step in counted]
        return Score(of, dict(zip(wanted, scores, strict=True)))
