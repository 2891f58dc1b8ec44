"""Puzzles: positions from games with a decision that clearly has one best answer.

>>> from risk_widget.practice.puzzles import load_puzzle
>>> opened = load_puzzle(1)
>>> bool(opened.answer(opened.best))
True

``docs/puzzles.md`` says how they were found and measured.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.course.checks import Text, parse_check
from risk_widget.course.kinds.predict import PredictKind
from risk_widget.course.lesson_file import LessonSource, StepSource
from risk_widget.course.lesson_observers import announced
from risk_widget.course.schedule import PUZZLE, local_date, today
from risk_widget.course.shared_progress import progress_of
from risk_widget.course.step import AnswerChoice, Step
from risk_widget.game import Game
from risk_widget.messages import current_language, say
from risk_widget.practice.days import written_day
from risk_widget.practice.glicko import FIRST, after
from risk_widget.practice.puzzle_data import (
    KINDS,
    LEVELS,
    MODES,
    PuzzleData,
    PuzzleError,
    puzzle_list,
)
from risk_widget.practice.series import PositionLesson
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - it is read at run time
from risk_widget.reading.schema import SchemaError, read, whole, word
from risk_widget.reading.spelling import shown
from risk_widget.rules.edition import edition_ids, id_of, load_edition
from risk_widget.rules.table import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.progress import Progress
    from risk_widget.course.puzzle_results import PuzzleResults
    from risk_widget.course.step_view import StepView
    from risk_widget.practice.glicko import Strength
    from risk_widget.practice.puzzle_data import (
        Wording,
    )
    from risk_widget.rules.edition import Edition

_ABOUT_EQUAL: Final = 100
"""The step in which distances between ratings are compared; within a step, the kind decides."""


class ListedPuzzle(NamedTuple):
    """A puzzle's row in the list, which does not give the answer away.

    Attributes:
        number: its place in the list, from 1.
        id: its id.
        kind: what it asks, such as "trade".
        level: its difficulty.
        edition: the id of its edition.
        mode: its mode.
        answers: the number of answers to choose from.
        rating: its rating, on the scale of `rw.lessons.my_rating`.
    """

    number: int
    id: str
    kind: str
    level: str
    edition: str
    mode: str
    answers: int
    rating: float

    @property
    def key(self) -> str:
        """The puzzle's id."""
        return self.id

    def cells(self) -> Sequence[Cell]:
        """Return the puzzle's number, kind, level, edition and mode."""
        edition = load_edition(self.edition)
        words = (
            say(f"puzzle-kind-{self.kind}"),
            say(f"puzzle-level-{self.level}"),
            edition.title,
            edition.modes[self.mode].title,
        )
        return [Cell(str(self.number)), *map(Cell, words)]

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data."""
        return self._asdict()


def list_puzzles(
    kind: str | None = None,
    level: str | None = None,
    *,
    edition: str | Edition | None = None,
    mode: str | None = None,
) -> Table[ListedPuzzle]:
    """List the puzzles that come with the package, in order.

    >>> import risk_widget as rw
    >>> [(row.number, row.level) for row in rw.lessons.list_puzzles(kind="trade")][:2]
    [(2, 'medium'), (21, 'medium')]

    Args:
        kind: list only puzzles of this kind.
        level: list only puzzles of this difficulty.
        edition: list only puzzles by this edition, such as "german".
        mode: list only puzzles of this mode, such as "missions".

    Raises:
        ValueError: there is no such kind, level, edition or mode.
    """
    rows = [
        ListedPuzzle(
            *(data.number, data.id, data.kind, data.level, data.edition, data.mode),
            answers=len(data.candidates),
            rating=round(data.strength.rating, 1),
        )
        for data in _such(kind, level, id_of(edition), mode)
    ]
    names = ("number", "kind", "level", "edition", "mode")
    return Table(say("puzzles"), [say(f"puzzles-{name}") for name in names], rows)


def _such(
    kind: str | None, level: str | None, edition: str | None = None, mode: str | None = None
) -> tuple[PuzzleData, ...]:
    """List the puzzles of a kind, level, edition and mode; None means any. Raises `SchemaError`."""
    wanted = [
        None if kind is None else word(kind, "kind", KINDS),
        None if level is None else word(level, "level", LEVELS),
        None if edition is None else word(edition, "edition", edition_ids()),
        None if mode is None else word(mode, "mode", MODES),
    ]
    return tuple(
        data
        for data in puzzle_list()
        if all(
            asked in (None, has)
            for asked, has in zip(
                wanted, (data.kind, data.level, data.edition, data.mode), strict=True
            )
        )
    )


# ---- ratings -------------------------------------------------------------------------------------


def rated_puzzles(
    results: PuzzleResults, kind: str | None = None
) -> tuple[tuple[PuzzleData, bool], ...]:
    """List the puzzles that were answered, in order, and whether the first answer was right.

    Args:
        results: the answers.
        kind: list only puzzles of this kind.
    """
    known = _by_id()
    found = ((known[name], right) for name, right in results.in_order() if name in known)
    return tuple((data, right) for data, right in found if kind in (None, data.kind))


@cache
def _by_id() -> dict[str, PuzzleData]:
    return {data.id: data for data in puzzle_list()}


def learner_strength(results: PuzzleResults, kind: str | None = None) -> Strength:
    """Rate a learner by the first answers to puzzles, each as a rating period of its own.

    Args:
        results: the answers.
        kind: rate only answers to puzzles of this kind.
    """
    return _strength_after(rated_puzzles(results, kind))


@lru_cache(maxsize=64)
def _strength_after(games: tuple[tuple[PuzzleData, bool], ...]) -> Strength:
    own = FIRST
    for data, right in games:
        own = after(own, [(data.strength, float(right))])
    return own


def nearest(
    series: Sequence[PuzzleData], results: PuzzleResults, apart_from: str | None = None
) -> PuzzleData:
    """Find the puzzle nearest to the learner's rating.

    Args:
        series: the puzzles to choose from.
        results: the answers, which rate the learner.
        apart_from: the kind of puzzle to avoid if puzzles of other kinds are about as near.
    """
    kinds = {data.kind for data in series}
    own = learner_strength(results, *(kinds if len(kinds) == 1 else ())).rating

    def distance(data: PuzzleData) -> tuple[int, bool, float, int]:
        apart = abs(data.strength.rating - own)
        return int(apart // _ABOUT_EQUAL), data.kind == apart_from, apart, data.number

    return min(series, key=distance)


def _unanswered(series: Sequence[PuzzleData], results: PuzzleResults) -> list[PuzzleData]:
    return [data for data in series if results.of(data.id) is None]


# ---- puzzles as lessons --------------------------------------------------------------------------

CLAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "place": ("reinforce.place",),
    "stop": ("attack.defence-dice",),
    "way": ("capture.occupy",),
    "trade": ("cards.value",),
    "break": ("reinforce.continents",),
    "leave": ("capture.occupy",),
    "fortify": ("move.adjacent",),
    "setup": ("setup.place",),
    "defend": ("attack.defence-dice",),
    "mission": ("win.mission",),
}
"""The clauses of the rules that each kind of puzzle teaches."""


@dataclass(frozen=True, slots=True)
class _PuzzleSourceFile:
    """A puzzle in place of a lesson's file."""

    data: PuzzleData

    def source(self) -> LessonSource:
        """Build the puzzle's lesson in the current language."""
        return source_of(self.data, current_language())


@lru_cache(maxsize=64)
def source_of(data: PuzzleData, language: str) -> LessonSource:
    """Build a lesson from a puzzle; ``language``, the current one, only keys the cache."""
    del language
    step, words = step_with_words(data)
    return LessonSource(
        id=f"puzzle-{data.id}",
        title=words.numbered(),
        summary=words.measured(),
        minutes=1,
        edition=step.edition,
        steps=(StepSource({step.edition: step}),),
        file=_PuzzleSourceFile(data),
    )


def step_with_words(data: PuzzleData) -> tuple[Step, Wording]:
    """Build a lesson's step from a puzzle, with the puzzle's sentences."""
    game = Game.from_position(data.position, seed=0)
    words = data.words(game.config.names)
    return _step_of(data, game, words), words


def _step_of(data: PuzzleData, game: Game, words: Wording) -> Step:
    choices = [
        AnswerChoice(
            value=Text(candidate.letter),
            text=Text(words.choice(candidate)),
            right=parse_check("1 == 1") if candidate is data.best else None,
            say=Text(words.objection(candidate)),
        )
        for candidate in data.candidates
    ]
    return Step(
        id=data.id,
        title=words.title(),
        kind=PredictKind.id,
        text=Text(words.situation()),
        question=Text(words.question()),
        teaches=CLAUSES[data.kind],
        edition=game.edition.id,
        case={"mode": game.mode, "position": data.position},
        you=data.seat,
        choices=tuple(choices),
        highlight=data.marks,
        hints=tuple(map(Text, words.hints())),
        otherwise=Text(words.say("otherwise", {})),
        praise=Text(words.verdict()),
    )


class Puzzle(PositionLesson[PuzzleData]):
    """A position with a question about it: a lesson of one step, followed by the next puzzle.

    Args:
        data: the puzzle.
        series: the puzzles that `next` goes through, in turn.
        daily: the day, if it is a daily puzzle.
        progress: where answers are recorded; by default the progress of the session.
        such: what the puzzles of the series have in common; None if none can be chosen instead.
    """

    def __init__(
        self,
        data: PuzzleData,
        *,
        series: tuple[PuzzleData, ...] = (),
        daily: dt.date | None = None,
        progress: Progress | None = None,
        such: Such | None = None,
    ) -> None:
        self.such = such
        self.daily = daily
        self._series = series or (data,)
        super().__init__(data, progress)

    def _anew(self, progress: Progress) -> Puzzle:
        return Puzzle(
            self.data, series=self._series, daily=self.daily, progress=progress, such=self.such
        )

    def _lesson_of(self, data: PuzzleData) -> LessonSource:
        return source_of(data, current_language())

    # -- the question

    @property
    def kind(self) -> str:
        """The kind of decision, one of `KINDS`."""
        return self.data.kind

    @property
    def level(self) -> str:
        """The level of difficulty: "easy", "medium" or "hard"."""
        return self.data.level

    @property
    def question(self) -> str:
        """The question."""
        return self.step.question

    @property
    def candidates(self) -> dict[str, str]:
        """The text of each answer, by letter."""
        return {choice.value: choice.text for choice in self._step.choices}

    @property
    def best(self) -> str:
        """The letter of the best answer."""
        return self.data.best.letter

    @property
    def values(self) -> dict[str, float]:
        """The value of each answer: the chance of winning or, for a route, of arriving."""
        return {candidate.letter: candidate.value for candidate in self.data.candidates}

    @property
    def title(self) -> str:
        """The puzzle's number, or its day."""
        return say("puzzle-daily", date=written_day(self.daily)) if self.daily else super().title

    @property
    def results(self) -> PuzzleResults:
        """The results of puzzles, which `progress` saves and loads together with the lessons."""
        return self._kept.puzzles

    # -- answering

    def answer(self, letter: str) -> Feedback:
        """Choose an answer by its letter.

        Returns:
            The verdict with its numbers; true if the answer was the best one.
        """
        return self.check(letter)

    @announced
    def check(self, answer: object = None, step: str | int | None = None) -> Feedback:
        """Try an answer, as `Lesson.check` does; record a visit's first answer."""
        fresh = not self._attempt.done
        result = super().check(answer, step)
        if result.status in ("right", "wrong") and fresh:
            self._note_answer(right=result.ok)
        return self._with_marks(result)

    @announced
    def show_me(self, step: str | int | None = None) -> Feedback:
        """Show the best answer, and say why it is the best."""
        return self._with_marks(super().show_me(step))

    def _note_answer(self, *, right: bool) -> None:
        self.results.note(self.data.id, right=right)
        self._kept.review.note(f"{PUZZLE}/{self.data.id}", known=right, now=today())

    def _with_marks(self, result: Feedback) -> Feedback:
        if result.status not in ("right", "shown"):
            return result
        marks = self.data.roles | dict(self.data.best.outlines)
        marked = replace(result, highlight=marks, lines=(), game=self.game.fork())
        return self._say(marked)

    # -- the next puzzle

    def _offered(self) -> PuzzleData:
        """Choose a new puzzle near the learner's rating or, if none is left, the next one in order.

        One that was skipped is not offered again.
        """
        gone = (*self._past, self.data)
        fresh = [data for data in _unanswered(self._series, self.results) if data not in gone]
        place = self._series.index(self.data) + 1 if self.data in self._series else 0
        in_order = self._series[place % len(self._series)]
        return nearest(fresh, self.results, apart_from=self.kind) if fresh else in_order

    def _move_to(self, data: PuzzleData) -> StepView:
        if data is self.data:
            return self.step
        self.daily = None
        return super()._move_to(data)

    # -- views

    def view(self) -> JsonObject:
        """Return the data that a panel shows, as plain JSON."""
        view = super().view()
        words = self.data.words(self.game.config.names)
        view["title"] = self.title
        view["can"] |= {"back": not self.is_first}
        view["puzzle"] = {
            "number": self.number,
            "kind": self.kind,
            "level": words.level(),
            "right": self.results.right,
        }
        if self.such is not None:
            view["puzzle"]["choices"] = choices(self.such)
        if rating := self.about_rating():
            view["puzzle"]["rating"] = rating
        return view

    def about_rating(self) -> str:
        """State the ratings of the learner and of the puzzle."""
        own, here = learner_strength(self.results), learner_strength(self.results, self.kind)
        known = "kind" if rated_puzzles(self.results, self.kind) else "other"
        numbers = {"rating": own.rating, "error": own.half, "here": here.rating, "give": here.half}
        return say(
            "puzzle-rating",
            known=known if rated_puzzles(self.results) else "none",
            puzzle=str(round(self.data.strength.rating)),
            **{name: str(round(number)) for name, number in numbers.items()},
        )

    def __repr__(self) -> str:
        return f"{self.title}. {self.step}"

    def _repr_html_(self) -> str:
        return self.step._repr_html_()


def load_puzzle(
    number: int | None = None,
    *,
    kind: str | None = None,
    level: str | None = None,
    edition: str | Edition | None = None,
    mode: str | None = None,
    date: dt.date | str | None = None,
    progress: Progress | None = None,
) -> Puzzle:
    """Load a puzzle to answer from Python, without a page; today's by default.

    >>> import risk_widget as rw
    >>> puzzle = rw.lessons.load_puzzle(1)
    >>> puzzle.question, bool(puzzle.answer(puzzle.best))
    ('Which route is most likely to take Indonesia?', True)

    Args:
        number: the number of the puzzle, counting from 1.
        kind: "setup", "place", "stop", "way", "trade", "break", "leave", "fortify", "defend" or
            "mission": the puzzle of that kind nearest to the learner's rating that has not been
            answered yet.
        level: "easy", "medium" or "hard", likewise.
        edition: "nordic", "german", "italian" or "czech", likewise.
        mode: "domination", "missions", "capital" or "duel", likewise.
        date: the day of the puzzle, a date or its text as in "2026-11-23".
        progress: where answers are recorded; by default the progress of the session.

    Raises:
        PuzzleError: there is no such puzzle, or more than one thing was named.
    """
    kept = progress_of(progress)
    such = Such(kind, level, id_of(edition), mode)
    data, series, daily = chosen(number, such, date=date, results=kept.puzzles)
    return Puzzle(data, series=series, daily=daily, progress=kept, such=such)


def choices(such: Such) -> list[JsonObject]:
    """List the ways to choose other puzzles, each with its options.

    An option is listed only if there are puzzles with it and with the other two choices.
    """
    everything = puzzle_list()

    def words_of(by: str, value: str) -> str:
        if by == "kind":
            return say(f"puzzle-kind-{value}")
        if by == "edition":
            return load_edition(value).title
        of_mode = next(data.edition for data in everything if data.mode == value)
        return load_edition(of_mode).modes[value].title

    found: list[JsonObject] = []
    for by, known in (("kind", KINDS), ("edition", edition_ids()), ("mode", MODES)):
        others = such._replace(level=None, **{by: None})
        has = {getattr(data, by) for data in _such(*others)}
        options = [{"id": value, "title": words_of(by, value)} for value in known if value in has]
        found.append({"by": by, "chosen": getattr(such, by) or "", "options": options})
    return found


class Such(NamedTuple):
    """The properties by which puzzles are chosen; None means any.

    Attributes:
        kind: the kind of decision; ``level``: the difficulty.
        edition: the edition; ``mode``: its mode.
    """

    kind: str | None = None
    level: str | None = None
    edition: str | None = None
    mode: str | None = None


def chosen(
    number: int | None,
    such: Such,
    *,
    date: dt.date | str | None,
    results: PuzzleResults,
) -> tuple[PuzzleData, tuple[PuzzleData, ...], dt.date | None]:
    """Choose the puzzle, its series and, for a daily puzzle, the day. Raises `PuzzleError`."""
    filtered = any(each is not None for each in such)
    if (number is not None) + filtered + (date is not None) > 1:
        message = "name a number, or a kind and a level, or a date"
        raise PuzzleError(message)
    try:
        series = _such(*such)
        place = None if number is None else whole(number, "number", 1, len(series))
    except SchemaError as error:
        raise PuzzleError(str(error)) from error
    if not series:
        asked = ", ".join(f"{name} {each}" for name, each in such._asdict().items() if each)
        raise PuzzleError(f"there is no such puzzle: {asked}")
    if place is not None:
        return series[place - 1], series, None
    if filtered:
        fresh = _unanswered(series, results)
        return (nearest(fresh, results) if fresh else series[0]), series, None
    day = _day(None if date is None else read(object, _existing(date)))
    return series[day.toordinal() % len(series)], series, day


def _existing(date: object) -> object:
    """Return a date, refusing a missing value such as NaT. Raises `PuzzleError`."""
    try:
        missing = bool(date != date)
    except (TypeError, ValueError):
        missing = True
    if missing:
        raise PuzzleError(
            f"date must be a day such as 2026-11-23, not {shown(date)}: it is no date"
        )
    return date


def _day(date: object) -> dt.date:
    if date is None:
        return local_date()
    if isinstance(date, dt.datetime):
        return date.date()
    if isinstance(date, dt.date):
        return date
    try:
        return dt.date.fromisoformat(date)  # type: ignore[arg-type]
    except (TypeError, ValueError) as error:
        message = f"date must be a day such as 2026-11-23, not {shown(date)}"
        raise PuzzleError(message) from error
