"""What a learner has reached in a lesson, as a number with its details: for those who grade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, Self

from risk_widget.lessons.lesson_error import LessonError
from risk_widget.messages import Message
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.lessons.progress import LessonProgress

__all__ = ["Score", "Scored", "StepScore"]


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
