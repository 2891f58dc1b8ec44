"""The course as a whole: the progress in each lesson, and warm-ups of questions due for review.

A warm-up asks questions from earlier lessons on other boards; missed ones come back.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, replace
from html import escape
from random import Random
from typing import TYPE_CHECKING, Final

from risk_widget.course.feedback import guesses_in_words
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import (
    LessonError,
    LessonSource,
    StepSource,
    lesson_ids,
    load_source,
)
from risk_widget.course.progress import LessonProgress, first_open, progress_of, seconds_now
from risk_widget.course.step import star_signs
from risk_widget.messages import Message, MessageError, say
from risk_widget.practice.mistakes import MISTAKES, own_step
from risk_widget.practice.puzzles import puzzle_list
from risk_widget.reading.schema import read_seed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.progress import Progress, StepProgress

__all__ = [
    "QUESTIONS",
    "WARM_UP",
    "Course",
    "CourseLesson",
    "NothingToAskError",
    "WarmUp",
    "course",
    "due_again",
    "load_warm_up",
    "warm_up_before",
]


class NothingToAskError(MessageError, LessonError):
    """A warm-up with no questions, since the learner has met nothing yet."""


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

    >>> import risk_widget as rw
    >>> done = rw.lessons.course(rw.lessons.Progress())
    >>> done.next.id, len(done.lessons), done.due
    ('01-board', 12, 0)

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

    >>> import risk_widget as rw
    >>> rw.lessons.course(rw.lessons.Progress()).next.title
    'A first win, and the board'

    Args:
        progress: that of the Python session by default.
    """
    book = progress_of(progress)
    lessons = tuple(_lesson(load_source(name), book) for name in lesson_ids())
    due = sum(
        lesson == MISTAKES or book.peek(lesson, step).recalled == 0
        for lesson, step in due_again(book)
    )
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


QUESTIONS: Final = 3
"""The number of questions of a warm-up."""
WARM_UP: Final = "warm-up"
"""The id of a warm-up."""
MINUTES: Final = 3
_MOST_SEEDS: Final = 1_000_000
_LESSONS_BACK: Final = 3
"""The lessons before one that its warm-up looks back on, where nothing has been met yet."""


class WarmUpFile:
    """Steps of several lessons, presented as if they stood in one file."""

    def __init__(self, picked: Sequence[tuple[str, str]], book: Progress) -> None:
        self.picked, self._book = tuple(picked), book

    def source(self) -> LessonSource:
        """The steps as a lesson, in the current language."""
        steps = tuple(_named(self._book, *each) for each in self.picked)
        return LessonSource(
            id=WARM_UP,
            title=say("warm-up-title"),
            summary=say("warm-up-summary"),
            minutes=MINUTES,
            edition=steps[0].editions[0],
            steps=steps,
            file=self,
        )


class WarmUp(Lesson):
    """A few steps that the learner has met before, varied by a seed.

    Args:
        picked: lesson and step of each.
        progress: where it is noted how they went.
        edition: the edition to ask by, where a step has it.
        seed: what the steps vary by.
        lesson: the lesson that they come before; by default the first one that is not done.
    """

    def __init__(
        self,
        picked: Sequence[tuple[str, str]],
        progress: Progress,
        edition: str | None,
        seed: int,
        lesson: LessonSource | None = None,
    ) -> None:
        self._picked = tuple(picked)
        self._lesson = lesson
        self._judged: set[int] = set()
        progress.forget(WARM_UP)
        super().__init__(WarmUpFile(picked, progress).source(), progress, edition, seed)

    def _anew(self, progress: Progress) -> WarmUp:
        return WarmUp(self._picked, progress, self._wanted, self._seed, self._lesson)

    def _first_seed(self) -> int:
        """A seed that makes the step differ from the one its lesson begins with."""
        return self._source.unlike_first(self._seed)

    def _note(self, result: Feedback, answer: object) -> None:
        super()._note(result, answer)
        if result.status in ("right", "wrong", "refused"):
            self._mark(known=result.ok)

    def hint(self, step: str | int | None = None) -> Feedback:
        """The next hint; the question comes back in another warm-up."""
        result = super().hint(step)
        self._mark(known=False)
        return result

    def show_me(self, step: str | int | None = None) -> Feedback:
        """Play the solution; the question comes back in another warm-up."""
        result = super().show_me(step)
        self._mark(known=False)
        return result

    def _following(self) -> tuple[str, str, str | None] | None:
        """The lesson that follows the warm-up."""
        source = self._lesson or first_open(self._book)
        return None if source is None else (source.id, source.title, self._wanted)

    def _mark(self, *, known: bool) -> None:
        """Record how a question went; only the first answer in a warm-up counts."""
        if self._at in self._judged:
            return
        self._judged.add(self._at)
        lesson, name = self._picked[self._at]
        if lesson == MISTAKES:
            self._book.own.mistakes[name].note(known=known, now=seconds_now())
            return
        entry = self._book.step(*self._picked[self._at])
        entry.asked += 1
        entry.recalled = entry.recalled + 1 if known else 0
        if known:
            entry.note_known()


def due_again(progress: Progress) -> list[tuple[str, str]]:
    """The steps due for review, as (lesson, step) pairs, most urgent first.

    These are mistakes of one's own whose day has come, and steps that vary and have been met. Of
    the latter, first come those never yet known in a warm-up,
    among them those that had to be shown or hinted at; what was answered rightly within the last
    hour comes last.
    """
    found = [
        (lesson, step.id)
        for lesson in lesson_ids()
        for step in load_source(lesson).steps
        if step.variations is not None and kind_of(step).comes_back
    ]
    met = [each for each in found if progress.peek(*each).met]
    own = [(MISTAKES, name) for name in progress.own.due(seconds_now())]
    return [*own, *sorted(met, key=lambda each: _need(progress.peek(*each)))]


def load_warm_up(
    *, progress: Progress | None = None, edition: str | None = None, seed: int | None = None
) -> WarmUp:
    """Load three questions from lessons the learner has met, on other boards.

    Args:
        progress: what has been met, and where it is noted how it goes; by default the session's.
        edition: the edition to ask by, where a step has it.
        seed: which of the steps, and which of their variations; by default others each time.

    Raises:
        LessonError: nothing that varies has been met yet.
        ValueError: there is no such edition.
    """
    book = progress_of(progress)
    due = due_again(book)
    if not due:
        raise NothingToAskError(Message("warm-up-none"))
    chance = Random(None if seed is None else read_seed(seed))
    picked = sorted(_drawn(due, book, chance), key=due.index)
    return WarmUp(picked, book, edition, chance.randrange(1, _MOST_SEEDS))


def warm_up_before(
    lesson: Lesson,
    *,
    wanted: bool | None = None,
    progress: Progress | None = None,
    seed: int | None = None,
) -> WarmUp | None:
    """The three questions that come before one of the package's lessons, if there are any.

    They are short, and come from the lessons before it: what is most needed of those that have
    been met, and where too few have been, the nearest lessons in their order that are about every
    game. What was answered rightly within the last hour is not asked. Where nothing tells what has
    been met, as in a new kernel, the lesson just before is left out: it may have ended a minute
    ago. So the second lesson has no warm-up there.

    Args:
        lesson: the lesson, as it has just been opened.
        wanted: whether they come; by default where a former lesson has been met, and nothing of
            this one.
        progress: what has been met; by default in the Python session.
        seed: which questions and variations; by default others each time.
    """
    book = progress_of(progress)
    every = lesson_ids()
    before = every[: every.index(lesson.id)] if lesson.id in every else ()
    if wanted is None:
        wanted = any(map(book.has_met, before)) and not book.has_met(lesson.id)
    if not (wanted and before):
        return None
    chance = Random(None if seed is None else read_seed(seed))
    short = [(name, step) for name in before for step in _short_steps(name)]
    due = [
        each
        for each in due_again(book)
        if each[0] == MISTAKES or (each in short and not book.peek(*each).rests)
    ]
    drawn = _drawn(due, book, chance)
    for each in _nearest(before[:-1], chance):
        if len(drawn) < QUESTIONS and each not in drawn and not book.peek(*each).rests:
            drawn.append(each)
    if not drawn:
        return None
    order = [*((MISTAKES, name) for name in book.own.mistakes), *short]
    picked = sorted(drawn, key=order.index)
    seed = chance.randrange(1, _MOST_SEEDS)
    return WarmUp(picked, book, lesson.wanted, seed, lesson.source)


def _drawn(due: Sequence[tuple[str, str]], book: Progress, chance: Random) -> list[tuple[str, str]]:
    """Draw a few due steps, mixing equally urgent ones so that they differ each time."""
    left = chance.sample(due, len(due))
    drawn: list[tuple[str, str]] = []
    while left and len(drawn) < QUESTIONS:
        asked = Counter(lesson for lesson, _ in drawn)
        drawn.append(min(left, key=lambda each: (_urgency(book, each), asked[each[0]])))
        left.remove(drawn[-1])
    return drawn


def _nearest(before: Sequence[str], chance: Random) -> Iterator[tuple[str, str]]:
    """Short steps on every game from the last few lessons, one from each in turn."""
    common = [name for name in reversed(before) if not load_source(name).aside]
    having = [name for name in common if _short_steps(name)][:_LESSONS_BACK]
    shuffled = {name: chance.sample(steps := _short_steps(name), len(steps)) for name in having}
    while any(shuffled.values()):
        for name in having:
            if shuffled[name]:
                yield name, shuffled[name].pop()


def _short_steps(lesson: str) -> list[str]:
    """The steps of a lesson that vary and can be answered at once."""
    return [
        step.id
        for step in load_source(lesson).steps
        if step.variations is not None and kind_of(step).is_short(step.under())
    ]


def _urgency(book: Progress, each: tuple[str, str]) -> tuple[bool, int, bool]:
    """The sort key of a question: a mistake whose day has come goes before what has been met."""
    return (False, -1, False) if each[0] == MISTAKES else _need(book.peek(*each))


def _need(entry: StepProgress) -> tuple[bool, int, bool]:
    """The sort key of a step: whether it rests, was recalled how often, and was easy at first."""
    was_hard = entry.status in ("shown", "tried") or entry.hints > 0 or entry.attempts > 1
    return entry.rests, entry.recalled, not was_hard


def _named(book: Progress, lesson: str, step: str) -> StepSource:
    """A lesson's step, or a mistake, under an id that no step of another lesson has."""
    if lesson == MISTAKES:
        own = replace(own_step(book, step), id=f"{lesson}/{step}")
        return StepSource({own.edition: own})
    source = load_source(lesson)
    found = copy(source.steps[source.index(step)])
    found.id = f"{lesson}/{step}"
    return found
