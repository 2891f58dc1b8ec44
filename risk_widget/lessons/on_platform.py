"""A lesson's exchange with a learning platform: what it stores, and what it reports.

The platform keeps a short text and hands it back: SCORM 1.2 allows 4,096 characters. So it is less
than the progress itself, and about this lesson alone.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from risk_widget.lessons.lesson_file import load_source
from risk_widget.lessons.progress import LessonProgress, StepProgress
from risk_widget.lessons.scoring import Score, StepScore

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.lessons.lesson import Lesson
    from risk_widget.lessons.progress import Progress

__all__ = ["MOST_KEPT", "OnPlatform"]

MOST_KEPT: Final = 4096
"""Characters that SCORM 1.2 keeps; the later one has sixteen times as many."""
_VERSION: Final = 1
_STATUS: Final = {"o": "open", "h": "shown", "t": "tried", "s": "solved"}
_LETTER: Final = {status: letter for letter, status in _STATUS.items()}
_NUMBERS: Final = ("attempts", "hints", "tries", "stars")
_MOST: Final = 999


class OnPlatform:
    """Tells a platform how far a lesson is.

    Args:
        lesson: its id.
        progress: where its steps are noted.
        tell: called with the report as JSON, whenever it has changed.
    """

    def __init__(self, lesson: str, progress: Progress, tell: Callable[[str], object]) -> None:
        self._source = load_source(lesson)
        self._progress = progress
        self._tell = tell
        self._told = ""
        self._step = ""

    def begin(self, given: str) -> str:
        """Take up what the platform has kept; return the step to go on with, or "".

        What cannot be read is passed over: it is of another version, or was cut off.
        """
        try:
            data = json.loads(given)
            self._progress.name = str(data["learner"])
            kept = json.loads(data["kept"] or "{}")
            if kept.get("v") != _VERSION or kept.get("lesson") != self._source.id:
                return ""
            found = {step: _entry(row) for step, row in kept["steps"].items()}
            at = str(kept["at"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return ""
        known = {step.id for step in self._source.steps}
        for step, entry in found.items():
            if step in known:
                self._progress.step(self._source.id, step).add(entry, self._source.id, step)
        self._step = at if at in known else ""
        return self._step

    def follow(self, lesson: Lesson) -> None:
        """Tell the platform of what is new; of another lesson only this one's progress counts."""
        if lesson.id == self._source.id:
            self._step = lesson.step.id
        report = json.dumps(self._report(), separators=(",", ":"))
        if report != self._told:
            self._told = report
            self._tell(report)

    def _report(self) -> dict[str, object]:
        progress = LessonProgress(self._source, self._progress)
        entries, challenges = progress.entries, progress.stars
        steps = {
            step: StepScore.of(entry, is_challenge=step in challenges)
            for step, entry in entries.items()
        }
        rows = {step: _row(entry) for step, entry in entries.items() if not entry.is_untouched}
        kept = {"v": _VERSION, "lesson": self._source.id, "at": self._step, "steps": rows}
        return {
            "kept": json.dumps(kept, separators=(",", ":"))[:MOST_KEPT],
            "step": self._step,
            "score": float(Score(1, steps)),
            "progress": 1 - len(progress.left) / len(entries),
            "done": progress.done,
        }


def _row(entry: StepProgress) -> list[object]:
    numbers = [min(_MOST, getattr(entry, name)) for name in _NUMBERS]
    return [_LETTER[entry.status], *numbers, int(entry.told)]


def _entry(row: object) -> StepProgress:
    """An entry as it was kept. Raises ``ValueError``, ``TypeError`` or ``KeyError``."""
    if not isinstance(row, list) or len(row) != len(_NUMBERS) + 2:
        raise TypeError("no row of a step")
    letter, *numbers, told = row
    if not all(isinstance(number, int) and 0 <= number <= _MOST for number in numbers):
        raise TypeError("no numbers of a step")
    entry = StepProgress(status=_STATUS[letter], told=bool(told))  # type: ignore[arg-type]
    for name, number in zip(_NUMBERS, numbers, strict=True):
        setattr(entry, name, number)
    entry.stars = min(entry.stars, 3)
    return entry
