"""The territory to which each arrow key leads, so that the keyboard reaches the whole map."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

XY = tuple[float, float]
Ways = dict[str, dict[str, str]]

DIRECTIONS: Mapping[str, XY] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
BORDERING = 0.6
"""The distance by which a step to a neighbouring territory counts as shorter."""
REPEATED = 120.0
"""The cost of two arrows that lead to the same territory, in map units of distance."""


def ways(places: Mapping[str, XY], borders: set[frozenset[str]], around: Ways) -> Ways:
    """Return each arrow's destination from each territory; those in ``around`` are fixed.

    An arrow leads to a near tag within 60° of its direction, or within 70° if there is none; the
    four arrows of a territory lead to different ones where they can.

    Raises:
        ValueError: some territory cannot be reached from another; it is named.
    """
    found: Ways = {t: dict(around.get(t, {})) for t in sorted(places)}
    for t in found:
        free = [way for way in DIRECTIONS if way not in found[t]]
        found[t] |= _best({way: _costs(t, way, places, borders) for way in free})
    _repair(found, places, borders, around)
    for start in found:
        missing = sorted(set(found) - reached(found, start))
        if missing:
            raise ValueError(f"no arrows lead from {start} to {', '.join(missing)}")
    return {t: {way: found[t][way] for way in DIRECTIONS if way in found[t]} for t in found}


def reached(found: Ways, start: str) -> set[str]:
    """Return the territories that arrow keys can reach from ``start``, which is one of them."""
    seen, fresh = {start}, [start]
    while fresh:
        beyond = set(found[fresh.pop()].values()) - seen
        seen |= beyond
        fresh += sorted(beyond)
    return seen


def _best(costs: dict[str, dict[str, float]]) -> dict[str, str]:
    """Choose one target in each direction, at the lowest total cost."""
    near = {
        way: sorted(options, key=lambda o: (options[o], o))[:5]
        for way, options in costs.items()
        if options
    }

    def total(targets: Sequence[str]) -> float:
        repeated = len(targets) - len(set(targets))
        return repeated * REPEATED + sum(
            costs[way][target] for way, target in zip(near, targets, strict=True)
        )

    _, targets = min((total(choice), choice) for choice in product(*near.values()))
    return dict(zip(near, targets, strict=True))


def _costs(
    t: str, way: str, places: Mapping[str, XY], borders: set[frozenset[str]]
) -> dict[str, float]:
    ux, uy = DIRECTIONS[way]
    narrow: dict[str, float] = {}
    wide: dict[str, float] = {}
    for other, (x, y) in places.items():
        dx, dy = x - places[t][0], y - places[t][1]
        ahead, aside = dx * ux + dy * uy, abs(dx * uy) + abs(dy * ux)
        if other == t or ahead <= 0 or aside > 2.75 * ahead:
            continue
        cost = ahead + 1.6 * aside
        if frozenset((t, other)) in borders:
            cost *= BORDERING
        (narrow if aside <= 1.75 * ahead else wide)[other] = cost
    return narrow or wide


def _repair(
    found: Ways, places: Mapping[str, XY], borders: set[frozenset[str]], around: Ways
) -> None:
    """Redirect arrows, at the lowest cost, so that at least one leads to each territory."""
    for _ in range(len(found)):
        aimed_at = [target for ways_of in found.values() for target in ways_of.values()]
        lonely = [t for t in found if t not in aimed_at]
        if not lonely:
            return
        target = lonely[0]
        swaps: list[tuple[float, str, str]] = []
        for t in found:
            for way in DIRECTIONS:
                if way in around.get(t, {}):
                    continue
                costs = _costs(t, way, places, borders)
                now = found[t].get(way)
                if target in costs and (now is None or aimed_at.count(now) > 1):
                    swaps.append((costs[target] - (costs[now] if now else 0), t, way))
        if not swaps:
            return
        _, t, way = min(swaps)
        found[t][way] = target
