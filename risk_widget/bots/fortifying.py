"""Moving armies: into a captured territory, and at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.actions import between

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.bots.base import Action
    from risk_widget.bots.legal import Row
    from risk_widget.bots.planner import Planner

# Moving between two fronts pays only if it helps clearly: each turn has few movements.
_WORTH_MOVING = 1.0


def choose_occupy(planner: Planner, source: int, target: int, low: int, high: int) -> Action:
    """Divide the armies where they do most: for the next attack, or as a guard behind."""
    view = planner.view
    together = view.armies[source] + view.armies[target]
    amounts = {low, high}
    if high > low and view.hostile(source):
        if not view.hostile(target):
            amounts = {low}
        else:
            guard = planner.guard(source, together, target)
            amounts.update(max(low, min(high, n)) for n in (together - guard, (low + high) // 2))
    elif view.hostile(target):
        amounts = {max(low, min(high, together - planner.worth.aims.garrison))}

    def value(armies: int) -> float:
        stay = together - armies
        ahead = planner.campaign(target, armies).score + planner.campaign(source, stay).score
        return ahead - planner.risk(target, armies) - planner.risk(source, stay)

    best = max(sorted(amounts, reverse=True), key=value) if len(amounts) > 1 else amounts.pop()
    return {"type": "occupy", "armies": best}


def choose_fortify(planner: Planner, rows: Iterable[Row]) -> Action | None:
    """Bring idle armies nearer to the front; None when nothing is worth moving.

    The first movement of a turn may also shift armies between two fronts. Where more are
    allowed, they go towards the front alone: that comes to an end.

    Args:
        planner: the position.
        rows: the legal movements.
    """
    view, ids = planner.view, planner.view.geo.ids
    garrison = planner.worth.aims.garrison
    steps = planner.distance_to_front()
    first = not view.seen["moved"]
    best_value, best = 0.0, None
    for source, targets, most in rows:
        here = steps.get(source, 0)
        spare = view.armies[source] - garrison
        armies = min(most, spare)
        if armies < 1:
            continue
        for target in targets:
            there = steps.get(target, 0)
            if there < here:
                value = armies * (1.0 if there else 1.5)
                if not there:
                    value += max(0.0, planner.gain(target, armies))
            elif first and not here and not there:
                value = _shift(planner, source, target, armies) - _WORTH_MOVING
            else:
                continue
            if value > best_value:
                best_value, best = value, between("fortify", ids[source], ids[target], armies)
    return best


def _shift(planner: Planner, source: int, target: int, armies: int) -> float:
    left = planner.view.armies[source] - armies
    before = planner.campaign(source, left + armies).score - planner.risk(source, left + armies)
    after = planner.campaign(source, left).score - planner.risk(source, left)
    return planner.gain(target, armies) + after - before
