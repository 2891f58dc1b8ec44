"""Choices before the first turn: territories to claim, first armies, the capital."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.bots.reach import arrivals
from risk_widget.bots.view import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from risk_widget.bots.planner import Planner
    from risk_widget.bots.view import View

# How much more the worthier front gets: in equal shares nobody would be strong anywhere.
_SHARPNESS = 3
# What no front gets more of than this part of all that can be placed, while others are open.
_MOST = 0.4


def choose_claim(view: View, free: Sequence[str], random: Random) -> str:
    """Claim towards a continent that can be held, next to own land; deny whole ones to others."""
    geo = view.geo
    appeal = []
    for c, members in enumerate(geo.members):
        held = view.holdings.held[c]
        mine = held[view.me]
        others = sum(held) - held[NOBODY] - mine
        size = len(members)
        worth = 3 * geo.bonus[c] * geo.hold[c] / sqrt(size)
        worth *= (1 + 2.5 * mine / size) * (1 - 0.7 * others / size)
        left = size - mine - others
        if left == 1 and any(n == size - 1 for n in held[: view.third]):
            worth += 3 * geo.bonus[c]  # whole for me, or for somebody else
        appeal.append(worth)

    def value(territory: str) -> float:
        t = geo.index[territory]
        near = sum(view.owner[n] == view.me for n in geo.neighbours[t])
        return appeal[geo.continent_of[t]] + 0.4 * near + 0.3 * random.random()

    return max(free, key=value)


def choose_first_placement(planner: Planner, territories: Sequence[str]) -> str:
    """One army more where a front has least for what it is worth.

    Fronts share the armies as seats are shared out by votes: each army goes where the quotient
    of worth and armies is highest. So the borders of what can be held grow together, and the
    front that attacks first grows faster.
    """
    view, geo = planner.view, planner.view.geo
    fronts = [t for t in map(geo.index.__getitem__, territories) if view.hostile(t)]
    in_hand: dict[str, int] = view.seen.get("in_hand") or {}
    ahead = in_hand.get(view.seats[view.me], 1)
    if not fronts:
        return territories[0]
    spearhead = max(fronts, key=lambda t: planner.campaign(t, view.armies[t] + ahead).score)
    full = 1 + _MOST * (view.strength[view.me] - len(view.mine()) + ahead)
    fronts = [t for t in fronts if view.armies[t] < full] or fronts
    prospects = [
        planner.worth.finish[c] * (view.holdings.held[c][view.me] / len(members)) ** 2
        for c, members in enumerate(geo.members)
    ]

    def quotient(t: int) -> float:
        # A front is worth more the nearer the continents are that it can shut or open.
        opens = max(prospects[geo.continent_of[n]] for n in view.hostile(t))
        worth = float((0.01 + prospects[geo.continent_of[t]] + 0.25 * opens) ** _SHARPNESS)
        worth *= 1 + 0.1 * min(planner.threat(t), 8)
        return worth * (planner.style.spearhead if t == spearhead else 1) / view.armies[t]

    return geo.ids[max(fronts, key=quotient)]


def choose_capital(view: View, territories: Sequence[str]) -> str:
    """Where an enemy arrives with least, whichever way it comes; then where most armies are."""
    reach, index = arrivals(view), view.geo.index

    def safety(territory: str) -> tuple[int, int]:
        t = index[territory]
        return view.armies[t] - reach[t], view.armies[t]

    return max(territories, key=safety)
