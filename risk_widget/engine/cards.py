"""Cards: sets and their values, trading, drawing, and taking an eliminated seat's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.chance import DECK, shuffle_cards
from risk_widget.engine.codes import (
    BONUS_PLACED,
    CARD_DRAWN,
    CARD_TAKEN,
    CARDS_MUST_TRADE,
    CARDS_TAKEN,
    DECK_CARD,
    DECK_MADE,
    FOR_CARD,
    FOR_SET,
    ONE_OF_EACH,
    SET_TRADED,
    UNKNOWN_SYMBOL,
    WILD_SYMBOL,
    note,
)
from risk_widget.engine.state import own_cards, own_income

if TYPE_CHECKING:
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

SET_SIZE = 3
_FEWEST_FOR_A_SURE_SET = 5
_PLACES = 1 << 12
"""A base, larger than any hand, in which one number encodes the three places of a set."""

NO_SET = -1


def set_kind(params: Params, a: int, b: int, c: int) -> int:
    """Return the kind of set of three cards: a symbol, `ONE_OF_EACH`, or `NO_SET` (``cards.set``).

    Wild cards count as the symbol that brings the most; an unknown card makes no set.
    """
    x, y, z = params.symbol[a], params.symbol[b], params.symbol[c]
    if x == UNKNOWN_SYMBOL or y == UNKNOWN_SYMBOL or z == UNKNOWN_SYMBOL:
        return NO_SET
    wild = WILD_SYMBOL
    differ = (
        (x == wild or (x != y and x != z))
        and (y == wild or (y != x and y != z))
        and (z == wild or (z != x and z != y))
    )
    symbol = x if x != wild else (y if y != wild else z)
    same = (
        symbol != wild and (x in (symbol, wild)) and (y in (symbol, wild)) and (z in (symbol, wild))
    )
    if differ and (not same or params.fixed_values[symbol] <= params.fixed_values[ONE_OF_EACH]):
        return ONE_OF_EACH
    return symbol if same else NO_SET


def set_value(params: Params, state: State, kind: int) -> int:
    """Return the value in armies of the next set of this kind (``cards.value``)."""
    if params.rising:
        return next_set_value(params, state)
    return params.fixed_values[kind]


def next_set_value(params: Params, state: State) -> int:
    """Return the next set's value in editions where the values rise (``cards.value``)."""
    traded, count = state.sets_traded, params.rising_count
    if traded < count:
        return params.rising_values[traded]
    last = params.rising_values[count - 1]
    return last + (traded - count + 1) * params.rising_step


def set_after(params: Params, state: State, seat: int, before: int) -> int:
    """Find the first set of a hand after set ``before``, as one number; -1 if there is none.

    The number encodes three places in the hand (`place_in`); begin with -1. Sets are sorted by
    their places.
    """
    size, hand = state.hand_size[seat], state.hand[seat]
    i, j, k = 0, 1, 2
    if before >= 0:
        i, j, k = place_in(before, 0), place_in(before, 1), place_in(before, 2) + 1
    while i < size - 2:
        while j < size - 1:
            while k < size:
                if set_kind(params, hand[i], hand[j], hand[k]) != NO_SET:
                    return (i * _PLACES + j) * _PLACES + k
                k += 1
            j += 1
            k = j + 1
        i += 1
        j = i + 1
        k = j + 1
    return -1


def place_in(number: int, which: int) -> int:
    """Decode one of a set's three places in the hand from the number of the set."""
    if which == 0:
        return number // (_PLACES * _PLACES)
    if which == 1:
        return number // _PLACES % _PLACES
    return number % _PLACES


def card_of_set(state: State, seat: int, number: int, which: int) -> int:
    """Return one of the three cards of a set in a hand (`set_after`)."""
    return state.hand[seat][place_in(number, which)]


def holds_set(params: Params, state: State, seat: int) -> bool:
    """Whether a seat holds a set; any five cards contain one."""
    size = state.hand_size[seat]
    if size < SET_SIZE:
        return False
    return size >= _FEWEST_FOR_A_SURE_SET or set_after(params, state, seat, -1) >= 0


def trading_stopped(params: Params, state: State) -> bool:
    """Whether the seat has too few cards for another trade in mid-combat (``capture.cards``)."""
    return (
        state.mid_combat == 1
        and params.cards_won == CARDS_MUST_TRADE
        and state.hand_size[state.actor] <= params.cards_won_down_to
    )


def must_trade(params: Params, state: State) -> bool:
    """Whether the acting seat must trade in a set now (``cards.must-trade``, ``capture.cards``)."""
    seat = state.actor
    if state.mid_combat:
        due = params.cards_won == CARDS_MUST_TRADE and not trading_stopped(params, state)
    else:
        due = state.hand_size[seat] >= params.must_trade_at
    return due and holds_set(params, state, seat)


def brings_bonus(params: Params, state: State, card: int) -> bool:
    """Whether a card shows a territory of the acting seat (``cards.territory-bonus``)."""
    return card < params.territories and state.owner[card] == state.actor


def bonus_is_chosen(params: Params, state: State) -> bool:
    """Whether the player chooses where the bonus armies of a set go in this turn."""
    return params.one_bonus == 1 and not state.bonus_given


def add_income(state: State, kind: int, subject: int, armies: int) -> None:
    """Record armies received, and the reason for them."""
    own_income(state)
    count = state.income_count
    state.income_kind[count] = kind
    state.income_subject[count] = subject
    state.income_armies[count] = armies
    state.income_count = count + 1


def trade(
    params: Params, state: State, log: Log, first: int, second: int, third: int, bonus: int
) -> None:
    """Trade in a set for armies to place and bonus armies, and discard its cards.

    ``bonus``: the territory for the bonus armies if the player chooses it, or -1.
    """
    seat = state.actor
    value = set_value(params, state, set_kind(params, first, second, third))
    state.sets_traded += 1
    own_cards(state)
    for card in (first, second, third):
        _put_away(params, state, seat, card)
    state.to_place += value
    add_income(state, FOR_SET, -1, value)
    note(log, SET_TRADED, value, 0, 0)
    received = value
    for card in (first, second, third):
        if not brings_bonus(params, state, card):
            continue
        place = card
        if params.one_bonus:
            if state.bonus_given:
                break
            if bonus >= 0:
                place = bonus
        armies = params.bonus_armies
        state.armies[place] += armies
        state.bonus_given = 1
        add_income(state, FOR_CARD, place, armies)
        note(log, BONUS_PLACED, place, armies, 0)
        received += armies
    if not state.mid_combat:
        state.received += received


def _put_away(params: Params, state: State, seat: int, card: int) -> None:
    """Take a card out of a hand, and put it under the deck or on the discard pile."""
    hand, size = state.hand[seat], state.hand_size[seat]
    kept = 0
    for place in range(size):
        other = hand[place]
        if other != card:
            hand[kept] = other
            kept += 1
    state.hand_size[seat] = kept
    if params.under_deck:
        last = (state.deck_first + state.deck_count) % params.cards
        state.deck[last] = card
        state.deck_count += 1
    else:
        state.discard[state.discard_count] = card
        state.discard_count += 1


def shuffle_deck(state: State, chance: Chance, log: Log, count: int, again: int) -> None:
    """Shuffle the first ``count`` cards, which become the deck.

    ``again``: 1 if they come from the discard pile.
    """
    count = shuffle_cards(chance, DECK, state.shuffles, state.deck, count)
    state.deck_first = 0
    state.deck_count = count
    state.shuffles += 1
    note(log, DECK_MADE, count, again, 0)
    for place in range(count):
        note(log, DECK_CARD, state.deck[place], 0, 0)


def draw_card(params: Params, state: State, chance: Chance, log: Log, seat: int) -> None:
    """Draw the card earned by a capture in this turn (``cards.earn``), if any is left."""
    if not state.deck_count and not state.discard_count:
        return
    own_cards(state)
    if not state.deck_count:
        count = state.discard_count
        for place in range(count):
            state.deck[place] = state.discard[place]
        state.discard_count = 0
        shuffle_deck(state, chance, log, count, 1)
    first = state.deck_first
    card = state.deck[first]
    state.deck_first = (first + 1) % params.cards
    state.deck_count -= 1
    state.hand[seat][state.hand_size[seat]] = card
    state.hand_size[seat] += 1
    note(log, CARD_DRAWN, card, seat, 0)


def take_cards(params: Params, state: State, log: Log, loser: int, winner: int) -> int:
    """Hand all cards of one seat over to another. Returns their number."""
    count = state.hand_size[loser]
    if not count or winner == params.third:
        return 0
    own_cards(state)
    note(log, CARDS_TAKEN, loser, count, winner)
    size = state.hand_size[winner]
    for place in range(count):
        card = state.hand[loser][place]
        state.hand[winner][size + place] = card
        note(log, CARD_TAKEN, card, 0, 0)
    state.hand_size[winner] = size + count
    state.hand_size[loser] = 0
    return count
