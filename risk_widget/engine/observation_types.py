"""The shapes of the plain data that the engine gives away: an observation and its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.kinds import (
        Clause,
        Holding,
        Owner,
        Phase,
        Seat,
        Territory,
    )

Range: TypeAlias = Annotated[list[int], "[min: number, max: number]"]
Moves: TypeAlias = "dict[Territory, dict[Territory, Range]]"
"""By source, then by target."""


class PlaceRange(TypedDict):
    """Where armies may be placed, and how many."""

    territories: list[Territory]
    max: int


class TradeOption(TypedDict):
    """A set that may be traded now."""

    cards: list[str]
    armies: int
    bonus: dict[Territory, int]
    """extra armies that come by themselves on the territories shown on the cards"""
    choose_bonus: NotRequired[list[Territory]]
    """several fit: the player picks one"""
    bonus_armies: NotRequired[int]
    """extra armies of the one that is picked"""


class RefusalData(TypedDict):
    """The clause that an action breaks, and the code of the message with its values."""

    rule: Clause
    code: str
    params: Mapping[str, Any]


class LegalParts(TypedDict, total=False):
    """What the seat that must act may do; a key is present only where it is legal now."""

    claim: list[Territory]
    choose_capital: list[Territory]
    place: PlaceRange
    trade: list[TradeOption]
    attack: Moves
    attack_dice: dict[str, list[int]]
    """dice allowed per number of armies sent"""
    defend: list[int]
    occupy: Range
    fortify: Moves
    end_phase: bool


class LegalRanges(LegalParts, total=False):
    """The same, and why the end of the phase, a player's usual button, is refused now."""

    end_refused: RefusalData


class ObservedBattle(TypedDict):
    """A battle that waits for a decision."""

    source: Territory
    target: Territory
    attacker: Owner
    defender: Owner
    armies: int
    attack_dice: int
    attack_roll: list[int]
    """highest first; empty while the dice have not been rolled"""


class ObservedRules(TypedDict):
    """The numbers of an edition that a player reckons with."""

    territories_per_army: int
    minimum_armies: int
    card_values: str
    set_values: dict[str, int] | list[int]
    bonus_armies: int
    must_trade_at: int
    third_army: str


class Observation(TypedDict):
    """The position as one seat sees it, or as a spectator does."""

    edition: str
    mode: str
    options: dict[str, Any]
    dice: dict[str, Any]
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
    """Armies that a player got in this turn, and what for."""

    kind: str
    subject: str | int | None
    armies: int
    rule: Clause
