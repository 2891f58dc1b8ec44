"""What territories are worth to a planning bot, in armies, in the position it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import field_of
from risk_widget.bots.planning_arrays import (
    BY_OWNER,
    EXTRA,
    IS_EXTRA,
    IS_SPECIAL,
    MINE,
    NOTES,
    REACH,
    SPECIAL,
)
from risk_widget.bots.reach import find_arrivals
from risk_widget.bots.stance import note_approaches

if TYPE_CHECKING:
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.planning_arrays import BoardScene, Ground, SeatMoment, Style, Workspace


def weigh(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace, style: Style
) -> Field:
    """Weigh a position for a seat whose stance is in the workspace (`stance.take_stance`)."""
    me, ally, now, to_place, captured, next_set, capital, _, _, destroy, enough, _ = moment
    owner, count, counts, strength, _, hands, shown = scene
    numbers, worths = workspace
    third, by_owner = ground.third, worths[BY_OWNER]
    capitals = capital >= 0 or numbers[NOTES][IS_SPECIAL] > 0
    garrison, any_territory = 1, 0.0
    if destroy >= 0 or enough:
        destroy, enough, garrison, any_territory = aims_of(ground, scene, moment)
    seats = rivals = weakest = 0
    total = most = strength[third]
    for seat in range(third):
        armies = strength[seat]
        total += armies
        if armies > most:
            most = armies
        if shown[seat] >= 0:
            capitals = True
        if counts[seat]:
            seats += 1
            if seat != me and seat != ally:
                rivals += 1
                if armies < weakest or not weakest:
                    weakest = armies
    mine = strength[me]
    others = total - strength[third]
    if me != third:
        others -= mine
    share = mine / total if total else 0.0
    if seats < 2:
        seats = 2
    lead = share - 1 / seats
    if lead < 0.0:
        lead = 0.0
    base = style.territory + style.lead_bonus * lead + any_territory
    # What it adds to a territory's worth whose it is.
    free = mine - counts[me] + 1 + to_place  # no more than this can hunt somebody down
    if free > 0.8 * weakest:
        free = to_place + _largest_stacks(scene, workspace)
    for seat in range(third):
        territories, value = counts[seat], 0.0
        if territories and seat != me and seat != ally:
            armies = strength[seat]
            ahead = armies / total - 1 / (rivals + 1)
            if ahead > 0.0:
                value = 1.5 * ahead * (rivals + 1)
            if seat == destroy:
                value += 2.5
            within_reach = free / armies - 0.8
            if within_reach > 0:
                prize = 60.0
                if rivals > 1:
                    card_worth = 2.5 if next_set < 0 else max(2.0, next_set / 3.5)
                    prize = 4.0 + card_worth * hands[seat]
                if seat == destroy:
                    prize += 50.0
                value += prize / territories * min(1.0, within_reach)
        by_owner[seat] = value
    by_owner[third] = -0.3  # a buffer does no harm where it stands
    by_owner[third + 1] = 0.0
    if capitals:
        _weigh_capitals(ground, scene, moment, workspace)
    late = now - style.patience
    if late < 0:
        late = 0
    # An army more matters less to whoever has many, and less still the longer a game takes:
    # without that, two great stacks would wait for each other for ever.
    if not counts[me]:
        mine = 1
    cost = style.army_cost * (1.3 - share) / (1 + mine / 80 + late / 25)
    if late:
        cost *= max(0.0, 1 - late / 60)
    enter = style.enter - 0.012 * late
    if enter < 0.36:
        enter = 0.36
    if mine >= 4 * others:
        cost = 0.0  # nothing is left to fear: only the end of the game counts
    raid = 0
    if capital >= 0:
        # The capital is lost to a raid from afar as well as to a neighbour.
        find_arrivals(ground, scene, moment, workspace)
        raid = numbers[REACH][capital]
    return field_of(
        ground.neighbours,
        ground.home,
        owner,
        count,
        numbers,
        worths,
        base,
        ground.win,
        ground.left,
        ground.lost,
        ground.largest,
        most,
        enter,
        cost,
        style.lone_army_cost,
        0.0 if me == third or captured else style.card,
        garrison,
        capital,
        raid,
        enough,
    )


def aims_of(ground: Ground, scene: BoardScene, moment: SeatMoment) -> tuple[int, int, int, float]:
    """What a secret mission asks of its holder, as far as it changes what is worth taking.

    Returns:
        The seat that it needs gone, or -1; how many territories it needs, if any will do, else 0;
        how many armies must stand on each of them; what any territory more is worth because of
        that, in armies.
    """
    me, destroy = moment.me, moment.destroy
    if me == ground.third or moment.wanted:
        return -1, 0, 1, 0.0
    if destroy >= 0 and destroy != me and scene.counts[destroy]:
        return destroy, 0, 1, 0.0
    if not moment.enough:
        return -1, 0, 1, 0.0
    lacking = moment.enough - scene.counts[me]
    # The last few are worth a risk, for they win the game.
    worth = 0.8 if lacking > 5 else 2.0 if lacking > 2 else 4.0
    return -1, moment.enough, moment.garrison, worth


def _largest_stacks(scene: BoardScene, workspace: Workspace) -> int:
    """How many armies the three largest stacks have free.

    Armies that stand far from each other hunt nobody together; two on a territory do not count.
    """
    armies = scene.armies
    first = second = third = 2
    for t in workspace.numbers[MINE]:
        if t < 0:
            break
        stack = armies[t]
        if stack > third:
            if stack > first:
                first, second, third = stack, first, second
            elif stack > second:
                second, third = stack, second
            else:
                third = stack
    free = 0
    for stack in (first, second, third):
        if stack > 2:
            free += stack - 1
    return free


def _weigh_capitals(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace
) -> None:
    """Note what capitals are worth, where any is known, or was."""
    me, capital, notes = moment.me, moment.capital, workspace.numbers[NOTES]
    known = capital >= 0
    for seat in range(ground.third):
        if scene.shown[seat] >= 0:
            known = True
    special, extra = workspace.worths[SPECIAL], workspace.worths[EXTRA]
    for t in range(ground.size):
        special[t] = 0.0
    note_approaches(ground, workspace)
    notes[IS_SPECIAL] = 0
    if not known:
        return
    notes[IS_SPECIAL] = notes[IS_EXTRA] = 1
    for seat in range(ground.third):
        place = scene.shown[seat]
        if place >= 0 and seat != me:
            special[place] = extra[place] = 12.0
    if capital >= 0:
        special[capital] = extra[capital] = 30.0
    for t in range(ground.size):
        # A capital that nobody has seen yet may be anywhere; many armies are a sign of it.
        owner = scene.owner[t]
        if owner != me and 0 <= owner < ground.third and scene.shown[owner] < 0:
            strength = scene.strength[owner]
            special[t] += 6 / scene.counts[owner] + 4 * scene.armies[t] / strength
