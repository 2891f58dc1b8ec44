"""The shapes of a page's messages: outbox items and the requests in them.

`protocol` reads whatever arrives by these types, and the page is type-checked against them. A
value that must meet more than its type is `Annotated` with the condition, and with the name that a
refusal uses for it. The table of `controls` names the types of controls, and the words that are
`Known` for a type.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

from risk_widget.engine.data_types import Clause, Seat, Territory
from risk_widget.messages import Message
from risk_widget.reading.schema import Known, Length, Such, Within, Wording
from risk_widget.rules.edition import SEATS

MAX_ID: Final = 64
"""The longest id or other short text, in characters."""
MAX_NAME: Final = 40
"""The longest name of a player, in characters."""
MAX_TEXT: Final = 1_000_000
"""The longest text of a game, in characters: some twenty thousand decisions."""


def is_sendable(text: str) -> bool:
    """Whether UTF-8 can encode a text for sending; JSON allows half a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_game_id(text: str) -> bool:
    """Whether a text may be the id of a saved game, and so the name of its file."""
    return text.isalnum() and text.isascii() and len(text) <= MAX_ID


SENDABLE = Such("sendable", is_sendable)
SHORT = Such("short", lambda text: 0 < len(text) <= MAX_ID and is_sendable(text))
A_SHORT_TEXT = Wording(Message("wanted-short-text"))

ShortText: TypeAlias = Annotated[str, SHORT, A_SHORT_TEXT]
ShortSeat: TypeAlias = Annotated[Seat, SHORT, A_SHORT_TEXT]
ShortTerritory: TypeAlias = Annotated[Territory, SHORT, A_SHORT_TEXT]
ShortClause: TypeAlias = Annotated[Clause, SHORT, A_SHORT_TEXT]
LongText: TypeAlias = Annotated[
    str, Length(0, MAX_TEXT), SENDABLE, Wording(Message.of("wanted-long-text", most=MAX_TEXT))
]
Count: TypeAlias = Annotated[int, Within(0, 10**9 - 1), Wording(Message("wanted-count"))]
Number: TypeAlias = Annotated[int, Within(1 - 10**9, 10**9 - 1)]
Flag: TypeAlias = Annotated[bool, Wording(Message("wanted-flag"))]
Value: TypeAlias = Annotated[
    Number | ShortText | Annotated[list[ShortText], Length(0, 100)],
    Wording(Message("wanted-answer")),
]

Action: TypeAlias = Annotated[dict[str, Any], "{type: string} & Record<string, any>"]
"""An action of the game, or one that steers the widget. The kernel decides whether it is legal."""
Speed: TypeAlias = Literal["normal", "fast", "instant"]


class OutboxItem(TypedDict):
    """The page's request, and the snapshot that the person was looking at."""

    id: ShortText
    base_seq: Annotated[int, Within(0)]
    action: Action


class Introduction(TypedDict):
    """The introduction of a guest's page at a table."""

    client: ShortText
    """an id that tells the pages of a seat apart; a page that comes back has the same one"""
    name: NotRequired[Annotated[str, Length(0, MAX_NAME), SENDABLE]]
    languages: NotRequired[Annotated[list[ShortText], Length(0, 20)]]
    """the tags of the languages that the page's reader wants, the best first"""


class OutboxSent(TypedDict):
    """The outbox of a guest's page."""

    n: Annotated[int, Within(0, 2**53)]
    """the outbox's number; one that arrives late has a smaller number and is ignored"""
    outbox: list[Any]


class SeatWish(TypedDict):
    """The player wanted for a seat."""

    seat: ShortSeat
    player: ShortText
    name: NotRequired[Annotated[str, Length(0, MAX_NAME), SENDABLE]]
    face: NotRequired[ShortText]
    """the name of the wanted bot; the name of an unknown bot is ignored"""


Seating: TypeAlias = Annotated[
    list[SeatWish],
    Length(2, len(SEATS)),
    Wording(
        Message.of(
            "wanted-seats",
            most=len(SEATS),
            like='{"seat": "red", "player": "human", "name": "Ada"}',
        )
    ),
]


class NewGame(TypedDict):
    """A request to start a game."""

    type: Literal["new_game"]
    edition: ShortText
    mode: ShortText
    board: NotRequired[ShortText]
    seats: Seating
    order: NotRequired[Literal["listed", "drawn"]]
    """the order of turns: drawn from the seed, or by default as the seats are listed"""
    seed: NotRequired[
        Annotated[Annotated[int, Within(0, 2**63 - 1)] | None, Wording(Message("wanted-seed"))]
    ]
    options: NotRequired[
        Annotated[
            dict[ShortText, str | bool | int | None],
            Length(0, 20),
            Wording(Message("wanted-options")),
        ]
    ]
    suggested: NotRequired[bool]
    """whether the first screen suggested the game: people then always defend with the dice that
    hold best, and a newcomer's first armies are proposed"""


class Load(TypedDict):
    """A request to show a saved game or a position."""

    type: Literal["load"]
    text: LongText
    seats: Seating


class KeptHead(TypedDict):
    """The readable part of a copy that a page keeps."""

    id: Annotated[str, Such("id", is_game_id)]
    begun: Annotated[int, Within(0)]
    saved: Annotated[int, Within(0)]
    """the time of the last change; both times are in seconds since 1970"""
    round: Count
    edition: NotRequired[ShortText]
    mode: NotRequired[ShortText]
    edition_title: ShortText
    mode_title: ShortText
    players: dict[ShortSeat, ShortText]
    exam: NotRequired[Annotated[int, Within(0)]]
    """the start of the exam that the game is part of"""


class KeptCopy(TypedDict):
    """A copy of a game that is not over, for the browser's storage."""

    head: KeptHead
    sealed: LongText


class GoOn(TypedDict):
    """A request to continue a game that was kept when its kernel ended."""

    type: Literal["go_on"]
    game: ShortText
    copy: NotRequired[Annotated[KeptCopy, Wording(Message("wanted-copy"))]]
    """the page's copy, if the page has kept the game"""


Heads: TypeAlias = Annotated[list[Any], "Array<KeptHead>"]
"""Heads of copies, each read by itself, so that a damaged one does not spoil the others."""
KeptText: TypeAlias = Annotated[Any, "string"]


class Kept(TypedDict):
    """Copies that the browser has kept from earlier kernels."""

    type: Literal["kept"]
    games: Annotated[Heads, Length(0, 10), Wording(Message("wanted-copies"))]
    progress: NotRequired[KeptText]
    """the progress in lessons and puzzles, as JSON"""


class ForBrowser(TypedDict, total=False):
    """Data for a page to keep in its browser: an answer to "keep", outside the snapshot."""

    game: KeptCopy
    over: str
    """the id of a game that need not be kept any longer"""
    progress: str
    told: list[str]
    """sentences, not shown by any page yet, about problems with files"""
    unread: list[str]
    """the ids of games whose copies in the browser cannot be read"""
    barred: Literal["unread", "newer"]
    """the reason why the page's progress cannot be taken up: it is unreadable, or of a newer
    version"""


class Language(TypedDict):
    """The language that the page asks for."""

    type: Literal["language"]
    wanted: Annotated[list[ShortText], Length(0, 20), Wording(Message("wanted-languages"))]
    """the tags of the languages, the best first"""
    chosen: NotRequired[Flag]
    """whether the person chose the language, rather than the page finding it"""


class Ready(TypedDict):
    """A request to take over the screen."""

    type: Literal["ready"]
    seat: ShortSeat


class RollUntil(TypedDict):
    """A request to attack again and again."""

    type: Literal["roll_until"]
    source: ShortTerritory
    target: ShortTerritory
    armies: Count
    dice: NotRequired[Count]
    stop_at: Count


class SetSpeed(TypedDict):
    """A request to set the speed of the bots."""

    type: Literal["speed"]
    value: Speed


CoachWhen: TypeAlias = Literal["off", "mistakes", "decisions"]
"""The moments when the coach speaks: never, after a mistake, or after each decision."""


class SetCoach(TypedDict):
    """A choice of when the coach speaks."""

    type: Literal["coach"]
    value: CoachWhen


class Coached(TypedDict):
    """A person's response to a remark of the coach."""

    type: Literal["coached"]
    do: Annotated[str, Known("coached")]
    """find: take the decision back, and look for a better one; take_back: take it back; keep: ask
    it again tomorrow; show: show the better decision; close: close the remark"""


class AutoDefend(TypedDict):
    """A request to leave a person's defence to the kernel, or to take it back."""

    type: Literal["auto_defend"]
    seat: ShortSeat
    value: Flag


class ReplaceBot(TypedDict):
    """A request to let another bot take over from one that has failed."""

    type: Literal["replace_bot"]
    seat: ShortSeat
    player: ShortText


class Plan(TypedDict):
    """A request to change, add or delete one of the player's own plans for a moment."""

    type: Literal["plan"]
    at: Count
    path: LongText
    """the plan's number among the plans of the moment, then its number among the plans that
    continue that one, and so on, with full stops between them; the number after the last adds a
    plan"""
    text: NotRequired[LongText]
    """the plan's steps; "" deletes the plan, with all plans that continue it"""
    name: NotRequired[LongText]


class Again(TypedDict):
    """A request to play the same game again, with other dice or, from its seed, the same dice."""

    type: Literal["again"]
    same_dice: Flag


class PlayOn(TypedDict):
    """A request to play a separate game from a moment of this one, with other dice."""

    type: Literal["play_on"]
    at: Count


class WriteComment(TypedDict):
    """A comment on a moment of the game; an empty text deletes it."""

    type: Literal["comment"]
    at: Count
    text: LongText


class FromSeat(TypedDict):
    """A request to play from a moment as one seat against bots, with the game's own dice."""

    type: Literal["from_seat"]
    seat: ShortSeat
    at: Count


class Switch(TypedDict):
    """A setting turned on or off: explanations, chances, a button to confirm, or any advice."""

    type: ShortText
    value: Flag


class Plain(TypedDict):
    """An item that needs nothing but its type."""

    type: ShortText


class LessonAction(TypedDict):
    """A learner's action other than playing."""

    type: Literal["lesson"]
    do: Annotated[str, Known("lesson")]
    answer: NotRequired[Value]
    """the answer to the question; for "a_day", the most questions to be asked again in a day"""
    step: NotRequired[ShortText]
    """the step to go to, or the lesson to open, by default the first one. "puzzle" is the puzzle of
    the day, and "puzzle/kind/edition/mode" is a puzzle of that kind, edition and mode, each of
    which may be empty; "mistakes" are the player's own mistakes that are due, and "mistakes/…" is a
    single mistake; "review" are the questions that are due today; "tonight" is the short path
    through the course"""
    edition: NotRequired[Annotated[ShortText | None, Wording(Message("wanted-text-or-null"))]]
    text: NotRequired[LongText]
    """the text of a file; for "name", and if a name comes with saved progress, the learner's
    name"""


class DraftAction(TypedDict):
    """A change in the position editor, or a request to open or close the editor."""

    type: Literal["draft"]
    do: Annotated[str, Known("draft")]
    """open, begin: with "game", "dealt", "empty" or "text" as `value`; leave: go back to the screen
    before; touch: give a territory to `owner`, or one more army if it has that owner; paint: only
    give it; fill: give all free territories to `owner`; earlier, later: take a change back, or make
    it again; play, analyse: go on with the position"""
    territory: NotRequired[ShortTerritory]
    owner: NotRequired[Annotated[ShortText | None, Wording(Message("wanted-text-or-null"))]]
    """the owner to give the territory to; null for nobody"""
    armies: NotRequired[Number]
    """the number of armies on the territory"""
    more: NotRequired[Number]
    """the number of armies to add, in place of the total; for a painted territory: 1 if one undo
    also takes back the stroke before"""
    part: NotRequired[ShortText]
    """the part of the position or of its game to change"""
    seat: NotRequired[ShortSeat]
    """the seat whose card, mission or capital is changed"""
    value: NotRequired[Annotated[Number | LongText, Wording(Message("wanted-answer"))]]
    """the value of the part; "" restores a number that the rules count"""
    text: NotRequired[LongText]
    """a position to begin with, in any form"""
    at: NotRequired[Count]
    """the moment of the game to begin with"""


class TableAction(TypedDict):
    """A request by the host about other screens."""

    type: Literal["table"]
    do: Annotated[str, Known("table")]
    """links: send them again; for a seat: ask somebody else to play it, play it at the host's own
    screen again, or let a bot play it; class: begin one over the game; who: show or hide who has
    answered what; vote: let teams vote on each decision; send_away, rename: a pupil, or the person
    at a seat; new_link: make one for a class, which ends the old link; time: limit the time for
    questions; more_time, end_time: for the question on all screens"""
    name: NotRequired[Annotated[str, Length(1, 2 * MAX_NAME), SENDABLE]]
    """the pupil's name"""
    text: NotRequired[Annotated[str, Length(0, MAX_NAME), SENDABLE]]
    """the new name of a pupil or a seat's player"""
    seconds: NotRequired[Count]
    """the time for a vote or a question; 0 for no vote or no limit"""
    seat: NotRequired[ShortText]
    lan: NotRequired[Flag]
    """whether other devices in the local network may reach the table"""
    address: NotRequired[ShortText]
    """this computer's address for those devices"""
    origin: NotRequired[Annotated[str, Length(0, 200), SENDABLE]]
    """the page's origin, with which links into the notebook's own server begin"""


class Query(TypedDict):
    """A query, which changes nothing."""

    type: Literal["query"]
    what: Annotated[str, Known("query")]
    source: NotRequired[ShortTerritory]
    target: NotRequired[ShortTerritory]
    armies: NotRequired[Count]
    dice: NotRequired[Count]
    stop_at: NotRequired[Count]
    id: NotRequired[ShortClause]
    about: NotRequired[Literal["income", "battle", "win"]]
    n: NotRequired[Count]
    at: NotRequired[Count]
    turn: NotRequired[Count]
    path: NotRequired[LongText]
    whole: NotRequired[Flag]
    part: NotRequired[Literal["game", "last_round"]]
    text: NotRequired[LongText]
    move: NotRequired[
        Annotated[dict[ShortText, Value], Length(0, 8), Wording(Message("wanted-action"))]
    ]
