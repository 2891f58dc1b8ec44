"""Own missions: captures that fulfil one before the turn ends, and the armies that one wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.expert.features import chance_to_win, continent_distance, left_if_won
from risk_widget.bots.expert.scratch import note_attack, note_length
from risk_widget.bots.expert.value import capture, copy_open, value_for, value_if_lost
from risk_widget.engine.codes import GOAL_MISSIONS, IN_PLAY
from risk_widget.engine.turn import mission_fulfilled

if TYPE_CHECKING:
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

_MOST_MISSING = 8
"""Nobody looks for captures that fulfil a mission when it lacks more territories."""
_MOST_CAPTURES = 10
_LEAST_CHANCE = 0.15
"""Below this, a chain of captures is not followed."""


def best_finish(params: Params, scratch: ExpertScratch, seat: int) -> float:
    """What the likeliest chain of captures that fulfils the mission is worth; -1: there is none.

    It begins at ``scratch.root``, and is noted as the line that is followed. A chain may stop where
    that is worth more.
    """
    root, trial = scratch.root, scratch.trial
    if params.goal != GOAL_MISSIONS or root.mission[seat] < 0:
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
    """Mark the territories that the mission lacks; how many of them it takes, 0 for unknown."""
    mission = state.mission[seat]
    for territory in range(params.territories):
        scratch.wanted[territory] = 0
    continents = params.goal_continents[mission]
    if continents:
        if params.goal_more[mission]:
            continents |= 1 << _nearest_other(params, state, seat, continents)
        missing = 0
        for territory in range(params.territories):
            if continents >> params.home[territory] & 1 and state.owner[territory] != seat:
                scratch.wanted[territory] = 1
                missing += 1
        return missing
    target = params.goal_destroy[mission]
    if target >= 0 and target != seat and state.out_by[target] == IN_PLAY:
        for territory in range(params.territories):
            if state.owner[territory] == target:
                scratch.wanted[territory] = 1
        return state.counts[target]
    for territory in range(params.territories):
        if state.owner[territory] != seat:
            scratch.wanted[territory] = 1
    return params.goal_territories[mission] - state.counts[seat]


def _nearest_other(params: Params, state: State, seat: int, continents: int) -> int:
    """The continent of choice that costs least to complete."""
    least, found = 1e9, 0
    for continent in range(params.continents):
        if continents >> continent & 1:
            continue
        lacking, armies = continent_distance(params, state, seat, continent)
        if lacking + armies < least:
            least, found = lacking + armies, continent
    return found


def _exits(params: Params, state: State, scratch: ExpertScratch, seat: int, territory: int) -> int:
    """How many neighbours of a territory the mission lacks."""
    count = 0
    for other in params.neighbours[territory]:
        if other < 0:
            break
        if scratch.wanted[other] and state.owner[other] != seat:
            count += 1
    return count


def _leads_on(params: Params, state: State, scratch: ExpertScratch, seat: int, target: int) -> bool:
    """Whether the mission lacks a territory, or one behind it."""
    return scratch.wanted[target] == 1 or _exits(params, state, scratch, seat, target) > 0


def _take(params: Params, scratch: ExpertScratch, seat: int, source: int, target: int) -> int:
    """Have a territory captured; where the army stands that goes on.

    Into a dead end only a few move, if the others are wanted elsewhere.
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
    """The chance that captures from this first one on fulfil the mission; 0 where none do."""
    trial, reached = scratch.trial, 1.0
    for _ in range(_MOST_CAPTURES):
        reached *= chance_to_win(scratch, trial.armies[source], trial.armies[target])
        if reached < least:
            return 0.0
        here = _take(params, scratch, seat, source, target)
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
    """What the chain is worth, with the right to stop anywhere; it is noted."""
    trial, best, lost, reached = scratch.trial, -1.0, 0.0, 1.0
    for step in range(_MOST_CAPTURES):
        note_attack(scratch, step, source, target)
        chance = chance_to_win(scratch, trial.armies[source], trial.armies[target])
        if chance < 1.0:
            failed = value_if_lost(params, trial, scratch, seat, source, target)
            lost += reached * (1.0 - chance) * failed
        reached *= chance
        here = _take(params, scratch, seat, source, target)
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
    """Where to go on: with the army on its way where it can, dead ends first.

    Source and target are in one number; -1 where there is none.
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


def armies_each(params: Params, state: State, seat: int) -> int:
    """How many armies the mission wants on each territory; 1 for all other missions."""
    mission = state.mission[seat]
    if params.goal != GOAL_MISSIONS or mission < 0:
        return 1
    return params.goal_armies[mission]


def garrison(params: Params, state: State, seat: int, armies: int) -> int:
    """The next territory to reinforce where so many armies fulfil the mission; -1: they do not."""
    each = armies_each(params, state, seat)
    if each < 2:
        return -1
    wanted = params.goal_territories[state.mission[seat]]
    if state.counts[seat] < wanted:
        return -1
    strong, first = 0, -1
    for territory in range(params.territories):
        if state.owner[territory] == seat:
            if state.armies[territory] >= each:
                strong += 1
            elif first < 0 or state.armies[territory] > state.armies[first]:
                first = territory
    # Each territory is taken to have all but one, as nearly always.
    return first if (wanted - strong) * (each - 1) <= armies else -1
