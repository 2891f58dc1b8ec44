"""Puzzles: positions from games with a decision that clearly has one best answer.

>>> from risk_widget.practice.puzzles import load_puzzle
>>> opened = load_puzzle(1)
>>> bool(opened.answer(opened.best))
True

``docs/puzzles.md`` tells how they were found and measured.
"""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeAlias, get_args

from risk_widget.course.checks import Text, parse_check
from risk_widget.course.kinds.predict import PredictKind
from risk_widget.course.lesson import Lesson, announced
from risk_widget.course.lesson_file import LessonSource, StepSource
from risk_widget.course.progress import LessonProgress, Progress, progress_of
from risk_widget.course.step import AnswerChoice, Step
from risk_widget.game import Game
from risk_widget.messages import Message, current_language, render, say
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - it is read at run time
from risk_widget.reading.schema import Key, SchemaError, read, whole, word
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import percent
from risk_widget.rules.table import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.lesson import StepView
    from risk_widget.course.progress import PuzzleResults
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonView

__all__ = [
    "KINDS",
    "LEVELS",
    "Candidate",
    "ListedPuzzle",
    "Players",
    "Puzzle",
    "PuzzleData",
    "PuzzleError",
    "Wording",
    "chosen",
    "list_puzzles",
    "load_puzzle",
    "players",
    "puzzle_list",
    "source_of",
]

PuzzleKind: TypeAlias = Literal["place", "stop", "way", "trade", "break", "leave"]
"""Place armies; stop or go on; find the way; trade now or wait; break a continent; leave armies
behind."""
AnyKind: TypeAlias = PuzzleKind | Literal["fortify"]
"""Of a puzzle of one's own it may also be the movement at the end of a turn."""
Level: TypeAlias = Literal["easy", "medium", "hard"]
KINDS: Final[tuple[str, ...]] = get_args(PuzzleKind)
LEVELS: Final[tuple[str, ...]] = get_args(Level)
LETTERS: Final = "abcd"


class PuzzleError(ValueError):
    """A puzzle that does not exist; the message says which ones do."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """One answer.

    Attributes:
        form: the message that puts it into words, without its beginning.
        params: what that message is about.
        value: the chance to win the game after it, or, of a way, to get there.
        facts: what can be counted about it: names of messages with their numbers.
        marks: territories that it is about, as the map outlines them.
        letter: what it is called.
    """

    form: str
    params: JsonObject
    value: float
    facts: tuple[tuple[str, dict[str, object]], ...]
    marks: dict[str, str]
    letter: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class PuzzleData:
    """One puzzle.

    Attributes:
        id: its name, which stays when others are added.
        kind: one of `KINDS`.
        level: one of `LEVELS`.
        seat: who decides.
        position: the text of the position as that seat sees it.
        about: what the question is about.
        candidates: the answers.
        margins: how much better the best one is than the second, and, where that is not exact, the
            ends of its 95 % interval.
        games: how often each candidate was played on; 0 where it was not.
        number: its place in the list, from 1 on.
    """

    id: str
    kind: AnyKind
    level: Level
    seat: str
    position: str
    about: JsonObject
    candidates: tuple[Candidate, ...]
    margins: Annotated[tuple[float, ...], Key("margin")]
    games: int
    number: int = 0

    def words(self, names: Names) -> Wording:
        """Its sentences in the current language."""
        return Wording(self, names)

    @property
    def margin(self) -> float:
        """The lead of the best answer over the second best."""
        return self.margins[0]

    @property
    def interval(self) -> tuple[float, ...] | None:
        """The 95 % interval of the margin; None if it is exact."""
        return self.margins[1:] or None

    @property
    def best(self) -> Candidate:
        """The best answer."""
        return max(self.candidates, key=lambda candidate: candidate.value)

    @property
    def marks(self) -> dict[str, str]:
        """The territories outlined on the map while the puzzle is open."""
        marks: dict[str, str] = {}
        for candidate in self.candidates:
            marks |= dict.fromkeys(candidate.marks, "possible")
        return marks | self.roles

    @property
    def roles(self) -> dict[str, str]:
        """The two territories in the question, if it is about two."""
        return {self.about[role]: role for role in ("source", "target") if role in self.about}


class Players(NamedTuple):
    """The puzzles' players: ``first`` for some rounds, then ``later`` for a number of endings."""

    first: str
    rounds: int
    later: str
    endings: int


class _PuzzleFile(NamedTuple):
    """The puzzles, and the players that continued their games to measure them."""

    format: str
    version: int
    first: str
    rounds: int
    later: str
    endings: int
    puzzles: tuple[PuzzleData, ...]


@cache
def _file() -> _PuzzleFile:
    where = files("risk_widget").joinpath("practice", "puzzles.json")
    return read(_PuzzleFile, json.loads(where.read_text(encoding="utf-8")), where.name)


def players() -> Players:
    """The players that were used to measure the puzzles."""
    return Players(*_file()[2:-1])


@cache
def puzzle_list() -> tuple[PuzzleData, ...]:
    """All puzzles in numerical order."""
    return tuple(
        replace(data, number=number, candidates=_lettered(data.candidates))
        for number, data in enumerate(_file().puzzles, start=1)
    )


def _lettered(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    pairs = zip(LETTERS, candidates, strict=False)
    return tuple(replace(candidate, letter=letter) for letter, candidate in pairs)


_CHANCES = ("chance",)
"""Parameters that are chances, and are said in per cent."""


class Wording:
    """The sentences of one puzzle, in the current language."""

    def __init__(self, data: PuzzleData, names: Names) -> None:
        self.data, self.names = data, names

    def say(self, code: str, params: JsonView) -> str:
        """Put a message of the puzzle into words."""
        spoken = {k: percent(v) if k in _CHANCES else v for k, v in params.items()}
        if "territories" in params:
            spoken["names"] = [
                Message("name-territory", {"territory": t}) for t in params["territories"]
            ]
        if "defenders" in params and code == "fact-way":
            spoken["numbers"] = [str(number) for number in params["defenders"]]
        for told, parts in (("placed", self._placed), ("moves", self._moved)):
            if told in params:
                del spoken[told]
                spoken["parts"] = parts(params[told])
        return render(Message(f"puzzle-{code}", spoken), self.names)

    @staticmethod
    def _placed(placed: Mapping[str, int]) -> list[Message]:
        return [Message("review-put", {"territory": t, "armies": n}) for t, n in placed.items()]

    @staticmethod
    def _moved(moves: Sequence[tuple[str, str, int]]) -> list[Message]:
        return [
            Message("puzzle-moved", {"source": source, "target": target, "armies": armies})
            for source, target, armies in moves
        ]

    def numbered(self) -> str:
        """The title with its number."""
        return self.say("numbered", {"number": self.data.number})

    def title(self) -> str:
        """The kind of decision."""
        return self.say(f"kind-{self.data.kind}", {})

    def level(self) -> str:
        """The level of difficulty."""
        return self.say(f"level-{self.data.level}", {})

    def situation(self) -> str:
        """Facts that the board does not show."""
        about = {"seat": self.data.seat, **self._about()}
        return self.say(f"text-{self.data.kind}", {**about, "you": self.data.seat})

    def _about(self) -> JsonObject:
        about = dict(self.data.about)
        if self.data.kind == "way":
            why = self.say(f"goal-{about['why']}", about)
            return {**about, "goal": why}
        return about

    def question(self) -> str:
        """The question."""
        return self.say(f"ask-{self.data.kind}", self._about())

    def choice(self, candidate: Candidate) -> str:
        """A candidate as an answer."""
        return self.say(f"do-{candidate.form}", candidate.params)

    def facts(self, candidate: Candidate) -> str:
        """The countable facts about a candidate."""
        return " ".join(self.say(f"fact-{name}", numbers) for name, numbers in candidate.facts)

    def value(self, candidate: Candidate) -> str:
        """The value of a candidate."""
        kind = "arrives" if self.data.kind == "way" else "wins"
        return self.say(kind, {"chance": candidate.value})

    def nudge(self) -> str:
        """A first hint."""
        return self.say(f"hint-{self.data.kind}", {})

    def hints(self) -> tuple[str, str, str]:
        """A nudge, the facts to count, and the answer."""
        counted = [f"**{self.choice(c)}**: {self.facts(c)}" for c in self.data.candidates]
        return (
            self.nudge(),
            "\n".join(f"- {line}" for line in counted),
            self.say("hint-answer", {"answer": self.choice(self.data.best)}),
        )

    def verdict(self) -> str:
        """The best answer with its reasons, and the numbers of all candidates."""
        data, best = self.data, self.data.best
        params: JsonObject = {
            "answer": self.choice(best),
            "chance": best.value,
        }
        ends = zip(("margin", "low", "high"), data.margins, strict=False)
        params |= {name: round(100 * end, 1) for name, end in ends}
        head = self.say("best" if data.interval else "best-exact", params)
        return "\n".join([head, *self._ranked()])

    def _ranked(self) -> list[str]:
        """A line for each candidate, the best one first, with its value and its facts."""
        ranked = sorted(self.data.candidates, key=lambda candidate: -candidate.value)
        return [f"- **{self.choice(c)}**: {self.value(c)} {self.facts(c)}".rstrip() for c in ranked]

    def objection(self, candidate: Candidate) -> str:
        """The objection to a candidate that is not the best."""
        params = {"chance": candidate.value, "behind": self._behind(candidate)}
        code = "behind" if self.data.interval else "behind-exact"
        return f"{self.say(code, params)} {self.facts(candidate)}".rstrip()

    def _behind(self, candidate: Candidate) -> float:
        """The distance from the best candidate, in percentage points."""
        return round(100 * (self.data.best.value - candidate.value), 1)

    def measured(self) -> str:
        """The way in which the chances were measured."""
        if self.data.interval is None:
            return self.say("measured-exact", {})
        return self.say("measured", {"games": self.data.games, **players()._asdict()})


class ListedPuzzle(NamedTuple):
    """A puzzle's row in the list, which does not give the answer away."""

    number: int
    id: str
    kind: str
    level: str

    @property
    def key(self) -> str:
        """The puzzle's id."""
        return self.id

    def cells(self) -> Sequence[Cell]:
        """The puzzle's number, kind and level."""
        words = (say(f"puzzle-kind-{self.kind}"), say(f"puzzle-level-{self.level}"))
        return [Cell(str(self.number)), *map(Cell, words)]

    def to_dict(self) -> JsonObject:
        """The row as JSON data."""
        return self._asdict()


def list_puzzles(kind: str | None = None, level: str | None = None) -> Table[ListedPuzzle]:
    """List the puzzles that come with the package, in order.

    >>> import risk_widget as rw
    >>> [(row.number, row.level) for row in rw.lessons.list_puzzles(kind="trade")][:2]
    [(2, 'easy'), (10, 'hard')]

    Args:
        kind: only those of one kind.
        level: only those of one difficulty.

    Raises:
        ValueError: there is no such kind or level.
    """
    rows = [
        ListedPuzzle(data.number, data.id, data.kind, data.level) for data in _such(kind, level)
    ]
    heads = [say(f"puzzles-{name}") for name in ("number", "kind", "level")]
    return Table(say("puzzles"), heads, rows)


def _such(kind: str | None, level: str | None) -> tuple[PuzzleData, ...]:
    """The puzzles of a kind and a level, or of any. Raises `SchemaError`."""
    kind = None if kind is None else word(kind, "kind", KINDS)
    level = None if level is None else word(level, "level", LEVELS)
    return tuple(
        data for data in puzzle_list() if kind in (None, data.kind) and level in (None, data.level)
    )


CLAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "place": ("reinforce.place",),
    "stop": ("attack.defence-dice",),
    "way": ("capture.occupy",),
    "trade": ("cards.value",),
    "break": ("reinforce.continents",),
    "leave": ("capture.occupy",),
    "fortify": ("move.adjacent",),
}
"""The rule that a kind of puzzle is about."""


@dataclass(frozen=True, slots=True)
class _PuzzleSourceFile:
    """A puzzle standing in for a lesson's file."""

    data: PuzzleData

    def source(self) -> LessonSource:
        """The puzzle in the current language."""
        return source_of(self.data, current_language())


@lru_cache(maxsize=64)
def source_of(data: PuzzleData, language: str) -> LessonSource:
    """A puzzle as a lesson; ``language`` is the current one."""
    del language
    game = Game.from_position(data.position, seed=0)
    words = data.words(game.config.names)
    step = step_of(data, game, words)
    return LessonSource(
        id=f"puzzle-{data.id}",
        title=words.numbered(),
        summary=words.measured(),
        minutes=1,
        edition=step.edition,
        steps=(StepSource({step.edition: step}),),
        file=_PuzzleSourceFile(data),
    )


def step_of(data: PuzzleData, game: Game, words: Wording) -> Step:
    """A puzzle as the step of a lesson."""
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


class Puzzle(Lesson):
    """A position with a question about it: a lesson of one step, followed by the next puzzle.

    Args:
        data: the puzzle.
        series: the puzzles that `next` goes through, in turn.
        daily: the day whose puzzle it is.
        progress: where answers are noted; by default in that of the session.
    """

    def __init__(
        self,
        data: PuzzleData,
        *,
        series: tuple[PuzzleData, ...] = (),
        daily: dt.date | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.data = data
        self.daily = daily
        self._series = series or (data,)
        self._kept = progress_of(progress)
        # As a lesson of one step it begins anew in each visit.
        super().__init__(source_of(data, current_language()), Progress())

    def _anew(self, progress: Progress) -> Puzzle:
        return Puzzle(self.data, series=self._series, daily=self.daily, progress=progress)

    # -- what it asks

    @property
    def number(self) -> int:
        """The puzzle's number among all puzzles, counting from 1."""
        return self.data.number

    @property
    def kind(self) -> str:
        """The kind of decision: "place", "stop", "way", "trade", "break" or "leave"."""
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
        """The answers to choose from, by letter."""
        return {choice.value: choice.text for choice in self._step.choices}

    @property
    def best(self) -> str:
        """The letter of the best answer."""
        return self.data.best.letter

    @property
    def values(self) -> dict[str, float]:
        """The value of every answer: the chance to win or, for a route, to get there."""
        return {candidate.letter: candidate.value for candidate in self.data.candidates}

    @property
    def title(self) -> str:
        """The puzzle's number, or its day."""
        return say("puzzle-daily", date=self.daily.isoformat()) if self.daily else super().title

    @property
    def results(self) -> PuzzleResults:
        """The results of puzzles, which `progress` saves and loads together with the lessons."""
        return self._kept.puzzles

    @property
    def progress(self) -> LessonProgress:
        """The progress in this session; saving and loading cover the whole progress."""
        return LessonProgress(self.source, self._book, self._kept)

    # -- answering

    def answer(self, letter: str) -> Feedback:
        """Choose an answer by its letter.

        Returns:
            The verdict with its numbers; it is true if the answer was the best one.
        """
        return self.check(letter)

    @announced
    def check(self, answer: object = None, step: str | int | None = None) -> Feedback:
        """Try an answer, as `Lesson.check` does; the first one of a visit is recorded."""
        fresh = not self._attempt.done
        result = super().check(answer, step)
        if result.status in ("right", "wrong") and fresh:
            self._note_answer(right=result.ok)
        return self._with_marks(result)

    @announced
    def show_me(self, step: str | int | None = None) -> Feedback:
        """Give the best answer, and say why it is the best."""
        return self._with_marks(super().show_me(step))

    def _note_answer(self, *, right: bool) -> None:
        self.results.note(self.data.id, right=right)

    def _with_marks(self, result: Feedback) -> Feedback:
        if result.status not in ("right", "shown"):
            return result
        marks = self.data.roles | dict(self.data.best.marks)
        marked = replace(result, highlight=marks, lines=())
        return self._say(marked)

    # -- going on

    @property
    def is_last(self) -> bool:
        """Always false: the last puzzle is followed by the first one."""
        return False

    @announced
    def next(self) -> StepView:
        """Go on to the next puzzle."""
        return self._turn(1)

    @announced
    def back(self) -> StepView:
        """Go back to the previous puzzle."""
        return self._turn(-1)

    def _turn(self, way: int) -> StepView:
        place = self._series.index(self.data) if self.data in self._series else 0
        self.data = self._series[(place + way) % len(self._series)]
        self.daily = None
        self._opened = source_of(self.data, current_language())
        self._begin(0)
        return self.step

    # -- views

    def view(self) -> JsonObject:
        """Everything a panel shows, as plain JSON data."""
        view = super().view()
        words = self.data.words(self.game.config.names)
        view["title"] = self.title
        view["can"] |= {"back": True}
        view["puzzle"] = {
            "number": self.number,
            "kind": self.kind,
            "level": words.level(),
            "right": self.results.right,
        }
        return view

    def __repr__(self) -> str:
        return f"{self.title}. {self.step}"

    def _repr_html_(self) -> str:
        return self.step._repr_html_()


def load_puzzle(
    number: int | None = None,
    *,
    kind: str | None = None,
    level: str | None = None,
    date: dt.date | str | None = None,
    progress: Progress | None = None,
) -> Puzzle:
    """Load a puzzle to answer from Python, without a page; today's by default.

    >>> import risk_widget as rw
    >>> puzzle = rw.lessons.load_puzzle(1)
    >>> puzzle.question, bool(puzzle.answer(puzzle.best))
    ('Which route is most likely to take Indonesia?', True)

    Args:
        number: which one, from 1 on.
        kind: "place", "stop", "way", "trade", "break" or "leave": the first one of that kind that
            has not been answered yet.
        level: "easy", "medium" or "hard", likewise.
        date: the puzzle of that day, a date or its text as in "2026-11-23".
        progress: where answers are noted; by default in that of the session.

    Raises:
        PuzzleError: there is no such puzzle, or more than one thing was named.
    """
    kept = progress_of(progress)
    data, series, daily = chosen(number, kind=kind, level=level, date=date, results=kept.puzzles)
    return Puzzle(data, series=series, daily=daily, progress=kept)


def chosen(
    number: int | None,
    *,
    kind: str | None,
    level: str | None,
    date: dt.date | str | None,
    results: PuzzleResults,
) -> tuple[PuzzleData, tuple[PuzzleData, ...], dt.date | None]:
    """The puzzle, its series and, for a daily puzzle, the day. Raises `PuzzleError`."""
    filtered = kind is not None or level is not None
    if (number is not None) + filtered + (date is not None) > 1:
        message = "name a number, or a kind and a level, or a date"
        raise PuzzleError(message)
    try:
        series = _such(kind, level)
        place = None if number is None else whole(number, "number", 1, len(series))
    except SchemaError as error:
        raise PuzzleError(str(error)) from error
    if not series:
        message = f"there is no {level} puzzle of the kind {kind}"
        raise PuzzleError(message)
    if place is not None:
        return series[place - 1], series, None
    if filtered:
        open_ones = [data for data in series if results.of(data.id) is None]
        return (open_ones or series)[0], series, None
    day = _day(None if date is None else read(object, _existing(date)))
    return series[day.toordinal() % len(series)], series, day


def _existing(date: object) -> object:
    """A date, if it is none that says that there is none. Raises `PuzzleError`."""
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
        return dt.datetime.now(tz=dt.UTC).astimezone().date()
    if isinstance(date, dt.datetime):
        return date.date()
    if isinstance(date, dt.date):
        return date
    try:
        return dt.date.fromisoformat(date)  # type: ignore[arg-type]
    except (TypeError, ValueError) as error:
        message = f"date must be a day such as 2026-11-23, not {shown(date)}"
        raise PuzzleError(message) from error
