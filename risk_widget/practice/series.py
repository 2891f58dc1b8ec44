"""A series of positions, each of them a lesson of one step that leads to the next position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_observers import announced
from risk_widget.course.progress import LessonProgress, Progress
from risk_widget.course.shared_progress import progress_of

if TYPE_CHECKING:
    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.course.step_view import StepView


class Numbered(Protocol):
    """A position that is numbered among all positions of its kind."""

    @property
    def number(self) -> int:
        """The number, counting from 1."""


D = TypeVar("D", bound=Numbered)


class PositionLesson(Lesson, Generic[D]):
    """A position as a lesson of one step, from which one can go on to other positions and back.

    A subclass says which position follows (`_offered`), and makes its lesson (`_lesson_of`).

    Args:
        data: the position.
        progress: where answers are recorded; by default the progress of the session.
    """

    def __init__(self, data: D, progress: Progress | None) -> None:
        self.data: D = data
        self._past: list[D] = []
        self._kept = progress_of(progress)
        # With empty progress, the lesson of one step begins again on each visit.
        super().__init__(self._lesson_of(data), Progress())

    def _lesson_of(self, data: D) -> LessonSource:
        """Make the lesson of a position in the current language."""
        raise NotImplementedError

    def _offered(self) -> D:
        """Choose the position that follows."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The number of the position, counting from 1."""
        return self.data.number

    @property
    def progress(self) -> LessonProgress:
        """The progress in this session; saving and loading cover the whole progress."""
        return LessonProgress(self.source, self._book, self._kept)

    @property
    def is_last(self) -> bool:
        """Always False: after the last new position, earlier ones follow."""
        return False

    @property
    def is_first(self) -> bool:
        """Whether no position was opened before this one."""
        return not self._past

    @announced
    def next(self) -> StepView:
        """Move to the position that follows, preferably a new one."""
        following = self._offered()
        if following is not self.data:
            self._past.append(self.data)
        return self._move_to(following)

    @announced
    def back(self) -> StepView:
        """Return to the previous position."""
        return self._move_to(self._earlier())

    def _earlier(self) -> D:
        """Go back to the position opened before this one."""
        return self._past.pop() if self._past else self.data

    def _move_to(self, data: D) -> StepView:
        """Begin the lesson of a position."""
        self.data = data
        self._opened = self._lesson_of(data)
        self._begin(0)
        return self.step
