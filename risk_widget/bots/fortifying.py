"""Moving armies: into a captured territory, and at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import campaign_from, guard_at, risk_at
from risk_widget.bots.gains import ROUNDING, faces_enemy, gain_at
from risk_widget.bots.planning_arrays import FRONT, MINE, PATH, STEPS, TAKEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.planning_arrays import BoardScene, Ground, Workspace

# Moving between two fronts pays only if it helps clearly: each turn has few movements.
_WORTH_MOVING = 1.0


def choose_occupy(
    scene: BoardScene, field: Field, source: int, target: int, low: int, high: int
) -> int:
    """Divide the armies where they do most: for the next attack, or as a guard behind."""
    together = scene.armies[source] + scene.armies[target]
    first, second = high, low
    behind, ahead = faces_enemy(field, source), faces_enemy(field, target)
    if high > low and behind:
        if not ahead:
            return low
        first = max(low, min(high, together - guard_at(field, source, together, target)))
        second = max(low, min(high, (low + high) // 2))
    elif ahead:
        return max(low, min(high, together - field.lowest))
    if low == high:
        return low
    best, best_value = high, _divided(field, source, target, together, high)
    weighed = high
    for amount in (first, second, low):
        if amount in (high, weighed):
            continue
        weighed = amount
        value = _divided(field, source, target, together, amount)
        if value > best_value or (value == best_value and amount > best):
            best, best_value = amount, value
    return best


def _divided(field: Field, source: int, target: int, together: int, armies: int) -> float:
    stay = together - armies
    ahead = campaign_from(field, target, armies)[0] + campaign_from(field, source, stay)[0]
    return ahead - risk_at(field, target, armies) - risk_at(field, source, stay)


def choose_fortify(
    scene: BoardScene,
    field: Field,
    steps: Sequence[int],
    most: Sequence[int],
    only: Sequence[int],
    first: int,
) -> tuple[int, int, int]:
    """Bring idle armies nearer to the front.

    The first movement of a turn may also shift armies between two fronts. Where more are
    allowed, they go towards the front alone: that comes to an end.

    Args:
        scene: the position.
        field: how the seat weighs it.
        steps: by territory, how far the front is (`find_steps`).
        most: by territory, how many of its armies may move.
        only: by territory, the only one that they may move to, or -1.
        first: 1 where nothing has moved this turn, else 0.

    Returns:
        Source, target and armies; -1, -1 and 0 when nothing is worth moving.
    """
    owner, armies_on, neighbours, lowest = scene.owner, scene.armies, field.neighbours, field.lowest
    best_value = 0.0
    best_source, best_target, best_armies = -1, -1, 0
    for source in field.numbers[MINE]:
        if source < 0:
            break
        armies = most[source]
        if armies > armies_on[source] - lowest:
            armies = armies_on[source] - lowest
        if armies < 1:
            continue
        here = steps[source]
        if not here and not first:
            continue  # nothing is nearer to the front
        me, single = owner[source], only[source]
        known, before, after = False, 0.0, 0.0
        for target in neighbours[source]:
            if target < 0:
                break
            if owner[target] != me or (single >= 0 and target != single):
                continue
            there = steps[target]
            if there < here:
                value = armies * (1.0 if there else 1.5)
                if not there:
                    needed = best_value - value - ROUNDING
                    value += max(0.0, gain_at(field, target, armies, needed))
            elif first and not here and not there:
                if not known:
                    before = _worth_there(field, source, armies_on[source])
                    after = _worth_there(field, source, armies_on[source] - armies)
                    known = True
                needed = best_value + _WORTH_MOVING + before - after - ROUNDING
                gain = gain_at(field, target, armies, needed)
                value = gain + after - before - _WORTH_MOVING
            else:
                continue
            if value > best_value:
                best_value = value
                best_source, best_target, best_armies = source, target, armies
    return best_source, best_target, best_armies


def _worth_there(field: Field, territory: int, armies: int) -> float:
    """What armies on a front are worth, for attack and for defence."""
    return campaign_from(field, territory, armies)[0] - risk_at(field, territory, armies)


def find_steps(ground: Ground, scene: BoardScene, workspace: Workspace, me: int) -> None:
    """Fill in, as `STEPS`, the steps through own territories to the nearest front, else 0."""
    owner, neighbours = scene.owner, ground.neighbours
    steps, edge, known = workspace.numbers[STEPS], workspace.numbers[PATH], workspace.numbers[TAKEN]
    count = 0
    for t in range(ground.size):
        steps[t] = 0
        if workspace.numbers[FRONT][t]:
            known[t] = 1
            edge[count] = t
            count += 1
    at = 0
    while at < count:
        t = edge[at]
        at += 1
        for n in neighbours[t]:
            if n < 0:
                break
            if owner[n] == me and not known[n]:
                known[n] = 1
                steps[n] = steps[t] + 1
                edge[count] = n
                count += 1
    for t in range(ground.size):
        known[t] = 0
