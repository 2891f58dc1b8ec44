"""Lessons in a notebook cell: the map, with a teaching panel next to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from risk_widget.host.lesson_session import LessonSession
from risk_widget.lessons import Lesson, load_lesson
from risk_widget.practice.course import load_warm_up, warm_up_before
from risk_widget.practice.mistakes import load_mistake
from risk_widget.practice.puzzle_data import PuzzleError
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.practice.review import REVIEW, load_review
from risk_widget.practice.short_path import TONIGHT, load_tonight
from risk_widget.practice.turns import TURN, plan_your_turn
from risk_widget.reading.schema import flag
from risk_widget.widget.widget import HostWidget

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.progress import LessonProgress, Progress
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.practice.course import WarmUp
    from risk_widget.practice.puzzles import Puzzle
    from risk_widget.reading.sources import Source
    from risk_widget.rules.edition import Edition


T = TypeVar("T")


class LessonWidget(HostWidget):
    """A lesson on the screen: a map to act on, and a panel that asks, judges and explains.

    ``widget.lesson`` is the live lesson. The methods here act like the lesson's own, and the
    page shows the effect, as it does for calls of ``widget.lesson`` itself.

    Args:
        lesson: the lesson to teach.
        warm_up: questions that come before the lesson.
        language: the tag of the first language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
    """

    def __init__(
        self,
        lesson: Lesson,
        *,
        warm_up: WarmUp | None = None,
        language: str | None = None,
        theme: str = "auto",
        reduced_motion: str | bool = "auto",
    ) -> None:
        self.session: LessonSession = LessonSession(lesson, warm_up=warm_up)
        super().__init__(
            self.session, language=language, theme=theme, reduced_motion=reduced_motion
        )

    @property
    def lesson(self) -> Lesson:
        """The open lesson or, before it begins, its warm-up."""
        return self.session.lesson

    @property
    def progress(self) -> LessonProgress:
        """The progress in the lesson; after ``load``, call `refresh`."""
        return self.lesson.progress

    def check(self, answer: Any, step: str | int | None = None) -> Feedback:
        """Check a move or an answer; see ``Lesson.check``."""
        with self._relay.change():
            if step is not None:
                self.session.skip_warm_up()
            result: Feedback = self.session.check(answer, step)
            return result

    def hint(self) -> Feedback:
        """Give the next hint: a nudge, then the rule, then the move."""
        return self._do(self.lesson.hint)

    def show_me(self) -> Feedback:
        """Play the solution to the step."""
        return self._do(self.lesson.show_me)

    def switch(self, edition: str | None = None) -> Feedback:
        """Teach this step and the following ones under another edition, if they have it."""
        return self._do(self.lesson.switch, edition)

    def retry(self) -> None:
        """Reset the board to the beginning of the step."""
        self._do(self.lesson.retry)

    def again(self) -> None:
        """Begin the current step again, with other numbers or places if the step varies."""
        self._do(self.lesson.again)

    def next(self) -> None:
        """Begin the next step or, after a warm-up, the lesson."""
        self._do(self.session.next)

    def skip_warm_up(self) -> None:
        """Leave the warm-up, if there is one, and begin the lesson."""
        self._do(self.session.skip_warm_up)

    def back(self) -> None:
        """Begin the previous step."""
        self._do(self.lesson.back)

    def go(self, step: str | int) -> None:
        """Begin a step of the lesson, given its id or number, and leave its warm-up.

        Raises:
            LessonError: there is no such step.
        """
        (self.session.after or self.lesson).source.index(step)
        self._do(self._go, step)

    def _go(self, step: str | int) -> None:
        self.session.skip_warm_up()
        self.lesson.go(step)

    def _do(self, call: Callable[..., T], *arguments: object) -> T:
        with self._relay.change():
            result = call(*arguments)
            self.session.refresh()
            return result

    def apply(self, action: Any, seat: str | None = None) -> list[Event]:
        """Raise an error: in a lesson, playing from Python is an answer, given by `check`.

        Raises:
            ValueError: always.
        """
        del action, seat
        raise ValueError("this is a lesson: hand the action to check()")

    def new_game(self, game: Game, **_: object) -> None:
        """Raise an error, since a lesson has no new games.

        Raises:
            ValueError: always; a game has a widget of its own, `RiskWidget`.
        """
        del game
        raise ValueError("this widget shows a lesson; RiskWidget(game) shows a game")

    def __repr__(self) -> str:
        with self._speaking():
            title = self.lesson.view()["step"]["title"]
            return f"<LessonWidget: {self.lesson.title}, {title}>"


def play_lesson(  # noqa: PLR0913 - its choices are public
    lesson: Source | Lesson,
    edition: str | None = None,
    *,
    name: str | None = None,
    step: str | int | None = None,
    language: str | None = None,
    theme: str = "auto",
    reduced_motion: str | bool = "auto",
    progress: Progress | None = None,
    seed: int = 0,
    dice: str | None = None,
    warm_up: bool | None = None,
) -> LessonWidget:
    """Open a lesson to play on the board, in a notebook cell.

    A warm-up of three questions from earlier lessons comes first if any of those lessons has been
    met, but this one has not. With a step or a seed, there is no warm-up unless you ask for one.

    >>> import risk_widget as rw
    >>> widget = rw.play_lesson("04-combat", step="pairs")
    >>> widget.check("each-1").ok
    True
    >>> widget.close()

    Args:
        lesson: the id of a lesson (``list_lessons()`` names them), the path of a ``.toml`` file, or
            "review" for the questions that are due today (``lessons.my_review()`` lists them),
            "turn" for a whole turn to plan, "tonight" for the short path through the course, or a
            lesson that is open already, such as ``lessons.plan_your_turn(dice="real")``.
        edition: the edition to teach, in every step that has it; by default the lesson's own.
        name: the learner's name, for the notebook to hand in; "" leaves it out. By default the
            page asks once, when the lesson is done or the progress is saved.
        step: the first step, by its id or its number, counting from 1.
        language: the tag of the first language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
        progress: where solved steps are recorded; by default in that of the Python session, which
            all lessons share.
        seed: which variation of each step to teach; 0 teaches the steps exactly as in the file.
        dice: the name of the dice of an earlier attempt, to be rolled again; by default they differ
            in each attempt.
        warm_up: True always begins with a warm-up, False never.

    Raises:
        LessonError: there is no such lesson or step, the file is not valid, or nothing is due.
        ValueError: there is no such edition, the seed is no whole number, or ``dice`` no text.
    """
    if warm_up is not None:
        warm_up = flag(warm_up, "warm_up")
    if isinstance(lesson, str) and lesson == REVIEW:
        opened: Lesson = load_review(progress=progress, edition=edition, seed=seed or None)
    elif isinstance(lesson, str) and lesson == TONIGHT:
        opened = load_tonight(progress=progress, edition=edition, seed=seed)
    elif isinstance(lesson, str) and lesson == TURN:
        opened = plan_your_turn(edition=edition, progress=progress)
    elif isinstance(lesson, Lesson):
        opened = lesson
    else:
        opened = load_lesson(lesson, edition=edition, progress=progress, seed=seed, dice=dice)
    if name is not None:
        opened.progress.name = name
    if step is not None:
        opened.go(step)
    if warm_up is None and (step is not None or seed):
        warm_up = False
    before = warm_up_before(opened, wanted=warm_up, progress=progress)
    return LessonWidget(
        opened, warm_up=before, language=language, theme=theme, reduced_motion=reduced_motion
    )


def play_warm_up(
    edition: str | None = None,
    *,
    seed: int | None = None,
    language: str | None = None,
    theme: str = "auto",
    reduced_motion: str | bool = "auto",
    progress: Progress | None = None,
) -> LessonWidget:
    """Open three questions in a notebook cell: from lessons you have begun, but on other boards.

    Questions that are due come first. ``play_lesson("review")`` asks only those, and puzzles, too.

    >>> import risk_widget as rw
    >>> solved = rw.load_lesson("04-combat").show_me("pairs")
    >>> widget = rw.play_warm_up(seed=1)
    >>> widget
    <LessonWidget: Warm-up, Comparing the dice>
    >>> widget.close()

    Args:
        edition: the edition to ask by, if a step has it; by default that of each lesson.
        seed: decides the questions and variations; by default they differ each time.
        language: the tag of the first language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
        progress: the record of lessons met; by default that of the Python session.

    Raises:
        LessonError: no lesson has been met yet that can be asked about.
        ValueError: there is no such edition.
    """
    opened = load_warm_up(progress=progress, edition=edition, seed=seed)
    return LessonWidget(opened, language=language, theme=theme, reduced_motion=reduced_motion)


class PuzzleWidget(LessonWidget):
    """A puzzle on the screen. ``widget.puzzle`` is the live puzzle; changes to it show on the page.

    Args:
        puzzle: the puzzle to solve.
        language: the tag of the first language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        *,
        language: str | None = None,
        theme: str = "auto",
        reduced_motion: str | bool = "auto",
    ) -> None:
        self.puzzle = puzzle
        super().__init__(puzzle, language=language, theme=theme, reduced_motion=reduced_motion)

    @property
    def question(self) -> str:
        """The question of the puzzle."""
        return self.puzzle.question

    @property
    def candidates(self) -> dict[str, str]:
        """The answers to choose from, by letter."""
        return self.puzzle.candidates

    def answer(self, letter: str) -> Feedback:
        """Choose an answer by its letter; the verdict is truthy if it is the best one."""
        return self.check(letter)

    def __repr__(self) -> str:
        with self._speaking():
            return f"<PuzzleWidget: {self.puzzle.title}, {self.puzzle.question}>"


def play_puzzle(  # noqa: PLR0913 - an argument for each way to choose
    number: int | None = None,
    *,
    kind: str | None = None,
    level: str | None = None,
    edition: str | Edition | None = None,
    mode: str | None = None,
    date: dt.date | str | None = None,
    mistake: int | str | None = None,
    progress: Progress | None = None,
    language: str | None = None,
    theme: str = "auto",
    reduced_motion: str | bool = "auto",
) -> PuzzleWidget:
    """Open a puzzle to answer on the board, in a notebook cell; today's by default.

    >>> import risk_widget as rw
    >>> puzzle = rw.play_puzzle(1)
    >>> puzzle.question
    'Which route is most likely to take Indonesia?'
    >>> puzzle.close()

    Args:
        number: the number of the puzzle, counting from 1.
        kind: "setup", "place", "stop", "way", "trade", "break", "leave", "fortify", "defend" or
            "mission": the unanswered puzzle of this kind nearest to your rating.
        level: "easy", "medium" or "hard": likewise for this level.
        edition: "nordic", "german", "italian" or "czech", likewise.
        mode: "domination", "missions", "capital" or "duel", likewise.
        date: the puzzle of that day, a date or its text as in "2026-11-23".
        mistake: one of `my_mistakes` instead of a puzzle: its number, counting from 1, its name,
            or "due" for the first mistake that is due, or else the latest.
        progress: where answers are recorded; by default in that of the session.
        language: the tag of the first language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.

    Raises:
        PuzzleError: there is no such puzzle, or both a puzzle and a mistake were named.
        LessonError: there is no such mistake, or no mistake at all.
    """
    if mistake is not None:
        if any(each is not None for each in (number, kind, level, edition, mode, date)):
            raise PuzzleError("name a puzzle or a mistake")
        opened: Puzzle = load_mistake(mistake, progress=progress)
    else:
        opened = load_puzzle(
            number,
            kind=kind,
            level=level,
            edition=edition,
            mode=mode,
            date=date,
            progress=progress,
        )
    return PuzzleWidget(opened, language=language, theme=theme, reduced_motion=reduced_motion)
