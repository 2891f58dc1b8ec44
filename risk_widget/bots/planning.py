"""The choices of the planning bots in every phase, edition and mode; each bot has its own style.

They play by exact odds and a value for every territory, and have no plans from one turn to the
next; the results stored in their scratch space only save computing them again.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.bots.analysis import find_arrivals, follow, look, take_over
from risk_widget.bots.campaigns import (
    ROUNDING,
    WHATEVER,
    campaign_from,
    faces_enemy,
    fewest_to_attack,
    gain_at,
    guard_at,
    prospect_at,
    risk_at,
    take_at,
    threat_at,
)
from risk_widget.bots.common import decide, find_movable, fraction
from risk_widget.bots.scratch import LARGE_BATTLE, roll_row
from risk_widget.bots.trading import (
    best_set,
    hand_in,
    is_due,
    own_places,
    picks_bonus,
    place_of_bonus,
    trade_pays,
)
from risk_widget.engine import codes
from risk_widget.engine.combat import defence_dice, most_attacking

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.bots.scratch import Scratch, View
    from risk_widget.bots.styles import Style
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


# The power to which the value of a front is raised: with equal shares, no front would be strong.
_SHARPNESS = 3.0


def best_claim(params: Params, scratch: Scratch, me: int, rng: Rng) -> int:
    """Choose a claim: stop others from completing a continent, or else build up a tenable one."""
    owner, appeal, third = scratch.owner, scratch.appeal, params.players
    for c in range(params.continents):
        held, size, bonus = scratch.held[c], scratch.tables.sizes[c], params.bonus[c]
        mine, others, close = held[me], held[third], False
        for seat in range(third):
            if held[seat] == size - 1:
                close = True
            if seat != me:
                others += held[seat]
        if mine + others == size:
            continue  # no territory of the continent is free
        worth = 3 * bonus * scratch.tables.hold[c] / sqrt(size)
        worth *= (1 + 2.5 * mine / size) * (1 - 0.7 * others / size)
        if size - mine - others == 1 and close:
            worth += 3 * bonus  # this claim completes the continent, for me or for another seat
        appeal[c] = worth
    best, best_value = -1, 0.0
    for t in range(params.territories):
        if owner[t] != codes.NOBODY:
            continue
        near = 0
        for n in params.neighbours[t]:
            if n < 0:
                break
            if owner[n] == me:
                near += 1
        value = appeal[params.home[t]] + 0.4 * near + 0.3 * fraction(rng)
        if best < 0 or value > best_value:
            best, best_value = t, value
    return best


def best_first_placement(
    params: Params, scratch: Scratch, view: View, ahead: int, style: Style
) -> int:
    """Place one army on the front with the fewest armies relative to its value.

    Fronts share the armies as parties share seats by votes: each army goes where the quotient
    of worth and armies is highest. So the borders of a tenable continent grow together, and the
    front that attacks first grows faster. ``ahead``: the armies still in hand.
    """
    armies, fronts, me = scratch.armies, scratch.spent, view.me
    full = 1 + style.most * (scratch.strength[me] - scratch.counts[me] + ahead)
    spearhead, best_score = -1, 0.0
    many, any_open = 0, False
    for t in view.mine:
        if t < 0:
            break
        if view.facing[t][0] < 0:
            continue
        fronts[many] = t
        many += 1
        if armies[t] < full:
            any_open = True
        score = campaign_from(params, scratch, view, t, armies[t] + ahead)[0]
        if spearhead < 0 or score > best_score:
            spearhead, best_score = t, score
    if not many:
        return view.mine[0]
    if not view.fronts_weighed:
        _weigh_fronts(params, scratch, view)
    best, best_value = -1, 0.0
    for at in range(many):
        t = fronts[at]
        if any_open and armies[t] >= full:
            continue
        worth = view.front_worth[t] * (1 + 0.1 * min(threat_at(params, scratch, view, t, -1), 8))
        value = worth * (style.spearhead if t == spearhead else 1.0) / armies[t]
        if best < 0 or value > best_value:
            best, best_value = t, value
    return best


def _weigh_fronts(params: Params, scratch: Scratch, view: View) -> None:
    """Fill in the value of fronts, valid until a territory changes hands."""
    home, prospects, me = params.home, scratch.appeal, view.me
    for c in range(params.continents):
        held = scratch.held[c][me] / scratch.tables.sizes[c]
        prospects[c] = view.finish[c] * (held * held)
    for t in view.mine:
        if t < 0:
            break
        # A front is worth more, the more one holds of its continent and of those that it can enter.
        opens, found = 0.0, False
        for n in view.facing[t]:
            if n < 0:
                break
            if not found or prospects[home[n]] > opens:
                opens, found = prospects[home[n]], True
        view.front_worth[t] = (0.01 + prospects[home[t]] + 0.25 * opens) ** _SHARPNESS
    view.fronts_weighed = 1


def best_capital(params: Params, scratch: Scratch, me: int) -> int:
    """Find the territory that is safest from attack; of equals, the one with the most armies."""
    find_arrivals(params, scratch, me, -1)
    owner, armies, reach = scratch.owner, scratch.armies, scratch.reach
    best = -1
    for t in range(params.territories):
        if owner[t] != me:
            continue
        if best < 0:
            best = t
            continue
        safety, before = armies[t] - reach[t], armies[best] - reach[best]
        if safety > before or (safety == before and armies[t] > armies[best]):
            best = t
    return best


# Moving between two fronts pays only for a clear gain: each turn has few movements.
_WORTH_MOVING = 1.0


def choose_by_plan(
    params: Params,
    state: State,
    rng: Rng,
    scratch: Scratch,
    style: Style,
    action: MutableSequence[int],
) -> None:
    """Choose for the seat that must act, as a planning bot of this style does."""
    phase, me = state.phase, state.actor
    decide(action, codes.END_PHASE, -1, -1, -1, -1)
    if phase == codes.IN_DEFEND:
        _defend(params, state, scratch, action)
        return
    follow(params, state, scratch)
    if phase == codes.IN_ATTACK:
        view = look(params, state, scratch, me, style, me, -1, me)
        _attack(params, state, scratch, view, action)
    elif phase == codes.IN_REINFORCE:
        _reinforce(params, state, scratch, style, action)
    elif phase == codes.IN_OCCUPY:
        _occupy(params, state, scratch, style, action)
    elif phase == codes.IN_FORTIFY:
        if find_movable(params, state, scratch):
            view = look(params, state, scratch, me, style, me, -1, me)
            _fortify(params, state, scratch, view, action)
    elif phase == codes.IN_PLACE:
        view = look(params, state, scratch, me, style, me, -1, me)
        place = best_first_placement(params, scratch, view, state.in_hand[me], style)
        scratch.touched = place
        decide(action, codes.PLACE, place, 1, -1, -1)
    elif phase == codes.IN_ATTACK_THIRD:
        view = look(params, state, scratch, params.third, style, params.third, me, me)
        _attack(params, state, scratch, view, action)
    elif phase == codes.IN_CLAIM:
        decide(action, codes.CLAIM, best_claim(params, scratch, me, rng), -1, -1, -1)
    elif phase == codes.IN_CAPITAL:
        decide(action, codes.CHOOSE_CAPITAL, best_capital(params, scratch, me), -1, -1, -1)
    else:
        _place_third(params, state, scratch, style, action)


# ---- combat ----------------------------------------------------------------------------------


def _attack(
    params: Params, state: State, scratch: Scratch, view: View, action: MutableSequence[int]
) -> None:
    """Make the next attack of the best campaign, if any pays."""
    armies, front = scratch.armies, view.front
    fewest = fewest_to_attack(scratch, view)
    best_source, best_target, best_score = -1, -1, 0.0
    for source in view.mine:
        if source < 0:
            break
        if armies[source] < fewest or not front[source]:
            continue
        score, target = campaign_from(params, scratch, view, source, armies[source])
        if score > best_score:
            best_source, best_target, best_score = source, target, score
    if best_source >= 0:
        scratch.touched, scratch.touched_too = best_source, best_target
        most = most_attacking(params, state, best_source)
        decide(action, codes.ATTACK, best_source, best_target, most, -1)


def _defend(params: Params, state: State, scratch: Scratch, action: MutableSequence[int]) -> None:
    """Choose the number of dice that leaves the attacker the smallest chance of winning."""
    attackers, defenders = state.armies[state.source], state.armies[state.target]
    most = defence_dice(params, state, state.target)
    best = most
    if most > 1 and max(attackers, defenders) <= LARGE_BATTLE:
        ways = scratch.tables.ways[roll_row(state)]
        least = 2.0
        for dice in range(most, 0, -1):
            compared, win = min(state.dice, dice), 0.0
            for lost in range(compared + 1):
                if ways[dice][lost] > 0:
                    rest = scratch.tables.win[attackers - lost][defenders - compared + lost]
                    win += ways[dice][lost] * rest
            if win < least:
                best, least = dice, win
    decide(action, codes.DEFEND, best, -1, -1, -1)


def _occupy(
    params: Params, state: State, scratch: Scratch, style: Style, action: MutableSequence[int]
) -> None:
    """Divide the armies between the next attack and a guard that stays behind."""
    source, target, me = state.source, state.target, state.actor
    take_over(params, scratch, target, me)
    view = look(params, state, scratch, me, style, me, -1, me)
    low, high = state.attacking, state.armies[source] - 1
    armies = _armies_along(params, scratch, view, source, target, low, high)
    scratch.touched, scratch.touched_too = source, target
    decide(action, codes.OCCUPY, armies, -1, -1, -1)


def _armies_along(
    params: Params, scratch: Scratch, view: View, source: int, target: int, low: int, high: int
) -> int:
    together = scratch.armies[source] + scratch.armies[target]
    first, second = high, low
    behind, ahead = faces_enemy(view, source), faces_enemy(view, target)
    if high > low and behind:
        if not ahead:
            return low
        guard = guard_at(params, scratch, view, source, together, target)
        first = max(low, min(high, together - guard))
        second = max(low, min(high, (low + high) // 2))
    elif ahead:
        return max(low, min(high, together - view.lowest))
    if low == high:
        return low
    best, best_value = high, _divided(params, scratch, view, source, target, together, high)
    weighed = high
    for number in range(3):
        amount = first if number == 0 else second if number == 1 else low
        if amount in (high, weighed):
            continue
        weighed = amount
        value = _divided(params, scratch, view, source, target, together, amount)
        if value > best_value or (value == best_value and amount > best):
            best, best_value = amount, value
    return best


def _divided(
    params: Params,
    scratch: Scratch,
    view: View,
    source: int,
    target: int,
    together: int,
    armies: int,
) -> float:
    stay = together - armies
    ahead = (
        campaign_from(params, scratch, view, target, armies)[0]
        + campaign_from(params, scratch, view, source, stay)[0]
    )
    return (
        ahead
        - risk_at(params, scratch, view, target, armies)
        - risk_at(params, scratch, view, source, stay)
    )


# ---- reinforcement ---------------------------------------------------------------------------


def _reinforce(
    params: Params, state: State, scratch: Scratch, style: Style, action: MutableSequence[int]
) -> None:
    """Trade in the best set if a trade is due or pays; then place armies."""
    number, armies, me = best_set(params, state), state.to_place, state.actor
    if number < 0 and not armies:
        return
    view = look(params, state, scratch, me, style, me, -1, me)
    if number >= 0 and (is_due(params, state) or trade_pays(params, state, scratch, number)):
        hand_in(state, action, number, _best_bonus(params, state, scratch, view, number))
    elif armies:
        _place(params, scratch, view, armies, action)


def _best_bonus(params: Params, state: State, scratch: Scratch, view: View, number: int) -> int:
    """Find the best territory for the bonus armies of a set, if there is a choice; else -1."""
    best, best_gain = -1, 0.0
    if picks_bonus(params, state, number):
        for which in range(own_places(params, state, number)):
            place = place_of_bonus(params, state, number, which)
            gain = gain_at(params, scratch, view, place, params.bonus_armies, WHATEVER)
            if best < 0 or gain > best_gain:
                best, best_gain = place, gain
    return best


def _place(
    params: Params, scratch: Scratch, view: View, most: int, action: MutableSequence[int]
) -> None:
    """Place armies where they are worth most, for attack and for defence."""
    if view.enough and view.lowest > 1 and _fill_up(params, scratch, view, most, action):
        return
    mine, front = view.mine, view.front
    fronts = 0
    for t in mine:
        if t < 0:
            break
        fronts += front[t]
    useful, best, best_value, best_gain = 0, -1, 0.0, 0.0
    for t in mine:
        if t < 0:
            break
        if fronts and not front[t]:
            continue
        useful += 1
        # If nothing can be gained at once, armies gather next to the territories that will fall
        # first.
        prospect = 0.02 * prospect_at(params, scratch, view, t, most)
        needed = WHATEVER if best < 0 else best_value - prospect - ROUNDING
        gain = gain_at(params, scratch, view, t, most, needed)
        value = gain + prospect
        if best < 0 or value > best_value:
            best, best_value, best_gain = t, value, gain
    armies = most
    if most > 3 and useful > 1:
        # Half of the armies are enough if they bring nearly as much; the others can then go
        # elsewhere.
        half = most // 2
        enough = 0.8 * best_gain
        if gain_at(params, scratch, view, best, half, enough) > enough:
            armies = half
    scratch.touched = best
    decide(action, codes.PLACE, best, armies, -1, -1)


def _fill_up(
    params: Params, scratch: Scratch, view: View, armies: int, action: MutableSequence[int]
) -> bool:
    """Place the armies required by the mission, once there are enough territories for it.

    They go where the threat is least. Returns whether any were placed: only if ``armies`` suffice.
    """
    garrison, me, size = view.lowest, view.me, params.territories
    owner, count, threat = scratch.owner, scratch.armies, scratch.spent
    mine = weak = 0
    for t in range(size):
        threat[t] = -1
        if owner[t] == me:
            mine += 1
            if count[t] < garrison:
                weak += 1
                threat[t] = threat_at(params, scratch, view, t, -1)
    lacking = view.enough - (mine - weak)
    if mine < view.enough or lacking < 1:
        return False
    first, needed = -1, 0
    for _ in range(lacking):
        least = -1
        for t in range(size):
            if threat[t] >= 0 and (least < 0 or threat[t] < threat[least]):
                least = t
        if least < 0:
            break
        threat[least] = -1
        needed += garrison - count[least]
        if first < 0:
            first = least
    if first < 0 or needed > armies:
        return False
    scratch.touched = first
    decide(action, codes.PLACE, first, garrison - count[first], -1, -1)
    return True


def _place_third(
    params: Params, state: State, scratch: Scratch, style: Style, action: MutableSequence[int]
) -> None:
    """Place all of the third army's reinforcements where they annoy the current player most."""
    me, turn, number = state.actor, state.turn, params.third
    mine = look(params, state, scratch, me, style, me, -1, me)
    # First the view of the seat whose turn it is, from public knowledge; then the third army's
    # view.
    other = look(params, state, scratch, number + 1, style, turn, -1, -1)
    third = mine
    if params.allied:
        third = look(params, state, scratch, number, style, number, me, me)
    armies, owner = state.to_place, scratch.owner
    best, best_value = -1, 0.0
    for t in range(params.territories):
        if owner[t] != number:
            continue
        value = 0.0
        for n in params.neighbours[t]:
            if n < 0:
                break
            if owner[n] == turn:
                value += 0.2
            elif owner[n] == me:
                value -= 0.3  # the third army would block my own way
        if value > -0.2:
            # A wall is best where it blocks the other seat's advance, but not mine.
            value += take_at(params, scratch, other, t)
            value -= 0.5 * take_at(params, scratch, mine, t)
        if params.allied:
            value += 2 * gain_at(params, scratch, third, t, armies, WHATEVER)
        if best < 0 or value > best_value:
            best, best_value = t, value
    decide(action, codes.PLACE, best, armies, -1, -1)


# ---- movement --------------------------------------------------------------------------------


def _fortify(
    params: Params, state: State, scratch: Scratch, view: View, action: MutableSequence[int]
) -> None:
    """Bring idle armies nearer to the front, if any are worth moving.

    The first movement of a turn may also shift armies between two fronts. If further movements are
    allowed, they go only towards the front, so that they come to an end.
    """
    if not view.steps_known:
        _find_steps(params, scratch, view)
    me, lowest, steps, first = view.me, view.lowest, view.steps, not state.moves_made
    owner, armies_on, most, only = scratch.owner, scratch.armies, scratch.most, scratch.only
    best_value = 0.0
    best_source, best_target, best_armies = -1, -1, 0
    for source in view.mine:
        if source < 0:
            break
        armies = most[source]
        if armies > armies_on[source] - lowest:
            armies = armies_on[source] - lowest
        if armies < 1:
            continue
        here = steps[source]
        if not here and not first:
            continue  # no neighbour is nearer to the front
        single = only[source]
        known, before, after = False, 0.0, 0.0
        for target in params.neighbours[source]:
            if target < 0:
                break
            if owner[target] != me or (single >= 0 and target != single):
                continue
            there = steps[target]
            if there < here:
                value = armies * (1.0 if there else 1.5)
                if not there:
                    needed = best_value - value - ROUNDING
                    value += max(0.0, gain_at(params, scratch, view, target, armies, needed))
            elif first and not here and not there:
                if not known:
                    before = _worth_there(params, scratch, view, source, armies_on[source])
                    after = _worth_there(params, scratch, view, source, armies_on[source] - armies)
                    known = True
                needed = best_value + _WORTH_MOVING + before - after - ROUNDING
                gain = gain_at(params, scratch, view, target, armies, needed)
                value = gain + after - before - _WORTH_MOVING
            else:
                continue
            if value > best_value:
                best_value = value
                best_source, best_target, best_armies = source, target, armies
    if best_source >= 0:
        scratch.touched, scratch.touched_too = best_source, best_target
        decide(action, codes.FORTIFY, best_source, best_target, best_armies, -1)


def _worth_there(
    params: Params, scratch: Scratch, view: View, territory: int, armies: int
) -> float:
    """Compute the value of armies on a front, for attack and for defence."""
    return campaign_from(params, scratch, view, territory, armies)[0] - risk_at(
        params, scratch, view, territory, armies
    )


def _find_steps(params: Params, scratch: Scratch, view: View) -> None:
    """Fill in the steps to the nearest front, through the seat's own territories; 0 without one."""
    me, owner, steps = view.me, scratch.owner, view.steps
    edge, known, front = scratch.path, scratch.settled, view.front
    count = 0
    for t in range(params.territories):
        steps[t] = 0
        known[t] = front[t]
        edge[count] = t  # written even for a territory that is no front: the next overwrites it
        count += front[t]
    at = 0
    while at < count:
        t = edge[at]
        at += 1
        for n in params.neighbours[t]:
            if n < 0:
                break
            if owner[n] == me and not known[n]:
                known[n] = 1
                steps[n] = steps[t] + 1
                edge[count] = n
                count += 1
    for place in range(count):
        known[edge[place]] = 0
    view.steps_known = 1
