"""The search for a plan: which attack to begin with, judged by where it may lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.expected_outcomes import (
    capture,
    copy_open,
    value_if_lost,
    value_of_attack,
)
from risk_widget.fast.expert.finishing import best_finish
from risk_widget.fast.expert.value import value_for
from risk_widget.fast.expert.value_features import chance_to_win, left_if_won
from risk_widget.fast.expert.way import keep_way, note_attack, note_length
from risk_widget.fast.limits import MOST_NEIGHBOURS, MOST_TERRITORIES
from risk_widget.fast.surroundings import may_be_attacked

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals

_LEAST = 0.25
"""The least chance to begin with."""
_LEAST_ON = 0.4
"""The least chance to go on with."""
_FEW = 6
"""Whoever holds no more is hunted: only its territories are looked at, as far as they go."""
_HARDLY = 0.05
"""What comes with less than this is not looked at."""


@compiled
def plan(
    game: Numbers, root: Numbers, trial: Numbers, mind: Reals, seat: int, attacker: int
) -> float:
    """The value of the best plan from a position, stopping included.

    ``mind[FOUND]`` has its value, then source and target of its first attack (-1: stop), its
    chance, and what stopping at once is worth; ``mind[WAY]`` its attacks, as far as they pay.
    """
    stop = value_for(game, root, mind, seat)
    found = mind_at.FOUND
    mind[found] = stop
    mind[found + 1] = mind[found + 2] = -1.0
    mind[found + 3] = 0.0
    mind[found + 4] = stop
    mind[mind_at.WAY] = 0.0
    copy_open(root, trial)
    width = int(mind[mind_at.WIDTH])
    for place in range(width):
        mind[mind_at.BEST + 3 * place] = -1.0
    for source in range(game[of.TERRITORIES]):
        if trial[at.OWNER + source] == attacker and trial[at.ARMIES + source] > 1:
            _first_attacks(game, trial, mind, seat, source, width)
    best, chosen = -1.0, -1
    for place in range(width):
        row = mind_at.BEST + 3 * place
        if mind[row] < 0.0:
            break
        source, target = int(mind[row + 1]), int(mind[row + 2])
        value = mind[row]
        if mind[mind_at.DEPTH] > 1.0:
            copy_open(root, trial)
            value = _follow(game, trial, mind, seat, source, target, -1)
        else:
            note_attack(mind, 0, source, target)
            note_length(mind, 1)
        if value > best:
            best, chosen = value, row
            keep_way(mind)
        prey = root[at.OWNER + target]
        if mind[mind_at.DEPTH] > 1.0 and prey != game[of.THIRD] and root[at.COUNTS + prey] <= _FEW:
            copy_open(root, trial)
            value = _follow(game, trial, mind, seat, source, target, prey)
            if value > best:
                best, chosen = value, row
                keep_way(mind)
    if attacker == seat:
        value = best_finish(game, root, trial, mind, seat)
        if value > best:
            best, chosen = value, mind_at.TRIED
            keep_way(mind)
    if chosen >= 0:
        source, target = int(mind[chosen + 1]), int(mind[chosen + 2])
        mind[found] = best
        mind[found + 1] = float(source)
        mind[found + 2] = float(target)
        mind[found + 3] = chance_to_win(mind, root[at.ARMIES + source], root[at.ARMIES + target])
    return max(stop, best)


@compiled
def _first_attacks(
    game: Numbers, trial: Numbers, mind: Reals, seat: int, source: int, width: int
) -> None:
    """Weigh all attacks from a territory, and keep those among the best so far."""
    attacker = trial[at.OWNER + source]
    first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
    for place in range(first, first + game[of.DEGREE + source]):
        target = game[place]
        if not may_be_attacked(game, trial, attacker, target):
            continue
        if chance_to_win(mind, trial[at.ARMIES + source], trial[at.ARMIES + target]) < _LEAST:
            continue
        value = value_of_attack(game, trial, mind, seat, source, target)
        row = mind_at.BEST + 3 * (width - 1)
        if value <= mind[row]:
            continue
        while row > mind_at.BEST and mind[row - 3] < value:
            mind[row] = mind[row - 3]
            mind[row + 1] = mind[row - 2]
            mind[row + 2] = mind[row - 1]
            row -= 3
        mind[row] = value
        mind[row + 1] = float(source)
        mind[row + 2] = float(target)


@compiled
def _follow(
    game: Numbers, trial: Numbers, mind: Reals, seat: int, source: int, target: int, prey: int
) -> float:
    """Go on from a first attack as well as possible, with the right to stop anywhere.

    With ``prey`` only against that seat, or -1.
    """
    best, lost, reached = -1.0, 0.0, 1.0
    depth = int(mind[mind_at.DEPTH]) if prey < 0 else _FEW
    for step in range(depth):
        note_attack(mind, step, source, target)
        armies, others = trial[at.ARMIES + source], trial[at.ARMIES + target]
        chance = chance_to_win(mind, armies, others)
        if chance < 1.0:
            failed = value_if_lost(game, trial, mind, seat, source, target)
            lost += reached * (1.0 - chance) * failed
        reached *= chance
        capture(game, trial, source, target, left_if_won(mind, armies, others))
        here = value_for(game, trial, mind, seat)
        if lost + reached * here > best:
            best = lost + reached * here
            note_length(mind, step + 1)
        if here >= 1.0 or reached < _HARDLY:
            break
        following = _next_attack(game, trial, mind, seat, target, here, prey)
        if following < 0:
            break
        source, target = following // MOST_TERRITORIES, following % MOST_TERRITORIES
    return best


@compiled
def _next_attack(
    game: Numbers, trial: Numbers, mind: Reals, seat: int, here: int, stop: float, prey: int
) -> int:
    """The best attack from the army that is on its way; from any other where that stops paying.

    Source and target are in one number; -1 where there is none.
    """
    attacker = trial[at.OWNER + here]
    best, found = 0.0, -1
    for step in range(-1, game[of.TERRITORIES]):
        if step == 0 and best > stop:
            break
        source = here if step < 0 else step
        if step == here or trial[at.OWNER + source] != attacker or trial[at.ARMIES + source] < 3:
            continue
        first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + source]):
            target = game[place]
            if not may_be_attacked(game, trial, attacker, target):
                continue
            if prey >= 0 and trial[at.OWNER + target] != prey:
                continue
            armies, others = trial[at.ARMIES + source], trial[at.ARMIES + target]
            if chance_to_win(mind, armies, others) < _LEAST_ON:
                continue
            value = value_of_attack(game, trial, mind, seat, source, target)
            if value > best:
                best, found = value, source * MOST_TERRITORIES + target
    return found
