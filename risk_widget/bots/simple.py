"""A plain bot whose games end: it masses armies and attacks where it is stronger.

It is meant for analysis, not to play against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.common import NOWHERE, any_held_by, decide, faces_others, pick
from risk_widget.bots.trading import hand_in
from risk_widget.engine import codes
from risk_widget.engine.cards import (
    SET_SIZE,
    bonus_is_chosen,
    brings_bonus,
    card_of_set,
    set_after,
    trading_stopped,
)
from risk_widget.engine.combat import defence_dice, may_be_attacked, most_attacking
from risk_widget.engine.turn import most_to_move

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

_MANY = 1 << 40
_FIRST_OF_ALL = 1 << 20


def choose_simply(params: Params, state: State, rng: Rng, action: MutableSequence[int]) -> None:
    """Choose for the seat that must act, as the plain bot does."""
    phase, seat = state.phase, state.actor
    decide(action, codes.END_PHASE, -1, -1, -1, -1)
    if phase == codes.IN_ATTACK:
        _attack(params, state, seat, action)
    elif phase == codes.IN_DEFEND:
        decide(action, codes.DEFEND, defence_dice(params, state, state.target), -1, -1, -1)
    elif phase == codes.IN_OCCUPY:
        decide(action, codes.OCCUPY, state.armies[state.source] - 1, -1, -1, -1)
    elif phase == codes.IN_PLACE:
        decide(action, codes.PLACE, _some_border(params, state, rng, seat), 1, -1, -1)
    elif phase == codes.IN_CLAIM:
        decide(action, codes.CLAIM, any_held_by(params, state, rng, codes.NOBODY), -1, -1, -1)
    elif phase == codes.IN_REINFORCE:
        _reinforce(params, state, rng, action)
    elif phase == codes.IN_FORTIFY:
        _fortify(params, state, rng, action)
    elif phase == codes.IN_CAPITAL:
        decide(action, codes.CHOOSE_CAPITAL, any_held_by(params, state, rng, seat), -1, -1, -1)
    elif phase == codes.IN_REINFORCE_THIRD:
        place = any_held_by(params, state, rng, params.third)
        decide(action, codes.PLACE, place, state.to_place, -1, -1)
    else:
        _attack(params, state, params.third, action)


def _some_border(params: Params, state: State, rng: Rng, seat: int) -> int:
    """Find a seat's first border territory after a random one; else any of its territories."""
    size = params.territories
    first, found = pick(rng, size), NOWHERE
    for step in range(size):
        territory = (first + step) % size
        if state.owner[territory] == seat:
            found = territory
            if faces_others(params, state, territory):
                return territory
    return found


def _reinforce(params: Params, state: State, rng: Rng, action: MutableSequence[int]) -> None:
    seat = state.actor
    if state.hand_size[seat] >= SET_SIZE and not trading_stopped(params, state):
        number = set_after(params, state, seat, -1)
        if number >= 0:
            hand_in(state, action, number, _last_own(params, state, number))
            return
    if state.to_place:
        place = _heap(params, state, seat)
        if place == NOWHERE:
            place = any_held_by(params, state, rng, seat)
        decide(action, codes.PLACE, place, state.to_place, -1, -1)


def _last_own(params: Params, state: State, number: int) -> int:
    """Find the seat's last territory on a set's cards, if the player chooses where a bonus goes."""
    bonus = NOWHERE
    if bonus_is_chosen(params, state):
        for which in range(SET_SIZE):
            card = card_of_set(state, state.actor, number, which)
            if brings_bonus(params, state, card):
                bonus = card
    return bonus


def _heap(params: Params, state: State, owner: int) -> int:
    """Find the strongest of an owner's territories that border other owners' territories."""
    strongest, found = 0, NOWHERE
    for territory in range(params.territories):
        armies = state.armies[territory]
        if (
            state.owner[territory] == owner
            and armies > strongest
            and faces_others(params, state, territory)
        ):
            strongest, found = armies, territory
    return found


def _attack(params: Params, state: State, attacker: int, action: MutableSequence[int]) -> None:
    """Attack from the strongest territory that faces others, if a neighbour is weaker.

    Its target is the neighbour whose owner holds least, and of these the one with fewest armies.
    """
    source = _heap(params, state, attacker)
    if source == NOWHERE:
        return
    most = state.armies[source] - 1
    best, target = _MANY, NOWHERE
    for other in params.neighbours[source]:
        if other < 0:
            break
        armies = state.armies[other]
        if armies <= most and may_be_attacked(params, state, attacker, other):
            cost = state.counts[state.owner[other]] * _FIRST_OF_ALL + armies
            if cost < best:
                best, target = cost, other
    if target != NOWHERE:
        decide(action, codes.ATTACK, source, target, most_attacking(params, state, source), -1)


def _fortify(params: Params, state: State, rng: Rng, action: MutableSequence[int]) -> None:
    """Move the strongest inner army one step further, towards a border if one is near."""
    strongest, source = 1, NOWHERE
    for territory in range(params.territories):
        if state.owner[territory] == state.actor:
            if state.moved[territory] >= 0:
                return
            armies = state.armies[territory]
            if armies > strongest and not faces_others(params, state, territory):
                strongest, source = armies, territory
    if source == NOWHERE:
        return
    degree = params.degree[source]
    first, target = pick(rng, degree), NOWHERE
    for step in range(degree):
        other = params.neighbours[source][(first + step) % degree]
        if target == NOWHERE or faces_others(params, state, other):
            target = other
    most = most_to_move(params, state, source, target)
    if most:
        decide(action, codes.FORTIFY, source, target, most, -1)
