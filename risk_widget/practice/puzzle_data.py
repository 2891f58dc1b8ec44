"""Stored puzzles: their answers, the value of each answer, and the sentences about them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from math import log2, log10
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeAlias, get_args

from risk_widget.board import load_board
from risk_widget.game import Game
from risk_widget.game_review.answers import puzzle_message, with_dice
from risk_widget.game_review.facts import Seen, facts_between
from risk_widget.messages import render
from risk_widget.practice.from_position import FromPosition
from risk_widget.practice.glicko import FIRST, Strength
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - it is read at run time
from risk_widget.reading.schema import Key, read
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.edition_parts import Mission


PuzzleKind: TypeAlias = Literal[
    "setup", "place", "stop", "way", "trade", "break", "leave", "fortify", "defend", "mission"
]
"""The kinds of decision.

They are: place the armies of the set-up; place those of a turn; stop or continue; find the way;
trade now or wait; break a continent; leave armies behind; move armies at the end of the turn;
choose the dice of the defence; see which mission is in reach."""
Level: TypeAlias = Literal["easy", "medium", "hard"]
KINDS: Final[tuple[str, ...]] = get_args(PuzzleKind)
LEVELS: Final[tuple[str, ...]] = get_args(Level)
MODES: Final = ("domination", "missions", "capital", "duel")
LETTERS: Final = "abcd"
_USUAL_MARGIN: Final = 0.1
"""The margin at which a puzzle with two answers gets a middle rating."""
_LEAST_MARGIN, _MOST_MARGIN = 0.02, 0.5
_HARDER: Final = 200
_UNSURE: Final = 150.0
"""The standard error assumed for a puzzle's rating, which has not been measured."""


class PuzzleError(ValueError):
    """The error raised when a puzzle does not exist; the message says which puzzles do."""


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
        seat: the seat whose decision it is.
        position: the text of the position as that seat sees it.
        about: the parameters of the question.
        candidates: the answers.
        margins: the lead of the best answer over the second best and, unless it is exact, the ends
            of its 95% interval.
        games: the number of games continued after each candidate; 0 if the values are exact.
        bots: the bot that played these games, and a second one that agrees; () if the values are
            exact.
        seed: the seed of these games; if it is "", the id.
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
        """The puzzle's rating, computed from its margin and its number of answers.

        Half the margin makes a puzzle `_HARDER` points harder. Anyone who guesses among n answers
        finds the best one in one of n cases, and would beat a rival who is 400 · log10(n - 1)
        points stronger as often.
        """
        margin = min(max(self.margin, _LEAST_MARGIN), _MOST_MARGIN)
        harder = _HARDER * log2(_USUAL_MARGIN / margin)
        guesses = 400 * log10(max(1, len(self.candidates) - 1))
        return Strength(FIRST.rating + harder + guesses, _UNSURE)

    @property
    def interval(self) -> tuple[float, ...] | None:
        """The 95% interval of the margin; None if it is exact."""
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
    """Return the facts about each answer to a puzzle, by letter."""
    if any(candidate.facts for candidate in data.candidates):
        return {candidate.letter: candidate.facts for candidate in data.candidates}
    seen = Seen(Game.from_position(data.position, seed=0), data.seat)
    answers = [(candidate.form, candidate.params) for candidate in data.candidates]
    found = facts_between(seen, data.about, answers)
    return {
        candidate.letter: [(name, with_dice(numbers)) for name, numbers in facts]
        for candidate, facts in zip(data.candidates, found, strict=True)
    }


class _PuzzleFile(NamedTuple):
    """The package's file of puzzles."""

    format: str
    version: int
    puzzles: tuple[PuzzleData, ...]


@cache
def _file() -> _PuzzleFile:
    where = files("risk_widget").joinpath("practice", "puzzles.json")
    return read(_PuzzleFile, json.loads(where.read_text(encoding="utf-8")), where.name)


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
        """Return the title with its number."""
        return self.say("numbered", {"number": self.data.number})

    def title(self) -> str:
        """Name the kind of decision."""
        return self.say(f"kind-{self.data.kind}", {})

    def level(self) -> str:
        """Name the level of difficulty."""
        return self.say(f"level-{self.data.level}", {})

    def situation(self) -> str:
        """State the facts that the board does not show."""
        about = {"seat": self.data.seat, **self._about()}
        text = self.say(f"text-{self._variant()}", {**about, "you": self.data.seat})
        return f"{text} {self._own_secret()}".rstrip()

    def _own_secret(self) -> str:
        """Name the player's mission or capital, if the position has one."""
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
        """Return the kind of decision, or the id of a variant of its text."""
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
        """State the countable facts about a candidate."""
        facts = told(self.data)[candidate.letter]
        return " ".join(self.say(f"fact-{name}", numbers) for name, numbers in facts)

    def value(self, candidate: Candidate) -> str:
        """State the value of a candidate."""
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
        """State the best answer with its reasons, and the numbers of all candidates."""
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
        """State the facts in favour of the best answer, without naming it."""
        best, facts = self.data.best, self.facts(self.data.best)
        return self.say(f"better{exact}", {"chance": best.value, "facts": facts}) if facts else ""

    def _behind(self, candidate: Candidate) -> float:
        """Compute the distance from the best candidate, in percentage points."""
        return round(100 * (self.data.best.value - candidate.value), 1)

    def measured(self) -> str:
        """Say how the chances were measured."""
        if self.data.interval is None:
            return self.say("measured-exact", {})
        bot, other = self.data.bots
        return self.say("measured-games", {"games": self.data.games, "bot": bot, "other": other})
