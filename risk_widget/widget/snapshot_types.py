"""The shapes of a snapshot: the page's view of a game or a lesson.

`outbox_types` has what a page sends, `answer_types` what its queries are answered with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from risk_widget.engine.data_types import LegalParts

if TYPE_CHECKING:
    from risk_widget.engine.data_types import (
        CardSymbol,
        Clause,
        Continent,
        Holding,
        Mark,
        Owner,
        Phase,
        Seat,
        Territory,
    )
    from risk_widget.widget.outbox_types import NewGame, Speed

# ---- lessons -------------------------------------------------------------------------------------

TextBlock: TypeAlias = Annotated[dict[str, Any], '{kind: "p"|"li", runs: Run[]}']
Run: TypeAlias = Annotated[dict[str, Any], "{text: string, strong?: true, em?: true, code?: true}"]
StepMark: TypeAlias = Literal["open", "shown", "tried", "solved"]
Outline: TypeAlias = Annotated[str, '"source"|"target"|"possible"']


class Battle(TypedDict):
    """The battle awaiting an answer, or the last roll."""

    source: Territory
    target: Territory
    attacker: Seat
    defender: Owner
    armies: int | None
    """null: only the roll is known"""
    attack_dice: int
    attack: NotRequired[list[int]]
    """highest first"""
    defence: NotRequired[list[int]]
    """highest first"""
    pairs: NotRequired[
        list[Annotated[list[Any], '[attack: number, defence: number, winner: "attack"|"defence"]']]
    ]
    attacker_losses: NotRequired[int]
    defender_losses: NotRequired[int]
    rule: NotRequired[Clause]
    n: NotRequired[int]
    """tells two equal rolls apart"""
    pending: bool


class Scene(TypedDict):
    """A part of the play: the changes on the map, and the roll, if there was one."""

    territories: dict[Territory, Holding]
    battle: NotRequired[Battle]


class Guess(TypedDict):
    """A guess at a chance, with the exact chance."""

    said: int
    exact: float
    """both in percent"""
    taken: int
    fought: int
    ends: list[Annotated[list[int], "[attackers: number, defenders: number, battles: number]"]]


class LessonFeedback(TypedDict):
    """The feedback to a learner's attempt."""

    n: int
    """tells one from the next"""
    status: Literal[
        "right", "wrong", "refused", "more", "unanswered", "unclear", "hint", "shown", "switched"
    ]
    heading: str
    blocks: list[TextBlock]
    lines: list[Annotated[list[Any], "[text: string, rule: string|null]"]]
    clauses: list[Clause]
    hint: str | None
    back: bool
    """what was played has been taken back"""
    outline: dict[Territory, Outline]
    said: Any
    """the answer that it is about"""
    scenes: list[Scene]
    guess: NotRequired[Guess]
    kept: NotRequired[list[Territory]]
    """of several places that were named, those that are right"""


class Dice(TypedDict):
    """Dice rolled and not yet compared."""

    attack: list[int]
    defence: list[int]


class Ways(TypedDict):
    """The ways open to the learner, and whether there is another hint."""

    back: bool
    next: bool
    hint: bool
    again: bool
    leave: NotRequired[bool]
    """back to the form or the game over which the lesson was opened, or on to another lesson"""


class PuzzlePart(TypedDict):
    """The facts about a puzzle apart from its question."""

    number: int
    kind: Literal["place", "stop", "way", "trade", "break", "leave", "fortify"]
    level: str
    right: int
    """puzzles that have been answered rightly"""
    place: NotRequired[int]
    """in a series that has an end: which one it is, from 1 on"""
    of: NotRequired[int]
    """how many it has"""
    back: NotRequired[str]
    """of a mistake of one's own: when it comes back"""
    over: NotRequired[str]
    """at the end of a series of such: what was done, and when the next ones are due"""


class ChallengePart(TypedDict):
    """The state of a challenge, and the stars to be won."""

    turn: int
    turns: int
    """the most that the learner has"""
    stars: list[str]
    """what earns each star beyond the first"""
    helped: bool
    """a move has been shown, so that only the first star is left"""
    costs: bool
    """to be shown a move costs all stars but the first"""


class LessonPart(TypedDict):
    """The learner's place in a lesson."""

    id: str
    key: str
    """of the texts"""
    begun: int
    """changes when a step begins"""
    at: int
    marks: list[StepMark]
    kind: str
    """in ``js/src/lessonKinds``"""
    input: str
    """the form of the answer, such as "action" or "choice"; its kind tells which there are"""
    picks: NotRequired[int]
    """how many places are asked for"""
    you: str
    edition: str
    done: bool
    dice: Dice | None
    outline: dict[Territory, Outline]
    asks_amount: NotRequired[bool]
    """how many armies or dice, or which cards, is the question: nothing is chosen beforehand"""
    fight_on: NotRequired[bool]
    """an attack may be repeated until it has done what it is for, as in a game"""
    hints: list[str]
    can: Ways
    feedback: LessonFeedback | None
    stars: NotRequired[dict[str, Annotated[list[int], "[earned: number, of: number]"]]]
    """of each step that is a challenge, by its number from 0; only in a lesson that has one"""
    challenge: NotRequired[ChallengePart]
    warm_up: NotRequired[bool]
    """it is the warm-up before a lesson, to which it leads on"""
    puzzle: NotRequired[PuzzlePart]
    """it is a puzzle, after which another one follows"""
    learner: NotRequired[str]
    """whose work it is; "" if the name was left out, nothing if nobody has asked yet"""


class LessonText(TypedDict):
    """The texts of a lesson."""

    id: str
    title: str
    summary: str
    minutes: int
    able: list[str]
    advice: str
    following: (
        Annotated[list[str | None], "[id: string, title: string, edition: string|null]"] | None
    )
    steps: list[str]


class Choice(TypedDict):
    """An answer to choose."""

    value: str
    text: str


class EditionName(TypedDict):
    """An edition that a step can be played under."""

    id: str
    title: str


class StepText(TypedDict):
    """The texts of a step."""

    id: str
    title: str
    blocks: list[TextBlock]
    question: str
    choices: list[Choice]
    editions: list[EditionName]
    moves: int
    clauses: list[Clause]


class LessonTexts(TypedDict):
    """The texts that stay the same during a step, requested once by the page."""

    key: str
    lesson: LessonText
    step: StepText


GameEvent: TypeAlias = Annotated[
    dict[str, Any], "{type: EventKind, seat: Seat|null} & Record<string, any>"
]
"""An event of the engine; its other data differ by type."""
Screen: TypeAlias = Annotated[str, '"play"|"handover"|"over"|"setup"|"past"']
"""`"past"` only on the page: a moment is looked at."""


# ---- answers -------------------------------------------------------------------------------------


class Ack(TypedDict):
    """The answer to an item of the outbox."""

    id: str
    ok: bool
    data: NotRequired[Any]
    """answer to a query"""
    rule: NotRequired[Clause]
    """clause that a refusal rests on"""
    message: NotRequired[str]
    source: NotRequired[Mark]


# ---- parts of the snapshot -----------------------------------------------------------------------


class EndRefused(TypedDict):
    """The reason why ending the phase, a player's usual button, is refused now."""

    rule: Clause
    message: str


class Legal(LegalParts, total=False):
    """The legal actions of the seat that must act; a key is present only while legal."""

    end_refused: EndRefused


class OutSeat(TypedDict):
    """The seat that eliminated another, and when; null if unknown."""

    by: Owner | None
    round: int | None


class SeatRow(TypedDict):
    """A seat as everybody sees it."""

    seat: Seat
    name: str
    renamed: NotRequired[bool]
    """somebody gave the name: it stands where else the colour does"""
    player: str
    """`"human"`, or the name of a bot"""
    wanted: NotRequired[str]
    """`"my-level"`, where that was asked for and this bot has come"""
    face: NotRequired[str]
    """of a bot: its name in the catalog's `faces`"""
    territories: int
    armies: int
    pieces: list[Annotated[list[Any], "[piece: string, count: number]"]]
    cards: int
    continents: list[Continent]
    income: int | None
    """null: it is not to be told"""
    out: OutSeat | None
    auto_defend: NotRequired[bool]
    """it always defends with the most dice"""


class Third(TypedDict):
    """The third army, in a game for two."""

    kind: Literal["neutral", "allied"]
    territories: int
    armies: int


class HandCard(TypedDict):
    """A card of the person at the screen."""

    card: str
    symbol: CardSymbol
    territory: Territory | None
    owned: bool


class Mission(TypedDict):
    """The secret goal of the person at the screen.

    Attributes:
        progress: how far it has come, in a sentence.
        near: that few territories are missing, in a sentence; empty while there are many.
        continents: those that the card names.
        to_take: the territories that are still to be taken, where the card says which.
    """

    id: str
    text: str
    progress: str
    near: str
    continents: list[str]
    to_take: list[str]


class Cards(TypedDict):
    """The public facts about the cards."""

    sets_traded: int
    next_value: int | None
    values: dict[str, int] | None
    deck: int | None
    """null: it is what a lesson asks for"""
    discard: int
    must_trade_at: int
    earned: NotRequired[Literal["after_combat", "end_of_turn"]]
    """a capture of this turn has earned a card that is still to be drawn: then it will be"""


class Proposal(TypedDict):
    """The proposed number of armies to move into the captured territory."""

    armies: int
    behind: int
    """armies of rivals beside the territory that attacked"""
    ahead: int
    """armies of rivals beside the captured one"""


class IncomeItem(TypedDict):
    """Armies received this turn, and the reason for them."""

    label: str
    armies: int
    rule: Clause


class LogPart(TypedDict):
    """One of the events folded into a line of the log."""

    at: int
    text: str


class LogLine(TypedDict):
    """A line of the log."""

    n: int
    """the number of its last entry"""
    at: int
    """the number of moves after which it was true"""
    seat: Owner | None
    text: str
    kind: str
    territory: NotRequired[Territory]
    first: NotRequired[int]
    """of a line that opens, the number of its first entry: it stays while the line grows"""
    latest: NotRequired[str]
    """of a folded line, what the last decision added to it"""
    parts: NotRequired[list[LogPart]]
    """of a line that opens, where the whole log is asked for"""


class Handover(TypedDict):
    """The seat that gets the screen next, and what it has missed."""

    to: Seat
    name: str
    lines: list[str]


class Bots(TypedDict):
    """The play that goes on by itself."""

    running: bool
    paused: bool
    speed: Speed
    tick: NotRequired[int]
    """the page resumes the bots after so many ms, where the kernel has no threads"""


class BotFailure(TypedDict):
    """A bot that failed to decide; its seat waits for another bot to take over."""

    seat: Seat
    text: str
    substitute: str
    """the bot that is proposed instead"""


class RollingAttack(TypedDict):
    """An attack that is repeated."""

    source: Territory
    target: Territory
    stop_at: int


class Series(TypedDict):
    """The totals of a repeated attack. Expected losses are for the same number of dice."""

    rolls: int
    attacker: Owner
    defender: Owner
    lost: int
    """armies that the attacker has lost"""
    beaten: int
    """armies that the defender has lost"""
    lost_mean: float
    beaten_mean: float


class Curves(TypedDict):
    """The standing of each seat, round by round."""

    rounds: list[int]
    armies: dict[Seat, list[int]]
    territories: dict[Seat, list[int]]


class Figure(TypedDict):
    """A figure of a finished game."""

    label: str
    value: str | int


class Over(TypedDict):
    """The final screen."""

    winner: Seat | None
    reason: str
    """clause id, `"ended"`, or `"partial"` where the end is not known"""
    text: str
    history: Curves
    stats: list[Figure]
    about: Seat | None
    """whose figures they are"""
    level: NotRequired[str]
    """what the game has done to the level of the person who played it alone, as a sentence"""


class LevelShown(TypedDict):
    """A person's place on the ladder of bots."""

    rung: int
    low: int
    high: int
    sureness: Literal["none", "rough", "fair", "good"]
    """"none" before the first games: then easy bots are proposed"""


# ---- the snapshot --------------------------------------------------------------------------------


class GamePart(TypedDict):
    """The position, the seats and the legal actions for the seat at the screen."""

    edition: str
    edition_title: str
    mode: str
    options: dict[str, Any]
    board: str
    round: int
    turn: Seat
    phase: Phase
    actor: Seat | None
    viewer: Seat | None
    human: bool
    """the seat that must act is a person here"""
    private: Literal["shown", "covered", "none"]
    territories: dict[Territory, Holding]
    seats: list[SeatRow]
    third: Third | None
    to_place: int
    hand: list[HandCard] | None
    mission: Mission | None
    capital: Territory | None
    capitals_shown: Annotated[dict[Seat, Territory], "Partial<Record<Seat, Territory>>"]
    cards: Cards
    dice_colours: Annotated[list[str], "[attack: string, defence: string]"]
    legal: Legal
    tired: dict[Territory, int]


class TurnPart(TypedDict):
    """The events of the turn so far."""

    income: list[IncomeItem] | None
    placed: dict[Territory, int]
    """in this part of the turn; in set-up in the last turn of the seat that must act"""
    battle: Battle | None


class PositionPart(GamePart, TurnPart):
    """A position with the events of its turn."""


class KeptGameShown(TypedDict):
    """A game that was kept when its kernel ended, and can be continued."""

    id: str
    begun: float
    """seconds since 1970"""
    round: int
    edition_title: str
    mode_title: str
    players: dict[Seat, str]
    copied: NotRequired[bool]
    """only the page has it: what it kept goes with the wish to continue"""


RoomState: TypeAlias = Literal["closed", "opening", "open", "cut_off"]
"""of a table or a class: what can be done about it, or where it is"""


class TableSeat(TypedDict):
    """The screen of a seat, and whether its person is there."""

    seat: Seat
    at: Literal["here", "there", "away", "left"]
    """at the host's screen, or at one of its own: connected, cut off, or left"""
    screens: NotRequired[int]
    """where several are there, as a team"""


class TablePart(TypedDict):
    """The other screens of a game, for the host: no links, since a snapshot may be saved."""

    state: RoomState
    seats: list[TableSeat]
    watching: int
    """spectators"""
    vote: int
    """seconds that a team has to vote on each decision; 0: whoever is first decides"""
    problem: NotRequired[str]
    """why it could not be opened, or has closed, as a sentence"""


class VoteOption(TypedDict):
    """A choice that some of a team have voted for."""

    text: str
    count: int


class VotePart(TypedDict):
    """A decision that the screens at one seat are voting on."""

    left: int
    """seconds until it is counted"""
    there: int
    voted: int
    own: bool
    """this screen has voted"""
    options: list[VoteOption]


class ClassBar(TypedDict):
    """The number of pupils who have given the same answer."""

    text: str
    count: int
    right: NotRequired[bool]
    """it is the right answer, once that has been shown"""
    who: NotRequired[list[str]]
    """where the host wishes"""


class ClassPart(TypedDict):
    """A class around a lesson, for the host: no links, since a snapshot may be saved."""

    state: RoomState
    problem: NotRequired[str]
    """why it could not be opened, or has closed, as a sentence"""
    there: int
    """pupils who are connected"""
    answered: int
    n: int
    """answers so far, to all questions: the table of the class grows with it"""
    bars: list[ClassBar]
    shown: bool
    """the right answer is on all screens"""
    position: bool
    """there is a game whose position can be put"""
    pupils: NotRequired[list[str]]
    """who has come, where the host wishes to see it"""


class PupilPart(TypedDict):
    """A note to a pupil of a class about their own answer."""

    name: str
    waits: bool
    """nobody is told before the host shows the answer"""
    shown: bool
    said: NotRequired[str]
    """what was answered; "" for several moves"""
    answer: NotRequired[Any]
    """the same as the page handed it in, where it was no move"""
    right: NotRequired[bool]
    about: NotRequired[list[TextBlock]]
    """what was not right about it, once the answer has been shown"""


class OwnMistakesShown(TypedDict):
    """The numbers of one's own mistakes, kept and due."""

    kept: int
    due: int


class ServicePart(TypedDict):
    """The common part of all snapshots: the current state, and the answers to the page."""

    v: Literal[1]
    seq: int
    game_id: str
    screen: Screen
    recent: list[LogLine]
    log_length: int
    last: list[GameEvent]
    """events since the snapshot before"""
    undo: bool
    redo: bool
    bots: Bots
    acks: list[Ack]
    teach: NotRequired[bool]
    """each part of the turn is explained"""
    evaluation: NotRequired[bool]
    """everybody's chance to win is shown"""
    mistakes: NotRequired[OwnMistakesShown]
    """before a game, if there are any"""
    confirm: NotRequired[bool]
    """each army and each end of a part waits for a button"""
    chosen: NotRequired[NewGame]
    """with screen "setup": the game that a page of this kernel started last, without its seed"""
    kept: NotRequired[list[KeptGameShown]]
    """with screen "setup": games that can be continued; the one played last comes first"""
    level: NotRequired[LevelShown]
    """of the person at the screen, whose rivals may be as strong"""


class SetupSnapshot(ServicePart):
    """The screen before any game has been chosen."""

    legal: Legal


class Snapshot(ServicePart, PositionPart):
    """The whole screen, for the seat in front of it."""

    handover: Handover | None
    moves: int
    """decisions so far"""
    listed: NotRequired[list[Seat]]
    """the seats as the form has them, if the order of turns was drawn"""
    headline: NotRequired[str]
    """what has happened since one's own turn, in a line: while bots play, and in the first part of
    one's own"""
    changed: NotRequired[dict[Territory, Owner]]
    """in the first part of a turn: who held before what has changed hands since one's own last
    one"""
    since: NotRequired[list[str] | None]
    """in the first part of a turn: what the seat's rivals did meanwhile, and in the last line how
    the seat stands"""
    moments: NotRequired[list[str]]
    """what has come of the events since the snapshot before: continents that changed hands, and
    territories that were held against the odds, in sentences"""
    since_by: NotRequired[list[Owner | None]]
    """whose doing each of these lines tells"""
    proposal: NotRequired[Proposal]
    """armies to move into the captured territory"""
    bot_failure: NotRequired[BotFailure]
    placing: NotRequired[bool]
    """the seat that must act, or while bots do the one at the screen, leaves its set-up to a bot"""
    taken_back: NotRequired[str]
    """what an undo took back, as a sentence, until something is played"""
    single_fortify: NotRequired[Literal["open", "made"] | None]
    """while armies move, where there is one movement in a turn"""
    rolling: RollingAttack | None
    series: NotRequired[Series]
    """until the next decision, of an attack that was repeated"""
    chances: NotRequired[dict[Seat, float] | None]
    """to win; where they are shown and can be worked out"""
    table: NotRequired[TablePart]
    """on the host's page"""
    classroom: NotRequired[ClassPart]
    """on the host's page of a class"""
    vote: NotRequired[VotePart]
    """on the page of a guest who is not alone at a seat"""
    pupil: NotRequired[PupilPart]
    """on a pupil's page"""
    guest: NotRequired[bool]
    """it is the screen of a guest: what concerns the whole table is the host's"""
    over: Over | None
    lesson: NotRequired[LessonPart]
    """there is a lesson, and no game of its own"""
    at: NotRequired[int]
    """with screen "past": the moves before this moment"""
    round_before: NotRequired[int]
    """with screen "past": the moment at which its round began, or the round before"""
    round_after: NotRequired[int]
    """with screen "past": the moment at which the next round begins"""
    news: NotRequired[int]
    """with screen "past": lines of `recent` that tell what the last of them did"""


class Moment(TurnPart):
    """A moment of the game: the parts of a snapshot at that time."""

    at: int
    news: int
    round: int
    chances: dict[Seat, float] | None
    """to win; when the game is over"""
    round_before: int
    """the moment at which this round began, or the one before if this is that moment"""
    round_after: int
    """the moment at which the next round begins, or the last one"""
    turn: Seat
    phase: Phase
    actor: Seat | None
    territories: dict[Territory, Holding]
    seats: list[SeatRow]
    third: Third | None
    to_place: int
    capital: Territory | None
    capitals_shown: Annotated[dict[Seat, Territory], "Partial<Record<Seat, Territory>>"]
    tired: dict[Territory, int]
    recent: list[LogLine]
    log_length: int
