"""A position as one seat sees it, written into an array (`risk_widget.environments.features`).

Plain functions on numbers: the engine's games run them as they are, compiled games compile them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.cards import next_set_value
from risk_widget.engine.codes import IN_CLAIM, IN_PLACE, IN_PLAY, OVER

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence

    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

PARTS: Final = (
    "armies", "hand", "hand_counts", "discard", "mission", "capital", "capitals_shown", "phase",
    "turn", "actor", "playing", "in_hand", "battle_source", "battle_target", "battle_roll",
    "moved", "tired", "numbers",
)  # fmt: skip
"""The parts of the array."""
FIELDS: Final[Mapping[str, tuple[Any, ...]]] = dict.fromkeys(PARTS, (int,))
"""What `FeatureParts` has, in the form that a record is made from."""


class FeatureParts:
    """Where each part of the array begins."""

    __slots__ = PARTS

    armies: int
    hand: int
    hand_counts: int
    discard: int
    mission: int
    capital: int
    capitals_shown: int
    phase: int
    turn: int
    actor: int
    playing: int
    in_hand: int
    battle_source: int
    battle_target: int
    battle_roll: int
    moved: int
    tired: int
    numbers: int

    def __init__(self, firsts: Mapping[str, int]) -> None:
        for part in PARTS:
            setattr(self, part, firsts[part])


def fill_features(
    params: Params, state: State, seat: int, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    """Fill in an array of zeros with what a seat sees."""
    _see_territories(params, state, seat, parts, found)
    _see_seats(params, state, seat, parts, found)
    for place in range(state.hand_size[seat]):
        found[parts.hand + state.hand[seat][place]] = 1
    for place in range(state.discard_count):
        found[parts.discard + state.discard[place]] = 1
    if state.mission[seat] >= 0:
        found[parts.mission + state.mission[seat]] = 1
    found[parts.phase + state.phase] = 1
    _see_numbers(params, state, parts, found)


def _see_territories(
    params: Params, state: State, seat: int, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    size, players = params.territories, params.players
    for territory in range(size):
        owner = state.owner[territory]
        if owner >= 0:
            column = (owner - seat) % players if owner < players else players
            found[parts.armies + column * size + territory] = state.armies[territory]
        if state.moved[territory] >= 0:
            found[parts.moved + territory] = state.moved[territory] + 1
        if state.tired[territory] > 0:
            found[parts.tired + territory] = state.tired[territory]


def _see_seats(
    params: Params, state: State, seat: int, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    players = params.players
    for step in range(players):
        other = (seat + step) % players
        found[parts.hand_counts + step] = state.hand_size[other]
        found[parts.playing + step] = state.out_by[other] == IN_PLAY
        found[parts.in_hand + step] = state.in_hand[other]
        capital = state.capital[other]
        if capital >= 0:
            if step == 0:
                found[parts.capital + capital] = 1
            if state.shown[other]:
                found[parts.capitals_shown + capital] = step + 1
    found[parts.turn + (state.turn - seat) % players] = 1
    if state.phase != OVER:
        found[parts.actor + (state.actor - seat) % players] = 1


def _see_numbers(
    params: Params, state: State, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    first = parts.numbers
    setting_up = state.phase in (IN_CLAIM, IN_PLACE)
    found[first] = state.round
    found[first + 1] = state.in_hand[state.actor] if setting_up else state.to_place
    found[first + 2] = state.sets_traded
    found[first + 3] = next_set_value(params, state) if params.rising else 0
    found[first + 4] = state.deck_count
    found[first + 5] = state.third_owed
    found[first + 6] = state.captured
    found[first + 7] = state.mid_combat
    if not state.fighting:
        return
    found[first + 8] = state.attacking
    found[first + 9] = state.dice
    found[parts.battle_source + state.source] = 1
    found[parts.battle_target + state.target] = 1
    for place in range(state.rolled):
        found[parts.battle_roll + place] = state.roll[place]
