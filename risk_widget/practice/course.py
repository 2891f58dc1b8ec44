"""The course as a whole: the progress in each lesson, and warm-ups of questions due for review.

A warm-up asks questions from earlier lessons on other boards; missed questions come back.
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
    """An error: a warm-up has no questions, since the learner has met no steps yet."""


@dataclass(frozen=True, slots=True)
class CourseLesson:
    """The progress in one lesson.

    Attributes:
        minutes: the time that the lesson takes.
        done: the number of steps that were solved or shown; challenges must be solved.
        steps: the number of all steps.
        stars: (earned, possible) of all challenges together; (0, 0) without challenges.
        gone_through: whether a part of each step has been seen, even of each challenge.
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
        due: the number of questions not yet answered correctly in a warm-up.
        puzzles: the number of puzzles answered correctly, in words.
        guesses: the quality of the guesses at chances, in words; "" without guesses.
    """

    lessons: tuple[CourseLesson, ...]
    due: int
    puzzles: str
    guesses: str

    @property
    def next(self) -> CourseLesson | None:
        """The first lesson that has not been gone through; None if there is none."""
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
    """Build the map of the course: progress, next lesson and questions due for review.

    >>> import risk_widget as rw
    >>> rw.lessons.course(rw.lessons.Progress()).next.title
    'A first win, and the board'

    Args:
        progress: the progress to show; by default that of the Python session.
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
    return say(
        "course-puzzles",
        right=results.right,
        first=results.right_at_once,
        tried=results.answered,
        puzzles=puzzles,
    )


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
"""The number of earlier lessons a warm-up draws from if the learner has met none of them."""


class WarmUpFile:
    """Steps of several lessons, in place of one lesson's file."""

    def __init__(self, picked: Sequence[tuple[str, str]], book: Progress) -> None:
        self.picked: tuple[tuple[str, str], ...] = tuple(picked)
        self._book = book

    def source(self) -> LessonSource:
        """Build a lesson from the steps, in the current language."""
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
        picked: the lesson and step of each question.
        progress: where the results are recorded.
        edition: the edition of the questions, if a step has it.
        seed: the seed of the variations.
        lesson: the lesson that follows; by default the first unfinished lesson.
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
        """Return a seed that makes the step differ from its variation in the lesson."""
        return self._source.unlike_first(self._seed)

    def _note(self, result: Feedback, answer: object) -> None:
        super()._note(result, answer)
        if result.status in ("right", "wrong", "refused"):
            self._mark(known=result.ok)

    def hint(self, step: str | int | None = None) -> Feedback:
        """Give the next hint; the question will come back in another warm-up."""
        result = super().hint(step)
        self._mark(known=False)
        return result

    def show_me(self, step: str | int | None = None) -> Feedback:
        """Play the solution; the question will come back in another warm-up."""
        result = super().show_me(step)
        self._mark(known=False)
        return result

    def _following(self) -> tuple[str, str, str | None] | None:
        """Return the lesson that follows the warm-up: its id, title and edition."""
        source = self._lesson or first_open(self._book)
        return None if source is None else (source.id, source.title, self._wanted)

    def _mark(self, *, known: bool) -> None:
        """Record the result of a question; only the first answer in a warm-up counts."""
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
    """List the steps due for review, as (lesson, step) pairs, most urgent first.

    The learner's own mistakes that are due come first, then the steps that vary and have been met.
    Steps never answered correctly in a warm-up come first, beginning with those that needed
    a hint or the solution; steps answered correctly within the last hour come last.
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
        progress: the steps met so far, where results are recorded, too; by default the session's.
        edition: the edition of the questions, if a step has it.
        seed: the seed of the choice of steps and variations; by default different each time.

    Raises:
        LessonError: the learner has met no step that varies yet.
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
    """Choose up to three questions to ask before one of the package's lessons, or return None.

    The questions are short, and come from earlier lessons: the most urgent steps that have been met
    and, if there are too few, steps of the nearest earlier lessons that apply to every game. Steps
    answered correctly within the last hour are not asked. The lesson just before is left out among
    the steps that have not been met, as it may have ended a minute ago in an unsaved session. So
    in a new kernel the second lesson has no warm-up.

    Args:
        lesson: the lesson that has just been opened.
        wanted: whether to ask; by default if an earlier lesson has been met, but nothing of this
            one.
        progress: the steps met so far; by default those of the Python session.
        seed: the seed of the choice of questions and variations; by default different each time.
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
    """Draw a few due steps, in random order among equally urgent steps."""
    left = chance.sample(due, len(due))
    drawn: list[tuple[str, str]] = []
    while left and len(drawn) < QUESTIONS:
        asked = Counter(lesson for lesson, _ in drawn)
        drawn.append(min(left, key=lambda each: (_urgency(book, each), asked[each[0]])))
        left.remove(drawn[-1])
    return drawn


def _nearest(before: Sequence[str], chance: Random) -> Iterator[tuple[str, str]]:
    """Yield short steps about every game from the last few lessons, one from each in turn."""
    common = [name for name in reversed(before) if not load_source(name).aside]
    having = [name for name in common if _short_steps(name)][:_LESSONS_BACK]
    shuffled = {name: chance.sample(steps := _short_steps(name), len(steps)) for name in having}
    while any(shuffled.values()):
        for name in having:
            if shuffled[name]:
                yield name, shuffled[name].pop()


def _short_steps(lesson: str) -> list[str]:
    """List the steps of a lesson that vary and can be answered at once."""
    return [
        step.id
        for step in load_source(lesson).steps
        if step.variations is not None and kind_of(step).is_short(step.under())
    ]


def _urgency(book: Progress, each: tuple[str, str]) -> tuple[bool, int, bool]:
    """Compute the sort key of a question: due mistakes come before steps that have been met."""
    return (False, -1, False) if each[0] == MISTAKES else _need(book.peek(*each))


def _need(entry: StepProgress) -> tuple[bool, int, bool]:
    """Compute the sort key of a step: whether it rests, its recalls, whether it was easy."""
    was_hard = entry.status in ("shown", "tried") or entry.hints > 0 or entry.attempts > 1
    return entry.rests, entry.recalled, not was_hard


def _named(book: Progress, lesson: str, step: str) -> StepSource:
    """Return a lesson's step, or a mistake, under an id that is unique among all lessons."""
    if lesson == MISTAKES:
        own = replace(own_step(book, step), id=f"{lesson}/{step}")
        return StepSource({own.edition: own})
    source = load_source(lesson)
    found = copy(source.steps[source.index(step)])
    found.id = f"{lesson}/{step}"
    return found
