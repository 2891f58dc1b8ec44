"""The arithmetic of attacks and borders on plain arrays of numbers.

These functions are written so that numba can compile them as they stand: loops over indices,
numbers, and arrays that come in as a `Field`. Here they run on lists. Nothing new is allocated in
them; what they need to remember on the way has its room in the field, and is left as it was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.bots.planning_arrays import (
    BREAKS,
    BROKEN,
    BY_OWNER,
    CAPTURED_IN,
    ENEMY,
    EXTRA,
    FINISH,
    IS_SPECIAL,
    MISSING,
    NEXT,
    NOTES,
    PATH,
    SPECIAL,
    TAKEN,
    THREAT,
    WHOLE,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

DEPTH = 7
_NOBODY = -1


class Field(NamedTuple):
    """A position as one seat weighs it.

    Attributes:
        neighbours: by territory.
        home: by territory, its continent.
        owner: by territory.
        armies: by territory.
        numbers: the seat's `Workspace.numbers`.
        worths: its `Workspace.worths`.
        base: what any territory is worth to capture.
        falloff: by the number of territories missing, how much of that the next one gets.
        win: by attackers and defenders, the chance to win.
        left: likewise the armies left, times that chance.
        largest: battles beyond this size are scaled down to it.
        enter: the least chance to begin with.
        cost: what a lost army counts for.
        lone_army_cost: what it costs to leave a captured territory behind.
        card: what the first capture of a turn counts for more.
        lowest: the armies that stay anywhere.
        capital: the own capital, or -1.
        raid: the armies that can reach it.
        enough: how many territories the mission asks for, else 0.
    """

    neighbours: Sequence[Sequence[int]]
    home: Sequence[int]
    owner: Sequence[int]
    armies: Sequence[int]
    numbers: Sequence[MutableSequence[int]]
    worths: Sequence[MutableSequence[float]]
    base: float
    falloff: Sequence[float]
    win: Sequence[Sequence[float]]
    left: Sequence[Sequence[float]]
    largest: int
    enter: float
    cost: float
    lone_army_cost: float
    card: float
    lowest: int
    capital: int
    raid: int
    enough: int


def chance_of(field: Field, attackers: int, defenders: int) -> float:
    """Chance that the attackers (one stays behind) beat the defenders."""
    largest = field.largest
    if attackers > largest or defenders > largest:
        scale = largest / max(attackers, defenders)
        attackers, defenders = round(attackers * scale), max(1, round(defenders * scale))
    return field.win[attackers][defenders]


def take_at(field: Field, territory: int) -> float:
    """What it is worth to capture a territory now."""
    worths = field.worths
    return (
        field.base
        + worths[NEXT][field.home[territory]]
        + worths[BY_OWNER][field.owner[territory]]
        + worths[SPECIAL][territory]
        + worths[BROKEN][territory]
    )


def keep_at(field: Field, territory: int) -> float:
    """What it is worth not to lose a territory."""
    worths = field.worths
    return field.base + worths[EXTRA][territory] + worths[WHOLE][field.home[territory]]


def threat_at(field: Field, territory: int, without: int) -> int:
    """Armies of the strongest neighbour, but for one that is just being attacked."""
    threat, armies = field.numbers[THREAT], field.armies
    worst = field.raid if territory == field.capital else 0
    for n in field.neighbours[territory]:
        if n < 0:
            break
        if threat[n] and armies[n] > worst and n != without:
            worst = max(worst, armies[n] // threat[n])
    return worst


def risk_at(field: Field, territory: int, armies: int) -> float:
    """What is expected to be lost there before the next turn, in armies."""
    return risk_of(field, territory, armies, threat_at(field, territory, _NOBODY))


def risk_of(field: Field, territory: int, armies: int, threat: int) -> float:
    """The same, where the threat is known."""
    if threat < 2:
        return 0.0
    return keep_at(field, territory) * chance_of(field, threat + 2, max(1, armies))


def guard_at(field: Field, territory: int, armies: int, target: int) -> int:
    """Armies that stay when others leave a territory to attack a target, at least one."""
    keep = keep_at(field, territory)
    if keep < 4.0:
        return min(field.lowest, armies)
    return guard_against(field, keep, armies, threat_at(field, territory, target))


def guard_against(field: Field, keep: float, armies: int, threat: int) -> int:
    """The same where what a territory is worth to keep and its threat are known."""
    lowest = min(field.lowest, armies)
    if threat < 2:
        return lowest
    wanted = threat if keep > 15 else (2 * threat + 2) // 3
    return max(lowest, min(wanted, armies))


def campaign_from(field: Field, source: int, armies: int) -> tuple[float, int, float]:
    """Follow the best target from a source, then the best from there, while it pays.

    Returns:
        What it is expected to bring, its first target (-1: better stay), the chance to win that.
    """
    free = armies - min(armies, field.lowest) + 1
    if free < 2 or (free <= field.largest and field.win[free][1] < field.enter):
        return 0.0, -1, 0.0  # too few for any battle
    neighbours, home, count, enemy = (
        field.neighbours,
        field.home,
        field.armies,
        field.numbers[ENEMY],
    )
    worths, win, left_of, base = field.worths, field.win, field.left, field.base
    owner, by_owner, following = field.owner, worths[BY_OWNER], worths[NEXT]
    extra, whole, notes = worths[EXTRA], worths[WHOLE], field.numbers[NOTES]
    threat = field.numbers[THREAT]
    taken, captured_in, path = field.numbers[TAKEN], field.numbers[CAPTURED_IN], field.numbers[PATH]
    largest, cost, least, lowest = field.largest, field.cost, field.enter, field.lowest
    card, by_luck = field.card, 0.15 * field.cost
    total, reached = 0.0, 1.0
    first, first_chance = -1, 0.0
    here, steps = source, 0
    while steps < DEPTH:
        best_score, best_target, best_chance, best_left = 0.0, -1, 0.0, 0.0
        kept = base + extra[here] + whole[home[here]]
        usual = freest = armies - min(armies, lowest) + 1
        strongest = -1
        if kept >= 4.0:
            # Whoever is attacked does not come: against it, the second strongest counts.
            worst = second = field.raid if here == field.capital else 0
            for n in neighbours[here]:
                if n < 0:
                    break
                if threat[n]:
                    come = count[n] // threat[n]
                    if come > worst:
                        second, worst, strongest = worst, come, n
                    elif come > second:
                        second = come
            usual = armies - guard_against(field, kept, armies, worst) + 1
            freest = armies - guard_against(field, kept, armies, second) + 1
        for t in neighbours[here]:
            if t < 0:
                break
            if not enemy[t] or taken[t]:
                continue
            free = freest if t == strongest else usual
            if free < 2:
                continue
            defenders = count[t]
            if free > largest or defenders > largest:
                scale = largest / max(free, defenders)
                some = round(free * scale)
                others = max(1, round(defenders * scale))
                chance = win[some][others]
                if chance < least:
                    continue
                left = left_of[some][others] / chance / scale
            else:
                chance = win[free][defenders]
                if chance < least:
                    continue
                left = left_of[free][defenders] / chance
            continent = home[t]
            if captured_in[continent]:
                missing = field.numbers[MISSING][continent] - captured_in[continent]
                value = base + worths[FINISH][continent] * field.falloff[missing]
            else:
                value = base + following[continent]
            value += by_owner[owner[t]]
            if notes[IS_SPECIAL]:
                value += worths[SPECIAL][t]
            if notes[BREAKS]:
                value += worths[BROKEN][t]
            score = chance * (value + card) - cost * (free - chance * left)
            score += by_luck * chance * defenders
            if score > best_score:
                best_score, best_target, best_chance, best_left = score, t, chance, left
        if best_target < 0:
            break
        if first < 0:
            first, first_chance = best_target, best_chance
            least = 0.3  # in the middle of a campaign less will do
        total += reached * best_score
        reached *= best_chance
        card = 0.0
        taken[best_target] = 1
        captured_in[home[best_target]] += 1
        path[steps] = best_target
        steps += 1
        if here != source:
            total -= reached * field.lone_army_cost
        here = best_target
        armies = int(best_left) - 1
        if armies < 2:
            break
    for step in range(steps):
        taken[path[step]] = 0
        captured_in[home[path[step]]] = 0
    return total, first, first_chance
