"""How strong an enemy can arrive anywhere on the map in one turn."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

from risk_widget.bots.view import NOBODY

if TYPE_CHECKING:
    from risk_widget.bots.view import View


def arrivals(view: View) -> list[int]:
    """By territory, the most armies that an enemy stack still has when it stands before it.

    On the way each territory costs about as many armies as stand on it, and one that stays.
    A stack counts with the armies that its owner is about to get. Zero: nobody gets there.
    """
    armies, owner, neighbours = view.armies, view.owner, view.geo.neighbours
    nobody = (NOBODY, view.me, view.ally, view.third)
    rules = view.seen["rules"]
    each, least = rules["territories_per_army"], rules["minimum_armies"]
    more = [max(least, n // each) + 2 for n in view.holdings.territories]
    best = [0] * len(armies)
    edge = [
        (1 - armies[t] - more[seat], t, t) for t, seat in enumerate(owner) if seat not in nobody
    ]
    heapify(edge)
    seen: set[int] = set()
    while edge:
        spent, t, start = heappop(edge)
        if t in seen:
            continue
        seen.add(t)
        for n in neighbours[t]:
            if owner[n] != owner[start]:
                best[n] = max(best[n], -spent)
                if n not in seen:
                    heappush(edge, (spent + armies[n] + 1, n, start))
    return best
