"""How a seat stands among the owners of all territories; it stays until something changes hands."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from risk_widget.bots.planning_arrays import (
    AHEAD,
    ARE_FRONTS_WEIGHED,
    BREAKS,
    BROKEN,
    ENEMY,
    EXTRA,
    FACING,
    FINISH,
    FRONT,
    IS_EXTRA,
    IS_WHOLE,
    MINE,
    MISSING,
    NOTES,
    RIVALS,
    THREAT,
    WANTED,
    WHOLE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.bots.planning_arrays import BoardScene, Ground, SeatMoment, Style, Workspace


def count_up(ground: Ground, scene: BoardScene) -> None:
    """Count the territories of each owner, on the board and by continent."""
    counts, held, home = scene.counts, scene.held, ground.home
    for owner in range(ground.third + 2):
        counts[owner] = 0
    for continent in range(len(ground.sizes)):
        row = held[continent]
        for owner in range(ground.third + 2):
            row[owner] = 0
    owners = scene.owner
    for t in range(ground.size):
        owner = owners[t]
        counts[owner] += 1
        held[home[t]][owner] += 1


def playing(ground: Ground, scene: BoardScene) -> int:
    """How many seats hold something."""
    seats = 0
    for seat in range(ground.third):
        if scene.counts[seat]:
            seats += 1
    return seats


def total_armies(ground: Ground, scene: BoardScene) -> int:
    """All armies of seats and the third army on the board."""
    total = 0
    for owner in range(ground.third + 1):
        total += scene.strength[owner]
    return total


def share_of(ground: Ground, scene: BoardScene, me: int) -> float:
    """The part of all armies that somebody has, 0 to 1."""
    total = total_armies(ground, scene)
    return scene.strength[me] / total if total else 0.0


def take_stance(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace, style: Style
) -> None:
    """Fill in what the owners alone tell the seat."""
    me, ally, third = moment.me, moment.ally, ground.third
    owner, neighbours = scene.owner, ground.neighbours
    front, enemy, threat, missing, mine = (
        workspace.numbers[FRONT],
        workspace.numbers[ENEMY],
        workspace.numbers[THREAT],
        workspace.numbers[MISSING],
        workspace.numbers[MINE],
    )
    # An allied army is moved by the other player, but needs luck as well as orders.
    of_third = 1 if me == third else 2 if ground.third_fights else 0
    many = 0
    for t in range(ground.size):
        holder = owner[t]
        front[t] = enemy[t] = threat[t] = 0
        if holder == me:
            mine[many] = t
            many += 1
            for n in neighbours[t]:
                if n < 0:
                    break
                if owner[n] != me:
                    front[t] = 1
                    break
        elif holder >= 0:
            threat[t] = of_third if holder == third else 1
            enemy[t] = 0 if holder == ally else 1
    mine[many] = -1
    for t in range(ground.size):
        _face(ground, workspace, t)
    for c in range(len(ground.sizes)):
        missing[c] = ground.sizes[c] - scene.held[c][me]
    _finishing(ground, moment, workspace, style)
    for c in range(len(ground.sizes)):
        _look_ahead(ground, workspace, c)
    note_approaches(ground, workspace)
    _breaking(ground, scene, moment, workspace, style)
    workspace.numbers[NOTES][ARE_FRONTS_WEIGHED] = 0


def _look_ahead(ground: Ground, workspace: Workspace, continent: int) -> None:
    """Note what captures in a continent bring nearer, and what a loss there would end."""
    finish = workspace.worths[FINISH][continent]
    ahead, missing = workspace.worths[AHEAD + continent], workspace.numbers[MISSING][continent]
    workspace.worths[WHOLE][continent] = 0.0 if missing else finish
    ahead[0] = finish * ground.falloff[missing]
    for captured in range(1, missing):
        ahead[captured] = finish * ground.falloff[missing - captured]


def _face(ground: Ground, workspace: Workspace, territory: int) -> None:
    """Note what may be attacked from a territory, whoever holds it by then."""
    enemy, row = workspace.numbers[ENEMY], workspace.numbers[FACING + territory]
    many = 0
    for n in ground.neighbours[territory]:
        if n < 0:
            break
        if enemy[n]:
            row[many] = n
            many += 1
    row[many] = -1


def shift_stance(
    ground: Ground,
    scene: BoardScene,
    moment: SeatMoment,
    workspace: Workspace,
    style: Style,
    handed_over: Sequence[int],
) -> None:
    """The same at the table, where only these territories have changed hands since it was taken.

    A mission that names no continents is taken for granted (`SeatMoment.wanted`).
    """
    me, third, owner, neighbours = moment.me, ground.third, scene.owner, ground.neighbours
    numbers = workspace.numbers
    enemy, threat, mine = numbers[ENEMY], numbers[THREAT], numbers[MINE]
    of_third = 1 if me == third else 2 if ground.third_fights else 0
    around: set[int] = set()
    facing: set[int] = set()
    for t in handed_over:
        holder, before = owner[t], enemy[t]
        other = holder >= 0 and holder != me
        threat[t] = 0 if not other else of_third if holder == third else 1
        now = enemy[t] = 1 if other and holder != moment.ally else 0
        if now > before:
            facing.update(neighbours[t])
        elif now < before:
            for n in neighbours[t]:
                row = numbers[FACING + n]
                row.remove(t)
                row.append(0)  # rows keep their length
        many = mine.index(-1)
        at = bisect_left(mine, t, 0, many)
        if (at < many and mine[at] == t) != (holder == me):
            around.update(neighbours[t])
            around.add(t)
            if holder == me:
                mine.insert(at, t)
                mine.pop()
            else:
                mine.remove(t)
                mine.append(0)
    for t in facing:
        _face(ground, workspace, t)
    for t in around:
        numbers[FRONT][t] = 0
        if owner[t] == me:
            for n in neighbours[t]:
                if owner[n] != me:
                    numbers[FRONT][t] = 1
                    break
    # What follows from whole continents stays as long as none becomes whole, or ceases to be.
    notes, lacking = numbers[NOTES], numbers[MISSING]
    notes[ARE_FRONTS_WEIGHED] = 0
    approaches = False
    same_rivals = notes[RIVALS] == _rivals(ground, scene, me)
    for t in handed_over:
        c = ground.home[t]
        size, held = ground.sizes[c], scene.held[c]
        missing = size - held[me]
        if missing != lacking[c]:
            approaches = approaches or not missing or not lacking[c]
            lacking[c] = missing
            _look_ahead(ground, workspace, c)
        if same_rivals and (numbers[IS_WHOLE][c] or size in held):
            _break_into(ground, scene, workspace, style, me, c)
    if approaches:
        note_approaches(ground, workspace)
    if not same_rivals:
        _breaking(ground, scene, moment, workspace, style)


def _rivals(ground: Ground, scene: BoardScene, me: int) -> int:
    """How many others hold something."""
    rivals = 0
    for seat in range(ground.third):
        if scene.counts[seat] and seat != me:
            rivals += 1
    return rivals


def note_approaches(ground: Ground, workspace: Workspace) -> None:
    """Note as `EXTRA` what lies before the continents that are mine."""
    extra, notes = workspace.worths[EXTRA], workspace.numbers[NOTES]
    if notes[IS_EXTRA]:
        notes[IS_EXTRA] = 0
        for t in range(ground.size):
            extra[t] = 0.0
    for c in range(len(ground.sizes)):
        if not workspace.numbers[MISSING][c]:
            notes[IS_EXTRA] = 1
            for t in ground.approaches[c]:
                if t < 0:
                    break
                extra[t] += 0.9 * workspace.worths[FINISH][c]


def _finishing(ground: Ground, moment: SeatMoment, workspace: Workspace, style: Style) -> None:
    """What continents are worth whole; with a mission, those most that it needs."""
    finish = workspace.worths[FINISH]
    if moment.me == ground.third:
        for c in range(len(ground.sizes)):
            finish[c] = 0.0
        return
    for c in range(len(ground.sizes)):
        finish[c] = ground.bonus[c] * ground.hold[c] * style.horizon
    if not moment.wanted:
        return
    wanted = workspace.numbers[WANTED]
    for c in range(len(ground.sizes)):
        wanted[c] = moment.wanted >> c & 1
    for _ in range(moment.wanted_more):
        # Of those of one's choice the ones that lack least, then the smallest.
        best = -1
        for c in range(len(ground.sizes)):
            if not wanted[c] and (
                best < 0
                or workspace.numbers[MISSING][c] < workspace.numbers[MISSING][best]
                or (
                    workspace.numbers[MISSING][c] == workspace.numbers[MISSING][best]
                    and ground.sizes[c] < ground.sizes[best]
                )
            ):
                best = c
        if best >= 0:
            wanted[best] = 1
    for c in range(len(ground.sizes)):
        # The mission is won with these; the bonus of the others is a means only.
        if wanted[c]:
            finish[c] += 9.0
        else:
            finish[c] *= 0.6


def _breaking(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace, style: Style
) -> None:
    """What ending the continents of others is worth."""
    workspace.numbers[NOTES][RIVALS] = _rivals(ground, scene, moment.me)
    for c in range(len(ground.sizes)):
        _break_into(ground, scene, workspace, style, moment.me, c)


def _break_into(
    ground: Ground, scene: BoardScene, workspace: Workspace, style: Style, me: int, continent: int
) -> None:
    """What that is worth in one continent, where another seat holds it alone."""
    broken, is_whole = workspace.worths[BROKEN], workspace.numbers[IS_WHOLE]
    held, holders, holder = scene.held[continent], 0, -1
    for number in range(ground.third + 1):
        if held[number]:
            holders += 1
            holder = number
    alone = holders == 1 and holder != me and holder != ground.third
    if not alone and not is_whole[continent]:
        return
    notes, value = workspace.numbers[NOTES], 0.0
    notes[BREAKS] -= is_whole[continent]
    is_whole[continent] = 0
    if alone:
        is_whole[continent] = 1
        notes[BREAKS] += 1
        # The other rivals gain by it as much.
        shared = 0.4 + 0.6 / max(1, notes[RIVALS])
        value = ground.bonus[continent] * style.horizon * shared
    for t in ground.members[continent]:
        if t < 0:
            break
        broken[t] = value if scene.owner[t] == holder else 0.0
