"""The shapes of the answers to queries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from risk_widget.engine.kinds import Clause, Mark, Seat, Territory
    from risk_widget.widget.data_types import LogLine, Moment
    from risk_widget.widget.lesson_types import LessonTexts


class OddsAnswer(TypedDict):
    """How a battle goes that is fought until it ends."""

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
    """What a number of dice costs both sides on average."""

    dice: int
    attacker: float
    defender: float


class DefenceAnswer(TypedDict):
    """What each number of dice costs, in the battle that waits."""

    choices: list[DefenceChoice]


class LogAnswer(TypedDict):
    """The whole log."""

    lines: list[LogLine]


class Column(TypedDict):
    """What a column of figures means."""

    id: str
    label: str


class StatsAnswer(TypedDict):
    """The figures of all seats as a table."""

    columns: list[Column]
    rows: list[dict[str, Any]]


class WhyRow(TypedDict):
    """A line that names its clause."""

    label: str
    value: str
    rule: Clause


class WhyAnswer(TypedDict):
    """Something taken apart."""

    sentence: str
    rows: list[WhyRow]
    clauses: list[Clause]


class TextAnswer(TypedDict):
    """A record or a position."""

    text: str


class SeatSuggestion(TypedDict):
    """Who could play a seat of a game that is loaded."""

    seat: Seat
    player: str
    name: str


class StoppedAt(TypedDict):
    """The line that stopped a record."""

    line: int
    rule: Clause
    message: str
    source: NotRequired[Mark]


class ClauseText(TypedDict):
    """A clause in short: what it says, which editions print it, and what one says on top."""

    text: str
    editions: dict[str, Mark]
    notes: NotRequired[dict[str, str]]


class TeachLine(TypedDict):
    """A sentence and its clause."""

    text: str
    rule: Clause


class TeachMove(TypedDict):
    """What the chosen move would do."""

    legal: bool
    lines: list[TeachLine]


class TeachRule(TypedDict):
    """A clause with what this game makes of it."""

    id: Clause
    text: str
    value: str


class Guide(TypedDict):
    """What is told of a moment."""

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
"""How one edition has a clause. `from`: the edition that a silent one takes it from."""


class ClauseCard(TypedDict):
    """A clause with what every edition makes of it."""

    id: Clause
    text: str
    rows: list[ClauseRow]
    differs: bool
    missing: list[str]
    here: NotRequired[ClauseRow]


class TextCheck(TypedDict):
    """What a text holds, before it is played."""

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
    viewer: Seat | None
    seats: list[SeatSuggestion]
    unknown: bool
    """not all of the position is known, so that nobody can play it"""
    stopped: NotRequired[StoppedAt]


Answer: TypeAlias = (
    "OddsAnswer | DefenceAnswer | LogAnswer | StatsAnswer | WhyAnswer | TextAnswer | TextCheck"
    " | Guide | Moment | LessonTexts | dict[str, Any]"
)
