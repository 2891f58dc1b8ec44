"""How strong an enemy can arrive anywhere on the map in one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.planning_arrays import REACH, SPENT, START, TAKEN

if TYPE_CHECKING:
    from risk_widget.bots.planning_arrays import BoardScene, Ground, SeatMoment, Workspace

_FAR = 1 << 50


def find_arrivals(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace
) -> None:
    """Fill in, by territory, the most armies that an enemy stack still has when it stands there.

    On the way each territory costs about as many armies as stand on it, and one that stays.
    A stack counts with the armies that its owner is about to get. Zero: nobody gets there.
    """
    armies, owner, neighbours = scene.armies, scene.owner, ground.neighbours
    spent, start, reach, settled = (
        workspace.numbers[SPENT],
        workspace.numbers[START],
        workspace.numbers[REACH],
        workspace.numbers[TAKEN],
    )
    for t in range(ground.size):
        holder = owner[t]
        spent[t], start[t], reach[t] = _FAR, t, 0
        if 0 <= holder < ground.third and holder != moment.me and holder != moment.ally:
            more = max(ground.least, scene.counts[holder] // ground.each) + 2
            spent[t] = 1 - armies[t] - more
    while True:
        here = -1
        for t in range(ground.size):
            if not settled[t] and spent[t] < _FAR and (here < 0 or spent[t] < spent[here]):
                here = t
        if here < 0:
            break
        settled[here] = 1
        from_here, began = spent[here], start[here]
        holder = owner[began]
        for n in neighbours[here]:
            if n < 0:
                break
            if owner[n] == holder:
                continue
            reach[n] = max(reach[n], -from_here)
            cost = from_here + armies[n] + 1
            if not settled[n] and (cost < spent[n] or (cost == spent[n] and began < start[n])):
                spent[n], start[n] = cost, began
    for t in range(ground.size):
        settled[t] = 0
