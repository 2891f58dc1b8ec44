"""What armies more are worth on a territory, for attack and for defence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import (
    campaign_from,
    chance_of,
    keep_at,
    take_at,
    threat_at,
)
from risk_widget.bots.planning_arrays import FACING, NOBODY

if TYPE_CHECKING:
    from risk_widget.bots.attack_arithmetic import Field


def gain_at(field: Field, territory: int, armies: int) -> float:
    """What putting ``armies`` more on an own territory is worth."""
    now = field.armies[territory]
    attack = campaign_from(field, territory, now + armies)[0]
    if now > 1:
        attack -= campaign_from(field, territory, now)[0]
    threat = threat_at(field, territory, NOBODY)
    if threat < 2:
        return attack
    keep, come = keep_at(field, territory), threat + 2
    attack += keep * chance_of(field, come, max(1, now))
    return attack - keep * chance_of(field, come, now + armies)


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
