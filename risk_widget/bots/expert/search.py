"""The search for a plan: which attack to begin with, judged by where it may lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.expert.features import chance_to_win, left_if_won
from risk_widget.bots.expert.finishing import best_finish
from risk_widget.bots.expert.mind import keep_line, note_attack, note_length
from risk_widget.bots.expert.value import (
    capture,
    copy_open,
    value_for,
    value_if_lost,
    value_of_attack,
)
from risk_widget.engine.combat import may_be_attacked

if TYPE_CHECKING:
    from risk_widget.bots.expert.mind import ExpertMind
    from risk_widget.engine.params import Params

_LEAST = 0.25
"""The least chance to begin with."""
_LEAST_ON = 0.4
"""The least chance to go on with."""
_FEW = 6
"""Whoever holds no more is hunted: only its territories are looked at, as far as they go."""
_HARDLY = 0.05
"""What comes with less than this is not looked at."""


def plan(params: Params, mind: ExpertMind, seat: int, attacker: int) -> float:
    """The value of the best plan from ``mind.root``, stopping included.

    ``mind`` holds it then: ``found_value`` with its first attack, ``stop_value``, and its principal
    variation, as far as it pays.
    """
    root, trial = mind.root, mind.trial
    stop = value_for(params, root, mind, seat)
    mind.found_value = mind.stop_value = stop
    mind.found_source = mind.found_target = -1
    mind.found_odds = 0.0
    mind.principal_length = 0
    copy_open(params, root, trial)
    for place in range(mind.width):
        mind.first_value[place] = -1.0
    for source in range(params.territories):
        if trial.owner[source] == attacker and trial.armies[source] > 1:
            _first_attacks(params, mind, seat, source)
    best, first, then = -1.0, -1, -1
    for place in range(mind.width):
        value = mind.first_value[place]
        if value < 0.0:
            break
        source, target = mind.first_source[place], mind.first_target[place]
        if mind.depth > 1:
            copy_open(params, root, trial)
            value = _follow(params, mind, seat, source, target, -1)
        else:
            note_attack(mind, 0, source, target)
            note_length(mind, 1)
        if value > best:
            best, first, then = value, source, target
            keep_line(mind)
        prey = root.owner[target]
        few = prey >= 0 and prey != params.third and root.counts[prey] <= _FEW
        if mind.depth > 1 and few:
            copy_open(params, root, trial)
            value = _follow(params, mind, seat, source, target, prey)
            if value > best:
                best, first, then = value, source, target
                keep_line(mind)
    if attacker == seat:
        value = best_finish(params, mind, seat)
        if value > best:
            best, first, then = value, mind.line_source[0], mind.line_target[0]
            keep_line(mind)
    if first >= 0:
        mind.found_value = best
        mind.found_source = first
        mind.found_target = then
        mind.found_odds = chance_to_win(mind, root.armies[first], root.armies[then])
    return max(stop, best)


def _first_attacks(params: Params, mind: ExpertMind, seat: int, source: int) -> None:
    """Weigh all attacks from a territory, and keep those among the best so far."""
    trial, attacker = mind.trial, mind.trial.owner[source]
    values, last = mind.first_value, mind.width - 1
    for target in params.neighbours[source]:
        if target < 0:
            break
        if not may_be_attacked(params, trial, attacker, target):
            continue
        if chance_to_win(mind, trial.armies[source], trial.armies[target]) < _LEAST:
            continue
        value = value_of_attack(params, trial, mind, seat, source, target)
        if value <= values[last]:
            continue
        place = last
        while place > 0 and values[place - 1] < value:
            values[place] = values[place - 1]
            mind.first_source[place] = mind.first_source[place - 1]
            mind.first_target[place] = mind.first_target[place - 1]
            place -= 1
        values[place] = value
        mind.first_source[place] = source
        mind.first_target[place] = target


def _follow(
    params: Params, mind: ExpertMind, seat: int, source: int, target: int, prey: int
) -> float:
    """Go on from a first attack as well as possible, with the right to stop anywhere.

    With ``prey`` only against that seat, or -1.
    """
    trial, best, lost, reached = mind.trial, -1.0, 0.0, 1.0
    depth = mind.depth if prey < 0 else _FEW
    for step in range(depth):
        note_attack(mind, step, source, target)
        armies, others = trial.armies[source], trial.armies[target]
        chance = chance_to_win(mind, armies, others)
        if chance < 1.0:
            failed = value_if_lost(params, trial, mind, seat, source, target)
            lost += reached * (1.0 - chance) * failed
        reached *= chance
        capture(params, trial, source, target, left_if_won(mind, armies, others))
        here = value_for(params, trial, mind, seat)
        if lost + reached * here > best:
            best = lost + reached * here
            note_length(mind, step + 1)
        if here >= 1.0 or reached < _HARDLY:
            break
        following = _next_attack(params, mind, seat, target, here, prey)
        if following < 0:
            break
        source, target = following // params.territories, following % params.territories
    return best


def _next_attack(
    params: Params, mind: ExpertMind, seat: int, here: int, stop: float, prey: int
) -> int:
    """The best attack from the army that is on its way; from any other where that stops paying.

    Source and target are in one number; -1 where there is none.
    """
    trial, attacker = mind.trial, mind.trial.owner[here]
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
            if chance_to_win(mind, trial.armies[source], trial.armies[target]) < _LEAST_ON:
                continue
            value = value_of_attack(params, trial, mind, seat, source, target)
            if value > best:
                best, found = value, source * params.territories + target
    return found
