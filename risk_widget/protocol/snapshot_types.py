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
    from risk_widget.protocol.outbox_types import CoachWhen, NewGame, Speed

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
    """the seat whose armies attack"""
    defender: Owner
    """the owner of the attacked territory before the battle"""
    armies: int | None
    """the number of attacking armies; null if only the roll is known"""
    attack_dice: int
    """the number of the attacker's dice"""
    attack: NotRequired[list[int]]
    """the attacker's dice, highest first"""
    defence: NotRequired[list[int]]
    """the defender's dice, highest first"""
    pairs: NotRequired[
        list[Annotated[list[Any], '[attack: number, defence: number, winner: "attack"|"defence"]']]
    ]
    """the pairs of dice compared, each with its winner"""
    attacker_losses: NotRequired[int]
    """the armies that the attacker loses"""
    defender_losses: NotRequired[int]
    """the armies that the defender loses"""
    rule: NotRequired[Clause]
    """the clause by which the dice were compared"""
    n: NotRequired[int]
    """a number that distinguishes two equal rolls"""
    pending: bool
    """whether the defender has yet to choose"""


class Scene(TypedDict):
    """A step of the animation: the changes on the map, and the roll, if there was one."""

    territories: dict[Territory, Holding]
    """the territories that change"""
    battle: NotRequired[Battle]
    """the roll that changed the territories"""


class Guess(TypedDict):
    """A guess at a chance, with the exact chance."""

    said: int
    """the learner's guess"""
    exact: float
    """the exact chance, in percent like the guess"""
    taken: int
    """the number of battles in which the target was taken"""
    fought: int
    """the number of battles played out"""
    ends: list[Annotated[list[int], "[attackers: number, defenders: number, battles: number]"]]
    """the number of battles that ended with each number of armies"""


class LessonFeedback(TypedDict):
    """The feedback on a learner's attempt."""

    n: int
    """a number that distinguishes this feedback from the next"""
    status: Literal[
        "right", "wrong", "refused", "more", "unanswered", "unclear", "hint", "shown", "switched"
    ]
    """the kind of feedback"""
    heading: str
    """the feedback in a few words"""
    blocks: list[TextBlock]
    """the explanation"""
    lines: list[Annotated[list[Any], "[text: string, rule: string|null]"]]
    """the lines about the play, each with the clause behind it"""
    clauses: list[Clause]
    """the clauses that the explanation rests on"""
    hint: str | None
    """the requested hint"""
    back: bool
    """whether the actions have been taken back"""
    outline: dict[Territory, Outline]
    """the territories that the explanation points to"""
    said: Any
    """the answer that the feedback is about"""
    scenes: list[Scene]
    """the actions to show, as scenes"""
    guess: NotRequired[Guess]
    """the guess, if the task was to guess a chance"""
    kept: NotRequired[list[Territory]]
    """the right places among several that were named"""


class Dice(TypedDict):
    """Dice rolled and not yet compared."""

    attack: list[int]
    """the attacker's dice, highest first"""
    defence: list[int]
    """the defender's dice, highest first"""


class Ways(TypedDict):
    """The ways in which the learner can go on from here, and whether there is another hint."""

    back: bool
    """whether there is a step before this one"""
    next: bool
    """whether there is a next step"""
    hint: bool
    """whether there is another hint"""
    again: bool
    """whether the step can be repeated with other numbers"""
    leave: NotRequired[bool]
    """whether the lesson can be left, for the form or the game below it or for another lesson"""


class PuzzleOption(TypedDict):
    """An option for choosing among the puzzles."""

    id: str
    """the id of the kind, edition or mode"""
    title: str
    """the option in words"""


class PuzzleChoice(TypedDict):
    """One way to choose among the puzzles, such as by kind."""

    by: Literal["kind", "edition", "mode", "dice"]
    """the property that is chosen"""
    chosen: str
    """the current choice; "" for any"""
    options: list[PuzzleOption]
    """the options to choose from"""


class PlannedPart(TypedDict):
    """The facts about a whole turn to plan."""

    dice: Literal["average", "real"]
    """the way in which dice are rolled"""
    rolled: bool
    """whether dice have been rolled in an unfinished turn, which therefore can't begin again"""
    over: bool
    """whether the turn has ended, so that its judgement can be requested"""


class PuzzlePart(TypedDict):
    """The facts about a puzzle apart from its question."""

    number: int
    """the puzzle's number"""
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
    """the kind of decision in question"""
    level: str
    """the level of difficulty, in words"""
    right: int
    """the number of puzzles answered correctly"""
    choices: NotRequired[list[PuzzleChoice]]
    """the ways to choose other puzzles"""
    rating: NotRequired[str]
    """the ratings of the learner and the puzzle, in words"""
    turn: NotRequired[PlannedPart]
    """the facts about a whole turn, if one is to be planned"""
    place: NotRequired[int]
    """the puzzle's number, from 1, in a series that has an end"""
    of: NotRequired[int]
    """the number of puzzles in that series"""
    back: NotRequired[str]
    """for one of the learner's own mistakes: the time when it comes back"""
    over: NotRequired[str]
    """at the end of a series of own mistakes: a summary, and the time when the next are due"""


class ChallengePart(TypedDict):
    """The state of a challenge, and the stars to be won."""

    turn: int
    """the number of the learner's current turn, from 1"""
    turns: int
    """the most turns that the learner has"""
    stars: list[str]
    """the conditions for each star beyond the first"""
    helped: bool
    """whether an action has been shown, so that only the first star is left"""
    costs: bool
    """whether being shown an action costs all stars but the first"""
    dice: str
    """the name of the dice of this attempt"""


class LessonPart(TypedDict):
    """The learner's place in a lesson."""

    id: str
    """the lesson's id"""
    key: str
    """the key of the texts"""
    begun: int
    """a number that changes when a step begins"""
    at: int
    """the number of the step, from 0"""
    marks: list[StepMark]
    """the marks of all steps"""
    kind: str
    """the kind of the step, as in ``js/src/lessonKinds``"""
    input: str
    """the form of the answer, such as "action" or "choice", which follows from the step's kind"""
    picks: NotRequired[int]
    """the number of places to point out"""
    you: str
    """the learner's seat"""
    edition: str
    """the edition by whose rules the step is played"""
    done: bool
    """whether the step is over"""
    dice: Dice | None
    """the dice to compare, if the question is about them"""
    outline: dict[Territory, Outline]
    """the territories that the question points to"""
    asks_amount: NotRequired[bool]
    """whether the question is how many armies or dice, or which cards, so that nothing is chosen in
    advance"""
    fight_on: NotRequired[bool]
    """whether an attack may be repeated until it has served its purpose, as in a game"""
    hints: list[str]
    """the hints given so far"""
    can: Ways
    """the ways in which the learner can go on from here"""
    feedback: LessonFeedback | None
    """the feedback on the latest answer"""
    stars: NotRequired[dict[str, Annotated[list[int], "[earned: number, of: number]"]]]
    """the stars of each challenge, by its step's number from 0; only in a lesson that has one"""
    challenge: NotRequired[ChallengePart]
    """the state of the challenge, if the step is one"""
    warm_up: NotRequired[bool]
    """whether this is the warm-up before a lesson, which follows"""
    puzzle: NotRequired[PuzzlePart]
    """the facts about the puzzle, if the lesson is one; then another puzzle follows"""
    learner: NotRequired[str]
    """the learner's name; "" if it was left out, absent if nobody has asked yet"""


class LessonText(TypedDict):
    """The texts of a lesson."""

    id: str
    """the lesson's id"""
    title: str
    """the lesson's title"""
    summary: str
    """the subject of the lesson, in a sentence"""
    minutes: int
    """the minutes that the lesson takes"""
    able: list[str]
    """the things that the learner can do after the lesson"""
    advice: str
    """the advice at the end of the lesson"""
    following: (
        Annotated[list[str | None], "[id: string, title: string, edition: string|null]"] | None
    )
    """the lesson that follows; null after the last one"""
    steps: list[str]
    """the titles of the steps"""


class Choice(TypedDict):
    """One of the answers that the learner can choose."""

    value: str
    """the answer in the form in which it is handed in"""
    text: str
    """the text of the answer"""


class EditionName(TypedDict):
    """An edition that a step can be played under."""

    id: str
    """the edition's id"""
    title: str
    """the edition's title"""


class StepText(TypedDict):
    """The texts of a step."""

    id: str
    """the step's id"""
    title: str
    """the step's title"""
    blocks: list[TextBlock]
    """the step's text"""
    question: str
    """the question in a sentence; "" if there is none"""
    choices: list[Choice]
    """the answers to choose from"""
    editions: list[EditionName]
    """the editions that the step can be played under"""
    moves: int
    """the number of actions that the step takes"""
    clauses: list[Clause]
    """the clauses that the step is about"""


class LessonTexts(TypedDict):
    """The texts that stay the same during a step, requested once by the page."""

    key: str
    """the key of the step and its texts, which changes whenever the texts may differ"""
    lesson: LessonText
    """the texts of the lesson"""
    step: StepText
    """the texts of the current step"""
    tonight: str
    """the offer of the short path; "" on the path, after the last lesson, and once it is done"""


GameEvent: TypeAlias = Annotated[
    dict[str, Any], "{type: EventKind, seat: Seat|null} & Record<string, any>"
]
"""An event of the engine; its other data differ by type."""


# ---- answers -------------------------------------------------------------------------------------


class Ack(TypedDict):
    """The answer to an item in the outbox."""

    id: str
    """the item's id"""
    ok: bool
    """whether the item was carried out"""
    data: NotRequired[Any]
    """the answer, if the item was a query"""
    rule: NotRequired[Clause]
    """the clause that a refusal rests on"""
    message: NotRequired[str]
    """the reason for a refusal, in a sentence"""
    source: NotRequired[Mark]
    """whether the edition prints that clause, is silent, or has a reading of it"""


# ---- parts of the snapshot -----------------------------------------------------------------------


class EndRefused(TypedDict):
    """The reason why the player's usual button, which ends the phase, is refused now."""

    rule: Clause
    """the clause behind the reason"""
    message: str
    """the reason as a sentence"""


class Legal(LegalParts, total=False):
    """The legal actions of the seat that must act; a key is present only if its action is legal."""

    end_refused: EndRefused
    """the reason why the phase cannot end"""
    defend_best: int
    """the number of dice that holds most often, if it is not the largest"""


class OutSeat(TypedDict):
    """The owner that eliminated a seat, and the round; null if unknown."""

    by: Owner | None
    """the owner that eliminated the seat"""
    round: int | None
    """the round in which the seat was eliminated"""


class SeatRow(TypedDict):
    """A seat as everybody sees it."""

    seat: Seat
    """the seat's id"""
    name: str
    """the displayed name"""
    renamed: NotRequired[bool]
    """whether somebody gave the name, which then replaces the colour"""
    player: str
    """`"human"`, or the name of a bot"""
    wanted: NotRequired[str]
    """`"my-level"`, if that was the wish for which this bot was chosen"""
    face: NotRequired[str]
    """the name of a bot's face in the catalog's `faces`"""
    territories: int
    """the number of territories that the seat holds"""
    armies: int
    """the number of armies that the seat has on the board"""
    pieces: list[Annotated[list[Any], "[piece: string, count: number]"]]
    """these armies as pieces of the edition, the largest first"""
    cards: int
    """the number of cards in the seat's hand"""
    continents: list[Continent]
    """the continents that the seat holds completely"""
    income: int | None
    """the armies that the seat's next turn would bring; null if they must not be shown"""
    out: OutSeat | None
    """the facts about the seat's elimination; null while the seat still plays"""
    auto_defend: NotRequired[bool]
    """whether the seat always defends with the dice that hold best"""


class Third(TypedDict):
    """The third army, in a game for two."""

    kind: Literal["neutral", "allied"]
    """the kind of army: only an allied one can attack"""
    territories: int
    """the number of territories that the third army holds"""
    armies: int
    """the number of armies on the board that belong to the third army"""


class HandCard(TypedDict):
    """A card of the person at the screen."""

    card: str
    """the card's id"""
    symbol: CardSymbol
    """the symbol on the card"""
    territory: Territory | None
    """the territory on the card; null for a wild card"""
    owned: bool
    """whether the territory is the viewer's"""


class Mission(TypedDict):
    """The secret goal of the person at the screen."""

    id: str
    """the id of the card"""
    text: str
    """the text of the card"""
    progress: str
    """the progress, in a sentence"""
    near: str
    """a sentence saying that few territories are missing; "" while many are"""
    continents: list[str]
    """the continents that the card names"""
    to_take: list[str]
    """the territories still to be taken, if the card names them"""


class Cards(TypedDict):
    """The public facts about the cards."""

    sets_traded: int
    """the number of sets traded in by all seats so far"""
    next_value: int | None
    """the armies for the next set; null if that depends on the set"""
    values: dict[str, int] | None
    """the armies by kind of set, if they are fixed"""
    deck: int | None
    """the number of cards in the deck; null if a lesson asks for it"""
    discard: int
    """the number of cards on the discard pile"""
    must_trade_at: int
    """the number of cards in a hand that forces a trade"""
    earned: NotRequired[Literal["after_combat", "end_of_turn"]]
    """the time of drawing the card that a capture has earned this turn"""


class Proposal(TypedDict):
    """The proposed number of armies to move into the captured territory."""

    armies: int
    """the number of armies to move in"""
    behind: int
    """the rivals' armies next to the territory that attacked"""
    ahead: int
    """the rivals' armies next to the captured territory"""


class IncomeItem(TypedDict):
    """Armies received this turn, and the reason for them."""

    label: str
    """the reason in words"""
    armies: int
    """the armies received for this reason"""
    rule: Clause
    """the clause behind the item"""


class LogPart(TypedDict):
    """One of the events folded into a line of the log."""

    at: int
    """the number of actions after the event"""
    text: str
    """the event in a sentence"""


class LogLine(TypedDict):
    """A line of the log."""

    n: int
    """the number of the line's last entry"""
    at: int
    """the number of actions after the event"""
    seat: Owner | None
    """the seat that acted"""
    text: str
    """the line as a sentence"""
    kind: str
    """the kind of the line's event"""
    territory: NotRequired[Territory]
    """the territory of the event"""
    first: NotRequired[int]
    """the number of the first entry of a line that opens, which stays while the line grows"""
    latest: NotRequired[str]
    """the addition of the last decision to a folded line"""
    parts: NotRequired[list[LogPart]]
    """the events of a line that opens, if the whole log was requested"""


class Handover(TypedDict):
    """The seat that gets the screen next, and the events that its player has missed."""

    to: Seat
    """the seat that gets the screen"""
    name: str
    """the person's name"""
    lines: list[str]
    """the events since the seat's last turn, in sentences"""


class Bots(TypedDict):
    """The state of automatic play, and the speed of the bots."""

    running: bool
    """whether anything continues without a click now"""
    paused: bool
    """whether a bot must act, but has been stopped"""
    speed: Speed
    """the speed of bots"""
    tick: NotRequired[int]
    """the milliseconds after which the page resumes the bots, if the kernel has no threads"""


class BotFailure(TypedDict):
    """A bot that failed to decide; the game waits for another bot to take over."""

    seat: Seat
    """the seat that the bot plays"""
    text: str
    """the failure, in a sentence"""
    substitute: str
    """the bot that is proposed as a replacement"""


class RollingAttack(TypedDict):
    """An attack that is repeated."""

    source: Territory
    """the territory that attacks"""
    target: Territory
    """the territory that is attacked"""
    stop_at: int
    """the number of armies in the source at which to stop"""


class Series(TypedDict):
    """The totals of a repeated attack. Expected losses are for the same number of dice."""

    rolls: int
    """the number of rolls so far"""
    attacker: Owner
    """the owner that attacks"""
    defender: Owner
    """the owner of the attacked territory before the battle"""
    lost: int
    """the armies that the attacker has lost"""
    beaten: int
    """the armies that the defender has lost"""
    lost_mean: float
    """the armies that the attacker loses on average"""
    beaten_mean: float
    """the armies that the defender loses on average"""


class Curves(TypedDict):
    """The standing of each seat, round by round."""

    rounds: list[int]
    """the numbers of the rounds"""
    armies: dict[Seat, list[int]]
    """each seat's armies in each round"""
    territories: dict[Seat, list[int]]
    """each seat's territories in each round"""


class Figure(TypedDict):
    """A figure of a finished game."""

    label: str
    """the label that says what the figure counts"""
    value: str | int
    """the value as displayed"""


class Over(TypedDict):
    """The final screen."""

    winner: Seat | None
    """the winner; null if nobody has won"""
    reason: str
    """the id of a clause, `"ended"`, or `"partial"` if the end is unknown"""
    text: str
    """the end of the game in a sentence"""
    history: Curves
    """the course of the game"""
    stats: list[Figure]
    """the figures of a seat"""
    about: Seat | None
    """the seat whose figures these are"""
    level: NotRequired[str]
    """the change in the level of the only person in the game, in a sentence"""


class LevelShown(TypedDict):
    """A person's place on the ladder of bots."""

    rung: int
    """the likeliest rung"""
    low: int
    """the lower end of the rung's interval"""
    high: int
    """the upper end of the rung's interval"""
    sureness: Literal["none", "rough", "fair", "good"]
    """the precision: "none" before the first games, when easy bots are proposed"""


# ---- the position --------------------------------------------------------------------------------


class BoardPart(TypedDict):
    """The board and the seats around it, now or at an earlier moment."""

    round: int
    """the number of the round, from 1; 0 in the set-up"""
    turn: Seat
    """the seat whose turn it is"""
    phase: Phase
    """the part of the turn"""
    actor: Seat | None
    """the seat that must act; null when the game is over"""
    territories: dict[Territory, Holding]
    """the owner and the armies of each territory"""
    seats: list[SeatRow]
    """the seats in the order of turns"""
    third: Third | None
    """the third army; null in a game without one"""
    to_place: int
    """the armies in the hand of the seat that must act"""
    capital: Territory | None
    """the capital of the seat at the screen; null if there is none or it may not be seen"""
    capitals_shown: Annotated[dict[Seat, Territory], "Partial<Record<Seat, Territory>>"]
    """the capitals that everybody knows"""
    tired: dict[Territory, int]
    """the armies that may not move again this turn"""


class GamePart(BoardPart):
    """The position, the seats and the legal actions for the seat at the screen."""

    edition: str
    """the edition's id"""
    edition_title: str
    """the edition's title"""
    mode: str
    """the mode's id"""
    goal: str
    """the way to win, in a sentence"""
    options: dict[str, Any]
    """the values of the options in this game, by id"""
    board: str
    """the board's id"""
    viewer: Seat | None
    """the seat at the screen; null if there are only spectators"""
    human: bool
    """whether the seat that must act is played by a person here"""
    private: Literal["shown", "covered", "none"]
    """the state of the viewer's secrets: on display, waiting for the action "reveal", or
    nobody's"""
    hand: list[HandCard] | None
    """the viewer's cards; null if they may not be seen"""
    mission: Mission | None
    """the viewer's mission; null if there is none or it may not be seen"""
    cards: Cards
    """the public facts about the cards"""
    dice_colours: Annotated[list[str], "[attack: string, defence: string]"]
    """the colours of the dice, as the edition prints them"""
    legal: Legal
    """the legal actions; empty unless the person at the screen must decide"""


class TurnPart(TypedDict):
    """The events of the turn so far."""

    income: list[IncomeItem] | None
    """this turn's armies by reason; null outside the part of a turn in which they are placed"""
    placed: dict[Territory, int]
    """the armies placed in this part of the turn or, in set-up, in the last turn of the seat that
    must act"""
    battle: Battle | None
    """the battle that awaits an answer, or the last roll of this phase"""


class PositionPart(GamePart, TurnPart):
    """A position with the events of its turn."""


class KeptGameShown(TypedDict):
    """A game that was kept when its kernel ended, and can be continued."""

    id: str
    """the game's id, with which it is continued"""
    begun: float
    """the time when the game began, in seconds since 1970"""
    round: int
    """the round that the game has reached"""
    edition_title: str
    """the edition's title"""
    mode_title: str
    """the mode's title"""
    players: dict[Seat, str]
    """the player of each seat: "human", or the name of a bot"""
    copied: NotRequired[bool]
    """whether only the page has the game, and sends its copy with the request to continue"""


RoomState: TypeAlias = Literal["closed", "opening", "open", "cut_off"]
"""The state of a table or a class."""


class TableSeat(TypedDict):
    """A seat's screen, and whether the player is there."""

    seat: Seat
    """the seat's id"""
    at: Literal["here", "there", "away", "left"]
    """the player's place: at the host's screen, or at a separate screen that is connected, cut off
    or left"""
    screens: NotRequired[int]
    """the number of screens, if several people play the seat as a team"""


class TablePart(TypedDict):
    """The other screens of a game, for the host, without links, since a snapshot may be saved."""

    state: RoomState
    """the state of the table"""
    seats: list[TableSeat]
    """the seats of people"""
    watching: int
    """the number of spectators"""
    vote: int
    """the seconds for a team's vote on each decision; 0 if the first to answer decides"""
    problem: NotRequired[str]
    """the reason why the table could not be opened, or has closed, in a sentence"""


class VoteOption(TypedDict):
    """A choice that some members of a team have voted for."""

    text: str
    """the text of the choice"""
    count: int
    """the number of votes for the choice"""


class VotePart(TypedDict):
    """A decision that the screens at one seat are voting on."""

    left: int
    """the seconds until the votes are counted"""
    there: int
    """the number of screens at the seat"""
    voted: int
    """the number of screens that have voted"""
    own: bool
    """whether this screen has voted"""
    options: list[VoteOption]
    """the choices so far"""


class ClassBar(TypedDict):
    """The number of pupils who have given the same answer."""

    text: str
    """the text of the answer"""
    count: int
    """the number of pupils"""
    right: NotRequired[bool]
    """whether the answer is right, once the right answer has been shown"""
    who: NotRequired[list[str]]
    """the pupils' names, if the host wants to see them"""


class ClassPart(TypedDict):
    """A class around a lesson, for the host, without links, since a snapshot may be saved."""

    state: RoomState
    """the state of the class"""
    problem: NotRequired[str]
    """the reason why the class could not be opened, or has closed, in a sentence"""
    there: int
    """the number of connected pupils"""
    answered: int
    """the number of pupils who have answered this question"""
    n: int
    """the number of answers so far to all questions, with which the class's table grows"""
    bars: list[ClassBar]
    """the answers with their counts"""
    shown: bool
    """whether the right answer is on all screens"""
    position: bool
    """whether there is a game whose position can be asked about"""
    limit: int
    """the seconds for each further question; 0 if there is no limit"""
    left: NotRequired[float]
    """the seconds left for this question; absent without a limit"""
    pupils: NotRequired[list[str]]
    """the names of all pupils who joined, if the host wants to see them"""


class PupilPart(TypedDict):
    """A note to a pupil of a class about their own answer."""

    name: str
    """the pupil's name in the class"""
    waits: bool
    """whether the feedback waits until the host shows the answer"""
    shown: bool
    """whether the right answer is on all screens"""
    left: NotRequired[float]
    """the seconds left for the question; absent without a limit"""
    said: NotRequired[str]
    """the answer in words; "" for several actions"""
    answer: NotRequired[Any]
    """the answer in the form in which the page handed it in, unless it was an action"""
    right: NotRequired[bool]
    """whether the answer is right; absent until that may be known"""
    about: NotRequired[list[TextBlock]]
    """the fault in the answer, once the right one has been shown"""


class OwnMistakesShown(TypedDict):
    """The numbers of the player's own mistakes: how many are kept, and how many are due."""

    kept: int
    """the number of mistakes"""
    due: int
    """the number of mistakes to be answered again"""


# ---- the screens ---------------------------------------------------------------------------------


class SharedPart(TypedDict):
    """The common part of all screens: the number of the position, and the answers to the page."""

    v: Literal[3]
    """the version of these shapes"""
    seq: int
    """the number of the position, which grows with each change"""
    game_id: str
    """an id that changes whenever something else is displayed: the page then forgets its choices"""
    bots: Bots
    """the state of automatic play"""
    acks: list[Ack]
    """the answers to items of the outbox"""


class Switches(TypedDict):
    """The settings of the person at the screen."""

    teach: bool
    """whether each part of the turn is explained"""
    evaluation: bool
    """whether everybody's chance of winning is shown"""
    confirm: bool
    """whether each army, and each end of a part of a turn, waits for a button"""
    coach: CoachWhen
    """the moments when the coach speaks: never, after a mistake, or after each decision"""


class SetupScreen(SharedPart):
    """The form for a game, before any has been chosen."""

    screen: Literal["setup"]
    """the word that names this screen"""
    switches: Switches
    """the settings of the person at the screen"""
    level: LevelShown
    """the level of the person at the screen, to which rivals' strength may be fitted"""
    mistakes: OwnMistakesShown | None
    """the player's own mistakes, if there are any"""
    chosen: NewGame | None
    """the game that a page of this kernel started last, without its seed"""
    kept: list[KeptGameShown]
    """the games that can be continued, the one played last first"""


class Recap(TypedDict):
    """The events since the player's own turn, shown while bots play and in a turn's first part."""

    headline: str
    """the events in a line; "" if there were none"""
    changed: dict[Territory, Owner]
    """the earlier owners of territories that have changed hands since the last turn, in the first
    part of a turn"""
    since: list[str]
    """sentences for the first part of a turn: on what the rivals did meanwhile, and finally on how
    the seat stands"""
    since_by: list[Owner | None]
    """the seat that each of these lines is about"""


class AtBoard(SharedPart, PositionPart):
    """The common part of all screens that have a board."""


class OnTurn(AtBoard):
    """The common part of the screens of games and lessons, on which turns are played."""

    recap: Recap | None
    """the events since the player's own turn, at its start and while bots play"""
    proposal: Proposal | None
    """the number of armies to move into a captured territory, while that is decided"""


class LinkedPart(TypedDict):
    """The facts that a link gives about its game."""

    content: Literal["position", "game", "seen"]
    """the content: a position, a whole game, or a game in progress as somebody sees it"""
    locked: bool
    """whether the link hides secrets, so that nobody can play on"""
    viewer: Seat | None
    """the seat whose view the link shows; null if it shows everybody's, or nothing is hidden"""
    author: Seat
    """the seat whose game it is"""
    rival: Seat
    """a seat that did not win"""
    winner: Seat | None
    """the winner; null if nobody has won"""
    over: bool
    """whether the game has ended"""
    rounds: int
    """the number of rounds played so far"""
    turn: Seat
    """the seat whose turn it is"""
    moves: int
    """the number of decisions so far"""


class ExamPart(TypedDict):
    """The place of a game in an exam."""

    number: int
    """the number of the game, counting from 1"""
    of: int
    """the number of games of an exam"""


class StoryQuestion(TypedDict):
    """A decision that the reader of a story is asked to make before the story shows it."""

    seat: Seat
    """the seat whose decision it was"""
    kind: Literal["attack", "place", "move", "other"]
    """the kind of decision; "other" if nothing on the map is decided"""
    answer: list[Territory]
    """the territories that were chosen"""
    arrow: list[Territory]
    """the source and the target of an arrow, or nothing"""
    told: str
    """the actions played, in sentences"""


class StoryChapter(TypedDict):
    """A moment at which the reader of a story stops."""

    at: int
    """the number of actions before the chapter"""
    kind: Literal["start", "turn", "move", "note", "plan"]
    """the beginning, a turning point, a turn that could have changed one, a comment, or a plan that
    was not played"""
    number: NotRequired[int]
    """the number of the turning point"""
    text: str
    """the events, or the comment"""
    more: NotRequired[list[str]]
    """the better play, and the territories left exposed"""
    marks: list[Territory]
    """the territories that the chapter points to"""
    arrows: list[list[Territory]]
    """the arrows that the chapter draws, each as its source and target"""
    asks: NotRequired[StoryQuestion]
    """the question for the reader before the chapter"""


class StoryCourse(TypedDict):
    """The chances of winning, turn by turn. The lists begin before the first turn."""

    rounds: list[int]
    """the round of each turn"""
    moments: list[int]
    """the number of actions before each turn's end"""
    chances: dict[Seat, list[float]]
    """each seat's chances"""


class StoryPart(TypedDict):
    """A story: a recorded game that needs no kernel."""

    chapters: list[StoryChapter]
    """the chapters in the order of play"""
    course: StoryCourse | None
    """the chances, turn by turn; null if they are not known"""


class HostPart(TypedDict):
    """The facts that only the host's page of a game shows."""

    level: LevelShown
    """the level of the person at the screen, to which rivals may be fitted"""
    uncounting: list[Literal["hint", "undo"]]
    """while the game counts for that level: the actions after which it no longer would"""
    listed: list[Seat] | None
    """the seats in the form's order, if the order of turns was drawn"""
    table: TablePart | None
    """the other screens, where there can be any"""
    linked: LinkedPart | None
    """the facts about a game from a link"""
    exam: ExamPart | None
    """the game's place in an exam, in which there are no hints and nothing is taken back"""
    analyse: int | None
    """the moment to open first, if the game is there to be analysed"""
    in_notebook: bool | None
    """in a notebook: whether the saved output shows the game's story in place of a picture"""
    bot_failure: BotFailure | None
    """the failure of a bot"""


class GuestPart(TypedDict, total=False):
    """The facts that only a guest's page shows; facts about the whole table are the host's."""

    vote: VotePart
    """the vote of the guest's team"""
    story: StoryPart
    """on a page without a kernel: the story of the game"""


class AroundPart(TypedDict):
    """The people around a game; the host's screen and the guests' screens get different parts."""

    advice: bool
    """whether hints, the coach and taking back are allowed"""
    host: NotRequired[HostPart]
    """on the host's page: its part"""
    guest: NotRequired[GuestPart]
    """on a guest's page: its part"""


class LogShownPart(TypedDict):
    """The end of the log."""

    recent: list[LogLine]
    """the latest lines of the log"""
    log_length: int
    """the number of lines in the whole log"""


class OfGame(AtBoard, AroundPart):
    """The common part of all screens of a game, present or past."""

    moves: int
    """the number of decisions so far"""
    switches: Switches
    """the settings of the person at the screen"""


class InGame(OfGame, OnTurn, LogShownPart):
    """The common part of all screens that show where a game stands now."""

    last: list[GameEvent]
    """the events since the previous snapshot"""
    moments: list[str]
    """the moments since the previous snapshot, in sentences: continents that changed hands, and
    territories held against the odds"""
    undo: bool
    """whether a decision can be taken back"""
    redo: bool
    """whether a decision that was taken back can be played again"""
    taken_back: str
    """the actions that an undo took back, in a sentence, until something is played; "" otherwise"""
    series: Series | None
    """the totals of a repeated attack, until the next decision"""


class HintAnswer(TypedDict):
    """The action the expert would take now."""

    action: dict[str, Any]
    """the action"""
    nudge: str
    """the place to look, for a player who wants no more than that"""
    look: list[Territory]
    """the territories that the nudge points at"""
    sentences: list[str]
    """the action, and the reasons in numbers"""
    put: dict[Territory, int]
    """the armies that the plan places"""
    steps: list[list[Territory]]
    """the attacks of the plan in order, or the movement, each as its source and target"""


class CoachCard(TypedDict):
    """A remark of the coach on a decision that lost win chance."""

    at: int
    """the number of decisions before this one"""
    lost: str
    """the loss, or the request to look for something better"""
    why: str
    """the objection to the decision, or the reasons for the better one"""
    dice: NotRequired[str]
    """the cost of the decision and the effect of the dice, if dice were rolled after it"""
    tries: NotRequired[int]
    """the tries left, while the player looks for a better decision"""
    kept: NotRequired[bool]
    """whether the decision comes back tomorrow"""
    may_take_back: bool
    """whether the decision can be taken back, to look for a better one"""
    may_keep: bool
    """whether the decision can be kept for tomorrow"""
    may_show: bool
    """whether the better decision can still be shown"""
    answer: NotRequired[HintAnswer]
    """the better decision, once it has been shown"""


class CoachShown(TypedDict, total=False):
    """The coach's words to the person at the screen."""

    mark: Literal["thinking", "good"]
    """the coach's state: judging the last decision, or finding it as good as the best"""
    good: str
    """the praise in words"""
    card: CoachCard
    """the coach's remark"""
    turn: str
    """the effects of choices and dice in the turn that has ended, in words"""
    late: list[str]
    """remarks on earlier decisions of the turn, each made only after the next decision"""
    before_end: str
    """the chances given up by ending the attacks now, in words"""


class InPlay(InGame):
    """The common part of the screens of an unfinished game."""

    placing: bool
    """whether a bot does the rest of the set-up for the seat that must act or, while bots act, for
    the seat at the screen"""
    front: Territory | None
    """in the first turn of a newcomer's suggested game, until an army is placed: the territory from
    which an attack would be easiest"""
    rolling: RollingAttack | None
    """an attack that is being repeated"""
    chances: dict[Seat, float] | None
    """the chances of winning; null if they are not shown or cannot be computed"""
    coached: CoachShown | None
    """the coach's words, if the coach is on"""
    single_fortify: Literal["open", "made"] | None
    """while armies may be moved: the state of the turn's movement, if there is only one"""


class PlayScreen(InPlay):
    """A game in progress, as shown to the seat at the screen."""

    screen: Literal["play"]
    """the word that names this screen"""


class HandoverScreen(InPlay):
    """A game whose screen is being handed to a person who has not taken it yet."""

    screen: Literal["handover"]
    """the word that names this screen"""
    handover: Handover
    """the person who gets the screen"""


class OverScreen(InGame):
    """A game that has ended."""

    screen: Literal["over"]
    """the word that names this screen"""
    over: Over
    """the end of the game"""


class InLesson(OnTurn):
    """The common part of all screens of a lesson; a lesson has no game of its own."""

    lesson: LessonPart
    """the learner's place in the lesson"""


class LessonScreen(InLesson):
    """A lesson for a single learner."""

    screen: Literal["lesson"]
    """the word that names this screen"""


class ClassScreen(InLesson):
    """A lesson for a class, on the host's page."""

    screen: Literal["class"]
    """the word that names this screen"""
    classroom: ClassPart
    """the pupils and the answers"""


class PupilScreen(InLesson):
    """A lesson for a class, on a pupil's page."""

    screen: Literal["pupil"]
    """the word that names this screen"""
    pupil: PupilPart
    """the note about the pupil's own answer"""


class EditorPart(TypedDict):
    """The parts of the position editor besides the board."""

    problem: str
    """the reason why the position is impossible, in a sentence; "" if it is possible"""
    places: list[Territory]
    """the territories that the problem is about"""
    undo: bool
    """whether there is an earlier draft"""
    redo: bool
    """whether there is a later draft"""
    counted: bool
    """whether the armies to place are those that the rules count"""
    captured: bool
    """whether a territory has been captured this turn"""
    in_hand: Annotated[dict[Seat, int], "Partial<Record<Seat, number>>"]
    """each seat's armies for the set-up"""
    sets_traded: int
    """the number of sets traded in by all seats so far"""
    phases: list[Phase]
    """the phases that the draft can be set to"""
    hands: Annotated[dict[Seat, list[str]], "Partial<Record<Seat, string[]>>"]
    """the ids of each seat's cards"""
    cards: list[str]
    """the ids of all cards that are in no hand"""
    missions: Annotated[dict[Seat, str], "Partial<Record<Seat, string>>"]
    """the id of each seat's mission"""
    wanted: list[str]
    """the ids of the missions that a seat may have; empty without missions"""
    capitals: Annotated[dict[Seat, Territory], "Partial<Record<Seat, Territory>>"]
    """each seat's capital"""
    has_capitals: bool
    """whether the mode has capitals"""
    from_game: bool
    """whether the draft can begin with the position of the game below"""
    ends: NotRequired[int]
    """if playing from here ends a game in progress: the round of that game"""


class EditorScreen(AtBoard):
    """The position editor."""

    screen: Literal["editor"]
    """the word that names this screen"""
    editor: EditorPart
    """the draft"""


GameScreen: TypeAlias = PlayScreen | HandoverScreen | OverScreen
TaughtScreen: TypeAlias = LessonScreen | ClassScreen | PupilScreen
BoardScreen: TypeAlias = GameScreen | TaughtScreen | EditorScreen
Snapshot: TypeAlias = SetupScreen | BoardScreen
"""The data of one screen, of the kind that `screen` names."""


class CommentShown(TypedDict):
    """A comment on a moment of the game."""

    written: str
    """the comment as written in the record"""
    text: str
    """the comment's words"""
    marks: list[Territory]
    """the territories that the comment points to"""
    arrows: list[list[Territory]]
    """the arrows that the comment draws, each as its source and target"""
    asks: NotRequired[bool]
    """whether the reader is asked for the next action before it is shown"""


class CommentPart(TypedDict, total=False):
    """The comment on a moment that has one."""

    comment: CommentShown
    """the comment on the moment"""


class Moment(BoardPart, TurnPart, LogShownPart, CommentPart):
    """A moment of the game: the parts of a snapshot at that time."""

    at: int
    """the number of decisions before the moment"""
    news: int
    """the number of lines of `recent` about the last decision"""
    chances: dict[Seat, float] | None
    """the chances of winning, once the game is over"""
    round_before: int
    """the moment at which this round began or, if that is this moment, at which the previous one
    began"""
    round_after: int
    """the moment at which the next round begins, or the last moment"""
