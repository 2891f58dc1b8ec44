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
    from risk_widget.protocol.outbox_types import NewGame, Speed

# ---- lessons -------------------------------------------------------------------------------------

TextBlock: TypeAlias = Annotated[dict[str, Any], '{kind: "p"|"li", runs: Run[]}']
Run: TypeAlias = Annotated[dict[str, Any], "{text: string, strong?: true, em?: true, code?: true}"]
StepMark: TypeAlias = Literal["open", "shown", "tried", "solved"]
Outline: TypeAlias = Annotated[str, '"source"|"target"|"possible"']


class Battle(TypedDict):
    """The battle awaiting an answer, or the last roll."""

    source: Territory
    """the territory that attacks"""
    target: Territory
    """the territory that is attacked"""
    attacker: Seat
    """whose armies attack"""
    defender: Owner
    """whose territory it was"""
    armies: int | None
    """null: only the roll is known"""
    attack_dice: int
    """dice of the attacker"""
    attack: NotRequired[list[int]]
    """highest first"""
    defence: NotRequired[list[int]]
    """highest first"""
    pairs: NotRequired[
        list[Annotated[list[Any], '[attack: number, defence: number, winner: "attack"|"defence"]']]
    ]
    """the dice compared, and who won"""
    attacker_losses: NotRequired[int]
    """armies"""
    defender_losses: NotRequired[int]
    """armies"""
    rule: NotRequired[Clause]
    """the clause by which the dice were compared"""
    n: NotRequired[int]
    """distinguishes two equal rolls"""
    pending: bool
    """the defender has yet to choose"""


class Scene(TypedDict):
    """A step of the animation: the changes on the map, and the roll, if there was one."""

    territories: dict[Territory, Holding]
    """the territories that change"""
    battle: NotRequired[Battle]
    """the roll that changed them"""


class Guess(TypedDict):
    """A guess at a chance, with the exact chance."""

    said: int
    """what the learner guessed"""
    exact: float
    """both in percent"""
    taken: int
    """battles that took the target"""
    fought: int
    """battles played out"""
    ends: list[Annotated[list[int], "[attackers: number, defenders: number, battles: number]"]]
    """how many battles ended with each number of armies"""


class LessonFeedback(TypedDict):
    """The feedback on a learner's attempt."""

    n: int
    """distinguishes it from the next"""
    status: Literal[
        "right", "wrong", "refused", "more", "unanswered", "unclear", "hint", "shown", "switched"
    ]
    """the result"""
    heading: str
    """the verdict in a few words"""
    blocks: list[TextBlock]
    """the explanation"""
    lines: list[Annotated[list[Any], "[text: string, rule: string|null]"]]
    """what was played, with the clause behind it"""
    clauses: list[Clause]
    """the clauses that the explanation rests on"""
    hint: str | None
    """the hint that was asked for"""
    back: bool
    """what was played has been taken back"""
    outline: dict[Territory, Outline]
    """territories that the explanation points to"""
    said: Any
    """the answer that it is about"""
    scenes: list[Scene]
    """what was played, to be shown"""
    guess: NotRequired[Guess]
    """if the task was to guess a chance"""
    kept: NotRequired[list[Territory]]
    """of several places named, the right ones"""


class Dice(TypedDict):
    """Dice rolled and not yet compared."""

    attack: list[int]
    """highest first"""
    defence: list[int]
    """highest first"""


class Ways(TypedDict):
    """Where the learner can go from here, and whether there is another hint."""

    back: bool
    """to the step before"""
    next: bool
    """to the next step"""
    hint: bool
    """there is another one"""
    again: bool
    """the step can be repeated with other numbers"""
    leave: NotRequired[bool]
    """back to the form or the game over which the lesson was opened, or on to another lesson"""


class PuzzleOption(TypedDict):
    """An option for choosing among the puzzles."""

    id: str
    """of the kind, edition or mode"""
    title: str
    """in words"""


class PuzzleChoice(TypedDict):
    """One way to choose among the puzzles, such as by kind."""

    by: Literal["kind", "edition", "mode", "dice"]
    """what is chosen"""
    chosen: str
    """the choice; "" is any"""
    options: list[PuzzleOption]
    """what can be chosen"""


class PlannedPart(TypedDict):
    """The facts about a whole turn to plan."""

    dice: Literal["average", "real"]
    """how they are rolled"""
    rolled: bool
    """dice have been rolled and the turn goes on, so it can't begin again"""
    over: bool
    """the turn has ended, and its judgement can be asked for"""


class PuzzlePart(TypedDict):
    """The facts about a puzzle apart from its question."""

    number: int
    """of the puzzle"""
    kind: Literal[
        "setup",
        "place",
        "stop",
        "way",
        "trade",
        "break",
        "leave",
        "fortify",
        "defend",
        "mission",
        "turn",
    ]
    """what is asked"""
    level: str
    """how hard it is, in words"""
    right: int
    """puzzles answered correctly"""
    choices: NotRequired[list[PuzzleChoice]]
    """the ways to choose others"""
    rating: NotRequired[str]
    """the ratings of the learner and the puzzle, in words"""
    turn: NotRequired[PlannedPart]
    """a whole turn is to be planned"""
    place: NotRequired[int]
    """in a series that has an end: its number, from 1"""
    of: NotRequired[int]
    """how many it has"""
    back: NotRequired[str]
    """for one of the learner's own mistakes: when it comes back"""
    over: NotRequired[str]
    """at the end of a series of own mistakes: what was done, and when the next are due"""


class ChallengePart(TypedDict):
    """The state of a challenge, and the stars to be won."""

    turn: int
    """the number of the learner's turn, from 1"""
    turns: int
    """the most turns that the learner has"""
    stars: list[str]
    """what earns each star beyond the first"""
    helped: bool
    """a move has been shown, so that only the first star is left"""
    costs: bool
    """being shown a move costs all stars but the first"""
    dice: str
    """the name of the dice of this attempt"""


class LessonPart(TypedDict):
    """The learner's place in a lesson."""

    id: str
    """of the lesson"""
    key: str
    """of the texts"""
    begun: int
    """changes when a step begins"""
    at: int
    """the number of the step, from 0"""
    marks: list[StepMark]
    """of all steps"""
    kind: str
    """of the step, in ``js/src/lessonKinds``"""
    input: str
    """the form of the answer, such as "action" or "choice"; the step's kind determines it"""
    picks: NotRequired[int]
    """how many places are asked for"""
    you: str
    """the learner's seat"""
    edition: str
    """the edition by whose rules the step is played"""
    done: bool
    """the step is over"""
    dice: Dice | None
    """the dice to compare"""
    outline: dict[Territory, Outline]
    """territories that the question points to"""
    asks_amount: NotRequired[bool]
    """the question is how many armies or dice, or which cards: nothing is chosen in advance"""
    fight_on: NotRequired[bool]
    """an attack may be repeated until it has served its purpose, as in a game"""
    hints: list[str]
    """those given so far"""
    can: Ways
    """the ways open from here"""
    feedback: LessonFeedback | None
    """to the latest answer"""
    stars: NotRequired[dict[str, Annotated[list[int], "[earned: number, of: number]"]]]
    """of each step that is a challenge, by its number from 0; only in a lesson that has one"""
    challenge: NotRequired[ChallengePart]
    """where the step is one"""
    warm_up: NotRequired[bool]
    """it is the warm-up before a lesson, which follows"""
    puzzle: NotRequired[PuzzlePart]
    """it is a puzzle, and another one follows"""
    learner: NotRequired[str]
    """whose work it is; "" if the name was left out, nothing if nobody has asked yet"""


class LessonText(TypedDict):
    """The texts of a lesson."""

    id: str
    """of the lesson"""
    title: str
    """of the lesson"""
    summary: str
    """what it is about, in a sentence"""
    minutes: int
    """the minutes that it takes"""
    able: list[str]
    """what the learner can do after it"""
    advice: str
    """what to do at its end"""
    following: (
        Annotated[list[str | None], "[id: string, title: string, edition: string|null]"] | None
    )
    """the lesson that follows; null after the last one"""
    steps: list[str]
    """their titles"""


class Choice(TypedDict):
    """One of the answers that the learner can choose."""

    value: str
    """the answer as it is handed in"""
    text: str
    """of the answer"""


class EditionName(TypedDict):
    """An edition that a step can be played under."""

    id: str
    """of the edition"""
    title: str
    """of the edition"""


class StepText(TypedDict):
    """The texts of a step."""

    id: str
    """of the step"""
    title: str
    """of the step"""
    blocks: list[TextBlock]
    """its text"""
    question: str
    """in a sentence; "" if there is none"""
    choices: list[Choice]
    """answers to choose from"""
    editions: list[EditionName]
    """that it can be played under"""
    moves: int
    """actions that it takes"""
    clauses: list[Clause]
    """that it is about"""


class LessonTexts(TypedDict):
    """The texts that stay the same during a step, requested once by the page."""

    key: str
    """of the step and of what its texts depend on"""
    lesson: LessonText
    """of the lesson"""
    step: StepText
    """of the step at hand"""
    tonight: str
    """the offer of the short path; "" on it, after its last lesson, and when it is done"""


GameEvent: TypeAlias = Annotated[
    dict[str, Any], "{type: EventKind, seat: Seat|null} & Record<string, any>"
]
"""An event of the engine; its other data differ by type."""


# ---- answers -------------------------------------------------------------------------------------


class Ack(TypedDict):
    """The answer to an item in the outbox."""

    id: str
    """of the item"""
    ok: bool
    """it was carried out"""
    data: NotRequired[Any]
    """answer to a query"""
    rule: NotRequired[Clause]
    """clause that a refusal rests on"""
    message: NotRequired[str]
    """why not, as a sentence"""
    source: NotRequired[Mark]
    """whether the edition prints that clause, is silent, or has a reading of it"""


# ---- parts of the snapshot -----------------------------------------------------------------------


class EndRefused(TypedDict):
    """The reason why the player's usual button, which ends the phase, is refused now."""

    rule: Clause
    """the clause behind it"""
    message: str
    """as a sentence"""


class Legal(LegalParts, total=False):
    """The legal actions of the seat that must act; a key is present only if its action is legal."""

    end_refused: EndRefused
    """why the phase cannot end"""
    defend_best: int
    """the number of dice that holds most often, if it is not the most"""


class OutSeat(TypedDict):
    """The seat that eliminated another, and when; null if unknown."""

    by: Owner | None
    """the seat that did it"""
    round: int | None
    """in which it happened"""


class SeatRow(TypedDict):
    """A seat as everybody sees it."""

    seat: Seat
    """its id"""
    name: str
    """the name shown"""
    renamed: NotRequired[bool]
    """somebody gave the name: it is shown instead of the colour"""
    player: str
    """`"human"`, or the name of a bot"""
    wanted: NotRequired[str]
    """`"my-level"`, if that was asked for and this bot was chosen"""
    face: NotRequired[str]
    """of a bot: its name in the catalog's `faces`"""
    territories: int
    """that it holds"""
    armies: int
    """on the board"""
    pieces: list[Annotated[list[Any], "[piece: string, count: number]"]]
    """the same as pieces of the edition, the largest first"""
    cards: int
    """in its hand"""
    continents: list[Continent]
    """that it holds whole"""
    income: int | None
    """null: it must not be shown"""
    out: OutSeat | None
    """null: it still plays"""
    auto_defend: NotRequired[bool]
    """it always defends with the dice that hold best"""


class Third(TypedDict):
    """The third army, in a game for two."""

    kind: Literal["neutral", "allied"]
    """whether it can attack"""
    territories: int
    """that it holds"""
    armies: int
    """on the board"""


class HandCard(TypedDict):
    """A card of the person at the screen."""

    card: str
    """its id"""
    symbol: CardSymbol
    """on it"""
    territory: Territory | None
    """null: a wild card"""
    owned: bool
    """the territory is the viewer's"""


class Mission(TypedDict):
    """The secret goal of the person at the screen."""

    id: str
    """of the card"""
    text: str
    """of the card"""
    progress: str
    """the progress, in a sentence"""
    near: str
    """a sentence saying that few territories are missing; empty while many are"""
    continents: list[str]
    """the continents that the card names"""
    to_take: list[str]
    """the territories still to be taken, if the card says which"""


class Cards(TypedDict):
    """The public facts about the cards."""

    sets_traded: int
    """by all seats so far"""
    next_value: int | None
    """armies for the next set; null: that depends on the set"""
    values: dict[str, int] | None
    """armies by kind of set, if they are fixed"""
    deck: int | None
    """null: it is what a lesson asks for"""
    discard: int
    """cards that were laid down"""
    must_trade_at: int
    """cards in a hand that force a trade"""
    earned: NotRequired[Literal["after_combat", "end_of_turn"]]
    """when the card that a capture has earned this turn will be drawn"""


class Proposal(TypedDict):
    """The proposed number of armies to move into the captured territory."""

    armies: int
    """to move in"""
    behind: int
    """rivals' armies next to the territory that attacked"""
    ahead: int
    """rivals' armies next to the captured territory"""


class IncomeItem(TypedDict):
    """Armies received this turn, and the reason for them."""

    label: str
    """the reason in words"""
    armies: int
    """for it"""
    rule: Clause
    """the clause behind it"""


class LogPart(TypedDict):
    """One of the events folded into a line of the log."""

    at: int
    """the number of moves after which it was true"""
    text: str
    """as a sentence"""


class LogLine(TypedDict):
    """A line of the log."""

    n: int
    """the number of its last entry"""
    at: int
    """the number of moves after which it was true"""
    seat: Owner | None
    """the seat whose action it was"""
    text: str
    """as a sentence"""
    kind: str
    """of its event"""
    territory: NotRequired[Territory]
    """where it happened"""
    first: NotRequired[int]
    """for a line that opens, the number of its first entry, which stays while the line grows"""
    latest: NotRequired[str]
    """for a folded line, what the last decision added to it"""
    parts: NotRequired[list[LogPart]]
    """for a line that opens, if the whole log was requested"""


class Handover(TypedDict):
    """The seat that gets the screen next, and the events that its player has missed."""

    to: Seat
    """the seat"""
    name: str
    """of the person"""
    lines: list[str]
    """what happened since its last turn, in sentences"""


class Bots(TypedDict):
    """The state of automatic play, and the speed of the bots."""

    running: bool
    """something continues without a click now"""
    paused: bool
    """a bot must act, and was stopped"""
    speed: Speed
    """of bots"""
    tick: NotRequired[int]
    """if the kernel has no threads, the page resumes the bots after this many ms"""


class BotFailure(TypedDict):
    """A bot that failed to decide; its seat waits for another bot to take over."""

    seat: Seat
    """that it plays"""
    text: str
    """what went wrong, as a sentence"""
    substitute: str
    """the bot that is proposed instead"""


class RollingAttack(TypedDict):
    """An attack that is repeated."""

    source: Territory
    """the territory that attacks"""
    target: Territory
    """the territory that is attacked"""
    stop_at: int
    """armies to leave in the source"""


class Series(TypedDict):
    """The totals of a repeated attack. Expected losses are for the same number of dice."""

    rolls: int
    """so far"""
    attacker: Owner
    """whose attack it is"""
    defender: Owner
    """whose territory it was"""
    lost: int
    """armies that the attacker has lost"""
    beaten: int
    """armies that the defender has lost"""
    lost_mean: float
    """armies that the attacker loses on average"""
    beaten_mean: float
    """armies that the defender loses on average"""


class Curves(TypedDict):
    """The standing of each seat, round by round."""

    rounds: list[int]
    """their numbers"""
    armies: dict[Seat, list[int]]
    """by seat, for each round"""
    territories: dict[Seat, list[int]]
    """by seat, for each round"""


class Figure(TypedDict):
    """A figure of a finished game."""

    label: str
    """what it counts"""
    value: str | int
    """as it is shown"""


class Over(TypedDict):
    """The final screen."""

    winner: Seat | None
    """null: nobody has won"""
    reason: str
    """clause id, `"ended"`, or `"partial"` if the end is unknown"""
    text: str
    """how it ended, as a sentence"""
    history: Curves
    """the course of the game"""
    stats: list[Figure]
    """figures of a seat"""
    about: Seat | None
    """whose figures they are"""
    level: NotRequired[str]
    """how the game changed the level of the only person in it, as a sentence"""


class LevelShown(TypedDict):
    """A person's place on the ladder of bots."""

    rung: int
    """the likeliest"""
    low: int
    """the lower end of its interval"""
    high: int
    """the upper end of its interval"""
    sureness: Literal["none", "rough", "fair", "good"]
    """"none" before the first games: then easy bots are proposed"""


# ---- the position --------------------------------------------------------------------------------


class BoardPart(TypedDict):
    """The board and the seats around it, now or at an earlier moment."""

    round: int
    """from 1; 0 in the set-up"""
    turn: Seat
    """whose turn it is"""
    phase: Phase
    """the part of the turn"""
    actor: Seat | None
    """who must decide; null: nobody, because the game is over"""
    territories: dict[Territory, Holding]
    """who holds each, with how many armies"""
    seats: list[SeatRow]
    """in the order of turns"""
    third: Third | None
    """null: the game has no such army"""
    to_place: int
    """armies in the hand of the seat that must act"""
    capital: Territory | None
    """the capital of the seat at the screen; null: it has none, or may not see it"""
    capitals_shown: Annotated[dict[Seat, Territory], "Partial<Record<Seat, Territory>>"]
    """the capitals that everybody knows"""
    tired: dict[Territory, int]
    """armies that may not move again this turn"""


class GamePart(BoardPart):
    """The position, the seats and the legal actions for the seat at the screen."""

    edition: str
    """its id"""
    edition_title: str
    """its name"""
    mode: str
    """its id"""
    goal: str
    """how it is won, in a sentence"""
    options: dict[str, Any]
    """the rules chosen for this game, by id"""
    board: str
    """its id"""
    viewer: Seat | None
    """the seat at the screen; null: only spectators are there"""
    human: bool
    """the seat that must act is a person here"""
    private: Literal["shown", "covered", "none"]
    """the viewer's secrets: here, waiting for the action "reveal", or nobody's"""
    hand: list[HandCard] | None
    """the viewer's cards; null: they may not be seen"""
    mission: Mission | None
    """the viewer's; null: there is none, or it may not be seen"""
    cards: Cards
    """what everybody knows about the cards"""
    dice_colours: Annotated[list[str], "[attack: string, defence: string]"]
    """as the edition prints them"""
    legal: Legal
    """what can be done now; empty unless the person at the screen must decide"""


class TurnPart(TypedDict):
    """The events of the turn so far."""

    income: list[IncomeItem] | None
    """this turn's armies by reason; null: this is not the part of a turn that places them"""
    placed: dict[Territory, int]
    """in this part of the turn; in set-up, in the last turn of the seat that must act"""
    battle: Battle | None
    """the battle that awaits an answer, or the last roll of this phase"""


class PositionPart(GamePart, TurnPart):
    """A position with the events of its turn."""


class KeptGameShown(TypedDict):
    """A game that was kept when its kernel ended, and can be continued."""

    id: str
    """by which it is continued"""
    begun: float
    """seconds since 1970"""
    round: int
    """the round that it has reached"""
    edition_title: str
    """its name"""
    mode_title: str
    """its name"""
    players: dict[Seat, str]
    """by seat: "human", or the name of a bot"""
    copied: NotRequired[bool]
    """only the page has it, and sends its copy with the request to continue"""


RoomState: TypeAlias = Literal["closed", "opening", "open", "cut_off"]
"""of a table or a class: what can be done with it, or where it is"""


class TableSeat(TypedDict):
    """A seat's screen, and whether the player is there."""

    seat: Seat
    """its id"""
    at: Literal["here", "there", "away", "left"]
    """at the host's screen, or at a screen of its own: connected, cut off, or left"""
    screens: NotRequired[int]
    """if several play it as a team"""


class TablePart(TypedDict):
    """The other screens of a game, for the host: no links, since a snapshot may be saved."""

    state: RoomState
    """what can be done with it, or where it is"""
    seats: list[TableSeat]
    """of people"""
    watching: int
    """spectators"""
    vote: int
    """seconds that a team has to vote on each decision; 0: the first to answer decides"""
    problem: NotRequired[str]
    """why it could not be opened, or has closed, as a sentence"""


class VoteOption(TypedDict):
    """A choice that some members of a team have voted for."""

    text: str
    """of the choice"""
    count: int
    """of its votes"""


class VotePart(TypedDict):
    """A decision that the screens at one seat are voting on."""

    left: int
    """seconds until it is counted"""
    there: int
    """screens at the seat"""
    voted: int
    """screens that have voted"""
    own: bool
    """this screen has voted"""
    options: list[VoteOption]
    """the choices so far"""


class ClassBar(TypedDict):
    """The number of pupils who have given the same answer."""

    text: str
    """of the answer"""
    count: int
    """of the pupils"""
    right: NotRequired[bool]
    """it is the right answer, once that has been shown"""
    who: NotRequired[list[str]]
    """the pupils' names, if the host wants to see them"""


class ClassPart(TypedDict):
    """A class around a lesson, for the host: no links, since a snapshot may be saved."""

    state: RoomState
    """what can be done with it, or where it is"""
    problem: NotRequired[str]
    """why it could not be opened, or has closed, as a sentence"""
    there: int
    """pupils who are connected"""
    answered: int
    """pupils who have answered this question"""
    n: int
    """answers so far, to all questions: the class's table grows with them"""
    bars: list[ClassBar]
    """the answers with their counts"""
    shown: bool
    """the right answer is on all screens"""
    position: bool
    """there is a game whose position can be asked about"""
    limit: int
    """seconds for each further question; 0: no limit"""
    left: NotRequired[float]
    """seconds left for this question; absent without a limit"""
    pupils: NotRequired[list[str]]
    """who has joined, if the host wants to see it"""


class PupilPart(TypedDict):
    """A note to a pupil of a class about their own answer."""

    name: str
    """of the pupil in the class"""
    waits: bool
    """nobody learns this before the host shows the answer"""
    shown: bool
    """the right answer is on all screens"""
    left: NotRequired[float]
    """seconds left for the question; absent without a limit"""
    said: NotRequired[str]
    """what was answered; "" for several moves"""
    answer: NotRequired[Any]
    """the same as the page handed it in, unless it was a move"""
    right: NotRequired[bool]
    """the answer is right; absent until that may be known"""
    about: NotRequired[list[TextBlock]]
    """what was wrong with it, once the answer has been shown"""


class OwnMistakesShown(TypedDict):
    """The numbers of the player's own mistakes: how many are kept, and how many are due."""

    kept: int
    """all of them"""
    due: int
    """to be answered again"""


# ---- the screens ---------------------------------------------------------------------------------


class SharedPart(TypedDict):
    """The common part of all screens: the number of the position, and the answers to the page."""

    v: Literal[2]
    """of these shapes"""
    seq: int
    """the number of the position, which grows with each change"""
    game_id: str
    """changes with each thing that is shown: the page then forgets its choices"""
    bots: Bots
    """what continues without a click"""
    acks: list[Ack]
    """answers to items of the outbox"""


class SwitchesPart(TypedDict, total=False):
    """The settings of the person at the screen; a missing setting is off."""

    teach: bool
    """each part of the turn is explained"""
    evaluation: bool
    """everybody's chance of winning is shown"""
    confirm: bool
    """each army and each end of a part waits for a button"""
    coach: Literal["mistakes", "decisions"]
    """the coach speaks after a mistake, or after each decision"""


class OffersPart(TypedDict, total=False):
    """What the form offers besides a new game; parts with nothing to offer are missing."""

    mistakes: OwnMistakesShown
    """the player's own"""
    chosen: NewGame
    """the game that a page of this kernel started last, without its seed"""
    kept: list[KeptGameShown]
    """games that can be continued, the one played last first"""


class SetupScreen(SharedPart, SwitchesPart, OffersPart):
    """The form for a game, before any has been chosen."""

    screen: Literal["setup"]
    """its word"""
    level: LevelShown
    """of the person at the screen, whose rivals may be as strong"""


class RecapPart(TypedDict, total=False):
    """The events since the player's own turn."""

    headline: str
    """in a line: while bots play, and in the first part of the player's own turn"""
    changed: dict[Territory, Owner]
    """in the first part of a turn: the earlier owners of territories that have changed hands since
    the player's last turn"""
    since: list[str] | None
    """in the first part of a turn: what the seat's rivals did meanwhile, and in the last line how
    the seat stands"""
    since_by: list[Owner | None]
    """the seat that each of these lines is about"""


class ProposalPart(TypedDict, total=False):
    """What the page proposes to do with armies."""

    proposal: Proposal
    """while armies move into a captured territory: how many"""
    front: Territory
    """in the first turn of a newcomer's suggested game, until an army is placed: where an attack
    would be easiest"""


class AtBoard(SharedPart, PositionPart, RecapPart, ProposalPart):
    """The common part of all screens that have a board."""


class LinkedPart(TypedDict):
    """What a link to a game says about that game."""

    content: Literal["position", "game", "seen"]
    """a position, a whole game, or a game in progress as somebody sees it"""
    locked: bool
    """it hides secrets: nobody can play on"""
    viewer: Seat | None
    """whose view it is; null: everybody's, or there is nothing to hide"""
    author: Seat
    """whose game it is"""
    rival: Seat
    """a seat that did not win"""
    winner: Seat | None
    """null: nobody has won"""
    over: bool
    """it has ended"""
    rounds: int
    """played so far"""
    turn: Seat
    """whose turn it is"""
    moves: int
    """decisions so far"""


class ExamPart(TypedDict):
    """The place of a game in an exam."""

    number: int
    """of the game, counting from 1"""
    of: int
    """the number of games of an exam"""


class StoryQuestion(TypedDict):
    """A decision that the reader of a story is asked to make before the story shows it."""

    seat: Seat
    """whose decision it was"""
    kind: Literal["attack", "place", "move", "other"]
    """what is decided; "other": nothing on the map"""
    answer: list[Territory]
    """the territories that were chosen"""
    arrow: list[Territory]
    """from where to where, or nothing"""
    told: str
    """what was played, in sentences"""


class StoryChapter(TypedDict):
    """A moment at which the reader of a story stops."""

    at: int
    """the number of moves before it"""
    kind: Literal["start", "turn", "move", "note", "plan"]
    """the beginning, a turning point, a turn that could have changed one, a comment, or a plan that
    was not played"""
    number: NotRequired[int]
    """of the turning point"""
    text: str
    """what happens, or the comment"""
    more: NotRequired[list[str]]
    """what was better, and what was left exposed"""
    marks: list[Territory]
    """territories that it points to"""
    arrows: list[list[Territory]]
    """arrows that it draws, each from where to where"""
    asks: NotRequired[StoryQuestion]
    """what the reader is asked first"""


class StoryCourse(TypedDict):
    """The chances of winning, turn by turn. The lists begin before the first turn."""

    rounds: list[int]
    """the round of each turn"""
    moments: list[int]
    """the number of moves until then"""
    chances: dict[Seat, list[float]]
    """by seat"""


class StoryPart(TypedDict):
    """A story: a recorded game that needs no kernel."""

    chapters: list[StoryChapter]
    """in the order of play"""
    course: StoryCourse | None
    """null: the chances are not known"""


class AroundPart(TypedDict, total=False):
    """The people around a game: different on the screens of its host and of its guests."""

    level: LevelShown
    """on the host's page: of the person at the screen, whose rivals may be as strong"""
    table: TablePart
    """on the host's page, where there can be other screens"""
    linked: LinkedPart
    """on the host's page, of a game from a link"""
    story: StoryPart
    """on a page without a kernel that tells a game"""
    guest: bool
    """it is the screen of a guest: what concerns the whole table is the host's"""
    vote: VotePart
    """on the page of a guest who is not alone at a seat"""
    exam: ExamPart
    """on the host's page, in a game of an exam: no hints, and nothing is taken back"""
    no_advice: bool
    """the host allows neither hints nor a coach nor taking back"""
    uncounting: list[Literal["hint", "undo"]]
    """while the game counts for the level of the person at the screen: what would end that"""
    in_notebook: bool
    """in a notebook: whether the saved output shows the game's story in place of a picture"""
    analyse: int
    """the game is there to be analysed: the moment that is opened first"""


class LogShownPart(TypedDict):
    """The end of the log."""

    recent: list[LogLine]
    """its latest lines"""
    log_length: int
    """the number of lines in the whole log"""


class MorePart(TypedDict, total=False):
    """The parts that only some positions of a game have."""

    moments: list[str]
    """the moments since the previous snapshot, in sentences: continents that changed hands, and
    territories held against the odds"""
    taken_back: str
    """what an undo took back, as a sentence, until something is played"""
    series: Series
    """until the next decision, of an attack that was repeated"""
    listed: list[Seat]
    """the seats as the form has them, if the order of turns was drawn"""


class InGame(AtBoard, SwitchesPart, AroundPart, LogShownPart, MorePart):
    """The common part of all screens of a game."""

    moves: int
    """decisions so far"""
    last: list[GameEvent]
    """events since the previous snapshot"""
    undo: bool
    """a decision can be taken back"""
    redo: bool
    """a decision that was taken back can be played again"""


class HintAnswer(TypedDict):
    """The action the expert would take now."""

    action: dict[str, Any]
    """the action"""
    nudge: str
    """where to look, for a player who wants no more than that"""
    look: list[Territory]
    """what the nudge points at"""
    sentences: list[str]
    """the move, and why in numbers"""
    put: dict[Territory, int]
    """armies that the plan places"""
    steps: list[list[Territory]]
    """the attacks of the plan in order, or the movement, each from where and to where"""


class CoachCard(TypedDict):
    """A remark of the coach on a decision that lost win chance."""

    at: int
    """the number of decisions before it"""
    lost: str
    """what it lost, or what is looked for"""
    why: str
    """what speaks against it, or for what was found"""
    dice: NotRequired[str]
    """what it cost and what the dice did, where dice have answered"""
    tries: NotRequired[int]
    """while a better decision is looked for: the tries left"""
    kept: NotRequired[bool]
    """it comes back tomorrow"""
    may_take_back: bool
    """the decision can be taken back, and a better one looked for"""
    may_keep: bool
    """it can be kept for tomorrow"""
    may_show: bool
    """the better decision is not shown yet"""
    answer: NotRequired[HintAnswer]
    """the better decision, once it is shown"""


class CoachShown(TypedDict, total=False):
    """What the coach says to the person at the screen."""

    mark: Literal["thinking", "good"]
    """it judges the last decision, or found it as good as the best"""
    good: str
    """the latter in words"""
    card: CoachCard
    """a remark"""
    turn: str
    """what choices and dice did in the turn that has ended"""
    late: str
    """a remark on an earlier decision, which came after the next one"""
    before_end: str
    """what ending the attacks now would give up"""


class GoingOnPart(TypedDict, total=False):
    """The parts that only some positions of an unfinished game have."""

    placing: bool
    """a bot does the rest of the set-up for the seat that must act or, while bots act, for the seat
    at the screen"""
    bot_failure: BotFailure
    """on the host's page"""
    chances: dict[Seat, float] | None
    """the chances of winning, if they are shown; null: they cannot be computed"""
    coached: CoachShown
    """what the coach says, if it is on"""


class InPlay(InGame, GoingOnPart):
    """The common part of the screens of an unfinished game."""

    rolling: RollingAttack | None
    """an attack that is being repeated"""
    single_fortify: Literal["open", "made"] | None
    """while armies move, if a turn has only one movement"""


class PlayScreen(InPlay):
    """A game in progress, as shown to the seat at the screen."""

    screen: Literal["play"]
    """its word"""


class HandoverScreen(InPlay):
    """A game whose screen is being handed to a person who has not taken it yet."""

    screen: Literal["handover"]
    """its word"""
    handover: Handover
    """the person who gets the screen"""


class OverScreen(InGame):
    """A game that has ended."""

    screen: Literal["over"]
    """its word"""
    over: Over
    """how it ended"""


class InLesson(AtBoard):
    """The common part of the screens of a lesson, which has no game of its own."""

    lesson: LessonPart
    """the learner's place in it"""


class LessonScreen(InLesson):
    """A lesson for a single learner."""

    screen: Literal["lesson"]
    """its word"""


class ClassScreen(InLesson):
    """A lesson for a class, on the host's page."""

    screen: Literal["class"]
    """its word"""
    classroom: ClassPart
    """who is there, and what was answered"""


class PupilScreen(InLesson):
    """A lesson for a class, on a pupil's page."""

    screen: Literal["pupil"]
    """its word"""
    pupil: PupilPart
    """what happened to the pupil's own answer"""


class EditorPart(TypedDict):
    """What the position editor shows besides the board."""

    problem: str
    """why the position is impossible, in a sentence; "" if it is possible"""
    places: list[Territory]
    """the territories that this is about"""
    undo: bool
    """there is an earlier draft"""
    redo: bool
    """there is a later one"""
    counted: bool
    """the armies to place are those that the rules count"""
    captured: bool
    """a territory has been taken this turn"""
    in_hand: Annotated[dict[Seat, int], "Partial<Record<Seat, number>>"]
    """armies for the set-up, by seat"""
    sets_traded: int
    """by all seats so far"""
    phases: list[Phase]
    """that it can be set to"""
    hands: Annotated[dict[Seat, list[str]], "Partial<Record<Seat, string[]>>"]
    """ids of cards, by seat"""
    cards: list[str]
    """ids of all cards that are in no hand"""
    missions: Annotated[dict[Seat, str], "Partial<Record<Seat, string>>"]
    """ids, by seat"""
    wanted: list[str]
    """ids of the missions that a seat may have; empty without missions"""
    capitals: Annotated[dict[Seat, Territory], "Partial<Record<Seat, Territory>>"]
    """by seat"""
    has_capitals: bool
    """the mode has capitals"""
    from_game: bool
    """it can begin with the position of the game below"""
    ends: NotRequired[int]
    """the round of the game in progress that playing from here ends"""


class EditorScreen(AtBoard):
    """The position editor."""

    screen: Literal["editor"]
    """its word"""
    editor: EditorPart
    """the draft"""


GameScreen: TypeAlias = PlayScreen | HandoverScreen | OverScreen
TaughtScreen: TypeAlias = LessonScreen | ClassScreen | PupilScreen
BoardScreen: TypeAlias = GameScreen | TaughtScreen | EditorScreen
Snapshot: TypeAlias = SetupScreen | BoardScreen
"""Everything that one screen shows: `screen` says which it is."""


class CommentShown(TypedDict):
    """A comment on a moment of the game."""

    written: str
    """as the record has it"""
    text: str
    """its words"""
    marks: list[Territory]
    """territories that it points to"""
    arrows: list[list[Territory]]
    """arrows that it draws, each from where to where"""
    asks: NotRequired[bool]
    """the reader is asked for the next move before it is shown"""


class CommentPart(TypedDict, total=False):
    """The comment on a moment that has one."""

    comment: CommentShown
    """what somebody has written about it"""


class Moment(BoardPart, TurnPart, LogShownPart, CommentPart):
    """A moment of the game: the parts of a snapshot at that time."""

    at: int
    """decisions before it"""
    news: int
    """the lines of `recent` about the last decision"""
    chances: dict[Seat, float] | None
    """the chances of winning, once the game is over"""
    round_before: int
    """the moment at which this round began, or, at that moment, the round before"""
    round_after: int
    """the moment at which the next round begins, or the last one"""
