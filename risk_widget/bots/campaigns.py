"""The value of attacks and borders: campaigns, guards, and the value of further armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from risk_widget.bots.scratch import BoardTables, Scratch, View
    from risk_widget.engine.params import Params

_DEPTH = 7
"""The most captures considered in one campaign."""
WHATEVER = -1e9
"""The value to pass as the least gain if the gain must always be computed in full."""
ROUNDING = 1e-9
"""The tolerance for sums whose terms were added in a different order."""


def chance_of(tables: BoardTables, attackers: int, defenders: int) -> float:
    """Look up the chance that the attackers (one stays behind) beat the defenders."""
    largest = tables.largest
    if attackers > largest or defenders > largest:
        scale = largest / max(attackers, defenders)
        attackers, defenders = round(attackers * scale), max(1, round(defenders * scale))
    return tables.win[attackers][defenders]


def any_battle(tables: BoardTables, attackers: int, defenders: int) -> tuple[float, float]:
    """Look up the chance of winning a battle of any size, and the armies left if it is won."""
    largest = tables.largest
    if attackers <= largest and defenders <= largest:
        return tables.win[attackers][defenders], tables.left[attackers][defenders]
    scale = largest / max(attackers, defenders)
    attackers, defenders = round(attackers * scale), max(1, round(defenders * scale))
    return tables.win[attackers][defenders], tables.left[attackers][defenders] / scale


def take_at(params: Params, scratch: Scratch, view: View, territory: int) -> float:
    """Compute the value of capturing a territory now."""
    return (
        view.nearer[params.home[territory]]
        + view.by_owner[scratch.owner[territory]]
        + view.special[territory]
        + view.broken[territory]
    )


def keep_at(params: Params, view: View, territory: int) -> float:
    """Compute the value of keeping a territory."""
    return view.base + view.extra[territory] + view.whole[params.home[territory]]


def threat_at(params: Params, scratch: Scratch, view: View, territory: int, without: int) -> int:
    """Count the armies of the strongest neighbour other than ``without`` (-1: no exception)."""
    threat, armies = view.threat, scratch.armies
    worst = view.raid if territory == view.capital else 0
    for n in params.neighbours[territory]:
        if n < 0:
            break
        if threat[n] and armies[n] > worst and n != without:
            # A shift gives all or half of the armies; a division would be far slower.
            come = armies[n] >> threat[n] - 1
            if come > worst:
                worst = come
    return worst


def risk_at(params: Params, scratch: Scratch, view: View, territory: int, armies: int) -> float:
    """Estimate the loss in armies that a territory faces before the next turn."""
    threat = threat_at(params, scratch, view, territory, -1)
    if threat < 2:
        return 0.0
    return keep_at(params, view, territory) * chance_of(scratch.tables, threat + 2, max(1, armies))


def guard_at(
    params: Params, scratch: Scratch, view: View, territory: int, armies: int, target: int
) -> int:
    """Count the armies, at least one, that stay behind when the others attack a target."""
    keep = keep_at(params, view, territory)
    if keep < 4.0:
        return min(view.lowest, armies)
    return guard_against(view, keep, armies, threat_at(params, scratch, view, territory, target))


def guard_against(view: View, keep: float, armies: int, threat: int) -> int:
    """Count the armies that stay behind, given the threat to the territory and its value."""
    lowest = view.lowest
    if lowest > armies:
        lowest = armies
    if threat < 2:
        return lowest
    wanted = threat if keep > 15 else (2 * threat + 2) // 3
    if wanted > armies:
        wanted = armies
    if wanted < lowest:
        wanted = lowest
    return wanted


def fewest_to_attack(scratch: Scratch, view: View) -> int:
    """Find the fewest armies with which a territory attacks at all, even against a single army."""
    free, largest, win, enter = 2, scratch.tables.largest, scratch.tables.win, view.enter
    while free < largest and win[free][1] < enter:
        free += 1
    return free + view.lowest - 1


def campaign_from(
    params: Params, scratch: Scratch, view: View, source: int, armies: int
) -> tuple[float, int]:
    """Follow the best target from a source, then the best from there, as long as attacking pays.

    Returns the expected gain, and the first target (-1: it is better to stay).
    """
    # Bots spend a third of their time in this function, so in Python each look-up counts.
    lowest, least, tables = view.lowest, view.enter, scratch.tables
    largest, win, lost = tables.largest, tables.win, tables.lost
    free = armies - lowest + 1
    if free < 2 or (free <= largest and win[free][1] < least):
        return 0.0, -1  # too few for any battle
    facing, enemy, count, owner, home = (
        view.facing,
        view.enemy,
        scratch.armies,
        scratch.owner,
        params.home,
    )
    base, cost, card = view.base, view.cost, view.card
    nearer, by_owner = view.nearer, view.by_owner
    captured_in = scratch.captured_in
    odd = view.is_special + view.breaks > 0
    guarded = view.is_extra > 0 or base >= 4.0
    by_luck = 0.15 * cost
    total, reached = 0.0, 1.0
    first = -1
    here, steps, strongest = source, 0, -1
    for step in range(_DEPTH):
        free = armies - lowest + 1
        freest = free
        if guarded:
            keep, strongest = base + view.extra[here] + view.whole[home[here]], -1
            if keep >= 4.0:
                free, freest, strongest = _against_neighbours(
                    params, scratch, view, here, keep, armies
                )
        if freest < 2:
            break
        row, within = free, largest  # this row has the chances against up to ``within`` defenders
        if free > largest:
            row, within = 0, -1
        chances, losses = win[row], lost[row]
        best_score, best_target, best_chance = 0.0, -1, 0.0
        for t in facing[here]:
            if t < 0:
                break
            if not enemy[t]:
                continue  # captured earlier in this campaign
            defenders = count[t]
            if defenders <= within and t != strongest:
                chance = chances[defenders]
                if chance < least:
                    continue
                loss = losses[defenders]
            else:
                some = freest if t == strongest else free
                chance, remaining = any_battle(tables, some, defenders)
                if chance < least:
                    continue
                loss = some - chance * remaining
            value = nearer[home[t]] + by_owner[owner[t]]
            if odd:
                value = value + view.special[t] + view.broken[t]
            score = chance * (value + card) - cost * loss + by_luck * chance * defenders
            if score > best_score:
                best_score, best_target, best_chance = score, t, chance
        if best_target < 0:
            break
        total += reached * best_score
        reached *= best_chance
        if step:
            total -= reached * view.lone_army_cost
        else:
            first = best_target
            least = 0.3  # in the middle of a campaign a smaller chance is enough
            card = 0.0
        some = freest if best_target == strongest else free
        armies = _going_on(tables, some, count[best_target])
        if armies < 2:
            break
        here = best_target
        enemy[here] = 0
        continent = home[here]
        captured_in[continent] += 1
        nearer[continent] = base + view.ahead[continent][captured_in[continent]]
        scratch.path[steps] = here
        steps += 1
    if steps:
        _give_back(params, scratch, view, steps)
    return total, first


def _going_on(tables: BoardTables, attackers: int, defenders: int) -> int:
    """Count the armies that continue from a captured territory."""
    if attackers <= tables.largest and defenders <= tables.largest:
        return tables.going_on[attackers][defenders]
    return int(any_battle(tables, attackers, defenders)[1]) - 1


def _give_back(params: Params, scratch: Scratch, view: View, steps: int) -> None:
    """Undo the captures of an imagined campaign: the first territories of ``scratch.path``."""
    for step in range(steps):
        here = scratch.path[step]
        view.enemy[here] = 1
        continent = params.home[here]
        scratch.captured_in[continent] = 0
        view.nearer[continent] = view.base + view.ahead[continent][0]


def _against_neighbours(
    params: Params, scratch: Scratch, view: View, here: int, keep: float, armies: int
) -> tuple[int, int, int]:
    """Count the attackers if a guard stays behind; one army of the guard counts as an attacker.

    Returns:
        The number against any neighbour but one, the number against that one, and its id (-1:
        the same number against all). The target of an attack is not a threat: against the strongest
        neighbour, the guard faces the second strongest.
    """
    threat, count = view.threat, scratch.armies
    worst = second = view.raid if here == view.capital else 0
    strongest = -1
    for n in params.neighbours[here]:
        if n < 0:
            break
        if threat[n]:
            come = count[n] >> threat[n] - 1  # halved as in ``threat_at``
            if come > worst:
                second, worst, strongest = worst, come, n
            elif come > second:
                second = come
    usual = armies - guard_against(view, keep, armies, worst) + 1
    if worst < 2:
        return usual, usual, strongest
    freest = armies - guard_against(view, keep, armies, second) + 1
    if freest == usual:
        strongest = -1
    return usual, freest, strongest


# ---- gains -----------------------------------------------------------------------------------


def gain_at(
    params: Params, scratch: Scratch, view: View, territory: int, armies: int, needed: float
) -> float:
    """Compute the value of placing ``armies`` more armies on one of the seat's own territories.

    If the true value is at most ``needed``, the result may be too high, but not above ``needed``.
    """
    now = scratch.armies[territory]
    gain = campaign_from(params, scratch, view, territory, now + armies)[0]
    threat = threat_at(params, scratch, view, territory, -1)
    before = after = 0.0
    if threat > 1:
        keep, come = keep_at(params, view, territory), threat + 2
        before = keep * chance_of(scratch.tables, come, max(1, now))
        after = keep * chance_of(scratch.tables, come, now + armies)
    if now > 1:
        # Without these armies, a campaign costs at most the armies that it leaves behind.
        highest = gain + _DEPTH * max(0.0, view.lone_army_cost) + before - after
        if highest <= needed:
            return highest
        gain -= campaign_from(params, scratch, view, territory, now)[0]
    return gain + before - after


def prospect_at(params: Params, scratch: Scratch, view: View, territory: int, armies: int) -> float:
    """Rate a front by its best attack with ``armies`` more, even if these are still too few."""
    count = scratch.armies
    together = count[territory] + armies
    best, found = 0.0, False
    for n in view.facing[territory]:
        if n < 0:
            break
        ratio = together / (count[n] + 1) * take_at(params, scratch, view, n)
        if not found or ratio > best:
            best, found = ratio, True
    return best


def faces_enemy(view: View, territory: int) -> bool:
    """Whether a territory borders another that may be attacked."""
    return view.facing[territory][0] >= 0
