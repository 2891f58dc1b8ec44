"""The shapes of the answers to queries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from risk_widget.engine.data_types import Clause, Holding, Mark, Owner, Seat, Territory
    from risk_widget.protocol.snapshot_types import (
        HintAnswer,
        LessonTexts,
        LevelShown,
        LogLine,
        Moment,
        OwnMistakesShown,
    )


class OddsAnswer(TypedDict):
    """The chances and average losses in a battle fought to the end."""

    attackers: int
    defenders: int
    stop_at: int
    win: float
    """the chance of a capture"""
    hit: float
    """the chance that the next roll costs the defender an army"""
    attacker_losses: float
    defender_losses: float
    left_if_won: float | None
    attackers_left: list[float]
    defenders_left: list[float]
    source: Territory
    target: Territory


class DefenceChoice(TypedDict):
    """Both sides' average losses for a number of defending dice, and the chance of holding."""

    dice: int
    attacker: float
    defender: float
    hold: float
    """the chance of holding if the attack goes on to its end, with as many dice as possible after
    this roll"""


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
    """armies spared, compared with the average; null if the seat is not a player's"""
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
    """the losses of the attacker, then of the defender"""


class DiceAnswer(TypedDict):
    """All dice of the game so far, and a check of their fairness."""

    sentence: str
    seed: str
    """the words to write down or, when the game is over, to compare with those written down"""
    rows: list[DiceRow]
    rolls: list[DiceRoll]


class PlanShown(TypedDict):
    """A plan for the rest of a turn."""

    letter: str
    by: Annotated[str, '"expert"|"played"|"own"']
    whose: str
    """the plan's owner, in words"""
    chance: float
    """the chance of winning the game"""
    error: int
    """the error of the chance, in percentage points"""
    games: int
    """the number of games continued from the plan; 0 if the chance is an estimate"""
    success: str
    """the exact chance that all attacks of the plan succeed, in words"""
    steps: list[str]
    """the steps in words"""
    texts: list[str]
    """the steps as texts, in the form in which a plan is sent"""
    wins: str
    opens: str
    put: dict[Territory, int]
    """the armies that the plan places"""
    ways: list[list[Territory]]
    """the plan's attacks and movements in order, each as its source and target"""
    place: int | None
    """the plan's number among the player's own plans"""
    name: str
    follow: int
    """the number of plans that continue this one"""
    boards: list[dict[Territory, Holding]]
    """the changes that each step makes on the board, if all attacks succeed with average losses"""


class FaultyPlan(TypedDict):
    """A player's own plan that is not legal where it stands, such as one from a changed record."""

    place: int
    name: str
    steps: str
    why: str


class PlansAnswer(TypedDict):
    """The plans for a turn side by side."""

    seat: Seat
    plans: list[PlanShown]
    best: str
    verdict: str
    """the best plan compared with the next one"""
    games: int
    """the number of games continued from each plan so far"""
    of: int
    rough: bool
    """whether the next piece of work looks ahead from the plans, for better estimates"""
    compiling: bool
    """whether the answer is waiting for the compiler, which runs only once"""
    to_place: int
    """the number of armies that the seat has to place"""
    path: str
    """the player's own plan that all of these continue; "" at the moment itself"""
    board: dict[Territory, Holding]
    """the position after that plan, as far as it differs from the moment"""
    faulty: list[FaultyPlan]


class BranchShown(TypedDict):
    """A player's own plan, as a row of the game's tree."""

    at: int
    """the moment of the plan"""
    round: int
    path: str
    """the place of the plan among the plans of the moment"""
    name: str
    """the plan's name, or its first step in words"""
    more: int
    """the number of further steps"""


class BranchesAnswer(TypedDict):
    """All of a player's own plans, each followed by the plans that continue it."""

    branches: list[BranchShown]


class ToldPoint(TypedDict):
    """A better choice at a turning point."""

    opened: str | None
    """the territory left exposed to that turn, and its chance of falling, in a sentence"""
    better: str | None
    """the better choice, or a note that there was none; null if it is unknown or already shown"""
    try_at: int | None
    """the step at which the turn that could have changed the game began; null if already shown"""
    territories: dict[Territory, Holding]
    """the board at that step, or else at the start of the turning point"""


class TurningPoint(TypedDict):
    """A turn that changed the chances considerably."""

    turn: int
    """the turn's number, as in the lists of a review"""
    at: int
    """the step at which the turn began"""
    text: str
    told: NotRequired[ToldPoint]
    """the better choice, only for the turns that changed the chances most"""


class ReviewLuck(TypedDict):
    """The effect of the dice on a seat."""

    seat: Seat
    armies: float
    chance: float
    """the part of the chance of winning that the dice brought"""


class ReviewTurn(TypedDict):
    """A turn of the game; turns are in the order of play."""

    turn: int
    """the turn's number, from 1"""
    seat: Seat
    round: int
    at: int
    """the step at which the turn began"""


class ReviewTurnAnswer(TypedDict):
    """A turn compared with the expert's plan. Chances use only what the turn's seat could know."""

    turn: int
    before: float
    after: float
    dice: float
    """the change that the turn's dice made to the seat's chance"""
    plan: str | None
    """the expert's plan, or a note that the turn began with it or won; null if there is neither"""
    opened: str | None
    """the territories left exposed that others took, and how likely their fall was"""
    won: bool
    worth: float | None
    """the choices compared with the plan, without the dice: below 0 if the plan was better; null if
    the turn began with the plan or won. If the turn was searched for mistakes, the cost of its
    costliest mistake in the games that confirmed it, or null if there was none"""
    judged: bool
    """whether the turn was searched for mistakes"""
    mistakes: list[str]
    """the turn's confirmed mistakes"""


class ReviewAnswer(TypedDict):
    """The review of a finished game. The lists begin before the first turn."""

    rounds: list[int]
    """the round of each turn, preceded by the first turn's round for the time before that turn"""
    turns: list[ReviewTurn]
    chances: dict[Seat, list[float]]
    points: list[TurningPoint]
    luck: list[ReviewLuck]
    summary: list[str]
    """the game in a few sentences"""
    give_or_take: int
    """the error of a turn's value compared with a plan, in percentage points"""


class SearchAnswer(TypedDict):
    """The progress of the search for mistakes in the finished game."""

    over: bool
    compiling: bool
    """whether the search is waiting for the compiler, which runs only once"""
    done: int
    pieces: int
    found: int
    """the number of mistakes saved; 0 until the search is over"""


class MistakeRow(TypedDict):
    """One of the player's own mistakes."""

    id: str
    title: str
    game: str
    """the game of the mistake, in words"""
    when: str
    """when the mistake comes back, in words"""
    due: bool


class GivenAway(TypedDict):
    """The win chance lost per turn by one kind of decision, in per cent."""

    title: str
    part: str
    error: float
    """half the width of the 95% interval"""
    usual: str
    """the usual loss on the person's rung in such games"""


class MistakesAnswer(TypedDict):
    """The player's own mistakes, the win chance lost in the last games, and what to practise."""

    rows: list[MistakeRow]
    due: int
    sentence: str
    advice: str
    lesson: str | None
    """the lesson that fits best; null as long as nothing stands out beyond chance"""
    puzzles: str | None
    """the kind of puzzle that fits best"""
    trend: Annotated[list[list[float]], "Array<[low: number, chance: number, high: number]>"]
    """the win chance lost in each of the last games, relative to regular players in such games; 1
    means the same loss"""
    usual: float | None
    """the same figure for players on the person's rung; null before the first games"""
    usual_rung: int
    kinds: list[GivenAway]
    """the kinds of decision, the costliest first"""
    rung: str | None
    """the level on the ladder, in a sentence; null before the first games"""


class PersonAnswer(TypedDict):
    """The facts that the form for a new game shows about the person."""

    level: LevelShown
    mistakes: OwnMistakesShown | None
    """the player's own mistakes, if there are any"""


class WhyRow(TypedDict):
    """A line with its clause."""

    label: str
    value: str
    rule: Clause


class WhyAnswer(TypedDict):
    """The explanation of a figure or event, item by item."""

    sentence: str
    rows: list[WhyRow]
    clauses: list[Clause]


class TextAnswer(TypedDict):
    """A record or a position."""

    text: str


class FilmAnswer(TypedDict):
    """Some frames of a film, for the page to draw."""

    head: str
    """the beginning of all drawings"""
    frames: list[str]
    """each drawing, without the common beginning and end"""
    times: list[int]
    """the time for which each frame of the film is shown, in milliseconds"""


class CourseRow(TypedDict):
    """The progress in one lesson."""

    id: str
    title: str
    done: int
    steps: int
    stars: Annotated[list[int], "[earned: number, of: number]"]
    """the stars of the lesson's challenge; [0, 0] if there is none"""


class ReviewShown(TypedDict):
    """The questions that come back."""

    due: int
    """the number of questions to be asked again today"""
    a_day: int
    """the most questions that the learner wants to be asked in a day"""
    sentence: str
    """the number of questions that are due, or the day when the next comes back, in words"""
    rows: Annotated[list[list[str]], "Array<[title: string, source: string]>"]


class ExamAnswer(TypedDict):
    """The latest exam."""

    games: Annotated[list[list[int | bool]], "Array<[rung: number, won: boolean]>"]
    """the exam's finished games, the first one first"""
    of: int
    """the number of games of an exam"""
    sentence: str
    """a description of exams, the progress in this one, or its result"""
    back: Annotated[list[list[str]], "Array<[step: string, title: string]>"]
    """the lessons and kinds of puzzles to go back to"""
    page: str
    """the result as a page to print, as HTML; "" before the end"""


class CourseAnswer(TypedDict):
    """The map of the course."""

    lessons: list[CourseRow]
    tonight: CourseRow
    """the short path through the course"""
    review: ReviewShown
    exam: ExamAnswer
    about: list[str]
    """sentences on puzzles, the strongest bot beaten, and guesses"""
    turns: str
    """the number of whole turns that were planned, with the rating; "" if none"""


class TurnSidePart(TypedDict):
    """The end of a planned turn, played by the learner or by the expert."""

    who: Literal["you", "expert"]
    title: str
    """the side, in words"""
    lines: list[str]
    """sentences on the armies placed and the territories taken and left open"""
    held: dict[Territory, Holding]
    """the board at the end of the turn"""


class TurnResultPart(TypedDict):
    """The result of a planned turn."""

    score: int
    """the score from 0 to 100"""
    title: str
    """the score in words"""
    sentence: str
    """the value of the plan, in a sentence"""
    cells: list[list[str]]
    """the table of chances with its head"""
    measured: str
    """how the chances were measured, in words"""
    sides: list[TurnSidePart]


class TurnAnswer(TypedDict):
    """The state of the judgement of a planned turn."""

    compiling: bool
    """whether the judgement is waiting for the compiler, which runs only once"""
    done: int
    pieces: int
    """the approximate number of pieces of work in all; 0 if there is no turn to judge"""
    result: TurnResultPart | None
    rating: str
    """the ratings of the learner and the turn, in words"""


class PupilRow(TypedDict):
    """A pupil's row in the table of a class's answers."""

    name: str
    answers: list[Annotated[list[Any], "[answer: string, tries: number, right: boolean|null]"]]
    """the answers in the order of the questions; 0 tries mean no answer"""


class ClassAnswer(TypedDict):
    """The answers of a class, as a table of pupils by questions."""

    questions: list[str]
    """the questions' titles"""
    pupils: list[PupilRow]
    text: str
    """the table for a spreadsheet"""


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
    """A clause in brief: its text, its mark in each edition, and its value in the game, if any."""

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
"""A clause in one edition; `from` names the edition from which a silent edition takes it."""


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
    """whether a part of the position is unknown, so that nobody can play it"""
    stopped: NotRequired[StoppedAt]


AnswerOnGame: TypeAlias = (
    "OddsAnswer | DefenceAnswer | LogAnswer | StatsAnswer | DiceAnswer | HintAnswer | WhyAnswer"
)
# Type checkers can't read a text that is joined from several.
AnswerOnReview: TypeAlias = "ReviewAnswer | ReviewTurnAnswer | SearchAnswer | MistakesAnswer | Moment | PlansAnswer | BranchesAnswer | FilmAnswer"  # noqa: E501
AnswerToPerson: TypeAlias = "PersonAnswer | TextAnswer | TextCheck | Guide | LessonTexts | CourseAnswer | ClassAnswer | TurnAnswer | ExamAnswer"  # noqa: E501
Answer: TypeAlias = "AnswerOnGame | AnswerOnReview | AnswerToPerson | dict[str, Any]"
