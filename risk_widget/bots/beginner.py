"""Choices of a bot that plays like a beginner: any that seems sensible at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.luck import fraction, pick
from risk_widget.bots.planning_arrays import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.bots.luck import Luck
    from risk_widget.bots.planning_arrays import BoardScene, Ground

PATIENCE = 25
"""The last round that it plays like this: two beginners alone would never come to an end."""
STOP_AFTER_CAPTURE = 0.4
STAY = 0.5


def faces_hostile(ground: Ground, scene: BoardScene, territory: int, me: int, ally: int) -> bool:
    """Whether a territory borders one of somebody else."""
    for n in ground.neighbours[territory]:
        if n < 0:
            break
        if scene.owner[n] not in (me, ally, NOBODY):
            return True
    return False


def _borders_own(ground: Ground, scene: BoardScene, territory: int, me: int) -> bool:
    for n in ground.neighbours[territory]:
        if n < 0:
            break
        if scene.owner[n] == me:
            return True
    return False


def claim_anywhere(ground: Ground, scene: BoardScene, me: int, luck: Luck) -> int:
    """Next to what it has, whatever the continent."""
    owner = scene.owner
    free = near = 0
    for t in range(ground.size):
        if owner[t] == NOBODY:
            free += 1
            if _borders_own(ground, scene, t, me):
                near += 1
    which = pick(luck, near or free)
    for t in range(ground.size):
        if owner[t] == NOBODY and (not near or _borders_own(ground, scene, t, me)):
            if which == 0:
                return t
            which -= 1
    return NOBODY


def any_of(ground: Ground, scene: BoardScene, holder: int, luck: Luck) -> int:
    """A territory of an owner."""
    which = pick(luck, scene.counts[holder])
    for t in range(ground.size):
        if scene.owner[t] == holder:
            if which == 0:
                return t
            which -= 1
    return NOBODY


def place_somewhere(
    ground: Ground, scene: BoardScene, holder: int, me: int, most: int, luck: Luck
) -> tuple[int, int]:
    """On some front of an owner, a few here and a few there."""
    fronts = 0
    for t in range(ground.size):
        if scene.owner[t] == holder and faces_hostile(ground, scene, t, me, NOBODY):
            fronts += 1
    some = pick(luck, 3)
    armies = min(most, 2 if some == 0 else 3 if some == 1 else most)
    which = pick(luck, fronts or scene.counts[holder])
    for t in range(ground.size):
        if scene.owner[t] != holder:
            continue
        if not fronts or faces_hostile(ground, scene, t, me, NOBODY):
            if which == 0:
                return t, armies
            which -= 1
    return NOBODY, 0


def _may_try(scene: BoardScene, source: int, target: int, attacker: int, defender: int) -> bool:
    """Whether it would attack; ``defender`` is the only one that may be attacked, or nobody."""
    owner, armies = scene.owner[target], scene.armies
    if owner == attacker or (defender >= 0 and owner != defender):
        return False
    return armies[source] > 2 and armies[source] >= armies[target]


def had_enough(captured: int, luck: Luck) -> bool:
    """Whether it would rather not attack again, having captured something this turn (1)."""
    return captured == 1 and fraction(luck) < STOP_AFTER_CAPTURE


def attack_someone(
    ground: Ground, scene: BoardScene, attacker: int, defender: int, luck: Luck
) -> tuple[int, int]:
    """Any neighbour that has no more armies; -1 and -1 for none.

    ``defender`` is the only one that may be attacked, or `NOBODY`.
    """
    weaker = 0
    for source in range(ground.size):
        if scene.owner[source] == attacker:
            for target in ground.neighbours[source]:
                if target < 0:
                    break
                if _may_try(scene, source, target, attacker, defender):
                    weaker += 1
    if not weaker:
        return NOBODY, NOBODY
    which = pick(luck, weaker)
    for source in range(ground.size):
        if scene.owner[source] == attacker:
            for target in ground.neighbours[source]:
                if target < 0:
                    break
                if _may_try(scene, source, target, attacker, defender):
                    if which == 0:
                        return source, target
                    which -= 1
    return NOBODY, NOBODY


def move_idle(
    ground: Ground,
    scene: BoardScene,
    me: int,
    most: Sequence[int],
    only: Sequence[int],
    luck: Luck,
) -> tuple[int, int]:
    """Idle armies one step on, if it thinks of them at all; -1 and -1 for none."""
    source = NOBODY
    for t in range(ground.size):
        stronger = source < 0 or scene.armies[t] > scene.armies[source]
        if most[t] and stronger and not faces_hostile(ground, scene, t, me, NOBODY):
            source = t
    if source < 0 or fraction(luck) < STAY:
        return NOBODY, NOBODY
    targets = fronts = 0
    for n in ground.neighbours[source]:
        if n < 0:
            break
        if scene.owner[n] == me and only[source] in (NOBODY, n):
            targets += 1
            if faces_hostile(ground, scene, n, me, NOBODY):
                fronts += 1
    which = pick(luck, fronts or targets)
    for n in ground.neighbours[source]:
        if n < 0:
            break
        if scene.owner[n] != me or only[source] not in (NOBODY, n):
            continue
        if not fronts or faces_hostile(ground, scene, n, me, NOBODY):
            if which == 0:
                return source, n
            which -= 1
    return NOBODY, NOBODY
