"""The course as a whole: the progress in each lesson, and the questions due for review."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from risk_widget.lessons.chance import guesses_in_words
from risk_widget.lessons.lesson_file import lesson_ids, load_source
from risk_widget.lessons.progress import LessonProgress, progress_of
from risk_widget.lessons.puzzles import puzzle_list
from risk_widget.lessons.step import star_signs
from risk_widget.lessons.warm_up import due_again
from risk_widget.messages import say

if TYPE_CHECKING:
    from risk_widget.lessons.lesson_file import LessonSource
    from risk_widget.lessons.progress import Progress

__all__ = ["Course", "CourseLesson", "course"]


@dataclass(frozen=True, slots=True)
class CourseLesson:
    """The progress in one lesson.

    Attributes:
        minutes: how long it takes.
        done: steps that have been solved or shown, challenges only if they have been solved.
        steps: all its steps.
        stars: (earned, of) of its challenges together; (0, 0) where it has none.
        gone_through: whether something has been seen of each step, even of its challenge.
    """

    id: str
    title: str
    minutes: int
    done: int
    steps: int
    stars: tuple[int, int]
    gone_through: bool

    @property
    def heading(self) -> str:
        """The lesson's number and title."""
        return say("course-lesson", number=int(self.id[:2]), title=self.title)

    @property
    def is_done(self) -> bool:
        """Whether all steps are done."""
        return self.done == self.steps


@dataclass(frozen=True, slots=True)
class Course:
    """All lessons in order, with the progress in each.

    Attributes:
        due: questions that have not been known in a warm-up yet.
        puzzles: in words, how many puzzles were answered rightly.
        guesses: in words, how good the guesses at chances were; "" if there were none.
    """

    lessons: tuple[CourseLesson, ...]
    due: int
    puzzles: str
    guesses: str

    @property
    def next(self) -> CourseLesson | None:
        """The first lesson that has not been gone through; None if all have."""
        return next((lesson for lesson in self.lessons if not lesson.gone_through), None)

    def _about(self) -> list[str]:
        following = self.next
        call = f'rw.play_lesson("{following.id}")' if following else ""
        lines = [say("course-next", title=following.title, call=call)] if following else []
        if self.due:
            lines.append(say("course-due", questions=self.due, call="rw.play_warm_up()"))
        return [*lines, *filter(None, [self.puzzles, self.guesses])]

    def __str__(self) -> str:
        rows = [" ".join(filter(None, _cells(lesson))) for lesson in self.lessons]
        return "\n".join([*rows, *self._about()])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "".join(
            "<tr>"
            + "".join(f"<td style='text-align:left'>{escape(cell)}</td>" for cell in _cells(lesson))
            + "</tr>"
            for lesson in self.lessons
        )
        about = "".join(f"<p>{escape(line)}</p>" for line in self._about())
        return f"<table>{rows}</table>{about}"


def _cells(lesson: CourseLesson) -> tuple[str, str, str, str]:
    sign = "●" if lesson.is_done else "◐" if lesson.done else "○"
    steps = say("course-steps", done=lesson.done, steps=lesson.steps)
    stars = star_signs(*lesson.stars) if lesson.stars[1] else ""
    return sign, lesson.heading, f"{steps}, {say('course-minutes', minutes=lesson.minutes)}", stars


def course(progress: Progress | None = None) -> Course:
    """The map of the course: progress, next lesson and questions due for review.

    Args:
        progress: that of the Python session by default.
    """
    book = progress_of(progress)
    lessons = tuple(_lesson(load_source(name), book) for name in lesson_ids())
    due = sum(book.peek(*each).recalled == 0 for each in due_again(book))
    return Course(lessons, due, _puzzles(book), guesses_in_words(book.guesses()))


def _puzzles(book: Progress) -> str:
    results, puzzles = book.puzzles, len(puzzle_list())
    return say("course-puzzles", right=results.right, tried=results.answered, puzzles=puzzles)


def _lesson(source: LessonSource, book: Progress) -> CourseLesson:
    progress = LessonProgress(source, book)
    steps = len(progress.steps)
    stars = progress.stars.values()
    return CourseLesson(
        id=source.id,
        title=source.title,
        minutes=source.minutes,
        done=steps - len(progress.left),
        steps=steps,
        stars=(sum(had for had, _ in stars), sum(of for _, of in stars)),
        gone_through=progress.gone_through,
    )
