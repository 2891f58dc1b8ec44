"""The words for the kinds of phases, actions and events, in data and code.

If TypeScript can describe a value more exactly than Python, `Annotated` has the type in
TypeScript: ``tools/page_types.py`` generates the page's types from this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonObject, JsonView


Seat: TypeAlias = Annotated[str, '"red"|"blue"|"green"|"yellow"|"black"|"purple"']
Owner: TypeAlias = Annotated[str, 'Seat|"third"']
"""A seat, or `"third"` for the third army; null for a free territory."""
Territory: TypeAlias = Annotated[str, "string"]
"""The id of a territory, such as `"north-africa"`."""
Continent: TypeAlias = Annotated[str, "string"]
"""The id of a continent."""
Clause: TypeAlias = Annotated[str, "string"]
"""The id of a clause, such as `"attack.armies"`, or of another reason for a refusal."""
Holding: TypeAlias = Annotated[list[Any], "[owner: Owner|null, armies: number]"]
CardSymbol: TypeAlias = Annotated[str, '"infantry"|"cavalry"|"artillery"|"wild"']

Phase: TypeAlias = Literal[
    "claim", "place", "capital",
    "reinforce", "reinforce_third", "attack", "attack_third", "defend", "occupy", "fortify",
    "over",
]  # fmt: skip
"""A phase of the set-up or of a turn; `"over"` when the game has been won."""

ActionKind: TypeAlias = Literal[
    "claim", "place", "choose_capital", "trade", "attack", "defend", "occupy", "fortify",
    "end_phase",
]  # fmt: skip
"""The kinds of actions."""

EventKind: TypeAlias = Literal[
    "starter_rolled", "dealt", "claimed", "placed", "capital_chosen",
    "turn_started", "income", "traded", "bonus_placed", "phase_started",
    "attacked", "rolled", "captured", "occupied", "eliminated", "cards_taken", "capital_fell",
    "card_drawn", "fortified", "third_owed", "third_placed", "deck_reshuffled", "won",
]  # fmt: skip
"""The kinds of events; their data are in `risk_widget.engine.events`."""

IncomeKind: TypeAlias = Literal["territories", "continent", "set", "card", "unexplained"]
"""The reasons for armies received."""

NoClause: TypeAlias = Literal[
    "action.malformed", "game.partial", "record.malformed", "position.malformed",
    "protocol.malformed", "protocol.stale", "protocol.handover", "protocol.no-game",
    "protocol.new-game", "protocol.undo", "protocol.redo", "protocol.lesson", "protocol.progress",
    "protocol.internal", "protocol.table", "protocol.guest", "protocol.advice", "protocol.coach",
    "protocol.exam", "protocol.editor",
]  # fmt: skip
"""The reasons for a refusal that are not clauses of the rules."""

Mark: TypeAlias = Literal["printed", "silent", "reading", "house"]
"""The basis of a clause: printed in the edition, not mentioned, interpreted, or a house rule."""


Range: TypeAlias = Annotated[list[int], "[min: number, max: number]"]
Moves: TypeAlias = "dict[Territory, dict[Territory, Range]]"
"""Ranges of armies, by source, then by target."""


class PlaceRange(TypedDict):
    """The territories on which armies may be placed, and the maximum number for each."""

    territories: list[Territory]
    max: int


class TradeOption(TypedDict):
    """A set that may be traded now."""

    cards: list[str]
    armies: int
    bonus: dict[Territory, int]
    """the bonus armies placed automatically on the territories shown on the cards"""
    choose_bonus: NotRequired[list[Territory]]
    """the territories among which the player picks one, if there are several"""
    bonus_armies: NotRequired[int]
    """the bonus armies on the territory that is picked"""


class RefusalData(TypedDict):
    """The clause that an action breaks, and the code of the message with its values."""

    rule: Clause
    code: str
    params: JsonView


class LegalParts(TypedDict, total=False):
    """The legal actions of the seat that must act; only kinds that are legal now have a key."""

    claim: list[Territory]
    choose_capital: list[Territory]
    place: PlaceRange
    trade: list[TradeOption]
    attack: Moves
    attack_dice: dict[str, list[int]]
    """the dice allowed, by the number of attacking armies"""
    defend: list[int]
    occupy: Range
    fortify: Moves
    end_phase: bool


class LegalRanges(LegalParts, total=False):
    """The legal parts, and the reason if the phase cannot end."""

    end_refused: RefusalData


class ObservedBattle(TypedDict):
    """A battle waiting for a decision."""

    source: Territory
    target: Territory
    attacker: Owner
    defender: Owner
    armies: int
    attack_dice: int
    attack_roll: list[int]
    """the attacker's dice, highest first; empty until they are rolled"""


class ObservedRules(TypedDict):
    """The numbers of an edition that matter to a player."""

    territories_per_army: int
    minimum_armies: int
    card_values: str
    set_values: dict[str, int] | list[int]
    bonus_armies: int
    must_trade_at: int
    third_army: str


class Observation(TypedDict):
    """The position as one seat or a spectator sees it."""

    edition: str
    mode: str
    options: JsonObject
    dice: JsonObject
    rules: ObservedRules
    board: str
    seats: list[Seat]
    viewer: Seat | None
    phase: Phase
    turn: Seat
    actor: Seat | None
    round: int
    to_place: int
    territories: dict[Territory, Holding]
    hand: list[str]
    hand_counts: dict[Seat, int]
    mission: str | None
    capital: Territory | None
    capitals_shown: dict[Seat, Territory]
    sets_traded: int
    next_set_value: int | None
    deck: int
    discard: list[str]
    out: dict[Seat, Owner | None]
    in_hand: dict[Seat, int]
    third_to_place: int
    battle: ObservedBattle | None
    captured: bool
    mid_combat: bool
    moved: dict[Territory, Territory]
    tired: dict[Territory, int]
    legal: LegalRanges | None
    winner: Seat | None


class IncomeData(TypedDict):
    """Armies that a player received in this turn, and the reason for them."""

    kind: str
    subject: str | int | None
    armies: int
    rule: Clause
