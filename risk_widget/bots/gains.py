"""What armies more are worth on a territory, for attack and for defence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import (
    DEPTH,
    campaign_from,
    chance_of,
    keep_at,
    take_at,
    threat_at,
)
from risk_widget.bots.planning_arrays import FACING, NOBODY

if TYPE_CHECKING:
    from risk_widget.bots.attack_arithmetic import Field

WHATEVER = -1e9
"""As what a gain needs to be: it is asked for itself."""
ROUNDING = 1e-9
"""So much less is asked for where sums are compared in another order."""


def gain_at(field: Field, territory: int, armies: int, needed: float) -> float:
    """What putting ``armies`` more on an own territory is worth.

    Where that is no more than ``needed``, it may be told too high, but not higher than that.
    """
    now = field.armies[territory]
    gain = campaign_from(field, territory, now + armies)[0]
    threat = threat_at(field, territory, NOBODY)
    before = after = 0.0
    if threat > 1:
        keep, come = keep_at(field, territory), threat + 2
        before = keep * chance_of(field, come, max(1, now))
        after = keep * chance_of(field, come, now + armies)
    if now > 1:
        # Without them a campaign brings at worst what it costs to leave armies behind.
        highest = gain + DEPTH * max(0.0, field.lone_army_cost) + before - after
        if highest <= needed:
            return highest
        gain -= campaign_from(field, territory, now)[0]
    return gain + before - after


def prospect_at(field: Field, territory: int, armies: int) -> float:
    """How near ``armies`` more would bring the best attack from there; for choosing a front."""
    count = field.armies
    together = count[territory] + armies
    best, found = 0.0, False
    for n in field.numbers[FACING + territory]:
        if n < 0:
            break
        ratio = together / (count[n] + 1) * take_at(field, n)
        if not found or ratio > best:
            best, found = ratio, True
    return best


def faces_enemy(field: Field, territory: int) -> bool:
    """Whether a territory borders one that may be attacked."""
    return field.numbers[FACING + territory][0] >= 0
