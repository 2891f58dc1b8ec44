"""The course as a whole: the progress in each lesson, and warm-ups before lessons.

A warm-up asks questions from earlier lessons on other boards.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from html import escape
from random import Random
from typing import TYPE_CHECKING, Final

from risk_widget.bots.ladder import LADDER
from risk_widget.course.feedback import guesses_in_words
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.course.progress import LessonProgress
from risk_widget.course.schedule import MISTAKE, PUZZLE, today
from risk_widget.course.shared_progress import progress_of
from risk_widget.course.step import star_signs
from risk_widget.messages import Message, say
from risk_widget.practice.exam import my_exam, strongest_beaten
from risk_widget.practice.puzzle_data import puzzle_list
from risk_widget.practice.rating import my_rating
from risk_widget.practice.review import (
    MOST_SEEDS,
    AskedAgain,
    NothingToAskError,
    askable,
    my_review,
)
from risk_widget.practice.short_path import TONIGHT, ShortPath
from risk_widget.practice.turn_data import rated_turns, turn_list, turns_strength
from risk_widget.reading.schema import read_seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from risk_widget.course.lesson import Lesson
    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.course.progress import Progress
    from risk_widget.practice.exam import Exam
    from risk_widget.practice.review import MyReview

__all__ = [
    "QUESTIONS",
    "WARM_UP",
    "Course",
    "CourseLesson",
    "WarmUp",
    "course",
    "load_warm_up",
    "warm_up_before",
]


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
        """The lesson's number and title, or the short path's title and minutes."""
        if self.id == TONIGHT:
            return say("course-tonight", minutes=self.minutes)
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
    >>> done.next.id, len(done.lessons), done.review.due
    ('01-board', 12, 0)

    Attributes:
        tonight: the short path through the course, for somebody who wants to play tonight.
        review: the questions to ask again today.
        exam: the latest exam.
        puzzles: the number of puzzles answered correctly, and the rating, in words.
        beaten: the strongest bot that the learner has beaten, in words; "" if there is none.
        guesses: the quality of the guesses at chances, in words; "" without guesses.
        turns: the number of whole turns planned, and the rating, in words.
    """

    lessons: tuple[CourseLesson, ...]
    tonight: CourseLesson
    review: MyReview
    exam: Exam
    puzzles: str
    beaten: str
    guesses: str
    turns: str

    @property
    def next(self) -> CourseLesson | None:
        """The first lesson that is not finished; None if there is none."""
        return next((lesson for lesson in self.lessons if not lesson.gone_through), None)

    def _about(self) -> list[str]:
        following = self.next
        call = f'rw.play_lesson("{following.id}")' if following else ""
        lines = [say("course-next", title=following.title, call=call)] if following else []
        if self.review.due:
            call = 'rw.play_lesson("review")'
            lines.append(say("course-due", questions=self.review.due, call=call))
        if self.exam.games:
            lines.append(self.exam.sentence)
        about = [self.puzzles, self.turns, self.beaten, self.guesses]
        return [*lines, *filter(None, about)]

    @property
    def _rows(self) -> list[tuple[str, str, str, str]]:
        return [_cells(self.tonight), *map(_cells, self.lessons)]

    def __str__(self) -> str:
        rows = [" ".join(filter(None, cells)) for cells in self._rows]
        return "\n".join([*rows, *self._about()])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "".join(
            "<tr>"
            + "".join(f"<td style='text-align:left'>{escape(cell)}</td>" for cell in cells)
            + "</tr>"
            for cells in self._rows
        )
        about = "".join(f"<p>{escape(line)}</p>" for line in self._about())
        return f"<table>{rows}</table>{about}"


def _cells(lesson: CourseLesson) -> tuple[str, str, str, str]:
    sign = "●" if lesson.is_done else "◐" if lesson.done else "○"
    about = say("course-steps", done=lesson.done, steps=lesson.steps)
    if lesson.id != TONIGHT:
        about = f"{about}, {say('course-minutes', minutes=lesson.minutes)}"
    return sign, lesson.heading, about, star_signs(*lesson.stars) if lesson.stars[1] else ""


def course(progress: Progress | None = None) -> Course:
    """Build the map of the course: progress, next lesson and questions due for review.

    >>> import risk_widget as rw
    >>> rw.lessons.course(rw.lessons.Progress()).next.title
    'A first win, and the board'

    Args:
        progress: the progress to show; by default that of the Python session.
    """
    book = progress_of(progress)
    sources = map(load_source, lesson_ids())
    path = ShortPath(book)
    return Course(
        lessons=tuple(_row(source, LessonProgress(source, book)) for source in sources),
        tonight=replace(_row(path.source, path.progress), stars=(0, 0)),
        review=my_review(book),
        exam=my_exam(book),
        puzzles=_puzzles(book),
        beaten=_beaten(book),
        guesses=guesses_in_words(book.guesses()),
        turns=_turns(book),
    )


def _beaten(book: Progress) -> str:
    rung = strongest_beaten(book)
    if not rung:
        return ""
    return say("course-beaten", rung=rung, bot=Message(f"bot-{LADDER[rung - 1]}.name"))


def _turns(book: Progress) -> str:
    planned, turns = len(rated_turns(book.turns)), len(turn_list())
    own = turns_strength(book.turns)
    return say(
        "course-turns",
        planned=planned,
        turns=turns,
        rating=str(round(own.rating)),
        error=str(round(own.half)),
    )


def _puzzles(book: Progress) -> str:
    results, puzzles = book.puzzles, len(puzzle_list())
    solved = say(
        "course-puzzles",
        right=results.right,
        first=results.right_at_once,
        tried=results.answered,
        puzzles=puzzles,
    )
    return " ".join(filter(None, [solved, my_rating(book).sentence]))


def _row(source: LessonSource, progress: LessonProgress) -> CourseLesson:
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
_LESSONS_BACK: Final = 3
"""The number of earlier lessons a warm-up draws from if the learner has met none of them."""


class WarmUp(AskedAgain):
    """A few steps that the learner has met before, varied by a seed."""

    _about = (WARM_UP, "warm-up-title", "warm-up-summary")


def load_warm_up(
    *, progress: Progress | None = None, edition: str | None = None, seed: int | None = None
) -> WarmUp:
    """Load three questions from lessons that the learner has begun, but on different boards.

    Questions that are due come first, then those that would be due next.

    Args:
        progress: the steps met so far, where results are recorded, too; by default the session's.
        edition: the edition of the questions, if a step has it.
        seed: the seed of the choice of steps and variations; by default different each time.

    Raises:
        LessonError: the learner has met no step that varies yet.
        ValueError: there is no such edition.
    """
    book, now = progress_of(progress), today()
    met = [name for name in askable(book) if not name.startswith(f"{PUZZLE}/")]
    due = book.review.due(now, met)
    ready = [name for name in met if name in due or not name.startswith(f"{MISTAKE}/")]
    if not ready:
        raise NothingToAskError(Message("warm-up-none"))
    chance = Random(None if seed is None else read_seed(seed))
    picked = _drawn(ready, book, chance)
    return WarmUp(picked, book, edition, chance.randrange(1, MOST_SEEDS))


def warm_up_before(
    lesson: Lesson,
    *,
    wanted: bool | None = None,
    progress: Progress | None = None,
    seed: int | None = None,
) -> WarmUp | None:
    """Choose up to three questions to ask before one of the package's lessons, or return None.

    The questions are short, and come from earlier lessons: those that are due, as many as are left
    for today, and, if there are too few, questions that have not been met, from the nearest earlier
    lessons that apply to every game. The lesson just before is left out among these, as it may have
    ended a minute ago in an unsaved session. So in a new kernel the second lesson has no warm-up.

    Args:
        lesson: the lesson that has just been opened.
        wanted: whether to ask; by default if an earlier lesson has been met, but nothing of this
            one.
        progress: the steps met so far; by default those of the Python session.
        seed: the seed of the choice of questions and variations; by default different each time.
    """
    book, now = progress_of(progress), today()
    every = lesson_ids()
    before = every[: every.index(lesson.id)] if lesson.id in every else ()
    if wanted is None:
        wanted = any(map(book.has_met, before)) and not book.has_met(lesson.id)
    if not (wanted and before):
        return None
    chance = Random(None if seed is None else read_seed(seed))
    short = [f"{name}/{step}" for name in before for step in _short_steps(name)]
    own = [f"{MISTAKE}/{name}" for name in book.own.mistakes]
    due = book.review.due(now, [*own, *short])
    drawn = _drawn(due, book, chance)[: book.review.left(now)]
    for name in _nearest(before[:-1], chance):
        if len(drawn) < QUESTIONS and name not in book.review.items:
            drawn.append(name)
    if not drawn:
        return None
    picked = sorted(drawn, key=[*own, *short].index)
    seed = chance.randrange(1, MOST_SEEDS)
    return WarmUp(picked, book, lesson.wanted, seed, lesson.source)


def _drawn(names: Iterable[str], book: Progress, chance: Random) -> list[str]:
    """Draw a few questions from many lessons: the most overdue first, ties broken at random."""
    now, chosen = today(), [*names]
    left = chance.sample(chosen, len(chosen))
    drawn: list[str] = []

    def urgency(name: str) -> tuple[bool, int, int, int]:
        on, known = book.review.due_on(name, now), book.review.items[name].known
        lessons = Counter(each.partition("/")[0] for each in drawn)
        return on is None, on or 0, known, lessons[name.partition("/")[0]]

    while left and len(drawn) < QUESTIONS:
        drawn.append(min(left, key=urgency))
        left.remove(drawn[-1])
    return drawn


def _nearest(before: Sequence[str], chance: Random) -> Iterator[str]:
    """Yield short steps that fit every game, from each of the last few lessons in turn."""
    common = [name for name in reversed(before) if not load_source(name).aside]
    having = [name for name in common if _short_steps(name)][:_LESSONS_BACK]
    shuffled = {name: chance.sample(steps := _short_steps(name), len(steps)) for name in having}
    while any(shuffled.values()):
        for name in having:
            if shuffled[name]:
                yield f"{name}/{shuffled[name].pop()}"


def _short_steps(lesson: str) -> list[str]:
    """List the steps of a lesson that vary and can be answered at once."""
    return [
        step.id
        for step in load_source(lesson).steps
        if step.variations is not None and kind_of(step).is_short(step.under())
    ]
