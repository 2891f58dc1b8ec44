"""The arithmetic of attacks and borders on plain arrays of numbers.

These functions are written so that numba can compile them as they stand: loops over indices,
numbers, and arrays that come in as a `Field`. Here they run on lists. Nothing new is allocated in
them; what they need to remember on the way has its room in the field, and is left as it was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

DEPTH = 7
_NOBODY = -1


class Field(NamedTuple):
    """A position as one seat weighs it.

    Attributes:
        neighbours: by territory.
        home: by territory, its continent.
        armies: by territory.
        enemy: by territory, whether it may be attacked: 1 or 0.
        fear: by territory, the armies that may come from there.
        keep: by territory, what it is worth not to lose it.
        take: by territory, what it is worth to capture it now.
        base: what any territory is worth to capture.
        finish: by continent, what it is worth to hold it whole.
        falloff: by the number of territories missing, how much of that the next one gets.
        missing: by continent, how many territories are missing.
        more: by territory, what its owner adds to its worth.
        special: by territory, what it is worth itself.
        broken: by territory, what ending its owner's continent adds.
        win: by attackers and defenders, the chance to win.
        left: likewise the armies left, times that chance.
        largest: battles beyond this size are scaled down to it.
        enter: the least chance to begin with.
        cost: what a lost army counts for.
        thin: what it costs to leave a captured territory behind.
        card: what the first capture of a turn counts for more.
        lowest: the armies that stay anywhere.
        capital: the own capital, or -1.
        raid: the armies that can reach it.
        taken: room, by territory: all 0.
        gone: room, by continent: all 0.
        path: room for the territories on the way.
    """

    neighbours: Sequence[Sequence[int]]
    home: Sequence[int]
    armies: Sequence[int]
    enemy: Sequence[int]
    fear: Sequence[int]
    keep: Sequence[float]
    take: Sequence[float]
    base: float
    finish: Sequence[float]
    falloff: Sequence[float]
    missing: Sequence[int]
    more: Sequence[float]
    special: Sequence[float]
    broken: Sequence[float]
    win: Sequence[Sequence[float]]
    left: Sequence[Sequence[float]]
    largest: int
    enter: float
    cost: float
    thin: float
    card: float
    lowest: int
    capital: int
    raid: int
    taken: MutableSequence[int]
    gone: MutableSequence[int]
    path: MutableSequence[int]


def chance_of(field: Field, attackers: int, defenders: int) -> float:
    """Chance that the attackers (one stays behind) beat the defenders."""
    largest = field.largest
    if attackers > largest or defenders > largest:
        scale = largest / max(attackers, defenders)
        attackers, defenders = round(attackers * scale), max(1, round(defenders * scale))
    return field.win[attackers][defenders]


def threat_at(field: Field, territory: int, without: int) -> int:
    """Armies of the strongest neighbour, but for one that is just being attacked."""
    fear = field.fear
    worst = field.raid if territory == field.capital else 0
    for n in field.neighbours[territory]:
        if fear[n] > worst and n != without:
            worst = fear[n]
    return worst


def risk_at(field: Field, territory: int, armies: int) -> float:
    """What is expected to be lost there before the next turn, in armies."""
    threat = threat_at(field, territory, _NOBODY)
    if threat < 2:
        return 0.0
    return field.keep[territory] * chance_of(field, threat + 2, max(1, armies))


def guard_at(field: Field, territory: int, armies: int, target: int) -> int:
    """Armies that stay when others leave a territory to attack a target, at least one."""
    lowest = min(field.lowest, armies)
    keep = field.keep[territory]
    if keep < 4.0:
        return lowest
    threat = threat_at(field, territory, target)
    if threat < 2:
        return lowest
    wanted = threat if keep > 15 else (2 * threat + 2) // 3
    return max(lowest, min(wanted, armies))


def campaign_from(field: Field, source: int, armies: int) -> tuple[float, int, float]:
    """Follow the best target from a source, then the best from there, while it pays.

    Returns:
        What it is expected to bring, its first target (-1: better stay), the chance to win that.
    """
    neighbours, home, count, enemy = field.neighbours, field.home, field.armies, field.enemy
    keep, take, win, left_of = field.keep, field.take, field.win, field.left
    taken, gone, path = field.taken, field.gone, field.path
    largest, cost, least, lowest = field.largest, field.cost, field.enter, field.lowest
    card, by_luck = field.card, 0.15 * field.cost
    total, reached = 0.0, 1.0
    first, first_chance = -1, 0.0
    here, steps = source, 0
    while steps < DEPTH:
        best_score, best_target, best_chance, best_left = 0.0, -1, 0.0, 0.0
        guarded = keep[here] >= 4.0
        free = armies - (min(armies, lowest)) + 1
        for t in neighbours[here]:
            if not enemy[t] or taken[t]:
                continue
            if guarded:
                free = armies - guard_at(field, here, armies, t) + 1
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
            value = take[t]
            continent = home[t]
            if gone[continent]:
                value = (
                    field.base
                    + field.finish[continent]
                    * field.falloff[field.missing[continent] - gone[continent]]
                    + field.more[t]
                    + field.special[t]
                    + field.broken[t]
                )
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
        gone[home[best_target]] += 1
        path[steps] = best_target
        steps += 1
        if here != source:
            total -= reached * field.thin
        here = best_target
        armies = int(best_left) - 1
        if armies < 2:
            break
    for step in range(steps):
        taken[path[step]] = 0
        gone[home[path[step]]] = 0
    return total, first, first_chance
