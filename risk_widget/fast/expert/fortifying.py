"""Moving armies at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.expected_outcomes import copy_open
from risk_widget.fast.expert.garrisons import armies_each
from risk_widget.fast.expert.value import value_for
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.surroundings import chosen, faces_others
from risk_widget.fast.turn import most_to_move

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals

_WORTH_IT = 0.0005
_NEARER = 0.05
"""What bringing all armies one step nearer to a border would be worth."""
_FAR = 1000.0


@compiled
def fortify(game: Numbers, now: Numbers, action: Numbers, root: Numbers, mind: Reals) -> None:
    """The move after which the position is worth most, or armies nobody faces a step nearer."""
    seat = now[at.ACTOR]
    copy_open(now, root)
    before = value_for(game, root, mind, seat)
    armies = max(1.0, mind[mind_at.TOTAL + seat])
    best = _WORTH_IT
    each = armies_each(game, now, seat)
    steps_to_borders(game, now, mind, seat)
    for source in range(game[of.TERRITORIES]):
        if now[at.OWNER + source] != seat or now[at.ARMIES + source] < 2:
            continue
        first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + source]):
            target = game[place]
            most = most_to_move(game, now, source, target)
            if most < 1 or now[at.MOVED + target] == source:
                continue
            short = each - now[at.ARMIES + target]
            if 0 < short <= most and now[at.ARMIES + source] - short >= each:
                root[at.ARMIES + source] -= short
                root[at.ARMIES + target] += short
                value = value_for(game, root, mind, seat) - before
                root[at.ARMIES + source] += short
                root[at.ARMIES + target] -= short
                if value > best:
                    best = value
                    chosen(action, kinds.FORTIFY, source, target, short, -1)
            away, there = mind[mind_at.STEPS + source], mind[mind_at.STEPS + target]
            if there > away or (there == away and there > 0.0):
                continue
            gain = 0.0
            if away > there:
                gain = _NEARER * most / armies
            for which in range(2):
                moving = most if which == 0 else (most + 1) // 2
                if which == 1 and (away > 0.0 or most < 2):
                    break
                root[at.ARMIES + source] -= moving
                root[at.ARMIES + target] += moving
                value = value_for(game, root, mind, seat) - before + gain
                root[at.ARMIES + source] += moving
                root[at.ARMIES + target] -= moving
                if value > best:
                    best = value
                    chosen(action, kinds.FORTIFY, source, target, moving, -1)


@compiled
def steps_to_borders(game: Numbers, now: Numbers, mind: Reals, seat: int) -> None:
    """By territory of a seat, the steps through its own land to the nearest border."""
    size = game[of.TERRITORIES]
    for territory in range(size):
        mind[mind_at.STEPS + territory] = _FAR
        if now[at.OWNER + territory] == seat and faces_others(game, now, territory):
            mind[mind_at.STEPS + territory] = 0.0
    changed = True
    while changed:
        changed = False
        for territory in range(size):
            if now[at.OWNER + territory] != seat:
                continue
            first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
            for place in range(first, first + game[of.DEGREE + territory]):
                step = mind[mind_at.STEPS + game[place]] + 1.0
                if step < mind[mind_at.STEPS + territory]:
                    mind[mind_at.STEPS + territory] = step
                    changed = True
