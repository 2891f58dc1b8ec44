"""The search for a plan: the attack to begin with, judged by the attacks that may follow.

It also looks for captures that fulfil a mission before the turn ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.expert.scratch import (
    MOST_BRANCHES,
    keep_branch,
    keep_line,
    note_attack,
    note_length,
)
from risk_widget.bots.expert.value import (
    capture,
    chance_to_win,
    continents_to_hold,
    copy_open,
    left_if_won,
    value_for,
    value_if_lost,
    value_of_attack,
)
from risk_widget.engine import codes
from risk_widget.engine.combat import may_be_attacked
from risk_widget.engine.missions import (
    CONTINENTS,
    DESTROY,
    armies_each,
    held_with,
    mission_fulfilled,
    wanted_of,
)

if TYPE_CHECKING:
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


_MOST_MISSING = 8
"""The most territories that a mission may still need for the search to try to fulfil it."""
_MOST_CAPTURES = 10
_LEAST_CHANCE = 0.15
"""The least chance of a chain of captures that the search follows."""


def best_finish(params: Params, scratch: ExpertScratch, seat: int) -> float:
    """Return the value of the likeliest chain of captures that fulfils the mission, or -1.

    The chain begins at ``scratch.root``, and is recorded as the line followed. It may stop early if
    that is worth more.
    """
    root, trial = scratch.root, scratch.trial
    if params.goal != codes.GOAL_MISSIONS or root.mission[seat] < 0:
        return -1.0
    if not 0 < _mark_wanted(params, root, scratch, seat) <= _MOST_MISSING:
        return -1.0
    best, first, second = _LEAST_CHANCE, -1, -1
    for source in range(params.territories):
        if root.owner[source] != seat or root.armies[source] < 2:
            continue
        for target in params.neighbours[source]:
            if target < 0:
                break
            if root.owner[target] == seat or not _leads_on(params, root, scratch, seat, target):
                continue
            if chance_to_win(scratch, root.armies[source], root.armies[target]) <= best:
                continue
            copy_open(params, root, trial)
            chance = _chance_of_chain(params, scratch, seat, source, target, best)
            if chance > best:
                best, first, second = chance, source, target
    if first < 0:
        return -1.0
    copy_open(params, root, trial)
    return _value_of_chain(params, scratch, seat, first, second)


def _mark_wanted(params: Params, state: State, scratch: ExpertScratch, seat: int) -> int:
    """Mark the territories the mission still needs. Returns how many to take, 0 if unknown."""
    wanted = wanted_of(params, state, seat, state.mission[seat])
    for territory in range(params.territories):
        scratch.wanted[territory] = 0
    if wanted.reading == CONTINENTS:
        continents, missing = continents_to_hold(params, state, seat, wanted), 0
        for territory in range(params.territories):
            if continents >> params.home[territory] & 1 and state.owner[territory] != seat:
                scratch.wanted[territory] = 1
                missing += 1
        return missing
    if wanted.reading == DESTROY:
        for territory in range(params.territories):
            if state.owner[territory] == wanted.victim:
                scratch.wanted[territory] = 1
        return state.counts[wanted.victim]
    for territory in range(params.territories):
        if state.owner[territory] != seat:
            scratch.wanted[territory] = 1
    return wanted.territories - state.counts[seat]


def _exits(params: Params, state: State, scratch: ExpertScratch, seat: int, territory: int) -> int:
    """Count a territory's neighbours that the mission still needs."""
    count = 0
    for other in params.neighbours[territory]:
        if other < 0:
            break
        if scratch.wanted[other] and state.owner[other] != seat:
            count += 1
    return count


def _leads_on(params: Params, state: State, scratch: ExpertScratch, seat: int, target: int) -> bool:
    """Whether the mission still needs a territory, or one of its neighbours."""
    return scratch.wanted[target] == 1 or _exits(params, state, scratch, seat, target) > 0


def _capture_and_move(
    params: Params, scratch: ExpertScratch, seat: int, source: int, target: int
) -> int:
    """Capture a territory. Returns the territory of the army that continues.

    Only a few armies move into a dead end, if the others are needed elsewhere.
    """
    trial = scratch.trial
    left = left_if_won(scratch, trial.armies[source], trial.armies[target])
    capture(params, trial, source, target, left)
    moved = trial.armies[target]
    few = min(moved, params.attack_armies)
    if (
        moved > few
        and not _exits(params, trial, scratch, seat, target)
        and _exits(params, trial, scratch, seat, source)
    ):
        trial.armies[target] = few
        trial.armies[source] += moved - few
        return source
    return target


def _chance_of_chain(
    params: Params, scratch: ExpertScratch, seat: int, source: int, target: int, least: float
) -> float:
    """Return the chance that a chain with this first capture fulfils the mission, or 0."""
    trial, reached = scratch.trial, 1.0
    for _ in range(_MOST_CAPTURES):
        reached *= chance_to_win(scratch, trial.armies[source], trial.armies[target])
        if reached < least:
            return 0.0
        here = _capture_and_move(params, scratch, seat, source, target)
        if mission_fulfilled(params, trial, seat):
            return reached
        following = _next_capture(params, scratch, seat, here)
        if following < 0:
            return 0.0
        source, target = following // params.territories, following % params.territories
    return 0.0


def _value_of_chain(
    params: Params, scratch: ExpertScratch, seat: int, source: int, target: int
) -> float:
    """Compute the value of a chain of captures that may stop anywhere, and record the chain."""
    trial, best, lost, reached = scratch.trial, -1.0, 0.0, 1.0
    for step in range(_MOST_CAPTURES):
        note_attack(scratch, step, source, target)
        chance = chance_to_win(scratch, trial.armies[source], trial.armies[target])
        if chance < 1.0:
            failed = value_if_lost(params, trial, scratch, seat, source, target)
            lost += reached * (1.0 - chance) * failed
        reached *= chance
        here = _capture_and_move(params, scratch, seat, source, target)
        value = lost + reached * value_for(params, trial, scratch, seat)
        if value > best:
            best = value
            note_length(scratch, step + 1)
        if mission_fulfilled(params, trial, seat):
            break
        following = _next_capture(params, scratch, seat, here)
        if following < 0:
            break
        source, target = following // params.territories, following % params.territories
    return best


def _next_capture(params: Params, scratch: ExpertScratch, seat: int, here: int) -> int:
    """Choose the next capture: by the advancing army if possible, dead ends first.

    Source and target are combined in one number; -1 if there is no capture.
    """
    trial = scratch.trial
    size, least, found = params.territories, 1 << 20, -1
    if trial.armies[here] > 1:
        for target in params.neighbours[here]:
            if target < 0:
                break
            if not scratch.wanted[target] or trial.owner[target] == seat:
                continue
            cost = trial.armies[target] + _exits(params, trial, scratch, seat, target)
            if cost < least and trial.armies[here] > trial.armies[target]:
                least, found = cost, here * size + target
    if found >= 0:
        return found
    best, detour, through = 0.0, 0.0, -1
    for source in range(size):
        if trial.owner[source] != seat or trial.armies[source] < 2:
            continue
        for target in params.neighbours[source]:
            if target < 0:
                break
            if trial.owner[target] == seat:
                continue
            chance = chance_to_win(scratch, trial.armies[source], trial.armies[target])
            if scratch.wanted[target]:
                if chance > best:
                    best, found = chance, source * size + target
            elif chance > detour and _exits(params, trial, scratch, seat, target):
                detour, through = chance, source * size + target
    return found if found >= 0 else through


# ---- the mission that wants several armies on each territory (``mission.territories-18``) ------


def garrison(params: Params, state: State, seat: int, armies: int) -> int:
    """Return the next territory to reinforce, or -1 if ``armies`` cannot fulfil the mission."""
    each = armies_each(params, state, seat)
    if each < 2:
        return -1
    wanted = wanted_of(params, state, seat, state.mission[seat]).territories
    if state.counts[seat] < wanted:
        return -1
    first = -1
    for territory in range(params.territories):
        if (
            state.owner[territory] == seat
            and state.armies[territory] < each
            and (first < 0 or state.armies[territory] > state.armies[first])
        ):
            first = territory
    # Assume that each of these territories has just one army, which is almost always true.
    short = (wanted - held_with(params, state, seat, each)) * (each - 1)
    return first if short <= armies else -1


_LEAST = 0.25
"""The least chance of the first attack."""
_LEAST_ON = 0.4
"""The least chance of a further attack."""
_FEW = 6
"""The most territories that a seat may hold for the search to follow attacks on that seat alone."""
_HARDLY = 0.05
"""The chance below which branches are not searched."""


def plan(params: Params, scratch: ExpertScratch, seat: int, attacker: int) -> float:
    """Return the value of the best plan from ``scratch.root``, which may be to stop.

    ``scratch`` then holds the plan: ``found_value`` with the first attack, ``stop_value``, and the
    principal variation, as far as it pays. It also holds the other lines followed, as branches.
    """
    root, trial = scratch.root, scratch.trial
    stop = value_for(params, root, scratch, seat)
    scratch.found_value = scratch.stop_value = stop
    scratch.found_source = scratch.found_target = -1
    scratch.found_odds = 0.0
    scratch.principal_length = 0
    copy_open(params, root, trial)
    for place in range(MOST_BRANCHES):
        scratch.branch_value[place] = -1.0
    for place in range(scratch.width):
        scratch.first_value[place] = -1.0
    for source in range(params.territories):
        if trial.owner[source] == attacker and trial.armies[source] > 1:
            _first_attacks(params, scratch, seat, source)
    best, first, then = -1.0, -1, -1
    for place in range(scratch.width):
        value = scratch.first_value[place]
        if value < 0.0:
            break
        source, target = scratch.first_source[place], scratch.first_target[place]
        if scratch.depth > 1:
            copy_open(params, root, trial)
            value = _follow(params, scratch, seat, source, target, -1)
        else:
            note_attack(scratch, 0, source, target)
            note_length(scratch, 1)
        keep_branch(scratch, place, value)
        if value > best:
            best, first, then = value, source, target
            keep_line(scratch)
        prey = root.owner[target]
        few = prey >= 0 and prey != params.third and root.counts[prey] <= _FEW
        if scratch.depth > 1 and few:
            copy_open(params, root, trial)
            value = _follow(params, scratch, seat, source, target, prey)
            if value > scratch.branch_value[place]:
                keep_branch(scratch, place, value)
            if value > best:
                best, first, then = value, source, target
                keep_line(scratch)
    if attacker == seat:
        value = best_finish(params, scratch, seat)
        if value >= 0.0:
            keep_branch(scratch, MOST_BRANCHES - 1, value)
        if value > best:
            best, first, then = value, scratch.line_source[0], scratch.line_target[0]
            keep_line(scratch)
    if first >= 0:
        scratch.found_value = best
        scratch.found_source = first
        scratch.found_target = then
        scratch.found_odds = chance_to_win(scratch, root.armies[first], root.armies[then])
    return max(stop, best)


def _first_attacks(params: Params, scratch: ExpertScratch, seat: int, source: int) -> None:
    """Weigh all attacks from a territory, and store those among the best so far."""
    trial, attacker = scratch.trial, scratch.trial.owner[source]
    values, last = scratch.first_value, scratch.width - 1
    for target in params.neighbours[source]:
        if target < 0:
            break
        if not may_be_attacked(params, trial, attacker, target):
            continue
        if chance_to_win(scratch, trial.armies[source], trial.armies[target]) < _LEAST:
            continue
        value = value_of_attack(params, trial, scratch, seat, source, target)
        if value <= values[last]:
            continue
        place = last
        while place > 0 and values[place - 1] < value:
            values[place] = values[place - 1]
            scratch.first_source[place] = scratch.first_source[place - 1]
            scratch.first_target[place] = scratch.first_target[place - 1]
            place -= 1
        values[place] = value
        scratch.first_source[place] = source
        scratch.first_target[place] = target


def _follow(
    params: Params, scratch: ExpertScratch, seat: int, source: int, target: int, prey: int
) -> float:
    """Continue a first attack as well as possible, with the right to stop anywhere.

    If ``prey`` is a seat (not -1), only attacks on that seat follow.
    """
    trial, best, lost, reached = scratch.trial, -1.0, 0.0, 1.0
    depth = scratch.depth if prey < 0 else _FEW
    for step in range(depth):
        note_attack(scratch, step, source, target)
        armies, others = trial.armies[source], trial.armies[target]
        chance = chance_to_win(scratch, armies, others)
        if chance < 1.0:
            failed = value_if_lost(params, trial, scratch, seat, source, target)
            lost += reached * (1.0 - chance) * failed
        reached *= chance
        capture(params, trial, source, target, left_if_won(scratch, armies, others))
        here = value_for(params, trial, scratch, seat)
        if lost + reached * here > best:
            best = lost + reached * here
            note_length(scratch, step + 1)
        if here >= 1.0 or reached < _HARDLY:
            break
        following = _next_attack(params, scratch, seat, target, here, prey)
        if following < 0:
            break
        source, target = following // params.territories, following % params.territories
    return best


def _next_attack(
    params: Params, scratch: ExpertScratch, seat: int, here: int, stop: float, prey: int
) -> int:
    """Choose the best attack by the advancing army, or by any other army if that does not pay.

    Source and target are combined in one number; -1 if no attack pays.
    """
    trial, attacker = scratch.trial, scratch.trial.owner[here]
    best, found = 0.0, -1
    for step in range(-1, params.territories):
        if step == 0 and best > stop:
            break
        source = here if step < 0 else step
        if step == here or trial.owner[source] != attacker or trial.armies[source] < 3:
            continue
        for target in params.neighbours[source]:
            if target < 0:
                break
            if not may_be_attacked(params, trial, attacker, target):
                continue
            if prey >= 0 and trial.owner[target] != prey:
                continue
            if chance_to_win(scratch, trial.armies[source], trial.armies[target]) < _LEAST_ON:
                continue
            value = value_of_attack(params, trial, scratch, seat, source, target)
            if value > best:
                best, found = value, source * params.territories + target
    return found
