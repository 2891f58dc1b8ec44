"""Reinforcements: trading sets, and placing armies so that the best plan is worth most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.common import decide, faces_others
from risk_widget.bots.expert.scratch import MOST_PLACES
from risk_widget.bots.expert.search import best_finish, garrison, plan
from risk_widget.bots.expert.value import chance_to_win, put_root, value_for, value_of_attack
from risk_widget.bots.trading import hand_in
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

    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

CANDIDATES = 6
"""The number of placements compared: three in one place, and three divided between two places."""
_LEAST_HALVED = 3
_BONUS_PART = 0.9
_WILD_COSTS = 1.5
_LEAST = 0.3


def reinforce(
    params: Params, state: State, scratch: ExpertScratch, action: MutableSequence[int]
) -> None:
    """Trade a set if that pays; otherwise place armies."""
    seat, armies = state.actor, state.to_place
    number = set_to_trade(params, state)
    if number >= 0:
        _trade(params, state, action, number)
        return
    if armies:
        weak = garrison(params, state, seat, armies)
        if weak >= 0:
            decide(action, codes.PLACE, weak, 1, -1, -1)
            return
        place_where_best(params, state, scratch, action)


def set_to_trade(params: Params, state: State) -> int:
    """Return the set that must be traded now, or for which trading pays; -1 if there is none."""
    seat = state.actor
    if state.hand_size[seat] > 2 and not trading_stopped(params, state):
        number = most_useful_set(params, state, seat)
        if number >= 0 and (must_trade(params, state) or _trade_pays(params, state, seat, number)):
            return number
    return -1


def place_where_best(
    params: Params, state: State, scratch: ExpertScratch, action: MutableSequence[int]
) -> None:
    """Place the armies, all or half of them, where they are worth most."""
    seat, armies = state.turn, state.to_place
    put_root(params, state, scratch)
    decide_place(params, state, best_place(params, scratch, seat, armies, 1), action)


def decide_place(params: Params, state: State, place: int, action: MutableSequence[int]) -> None:
    """Write the placement that `best_place` has found."""
    armies = state.to_place
    if place < 0:
        place = 2 * first_owned(params, state, state.turn)
    if place % 2 == 1:
        armies = (armies + 1) // 2
    decide(action, codes.PLACE, place // 2, armies, -1, -1)


def best_place(params: Params, scratch: ExpertScratch, seat: int, armies: int, parts: int) -> int:
    """Return the best placement: twice the territory's number, plus 1 to place only half.

    The position is ``scratch.root``, which is left unchanged. Without ``parts`` all go to one
    territory. Returns -1 if no place is better than another.
    """
    best_places(params, scratch, seat, armies)
    best, found = -1.0, -1
    for number in range(MOST_PLACES if parts == 0 else CANDIDATES):
        place = put_candidate(scratch, armies, number, 1)
        if place < 0:
            continue
        value = plan(params, scratch, seat, seat)
        put_candidate(scratch, armies, number, -1)
        if value > best:
            best, found = value, place
    return found


def put_candidate(scratch: ExpertScratch, armies: int, number: int, sign: int) -> int:
    """Put armies where a numbered placement has them or, if ``sign`` is -1, take them away.

    The first placements have all armies in one of the most promising places, the others half of
    them in each of two. Returns the place as `best_place` does; -1 if there is no such placement.
    """
    root, values, places = scratch.root, scratch.place_value, scratch.place_territory
    if number < MOST_PLACES:
        if values[number] < 0.0:
            return -1
        root.armies[places[number]] += sign * armies
        return 2 * places[number]
    one, two = max(0, number - MOST_PLACES - 1), min(MOST_PLACES - 1, number - MOST_PLACES + 1)
    if armies < _LEAST_HALVED or values[two] < 0.0:
        return -1
    half = (armies + 1) // 2
    root.armies[places[one]] += sign * half
    root.armies[places[two]] += sign * (armies - half)
    return 2 * places[one] + 1


def best_places(params: Params, scratch: ExpertScratch, seat: int, armies: int) -> None:
    """Find the most promising places for armies, by the best first attack from each."""
    root, values, places = scratch.root, scratch.place_value, scratch.place_territory
    for place in range(MOST_PLACES):
        values[place] = -1.0
    for territory in range(params.territories):
        if root.owner[territory] != seat or not faces_others(params, root, territory):
            continue
        root.armies[territory] += armies
        value = _prospect(params, scratch, seat, territory)
        value = max(value, best_finish(params, scratch, seat))
        root.armies[territory] -= armies
        place = MOST_PLACES - 1
        if value <= values[place]:
            continue
        while place > 0 and values[place - 1] < value:
            values[place] = values[place - 1]
            places[place] = places[place - 1]
            place -= 1
        values[place] = value
        places[place] = territory


def _prospect(params: Params, scratch: ExpertScratch, seat: int, source: int) -> float:
    """Return the value of a position or, if higher, of the best first attack from a territory."""
    root = scratch.root
    best = value_for(params, root, scratch, seat)
    for target in params.neighbours[source]:
        if target < 0:
            break
        if root.owner[target] != seat and root.owner[target] >= 0:
            chance = chance_to_win(scratch, root.armies[source], root.armies[target])
            if chance > _LEAST:
                best = max(best, value_of_attack(params, root, scratch, seat, source, target))
    return best


def first_owned(params: Params, state: State, owner: int) -> int:
    """Find the first territory of an owner, for when no place is better than another."""
    for territory in range(params.territories):
        if state.owner[territory] == owner:
            return territory
    return -1


# ---- cards -------------------------------------------------------------------------------------


def most_useful_set(params: Params, state: State, seat: int) -> int:
    """Find the set that brings the most, without wild cards if possible; -1 if there is none."""
    best, found, number = -1e9, -1, -1
    while True:
        number = set_after(params, state, seat, number)
        if number < 0:
            return found
        worth = _set_weight(params, state, seat, number)
        if worth > best:
            best, found = worth, number


def _set_weight(params: Params, state: State, seat: int, number: int) -> float:
    a = card_of_set(state, seat, number, 0)
    b = card_of_set(state, seat, number, 1)
    c = card_of_set(state, seat, number, 2)
    worth, shown = float(set_value(params, state, set_kind(params, a, b, c))), 0
    for card in (a, b, c):
        if params.symbol[card] == codes.WILD_SYMBOL:
            worth -= _WILD_COSTS
        if brings_bonus(params, state, card):
            shown += 1
    if params.one_bonus:
        shown = min(shown, 1 - state.bonus_given)
    return worth + _BONUS_PART * shown * params.bonus_armies


def _trade_pays(params: Params, state: State, seat: int, number: int) -> bool:
    """Whether trading an optional set pays."""
    if state.mid_combat or params.rising:
        return True
    if state.hand_size[seat] >= params.must_trade_at - 1:
        return True
    highest, second = 0, 0
    for which in range(4):
        worth = params.fixed_values[which]
        if worth > highest:
            highest, second = worth, highest
        elif worth > second:
            second = worth
    return _set_weight(params, state, seat, number) >= second


def _trade(params: Params, state: State, action: MutableSequence[int], number: int) -> None:
    seat, bonus, most = state.actor, -1, -1
    if bonus_is_chosen(params, state):
        for which in range(3):
            card = card_of_set(state, seat, number, which)
            if brings_bonus(params, state, card):
                worth = state.armies[card] if faces_others(params, state, card) else 0
                if worth > most:
                    bonus, most = card, worth
    hand_in(state, action, number, bonus)


# ---- the third army ----------------------------------------------------------------------------


def place_for_third(
    params: Params, state: State, scratch: ExpertScratch, action: MutableSequence[int]
) -> None:
    """Place the third army's reinforcements where they harm the current player most."""
    seat, third, armies = state.actor, params.third, state.to_place
    root = scratch.root
    put_root(params, state, scratch)
    best, found = -1e9, first_owned(params, state, third)
    for territory in range(params.territories):
        if state.owner[territory] != third:
            continue
        root.armies[territory] += armies
        value = value_for(params, root, scratch, seat)
        root.armies[territory] -= armies
        for other in params.neighbours[territory]:
            if other < 0:
                break
            owner = state.owner[other]
            if owner == state.turn:
                value += 0.001 * state.armies[other]
            elif owner == seat:
                value -= 0.001 * state.armies[other]
        if value > best:
            best, found = value, territory
    decide(action, codes.PLACE, found, armies, -1, -1)
