"""The player's own mistakes as puzzles, and the figures of the last games.

>>> import risk_widget as rw
>>> rw.my_mistakes(progress=rw.lessons.Progress()).due
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
from risk_widget.bots.expert.weights import kind_of
from risk_widget.course.lesson_file import LessonError, load_source
from risk_widget.course.own_mistakes import GameGiven, OwnMistake
from risk_widget.course.schedule import MISTAKE, today
from risk_widget.course.shared_progress import progress_of
from risk_widget.course.step_progress import seconds_now
from risk_widget.game import Game
from risk_widget.game_review.answers import about_decision, answer_in_words, described, with_dice
from risk_widget.game_review.baselines import REGULAR, measured_rung, usual
from risk_widget.game_review.continuations import Comparison
from risk_widget.game_review.decisions import KINDS
from risk_widget.game_review.facts import Seen, facts_between
from risk_widget.game_review.mistakes import ChancesGivenAway, Found
from risk_widget.kept_files import keeps_nothing
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.notation import position_of
from risk_widget.practice.days import written_day
from risk_widget.practice.level import my_level
from risk_widget.practice.puzzle_data import LETTERS, Candidate, PuzzleData, Wording, marks_of
from risk_widget.practice.puzzles import Puzzle, step_with_words
from risk_widget.reading.schema import SchemaError, whole
from risk_widget.results.displays import percent
from risk_widget.results.intervals import part_interval, student
from risk_widget.rules.edition import edition_ids, load_edition
from risk_widget.rules.table import Cell, Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.course.progress import Progress
    from risk_widget.course.step import Step
    from risk_widget.game_review.coach import Judgement
    from risk_widget.game_review.decisions import Decision
    from risk_widget.game_review.mistakes import Search
    from risk_widget.messages import Names
    from risk_widget.practice.level import Level
    from risk_widget.reading.json_types import JsonObject

DUE: Final = "due"
_EASY: Final = 0.15
_HARD: Final = 0.1
"""The margins above which a puzzle is easy, and below which it is hard."""
_LAST_GAMES: Final = 10
"""The number of recent games over which the figure is averaged."""
_FEW_TURNS: Final = 12
"""The fewest turns for statements about single kinds of decisions."""
_BEYOND_CHANCE: Final = 1 - 0.05 / 2 / len(KINDS)
"""The quantile that makes it 95% certain that a kind of decision stands out from the others."""

PRACTICE: Final[Mapping[str, tuple[str, str]]] = {
    "place": ("03-reinforcement", "place"),
    "stop": ("04-combat", "stop"),
    "break": ("03-reinforcement", "break"),
    "leave": ("05-capture", "leave"),
    "trade": ("03-reinforcement", "trade"),
    "fortify": ("06-movement-and-a-whole-turn", ""),
}
"""For each kind of decision, the lesson and the kind of puzzles; "" if there are no puzzles."""


class NoMistakesError(MessageError, LessonError):
    """The error raised when the mistake to load does not exist."""


# ---- mistakes from a game ------------------------------------------------------------------------


def keep_findings(search: Search, game: Game, progress: Progress) -> list[str]:
    """Record the findings of a search in the progress. Returns the names of the mistakes."""
    now = seconds_now()
    number = hashlib.sha256(game.record().encode()).hexdigest()[:12]
    found: dict[str, OwnMistake] = {}
    if keeps_findings(game):
        for each in search.found:
            found[f"{number}-{each.decision.at}"] = mistake_of(game, each, now)
            progress.review.meet(f"{MISTAKE}/{number}-{each.decision.at}", today())
    progress.own.add_game(number, _given(search.given, game, now), found)
    return [*found]


def keep_mistake(
    game: Game, name: str, decision: Decision, judgement: Judgement, progress: Progress
) -> None:
    """Record a mistake in a game in progress, to be asked about again tomorrow.

    Args:
        game: the game.
        name: the game's name, which tells its mistakes apart from those of other games.
        decision: the mistake, as the coach found it.
        judgement: what the coach thinks of it.
        progress: where it is saved.
    """
    whole_state = replace(decision, state=game.positions[decision.at])
    games = Comparison(
        judgement.games, judgement.chance, judgement.best, judgement.low, judgement.high
    )
    found = mistake_of(game, Found(whole_state, games), seconds_now())
    key = f"{name[:12]}-{decision.at}"
    progress.own.keep(key, found)
    progress.review.meet(f"{MISTAKE}/{key}", today())


def keeps_findings(game: Game) -> bool:
    """Whether the game's positions can be read again, which needs a built-in edition and board."""
    return game.edition.id in edition_ids() and game.board.id in BUILT_IN


def _given(given: ChancesGivenAway, game: Game, now: int) -> GameGiven:
    sums = {kind: round(chance, 4) for kind, chance in given.sums.items()}
    squares = {kind: round(chance, 5) for kind, chance in given.squares.items()}
    edition, mode, kind = game.edition.id, game.mode, kind_of(game.config)
    return GameGiven(now, edition, mode, given.turns, sums, squares, kind)


def mistake_of(game: Game, found: Found, now: int) -> OwnMistake:
    """Convert a finding to the saved form, with the position as the seat saw it."""
    decision, games = found.decision, found.games
    config, seat, other = game.config, game.seats[decision.seat], found.other
    at = Game(config, decision.state)
    return OwnMistake(
        kind=decision.kind,
        seat=seat,
        position=position_of(at, seat),
        edition=game.edition.id,
        mode=game.mode,
        round=decision.round,
        about=about_decision(config, decision),
        done=described(config, decision, decision.done),
        better=described(config, decision, decision.better),
        chances=(round(games.done, 3), round(games.better, 3)),
        low=round(games.low, 3),
        high=round(games.high, 3),
        games=games.games,
        found_at=now,
        other=described(config, decision, other.answer) if other else {},
        other_chance=round(other.won, 3) if other else 0.0,
    )


# ---- mistakes as puzzles -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class OwnPuzzle(PuzzleData):
    """A mistake as a puzzle with two or three answers; ``then`` is the answer from the game."""

    mistake: OwnMistake | None = None
    then: str = ""

    @property
    def roles(self) -> dict[str, str]:
        """The roles as in `PuzzleData`, without territories that would give an answer away."""
        return {
            self.about[role]: role
            for role in ("source", "target")
            if role in self.about
            and len({each.params[role] for each in self.candidates if role in each.params}) < 2
        }

    @property
    def given_then(self) -> Candidate:
        """The answer given in the game."""
        return next(each for each in self.candidates if each.letter == self.then)

    def words(self, names: Names) -> Wording:
        """Return the puzzle's sentences in the current language."""
        return OwnWording(self, names)


class OwnWording(Wording):
    """The sentences of a puzzle made from the player's own mistake."""

    data: OwnPuzzle

    @property
    def mistake(self) -> OwnMistake:
        """The mistake of this puzzle."""
        found = self.data.mistake
        assert found is not None
        return found

    def numbered(self) -> str:
        """Return the title with its number."""
        return say("mistake-numbered", number=self.data.number)

    def title(self) -> str:
        """Name the kind of decision."""
        return self._say("mistake-kind")

    def situation(self) -> str:
        """State the facts that the board does not show."""
        return self._say("mistake-text", seat=self.data.seat, round=self.mistake.round)

    def question(self) -> str:
        """Ask the question."""
        return self._say("mistake-ask")

    def _say(self, code: str, **more: object) -> str:
        kind = self.data.kind
        return say(f"{code}-{kind}", self.names, **self.data.about, **more)

    def nudge(self) -> str:
        """Give a first hint."""
        return self._say("mistake-hint")

    def verdict(self) -> str:
        """State the better answer with its reasons, in numbers, and the answer from the game."""
        data, mistake, then = self.data, self.mistake, self.data.given_then
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
        return "\n".join([head, *self._ranked()])

    def objection(self, candidate: Candidate) -> str:
        """Say why an answer is not the best, and whether it was the one given in the game."""
        code = "mistake-again" if candidate.letter == self.data.then else "mistake-other"
        said = say(code, chance=percent(candidate.value), behind=self._behind(candidate))
        return f"{said} {self.facts(candidate)}".rstrip()

    def choice(self, candidate: Candidate) -> str:
        """Put a candidate into words as an answer; name the source of an attack as well.

        Other attacks may have the same target.
        """
        return answer_in_words(candidate.form, candidate.params, self.names)

    def in_review(self) -> str:
        """State the better answer and its reasons, for a review of the game."""
        data, then = self.data, self.data.given_then
        said = say(
            "mistake-in-review",
            self.names,
            seat=data.seat,
            round=self.mistake.round,
            answer=self.choice(data.best),
            chance=percent(data.best.value),
            then=self.choice(then),
            other=percent(then.value),
        )
        return f"{said} {self.facts(data.best)}".rstrip()

    def measured(self) -> str:
        """Say which game the mistake comes from, and how the chances were measured."""
        attack = any(candidate.form == "storm" for candidate in self.data.candidates)
        return say(
            "mistake-measured", **_game(self.mistake), games=self.mistake.games, attack=attack
        )


def _game(mistake: OwnMistake) -> dict[str, object]:
    """Build the parameters that describe a mistake's game: date, rules and round."""
    edition = load_edition(mistake.edition)
    return {
        "date": _day(mistake.found_at),
        "edition": edition.title,
        "mode": edition.modes[mistake.mode].title,
        "round": mistake.round,
    }


def _day(seconds: int) -> str:
    return written_day(dt.datetime.fromtimestamp(seconds, tz=dt.UTC).astimezone().date())


def puzzle_of(name: str, mistake: OwnMistake, number: int, asked: int = 0) -> OwnPuzzle:
    """Build a puzzle from a mistake, with its answers in a new order each time it is asked."""
    seen = Seen(Game.from_position(mistake.position, seed=0), mistake.seat)
    told_of = [*zip((mistake.done, mistake.better), mistake.chances, strict=True)]
    if mistake.other:
        told_of.append((mistake.other, mistake.other_chance))
    answers = [(told["form"], told["params"]) for told, _ in told_of]
    order = [
        Candidate(
            form=told["form"],
            params=told["params"],
            value=float(chance),
            facts=tuple((name, with_dice(numbers)) for name, numbers in facts),
            marks=marks_of(told["params"]),
        )
        for (told, chance), facts in zip(
            told_of, facts_between(seen, mistake.about, answers), strict=True
        )
    ]
    done = order[0]
    Random(f"{name}/{asked}").shuffle(order)
    candidates = tuple(
        replace(candidate, letter=letter) for letter, candidate in zip(LETTERS, order, strict=False)
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
        then=LETTERS[order.index(done)],
    )


def in_review(mistake: OwnMistake) -> str:
    """Say, for the review of a game, which answer was better than a mistake, and why."""
    names = Game.from_position(mistake.position, seed=0).config.names
    return OwnWording(puzzle_of("", mistake, 1), names).in_review()


def own_puzzles(progress: Progress) -> tuple[OwnPuzzle, ...]:
    """Build a puzzle from each saved mistake, in the order in which the mistakes were made."""
    rows = progress.own.mistakes.items()
    return tuple(
        puzzle_of(name, each, n, _asked(progress, name)) for n, (name, each) in enumerate(rows, 1)
    )


def _asked(progress: Progress, name: str) -> int:
    item = progress.review.items.get(f"{MISTAKE}/{name}")
    return 0 if item is None else item.asked


def own_step(progress: Progress, name: str) -> Step:
    """Build a step from a mistake, to be asked among the course's questions."""
    mistakes = progress.own.mistakes
    number = [*mistakes].index(name) + 1
    return step_with_words(puzzle_of(name, mistakes[name], number, _asked(progress, name)))[0]


class MistakePuzzle(Puzzle):
    """A series of the player's own mistakes, each to be decided again."""

    data: OwnPuzzle

    def __init__(
        self, data: OwnPuzzle, *, series: tuple[OwnPuzzle, ...], progress: Progress | None = None
    ) -> None:
        super().__init__(data, series=series, progress=progress)
        self._answers: dict[str, bool] = {}

    @property
    def is_last(self) -> bool:
        """Whether the mistake is the last one of the series."""
        return self.data is self._series[-1]

    @property
    def is_first(self) -> bool:
        """Whether the mistake is the first one of the series."""
        return self.data is self._series[0]

    @property
    def summing_up(self) -> str:
        """A summary of the series so far, with the time when the next mistakes are due."""
        waits = [days_left(self._kept, name) for name in self._kept.own.mistakes]
        soonest = min((days for days in waits if days is not None), default=None)
        return say(
            "mistakes-decided",
            asked=len(self._answers),
            known=sum(self._answers.values()),
            waiting="none" if soonest is None else "some",
            when="" if soonest is None else say("mistake-due", days=soonest),
        )

    def view(self) -> JsonObject:
        """Return the data that a panel shows, as plain JSON."""
        view = super().view()
        if len(self._series) > 1:
            place = self._series.index(self.data) + 1
            view["puzzle"] |= {"place": place, "of": len(self._series)}
        if self.is_last and self._answers:
            view["puzzle"]["over"] = self.summing_up
        if self.data.id in self._kept.own.mistakes:
            view["puzzle"]["back"] = say(
                "mistake-comes-back",
                learned="yes" if days_left(self._kept, self.data.id) is None else "no",
                when=comes_back(self._kept, self.data.id),
            )
        return view

    def about_rating(self) -> str:
        """Return nothing, since the player's own mistakes have no rating."""
        return ""

    def _offered(self) -> PuzzleData:
        """Return the next puzzle of the series or, at its end, the last one."""
        return self._series[min(self._series.index(self.data) + 1, len(self._series) - 1)]

    def _earlier(self) -> PuzzleData:
        """Return the previous puzzle of the series or, at its beginning, the first one."""
        return self._series[max(self._series.index(self.data) - 1, 0)]

    def _note_answer(self, *, right: bool) -> None:
        self._answers.setdefault(self.data.id, right)
        if self.data.id in self._kept.own.mistakes:
            self._kept.review.note(f"{MISTAKE}/{self.data.id}", known=right, now=today())


def load_mistake(
    number: int | str | None = None, *, progress: Progress | None = None
) -> MistakePuzzle:
    """Load one of your mistakes to decide it again from Python, without a page.

    >>> import risk_widget as rw
    >>> rw.lessons.load_mistake(progress=rw.lessons.Progress())
    Traceback (most recent call last):
        ...
    risk_widget.practice.mistakes.NoMistakesError: ...

    Args:
        number: the number of the mistake, counting from 1, or its name; "due" or None for the first
            due mistake or, if none is due, the latest mistake.
        progress: where mistakes are saved; by default the progress of the session.

    Raises:
        LessonError: there is no such mistake, or no mistake at all.
    """
    kept = progress_of(progress)
    series = own_puzzles(kept)
    if not series:
        raise NoMistakesError(
            Message("mistakes-nothing-kept" if keeps_nothing() else "mistake-none")
        )
    names = [data.id for data in series]
    due = kept.due_mistakes
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
    # Due mistakes are asked one after another; any other mistake is asked alone.
    order = due if chosen in due else [chosen]
    by_name = {data.id: data for data in series}
    return MistakePuzzle(
        by_name[chosen], series=tuple(by_name[name] for name in order), progress=kept
    )


def days_left(progress: Progress, name: str) -> int | None:
    """Return the days until a mistake is due, 0 if it is due; None if it is learned."""
    now = today()
    on = progress.review.due_on(f"{MISTAKE}/{name}", now)
    return None if on is None else max(0, on - now)


def comes_back(progress: Progress, name: str) -> str:
    """Say when a mistake will be asked about again."""
    days = days_left(progress, name)
    return say("mistake-learned") if days is None else say("mistake-due", days=days)


# ---- the list of mistakes ------------------------------------------------------------------------


class ListedMistake(NamedTuple):
    """A mistake's row in the list, which does not show which answer was better.

    Attributes:
        days: the days until it comes back, 0 if it is due; None if it is learned. ``when`` says
            the same in words.
    """

    number: int
    id: str
    kind: str
    mistake: OwnMistake
    days: int | None
    when: str

    @property
    def key(self) -> str:
        """The mistake's name."""
        return self.id

    @property
    def is_due(self) -> bool:
        """Whether the mistake is due to be decided again now."""
        return self.days == 0

    @property
    def game(self) -> str:
        """The game that the mistake comes from, in words."""
        return say("mistake-game", **_game(self.mistake))

    def cells(self) -> Sequence[Cell]:
        """Return the mistake's number, its kind, its game, and when it comes back."""
        kind = say(f"mistake-kind-{self.kind}")
        return [Cell(str(self.number)), Cell(kind), Cell(self.game), Cell(self.when)]

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data, with both answers."""
        return {"number": self.number, "id": self.id, **self.mistake.to_dict()}


class Figure(NamedTuple):
    """A mean, such as the average win chance lost in a turn.

    Attributes:
        chance, error: the mean and its standard error.
        low, high: the lower and the upper end of its 95% interval.
    """

    chance: float
    error: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """The distance to the farther end of the interval."""
        return max(self.high - self.chance, self.chance - self.low)


class MyMistakes(Table[ListedMistake]):
    """The player's own mistakes, and the win chance lost in the last games.

    Attributes:
        games: the last games, the latest one last.
        level: the player's place on the ladder, as estimated from the games.
    """

    def __init__(
        self, rows: Sequence[ListedMistake], games: Sequence[GameGiven], level: Level
    ) -> None:
        heads = [say(f"mistakes-{name}") for name in ("number", "kind", "game", "due")]
        super().__init__(say("mistakes"), heads, rows)
        self.games: tuple[GameGiven, ...] = tuple(games)
        self.level = level

    @property
    def due(self) -> int:
        """The number of mistakes that are due."""
        return sum(row.is_due for row in self)

    @property
    def trend(self) -> tuple[Figure, ...]:
        """Each recent game's figure, divided by that of regular players (see `beside_usual`)."""
        return tuple(beside_usual([game]) for game in self.games)

    @property
    def last_games(self) -> tuple[GameGiven, ...]:
        """The games over which the figure is averaged."""
        return self.games[-_LAST_GAMES:]

    def given_away(self, kind: str = "all") -> Figure:
        """Average the win chance lost per turn in the last games, by kind of decision."""
        return figure(self.last_games, kind)

    @property
    def beside_usual(self) -> Figure:
        """The win chance lost in the last games, divided by what regular players would lose."""
        return beside_usual(self.last_games)

    @property
    def rung(self) -> int:
        """The rung whose usual figures are shown: the measured rung nearest to the player's."""
        return measured_rung(self.level.place) if self.level.is_known else REGULAR

    def usual(self, kind: str = "all") -> float:
        """Return the win chance usually lost in games of the same kinds on the player's rung."""
        return usual_in(self.last_games, self.rung, kind)

    @property
    def usual_of_regulars(self) -> float:
        """The win chance that regular players usually lose in games of the same kinds."""
        return usual_in(self.last_games, REGULAR)

    @property
    def kinds(self) -> list[str]:
        """The kinds of decision, ordered by the win chance lost in the last games."""
        if not self.games:
            return []
        return sorted(KINDS, key=lambda kind: -self.given_away(kind).chance)

    @property
    def weakest(self) -> str | None:
        """The kind of decision whose loss exceeds the usual loss by the most.

        None if the excess may be due to chance, or if too few turns are known.
        """
        turns = sum(game.turns for game in self.last_games)
        if turns < _FEW_TURNS:
            return None
        beyond = student(turns - 1, _BEYOND_CHANCE)
        excess = {
            kind: found.chance - self.usual(kind)
            for kind in KINDS
            for found in [self.given_away(kind)]
            if found.chance - beyond * found.error > self.usual(kind)
        }
        return max(excess, key=excess.__getitem__, default=None)

    @property
    def practice(self) -> tuple[str, str] | None:
        """The lesson and the kind of puzzle to practise with; None if no kind stands out."""
        return None if self.weakest is None else PRACTICE[self.weakest]

    @property
    def advice(self) -> str:
        """The advice on what to practise next, in a sentence."""
        if not self.games:
            return say("mistakes-nothing-kept" if keeps_nothing() else "mistakes-no-game")
        if self.weakest is None or self.practice is None:
            return say("mistakes-nothing-stands-out", games=len(self.last_games), rung=self.rung)
        lesson, puzzles = self.practice
        return say(
            "mistakes-advice",
            kind=self.weakest,
            part=part(self.given_away(self.weakest).chance),
            usual=part(self.usual(self.weakest)),
            rung=self.rung,
            lesson=load_source(lesson).title,
            puzzles=say(f"puzzle-kind-{puzzles}") if puzzles else "none",
        )

    @property
    def standing(self) -> str:
        """The level in a sentence; "" before the first games."""
        return render(self.level.message()) if self.level.is_known else ""

    @property
    def sentence(self) -> str:
        """The figure in a sentence; "" before the first game."""
        if not self.games:
            return ""
        found, beside = self.given_away(), self.beside_usual
        return say(
            "mistakes-figure",
            part=part(found.chance),
            error=in_per_cent(found.half),
            games=len(self.last_games),
            beside=round(100 * beside.chance),
            give=round(100 * beside.half),
            regular=REGULAR,
            rung=self.rung,
            usual=round(100 * self.usual() / self.usual_of_regulars),
            own="yes" if self.level.is_known and self.rung != REGULAR else "no",
        )

    def to_dict(self) -> JsonObject:
        """Return everything as JSON data."""
        return {
            "mistakes": self.to_dicts(),
            "due": self.due,
            "given_away": {
                kind: self.given_away(kind)._asdict() for kind in ("all", *KINDS) if self.games
            },
            "beside_usual": self.beside_usual._asdict() if self.games else None,
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
    """Average the win chance lost per turn in some games."""
    together = ChancesGivenAway()
    for game in games:
        together.add(ChancesGivenAway(game.turns, game.sums, game.squares))
    mean, error = together.mean(kind)
    return Figure(mean, error, *part_interval(mean, error, together.turns))


def usual_in(games: Sequence[GameGiven], rung: int, kind: str = "all") -> float:
    """Return the win chance usually lost per turn on a rung, averaged over these kinds of games."""
    turns = sum(game.turns for game in games)
    given = sum(game.turns * usual(_played(game), rung, kind) for game in games)
    return given / turns if turns else usual("", rung, kind)


def beside_usual(games: Sequence[GameGiven]) -> Figure:
    """Divide the win chance lost in some games by what regular players lose in such games.

    In this way, games of different kinds can be compared: with missions, all players lose more.
    """
    found, regular = figure(games), usual_in(games, REGULAR)
    return Figure(*(each / regular for each in found))


def _played(game: GameGiven) -> str:
    """Return the kind of a game, or only its goal if the kind was not saved."""
    if game.game or game.edition not in edition_ids():
        return game.game
    modes = load_edition(game.edition).modes
    return modes[game.mode].rules.goal if game.mode in modes else ""


def part(chance: float) -> str:
    """Format a fraction in per cent, with one decimal."""
    return say("mistakes-part", part=in_per_cent(chance))


def in_per_cent(part_of: float) -> float:
    """Convert a fraction to per cent, with one decimal."""
    return round(100 * part_of, 1)


def my_mistakes(progress: Progress | None = None) -> MyMistakes:
    """List the mistakes of your own games, and the win chance lost in the last games.

    >>> import risk_widget as rw
    >>> rw.my_mistakes(rw.lessons.Progress()).due
    0

    Args:
        progress: where mistakes are saved; by default the progress of the session.
    """
    kept = progress_of(progress)
    own = kept.own
    rows = [
        ListedMistake(
            number, name, mistake.kind, mistake, days_left(kept, name), comes_back(kept, name)
        )
        for number, (name, mistake) in enumerate(own.mistakes.items(), start=1)
    ]
    return MyMistakes(rows, own.last_games(), my_level(kept))


_WIDTH: Final = 300
_HEIGHT: Final = 90


def _trend_svg(trend: Sequence[Figure], label: str) -> str:
    """Draw each game's figure with its 95% interval, the latest game on the right."""
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
        f'<svg role="img" direction="ltr" aria-label="{escape(label, quote=True)}" '
        f'viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" style="max-width:100%" '
        f'fill="currentColor">{bars}<polyline points="{line}" fill="none" '
        f'stroke="currentColor" stroke-width="1.5"/>{dots}</svg>'
    )
