"""All that a seat cannot see, dealt anew: other hands, the deck, other missions and capitals.

Games that are played on from a position begin so: what is worth doing must not depend on what its
seat cannot know (``info.secret``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.common import pick
from risk_widget.engine import codes
from risk_widget.engine.setup import is_away
from risk_widget.engine.state import own_cards, own_seats, put_position

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def deal_anew(
    params: Params, new: State, state: State, seat: int, rng: Rng, pool: MutableSequence[int]
) -> None:
    """Copy a position, with all that a seat cannot see dealt anew.

    Args:
        params: the game's.
        new: becomes the copy.
        state: the position, whole or as the seat sees it; it is only read.
        seat: whose hand, mission and capital stay.
        rng: deals.
        pool: room for all cards, and for all missions.
    """
    put_position(new, state)
    own_cards(new)
    own_seats(new)
    left = 0
    if params.goal == codes.GOAL_MISSIONS:
        for number in range(params.wanted_count):
            if params.wanted[number] != state.mission[seat]:
                pool[left] = params.wanted[number]
                left += 1
    for other in range(params.players):
        if other != seat:
            new.hand_size[other] = 0
    for other in range(params.players):
        if other != seat:
            if params.goal == codes.GOAL_MISSIONS:
                left -= 1
                new.mission[other] = _drawn(pool, rng, left)
            elif state.capital[other] != codes.NO_CAPITAL and not state.shown[other]:
                new.capital[other] = codes.NO_CAPITAL
                new.capital[other] = _likely_capital(params, new, rng, other)
    left = _gather_cards(params, new, pool)
    for other in range(params.players):
        if other != seat:
            new.hand_size[other] = state.hand_size[other]
            for place in range(state.hand_size[other]):
                left -= 1
                new.hand[other][place] = _drawn(pool, rng, left)
    new.deck_first = 0
    for place in range(state.deck_count):
        left -= 1
        new.deck[place] = _drawn(pool, rng, left)


def _gather_cards(params: Params, state: State, pool: MutableSequence[int]) -> int:
    """Put all cards that are not away (`is_away`) into the pool. Returns how many."""
    for card in range(params.cards):
        pool[card] = 0
    for seat in range(params.players):
        if state.capital[seat] >= 0:
            pool[state.capital[seat]] = 1
        for place in range(state.hand_size[seat]):
            pool[state.hand[seat][place]] = 1
    for place in range(state.discard_count):
        pool[state.discard[place]] = 1
    count = 0
    for card in range(params.cards):
        if pool[card] == 0:
            pool[count] = card
            count += 1
    return count


def _drawn(pool: MutableSequence[int], rng: Rng, last: int) -> int:
    """One of the items up to the last one, which takes its place."""
    at = pick(rng, last + 1)
    found = pool[at]
    pool[at] = pool[last]
    return found


def _likely_capital(params: Params, state: State, rng: Rng, owner: int) -> int:
    """One of the owner's territories whose card may be aside: the more armies, the likelier."""
    armies, found = 0, 0
    for territory in range(params.territories):
        if state.owner[territory] == owner:
            found = territory
            if not is_away(params, state, territory):
                armies += state.armies[territory]
    which = pick(rng, max(1, armies))
    for territory in range(params.territories):
        if state.owner[territory] == owner and not is_away(params, state, territory):
            found = territory
            which -= state.armies[territory]
            if which < 0:
                break
    return found
