"""What is solved, of lessons and of puzzles: kept while Python runs, saved to a file on request."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from risk_widget.lessons.challenge import star_signs
from risk_widget.lessons.chance_guess import guesses_in_words
from risk_widget.lessons.progress_error import ProgressError
from risk_widget.lessons.puzzle_results import PuzzleResults
from risk_widget.lessons.step_progress import StepProgress, read_step
from risk_widget.messages import part_of, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.lessons.source import LessonSource

__all__ = ["LessonProgress", "Progress", "ProgressError", "StepProgress", "session_progress"]

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
