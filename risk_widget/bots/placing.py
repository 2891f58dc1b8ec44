"""Where a turn's armies go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import threat_at
from risk_widget.bots.gains import ROUNDING, WHATEVER, gain_at, prospect_at
from risk_widget.bots.planning_arrays import FRONT, MINE, NOBODY, SPENT

if TYPE_CHECKING:
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.planning_arrays import BoardScene, Workspace


def choose_placement(
    scene: BoardScene, workspace: Workspace, field: Field, me: int, most: int
) -> tuple[int, int]:
    """Where armies bring most, for attack and for defence, and how many of them."""
    place, armies = _missing_garrison(scene, workspace, field, me, most)
    if place >= 0:
        return place, armies
    mine, front = workspace.numbers[MINE], workspace.numbers[FRONT]
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
        # Where nothing can be gained at once, armies gather before what will fall first.
        prospect = 0.02 * prospect_at(field, t, most)
        needed = WHATEVER if best < 0 else best_value - prospect - ROUNDING
        gain = gain_at(field, t, most, needed)
        value = gain + prospect
        if best < 0 or value > best_value:
            best, best_value, best_gain = t, value, gain
    armies = most
    if most > 3 and useful > 1:
        # Half will do if it brings nearly as much: the rest then finds a place of its own.
        half = most // 2
        enough = 0.8 * best_gain
        if gain_at(field, best, half, enough) > enough:
            armies = half
    return best, armies


def _missing_garrison(
    scene: BoardScene, workspace: Workspace, field: Field, me: int, armies: int
) -> tuple[int, int]:
    """With enough territories for the mission, the armies that its last condition asks for.

    They go where the threat is least; -1 and 0 where there is nothing to do about it.
    """
    garrison, owner, count, threat = (
        field.lowest,
        scene.owner,
        scene.armies,
        workspace.numbers[SPENT],
    )
    if not field.enough or garrison < 2:
        return -1, 0
    mine = weak = 0
    for t in range(len(owner)):
        threat[t] = -1
        if owner[t] == me:
            mine += 1
            if count[t] < garrison:
                weak += 1
                threat[t] = threat_at(field, t, NOBODY)
    lacking = field.enough - (mine - weak)
    if mine < field.enough or lacking < 1:
        return -1, 0
    first, needed = -1, 0
    for _ in range(lacking):
        least = -1
        for t in range(len(owner)):
            if threat[t] >= 0 and (least < 0 or threat[t] < threat[least]):
                least = t
        if least < 0:
            break
        threat[least] = -1
        needed += garrison - count[least]
        if first < 0:
            first = least
    if first < 0 or needed > armies:
        return -1, 0
    return first, garrison - count[first]
