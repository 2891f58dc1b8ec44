"""The expert's choice in every phase."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.bots.common import decide, faces_others
from risk_widget.bots.expert.reinforcing import (
    best_place,
    first_owned,
    place_for_third,
    reinforce,
)
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.value import put_root, value_for
from risk_widget.engine import codes
from risk_widget.engine.combat import defence_dice, give, most_attacking
from risk_widget.engine.missions import armies_each
from risk_widget.engine.turn import most_to_move

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

_PATIENCE = 12
"""The number of rounds after which waiting begins to cost."""
_IMPATIENCE = 0.003
"""The value added to an attack for every round after `_PATIENCE`."""
_MOST_IMPATIENCE = 1.0
_FAIR = 0.5
"""The least chance at which an attack before round `_LONG` gets the bonus for late rounds."""
_LONG = 100
_WORTH_IT = 0.0005
"""The least gain for which armies are moved."""
_NEARER = 0.05
"""The value of bringing all armies one step nearer to a border."""
_FAR = 1000
_NEAR_OWN = 0.4
_DENIED = 3.0


def choose_as_expert(
    params: Params, state: State, scratch: ExpertScratch, action: MutableSequence[int]
) -> None:
    """Write the expert's action in a position.

    Args:
        params: the parameters of the game.
        state: the position; it is only read, and only as far as the acting seat may know it.
        scratch: the expert's scratch space.
        action: room for five numbers (`risk_widget.engine.codes`).
    """
    phase, seat = state.phase, state.actor
    decide(action, codes.END_PHASE, -1, -1, -1, -1)
    if phase == codes.IN_ATTACK:
        _attack(params, state, scratch, action, seat)
    elif phase == codes.IN_DEFEND:
        dice = defence_dice(params, state, state.target)
        decide(action, codes.DEFEND, answer_dice(state, dice), -1, -1, -1)
    elif phase == codes.IN_OCCUPY:
        _occupy(params, state, scratch, action)
    elif phase == codes.IN_REINFORCE:
        reinforce(params, state, scratch, action)
    elif phase == codes.IN_FORTIFY:
        _fortify(params, state, scratch, action)
    elif phase == codes.IN_PLACE:
        _place_first(params, state, scratch, action)
    elif phase == codes.IN_CLAIM:
        _claim(params, state, action)
    elif phase == codes.IN_CAPITAL:
        _choose_capital(params, state, action)
    elif phase == codes.IN_REINFORCE_THIRD:
        place_for_third(params, state, scratch, action)
    else:
        _attack(params, state, scratch, action, params.third)


# ---- before the first turn ---------------------------------------------------------------------


def _claim(params: Params, state: State, action: MutableSequence[int]) -> None:
    """Claim a territory next to the seat's own, in a continent worth holding or contesting."""
    seat = state.actor
    best, found = -1e9, -1
    for continent in range(params.continents):
        appeal = _appeal(params, state, seat, continent)
        for territory in params.members[continent]:
            if territory < 0:
                break
            if state.owner[territory] != codes.NOBODY:
                continue
            value = appeal
            for other in params.neighbours[territory]:
                if other < 0:
                    break
                if state.owner[other] == seat:
                    value += _NEAR_OWN
            if value > best:
                best, found = value, territory
    decide(action, codes.CLAIM, found, -1, -1, -1)


def _appeal(params: Params, state: State, seat: int, continent: int) -> float:
    size, mine, others, gates = 0, 0, 0, 0
    single, one_owner = -1, 1
    for territory in params.members[continent]:
        if territory < 0:
            break
        size += 1
        owner = state.owner[territory]
        if owner == seat:
            mine += 1
        elif owner != codes.NOBODY:
            others += 1
        if owner != codes.NOBODY:
            if single >= 0 and single != owner:
                one_owner = 0
            single = owner
        for other in params.neighbours[territory]:
            if other < 0:
                break
            if params.home[other] != continent:
                gates += 1
                break
    bonus = params.bonus[continent]
    worth = 3.0 * bonus / (1.0 + 0.25 * max(0, gates - 1)) / sqrt(size)
    worth *= (1.0 + 2.5 * mine / size) * (1.0 - 0.7 * others / size)
    if size - mine - others == 1 and one_owner == 1:
        worth += _DENIED * bonus
    return worth


def _place_first(
    params: Params, state: State, scratch: ExpertScratch, action: MutableSequence[int]
) -> None:
    """Place one army where all armies still in hand would be worth most."""
    seat = state.actor
    put_root(params, state, scratch)
    place = best_place(params, scratch, seat, state.in_hand[seat], 1)
    territory = first_owned(params, state, seat) if place < 0 else place // 2
    decide(action, codes.PLACE, territory, 1, -1, -1)


def _choose_capital(params: Params, state: State, action: MutableSequence[int]) -> None:
    """Choose the capital with the most of the seat's armies, and the fewest enemies, nearby."""
    seat, best, found = state.actor, -1e9, -1
    for territory in range(params.territories):
        if state.owner[territory] != seat:
            continue
        value = 1.0 * state.armies[territory]
        for other in params.neighbours[territory]:
            if other < 0:
                break
            armies = state.armies[other]
            value += 0.5 * armies if state.owner[other] == seat else -1.0 * armies
        if value > best:
            best, found = value, territory
    decide(action, codes.CHOOSE_CAPITAL, found, -1, -1, -1)


# ---- combat ------------------------------------------------------------------------------------


def _attack(
    params: Params,
    state: State,
    scratch: ExpertScratch,
    action: MutableSequence[int],
    attacker: int,
) -> None:
    """Make the first attack of the best plan, if it is worth more than stopping."""
    put_root(params, state, scratch)
    plan(params, scratch, state.actor, attacker)
    source = scratch.found_source
    if source < 0:
        return
    gain = scratch.found_value - scratch.stop_value
    if state.round > _PATIENCE and (scratch.found_odds >= _FAIR or state.round > _LONG):
        late = state.round - _PATIENCE
        gain += min(_MOST_IMPATIENCE, late * _IMPATIENCE)
    if gain > 0.0:
        armies = most_attacking(params, state, source)
        decide(action, codes.ATTACK, source, scratch.found_target, armies, -1)


def answer_dice(state: State, most: int) -> int:
    """Return how many dice to defend with: all, unless fewer dice lose less to a known roll.

    The choice averages over all rolls of the defender: armies destroyed less armies lost.
    """
    rolled = state.rolled
    if rolled == 0 or most == 1:
        return most
    best, found = -1e9, most
    for dice in range(1, most + 1):
        rolls, balance = 6**dice, 0
        for roll in range(rolls):
            a, b, c = roll % 6 + 1, roll // 6 % 6 + 1, roll // 36 % 6 + 1
            if dice < 3:
                c = 0
            if dice < 2:
                b = 0
            high = max(a, b, c)
            low = min(a, b, c)
            middle = a + b + c - high - low
            balance += 1 if high >= state.roll[0] else -1
            if dice > 1 and rolled > 1:
                balance += 1 if middle >= state.roll[1] else -1
            if dice > 2 and rolled > 2:
                balance += 1 if low >= state.roll[2] else -1
        mean = balance / rolls
        if mean >= best:
            best, found = mean, dice
    return found


def _occupy(
    params: Params, state: State, scratch: ExpertScratch, action: MutableSequence[int]
) -> None:
    """Move in as many armies as the best next plan needs: all that may go, half, or the fewest."""
    root = scratch.root
    source, target, attacker = state.source, state.target, state.attacker
    fewest, most = state.attacking, state.armies[source] - 1
    best, moving = -1.0, most
    # A mission may require more than one army to stay.
    stays = armies_each(params, state, attacker) if attacker != params.third else 1
    for which in range(3 if stays == 1 else 4):
        armies = most if which == 0 else (fewest if which == 1 else (fewest + most) // 2)
        if which == 3:
            armies = max(fewest, most + 1 - stays)
        put_root(params, state, scratch)
        loser = root.owner[target]
        root.armies[source] -= armies
        root.armies[target] = armies
        give(root, target, attacker)
        if attacker != params.third:
            root.captured = 1
            if loser != params.third and not root.counts[loser]:
                root.out_by[loser] = attacker
                root.alive -= 1
        value = plan(params, scratch, state.actor, attacker)
        if value > best:
            best, moving = value, armies
        if most - fewest < 2 and which == 1 and stays == 1:
            break
    decide(action, codes.OCCUPY, moving, -1, -1, -1)


# ---- movement ----------------------------------------------------------------------------------


def _fortify(
    params: Params, state: State, scratch: ExpertScratch, action: MutableSequence[int]
) -> None:
    """Make the most valuable movement, or bring armies that face no enemy a step nearer."""
    seat, root = state.actor, scratch.root
    put_root(params, state, scratch)
    before = value_for(params, root, scratch, seat)
    armies = max(1.0, scratch.armies[seat])
    best = _WORTH_IT
    each = armies_each(params, state, seat)
    count_steps(params, state, scratch, seat)
    for source in range(params.territories):
        if state.owner[source] != seat or state.armies[source] < 2:
            continue
        for target in params.neighbours[source]:
            if target < 0:
                break
            most = most_to_move(params, state, source, target)
            if most < 1 or state.moved[target] == source:
                continue
            short = each - state.armies[target]
            if 0 < short <= most and state.armies[source] - short >= each:
                value = _value_moved(params, scratch, source, target, short) - before
                if value > best:
                    best = value
                    decide(action, codes.FORTIFY, source, target, short, -1)
            away, there = scratch.steps[source], scratch.steps[target]
            if there > away or (there == away and there > 0):
                continue
            gain = 0.0
            if away > there:
                gain = _NEARER * most / armies
            for which in range(2):
                moving = most if which == 0 else (most + 1) // 2
                if which == 1 and (away > 0 or most < 2):
                    break
                value = _value_moved(params, scratch, source, target, moving) - before + gain
                if value > best:
                    best = value
                    decide(action, codes.FORTIFY, source, target, moving, -1)


def _value_moved(
    params: Params, scratch: ExpertScratch, source: int, target: int, moving: int
) -> float:
    """Return the value of the position to the acting seat after a movement, then undo it."""
    root = scratch.root
    root.armies[source] -= moving
    root.armies[target] += moving
    value = value_for(params, root, scratch, root.actor)
    root.armies[source] += moving
    root.armies[target] -= moving
    return value


def movement_gain(
    params: Params, scratch: ExpertScratch, move: tuple[int, int, int], before: float, share: float
) -> float:
    """Return the gain of a movement in ``scratch.root``; call `count_steps` first.

    Args:
        params: the parameters of the game.
        scratch: the expert's scratch space.
        move: the source, the target, and the armies to move.
        before: the value of the position without the movement.
        share: the part of the seat's armies that may move; the larger it is, the more a movement
            towards a border gains.
    """
    source, target, moving = move
    gain = _value_moved(params, scratch, source, target, moving) - before
    away, there = scratch.steps[source], scratch.steps[target]
    if there > away or (there == away and there > 0):
        return min(0.0, gain)
    return gain + _NEARER * share if away > there else gain


def count_steps(params: Params, state: State, scratch: ExpertScratch, seat: int) -> None:
    """Count the steps from each territory of a seat to the border, through its own territories."""
    steps = scratch.steps
    for territory in range(params.territories):
        steps[territory] = _FAR
        if state.owner[territory] == seat and faces_others(params, state, territory):
            steps[territory] = 0
    changed = True
    while changed:
        changed = False
        for territory in range(params.territories):
            if state.owner[territory] != seat:
                continue
            for other in params.neighbours[territory]:
                if other < 0:
                    break
                if steps[other] + 1 < steps[territory]:
                    steps[territory] = steps[other] + 1
                    changed = True
