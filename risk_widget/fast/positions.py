"""A position of the engine as an array, and back: nothing is lost on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import position_layout as at
from risk_widget.fast.arrays import new_position
from risk_widget.fast.limits import MOST_CARDS, MOST_INCOME
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.fast.compiling import Numbers

_NUMBERS = {
    "phase": at.PHASE,
    "reason": at.REASON,
    "turn": at.TURN,
    "actor": at.ACTOR,
    "starter": at.STARTER,
    "round": at.ROUND,
    "to_place": at.TO_PLACE,
    "received": at.RECEIVED,
    "third_owed": at.THIRD_OWED,
    "sets_traded": at.SETS_TRADED,
    "alive": at.ALIVE,
    "winner": at.WINNER,
    "dice_read": at.DICE_READ,
    "shuffles": at.SHUFFLES,
    "captured": at.CAPTURED,
    "bonus_given": at.BONUS_GIVEN,
    "mid_combat": at.MID_COMBAT,
    "fighting": at.FIGHTING,
    "source": at.SOURCE,
    "target": at.TARGET,
    "attacker": at.ATTACKER,
    "defender": at.DEFENDER,
    "attacking": at.ATTACKING,
    "dice": at.DICE,
    "rolled": at.ROLLED,
    "income_count": at.INCOME_COUNT,
    "discard_count": at.DISCARD_COUNT,
}
_LISTS = {
    "owner": at.OWNER,
    "armies": at.ARMIES,
    "moved": at.MOVED,
    "tired": at.TIRED,
    "counts": at.COUNTS,
    "in_hand": at.IN_HAND,
    "mission": at.MISSION,
    "capital": at.CAPITAL,
    "shown": at.SHOWN,
    "out_by": at.OUT_BY,
    "hand_size": at.HAND_SIZE,
    "roll": at.ROLL,
}
_LARGEST = 2**40
"""Armies beyond that are not counted in 64 bits without care."""


def to_array(config: GameConfig, state: State) -> Numbers:
    """The position as an array (`position_layout`).

    Raises:
        MessageError: a position of which only a part is known, or one with larger numbers than
            the arrays hold.
    """
    _check(config, state)
    now = new_position()
    for name, place in _NUMBERS.items():
        now[place] = getattr(state, name)
    for name, place in _LISTS.items():
        _put(now, place, getattr(state, name))
    for seat, hand in enumerate(state.hands()):
        _put(now, at.HAND + seat * MOST_CARDS, hand)
    deck = state.deck_cards()
    now[at.DECK_COUNT] = len(deck)
    _put(now, at.DECK, deck)
    _put(now, at.DISCARD, state.discard_cards())
    for number, row in enumerate(state.income_rows()):
        _put(now, at.INCOME + 3 * number, row)
    return now


def _check(config: GameConfig, state: State) -> None:
    cards = [
        c for held in (*state.hands(), state.deck_cards(), state.discard_cards()) for c in held
    ]
    hidden = config.rules.goal == "missions" and any(
        mission < 0 and by == IN_PLAY
        for mission, by in zip(state.mission, state.out_by, strict=True)
    )
    if config.unknown_card in cards or -1 in state.capital or hidden:
        raise MessageError.of("fast-partly-known")
    if (
        state.income_count > MOST_INCOME
        or max((*state.armies, *state.in_hand, state.to_place, state.received)) > _LARGEST
        or max(state.round, state.sets_traded) > _LARGEST
    ):
        raise MessageError.of("fast-numbers-too-large")


def _put(now: Numbers, first: int, numbers: Sequence[int]) -> None:
    for step, number in enumerate(numbers):
        now[first + step] = number


def to_state(config: GameConfig, now: Numbers) -> State:
    """The engine's position that an array holds."""
    state = config.empty_state()
    for name, place in _NUMBERS.items():
        setattr(state, name, int(now[place]))
    for name, place in _LISTS.items():
        room = len(getattr(state, name))
        setattr(state, name, _take(now, place, room))
    for seat in range(config.players):
        state.set_hand(seat, _take(now, at.HAND + seat * MOST_CARDS, now[at.HAND_SIZE + seat]))
    first, cards = now[at.DECK_FIRST], _take(now, at.DECK, MOST_CARDS)
    state.set_deck([cards[(first + s) % MOST_CARDS] for s in range(now[at.DECK_COUNT])])
    state.set_discard(_take(now, at.DISCARD, now[at.DISCARD_COUNT]))
    rows = [_take(now, at.INCOME + 3 * number, 3) for number in range(now[at.INCOME_COUNT])]
    state.set_income([(kind, about, armies) for kind, about, armies in rows])
    state.moves_made = len(state.movements())
    return state


def _take(now: Numbers, first: int, count: int) -> list[int]:
    return [int(number) for number in now[first : first + count]]
