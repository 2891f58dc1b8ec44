"""Analysis of a position for a seat: its borders, the value of captures, the cost of losses.

`look` puts the analysis into a `View`. All that depends on owners alone is stored, and updated
for territories that change hands; the rest is computed at each decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.common import first_difference
from risk_widget.bots.styles import WEIGHTS
from risk_widget.engine import codes
from risk_widget.engine.cards import next_set_value
from risk_widget.engine.missions import DESTROY, continents_of, wanted_of

if TYPE_CHECKING:
    from risk_widget.bots.scratch import Scratch, View
    from risk_widget.bots.styles import Style
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

_MANY = 16
"""The number of changed territories above which a new analysis is quicker than an update."""
_FAR = 1 << 50


# ---- the board -------------------------------------------------------------------------------


def follow(params: Params, state: State, scratch: Scratch) -> None:
    """Bring the scratch's copy of the board up to date."""
    size = params.territories
    there, owner = state.owner, scratch.owner
    t = first_difference(there, owner, 0, size)
    while t < size:
        take_over(params, scratch, t, there[t])
        t = first_difference(there, owner, t + 1, size)
    count, armies, strength = state.armies, scratch.armies, scratch.strength
    t = scratch.touched
    if t >= 0:
        if owner[t] >= 0:
            strength[owner[t]] += count[t] - armies[t]
            armies[t] = count[t]
        t = scratch.touched_too
        if t >= 0 and owner[t] >= 0:
            strength[owner[t]] += count[t] - armies[t]
            armies[t] = count[t]
        scratch.touched = scratch.touched_too = -1
    # Free territories have no armies, so no difference is ever found where the owner is nobody
    # (-1).
    t = first_difference(count, armies, 0, size)
    while t < size:
        strength[owner[t]] += count[t] - armies[t]
        armies[t] = count[t]
        t = first_difference(count, armies, t + 1, size)


def take_over(params: Params, scratch: Scratch, territory: int, owner: int) -> None:
    """Record a territory's new owner, with no armies on it yet."""
    before = scratch.owner[territory]
    if before == owner:
        return
    held = scratch.held[params.home[territory]]
    if before >= 0:
        scratch.strength[before] -= scratch.armies[territory]
        scratch.counts[before] -= 1
        held[before] -= 1
    if owner >= 0:
        scratch.counts[owner] += 1
        held[owner] += 1
    scratch.owner[territory] = owner
    scratch.armies[territory] = 0
    scratch.version += 1


def playing(params: Params, scratch: Scratch) -> int:
    """Count the seats that hold territories."""
    seats = 0
    for seat in range(params.players):
        if scratch.counts[seat]:
            seats += 1
    return seats


def share_of(params: Params, scratch: Scratch, owner: int) -> float:
    """Compute an owner's share of all armies, 0 to 1."""
    total = _all_armies(params, scratch)
    return scratch.strength[owner] / total if total else 0.0


def _all_armies(params: Params, scratch: Scratch) -> int:
    total = 0
    for number in range(params.players + 1):
        total += scratch.strength[number]
    return total


def shown_capital(state: State, seat: int) -> int:
    """Return the capital of a seat if it has been revealed, else -1."""
    return state.capital[seat] if state.shown[seat] else -1


# ---- a seat's view of the board --------------------------------------------------------------


def look(
    params: Params, state: State, scratch: Scratch, which: int, style: Style,
    me: int, ally: int, knowing: int,
) -> View:  # fmt: skip
    """Return the position as weighed by a seat or the third army.

    Args:
        params: the game.
        state: the position, already copied to the scratch by `follow`.
        scratch: the results so far.
        which: the place of this view in ``scratch.views``.
        style: the style of the bot.
        me: the owner whose armies are moved.
        ally: the owner that these armies never attack nor fear, or -1.
        knowing: the seat whose mission and capital the bot knows, or -1 for none.
    """
    view = scratch.views[which]
    wanted = more = 0
    mission = -1
    if knowing >= 0:
        mission = state.mission[knowing]
    if mission >= 0:
        wanted, more = continents_of(params, mission)
    if (
        view.me != me
        or view.ally != ally
        or view.wanted != wanted
        or view.wanted_more != more
        or view.horizon != style.horizon
    ):
        view.me, view.ally, view.wanted, view.wanted_more = me, ally, wanted, more
        view.horizon = style.horizon
        view.version = -1
    if view.version != scratch.version:
        update_analysis(params, scratch, view)
    _weigh(params, state, scratch, view, style, knowing, mission)
    return view


def update_analysis(params: Params, scratch: Scratch, view: View) -> None:
    """Update everything that depends on owners alone, for the territories that changed hands."""
    size, owner, owners = params.territories, scratch.owner, view.owners
    many, changed = 0, scratch.path
    if view.version >= 0:
        t = first_difference(owner, owners, 0, size)
        while t < size:
            changed[many] = t
            many += 1
            if many > _MANY:
                break
            # `first_difference` needs lists that are equal before its start.
            scratch.spent[t] = owners[t]
            owners[t] = owner[t]
            t = first_difference(owner, owners, t + 1, size)
    # If a mission leaves the choice of continents open, any change on the board may change which
    # continents count.
    if view.version < 0 or many > _MANY or (many and view.wanted_more):
        size_up(params, scratch, view)
    elif many:
        _change_analysis(params, scratch, view, many)
    view.version = scratch.version


def size_up(params: Params, scratch: Scratch, view: View) -> None:
    """Compute in full everything that depends on owners alone."""
    me, ally, third, size = view.me, view.ally, params.players, params.territories
    owner, owners = scratch.owner, view.owners
    front, enemy, threat, mine = view.front, view.enemy, view.threat, view.mine
    # An allied army attacks only if the other player orders it to, and then it needs luck, too.
    of_third = 1 if me == third else 2 if params.allied else 0
    many = 0
    for t in range(size):
        holder = owner[t]
        owners[t] = holder
        front[t] = enemy[t] = threat[t] = 0
        if holder == me:
            mine[many] = t
            many += 1
            front[t] = _is_front(params, scratch, t, me)
        elif holder >= 0:
            threat[t] = of_third if holder == third else 1
            enemy[t] = 0 if holder == ally else 1
    mine[many] = -1
    for t in range(size):
        _face(params, view, t)
    for c in range(params.continents):
        view.missing[c] = scratch.tables.sizes[c] - scratch.held[c][me]
    _finishing(params, scratch, view)
    for c in range(params.continents):
        _look_ahead(scratch, view, c)
    _note_approaches(params, scratch, view)
    _breaking(params, scratch, view)
    view.fronts_weighed = view.steps_known = 0


def _is_front(params: Params, scratch: Scratch, territory: int, me: int) -> int:
    for n in params.neighbours[territory]:
        if n < 0:
            break
        if scratch.owner[n] != me:
            return 1
    return 0


def _face(params: Params, view: View, territory: int) -> None:
    """List the possible targets of attacks from a territory, whichever seat holds it."""
    enemy, facing = view.enemy, view.facing[territory]
    many = 0
    for n in params.neighbours[territory]:
        if n < 0:
            break
        facing[many] = n  # written even for a neighbour that is no enemy: the next overwrites it
        many += enemy[n]
    facing[many] = -1


def _look_ahead(scratch: Scratch, view: View, continent: int) -> None:
    """Compute the value of further captures in a continent, and of holding all of it."""
    finish, missing = view.finish[continent], view.missing[continent]
    ahead, falloff = view.ahead[continent], scratch.tables.falloff
    view.whole[continent] = 0.0 if missing else finish
    ahead[0] = finish * falloff[missing]
    for captured in range(1, missing):
        ahead[captured] = finish * falloff[missing - captured]


def _change_analysis(params: Params, scratch: Scratch, view: View, many: int) -> None:
    """Update the result of `size_up` after a few territories have changed hands.

    They are the first ``many`` of ``scratch.path``; ``scratch.spent`` has their earlier owners.
    """
    me, ally, third, owner = view.me, view.ally, params.players, scratch.owner
    changed, before, neighbours = scratch.path, scratch.spent, params.neighbours
    front, enemy, threat = view.front, view.enemy, view.threat
    of_third = 1 if me == third else 2 if params.allied else 0
    for place in range(many):
        t = changed[place]
        holder = owner[t]
        threat[t] = enemy[t] = 0
        if holder >= 0 and holder != me:
            threat[t] = of_third if holder == third else 1
            enemy[t] = 0 if holder == ally else 1
    for place in range(many):
        t = changed[place]
        holder, was = owner[t], before[t]
        if enemy[t] != (was not in (-1, me, ally)):
            for n in neighbours[t]:
                if n < 0:
                    break
                _face(params, view, n)
        if holder == me:
            _put_in(view.mine, t)
            front[t] = _is_front(params, scratch, t, me)
            for n in neighbours[t]:
                if n < 0:
                    break
                if front[n]:
                    front[n] = _is_front(params, scratch, n, me)
        elif was == me:
            _take_out(view.mine, t)
            front[t] = 0
            for n in neighbours[t]:
                if n < 0:
                    break
                if owner[n] == me:
                    front[n] = 1
    _change_continents(params, scratch, view, many)
    view.fronts_weighed = view.steps_known = 0


def _put_in(territories: list[int], territory: int) -> None:
    """Insert a territory into a sorted list that ends with -1."""
    place = 0
    while 0 <= territories[place] < territory:
        place += 1
    carried = territory
    while carried >= 0:
        here = territories[place]
        territories[place] = carried
        carried = here
        place += 1
    territories[place] = -1


def _take_out(territories: list[int], territory: int) -> None:
    place = 0
    while territories[place] != territory:
        place += 1
    while territories[place] >= 0:
        territories[place] = territories[place + 1]
        place += 1


def _change_continents(params: Params, scratch: Scratch, view: View, many: int) -> None:
    """Update the values of continents; most change only if a seat gains or loses a whole one."""
    me, missing, sizes = view.me, view.missing, scratch.tables.sizes
    approaches = False
    same_rivals = view.rivals == _rivals(params, scratch, me)
    for place in range(many):
        t = scratch.path[place]
        c = params.home[t]
        size, held = sizes[c], scratch.held[c]
        lacking = size - held[me]
        if lacking != missing[c]:
            approaches = approaches or not lacking or not missing[c]
            missing[c] = lacking
            _look_ahead(scratch, view, c)
        holder = scratch.owner[t]
        if same_rivals and (view.is_whole[c] or (holder >= 0 and held[holder] == size)):
            _break_into(params, scratch, view, c)
    if approaches:
        _note_approaches(params, scratch, view)
    if not same_rivals:
        _breaking(params, scratch, view)


def _rivals(params: Params, scratch: Scratch, me: int) -> int:
    """Count the other seats that hold territories."""
    rivals = 0
    for seat in range(params.players):
        if scratch.counts[seat] and seat != me:
            rivals += 1
    return rivals


def _note_approaches(params: Params, scratch: Scratch, view: View) -> None:
    """Store in ``extra`` the value of the approaches to the seat's own continents."""
    extra = view.extra
    if view.is_extra:
        view.is_extra = 0
        for t in range(params.territories):
            extra[t] = 0.0
    for c in range(params.continents):
        if not view.missing[c]:
            view.is_extra = 1
            for t in scratch.tables.approaches[c]:
                if t < 0:
                    break
                extra[t] += WEIGHTS.approach * view.finish[c]


def _finishing(params: Params, scratch: Scratch, view: View) -> None:
    """Compute the value of whole continents; a mission favours the continents that it needs."""
    finish, tables, continents = view.finish, scratch.tables, params.continents
    if view.me == params.players:
        for c in range(continents):
            finish[c] = 0.0
        return
    for c in range(continents):
        finish[c] = params.bonus[c] * tables.hold[c] * view.horizon
    wanted = view.wanted
    if not wanted:
        return
    missing, sizes = view.missing, tables.sizes
    for _ in range(view.wanted_more):
        # If a mission leaves the choice of continents open, take those with the fewest territories
        # still missing; among equals, the smallest.
        best = -1
        for c in range(continents):
            if not wanted >> c & 1 and (
                best < 0
                or missing[c] < missing[best]
                or (missing[c] == missing[best] and sizes[c] < sizes[best])
            ):
                best = c
        if best >= 0:
            wanted |= 1 << best
    for c in range(continents):
        # Holding these continents wins the mission; the others only bring armies.
        if wanted >> c & 1:
            finish[c] += WEIGHTS.mission_continent
        else:
            finish[c] *= WEIGHTS.other_continent


def _breaking(params: Params, scratch: Scratch, view: View) -> None:
    """Compute the value of breaking up the continents of other seats."""
    view.rivals = _rivals(params, scratch, view.me)
    for c in range(params.continents):
        _break_into(params, scratch, view, c)


def _break_into(params: Params, scratch: Scratch, view: View, continent: int) -> None:
    """Compute the value of breaking up a continent, if another seat holds it alone."""
    held, third = scratch.held[continent], params.players
    holders, holder = 0, -1
    for number in range(third + 1):
        if held[number]:
            holders += 1
            holder = number
    alone = holders == 1 and holder not in (view.me, third)
    was = view.is_whole[continent]
    if not alone and not was:
        return
    view.breaks -= was
    view.is_whole[continent] = 0
    value = 0.0
    if alone:
        view.is_whole[continent] = 1
        view.breaks += 1
        # The other rivals gain just as much from the break.
        shared = WEIGHTS.break_at_least + WEIGHTS.break_shared / max(1, view.rivals)
        value = params.bonus[continent] * view.horizon * shared
    broken, owner = view.broken, scratch.owner
    for t in params.members[continent]:
        if t < 0:
            break
        broken[t] = value if owner[t] == holder else 0.0


# ---- the value of captures and losses ----------------------------------------------------------


def _weigh(
    params: Params,
    state: State,
    scratch: Scratch,
    view: View,
    style: Style,
    knowing: int,
    mission: int,
) -> None:
    """Weigh a position for a seat whose analysis is up to date."""
    me, third = view.me, params.players
    destroy, any_territory = _note_mission(params, state, scratch, view, knowing, mission)
    total = _all_armies(params, scratch)
    mine = scratch.strength[me]
    others = total - scratch.strength[third]
    if me != third:
        others -= mine
    share = mine / total if total else 0.0
    lead = share - 1 / max(2, playing(params, scratch))
    if lead < 0.0:
        lead = 0.0
    view.base = style.territory + style.lead_bonus * lead + any_territory
    for c in range(params.continents):
        view.nearer[c] = view.base + view.ahead[c][0]
    _weigh_owners(params, state, scratch, view, destroy, total)
    capital = -1
    if knowing >= 0 and state.capital[knowing] >= 0:
        capital = state.capital[knowing]
    if params.goal == codes.GOAL_CAPITALS or view.is_special:
        _weigh_capitals(params, state, scratch, view, capital)
    if not scratch.counts[me]:
        mine = 1
    late = state.round - style.patience
    if late < 0:
        late = 0
    _weigh_losses(view, style, share, mine, others, late)
    view.lone_army_cost = style.lone_army_cost
    view.card = 0.0 if me == third or state.captured else style.card
    view.capital, view.raid = capital, 0
    if capital >= 0:
        # A raid from afar can take the capital just as an attack by a neighbour can.
        find_arrivals(params, scratch, me, view.ally)
        view.raid = scratch.reach[capital]


def _note_mission(
    params: Params, state: State, scratch: Scratch, view: View, knowing: int, mission: int
) -> tuple[int, float]:
    """Store how many territories a mission asks for.

    Returns:
        The seat that the mission wants destroyed, or -1, and the addition to any territory.
    """
    me, counts = view.me, scratch.counts
    view.enough, view.lowest = 0, 1
    if mission < 0 or me == params.players or view.wanted:
        return -1, 0.0
    asked = wanted_of(params, state, knowing, mission)
    # A victim that holds no territory yet cannot be hunted.
    if asked.reading == DESTROY and counts[asked.victim]:
        return asked.victim, 0.0
    if not asked.territories:
        return -1, 0.0
    view.enough, view.lowest = asked.territories, asked.armies
    lacking = view.enough - counts[me]
    # The last few territories are worth a risk, because taking them wins the game.
    if lacking > WEIGHTS.mission_near:
        return -1, WEIGHTS.mission_territory
    if lacking > WEIGHTS.mission_last:
        return -1, WEIGHTS.mission_near_territory
    return -1, WEIGHTS.mission_last_territory


def _weigh_owners(
    params: Params, state: State, scratch: Scratch, view: View, destroy: int, total: int
) -> None:
    """Compute each owner's contribution to the value of its territories."""
    me, ally, third = view.me, view.ally, params.players
    counts, strength, by_owner = scratch.counts, scratch.strength, view.by_owner
    rivals = weakest = 0
    for seat in range(third):
        if counts[seat] and seat not in (me, ally):
            rivals += 1
            if strength[seat] < weakest or not weakest:
                weakest = strength[seat]
    free = _free_to_hunt(state, scratch, view, weakest)
    for seat in range(third):
        territories, value = counts[seat], 0.0
        if territories and seat not in (me, ally):
            armies = strength[seat]
            ahead = armies / total - 1 / (rivals + 1)
            if ahead > 0.0:
                value = WEIGHTS.leader * ahead * (rivals + 1)
            if seat == destroy:
                value += WEIGHTS.target
            within_reach = free / armies - WEIGHTS.hunt
            if within_reach > 0:
                prize = _prize_of(params, state, seat, rivals)
                if seat == destroy:
                    prize += WEIGHTS.target_out
                value += prize / territories * min(1.0, within_reach)
        by_owner[seat] = value
    by_owner[third] = WEIGHTS.third


def _free_to_hunt(state: State, scratch: Scratch, view: View, weakest: int) -> int:
    """Count the armies free to hunt a seat, or return an upper limit if even that is too few."""
    to_place = state.to_place
    if state.phase in (codes.IN_CLAIM, codes.IN_PLACE):
        to_place = state.in_hand[state.actor]
    free = scratch.strength[view.me] - scratch.counts[view.me] + 1 + to_place
    if free > WEIGHTS.hunt * weakest:
        free = to_place + _largest_stacks(scratch, view)
    return free


def _prize_of(params: Params, state: State, seat: int, rivals: int) -> float:
    """Compute the prize for knocking a seat out."""
    if rivals < 2:
        return WEIGHTS.last_out
    card_worth = WEIGHTS.card
    if params.rising:
        card_worth = max(
            WEIGHTS.card_at_least, next_set_value(params, state) / WEIGHTS.cards_of_set
        )
    return WEIGHTS.out + card_worth * state.hand_size[seat]


def _weigh_losses(
    view: View, style: Style, share: float, mine: int, others: int, late: int
) -> None:
    """Compute the cost of a lost army, and the lowest chance at which to begin a battle.

    Each army matters less to a seat that has many, and less still the longer a game takes:
    without that, two great stacks would wait for each other forever.
    """
    cost = style.army_cost * (WEIGHTS.dearest - share)
    cost /= 1 + mine / WEIGHTS.many_armies + late / WEIGHTS.many_rounds
    if late:
        cost *= max(0.0, 1 - late / WEIGHTS.too_many_rounds)
    if mine >= WEIGHTS.superior * others:
        cost = 0.0  # nothing left to fear: only the end of the game counts
    enter = style.enter - WEIGHTS.bolder * late
    if enter < WEIGHTS.least_chance:
        enter = WEIGHTS.least_chance
    view.enter, view.cost = enter, cost


def _largest_stacks(scratch: Scratch, view: View) -> int:
    """Count the free armies in the three largest stacks.

    Stacks that stand far apart do not hunt together; two armies of each territory do not count.
    """
    armies = scratch.armies
    first = second = third = 2
    for t in view.mine:
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
    if first > 2:
        free += first - 1
    if second > 2:
        free += second - 1
    if third > 2:
        free += third - 1
    return free


def _weigh_capitals(
    params: Params, state: State, scratch: Scratch, view: View, capital: int
) -> None:
    """Compute the value of capitals, if any capital has ever been known."""
    me, players = view.me, params.players
    known = capital >= 0
    for seat in range(players):
        if shown_capital(state, seat) >= 0:
            known = True
    special, extra = view.special, view.extra
    for t in range(params.territories):
        special[t] = 0.0
    _note_approaches(params, scratch, view)
    view.is_special = 0
    if not known:
        return
    view.is_special = view.is_extra = 1
    for seat in range(players):
        place = shown_capital(state, seat)
        if place >= 0 and seat != me:
            special[place] = extra[place] = WEIGHTS.capital
    if capital >= 0:
        special[capital] = extra[capital] = WEIGHTS.own_capital
    for t in range(params.territories):
        # A capital not yet revealed may be anywhere, but many armies are a sign of it.
        owner = scratch.owner[t]
        if owner != me and 0 <= owner < players and not state.shown[owner]:
            strength = scratch.strength[owner]
            special[t] += (
                WEIGHTS.capital_anywhere / scratch.counts[owner]
                + WEIGHTS.capital_by_armies * scratch.armies[t] / strength
            )


def find_arrivals(params: Params, scratch: Scratch, me: int, ally: int) -> None:
    """Fill in ``reach``: the most armies with which an enemy can arrive at each territory.

    On the way each territory costs about as many armies as stand on it, plus one left behind.
    A stack counts with its owner's next reinforcements. Zero: no enemy can get there.
    """
    size, players = params.territories, params.players
    armies, owner = scratch.armies, scratch.owner
    spent, start, reach, settled = scratch.spent, scratch.start, scratch.reach, scratch.settled
    for t in range(size):
        holder = owner[t]
        spent[t], start[t], reach[t] = _FAR, t, 0
        if 0 <= holder < players and holder not in (me, ally):
            held = scratch.counts[holder] // params.territories_per_army
            more = max(params.minimum_armies, held) + 2
            spent[t] = 1 - armies[t] - more
    while True:
        here = -1
        for t in range(size):
            if not settled[t] and spent[t] < _FAR and (here < 0 or spent[t] < spent[here]):
                here = t
        if here < 0:
            break
        settled[here] = 1
        from_here, began = spent[here], start[here]
        holder = owner[began]
        for n in params.neighbours[here]:
            if n < 0:
                break
            if owner[n] == holder:
                continue
            reach[n] = max(reach[n], -from_here)
            cost = from_here + armies[n] + 1
            if not settled[n] and (cost < spent[n] or (cost == spent[n] and began < start[n])):
                spent[n], start[n] = cost, began
    for t in range(size):
        settled[t] = 0
