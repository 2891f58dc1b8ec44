"""Choices before the first turn: territories to claim, first armies, the capital."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.bots.reach import arrivals
from risk_widget.bots.view import THIRD

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from risk_widget.bots.planner import Planner
    from risk_widget.bots.view import View


def choose_claim(view: View, free: Sequence[str], random: Random) -> str:
    """Claim towards a continent that can be held, next to own land; deny whole ones to others."""
    geo = view.geo
    appeal = []
    for c, members in enumerate(geo.members):
        held = view.held[c]
        mine = held.get(view.me, 0)
        others = sum(held.values()) - mine
        size = len(members)
        worth = 3 * geo.bonus[c] * geo.hold[c] / sqrt(size)
        worth *= (1 + 2.5 * mine / size) * (1 - 0.7 * others / size)
        left = size - mine - others
        if left == 1 and any(n == size - 1 for seat, n in held.items() if seat != THIRD):
            worth += 3 * geo.bonus[c]  # whole for me, or for somebody else
        appeal.append(worth)

    def value(territory: str) -> float:
        t = geo.index[territory]
        near = sum(view.owner[n] == view.me for n in geo.neighbours[t])
        return appeal[geo.continent_of[t]] + 0.4 * near + 0.3 * random.random()

    return max(free, key=value)


def choose_first_placement(planner: Planner, territories: Sequence[str]) -> str:
    """One army more where it helps the continent that is nearest to being whole."""
    view, geo = planner.view, planner.view.geo
    in_hand: dict[str, int] = view.seen.get("in_hand") or {}
    ahead = max(1, min(7, in_hand.get(view.me, 1)))
    prospects = [
        planner.worth.finish(c) * (view.held[c].get(view.me, 0) / len(members)) ** 2
        for c, members in enumerate(geo.members)
    ]

    def value(territory: str) -> float:
        t = geo.index[territory]
        around = {geo.continent_of[n] for n in view.hostile(t)}
        if not around:
            return -1.0
        # A front is worth more the nearer the continents are that it can open or shut.
        near = prospects[geo.continent_of[t]] + 0.5 * max(prospects[c] for c in around)
        threat = planner.threat(t)
        return near + 0.15 * min(threat, 6) - 0.25 * max(0, view.armies[t] - threat - ahead)

    return max(territories, key=value)


def choose_capital(view: View, territories: Sequence[str]) -> str:
    """Where an enemy arrives with least, whichever way it comes; then where most armies are."""
    reach, index = arrivals(view), view.geo.index

    def safety(territory: str) -> tuple[int, int]:
        t = index[territory]
        return view.armies[t] - reach[t], view.armies[t]

    return max(territories, key=safety)
