"""The search for captures that fulfil the own mission before the turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.expected_outcomes import capture, copy_open, value_if_lost
from risk_widget.fast.expert.value import value_for
from risk_widget.fast.expert.value_features import (
    chance_to_win,
    continent_distance,
    left_if_won,
)
from risk_widget.fast.expert.way import note_attack, note_length
from risk_widget.fast.goals import mission_fulfilled
from risk_widget.fast.limits import MOST_NEIGHBOURS, MOST_TERRITORIES

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals

_MOST_MISSING = 8
"""Nobody looks for captures that fulfil a mission when it lacks more territories."""
_MOST_CAPTURES = 10
_LEAST_CHANCE = 0.15
"""Below this, a chain of captures is not followed."""


@compiled
def best_finish(game: Numbers, root: Numbers, trial: Numbers, mind: Reals, seat: int) -> float:
    """What the likeliest chain of captures that fulfils the mission is worth; -1: there is none.

    It is noted in ``mind[TRIED]``. A chain may stop where that is worth more.
    """
    if game[of.GOAL] != of.GOAL_MISSIONS or root[at.MISSION + seat] < 0:
        return -1.0
    if not 0 < _put_wanted(game, root, mind, seat) <= _MOST_MISSING:
        return -1.0
    best, first, second = _LEAST_CHANCE, -1, -1
    for source in range(game[of.TERRITORIES]):
        if root[at.OWNER + source] != seat or root[at.ARMIES + source] < 2:
            continue
        begin = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for place in range(begin, begin + game[of.DEGREE + source]):
            target = game[place]
            if root[at.OWNER + target] == seat or not _leads_on(game, root, mind, seat, target):
                continue
            armies, others = root[at.ARMIES + source], root[at.ARMIES + target]
            if chance_to_win(mind, armies, others) <= best:
                continue
            copy_open(root, trial)
            chance = _chance_of_chain(game, trial, mind, seat, source, target, best)
            if chance > best:
                best, first, second = chance, source, target
    if first < 0:
        return -1.0
    copy_open(root, trial)
    return _value_of_chain(game, trial, mind, seat, first, second)


@compiled
def _put_wanted(game: Numbers, now: Numbers, mind: Reals, seat: int) -> int:
    """Mark the territories that the mission lacks; how many of them it takes, 0 for unknown."""
    goal = of.GOALS + now[at.MISSION + seat] * of.GOAL_SIZE
    for territory in range(game[of.TERRITORIES]):
        mind[mind_at.WANTED + territory] = 0.0
    wanted = game[goal + of.GOAL_CONTINENTS]
    if wanted:
        if game[goal + of.GOAL_MORE]:
            wanted |= 1 << _nearest_other(game, now, seat, wanted)
        missing = 0
        for territory in range(game[of.TERRITORIES]):
            if wanted >> game[of.HOME + territory] & 1 and now[at.OWNER + territory] != seat:
                mind[mind_at.WANTED + territory] = 1.0
                missing += 1
        return missing
    target = game[goal + of.GOAL_DESTROY]
    if target >= 0 and target != seat and now[at.OUT_BY + target] == IN_PLAY:
        for territory in range(game[of.TERRITORIES]):
            if now[at.OWNER + territory] == target:
                mind[mind_at.WANTED + territory] = 1.0
        return now[at.COUNTS + target]
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] != seat:
            mind[mind_at.WANTED + territory] = 1.0
    return game[goal + of.GOAL_TERRITORIES] - now[at.COUNTS + seat]


@compiled
def _nearest_other(game: Numbers, now: Numbers, seat: int, wanted: int) -> int:
    """The continent of choice that costs least to complete."""
    least, found = 1e9, 0
    for continent in range(game[of.CONTINENTS]):
        if wanted >> continent & 1:
            continue
        lacking, armies = continent_distance(game, now, seat, continent)
        if lacking + armies < least:
            least, found = lacking + armies, continent
    return found


@compiled
def _exits(game: Numbers, now: Numbers, mind: Reals, seat: int, territory: int) -> int:
    """How many neighbours of a territory the mission lacks."""
    count = 0
    first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
    for place in range(first, first + game[of.DEGREE + territory]):
        other = game[place]
        if mind[mind_at.WANTED + other] > 0.0 and now[at.OWNER + other] != seat:
            count += 1
    return count


@compiled
def _leads_on(game: Numbers, now: Numbers, mind: Reals, seat: int, target: int) -> bool:
    """Whether the mission lacks a territory, or one behind it."""
    return mind[mind_at.WANTED + target] > 0.0 or _exits(game, now, mind, seat, target) > 0


@compiled
def _take(game: Numbers, trial: Numbers, mind: Reals, seat: int, source: int, target: int) -> int:
    """Have a territory captured; where the army stands that goes on.

    Into a dead end only a few move, if the others are wanted elsewhere.
    """
    left = left_if_won(mind, trial[at.ARMIES + source], trial[at.ARMIES + target])
    capture(game, trial, source, target, left)
    moved = trial[at.ARMIES + target]
    few = min(moved, game[of.ATTACK_ARMIES])
    if (
        moved > few
        and not _exits(game, trial, mind, seat, target)
        and _exits(game, trial, mind, seat, source)
    ):
        trial[at.ARMIES + target] = few
        trial[at.ARMIES + source] += moved - few
        return source
    return target


@compiled
def _chance_of_chain(
    game: Numbers, trial: Numbers, mind: Reals, seat: int, source: int, target: int, least: float
) -> float:
    """The chance that captures from this first one on fulfil the mission; 0 where none do."""
    reached = 1.0
    for _ in range(_MOST_CAPTURES):
        reached *= chance_to_win(mind, trial[at.ARMIES + source], trial[at.ARMIES + target])
        if reached < least:
            return 0.0
        here = _take(game, trial, mind, seat, source, target)
        if mission_fulfilled(game, trial, seat):
            return reached
        following = _next_capture(game, trial, mind, seat, here)
        if following < 0:
            return 0.0
        source, target = following // MOST_TERRITORIES, following % MOST_TERRITORIES
    return 0.0


@compiled
def _value_of_chain(
    game: Numbers, trial: Numbers, mind: Reals, seat: int, source: int, target: int
) -> float:
    """What the chain is worth, with the right to stop anywhere; it is noted."""
    best, lost, reached = -1.0, 0.0, 1.0
    for step in range(_MOST_CAPTURES):
        note_attack(mind, step, source, target)
        chance = chance_to_win(mind, trial[at.ARMIES + source], trial[at.ARMIES + target])
        if chance < 1.0:
            failed = value_if_lost(game, trial, mind, seat, source, target)
            lost += reached * (1.0 - chance) * failed
        reached *= chance
        here = _take(game, trial, mind, seat, source, target)
        value = lost + reached * value_for(game, trial, mind, seat)
        if value > best:
            best = value
            note_length(mind, step + 1)
        if mission_fulfilled(game, trial, seat):
            break
        following = _next_capture(game, trial, mind, seat, here)
        if following < 0:
            break
        source, target = following // MOST_TERRITORIES, following % MOST_TERRITORIES
    return best


@compiled
def _next_capture(game: Numbers, trial: Numbers, mind: Reals, seat: int, here: int) -> int:
    """Where to go on: with the army on its way where it can, dead ends first.

    Source and target are in one number; -1 where there is none.
    """
    least, found = 1 << 20, -1
    if trial[at.ARMIES + here] > 1:
        first = of.NEIGHBOUR + here * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + here]):
            target = game[place]
            if mind[mind_at.WANTED + target] == 0.0 or trial[at.OWNER + target] == seat:
                continue
            cost = trial[at.ARMIES + target] + _exits(game, trial, mind, seat, target)
            if cost < least and trial[at.ARMIES + here] > trial[at.ARMIES + target]:
                least, found = cost, here * MOST_TERRITORIES + target
    if found >= 0:
        return found
    best, through = 0.0, -1
    detour = 0.0
    for source in range(game[of.TERRITORIES]):
        if trial[at.OWNER + source] != seat or trial[at.ARMIES + source] < 2:
            continue
        first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + source]):
            target = game[place]
            if trial[at.OWNER + target] == seat:
                continue
            armies, others = trial[at.ARMIES + source], trial[at.ARMIES + target]
            chance = chance_to_win(mind, armies, others)
            if mind[mind_at.WANTED + target] > 0.0:
                if chance > best:
                    best, found = chance, source * MOST_TERRITORIES + target
            elif chance > detour and _exits(game, trial, mind, seat, target):
                detour, through = chance, source * MOST_TERRITORIES + target
    return found if found >= 0 else through
