"""The search for a plan: which attack to begin with, judged by where it may lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.expert.features import chance_to_win, left_if_won
from risk_widget.bots.expert.finishing import best_finish
from risk_widget.bots.expert.scratch import keep_line, note_attack, note_length
from risk_widget.bots.expert.value import (
    capture,
    copy_open,
    value_for,
    value_if_lost,
    value_of_attack,
)
from risk_widget.engine.combat import may_be_attacked

if TYPE_CHECKING:
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.params import Params

_LEAST = 0.25
"""The least chance to begin with."""
_LEAST_ON = 0.4
"""The least chance to go on with."""
_FEW = 6
"""Whoever holds no more is hunted: only its territories are looked at, as far as they go."""
_HARDLY = 0.05
"""What comes with less than this is not looked at."""


def plan(params: Params, scratch: ExpertScratch, seat: int, attacker: int) -> float:
    """The value of the best plan from ``scratch.root``, stopping included.

    ``scratch`` holds it then: ``found_value`` with its first attack, ``stop_value``, and its
    principal variation, as far as it pays.
    """
    root, trial = scratch.root, scratch.trial
    stop = value_for(params, root, scratch, seat)
    scratch.found_value = scratch.stop_value = stop
    scratch.found_source = scratch.found_target = -1
    scratch.found_odds = 0.0
    scratch.principal_length = 0
    copy_open(params, root, trial)
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
        if value > best:
            best, first, then = value, source, target
            keep_line(scratch)
        prey = root.owner[target]
        few = prey >= 0 and prey != params.third and root.counts[prey] <= _FEW
        if scratch.depth > 1 and few:
            copy_open(params, root, trial)
            value = _follow(params, scratch, seat, source, target, prey)
            if value > best:
                best, first, then = value, source, target
                keep_line(scratch)
    if attacker == seat:
        value = best_finish(params, scratch, seat)
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
    """Weigh all attacks from a territory, and keep those among the best so far."""
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
    """Go on from a first attack as well as possible, with the right to stop anywhere.

    With ``prey`` only against that seat, or -1.
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
    """The best attack from the army that is on its way; from any other where that stops paying.

    Source and target are in one number; -1 where there is none.
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
