"""The shapes of the answers to queries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from risk_widget.engine.data_types import Clause, Holding, Mark, Owner, Seat, Territory
    from risk_widget.protocol.snapshot_types import (
        LessonTexts,
        LevelShown,
        LogLine,
        Moment,
        OwnMistakesShown,
    )


class OddsAnswer(TypedDict):
    """The course of a battle fought to the end."""

    attackers: int
    defenders: int
    stop_at: int
    win: float
    """chance to capture"""
    hit: float
    """chance that the next roll takes an army of the defender"""
    attacker_losses: float
    defender_losses: float
    left_if_won: float | None
    attackers_left: list[float]
    defenders_left: list[float]
    source: Territory
    target: Territory


class DefenceChoice(TypedDict):
    """The average cost of a number of dice to both sides, and the chance to hold with it."""

    dice: int
    attacker: float
    defender: float
    hold: float
    """if the attack goes on to its end, with all dice after this roll"""


class DefenceAnswer(TypedDict):
    """The cost of each number of dice in the pending battle."""

    choices: list[DefenceChoice]


class LogAnswer(TypedDict):
    """The whole log."""

    lines: list[LogLine]


class Column(TypedDict):
    """The meaning of a column of figures."""

    id: str
    label: str


class DiceCount(TypedDict):
    """The number of times each face, 1 to 6, has come up for a seat, and their mean."""

    seat: Owner
    faces: list[int]
    mean: float


class StatsAnswer(TypedDict):
    """The figures of all seats as a table, their dice and, at the end, their missions."""

    columns: list[Column]
    rows: list[dict[str, Any]]
    dice: list[DiceCount]
    missions: dict[Seat, str]


class DiceRow(TypedDict):
    """The results of a seat's dice."""

    seat: Owner
    faces: list[int]
    mean: float
    luck: float | None
    """armies spared, beside what was to be expected; null for who is no player"""
    won: float | None
    """territories won by the dice"""


class DiceRoll(TypedDict):
    """One roll of a battle."""

    n: int
    round: int
    attacker: Owner
    defender: Owner
    source: Territory
    target: Territory
    attack: list[int]
    defence: list[int]
    lost: list[int]
    """the attacker's armies, and the defender's"""


class DiceAnswer(TypedDict):
    """All dice of the game so far, and a check of their fairness."""

    sentence: str
    seed: str
    """what to note down, or, when the game is over, to compare"""
    rows: list[DiceRow]
    rolls: list[DiceRoll]


class HintAnswer(TypedDict):
    """The action the expert would take now."""

    action: dict[str, Any]
    nudge: str
    """where to look, for who wants no more"""
    look: list[Territory]
    """what the nudge points at"""
    sentences: list[str]
    """the move, and why in numbers"""
    put: dict[Territory, int]
    """armies that the plan places"""
    steps: list[list[Territory]]
    """the attacks of the plan in order, or the movement, each from where and to where"""


class ToldPoint(TypedDict):
    """A better choice at a turning point."""

    opened: str | None
    """what had stood open to it"""
    better: str | None
    """what was better, or that nothing was; null where that is not known, or was told before"""
    try_at: int | None
    """the step at which the turn began that could have changed it; null where it was told before"""
    territories: dict[Territory, Holding]
    """the board at that step, or else where the turning point began"""


class TurningPoint(TypedDict):
    """A turn that changed the chances considerably."""

    turn: int
    """its number, as in the lists of a review"""
    at: int
    """the step at which it began"""
    text: str
    told: NotRequired[ToldPoint]
    """of those that changed most"""


class ReviewLuck(TypedDict):
    """The effect of the dice on a seat."""

    seat: Seat
    armies: float
    chance: float
    """of winning, as far as the dice won it"""


class ReviewTurn(TypedDict):
    """A turn of the game; turns are in the order of play."""

    turn: int
    """its number, from 1 on"""
    seat: Seat
    round: int
    at: int
    """the step at which it began"""


class ReviewTurnAnswer(TypedDict):
    """A turn compared with the expert's plan. Chances use only what its own seat could know."""

    turn: int
    before: float
    after: float
    dice: float
    """what the dice of the turn changed of its chance"""
    plan: str | None
    """the expert's plan, or that the turn began with it or won; null where nothing can be told"""
    opened: str | None
    """what it had left open that others took, and how likely that was"""
    won: bool
    worth: float | None
    """the choices beside the plan, without the dice, below 0 where the plan was better; null where
    the turn began with the plan or won. Where mistakes were looked for, it is what the costliest of
    the turn cost by the games that confirmed it, and null where there was none"""
    judged: bool
    """mistakes were looked for"""
    mistakes: list[str]
    """those of the turn that were confirmed"""


class ReviewAnswer(TypedDict):
    """The review of a finished game. The lists begin before the first turn."""

    rounds: list[int]
    """the round of each turn; before the first one that of the first"""
    turns: list[ReviewTurn]
    chances: dict[Seat, list[float]]
    points: list[TurningPoint]
    luck: list[ReviewLuck]
    summary: list[str]
    """the game in a few sentences"""
    give_or_take: int
    """the error of what a turn is worth beside a plan, in percentage points"""


class SearchAnswer(TypedDict):
    """The progress of the search for mistakes in the finished game."""

    over: bool
    compiling: bool
    """it waits for the compiler, which happens once"""
    done: int
    pieces: int
    found: int
    """mistakes that were kept; 0 until it is over"""


class MistakeRow(TypedDict):
    """A mistake of one's own."""

    id: str
    title: str
    game: str
    """the game that it comes from, in words"""
    when: str
    """when it comes back, in words"""
    due: bool


class GivenAway(TypedDict):
    """The chance given away in a turn by one kind of decision, in per cent of the chance to win."""

    title: str
    part: str
    error: float
    """half of the 95 % interval"""
    usual: str
    """what is usual on the person's rung in such games"""


class MistakesAnswer(TypedDict):
    """All mistakes of one's own, what the last games gave away, and what to practise."""

    rows: list[MistakeRow]
    due: int
    sentence: str
    advice: str
    lesson: str | None
    """that fits best; null as long as nothing stands out beyond chance"""
    puzzles: str | None
    """the kind that fits best"""
    trend: Annotated[list[list[float]], "Array<[low: number, chance: number, high: number]>"]
    """of each of the last games what it gave away beside regular players in such games: 1 is as
    much"""
    usual: float | None
    """the same of those on the person's rung; null before the first games"""
    usual_rung: int
    kinds: list[GivenAway]
    """most first"""
    rung: str | None
    """the level on the ladder, in a sentence; null before the first games"""


class PersonAnswer(TypedDict):
    """The person as shown in the form for a new game."""

    level: LevelShown
    mistakes: NotRequired[OwnMistakesShown]
    """if there are any"""


class WhyRow(TypedDict):
    """A line with its clause."""

    label: str
    value: str
    rule: Clause


class WhyAnswer(TypedDict):
    """A figure or event explained item by item."""

    sentence: str
    rows: list[WhyRow]
    clauses: list[Clause]


class TextAnswer(TypedDict):
    """A record or a position."""

    text: str


class CourseRow(TypedDict):
    """The progress in one lesson."""

    id: str
    title: str
    done: int
    steps: int
    stars: Annotated[list[int], "[earned: number, of: number]"]
    """[0, 0] where it has no challenge"""


class CourseAnswer(TypedDict):
    """The map of the course."""

    lessons: list[CourseRow]
    due: int
    """questions to be asked again"""
    about: list[str]
    """on puzzles and guesses"""


class SeatSuggestion(TypedDict):
    """A possible player for a seat of a game being loaded."""

    seat: Seat
    player: str
    name: str


class StoppedAt(TypedDict):
    """The line at which reading a record stopped."""

    line: int
    rule: Clause
    message: str
    source: NotRequired[Mark]


class ClauseText(TypedDict):
    """A clause in short: its text, its mark in each edition, and its value in the game, if any."""

    text: str
    editions: dict[str, Mark]
    notes: NotRequired[dict[str, str]]


class TeachLine(TypedDict):
    """A sentence and its clause."""

    text: str
    rule: Clause


class TeachMove(TypedDict):
    """The effect of the chosen move."""

    legal: bool
    lines: list[TeachLine]


class TeachRule(TypedDict):
    """A clause with its value in this game."""

    id: Clause
    text: str
    value: str


class Guide(TypedDict):
    """The guidance for one moment."""

    title: str
    about: str
    steps: list[str]
    at: int | None
    """the step that is due; null while others decide"""
    now: list[TeachLine]
    move: TeachMove | None
    rules: list[TeachRule]


ClauseRow: TypeAlias = Annotated[
    dict[str, Any],
    "{edition: string, title: string, mark: Mark, value: string, where?: string, from?: string,"
    " note?: string}",
]
"""A clause in one edition. `from`: the edition that a silent one takes it from."""


class ClauseCard(TypedDict):
    """A clause with its value in every edition."""

    id: Clause
    text: str
    rows: list[ClauseRow]
    differs: bool
    missing: list[str]
    here: NotRequired[ClauseRow]


class TextCheck(TypedDict):
    """The contents of a text, before it is played."""

    kind: str
    edition: str
    edition_title: str
    mode: str
    mode_title: str
    board: str
    round: int
    moves: int
    turn: Seat | None
    winner: Seat | None
    seats: list[SeatSuggestion]
    unknown: bool
    """not all of the position is known, so that nobody can play it"""
    stopped: NotRequired[StoppedAt]


Answer: TypeAlias = (
    "OddsAnswer | DefenceAnswer | LogAnswer | StatsAnswer | DiceAnswer | HintAnswer | WhyAnswer"
    " | ReviewAnswer | ReviewTurnAnswer | SearchAnswer | MistakesAnswer | PersonAnswer"
    " | TextAnswer | TextCheck | Guide | Moment | LessonTexts | CourseAnswer | dict[str, Any]"
)
