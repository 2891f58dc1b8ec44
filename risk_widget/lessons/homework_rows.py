"""The rows of a class's homework: pupils by lesson, and the steps missed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from risk_widget.lessons.scoring import Score
    from risk_widget.results.frames import Row

__all__ = ["LessonScore", "MissedStep"]


@dataclass(frozen=True, slots=True)
class LessonScore:
    """A pupil's work in one lesson.

    Attributes:
        pupil: the name, or the file where none was given.
        lesson: the id.
        title: what it is called.
        score: its steps by what they count, see ``lesson.score()``.
        stars: of its challenges.
        files: where it was read.
    """

    pupil: str
    lesson: str
    title: str
    score: Score
    stars: int
    files: tuple[str, ...]

    @property
    def tries(self) -> int:
        """Answers given until the solved steps were solved, and those to the others."""
        return sum(step.tries or step.attempts for step in self.score.steps.values())

    def to_dict(self) -> Row:
        """The row as plain data, in the order of the columns."""
        steps = self.score.steps.values()
        return {
            "pupil": self.pupil,
            "lesson": self.lesson,
            "title": self.title,
            "steps": len(steps),
            "solved": len(self.score.solved),
            "first_try": len(self.score.at_once),
            "tries": self.tries,
            "hints": sum(step.hints for step in steps),
            "shown": sum(step.status == "shown" for step in steps),
            "stars": self.stars,
            "score": round(float(self.score), 3),
            "files": "; ".join(self.files),
        }


@dataclass(frozen=True, slots=True)
class MissedStep:
    """How a class did in one step.

    Attributes:
        title: the lesson's and the step's.
        met: pupils who tried it.
        missed: those of them whose first answer was wrong, or who had to be told.
        unsolved: those who did not solve it at all.
        wrong: the commonest first wrong answer as it was given, and by how many; "" and 0 if none.
    """

    lesson: str
    step: str
    title: tuple[str, str]
    met: int
    missed: int
    unsolved: int
    wrong: tuple[str, int]
