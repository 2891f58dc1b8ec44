"""A new deal of everything hidden from a seat: other hands, the deck, missions and capitals.

Games continued from a position begin with it: the choice of an action must not depend on secrets
that the seat cannot know (``info.secret``). Hidden capitals are dealt to likely territories.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from risk_widget.bots.common import fraction, pick
from risk_widget.engine import codes
from risk_widget.engine.setup import gather_cards
from risk_widget.engine.state import own_cards, own_seats, put_position

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from risk_widget.bots.common import Rng
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

_USUAL = 4
"""The most armies that a territory can hold without suggesting a capital."""
_LIKELIER = 0.6
"""The gain in a capital's log-likelihood for each additional army or missing neighbour.

It was fitted to the capitals that `cautious` has at the beginning of each turn.
"""


def deal_anew(
    params: Params, new: State, state: State, seat: int, hiding: Sequence[float], rng: Rng,
    pool: MutableSequence[int],
) -> None:  # fmt: skip
    """Copy a position, and redeal everything that a seat cannot see.

    A position may hide even the seat's own cards, mission or capital, because somebody else wrote
    it down. These are dealt as well, so that nothing is unknown afterwards.

    Args:
        params: the parameters of the game.
        new: the position that becomes the copy.
        state: the position, whole or as anybody sees it; it is only read.
        seat: the seat whose hand, mission and capital stay, as far as they are known.
        hiding: the likely places of hidden capitals (`guess_capitals`).
        rng: the random numbers for the deal.
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
        new.hand_size[other] = _keep_known(params, new, other) if other == seat else 0
    for other in range(params.players):
        if params.goal == codes.GOAL_MISSIONS:
            if other != seat or _lacks_mission(state, seat):
                left -= 1
                new.mission[other] = _drawn(pool, rng, left)
        elif _is_hidden(state, seat, other):
            new.capital[other] = codes.NO_CAPITAL
            new.capital[other] = _likely_capital(params, new, hiding, rng, other)
    left = gather_cards(params, new, pool)
    for other in range(params.players):
        for place in range(new.hand_size[other], state.hand_size[other]):
            left -= 1
            new.hand[other][place] = _drawn(pool, rng, left)
        new.hand_size[other] = state.hand_size[other]
    for place in range(state.discard_count):
        if state.discard[place] == params.cards:
            left -= 1
            new.discard[place] = _drawn(pool, rng, left)
    new.deck_first = 0
    for place in range(state.deck_count):
        left -= 1
        new.deck[place] = _drawn(pool, rng, left)


def _keep_known(params: Params, state: State, seat: int) -> int:
    """Move the known cards of a hand to its front. Returns how many there are."""
    known = 0
    for place in range(state.hand_size[seat]):
        card = state.hand[seat][place]
        if card != params.cards:
            state.hand[seat][known] = card
            known += 1
    return known


def _lacks_mission(state: State, seat: int) -> bool:
    """Whether a seat that still plays has a mission that is unknown here."""
    return state.mission[seat] == codes.NO_MISSION and state.out_by[seat] == codes.IN_PLAY


def _is_hidden(state: State, viewer: int, seat: int) -> bool:
    """Whether a seat has a capital that a viewer does not know."""
    if seat == viewer:
        return state.capital[seat] == codes.HIDDEN
    return state.capital[seat] != codes.NO_CAPITAL and not state.shown[seat]


def _drawn(pool: MutableSequence[int], rng: Rng, last: int) -> int:
    """Draw an item at random, and put the last one in its place."""
    at = pick(rng, last + 1)
    found = pool[at]
    pool[at] = pool[last]
    return found


def _likely_capital(
    params: Params, state: State, hiding: Sequence[float], rng: Rng, owner: int
) -> int:
    """Pick a territory of the owner at random, weighted by its likelihood of being the capital."""
    which, found = fraction(rng), codes.NO_CAPITAL
    for territory in range(params.territories):
        likely = hiding[territory]
        if state.owner[territory] == owner and (found == codes.NO_CAPITAL or likely > 0.0):
            found = territory
            which -= likely
            if which < 0.0:
                break
    return found


# ---- where a capital may be --------------------------------------------------------------------


def knows_capital(state: State, viewer: int, seat: int) -> bool:
    """Whether a viewer knows where a seat's capital is."""
    return state.capital[seat] >= 0 and (seat == viewer or state.shown[seat] == 1)


def guess_capitals(params: Params, state: State, seat: int, hiding: MutableSequence[float]) -> None:
    """Guess the location of each capital that a seat does not know.

    Args:
        params: the parameters of the game.
        state: the position, whole or as the seat sees it; it is only read.
        seat: the guessing seat.
        hiding: becomes, by territory, the chance that its owner's hidden capital is there.
    """
    for territory in range(params.territories):
        hiding[territory] = 0.0
    for other in range(params.players):
        if _is_hidden(state, seat, other):
            _guess_capital(params, state, seat, hiding, other)


def _guess_capital(
    params: Params, state: State, seat: int, hiding: MutableSequence[float], owner: int
) -> None:
    """Guess where a capital is, preferring territories with many armies and few rivals nearby."""
    safest, total = -params.territories, 0.0
    for territory in range(params.territories):
        if state.owner[territory] == owner and not _is_seen(params, state, seat, territory):
            safety = _safety(params, state, territory)
            if safety > safest:
                safest = safety
    for territory in range(params.territories):
        if state.owner[territory] == owner and not _is_seen(params, state, seat, territory):
            hiding[territory] = exp(_LIKELIER * (_safety(params, state, territory) - safest))
            total += hiding[territory]
    for territory in range(params.territories):
        if state.owner[territory] == owner and total > 0.0:
            hiding[territory] /= total


def _safety(params: Params, state: State, territory: int) -> int:
    """Rate the safety of a territory: its armies minus its neighbours of other owners."""
    safety = max(_USUAL, state.armies[territory])
    for other in params.neighbours[territory]:
        if other < 0:
            break
        if state.owner[other] != state.owner[territory]:
            safety -= 1
    return safety


def _is_seen(params: Params, state: State, seat: int, card: int) -> bool:
    """Whether a seat sees a card, which then cannot be a hidden capital."""
    for other in range(params.players):
        if state.capital[other] == card and knows_capital(state, seat, other):
            return True
    for place in range(state.hand_size[seat]):
        if state.hand[seat][place] == card:
            return True
    for place in range(state.discard_count):  # noqa: SIM110 - no generators when it is compiled
        if state.discard[place] == card:
            return True
    return False
