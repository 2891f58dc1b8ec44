"""Mistakes of one's own as puzzles, and the figures of the last games.

>>> from risk_widget.lessons.progress import Progress
>>> my_mistakes(progress=Progress()).due
0
"""

from __future__ import annotations

import datetime as dt
import hashlib
from dataclasses import dataclass, replace
from html import escape
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.board import BUILT_IN
from risk_widget.engine.cards import brings_bonus, set_kind, set_value
from risk_widget.engine.codes import ATTACK, FORTIFY, OCCUPY, PLACE, TRADE
from risk_widget.game import Game
from risk_widget.game_review.decisions import HOLD, KINDS
from risk_widget.game_review.mistakes import Given
from risk_widget.lessons.facts import facts_of
from risk_widget.lessons.lesson_file import LessonError, load_source
from risk_widget.lessons.level import my_level
from risk_widget.lessons.own_mistakes import GameGiven, Mistake
from risk_widget.lessons.progress import progress_of, seconds_now
from risk_widget.lessons.puzzles import Candidate, Puzzle, PuzzleData, Wording, step_of
from risk_widget.lessons.seen import Seen
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.notation import position_of
from risk_widget.results.displays import percent
from risk_widget.rules.edition import edition_ids, load_edition
from risk_widget.rules.table import Cell, Table
from risk_widget.schema import SchemaError, whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game_review.decisions import Answer, Decision
    from risk_widget.game_review.mistakes import Found, Search
    from risk_widget.json_types import JsonObject
    from risk_widget.lessons.level import Level
    from risk_widget.lessons.progress import Progress
    from risk_widget.lessons.step import Step
    from risk_widget.messages import Names

DUE: Final = "due"
MISTAKES: Final = "mistakes"
"""What mistakes are called where a lesson is named."""
_EASY: Final = 0.15
_HARD: Final = 0.1
"""Margins from which on a puzzle is easy, and below which it is hard."""
_WORTH_TELLING: Final = 0.05
"""Of a threat: the chance from which on it is told."""
_LAST_GAMES: Final = 10
"""Games that the figure is made of."""

PRACTICE: Final[Mapping[str, tuple[str, str]]] = {
    "place": ("03-reinforcement", "place"),
    "stop": ("04-combat", "stop"),
    "break": ("03-reinforcement", "break"),
    "leave": ("05-capture", "leave"),
    "trade": ("03-reinforcement", "trade"),
    "fortify": ("06-movement-and-a-whole-turn", ""),
}
"""By kind of decision, the lesson about it and the kind of puzzles; "" where there are none."""


class NoMistakesError(MessageError, LessonError):
    """There is no mistake to ask about."""


# ---- from a game ---------------------------------------------------------------------------------


def keep_findings(search: Search, game: Game, progress: Progress) -> list[str]:
    """Note in the progress what a search has found. Returns the names of the mistakes."""
    now = seconds_now()
    number = hashlib.sha256(game.record().encode()).hexdigest()[:12]
    found: dict[str, Mistake] = {}
    # A position of another edition or board could not be read again without it.
    if game.edition.id in edition_ids() and game.board.id in BUILT_IN:
        for each in search.found:
            found[f"{number}-{each.decision.at}"] = mistake_of(game, each, now)
    progress.own.take(number, _given(search.given, game, now), found)
    return [*found]


def _given(given: Given, game: Game, now: int) -> GameGiven:
    sums = {kind: round(chance, 4) for kind, chance in given.sums.items()}
    squares = {kind: round(chance, 5) for kind, chance in given.squares.items()}
    return GameGiven(now, game.edition.id, game.mode, given.turns, sums, squares)


def mistake_of(game: Game, found: Found, now: int) -> Mistake:
    """A finding as it is kept: with the position as the seat saw it."""
    decision, games = found.decision, found.games
    config, seat = game.config, game.seats[decision.seat]
    at = Game(config, decision.state)
    return Mistake(
        kind=decision.kind,
        seat=seat,
        position=position_of(at, seat),
        edition=game.edition.id,
        mode=game.mode,
        round=decision.round,
        about=_about(config, decision),
        done=_told(config, decision, decision.done),
        better=_told(config, decision, decision.better),
        chances=(round(games.done, 3), round(games.better, 3)),
        low=round(games.low, 3),
        high=round(games.high, 3),
        games=games.games,
        found_at=now,
    )


def _about(config: GameConfig, decision: Decision) -> JsonObject:
    state, ids = decision.state, config.ids
    if decision.kind in ("place", "trade"):
        return {"armies": state.to_place}
    if decision.kind == "leave":
        source = state.source
        most = state.armies[source] - 1
        places = {"source": ids[source], "target": ids[state.target]}
        return {**places, "armies": most + 1, "least": state.attacking, "most": most}
    if decision.kind == "fortify":
        moved = [deed[2] for deed in decision.better.deeds if deed[0] == FORTIFY]
        return {"weak": ids[moved[-1]]} if moved else {}
    fought = [a.deeds[0] for a in (decision.done, decision.better) if a.deeds[0][0] == ATTACK]
    return {"source": ids[fought[-1][1]]} if fought else {}


def _told(config: GameConfig, decision: Decision, answer: Answer) -> JsonObject:
    """An answer as the form of a candidate, and what it is about."""
    state, ids, first = decision.state, config.ids, answer.deeds[0]
    form, params = "stop", {}
    if first[0] == PLACE:
        placed: dict[str, int] = {}
        for _, territory, armies, *_ in answer.deeds:
            placed[ids[territory]] = placed.get(ids[territory], 0) + armies
        (one, armies), *others = placed.items()
        form, params = "place", {"territory": one, "armies": armies}
        if others:
            form, params = "put", {"placed": placed}
    elif first[0] == TRADE:
        form, params = "trade", {"armies": _brought(config, state, first)}
    elif first[0] == HOLD:
        form = "wait"
    elif first[0] == ATTACK:
        form, params = "storm", {"source": ids[first[1]], "target": ids[first[2]]}
    elif first[0] == OCCUPY:
        places = {"source": ids[state.source], "target": ids[state.target]}
        left = state.armies[state.source] - first[1]
        form, params = "leave", {"armies": first[1], "left": left, **places}
    elif decision.kind == "fortify":
        moves = [[ids[a], ids[b], n] for kind, a, b, n, _ in answer.deeds if kind == FORTIFY]
        form, params = ("move", {"moves": moves}) if moves else ("stay", {})
    return {"form": form, "params": params}


def _brought(config: GameConfig, state: State, deed: Sequence[int]) -> int:
    """The armies that a set brings, with those for its territories."""
    params, cards = config.params, deed[1:4]
    shown = sum(brings_bonus(params, state, card) for card in cards)
    if params.one_bonus:
        shown = min(shown, 1 - state.bonus_given)
    kind = set_kind(params, *cards)
    return int(set_value(params, state, kind) + shown * params.bonus_armies)


# ---- as a puzzle ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class OwnPuzzle(PuzzleData):
    """A mistake as a puzzle with two answers."""

    mistake: Mistake | None = None
    done: str = ""

    def words(self, names: Names) -> Wording:
        """Its sentences in the current language."""
        return OwnWording(self, names)


class OwnWording(Wording):
    """The sentences of a puzzle of one's own."""

    data: OwnPuzzle

    @property
    def mistake(self) -> Mistake:
        """What it is about."""
        found = self.data.mistake
        assert found is not None
        return found

    def numbered(self) -> str:
        """What it is called."""
        return say("mistake-numbered", number=self.data.number)

    def title(self) -> str:
        """The kind of decision."""
        return self._say("mistake-kind")

    def situation(self) -> str:
        """What the board does not show."""
        return self._say("mistake-text", seat=self.data.seat, round=self.mistake.round)

    def question(self) -> str:
        """The question."""
        return self._say("mistake-ask")

    def _say(self, code: str, **more: object) -> str:
        kind = self.data.kind
        return say(f"{code}-{kind}", self.names, **self.data.about, **more)

    def nudge(self) -> str:
        """What to think about."""
        return self._say("mistake-hint")

    def verdict(self) -> str:
        """What is better and why, in numbers, and which of the two was done then."""
        data, mistake = self.data, self.mistake
        then = next(each for each in data.candidates if each is not data.best)
        head = say(
            "mistake-best",
            answer=self.choice(data.best),
            chance=percent(data.best.value),
            then=self.choice(then),
            other=percent(then.value),
            margin=round(100 * data.margin, 1),
            low=round(100 * mistake.low, 1),
            high=round(100 * mistake.high, 1),
        )
        lines = [f"- **{self.choice(c)}**: {self.facts(c)}" for c in (data.best, then)]
        return "\n".join([head, *(line for line in lines if not line.endswith(": "))])

    def objection(self, candidate: Candidate) -> str:
        """What speaks against what was done."""
        behind = round(100 * self.data.margin, 1)
        said = say("mistake-again", chance=percent(candidate.value), behind=behind)
        return f"{said} {self.facts(candidate)}".rstrip()

    def measured(self) -> str:
        """Where it comes from, and how it was measured."""
        return say("mistake-measured", **_game(self.mistake), games=self.mistake.games)


def _game(mistake: Mistake) -> dict[str, object]:
    """When and by which rules the game was played."""
    edition = load_edition(mistake.edition)
    return {
        "date": _day(mistake.found_at),
        "edition": edition.title,
        "mode": edition.modes[mistake.mode].title,
        "round": mistake.round,
    }


def _day(seconds: int) -> str:
    return dt.datetime.fromtimestamp(seconds, tz=dt.UTC).astimezone().date().isoformat()


def puzzle_of(name: str, mistake: Mistake, number: int) -> OwnPuzzle:
    """A mistake as a puzzle; the order of its answers is its own, and tells nothing."""
    seen = Seen(Game.from_position(mistake.position, seed=0), mistake.seat)
    done, better = (
        Candidate(
            form=told["form"],
            params=told["params"],
            value=float(chance),
            facts=tuple(
                (fact[0], fact[1])
                for fact in facts_of(seen, mistake.about, told["form"], told["params"])
                if fact[0] != "threat" or fact[1]["chance"] >= _WORTH_TELLING
            ),
            marks=_marks(told),
        )
        for told, chance in zip((mistake.done, mistake.better), mistake.chances, strict=True)
    )
    order = [done, better]
    Random(name).shuffle(order)
    candidates = tuple(
        replace(candidate, letter=letter) for letter, candidate in zip("ab", order, strict=True)
    )
    margin = mistake.chances[1] - mistake.chances[0]
    return OwnPuzzle(
        id=name,
        kind=mistake.kind,
        level="easy" if margin > _EASY else "hard" if margin < _HARD else "medium",
        seat=mistake.seat,
        position=mistake.position,
        about=dict(mistake.about),
        candidates=candidates,
        margins=(margin, mistake.low, mistake.high),
        games=mistake.games,
        number=number,
        mistake=mistake,
    )


def _marks(told: JsonObject) -> dict[str, str]:
    """The territories that an answer is about."""
    params = told["params"]
    marks = {params[role]: role for role in ("source", "target") if role in params}
    if "territory" in params:
        marks[params["territory"]] = "target"
    marks |= dict.fromkeys(params.get("placed", ()), "target")
    for source, target, _ in params.get("moves", ()):
        marks |= {source: "source", target: "target"}
    return marks


def own_puzzles(progress: Progress) -> tuple[OwnPuzzle, ...]:
    """All mistakes that are kept as puzzles, in the order in which they were made."""
    rows = progress.own.mistakes.items()
    return tuple(puzzle_of(name, each, n) for n, (name, each) in enumerate(rows, start=1))


def own_step(progress: Progress, name: str) -> Step:
    """A mistake as a step among the course's questions."""
    mistakes = progress.own.mistakes
    data = puzzle_of(name, mistakes[name], [*mistakes].index(name) + 1)
    game = Game.from_position(data.position, seed=0)
    return step_of(data, game, data.words(game.config.names))


class MistakePuzzle(Puzzle):
    """A mistake of one's own, to be decided once more; the next one follows."""

    def view(self) -> JsonObject:
        """Everything a panel shows, as plain JSON data."""
        view = super().view()
        mistake = self._kept.own.mistakes.get(self.data.id)
        if mistake is not None:
            view["puzzle"]["back"] = say(
                "mistake-comes-back",
                learned="yes" if mistake.is_learned else "no",
                when=comes_back(mistake),
            )
        return view

    def _note_answer(self, *, right: bool) -> None:
        mistake = self._kept.own.mistakes.get(self.data.id)
        if mistake is not None:
            mistake.note(known=right, now=seconds_now())


def load_mistake(
    number: int | str | None = None, *, progress: Progress | None = None
) -> MistakePuzzle:
    """Load a mistake of one's own to decide it once more, without a page.

    Args:
        number: which one, from 1 on, or its name; "due" or None for the first that is due, or else
            the one that was made last.
        progress: where mistakes are kept; by default in that of the session.

    Raises:
        LessonError: there is no such mistake, or none at all.
    """
    kept = progress_of(progress)
    series = own_puzzles(kept)
    if not series:
        raise NoMistakesError(Message("mistake-none"))
    names = [data.id for data in series]
    due = kept.own.due(seconds_now())
    if number is None or (isinstance(number, str) and number == DUE):
        chosen = due[0] if due else names[-1]
    elif isinstance(number, str):
        chosen = number
    else:
        try:
            chosen = names[whole(number, "number", 1, len(series)) - 1]
        except SchemaError as error:
            raise NoMistakesError(Message("mistake-unknown", {"most": len(series)})) from error
    if chosen not in names:
        raise NoMistakesError(Message("mistake-unknown", {"most": len(series)}))
    # Those that are due come one after the other.
    order = [*due, *(name for name in names if name not in due)] if chosen in due else names
    by_name = {data.id: data for data in series}
    return MistakePuzzle(
        by_name[chosen], series=tuple(by_name[name] for name in order), progress=kept
    )


def comes_back(mistake: Mistake) -> str:
    """When a mistake comes back, in words."""
    at = mistake.due_at
    if at is None:
        return say("mistake-learned")
    days = -(-(at - seconds_now()) // (24 * 60 * 60))
    return say("mistake-due", days=max(0, days))


# ---- all of them ---------------------------------------------------------------------------------


class ListedMistake(NamedTuple):
    """A mistake's row in the list; it does not tell which answer was better."""

    number: int
    id: str
    kind: str
    mistake: Mistake

    @property
    def key(self) -> str:
        """The mistake's name."""
        return self.id

    @property
    def is_due(self) -> bool:
        """Whether it is to be decided once more now."""
        return self.mistake.is_due(seconds_now())

    @property
    def when(self) -> str:
        """When it comes back, in words."""
        return comes_back(self.mistake)

    @property
    def game(self) -> str:
        """The game that it comes from, in words."""
        return say("mistake-game", **_game(self.mistake))

    def cells(self) -> Sequence[Cell]:
        """Number, kind, the game it comes from, and when it comes back."""
        kind = say(f"mistake-kind-{self.kind}")
        return [Cell(str(self.number)), Cell(kind), Cell(self.game), Cell(self.when)]

    def to_dict(self) -> JsonObject:
        """The row as JSON data, with both answers."""
        return {"number": self.number, "id": self.id, **self.mistake.to_dict()}


class Figure(NamedTuple):
    """The part of its chance that a turn gave away, and the standard error of that."""

    chance: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return max(0.0, self.chance - 1.96 * self.error)

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.chance + 1.96 * self.error


class MyMistakes(Table[ListedMistake]):
    """Mistakes of one's own, and what the last games gave away.

    Attributes:
        games: the last games, the last one last.
        level: the person's place on the ladder, as the games say.
    """

    def __init__(
        self, rows: Sequence[ListedMistake], games: Sequence[GameGiven], level: Level
    ) -> None:
        heads = [say(f"mistakes-{name}") for name in ("number", "kind", "game", "due")]
        super().__init__(say("mistakes"), heads, rows)
        self.games = tuple(games)
        self.level = level

    @property
    def due(self) -> int:
        """How many are to be decided once more now."""
        return sum(row.is_due for row in self)

    @property
    def trend(self) -> tuple[Figure, ...]:
        """The chance given away a turn in each of the last games."""
        return tuple(figure([game]) for game in self.games)

    def given_away(self, kind: str = "all") -> Figure:
        """The chance given away a turn in the last games, in all decisions or in one kind."""
        return figure(self.games[-_LAST_GAMES:], kind)

    @property
    def kinds(self) -> list[str]:
        """The kinds of decisions in the last games, the one that gave most away first."""
        if not self.games:
            return []
        return sorted(KINDS, key=lambda kind: -self.given_away(kind).chance)

    @property
    def weakest(self) -> str | None:
        """The kind of decision that gave most away; None as long as no game is known."""
        return self.kinds[0] if self.games else None

    @property
    def practice(self) -> tuple[str, str] | None:
        """The lesson and the kind of puzzles that fit best; None as long as no game is known."""
        return None if self.weakest is None else PRACTICE[self.weakest]

    @property
    def advice(self) -> str:
        """What to practise next, in a sentence."""
        if self.weakest is None or self.practice is None:
            return say("mistakes-no-game")
        lesson, puzzles = self.practice
        return say(
            "mistakes-advice",
            kind=self.weakest,
            points=points(self.given_away(self.weakest).chance),
            lesson=load_source(lesson).title,
            puzzles=say(f"puzzle-kind-{puzzles}") if puzzles else "none",
        )

    @property
    def standing(self) -> str:
        """The level in a sentence; "" before the first games."""
        return render(self.level.message()) if self.level.is_known else ""

    @property
    def sentence(self) -> str:
        """The figure in a sentence; "" as long as no game is known."""
        if not self.games:
            return ""
        all_kinds, games = self.given_away(), len(self.games[-_LAST_GAMES:])
        error = points(1.96 * all_kinds.error)
        return say("mistakes-figure", points=points(all_kinds.chance), error=error, games=games)

    def to_dict(self) -> JsonObject:
        """Everything as JSON data."""
        return {
            "mistakes": self.to_dicts(),
            "due": self.due,
            "given_away": {
                kind: self.given_away(kind)._asdict() for kind in ("all", *KINDS) if self.games
            },
            "trend": [each._asdict() for each in self.trend],
            "weakest": self.weakest,
            "rung": self.level.rung if self.level.is_known else None,
        }

    def __repr__(self) -> str:
        about = [self.sentence, self.standing, self.advice]
        return "\n".join([super().__repr__(), *filter(None, about)])

    def _repr_html_(self) -> str:
        chart = _trend_svg(self.trend, self.sentence) if len(self.trend) > 1 else ""
        about = [self.sentence, self.standing, self.advice]
        said = "".join(f"<p>{escape(line)}</p>" for line in about if line)
        return f"{super()._repr_html_()}{chart}{said}"


def figure(games: Sequence[GameGiven], kind: str = "all") -> Figure:
    """What a turn of some games gave away on average, and the standard error of that."""
    together = Given()
    for game in games:
        together.add(Given(game.turns, game.sums, game.squares))
    return Figure(*together.mean(kind))


def points(chance: float) -> float:
    """A chance in percentage points."""
    return round(100 * chance, 1)


def my_mistakes(progress: Progress | None = None) -> MyMistakes:
    """The mistakes of one's own games, and what the last of them gave away.

    Args:
        progress: where they are kept; by default in that of the session.
    """
    kept = progress_of(progress)
    own = kept.own
    rows = [
        ListedMistake(number, name, mistake.kind, mistake)
        for number, (name, mistake) in enumerate(own.mistakes.items(), start=1)
    ]
    return MyMistakes(rows, own.last_games(), my_level(kept))


_WIDTH: Final = 300
_HEIGHT: Final = 90


def _trend_svg(trend: Sequence[Figure], label: str) -> str:
    """The figure of each game with its 95 % interval, the last one at the right."""
    top = max(each.high for each in trend) or 1.0

    def up(chance: float) -> float:
        return 6 + (_HEIGHT - 12) * (1 - max(0.0, chance) / top)

    step = (_WIDTH - 24) / max(1, len(trend) - 1)
    at = [(12 + step * n, each) for n, each in enumerate(trend)]
    bars = "".join(
        f'<path d="M{x:.1f} {up(e.low):.1f}V{up(e.high):.1f}" stroke="currentColor"'
        ' stroke-opacity=".35"/>'
        for x, e in at
    )
    line = " ".join(f"{x:.1f},{up(e.chance):.1f}" for x, e in at)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{up(e.chance):.1f}" r="3.5"/>' for x, e in at)
    return (
        f'<svg role="img" aria-label="{escape(label, quote=True)}" '
        f'viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" style="max-width:100%" '
        f'fill="currentColor">{bars}<polyline points="{line}" fill="none" '
        f'stroke="currentColor" stroke-width="1.5"/>{dots}</svg>'
    )
