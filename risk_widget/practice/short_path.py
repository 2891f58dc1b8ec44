"""The short path through the course, for people who want to play tonight.

It consists of steps of several lessons, and ends with a short game. What is done on it counts in
these lessons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import LessonSource, lesson_ids, step_named
from risk_widget.course.progress import LessonProgress, first_open
from risk_widget.course.shared_progress import progress_of
from risk_widget.messages import say
from risk_widget.reading.schema import whole_seed

if TYPE_CHECKING:
    from risk_widget.course.progress import Progress
    from risk_widget.course.step_progress import StepProgress

__all__ = ["MINUTES", "STEPS", "TONIGHT", "ShortPath", "is_offered", "load_tonight"]

TONIGHT: Final = "tonight"
"""The id of the path."""
MINUTES: Final = 24
"""The minutes that the path takes: the sum of its lessons' estimates, as a test checks."""
STEPS: Final = tuple(
    f"{lesson}/{step}"
    for lesson, steps in (
        ("01-board", ("first-attack", "new-armies", "win", "neighbours")),
        ("03-reinforcement", ("territories", "continents", "place", "set")),
        ("04-combat", ("one-stays", "pairs", "tie", "again", "how-likely", "stop")),
        ("05-capture", ("least", "forward", "onward", "card")),
        ("06-movement-and-a-whole-turn", ("move", "whole")),
        ("07-missions-and-winning", ("continents", "somebody-else")),
        ("07-missions-and-winning", ("game-place", "game-turn", "game-defend", "game-win")),
        ("06-movement-and-a-whole-turn", ("challenge",)),
    )
    for step in steps
)
"""The steps of the path, each with its lesson, such as "04-combat/pairs"."""
_LAST_LESSON: Final = max(STEPS).partition("/")[0]


class _File:
    """The path in place of a lesson's file."""

    def source(self) -> LessonSource:
        """Build the path as a lesson, in the current language."""
        steps = tuple(map(step_named, STEPS))
        return LessonSource(
            id=TONIGHT,
            title=say("tonight"),
            summary=say("tonight-summary"),
            minutes=MINUTES,
            edition=steps[0].editions[0],
            steps=steps,
            advice=say("tonight-advice"),
            file=self,
        )


class PathProgress(LessonProgress):
    """The progress on the path, which is recorded in the lessons of its steps."""

    @property
    def entries(self) -> dict[str, StepProgress]:
        """The entry of each step in its lesson, by the step's name on the path."""
        return {name: self.kept.peek(*name.split("/")) for name in STEPS}


class ShortPath(Lesson):
    """The short path, as one lesson with steps from other lessons.

    Args:
        progress: where the results are recorded, in the lessons of the steps.
        edition: the edition to teach, in every step that has it; by default the lessons' own.
        seed: which variation of each step to teach; 0 teaches the steps exactly as in their files.
    """

    def __init__(
        self, progress: Progress | None = None, edition: str | None = None, seed: int = 0
    ) -> None:
        super().__init__(_File().source(), progress, edition, seed)

    def _anew(self, progress: Progress) -> ShortPath:
        return ShortPath(progress, self._wanted, self._seed)

    @property
    def progress(self) -> PathProgress:
        """The progress on the path, which can be saved and loaded."""
        return PathProgress(self.source, self._book)

    @property
    def _kept_as(self) -> tuple[str, str]:
        lesson, _, step = self._source.id.partition("/")
        return lesson, step

    def _following(self) -> tuple[str, str, str | None] | None:
        """Return the first lesson that is not finished: its id, title and edition."""
        source = first_open(self._book)
        return None if source is None else (source.id, source.title, self._wanted)


def is_offered(lesson: str, book: Progress) -> bool:
    """Whether a lesson's page offers the path: before the path's end, while a step of it is open.

    Finding out does not load the lessons.
    """
    is_open = any(book.peek(*name.split("/")).status == "open" for name in STEPS)
    return is_open and lesson in lesson_ids() and lesson <= _LAST_LESSON


def load_tonight(
    *, progress: Progress | None = None, edition: str | None = None, seed: int = 0
) -> ShortPath:
    """Load the short path through the course, at its first unfinished step.

    >>> import risk_widget as rw
    >>> path = rw.lessons.load_tonight(progress=rw.lessons.Progress())
    >>> path.title, path.source.minutes, path.step.id
    ('Play tonight', 24, 'first-attack')

    Args:
        progress: where the results are recorded, in the lessons of the steps; by default the
            session's.
        edition: the edition to teach, in every step that has it; by default the lessons' own.
        seed: which variation of each step to teach; 0 teaches the steps exactly as in their files.

    Raises:
        ValueError: there is no such edition, or the seed is no whole number.
    """
    path = ShortPath(progress_of(progress), edition, whole_seed(seed))
    left = path.progress.left
    if left:
        path.go(left[0])
    return path
