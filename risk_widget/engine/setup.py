"""Set-up: missions, the first seat, territories, the starting armies, capitals, the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.cards import shuffle_deck
from risk_widget.engine.chance import MISSIONS, TERRITORIES, roll_die, shuffle_cards
from risk_widget.engine.codes import (
    DEALT,
    FIRST_LISTED,
    FIRST_WITHOUT_CARD,
    GOAL_CAPITALS,
    GOAL_MISSIONS,
    IN_CAPITAL,
    IN_CLAIM,
    IN_PLACE,
    NO_CAPITAL,
    NOBODY,
    PHASE_STARTED,
    STARTER_DIE,
    THIRD_PLACED,
    note,
)
from risk_widget.engine.combat import give
from risk_widget.engine.state import own_cards, own_seats
from risk_widget.engine.turn import start_turn

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def begin_game(params: Params, state: State, chance: Chance, log: Log) -> None:
    """Bring a new, empty position to the first decision."""
    own_seats(state)
    own_cards(state)
    for seat in range(params.players):
        state.in_hand[seat] = params.starting_armies
    if params.goal == GOAL_MISSIONS:
        _deal_missions(params, state, chance)
    state.starter = _first_seat(params, state, chance, log)
    state.turn = state.actor = state.starter
    if params.dealt:
        _deal(params, state, chance, log)
        _begin_placing(params, state, chance, log, state.starter)
    else:
        note(log, PHASE_STARTED, IN_CLAIM, state.actor, 0)


def _deal_missions(params: Params, state: State, chance: Chance) -> None:
    count = params.wanted_count
    for place in range(count):
        state.deck[place] = params.wanted[place]
    shuffle_cards(chance, MISSIONS, 0, state.deck, count)
    for seat in range(params.players):
        state.mission[seat] = state.deck[seat]


def _first_seat(params: Params, state: State, chance: Chance, log: Log) -> int:
    """Determine the seat that starts (``setup.first-seat``)."""
    players, how = params.players, params.first_seat
    if how == FIRST_LISTED:
        return 0
    if how == FIRST_WITHOUT_CARD:
        return params.territories % players
    tied, count = (1 << players) - 1, players
    while count > 1:
        highest, best, tied_now, count = 0, 0, tied, 0
        for seat in range(players):
            if not tied_now >> seat & 1:
                continue
            face = roll_die(chance, state)
            note(log, STARTER_DIE, seat, face, 0)
            if face > highest:
                highest, best, count = face, 1 << seat, 1
            elif face == highest:
                best |= 1 << seat
                count += 1
        tied = best
    first = 0
    while not tied >> first & 1:
        first += 1
    return first


def _deal(params: Params, state: State, chance: Chance, log: Log) -> None:
    """Deal all territories, one army on each; a third army gets the last territory of each round.

    The third army gets ``third_each`` armies on each territory, now or after the players' placing.
    """
    size, players, third = params.territories, params.players, params.third
    receivers = players + params.has_third
    for territory in range(size):
        state.deck[territory] = territory
    shuffle_cards(chance, TERRITORIES, 0, state.deck, size)
    for number in range(size):
        territory, owner = state.deck[number], number % receivers
        if owner != third:
            give(state, territory, owner)
            state.armies[territory] = 1
        elif not params.third_after_placing:
            give(state, territory, owner)
            state.armies[territory] = params.third_each
    for seat in range(players):
        state.in_hand[seat] -= state.counts[seat]
    for owner in range(receivers):
        if state.counts[owner]:
            note(log, DEALT, owner, state.counts[owner], 0)


def claim(params: Params, state: State, chance: Chance, log: Log, territory: int) -> None:
    """Claim a free territory, then pass to the next player or begin placement."""
    seat, players = state.actor, params.players
    give(state, territory, seat)
    state.armies[territory] = 1
    own_seats(state)
    state.in_hand[seat] = max(0, state.in_hand[seat] - 1)
    following = (seat + 1) % players
    if _all_claimed(params, state):
        first = state.starter if params.starter_places_first else following
        _begin_placing(params, state, chance, log, first)
    else:
        state.turn = state.actor = following


def _all_claimed(params: Params, state: State) -> bool:
    players, size = params.players, params.territories
    claimed = 0
    for owner in range(players + 1):
        claimed += state.counts[owner]
    if params.has_third:
        return claimed >= players * (size // (players + 1))
    return claimed == size


def _begin_placing(params: Params, state: State, chance: Chance, log: Log, first: int) -> None:
    if not params.third_after_placing:
        _set_down_third(params, state, log)
    state.phase = IN_PLACE
    note(log, PHASE_STARTED, IN_PLACE, first, 0)
    _next_to_place(params, state, chance, log, first)


def _next_to_place(params: Params, state: State, chance: Chance, log: Log, first: int) -> None:
    """Pass to the next seat with armies in hand, beginning at ``first``, or end placement."""
    players = params.players
    for step in range(players):
        seat = (first + step) % players
        if state.in_hand[seat] and state.counts[seat]:
            state.turn = state.actor = seat
            return
    _set_down_third(params, state, log)
    if params.goal == GOAL_CAPITALS:
        state.phase = IN_CAPITAL
        state.turn = state.actor = state.starter
        note(log, PHASE_STARTED, IN_CAPITAL, state.actor, 0)
    else:
        _start_first_turn(params, state, chance, log)


def place_one(params: Params, state: State, chance: Chance, log: Log, territory: int) -> None:
    """Place one army on a territory of the acting seat, and pass to the next player."""
    seat = state.actor
    state.armies[territory] += 1
    own_seats(state)
    state.in_hand[seat] -= 1
    _next_to_place(params, state, chance, log, (seat + 1) % params.players)


def _set_down_third(params: Params, state: State, log: Log) -> None:
    """Set the third army down on the free territories (``setup.third-army``)."""
    if not params.has_third:
        return
    for territory in range(params.territories):
        if state.owner[territory] == NOBODY:
            give(state, territory, params.third)
            state.armies[territory] = params.third_each
            note(log, THIRD_PLACED, territory, params.third_each, 0)


def choose_capital(params: Params, state: State, chance: Chance, log: Log, territory: int) -> None:
    """Record a seat's capital, then pass to the next seat or begin the first turn."""
    seat, players = state.actor, params.players
    own_seats(state)
    state.capital[seat] = territory
    for step in range(1, players):
        following = (seat + step) % players
        if state.capital[following] == NO_CAPITAL and state.counts[following]:
            state.turn = state.actor = following
            return
    _start_first_turn(params, state, chance, log)


def _start_first_turn(params: Params, state: State, chance: Chance, log: Log) -> None:
    """Shuffle the deck (``setup.deck``) and begin the first turn."""
    if not state.deck_count:
        own_cards(state)
        count = gather_cards(params, state, state.deck)
        shuffle_deck(state, chance, log, count, 0)
    state.round = 1
    start_turn(params, state, log, state.starter)


def gather_cards(params: Params, state: State, pool: MutableSequence[int]) -> int:
    """Collect all cards in a pool, except hands, the discard pile and the cards of capitals.

    Args:
        params: the numbers of the game.
        state: the position; it is only read, but the pool may be its deck. Unknown cards in it
            do not count.
        pool: a list with room for all cards.

    Returns:
        The number of cards in the pool.
    """
    for card in range(params.cards):
        pool[card] = 0
    for seat in range(params.players):
        if state.capital[seat] >= 0:
            pool[state.capital[seat]] = 1
        for place in range(state.hand_size[seat]):
            if state.hand[seat][place] < params.cards:
                pool[state.hand[seat][place]] = 1
    for place in range(state.discard_count):
        if state.discard[place] < params.cards:
            pool[state.discard[place]] = 1
    count = 0
    for card in range(params.cards):
        if pool[card] == 0:
            pool[count] = card
            count += 1
    return count
