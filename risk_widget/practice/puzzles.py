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
from math import log2, log10
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeAlias, get_args

from risk_widget.board import load_board
from risk_widget.course.checks import Text, parse_check
from risk_widget.course.kinds.predict import PredictKind
from risk_widget.course.lesson_file import LessonSource, StepSource
from risk_widget.course.lesson_observers import announced
from risk_widget.course.schedule import PUZZLE, local_date, today
from risk_widget.course.shared_progress import progress_of
from risk_widget.course.step import AnswerChoice, Step
from risk_widget.game import Game
from risk_widget.game_review.answers import puzzle_message, with_dice
from risk_widget.game_review.facts import Seen, facts_between
from risk_widget.messages import current_language, render, say
from risk_widget.practice.days import written_day
from risk_widget.practice.from_position import FromPosition
from risk_widget.practice.glicko import FIRST, Strength, after
from risk_widget.practice.series import PositionLesson
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - it is read at run time
from risk_widget.reading.schema import Key, SchemaError, read, whole, word
from risk_widget.reading.spelling import shown
from risk_widget.rules.edition import edition_ids, load_edition
from risk_widget.rules.edition_parts import mission_cards
from risk_widget.rules.table import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.progress import Progress
    from risk_widget.course.puzzle_results import PuzzleResults
    from risk_widget.course.step_view import StepView
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.edition_parts import Mission

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
    "learner_strength",
    "list_puzzles",
    "load_puzzle",
    "nearest",
    "players",
    "puzzle_list",
    "rated_puzzles",
    "source_of",
]

PuzzleKind: TypeAlias = Literal[
    "setup", "place", "stop", "way", "trade", "break", "leave", "fortify", "defend", "mission"
]
"""The kinds of decision: place the armies of the set-up; place those of a turn; stop or continue;
find the way; trade now or wait; break a continent; leave armies behind; move armies at the end of
the turn; choose the dice of the defence; see which mission is in reach."""
Level: TypeAlias = Literal["easy", "medium", "hard"]
KINDS: Final[tuple[str, ...]] = get_args(PuzzleKind)
LEVELS: Final[tuple[str, ...]] = get_args(Level)
MODES: Final = ("domination", "missions", "capital", "duel")
LETTERS: Final = "abcd"
_USUAL_MARGIN: Final = 0.1
"""The margin of a puzzle of two answers that is rated in the middle."""
_LEAST_MARGIN, _MOST_MARGIN = 0.02, 0.5
_HARDER: Final = 200
_UNSURE: Final = 150.0
"""The standard error of a puzzle's rating, which nobody has measured."""
_ABOUT_EQUAL: Final = 100
"""Ratings this close are about equally near: then the next puzzle is of another kind."""


class PuzzleError(ValueError):
    """An error: the puzzle does not exist; the message says which puzzles do."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """One possible answer to a puzzle.

    Attributes:
        form: the code of the message that puts the answer into words, without its prefix.
        params: the parameters of that message.
        value: the chance of winning the game after the answer or, for a way, of arriving.
        facts: the countable facts about the answer: codes of messages with their numbers. They are
            counted when the puzzle is opened, if none are stored (`told`).
        marks: the territories of the answer, with their outlines on the map; by default those that
            its parameters name.
        letter: the letter of the answer.
    """

    form: str
    params: JsonObject
    value: float
    facts: tuple[tuple[str, dict[str, object]], ...] = ()
    marks: dict[str, str] | None = None
    letter: str = ""

    @property
    def outlines(self) -> dict[str, str]:
        """The territories of the answer, with their outlines on the map."""
        return marks_of(self.params) if self.marks is None else self.marks


@dataclass(frozen=True, slots=True, eq=False)
class PuzzleData(FromPosition):
    """One puzzle.

    Attributes:
        id: the puzzle's name, which stays when other puzzles are added.
        kind: one of `KINDS`.
        level: one of `LEVELS`.
        seat: the seat that decides.
        position: the text of the position as that seat sees it.
        about: the parameters of the question.
        candidates: the answers.
        margins: the lead of the best answer over the second best and, unless it is exact, the ends
            of its 95 % interval.
        games: the number of games continued after each candidate; 0 if the values are exact.
        bots: the bot that played these games, and a second one that agrees; () if they were played
            by those of `players`.
        seed: the seed of these games.
        number: the puzzle's place in the list, counting from 1.
    """

    id: str
    kind: PuzzleKind
    level: Level
    seat: str
    position: str
    about: JsonObject
    candidates: tuple[Candidate, ...]
    margins: Annotated[tuple[float, ...], Key("margin")]
    games: int
    bots: tuple[str, ...] = ()
    seed: str = ""
    number: int = 0

    def words(self, names: Names) -> Wording:
        """Return the puzzle's sentences in the current language."""
        return Wording(self, names)

    @property
    def margin(self) -> float:
        """The lead of the best answer over the second best."""
        return self.margins[0]

    @property
    def strength(self) -> Strength:
        """The puzzle's rating, from its margin and its number of answers.

        Half the margin makes a puzzle `_HARDER` points harder. Of n answers, somebody who guesses
        finds the best one in one of n cases, as against a rival who is 400 · log10(n - 1) stronger.
        """
        margin = min(max(self.margin, _LEAST_MARGIN), _MOST_MARGIN)
        harder = _HARDER * log2(_USUAL_MARGIN / margin)
        guesses = 400 * log10(max(1, len(self.candidates) - 1))
        return Strength(FIRST.rating + harder + guesses, _UNSURE)

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
            marks |= dict.fromkeys(candidate.outlines, "possible")
        return marks | self.roles

    @property
    def roles(self) -> dict[str, str]:
        """The source and target territories that the question names, each with its role."""
        return {self.about[role]: role for role in ("source", "target") if role in self.about}


def marks_of(params: JsonView) -> dict[str, str]:
    """Return the territories that an answer's parameters name, with their outlines on the map."""
    marks = {params[role]: role for role in ("source", "target") if role in params}
    if "territory" in params:
        marks[params["territory"]] = "target"
    marks |= dict.fromkeys(params.get("placed", ()), "target")
    for source, target, _ in params.get("moves", ()):
        marks |= {source: "source", target: "target"}
    if "territories" in params:
        *through, last = params["territories"]
        marks |= {**dict.fromkeys(through, "possible"), last: "target"}
    return marks


@lru_cache(maxsize=64)
def told(data: PuzzleData) -> Mapping[str, Sequence[tuple[str, JsonObject]]]:
    """Return the facts about each answer of a puzzle, by letter."""
    if any(candidate.facts for candidate in data.candidates):
        return {candidate.letter: candidate.facts for candidate in data.candidates}
    seen = Seen(Game.from_position(data.position, seed=0), data.seat)
    answers = [(candidate.form, candidate.params) for candidate in data.candidates]
    found = facts_between(seen, data.about, answers)
    return {
        candidate.letter: [(name, with_dice(numbers)) for name, numbers in facts]
        for candidate, facts in zip(data.candidates, found, strict=True)
    }


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
    """Return the players that were used to measure the puzzles."""
    return Players(*_file()[2:-1])


@cache
def puzzle_list() -> tuple[PuzzleData, ...]:
    """List all puzzles in numerical order."""
    return tuple(
        replace(data, number=number, candidates=_lettered(data.candidates))
        for number, data in enumerate(_file().puzzles, start=1)
    )


def _lettered(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    pairs = zip(LETTERS, candidates, strict=False)
    return tuple(replace(candidate, letter=letter) for letter, candidate in pairs)


class Wording:
    """The sentences of one puzzle, in the current language."""

    def __init__(self, data: PuzzleData, names: Names) -> None:
        self.data: PuzzleData = data
        self.names: Names = names

    def say(self, code: str, params: JsonView) -> str:
        """Put a message of the puzzle into words."""
        return render(puzzle_message(code, params), self.names)

    def numbered(self) -> str:
        """Say the title with its number."""
        return self.say("numbered", {"number": self.data.number})

    def title(self) -> str:
        """Say the kind of decision."""
        return self.say(f"kind-{self.data.kind}", {})

    def level(self) -> str:
        """Say the level of difficulty."""
        return self.say(f"level-{self.data.level}", {})

    def situation(self) -> str:
        """Say the facts that the board does not show."""
        about = {"seat": self.data.seat, **self._about()}
        text = self.say(f"text-{self._variant()}", {**about, "you": self.data.seat})
        return f"{text} {self._own_secret()}".rstrip()

    def _own_secret(self) -> str:
        """Say the player's mission or capital, if the position has one."""
        game = Game.from_position(self.data.position, seed=0)
        seen = game.observe(self.data.seat)
        if seen["mission"] is not None:
            mission = self._mission(mission_cards()[seen["mission"]])
            return self.say("own-mission", {"mission": mission})
        capital = game.state.capital[game.seats.index(self.data.seat)]
        if capital >= 0:
            return self.say("own-capital", {"territory": game.board.ids[capital]})
        return ""

    def _mission(self, mission: Mission) -> str:
        return render(mission.message(load_board(self.data.board)), self.names)

    def _variant(self) -> str:
        """Return the kind, or a variant of its text."""
        kind = self.data.kind
        if kind == "stop" and "captured" in self.data.about:
            return "stop-anywhere"
        if (
            kind == "trade"
            and not Game.from_position(self.data.position, seed=0).config.params.rising
        ):
            return "trade-fixed"
        return kind

    def _about(self) -> JsonObject:
        about = dict(self.data.about)
        if self.data.kind == "defend":
            now = Game.from_position(self.data.position, seed=0).state.battle
            roll = sorted(now.attack_roll, reverse=True) if now else []
            about |= {"numbers": [str(face) for face in roll], "rolled": "yes" if roll else "no"}
        if self.data.kind == "way":
            why = self.say(f"goal-{about['why']}", about)
            return {**about, "goal": why}
        return about

    def question(self) -> str:
        """Ask the question."""
        return self.say(f"ask-{self.data.kind}", self._about())

    def choice(self, candidate: Candidate) -> str:
        """Put a candidate into words as an answer."""
        if candidate.form == "mission":
            return self._mission(mission_cards()[candidate.params["mission"]]).removesuffix(".")
        form = "all" if candidate.form == "gather" else candidate.form
        return self.say(f"do-{form}", candidate.params)

    def facts(self, candidate: Candidate) -> str:
        """Say the countable facts about a candidate."""
        facts = told(self.data)[candidate.letter]
        return " ".join(self.say(f"fact-{name}", numbers) for name, numbers in facts)

    def value(self, candidate: Candidate) -> str:
        """Say the value of a candidate."""
        kind = "arrives" if self.data.kind == "way" else "wins"
        return self.say(kind, {"chance": candidate.value})

    def nudge(self) -> str:
        """Give a first hint."""
        return self.say(f"hint-{self.data.kind}", {})

    def hints(self) -> tuple[str, str, str]:
        """Give the three hints: a nudge, the facts to count, and the answer."""
        counted = [f"**{self.choice(c)}**: {self.facts(c)}" for c in self.data.candidates]
        return (
            self.nudge(),
            "\n".join(f"- {line}" for line in counted),
            self.say("hint-answer", {"answer": self.choice(self.data.best)}),
        )

    def verdict(self) -> str:
        """Say the best answer with its reasons, and the numbers of all candidates."""
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
        """Build a line for each candidate, the best first, with its value and its facts."""
        ranked = sorted(self.data.candidates, key=lambda candidate: -candidate.value)
        return [f"- **{self.choice(c)}**: {self.value(c)} {self.facts(c)}".rstrip() for c in ranked]

    def objection(self, candidate: Candidate) -> str:
        """Say why a candidate is not the best, and why another one is better, in numbers."""
        params = {"chance": candidate.value, "behind": self._behind(candidate)}
        exact = "" if self.data.interval else "-exact"
        said = f"{self.say(f'behind{exact}', params)} {self.facts(candidate)}".rstrip()
        return f"{said} {self.better(exact)}".rstrip()

    def better(self, exact: str = "") -> str:
        """Say what is true of the best answer, without its name."""
        best, facts = self.data.best, self.facts(self.data.best)
        return self.say(f"better{exact}", {"chance": best.value, "facts": facts}) if facts else ""

    def _behind(self, candidate: Candidate) -> float:
        """Compute the distance from the best candidate, in percentage points."""
        return round(100 * (self.data.best.value - candidate.value), 1)

    def measured(self) -> str:
        """Say how the chances were measured."""
        if self.data.interval is None:
            return self.say("measured-exact", {})
        if self.data.bots:
            bot, other = self.data.bots
            return self.say(
                "measured-games", {"games": self.data.games, "bot": bot, "other": other}
            )
        return self.say("measured", {"games": self.data.games, **players()._asdict()})


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
    edition: str | None = None,
    mode: str | None = None,
) -> Table[ListedPuzzle]:
    """List the puzzles that come with the package, in order.

    >>> import risk_widget as rw
    >>> [(row.number, row.level) for row in rw.lessons.list_puzzles(kind="trade")][:2]
    [(2, 'easy'), (10, 'hard')]

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
        for data in _such(kind, level, edition, mode)
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
    """Rate a learner by the first answers to puzzles, each a period of its own.

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


# ---- as a lesson ---------------------------------------------------------------------------------

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

    # -- its question

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
        """Try an answer, as `Lesson.check` does; record the first answer of a visit."""
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
        """Choose a new puzzle near the learner's rating, then answered ones in order.

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
        """Return everything that a panel shows, as plain JSON data."""
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
        """Say the rating of the learner and of the puzzle."""
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
    edition: str | None = None,
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
    such = Such(kind, level, edition, mode)
    data, series, daily = chosen(number, such, date=date, results=kept.puzzles)
    return Puzzle(data, series=series, daily=daily, progress=kept, such=such)


def choices(such: Such) -> list[JsonObject]:
    """List the ways to choose other puzzles, each with what there are puzzles of.

    What is offered has puzzles together with the other two choices.
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
    """What puzzles have in common; None means any.

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
    """Return the date, unless it is a missing value such as NaT. Raises `PuzzleError`."""
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
