"""Puzzles: positions of games with a decision that clearly has a best answer.

>>> from risk_widget.lessons.puzzles import load_puzzle
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
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from risk_widget.game import Game
from risk_widget.lessons.checks import Check
from risk_widget.lessons.errors import PuzzleError
from risk_widget.lessons.lesson import Lesson, announced
from risk_widget.lessons.lesson_file import LessonFile, LessonSource, StepSource
from risk_widget.lessons.progress import LessonProgress, Progress, session_progress
from risk_widget.lessons.step import AnswerChoice, Step
from risk_widget.messages import Message, current_language, render, say
from risk_widget.results.displays import percent
from risk_widget.rules.table import Cell, Table
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.lessons.feedback import Feedback
    from risk_widget.lessons.lesson import StepView
    from risk_widget.lessons.progress import PuzzleResults
    from risk_widget.messages import Names

__all__ = [
    "KINDS",
    "LEVELS",
    "Candidate",
    "ListedPuzzle",
    "Players",
    "Puzzle",
    "PuzzleData",
    "PuzzleError",
    "PuzzleSource",
    "Wording",
    "chosen",
    "list_puzzles",
    "load_puzzle",
    "players",
    "puzzle_list",
    "source_of",
]


KINDS: Final = ("place", "stop", "way", "trade", "break", "leave")
"""Where to put armies; stop or go on; which way; trade now or wait; which continent to break; what
to leave behind."""
LEVELS: Final = ("easy", "medium", "hard")
LETTERS: Final = "abcd"


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """One answer.

    Attributes:
        letter: what it is called.
        form: the message that puts it into words, without its beginning.
        params: what that message is about.
        value: the chance to win the game after it, or, of a way, to get there.
        facts: what can be counted about it: names of messages with their numbers.
        marks: territories that it is about, as the map outlines them.
    """

    letter: str
    form: str
    params: Mapping[str, Any]
    value: float
    facts: tuple[tuple[str, Mapping[str, Any]], ...]
    marks: Mapping[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class PuzzleData:
    """One puzzle.

    Attributes:
        number: its place in the list, from 1 on.
        id: its name, which stays when others are added.
        kind: one of `KINDS`.
        level: one of `LEVELS`.
        seat: who decides.
        position: the text of the position as that seat sees it.
        about: what the question is about.
        candidates: the answers.
        margin: how much better the best one is than the second.
        interval: the 95 % interval of that; None where it is exact.
        games: how often each candidate was played on; 0 where it was not.
    """

    number: int
    id: str
    kind: str
    level: str
    seat: str
    position: str
    about: Mapping[str, Any]
    candidates: tuple[Candidate, ...]
    margin: float
    interval: tuple[float, float] | None
    games: int

    @property
    def best(self) -> Candidate:
        """The best answer."""
        return max(self.candidates, key=lambda candidate: candidate.value)

    @property
    def marks(self) -> dict[str, str]:
        """What the map outlines while the puzzle is open: whatever a candidate is about."""
        marks: dict[str, str] = {}
        for candidate in self.candidates:
            marks |= dict.fromkeys(candidate.marks, "possible")
        return marks | self.roles

    @property
    def roles(self) -> dict[str, str]:
        """The two territories that the question is about, where it is about two."""
        return {self.about[role]: role for role in ("source", "target") if role in self.about}


class Players(NamedTuple):
    """Who played the puzzles on: ``first`` for so many rounds, then ``later``, so many endings."""

    first: str
    rounds: int
    later: str
    endings: int


@cache
def _data() -> dict[str, Any]:
    where = files("risk_widget").joinpath("lessons", "puzzles.json")
    data: dict[str, Any] = json.loads(where.read_text(encoding="utf-8"))
    return data


@cache
def players() -> Players:
    """Who played the puzzles on when they were measured."""
    data = _data()
    return Players(data["first"], data["rounds"], data["later"], data["endings"])


@cache
def puzzle_list() -> tuple[PuzzleData, ...]:
    """All puzzles, in the order of their numbers."""
    return tuple(_read(number, raw) for number, raw in enumerate(_data()["puzzles"], start=1))


def _read(number: int, raw: Mapping[str, Any]) -> PuzzleData:
    margin, *interval = raw["margin"]
    candidates = tuple(
        Candidate(
            letter=letter,
            form=each["form"],
            params=each["params"],
            value=each["value"],
            facts=tuple((name, numbers) for name, numbers in each["facts"]),
            marks=each["marks"],
        )
        for letter, each in zip(LETTERS, raw["candidates"], strict=False)
    )
    return PuzzleData(
        number=number,
        id=raw["id"],
        kind=raw["kind"],
        level=raw["level"],
        seat=raw["seat"],
        position=raw["position"],
        about=raw["about"],
        candidates=candidates,
        margin=margin,
        interval=(interval[0], interval[1]) if interval else None,
        games=raw["games"],
    )


_CHANCES = ("chance",)
"""Parameters that are chances, and are said in per cent."""


class Wording:
    """The sentences of one puzzle, in the language that is chosen now."""

    def __init__(self, data: PuzzleData, names: Names) -> None:
        self.data, self.names = data, names

    def say(self, code: str, params: Mapping[str, Any]) -> str:
        """A message of the puzzle in words."""
        spoken = {k: percent(v) if k in _CHANCES else v for k, v in params.items()}
        if "territories" in params:
            spoken["names"] = [
                Message("name-territory", {"territory": t}) for t in params["territories"]
            ]
        if "defenders" in params and code == "fact-way":
            spoken["numbers"] = [str(number) for number in params["defenders"]]
        return render(Message(f"puzzle-{code}", spoken), self.names)

    def title(self) -> str:
        """What kind of decision it is."""
        return self.say(f"kind-{self.data.kind}", {})

    def level(self) -> str:
        """How difficult it is."""
        return self.say(f"level-{self.data.level}", {})

    def situation(self) -> str:
        """What has to be known beside the board."""
        about = {"seat": self.data.seat, **self._about()}
        return self.say(f"text-{self.data.kind}", {**about, "you": self.data.seat})

    def _about(self) -> dict[str, Any]:
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
        """What can be counted about a candidate."""
        return " ".join(self.say(f"fact-{name}", numbers) for name, numbers in candidate.facts)

    def value(self, candidate: Candidate) -> str:
        """What it is worth."""
        kind = "arrives" if self.data.kind == "way" else "wins"
        return self.say(kind, {"chance": candidate.value})

    def hints(self) -> tuple[str, str, str]:
        """A nudge, what can be counted, and the answer."""
        counted = [f"**{self.choice(c)}**: {self.facts(c)}" for c in self.data.candidates]
        return (
            self.say(f"hint-{self.data.kind}", {}),
            "\n".join(f"- {line}" for line in counted),
            self.say("hint-answer", {"answer": self.choice(self.data.best)}),
        )

    def verdict(self) -> str:
        """Why the best answer is the best, with the numbers of all candidates."""
        data, best = self.data, self.data.best
        params: dict[str, Any] = {
            "answer": self.choice(best),
            "chance": best.value,
            "margin": round(100 * data.margin, 1),
        }
        if data.interval is None:
            head = self.say("best-exact", params)
        else:
            low, high = (round(100 * end, 1) for end in data.interval)
            head = self.say("best", {**params, "low": low, "high": high})
        ranked = sorted(data.candidates, key=lambda candidate: -candidate.value)
        lines = [
            f"- **{self.choice(c)}**: {self.value(c)} {self.facts(c)}".rstrip() for c in ranked
        ]
        return "\n".join([head, *lines])

    def objection(self, candidate: Candidate) -> str:
        """What is said to whoever chooses a candidate that is not the best."""
        behind = round(100 * (self.data.best.value - candidate.value), 1)
        params = {"chance": candidate.value, "behind": behind}
        code = "behind-exact" if self.data.interval is None else "behind"
        return f"{self.say(code, params)} {self.facts(candidate)}".rstrip()

    def measured(self) -> str:
        """How the chances were found."""
        if self.data.interval is None:
            return self.say("measured-exact", {})
        return self.say("measured", {"games": self.data.games, **players()._asdict()})


class ListedPuzzle(NamedTuple):
    """What is told of a puzzle without giving it away."""

    number: int
    id: str
    kind: str
    level: str

    @property
    def key(self) -> str:
        """Its id."""
        return self.id

    def cells(self) -> Sequence[Cell]:
        """Its number, what is asked, and how difficult it is."""
        words = (say(f"puzzle-kind-{self.kind}"), say(f"puzzle-level-{self.level}"))
        return [Cell(str(self.number)), *map(Cell, words)]

    def to_dict(self) -> dict[str, Any]:
        """The row as JSON data."""
        return self._asdict()


def list_puzzles(kind: str | None = None, level: str | None = None) -> Table[ListedPuzzle]:
    """The puzzles that come with the package, in order.

    Args:
        kind: only those of one kind.
        level: only those of one difficulty.
    """
    rows = [
        ListedPuzzle(data.number, data.id, data.kind, data.level)
        for data in puzzle_list()
        if kind in (None, data.kind) and level in (None, data.level)
    ]
    heads = [say(f"puzzles-{name}") for name in ("number", "kind", "level")]
    return Table(say("puzzles"), heads, rows)


CLAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "place": ("reinforce.place",),
    "stop": ("attack.defence-dice",),
    "way": ("capture.occupy",),
    "trade": ("cards.value",),
    "break": ("reinforce.continents",),
    "leave": ("capture.occupy",),
}
"""The rule that a kind of puzzle is about."""


@dataclass(frozen=True, slots=True)
class PuzzleStep(Step):
    """A step whose board is the text of a position."""

    position: str

    def new_game(self, dice: tuple[int, ...] | None = None) -> Game:
        """The position, as the seat that decides sees it; nothing can be played in it."""
        del dice
        return Game.from_position(self.position, seed=0)


class PuzzleStepSource(StepSource):
    """The only step of a puzzle, which there is under one edition."""

    def __init__(self, step: PuzzleStep) -> None:
        self._made = {step.edition: step}
        self.editions = (step.edition,)
        self.id, self.title, self.kind = step.id, step.title, step.kind


@dataclass(frozen=True, slots=True)
class PuzzleSource(LessonSource):
    """A puzzle as a lesson's data; ``data`` is what it is made of."""

    data: PuzzleData

    def now(self) -> LessonSource:
        """The same puzzle in the language that is chosen now."""
        return source_of(self.data, current_language())


@lru_cache(maxsize=64)
def source_of(data: PuzzleData, language: str) -> PuzzleSource:
    """A puzzle as a lesson; ``language`` is the one that is chosen now."""
    del language
    game = Game.from_position(data.position, seed=0)
    words = Wording(data, game.config.names)
    step = _step(data, game, words)
    return PuzzleSource(
        id=f"puzzle-{data.id}",
        title=words.say("numbered", {"number": data.number}),
        summary=words.measured(),
        minutes=1,
        able=(),
        advice="",
        edition=step.edition,
        steps=(PuzzleStepSource(step),),
        file=LessonFile("", data.id),
        data=data,
    )


def _step(data: PuzzleData, game: Game, words: Wording) -> PuzzleStep:
    case: dict[str, Any] = {"mode": game.mode, "seats": list(game.seats), "options": {}, "dice": []}
    best = data.best
    return PuzzleStep(
        id=data.id,
        title=words.title(),
        kind="predict",
        text=words.situation(),
        question=words.question(),
        teaches=CLAUSES[data.kind],
        edition=game.edition.id,
        case=case,
        you=data.seat,
        fight_on=False,
        moves=1,
        replies=(),
        success=None,
        failure=None,
        answer=None,
        choices=tuple(
            AnswerChoice(
                value=candidate.letter,
                text=words.choice(candidate),
                right=_always() if candidate is best else None,
                say=words.objection(candidate),
            )
            for candidate in data.candidates
        ),
        pick="territory",
        picks=None,
        each=None,
        reveal=(),
        show_dice=False,
        played_out=False,
        hides=(),
        highlight=data.marks,
        hints=words.hints(),
        mistakes=(),
        otherwise=words.say("otherwise", {}),
        praise=words.verdict(),
        solution=(),
        challenge=None,
        battle=None,
        position=data.position,
    )


def _always() -> Check:
    return Check("best", lambda _: True)


class Puzzle(Lesson):
    """A position and a question to it: a lesson of one step, after which the next puzzle follows.

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
        self._kept = session_progress() if progress is None else progress
        # As a lesson of one step it begins anew in each visit.
        super().__init__(source_of(data, current_language()), Progress())

    # -- what it asks

    @property
    def number(self) -> int:
        """Its place among all puzzles, from 1 on."""
        return self.data.number

    @property
    def kind(self) -> str:
        """What is to be decided: "place", "stop", "way", "trade", "break" or "leave"."""
        return self.data.kind

    @property
    def level(self) -> str:
        """How difficult it is: "easy", "medium" or "hard"."""
        return self.data.level

    @property
    def question(self) -> str:
        """What is asked."""
        return self._step.question

    @property
    def candidates(self) -> dict[str, str]:
        """The answers to choose from, by their letters."""
        return {choice.value: choice.text for choice in self._step.choices}

    @property
    def best(self) -> str:
        """The letter of the best answer."""
        return self.data.best.letter

    @property
    def values(self) -> dict[str, float]:
        """What every answer is worth: the chance to win, or, of a way, to get there."""
        return {candidate.letter: candidate.value for candidate in self.data.candidates}

    @property
    def title(self) -> str:
        """Which puzzle it is."""
        return say("puzzle-daily", date=self.daily.isoformat()) if self.daily else super().title

    @property
    def results(self) -> PuzzleResults:
        """How puzzles were answered; `progress` saves and loads them, with the lessons."""
        return self._kept.puzzles

    @property
    def progress(self) -> LessonProgress:
        """Of this visit; what is saved and loaded is the whole progress."""
        return LessonProgress.of(self.source, self._book, self._kept)

    # -- answering

    def answer(self, letter: str) -> Feedback:
        """Choose an answer by its letter.

        Returns:
            The verdict with its numbers; it is true if the answer was the best one.
        """
        return self.check(letter)

    @announced
    def check(self, answer: Any = None, step: str | int | None = None) -> Feedback:
        """Try an answer, as `Lesson.check` does; the first one of a visit is noted."""
        fresh = not self._trial.done
        result = super().check(answer, step)
        if result.status in ("right", "wrong") and fresh:
            self.results.note(self.data.id, right=result.ok)
        return self._with_marks(result)

    @announced
    def show_me(self, step: str | int | None = None) -> Feedback:
        """Tell the best answer, and why it is the best."""
        return self._with_marks(super().show_me(step))

    def _with_marks(self, result: Feedback) -> Feedback:
        if result.status not in ("right", "shown"):
            return result
        marks = self.data.roles | dict(self.data.best.marks)
        marked = replace(result, highlight=marks, lines=())
        return self._say(marked)

    # -- going on

    @property
    def is_last(self) -> bool:
        """Never: after the last puzzle the first one follows."""
        return False

    @announced
    def next(self) -> StepView:
        """Go on to the puzzle that follows."""
        return self._turn(1)

    @announced
    def back(self) -> StepView:
        """Go back to the puzzle before."""
        return self._turn(-1)

    def _turn(self, way: int) -> StepView:
        place = self._series.index(self.data) if self.data in self._series else 0
        self.data = self._series[(place + way) % len(self._series)]
        self.daily = None
        self._opened = source_of(self.data, current_language())
        self._begin(0)
        return self.step

    # -- views

    def view(self) -> dict[str, Any]:
        """Everything a panel shows, as plain JSON data."""
        view = super().view()
        words = Wording(self.data, self.game.config.names)
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
    """A puzzle to be answered from Python, without a page: by default the one of today.

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
    kept = session_progress() if progress is None else progress
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
    """The puzzle, those that follow in turn, and the day if it is that day's. ``PuzzleError``."""
    everything = puzzle_list()
    filtered = kind is not None or level is not None
    if (number is not None) + filtered + (date is not None) > 1:
        raise PuzzleError(Message("puzzle-one-of"))
    if number is not None:
        if type(number) is not int or not 1 <= number <= len(everything):
            params = {"number": repr(number)[:40], "most": len(everything)}
            raise PuzzleError(Message("puzzle-no-number", params))
        return everything[number - 1], everything, None
    if filtered:
        series = _such(kind, level)
        open_ones = [data for data in series if results.of(data.id) is None]
        return (open_ones or series)[0], series, None
    day = _day(date)
    return everything[day.toordinal() % len(everything)], everything, day


def _such(kind: str | None, level: str | None) -> tuple[PuzzleData, ...]:
    for word, words, code in ((kind, KINDS, "kind"), (level, LEVELS, "level")):
        if word is not None and word not in words:
            params = {"known": list(words), **unknown(str(word), words)}
            raise PuzzleError(Message(f"puzzle-no-{code}", params))
    series = tuple(
        data for data in puzzle_list() if kind in (None, data.kind) and level in (None, data.level)
    )
    if not series:
        raise PuzzleError(Message("puzzle-none", {"kind": kind, "level": level}))
    return series


def _day(date: dt.date | str | None) -> dt.date:
    if date is None:
        return dt.datetime.now(tz=dt.UTC).astimezone().date()
    if isinstance(date, dt.datetime):
        return date.date()
    if isinstance(date, dt.date):
        return date
    try:
        return dt.date.fromisoformat(date)
    except (TypeError, ValueError) as error:
        raise PuzzleError(Message("puzzle-no-date", {"date": repr(date)[:40]})) from error
