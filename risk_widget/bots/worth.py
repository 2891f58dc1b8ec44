"""What territories are worth to a planning bot, in armies, in the position it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.bots.attack_arithmetic import Field
from risk_widget.bots.ground import (
    BREAKS,
    BROKEN,
    BY_OWNER,
    EXTRA,
    FEAR,
    FINISH,
    HELD,
    IS_SPECIAL,
    KEEP,
    MISSING,
    MORE,
    NOTES,
    OTHERS,
    PART,
    REACH,
    SPECIAL,
    TAKE,
)
from risk_widget.bots.reach import find_arrivals
from risk_widget.bots.stance import playing, share_of, total_armies

if TYPE_CHECKING:
    from risk_widget.bots.ground import BoardScene, Ground, Room, SeatMoment, Style


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


def weigh(ground: Ground, scene: BoardScene, moment: SeatMoment, room: Room, style: Style) -> Field:
    """Weigh a position for a seat whose stance is in the room (`stance.take_stance`)."""
    me, third = moment.me, ground.third
    aims = aims_of(ground, scene, moment)
    share = share_of(ground, scene, me)
    lead = max(0.0, share - 1 / max(2, playing(ground, scene)))
    base = style.territory + style.rush * lead + aims.any_territory
    _weigh_owners(ground, scene, moment, room, aims.destroy)
    _weigh_all(ground, scene, moment, room, base)
    late = max(0, moment.round - style.patience)
    # An army more matters less to whoever has many, and less still the longer a game takes:
    # without that, two great stacks would wait for each other for ever.
    mine = scene.strength[me] if scene.counts[me] else 1
    rivals = 0
    for seat in range(third):
        if seat != me:
            rivals += scene.strength[seat]
    cost = style.army_cost * (1.3 - share) / (1 + mine / 80 + late / 25)
    cost *= max(0.0, 1 - late / 60)
    if mine >= 4 * rivals:
        cost = 0.0  # nothing is left to fear: only the end of the game counts
    raid = 0
    if moment.capital >= 0:
        # The capital is lost to a raid from afar as well as to a neighbour.
        find_arrivals(ground, scene, moment, room)
        raid = room.numbers[REACH][moment.capital]
    return Field(
        ground.neighbours,
        ground.home,
        scene.armies,
        room.numbers,
        room.worths,
        base,
        ground.falloff,
        ground.win,
        ground.left,
        ground.largest,
        max(0.36, style.enter - 0.012 * late),
        cost,
        style.thin,
        0.0 if me == third or moment.captured else style.card,
        aims.garrison,
        moment.capital,
        raid,
        aims.enough,
    )


def _weigh_owners(
    ground: Ground, scene: BoardScene, moment: SeatMoment, room: Room, destroy: int
) -> None:
    """What it adds to a territory's worth whose it is."""
    me, armies, owner = moment.me, scene.armies, scene.owner
    by_owner = room.worths[BY_OWNER]
    rivals = 0
    for seat in range(ground.third):
        by_owner[seat] = 0.0
        if scene.counts[seat] and seat not in (me, moment.ally):
            rivals += 1
    by_owner[ground.third] = -0.3  # a buffer does no harm where it stands
    by_owner[ground.third + 1] = 0.0
    # Armies that stand far from each other hunt nobody together: the three largest stacks count.
    first = second = last = 0
    for t in range(ground.size):
        if owner[t] == me:
            stack = armies[t] - 1
            if stack > last and stack > 1:
                if stack > first:
                    first, second, last = stack, first, second
                elif stack > second:
                    second, last = stack, second
                else:
                    last = stack
    free = first + second + last + moment.to_place
    seats, total = rivals + 1, total_armies(ground, scene) or 1
    card_worth = 2.5 if moment.next_set < 0 else max(2.0, moment.next_set / 3.5)
    for seat in range(ground.third):
        territories = scene.counts[seat]
        if not territories or seat in (me, moment.ally):
            continue
        strength = scene.strength[seat]
        value = 1.5 * max(0.0, strength / total - 1 / seats) * seats
        prize = 4.0 + card_worth * scene.hands[seat]
        if rivals == 1:
            prize = 60.0
        if seat == destroy:
            prize += 50.0
            value += 2.5
        within_reach = min(1.0, free / strength - 0.8)
        if within_reach > 0:
            value += prize / territories * within_reach
        by_owner[seat] = value


def _weigh_all(
    ground: Ground, scene: BoardScene, moment: SeatMoment, room: Room, base: float
) -> None:
    """Put together what territories are worth, one by one."""
    home, owner, armies = ground.home, scene.owner, scene.armies
    part, held, finish = room.worths[PART], room.worths[HELD], room.worths[FINISH]
    more, take, keep = room.worths[MORE], room.worths[TAKE], room.worths[KEEP]
    by_owner, missing = room.worths[BY_OWNER], room.numbers[MISSING]
    fear, others = room.numbers[FEAR], room.numbers[OTHERS]
    for c in range(len(ground.sizes)):
        part[c] = base + finish[c] * ground.falloff[missing[c]]
        held[c] = base + (0.0 if missing[c] else finish[c])
    for t in range(ground.size):
        c, value = home[t], by_owner[owner[t]]
        more[t] = value
        take[t] = part[c] + value
        keep[t] = held[c]
        fear[t] = armies[t] * others[t]
    third = ground.third
    if moment.me != third and scene.counts[third]:
        for t in range(ground.size):
            if owner[t] == third:
                # An allied army is moved by the other player, but needs luck as well as orders.
                fear[t] = armies[t] // 2 if ground.third_fights else 0
    _weigh_approaches(ground, scene, moment, room, base)
    if room.numbers[NOTES][BREAKS]:
        broken = room.worths[BROKEN]
        for t in range(ground.size):
            take[t] += broken[t]


def _weigh_approaches(
    ground: Ground, scene: BoardScene, moment: SeatMoment, room: Room, base: float
) -> None:
    """Add what lies before a continent of mine, and capitals."""
    extra, keep, finish = room.worths[EXTRA], room.worths[KEEP], room.worths[FINISH]
    missing, notes = room.numbers[MISSING], room.numbers[NOTES]
    special, take = room.worths[SPECIAL], room.worths[TAKE]
    whole = False
    for c in range(len(ground.sizes)):
        if not missing[c]:
            whole = True
            for t in ground.approaches[c]:
                if t < 0:
                    break
                extra[t] += 0.9 * finish[c]
    if notes[IS_SPECIAL]:
        notes[IS_SPECIAL] = 0
        for t in range(ground.size):
            special[t] = 0.0
    if _weigh_capitals(ground, scene, moment, room):
        notes[IS_SPECIAL] = 1
        for t in range(ground.size):
            take[t] += special[t]
    elif not whole:
        return
    for t in range(ground.size):
        if extra[t] > 0:
            c = ground.home[t]
            keep[t] = base + extra[t] + (0.0 if missing[c] else finish[c])
            extra[t] = 0.0


def _weigh_capitals(ground: Ground, scene: BoardScene, moment: SeatMoment, room: Room) -> bool:
    """Note what capitals are worth; whether any is known."""
    me, capital = moment.me, moment.capital
    special, extra = room.worths[SPECIAL], room.worths[EXTRA]
    known = capital >= 0
    for seat in range(ground.third):
        place = scene.shown[seat]
        if place >= 0:
            known = True
            if seat != me:
                special[place] = extra[place] = 12.0
    if not known:
        return False
    if capital >= 0:
        special[capital] = extra[capital] = 30.0
    for t in range(ground.size):
        # A capital that nobody has seen yet may be anywhere; many armies are a sign of it.
        owner = scene.owner[t]
        if owner != me and 0 <= owner < ground.third and scene.shown[owner] < 0:
            strength = scene.strength[owner]
            special[t] += 6 / scene.counts[owner] + 4 * scene.armies[t] / strength
    return True
