"""Questions that come back: those due today, and a lesson that asks them again.

>>> import risk_widget as rw
>>> rw.lessons.my_review(rw.lessons.Progress()).due
0
"""

from __future__ import annotations

from dataclasses import replace
from html import escape
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple
from zlib import crc32

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import (
    LessonError,
    LessonSource,
    StepSource,
    lesson_ids,
    load_source,
    step_named,
)
from risk_widget.course.progress import first_open
from risk_widget.course.schedule import MISTAKE, PUZZLE, today
from risk_widget.course.shared_progress import progress_of
from risk_widget.messages import Message, MessageError, current_language, render, say
from risk_widget.practice.mistakes import own_step
from risk_widget.practice.puzzle_data import puzzle_list
from risk_widget.practice.puzzles import source_of
from risk_widget.reading.schema import read_seed
from risk_widget.rules.table import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.progress import Progress
    from risk_widget.course.step import Step
    from risk_widget.practice.puzzle_data import PuzzleData
    from risk_widget.reading.json_types import JsonObject

__all__ = [
    "REVIEW",
    "AskedAgain",
    "MyReview",
    "NothingToAskError",
    "Review",
    "askable",
    "load_review",
    "my_review",
]

REVIEW: Final = "review"
"""The id of a review."""
MINUTES: Final = 3
MOST_SEEDS: Final = 1_000_000


class NothingToAskError(MessageError, LessonError):
    """The error raised when there is no question to ask again."""


def askable(progress: Progress) -> list[str]:
    """List the questions met so far that can be asked again, by their names in the schedule.

    Questions that this version does not have stay in the schedule, but are not asked.
    """
    steps = [
        f"{lesson}/{step.id}"
        for lesson in lesson_ids()
        for step in load_source(lesson).steps
        if step.comes_back
    ]
    puzzles = [f"{PUZZLE}/{data.id}" for data in puzzle_list()]
    own = [f"{MISTAKE}/{name}" for name in progress.own.mistakes]
    return [name for name in (*own, *steps, *puzzles) if name in progress.review.items]


# ---- a lesson of these questions -----------------------------------------------------------------


class _File:
    """Questions in place of a lesson's file."""

    def __init__(self, about: tuple[str, str, str], picked: Sequence[str], book: Progress) -> None:
        self._about, self._picked, self._book = about, tuple(picked), book
        # The person's own mistakes as steps, with the data they were built from. Building a step
        # takes a long time, and a lesson asks for its steps again and again.
        self._built: dict[str, tuple[tuple[object, ...], Step]] = {}

    def source(self) -> LessonSource:
        """Build a lesson from the questions, in the current language."""
        steps = tuple(map(self._source_of, self._picked))
        lesson, title, summary = self._about
        return LessonSource(
            id=lesson,
            title=say(title),
            summary=say(summary),
            minutes=MINUTES,
            edition=steps[0].editions[0],
            steps=steps,
            file=self,
        )

    def _source_of(self, name: str) -> StepSource:
        """Return a question as a step, under its name in the schedule."""
        where, _, which = name.partition("/")
        if where == MISTAKE:
            step = self._own_step(which)
        elif where == PUZZLE:
            step = source_of(_puzzle(which), current_language()).steps[0].under()
        else:
            return step_named(name)
        return StepSource({step.edition: replace(step, id=name)})

    def _own_step(self, name: str) -> Step:
        """Return a mistake as a step, rebuilt only if its words or its answers may differ."""
        mistakes = self._book.own.mistakes
        item = self._book.review.items.get(f"{MISTAKE}/{name}")
        asked = item and item.asked
        number = [*mistakes].index(name)
        known = (mistakes[name], mistakes[name].found_at, number, asked, current_language())
        kept, step = self._built.get(name, (None, None))
        if step is None or kept != known:
            step = own_step(self._book, name)
            self._built[name] = known, step
        return step


def _puzzle(which: str) -> PuzzleData:
    return next(data for data in puzzle_list() if data.id == which)


class AskedAgain(Lesson):
    """Questions that the learner has met before; those from lessons are varied by a seed.

    Args:
        picked: the questions, by their names in the schedule.
        progress: where the results are recorded.
        edition: the edition of the questions, if a step has it.
        seed: the seed of the variations.
        lesson: the lesson that follows; by default the first unfinished lesson.
    """

    _about: ClassVar[tuple[str, str, str]]
    """the id, and the messages of the title and the summary"""

    def __init__(
        self,
        picked: Sequence[str],
        progress: Progress,
        edition: str | None,
        seed: int,
        lesson: LessonSource | None = None,
    ) -> None:
        self._picked = tuple(picked)
        self._lesson = lesson
        progress.forget(self._about[0])
        source = _File(self._about, picked, progress).source()
        super().__init__(source, progress, edition, seed)

    def _anew(self, progress: Progress) -> AskedAgain:
        return type(self)(self._picked, progress, self._wanted, self._seed, self._lesson)

    def _first_seed(self) -> int:
        """Return a seed that makes the step differ from its variation in the lesson."""
        return self._source.unlike_first(self._seed)

    @property
    def _recalled(self) -> str:
        """The name of the current question in the schedule."""
        return self._picked[self._at]

    def hint(self, step: str | int | None = None) -> Feedback:
        """Give the next hint; the question counts as not known."""
        result = super().hint(step)
        self._remember(known=False)
        return result

    def view(self) -> JsonObject:
        """Return the data that a panel shows, and whether the board may be shown as it is."""
        is_puzzle = self._recalled.partition("/")[0] in (PUZZLE, MISTAKE)
        return {**super().view(), **({"open": True} if is_puzzle else {})}

    def _following(self) -> tuple[str, str, str | None] | None:
        """Return the lesson that follows: its id, title and edition."""
        source = self._lesson or first_open(self._book)
        return None if source is None else (source.id, source.title, self._wanted)


class Review(AskedAgain):
    """The questions that are due today: from lessons, puzzles, and the learner's own mistakes."""

    _about = (REVIEW, "questions", "questions-summary")


def load_review(
    *, progress: Progress | None = None, edition: str | None = None, seed: int | None = None
) -> Review:
    """Load the questions that are due today, to answer them from Python, without a page.

    >>> import risk_widget as rw
    >>> rw.lessons.load_review(progress=rw.lessons.Progress())
    Traceback (most recent call last):
        ...
    risk_widget.practice.review.NothingToAskError: There is nothing to review yet: ...

    Args:
        progress: the questions met so far, where results are recorded, too; by default the
            session's.
        edition: the edition of the questions of lessons, if a step has it.
        seed: the seed of the variations; by default different each time.

    Raises:
        LessonError: no question is due today.
        ValueError: there is no such edition.
    """
    book = progress_of(progress)
    due = my_review(book)
    if not due:
        raise NothingToAskError(due.message())
    chance = Random(None if seed is None else read_seed(seed))
    return Review([row.id for row in due], book, edition, chance.randrange(1, MOST_SEEDS))


# ---- the list ------------------------------------------------------------------------------------


class ListedQuestion(NamedTuple):
    """A question's row in the list, which does not give the answer away."""

    number: int
    id: str
    title: str
    source: str

    @property
    def key(self) -> str:
        """The question's name."""
        return self.id

    def cells(self) -> Sequence[Cell]:
        """Return the question's number, title and source."""
        return [Cell(str(self.number)), Cell(self.title), Cell(self.source)]

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data."""
        return self._asdict()


class MyReview(Table[ListedQuestion]):
    """The questions to ask again today, the longest overdue first.

    Attributes:
        a_day: the most questions that the learner wants to be asked in a day.
        waiting: the number of questions that are due, but wait for another day.
        days: the days until a question comes back that is not due yet; None if there is none.
    """

    def __init__(
        self, rows: Sequence[ListedQuestion], a_day: int, waiting: int, days: int | None
    ) -> None:
        heads = [say(f"questions-{name}") for name in ("number", "question", "from")]
        super().__init__(say("questions"), heads, rows)
        self.a_day: int = a_day
        self.waiting: int = waiting
        self.days: int | None = days

    @property
    def due(self) -> int:
        """The number of questions to ask again today."""
        return len(self)

    def message(self) -> Message:
        """Say how many questions are due, or when the next one comes back."""
        if self.due:
            return Message("questions-due", {"due": self.due, "waiting": self.waiting})
        if self.waiting:
            return Message("questions-enough", {"waiting": self.waiting})
        if self.days is not None:
            return Message("questions-next", {"days": self.days})
        return Message("questions-none")

    @property
    def sentence(self) -> str:
        """The number of questions that are due, or the day when the next comes back, in words."""
        return render(self.message())

    def to_dict(self) -> JsonObject:
        """Return everything as JSON data."""
        about = {"due": self.due, "a_day": self.a_day, "waiting": self.waiting, "days": self.days}
        return {"questions": self.to_dicts(), **about}

    def __repr__(self) -> str:
        return "\n".join([*([super().__repr__()] if self.due else []), self.sentence])

    def _repr_html_(self) -> str:
        table = super()._repr_html_() if self.due else ""
        return f"{table}<p>{escape(self.sentence)}</p>"


def my_review(progress: Progress | None = None) -> MyReview:
    """List the lesson questions, the puzzles and your own mistakes to be asked again today.

    A question comes back after 1, 3, 7, 21 and 60 days; after a wrong answer, the days are counted
    from the start. ``progress.review.a_day`` is the most that you want to be asked in a day.

    >>> import risk_widget as rw
    >>> rw.lessons.my_review(rw.lessons.Progress())
    There is nothing to review yet: answer some questions of a lesson, or a puzzle.

    Args:
        progress: the questions met so far; by default those of the session.
    """
    book, now = progress_of(progress), today()
    known = sorted(askable(book), key=_mixed)
    due = book.review.due(now, known)
    chosen = due[: book.review.left(now)]
    later = [on - now for name in known if (on := book.review.due_on(name, now) or 0) > now]
    rows = [_listed(book, number, name) for number, name in enumerate(chosen, start=1)]
    return MyReview(rows, book.review.a_day, len(due) - len(chosen), min(later, default=None))


def _mixed(name: str) -> int:
    """Return a sort key that mixes lessons, puzzles and mistakes, always in the same way."""
    return crc32(name.encode())


def _listed(book: Progress, number: int, name: str) -> ListedQuestion:
    where, _, which = name.partition("/")
    if where == PUZZLE:
        data = _puzzle(which)
        title, source = say(f"puzzle-kind-{data.kind}"), say("puzzle-numbered", number=data.number)
    elif where == MISTAKE:
        title = say(f"mistake-kind-{book.own.mistakes[which].kind}")
        source = say("mistake-numbered", number=[*book.own.mistakes].index(which) + 1)
    else:
        lesson = load_source(where)
        title = lesson.steps[lesson.index(which)].title
        source = say("course-lesson", number=int(where[:2]), title=lesson.title)
    return ListedQuestion(number, name, title, source)
