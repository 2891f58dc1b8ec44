"""Choices before the first turn: territories to claim, first armies, the capital."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import campaign_from, threat_at
from risk_widget.bots.luck import fraction
from risk_widget.bots.planning_arrays import (
    APPEAL,
    ARE_FRONTS_WEIGHED,
    FACING,
    FINISH,
    FRONT_WORTH,
    MINE,
    NOBODY,
    NOTES,
    REACH,
    SPENT,
)
from risk_widget.bots.reach import find_arrivals

if TYPE_CHECKING:
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.luck import Luck
    from risk_widget.bots.planning_arrays import BoardScene, Ground, SeatMoment, Style, Workspace

# How much more the worthier front gets: in equal shares nobody would be strong anywhere.
_SHARPNESS = 3.0


def choose_claim(
    ground: Ground, scene: BoardScene, workspace: Workspace, me: int, luck: Luck
) -> int:
    """Claim towards a continent that can be held, next to own land; deny whole ones to others."""
    owner, appeal = scene.owner, workspace.worths[APPEAL]
    for c in range(len(ground.sizes)):
        held, size = scene.held[c], ground.sizes[c]
        if not held[NOBODY]:
            continue
        mine, others, close = held[me], held[ground.third], False
        for seat in range(ground.third):
            if held[seat] == size - 1:
                close = True
            if seat != me:
                others += held[seat]
        worth = 3 * ground.bonus[c] * ground.hold[c] / sqrt(size)
        worth *= (1 + 2.5 * mine / size) * (1 - 0.7 * others / size)
        if size - mine - others == 1 and close:
            worth += 3 * ground.bonus[c]  # whole for me, or for somebody else
        appeal[c] = worth
    best, best_value = -1, 0.0
    for t in range(ground.size):
        if owner[t] != NOBODY:
            continue
        near = 0
        for n in ground.neighbours[t]:
            if n < 0:
                break
            if owner[n] == me:
                near += 1
        value = appeal[ground.home[t]] + 0.4 * near + 0.3 * fraction(luck)
        if best < 0 or value > best_value:
            best, best_value = t, value
    return best


def choose_first_placement(
    ground: Ground,
    scene: BoardScene,
    workspace: Workspace,
    field: Field,
    me: int,
    ahead: int,
    style: Style,
) -> int:
    """One army more where a front has least for what it is worth.

    Fronts share the armies as seats are shared out by votes: each army goes where the quotient
    of worth and armies is highest. So the borders of what can be held grow together, and the
    front that attacks first grows faster. ``ahead``: the armies that are still in hand.
    """
    armies, numbers, worths = scene.armies, workspace.numbers, workspace.worths[FRONT_WORTH]
    mine, fronts = numbers[MINE], numbers[SPENT]
    full = 1 + style.most * (scene.strength[me] - scene.counts[me] + ahead)
    spearhead, best_score = -1, 0.0
    many, any_open = 0, False
    for t in mine:
        if t < 0:
            break
        if numbers[FACING + t][0] < 0:
            continue
        fronts[many] = t
        many += 1
        if armies[t] < full:
            any_open = True
        score = campaign_from(field, t, armies[t] + ahead)[0]
        if spearhead < 0 or score > best_score:
            spearhead, best_score = t, score
    if not many:
        return mine[0]
    if not numbers[NOTES][ARE_FRONTS_WEIGHED]:
        _weigh_fronts(ground, scene, workspace, me)
    best, best_value = -1, 0.0
    for at in range(many):
        t = fronts[at]
        if any_open and armies[t] >= full:
            continue
        worth = worths[t] * (1 + 0.1 * min(threat_at(field, t, NOBODY), 8))
        value = worth * (style.spearhead if t == spearhead else 1.0) / armies[t]
        if best < 0 or value > best_value:
            best, best_value = t, value
    return best


def _weigh_fronts(ground: Ground, scene: BoardScene, workspace: Workspace, me: int) -> None:
    """Fill in, as `FRONT_WORTH`, what fronts are worth: it stays until something changes hands."""
    home, numbers, worths = ground.home, workspace.numbers, workspace.worths
    prospects = worths[APPEAL]
    for c in range(len(ground.sizes)):
        held = scene.held[c][me] / ground.sizes[c]
        prospects[c] = worths[FINISH][c] * (held * held)
    for t in numbers[MINE]:
        if t < 0:
            break
        # A front is worth more the nearer the continents are that it can shut or open.
        opens, found = 0.0, False
        for n in numbers[FACING + t]:
            if n < 0:
                break
            if not found or prospects[home[n]] > opens:
                opens, found = prospects[home[n]], True
        worths[FRONT_WORTH][t] = (0.01 + prospects[home[t]] + 0.25 * opens) ** _SHARPNESS
    numbers[NOTES][ARE_FRONTS_WEIGHED] = 1


def choose_capital(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace
) -> int:
    """Where an enemy arrives with least, whichever way it comes; then where most armies are."""
    find_arrivals(ground, scene, moment, workspace)
    owner, armies, reach = scene.owner, scene.armies, workspace.numbers[REACH]
    best = -1
    for t in range(ground.size):
        if owner[t] != moment.me:
            continue
        if best < 0:
            best = t
            continue
        safety, before = armies[t] - reach[t], armies[best] - reach[best]
        if safety > before or (safety == before and armies[t] > armies[best]):
            best = t
    return best
