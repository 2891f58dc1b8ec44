"""Decisions of bots about cards: which ones to trade, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.analysis import playing, share_of
from risk_widget.bots.common import decide, pick
from risk_widget.engine import codes
from risk_widget.engine.cards import (
    bonus_is_chosen,
    brings_bonus,
    card_of_set,
    must_trade,
    set_after,
    set_kind,
    set_value,
    trading_stopped,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.bots.scratch import Scratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def is_due(params: Params, state: State) -> bool:
    """Whether a set has to be traded."""
    if not state.to_place and must_trade(params, state):
        return True
    return state.hand_size[state.actor] >= params.must_trade_at


def count_sets(params: Params, state: State) -> int:
    """Count the sets that the acting seat can trade."""
    if trading_stopped(params, state):
        return 0
    seat, sets = state.actor, 0
    number = set_after(params, state, seat, -1)
    while number >= 0:
        sets += 1
        number = set_after(params, state, seat, number)
    return sets


def set_number(params: Params, state: State, which: int) -> int:
    """Find the ``which``-th set of the acting seat's hand, counting from 0 (`cards.set_after`)."""
    number = set_after(params, state, state.actor, -1)
    for _ in range(which):
        number = set_after(params, state, state.actor, number)
    return number


def best_set(params: Params, state: State) -> int:
    """Find the most valuable set, as a number (`cards.set_after`); -1 if none can be traded."""
    seat = state.actor
    if state.hand_size[seat] < 3 or trading_stopped(params, state):
        return -1
    best, best_worth = -1, 0.0
    number = set_after(params, state, seat, -1)
    while number >= 0:
        worth = worth_of_set(params, state, number)
        if best < 0 or worth > best_worth:
            best, best_worth = number, worth
        number = set_after(params, state, seat, number)
    return best


def armies_of_set(params: Params, state: State, number: int) -> int:
    """Return the number of armies to place for a set of the acting seat."""
    seat = state.actor
    a = card_of_set(state, seat, number, 0)
    b = card_of_set(state, seat, number, 1)
    c = card_of_set(state, seat, number, 2)
    return set_value(params, state, set_kind(params, a, b, c))


def own_places(params: Params, state: State, number: int) -> int:
    """Count the seat's own territories on the cards of a set."""
    places = 0
    for which in range(3):
        if brings_bonus(params, state, card_of_set(state, state.actor, number, which)):
            places += 1
    return places


def worth_of_set(params: Params, state: State, number: int) -> float:
    """Compute the value of a set: armies to place and bonus armies, less the cost of wild cards."""
    wild, places = 0, own_places(params, state, number)
    for which in range(3):
        if params.symbol[card_of_set(state, state.actor, number, which)] == codes.WILD_SYMBOL:
            wild += 1
    if params.one_bonus:
        places = 0 if state.bonus_given else min(places, 1)
    # A wild card is worth keeping: it fits the next set too, whatever the other cards are.
    bonus = places * params.bonus_armies
    return armies_of_set(params, state, number) + 0.9 * bonus - 1.5 * wild


def picks_bonus(params: Params, state: State, number: int) -> bool:
    """Whether the bonus for this set can go to more than one territory, so that one is chosen."""
    return bonus_is_chosen(params, state) and own_places(params, state, number) > 1


def place_of_bonus(params: Params, state: State, number: int, which: int) -> int:
    """Find the seat's ``which``-th territory on the cards of a set, counting from 0."""
    for place in range(3):
        card = card_of_set(state, state.actor, number, place)
        if brings_bonus(params, state, card):
            if which == 0:
                return card
            which -= 1
    return -1


def trade_pays(params: Params, state: State, scratch: Scratch, number: int) -> bool:
    """Whether trading the best set pays when none has to be traded."""
    if state.mid_combat:
        return True  # in the middle of combat the new armies can attack at once
    seat, tables = state.actor, scratch.tables
    if share_of(params, scratch, seat) < 0.7 / playing(params, scratch):
        return True  # too weak to wait
    if state.hand_size[seat] >= params.must_trade_at - 1:
        return True  # so many cards that the next one forces a trade
    if not params.rising:
        return worth_of_set(params, state, number) >= tables.good_set  # better sets are rare
    # Rising values reward those who trade later, but armies on the board earn at once.
    return armies_of_set(params, state, number) >= tables.good_set


def hand_in(state: State, action: MutableSequence[int], number: int, bonus: int) -> None:
    """Write the trade of a set by the acting seat; ``bonus`` is the territory chosen, or -1."""
    seat = state.actor
    decide(
        action,
        codes.TRADE,
        card_of_set(state, seat, number, 0),
        card_of_set(state, seat, number, 1),
        card_of_set(state, seat, number, 2),
        bonus,
    )


def hand_in_any(
    params: Params, state: State, rng: Rng, action: MutableSequence[int], sets: int
) -> None:
    """Write the trade of a random set among the acting seat's ``sets``, with a random bonus."""
    number, bonus = set_number(params, state, pick(rng, sets)), -1
    if picks_bonus(params, state, number):
        which = pick(rng, own_places(params, state, number))
        bonus = place_of_bonus(params, state, number, which)
    hand_in(state, action, number, bonus)
