"""The arithmetic of attacks and borders on plain arrays of numbers.

These functions are written so that numba can compile them as they stand: loops over indices,
numbers, and arrays that come in as a `Field`. Here they run on lists. Nothing new is allocated in
them; what they need to remember on the way has its room in the field, and is left as it was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.bots.planning_arrays import (
    AHEAD,
    BREAKS,
    BROKEN,
    BY_OWNER,
    CAPTURED_IN,
    ENEMY,
    EXTRA,
    FACING,
    IS_EXTRA,
    IS_SPECIAL,
    NOTES,
    PATH,
    SPECIAL,
    THREAT,
    WHOLE,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

DEPTH = 7
_NOBODY = -1
_make = tuple.__new__


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
        win: by attackers and defenders, the chance to win.
        left: likewise the armies left on average where the battle is won.
        lost: likewise the armies lost, on average.
        largest: battles beyond this size are scaled down to it.
        largest_stack: no stack on the board is larger than this.
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
    win: Sequence[Sequence[float]]
    left: Sequence[Sequence[float]]
    lost: Sequence[Sequence[float]]
    largest: int
    largest_stack: int
    enter: float
    cost: float
    lone_army_cost: float
    card: float
    lowest: int
    capital: int
    raid: int
    enough: int


def field_of(*values: Any) -> Field:
    """A field, in half the time of calling the class; the fast game calls the class itself."""
    return _make(Field, values)


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
        + worths[AHEAD + field.home[territory]][0]
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
            come = armies[n] // threat[n]
            if come > worst:
                worst = come
    return worst


def risk_at(field: Field, territory: int, armies: int) -> float:
    """What is expected to be lost there before the next turn, in armies."""
    threat = threat_at(field, territory, _NOBODY)
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
    lowest = field.lowest
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


def any_battle(field: Field, attackers: int, defenders: int) -> tuple[float, float]:
    """The chance to win a battle of any size, and the armies that are left where it is won."""
    largest = field.largest
    if attackers <= largest and defenders <= largest:
        return field.win[attackers][defenders], field.left[attackers][defenders]
    scale = largest / max(attackers, defenders)
    attackers, defenders = round(attackers * scale), max(1, round(defenders * scale))
    return field.win[attackers][defenders], field.left[attackers][defenders] / scale


def fewest_to_attack(field: Field) -> int:
    """With fewer armies on a territory no battle is fought, not even against a single one."""
    free, largest = 2, field.largest
    while free < largest and field.win[free][1] < field.enter:
        free += 1
    return free + field.lowest - 1


def campaign_from(field: Field, source: int, armies: int) -> tuple[float, int, float]:
    """Follow the best target from a source, then the best from there, while it pays.

    Returns:
        What it is expected to bring, its first target (-1: better stay), the chance to win that.
    """
    # Bots spend a third of their time in here: at the table each look-up counts.
    (
        _, home, owner, count, numbers, worths, base, win, left, lost, largest,
        largest_stack, least, cost, lone_army_cost, card, lowest, _, _, _,
    ) = field  # fmt: skip
    free = armies - lowest + 1
    if free < 2 or (free <= largest and win[free][1] < least):
        return 0.0, -1, 0.0  # too few for any battle
    enemy, captured_in, path = numbers[ENEMY], numbers[CAPTURED_IN], numbers[PATH]
    by_owner, notes = worths[BY_OWNER], numbers[NOTES]
    extra, whole = worths[EXTRA], worths[WHOLE]
    odd = notes[IS_SPECIAL] or notes[BREAKS]
    guarded = notes[IS_EXTRA] or base >= 4.0
    large = free > largest or largest_stack > largest
    usual = not large
    chances, losses = win[0], lost[0]
    by_luck = 0.15 * cost
    total, reached = 0.0, 1.0
    first, first_chance = -1, 0.0
    here, steps, freest, strongest = source, 0, 0, -1
    for step in range(DEPTH):
        free = armies - lowest + 1
        if guarded:
            keep = base + extra[here] + whole[home[here]]
            if keep >= 4.0:
                free, freest, strongest = against_neighbours(field, here, keep, armies)
            else:
                freest, strongest = 0, -1
            usual = not large and (strongest < 0 or freest == free)
        if free < 2 and freest < 2:
            break
        if usual:
            chances = win[free]
            losses = lost[free]
        best_score, best_target, best_chance = 0.0, -1, 0.0
        for t in numbers[FACING + here]:
            if t < 0:
                break
            if not enemy[t]:
                continue  # taken on the way
            defenders = count[t]
            if usual:
                chance = chances[defenders]
                loss = losses[defenders]
            else:
                some = freest if t == strongest else free
                chance, remaining = any_battle(field, some, defenders)
                loss = some - chance * remaining
            if chance < least:
                continue
            continent = home[t]
            value = base + worths[AHEAD + continent][captured_in[continent]] + by_owner[owner[t]]
            if odd:
                value = value + worths[SPECIAL][t] + worths[BROKEN][t]
            score = chance * (value + card) - cost * loss + by_luck * chance * defenders
            if score > best_score:
                best_score, best_target, best_chance = score, t, chance
        if best_target < 0:
            break
        total += reached * best_score
        reached *= best_chance
        if step:
            total -= reached * lone_army_cost
        else:
            first, first_chance = best_target, best_chance
            least = 0.3  # in the middle of a campaign less will do
            card = 0.0
        if usual:
            armies = int(left[free][count[best_target]]) - 1
        else:
            some = freest if best_target == strongest else free
            armies = int(any_battle(field, some, count[best_target])[1]) - 1
        if armies < 2:
            break
        here = best_target
        enemy[here] = 0
        captured_in[home[here]] += 1
        path[step] = here
        steps = step + 1
    for step in range(steps):
        here = path[step]
        enemy[here] = 1
        captured_in[home[here]] = 0
    return total, first, first_chance


def against_neighbours(field: Field, here: int, keep: float, armies: int) -> tuple[int, int, int]:
    """With how many armies a territory can attack, if a guard stays and one comes along.

    Returns:
        How many against any neighbour but one, how many against that one, and which it is (-1:
        none). Whoever is attacked does not come: against it, the second strongest counts.
    """
    threat, count = field.numbers[THREAT], field.armies
    worst = second = field.raid if here == field.capital else 0
    strongest = -1
    for n in field.neighbours[here]:
        if n < 0:
            break
        if threat[n]:
            come = count[n] // threat[n]
            if come > worst:
                second, worst, strongest = worst, come, n
            elif come > second:
                second = come
    usual = armies - guard_against(field, keep, armies, worst) + 1
    if worst < 2:
        return usual, usual, strongest
    freest = armies - guard_against(field, keep, armies, second) + 1
    return usual, freest, strongest
