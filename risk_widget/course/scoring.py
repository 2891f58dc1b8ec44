"""Points for a lesson, for graders and for a class's homework."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, Self

from risk_widget.course.lesson_file import no_step
from risk_widget.reading.schema import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.course.progress import LessonProgress
    from risk_widget.course.step_progress import StepProgress

__all__ = ["LATER", "Score", "Scored", "StepScore"]

LATER: Final = 0.5
"""The share of a step's points for solving it after the first try."""


@dataclass(frozen=True, slots=True)
class StepScore:
    """The status of one step, and the answers and hints it took.

    Attributes:
        status: "open", "shown", "tried" or "solved".
        attempts: all answers, including those for practice.
        hints: the number of hints asked for.
        tries: answers until it was solved; 0 if it is not, or if an older version recorded none.
        at_once: whether it was solved at the first try, before its answer was shown. A challenge
            is a game with dice: it may be tried until it is won.
    """

    status: str
    attempts: int
    hints: int
    tries: int = 0
    at_once: bool = False

    @classmethod
    def of(cls, entry: StepProgress, *, is_challenge: bool = False) -> StepScore:
        """Build the score of a step from its progress."""
        tries = entry.tries or (entry.attempts if entry.status == "solved" else 0)
        first = tries == 1 and not entry.told
        at_once = entry.status == "solved" and (first or is_challenge)
        return cls(entry.status, entry.attempts, entry.hints, tries, at_once)


class Score(float):
    """A lesson's points, as a number that graders can print and use directly.

    Attributes:
        of: the points available.
        steps: the steps that count, by id.
        later: the share for a step solved later than at the first try.
    """

    of: float
    steps: Mapping[str, StepScore]
    later: float

    def __new__(cls, of: float, steps: Mapping[str, StepScore], later: float = LATER) -> Self:
        """Make a score from the share of steps that were solved."""
        shares = (
            (1 if step.at_once else later) for step in steps.values() if step.status == "solved"
        )
        score = super().__new__(cls, of * sum(shares) / len(steps))
        score.of, score.steps, score.later = of, dict(steps), later
        return score

    @property
    def solved(self) -> tuple[str, ...]:
        """The ids of the solved steps."""
        return tuple(name for name, step in self.steps.items() if step.status == "solved")

    @property
    def at_once(self) -> tuple[str, ...]:
        """The ids of the steps solved the first time, and of the challenges that were won."""
        return tuple(name for name, step in self.steps.items() if step.at_once)

    @property
    def missing(self) -> tuple[str, ...]:
        """The ids of the steps not solved, including those only shown."""
        return tuple(name for name in self.steps if name not in self.solved)


class _WithProgress(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def progress(self) -> LessonProgress: ...


class Scored:
    """A mixin that computes points for anything with progress."""

    def score(
        self: _WithProgress,
        of: float = 1.0,
        *,
        steps: Iterable[str] | None = None,
        later: float = LATER,
    ) -> Score:
        """Compute the points for the steps solved; a step whose solution was shown earns none.

        A step counts in full if its first answer was right, and by half if a later one was, or if
        its answer had been shown: so guessing until it is right does not score in full. A challenge
        that is won counts in full.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> feedback = lesson.check("each-1", step="pairs")
        >>> float(lesson.score(of=12))
        1.0

        Args:
            of: the points for all these steps.
            steps: the ids of the steps that count; by default all of the lesson.
            later: the share for a step not solved at the first try, from 0 to 1; 1 counts every
                solved step in full.

        Raises:
            LessonError: the lesson has no such step.
            ValueError: the share is not between 0 and 1.
        """
        share = number(later, "later", 0, 1)
        progress = self.progress
        entries, challenges = progress.entries, progress.stars
        asked: list[object] = [*(entries if steps is None else steps)]
        wanted = [name for name in asked if isinstance(name, str)]
        for name in asked:
            if not isinstance(name, str) or name not in entries:
                raise no_step(self.id, str(name), entries)
        counted = {
            name: StepScore.of(entries[name], is_challenge=name in challenges) for name in wanted
        }
        return Score(of, counted, share)
