"""What territories are worth to a planning bot, in armies, in the position it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.bots.attack_arithmetic import Field
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
    from risk_widget.bots.planning_arrays import BoardScene, Ground, SeatMoment, Style, Workspace


class Aims(NamedTuple):
    """What a secret mission asks of its holder, as far as it changes what is worth taking.

    Attributes:
        destroy: the seat that it needs gone, or -1.
        enough: how many territories it needs, if any will do; else 0.
        garrison: how many armies must stand on each of them.
        any_territory: what any territory more is worth because of that, in armies.
    """

    destroy: int
    enough: int
    garrison: int
    any_territory: float


def aims_of(ground: Ground, scene: BoardScene, moment: SeatMoment) -> Aims:
    """Aims of a seat, from its mission."""
    me = moment.me
    if me == ground.third or moment.wanted:
        return Aims(-1, 0, 1, 0.0)
    destroy = moment.destroy
    if destroy >= 0 and destroy != me and scene.counts[destroy]:
        return Aims(destroy, 0, 1, 0.0)
    if not moment.enough:
        return Aims(-1, 0, 1, 0.0)
    lacking = moment.enough - scene.counts[me]
    # The last few are worth a risk, for they win the game.
    worth = 0.8 if lacking > 5 else 2.0 if lacking > 2 else 4.0
    return Aims(-1, moment.enough, moment.garrison, worth)


def weigh(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace, style: Style
) -> Field:
    """Weigh a position for a seat whose stance is in the workspace (`stance.take_stance`)."""
    me, third = moment.me, ground.third
    counts, strength = scene.counts, scene.strength
    aims = aims_of(ground, scene, moment)
    seats = total = rivals = 0
    for seat in range(third):
        total += strength[seat]
        if counts[seat]:
            seats += 1
        if seat != me:
            rivals += strength[seat]
    total += strength[third]
    share = strength[me] / total if total else 0.0
    lead = max(0.0, share - 1 / max(2, seats))
    base = style.territory + style.lead_bonus * lead + aims.any_territory
    _weigh_owners(ground, scene, moment, workspace, aims.destroy, total)
    _weigh_capitals(ground, scene, moment, workspace)
    late = max(0, moment.round - style.patience)
    # An army more matters less to whoever has many, and less still the longer a game takes:
    # without that, two great stacks would wait for each other for ever.
    mine = strength[me] if counts[me] else 1
    cost = style.army_cost * (1.3 - share) / (1 + mine / 80 + late / 25)
    cost *= max(0.0, 1 - late / 60)
    if mine >= 4 * rivals:
        cost = 0.0  # nothing is left to fear: only the end of the game counts
    raid = 0
    if moment.capital >= 0:
        # The capital is lost to a raid from afar as well as to a neighbour.
        find_arrivals(ground, scene, moment, workspace)
        raid = workspace.numbers[REACH][moment.capital]
    return Field(
        ground.neighbours,
        ground.home,
        scene.owner,
        scene.armies,
        workspace.numbers,
        workspace.worths,
        base,
        ground.falloff,
        ground.win,
        ground.left,
        ground.largest,
        max(0.36, style.enter - 0.012 * late),
        cost,
        style.lone_army_cost,
        0.0 if me == third or moment.captured else style.card,
        aims.garrison,
        moment.capital,
        raid,
        aims.enough,
    )


def _weigh_owners(
    ground: Ground,
    scene: BoardScene,
    moment: SeatMoment,
    workspace: Workspace,
    destroy: int,
    total: int,
) -> None:
    """What it adds to a territory's worth whose it is. ``total``: all armies on the board."""
    me, ally, armies, counts = moment.me, moment.ally, scene.armies, scene.counts
    by_owner = workspace.worths[BY_OWNER]
    rivals = 0
    for seat in range(ground.third):
        by_owner[seat] = 0.0
        if counts[seat] and seat not in (me, ally):
            rivals += 1
    by_owner[ground.third] = -0.3  # a buffer does no harm where it stands
    by_owner[ground.third + 1] = 0.0
    # Armies that stand far from each other hunt nobody together: the three largest stacks count.
    first = second = last = 0
    for t in workspace.numbers[MINE]:
        if t < 0:
            break
        stack = armies[t] - 1
        if stack > last and stack > 1:
            if stack > first:
                first, second, last = stack, first, second
            elif stack > second:
                second, last = stack, second
            else:
                last = stack
    free = first + second + last + moment.to_place
    seats, total = rivals + 1, total or 1
    card_worth = 2.5 if moment.next_set < 0 else max(2.0, moment.next_set / 3.5)
    for seat in range(ground.third):
        territories = counts[seat]
        if not territories or seat in (me, ally):
            continue
        strength = scene.strength[seat]
        value = 1.5 * max(0.0, strength / total - 1 / seats) * seats
        if seat == destroy:
            value += 2.5
        within_reach = free / strength - 0.8
        if within_reach > 0:
            prize = 4.0 + card_worth * scene.hands[seat]
            if rivals == 1:
                prize = 60.0
            if seat == destroy:
                prize += 50.0
            value += prize / territories * min(1.0, within_reach)
        by_owner[seat] = value


def _weigh_capitals(
    ground: Ground, scene: BoardScene, moment: SeatMoment, workspace: Workspace
) -> None:
    """Note what capitals are worth, where any is known."""
    me, capital, notes = moment.me, moment.capital, workspace.numbers[NOTES]
    known = capital >= 0
    for seat in range(ground.third):
        if scene.shown[seat] >= 0:
            known = True
    if not known and not notes[IS_SPECIAL]:
        return
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
