"""Find places for tags and names so that nothing touches; this search is run by hand.

    python tools/map/place.py classic

The result is a pinned input of the build (``places/*.json``), so that the build itself is quick and
gives the same file everywhere. Run this again only when land, lanes or names have changed. It
overwrites places that were set by hand, as those of the classic board are.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import shapely
from shapely.geometry import LineString

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent.parent), str(HERE.parent)]

from map import drawing  # noqa: E402
from map.boxes import Box, continent_box, name_box, tag_box  # noqa: E402
from map.build import land_of, sea_lanes  # noqa: E402
from map.drawing import largest  # noqa: E402

from risk_widget.board import load_board  # noqa: E402
from risk_widget.svg.picture import (  # noqa: E402
    TIERS,
    edge_words,
    text_width,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from map.drawing import Land, Plan

Array = np.ndarray[Any, Any]

EDGE = 4.0
"""The minimum distance, in map units, from the edge of the map."""
GAP = 2.2
"""The minimum distance, in map units, between two things."""
SPOTS = 160
"""The number of spots for a territory's tag at which names are tried."""
KEPT = 400
"""The number of candidates kept for each territory: spots for its tag, with a name next to it."""
OVERLAP = 60.0
"""The cost of one overlap, which exceeds all other costs together."""


def widths_of(tier: str) -> tuple[float, ...]:
    """Return the map widths in pixels that a place must suit, from the tier's smallest upwards."""
    order = sorted(TIERS, key=lambda name: TIERS[name].smallest)
    first = TIERS[tier].smallest
    following = order[order.index(tier) + 1 :]
    last = TIERS[following[0]].smallest - 1 if following else 1400
    return (first, (first + last) / 2, last)


class Candidate(NamedTuple):
    cost: float
    place: dict[str, Any]
    boxes: list[list[Box]]
    """For each width: the boxes of the tag and the name."""


class Search:
    """A search for one board at one tier."""

    def __init__(self, plan: Plan, board_id: str, land: Land, tier: str) -> None:
        self.plan, self.tier, self.land = plan, tier, land
        self.board = load_board(board_id)
        self.units = [plan.width / width for width in widths_of(tier)]
        self.unit = self.units[0]
        self.body = {t: largest(shape) for t, shape in land.items()}
        self.whole = {t: shapely.union_all([shape]) for t, shape in land.items()}
        everything = shapely.union_all(list(land.values()), grid_size=0.5)
        self.foreign = {t: everything.difference(self.whole[t].buffer(0.1)) for t in land}
        lanes = sea_lanes(plan, self.board, land)
        lanes += [(t, t, start, bend, end) for t, (start, bend, end) in plan.edges.items()]
        self.sea_lanes = [drawing.curve(lane) for lane in lanes]
        self.obstacles = self._obstacles()
        self.heart = {
            t: plan.hearts.get(t) or shapely.maximum_inscribed_circle(body, tolerance=2).coords[0]
            for t, body in self.body.items()
        }

    def _obstacles(self) -> list[list[Box]]:
        """Return, for each width, the boxes of continents' names and of words at the map's edge."""
        every = []
        names = {t.id: t.name for t in self.board.territories}
        edges = self.plan.edges
        bounds = {t: [int(v) for v in self.body[t].bounds] for t in edges}
        frame = {"w": self.plan.width, "edges": list(edges.items()), "bbox": bounds}
        for unit in self.units:
            boxes = [continent_box(label, self.tier, unit) for label in self.plan.labels.values()]
            size = TIERS[self.tier].font * unit
            for words in edge_words(frame, names):
                wide = text_width(words.text, size) + 8 * unit
                left = 0 if words.anchor == "start" else words.x - wide
                boxes.append(Box(left, words.y - size, left + wide, words.y + 0.3 * size))
            every.append(boxes)
        return every

    # -- candidates --------------------------------------------------------------------------------

    def candidates(self, territory: str) -> list[Candidate]:
        options = self._name_options(territory)
        found = []
        spots = sorted(self._centres(territory), key=lambda spot: (spot[3], spot[:2]))
        for x, y, anchor, base in spots[:SPOTS]:
            for lines in options:
                for side, preference in (("b", 0.0), ("t", 0.25), ("r", 0.35), ("l", 0.45)):
                    place: dict[str, Any] = {"b": [x, y], "p": side, "t": lines}
                    if anchor:
                        place["a"] = anchor
                    cost = base + preference + 0.25 * (len(lines) - 1)
                    cost += self._hides(territory, place)
                    tier = TIERS[self.tier]
                    boxes = [
                        [box(place, tier, unit) for box in (tag_box, name_box)]
                        for unit in self.units
                    ]
                    if self._inside(boxes[0][1]):
                        cost += self._name_cost(territory, boxes)
                        found.append(Candidate(cost, place, boxes))
        found.sort(key=lambda c: (c.cost, c.place["b"], c.place["p"], c.place["t"]))
        return found[:KEPT]

    def _name_options(self, territory: str) -> list[list[str]]:
        name = self.plan.names.get(territory, self.board.territory(territory).name)
        if self.tier == "s":
            name = self.plan.short_names.get(territory, name)
        return [[name], name.split(" ", 1)] if " " in name else [[name]]

    def _centres(self, territory: str) -> Iterator[tuple[int, int, list[int] | None, float]]:
        """Return possible tag centres: x, y, the anchor of any leader line, and the cost."""
        heart_x, heart_y = self.heart[territory]
        must_lead = self.tier in self.plan.leaders.get(territory, "")
        spots: list[tuple[float, float, bool]] = []
        if not must_lead:
            body = self.body[territory]
            left, top, right, bottom = body.bounds
            step = 6 if (right - left) * (bottom - top) < 30000 else 10
            grid = np.mgrid[left:right:step, top:bottom:step].reshape(2, -1).T
            inside = grid[shapely.contains_xy(body, grid)]
            spots += [(x, y, False) for x, y in [*inside.tolist(), (heart_x, heart_y)]]
        if territory in self.plan.leaders:
            spots += [
                (
                    heart_x + reach * 1.15 * math.cos(turn * math.tau / 32),
                    heart_y + reach * math.sin(turn * math.tau / 32),
                    True,
                )
                for reach in range(36, 132, 8)
                for turn in range(32)
            ]
        for x, y, leads in spots:
            place = {"b": [round(x), round(y)]}
            tag = tag_box(place, TIERS[self.tier], self.unit)
            if not self._inside(tag):
                continue
            cost = self._tag_cost(territory, tag, (x, y), leads=leads)
            if cost < 16:
                anchor = [round(heart_x), round(heart_y)] if leads else None
                yield round(x), round(y), anchor, cost

    def _inside(self, box: Box) -> bool:
        across = box.left > EDGE and box.right < self.plan.width - EDGE
        return across and box.top > EDGE and box.bottom < self.plan.height - EDGE

    def _tag_cost(
        self, territory: str, tag: Box, centre: tuple[float, float], *, leads: bool
    ) -> float:
        on_foreign, on_own = self._covered(territory, tag)
        away = math.dist(centre, self.heart[territory])
        if leads:
            leader = LineString([self.heart[territory], centre])
            over_land = self.foreign[territory].intersection(leader).length
            cost = 2.2 + 0.022 * away + 24 * on_foreign + over_land * 0.15
            cost += 4 if on_own > 0.15 else 0
        else:
            cost = 0.012 * away + 14 * on_foreign + 2.2 * (1 - on_own - on_foreign)
        wide = shapely.box(*tag).buffer(3, join_style="mitre")
        cost += sum(OVERLAP for line in self.sea_lanes if line.intersects(wide))
        return float(cost)

    def _covered(self, territory: str, box: Box) -> tuple[float, float]:
        """Return the shares of a box that lie on other territories and on the territory itself."""
        rectangle, lands = shapely.box(*box), (self.foreign[territory], self.whole[territory])
        foreign, own = (land.intersection(rectangle).area / rectangle.area for land in lands)
        return foreign, own

    def _name_cost(self, territory: str, boxes: list[list[Box]]) -> float:
        on_foreign, on_own = self._covered(territory, boxes[0][1])
        rectangle = shapely.box(*boxes[0][1])
        cost = 3 * on_foreign + 0.55 * (1 - on_own)
        cost += sum(1.3 for line in self.sea_lanes if line.intersects(rectangle))
        for mine, others in zip(boxes, self.obstacles, strict=True):
            cost += OVERLAP * sum(box.overlaps(other, GAP) for box in mine for other in others)
        return float(cost)

    def _hides(self, territory: str, place: dict[str, Any]) -> float:
        """Return the cost of hiding a small territory that its tag should leave visible."""
        if "a" not in place:
            return 0.0
        rectangle = shapely.box(*name_box(place, TIERS[self.tier], self.unit))
        body = self.body[territory]
        return float(8 * body.intersection(rectangle).area / body.area)

    # -- the search itself -----------------------------------------------------------------------

    def run(self, attempts: int) -> tuple[dict[str, dict[str, Any]], int]:
        """Return the best places found, and the number of overlaps that remain."""
        pool = {t: self.candidates(t) for t in sorted(self.land)}
        costs = {t: np.array([c.cost for c in pool[t]]) for t in pool}
        shapes = {t: Shapes.of(pool[t]) for t in pool}
        best: tuple[float, float, dict[str, int]] = (math.inf, 0, {})
        for attempt in range(attempts):
            rng = random.Random(attempt)
            chosen = {t: rng.randrange(min(12, len(pool[t]))) if attempt else 0 for t in pool}
            for _ in range(60):
                before = dict(chosen)
                for t in rng.sample([*pool], len(pool)):
                    total = costs[t] + OVERLAP * _conflicts(t, shapes, chosen)
                    chosen[t] = int(np.argmin(total))
                if chosen == before:
                    break
            left = sum(_conflicts(t, shapes, chosen)[chosen[t]] for t in pool) / 2
            whole = sum(costs[t][chosen[t]] for t in pool) + OVERLAP * left
            if whole < best[0]:
                best = (whole, left, chosen)
        _, left, chosen = best
        return {t: pool[t][chosen[t]].place for t in pool}, round(left)


class Shapes(NamedTuple):
    """The shapes that a territory's candidates put on the map."""

    boxes: Array
    """Axes: candidate, width, tag or name, corner."""
    smallest: Array
    """The boxes of the tag and the name of each candidate, at the smallest width."""
    leaders: Array
    """The leader line of each candidate, or None."""

    @classmethod
    def of(cls, candidates: list[Candidate]) -> Shapes:
        """Return the shapes of some candidates."""
        boxes = np.array([candidate.boxes for candidate in candidates])
        places = [candidate.place for candidate in candidates]
        lines = [LineString([p["a"], p["b"]]) if "a" in p else None for p in places]
        first = np.moveaxis(boxes[:, 0], -1, 0)
        return cls(boxes, shapely.box(*first), np.array(lines, dtype=object))


def _conflicts(territory: str, shapes: dict[str, Shapes], chosen: dict[str, int]) -> Array:
    """Return the overlap of each candidate with the choices made elsewhere.

    Boxes may overlap boxes, and leader lines may cross boxes, in either direction.
    """
    mine = shapes[territory]
    others = [(shapes[other], pick) for other, pick in chosen.items() if other != territory]
    hits = _overlaps(mine.boxes, np.stack([other.boxes[pick] for other, pick in others]))
    for other, pick in others:
        hits = hits + shapely.intersects(mine.smallest, other.leaders[pick]).sum(axis=1)
        through = shapely.intersects(mine.leaders[:, None], other.smallest[pick][None])
        hits = hits + through.sum(axis=1)
    return hits


def _overlaps(mine: Array, around: Array) -> Array:
    """Return each candidate's overlapping boxes. Axes: item, width, tag or name, corner."""
    a, b = mine[:, None, :, :, None, :], around[None, :, :, None, :, :]
    hit = (
        (a[..., 0] < b[..., 2] + GAP)
        & (b[..., 0] < a[..., 2] + GAP)
        & (a[..., 1] < b[..., 3] + GAP)
        & (b[..., 1] < a[..., 3] + GAP)
    )
    count: Array = hit.any(axis=(2,)).sum(axis=(1, 2, 3))
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", choices=drawing.BOARDS)
    parser.add_argument("--attempts", type=int, default=6)
    parser.add_argument("--tiers", default="sml", help="sizes to search again; others are kept")
    options = parser.parse_args()
    plan = drawing.read_plan(options.board)
    land = land_of(plan)
    target = HERE / "places" / f"{options.board}.json"
    result = json.loads(target.read_text(encoding="utf-8")) if target.exists() else {}
    failed = False
    for tier in options.tiers:
        places, overlaps = Search(plan, options.board, land, tier).run(options.attempts)
        led = [t for t, place in places.items() if "a" in place]
        print(f"{tier}: {overlaps} overlaps, leader lines: {', '.join(led) or 'none'}")
        failed |= overlaps > 0
        result[tier] = places
    lines = [
        f'"{tier}": {{\n'
        + ",\n".join(f'  "{t}": {json.dumps(p)}' for t, p in sorted(places.items()))
        + "\n}"
        for tier, places in sorted(result.items(), key=lambda item: "sml".index(item[0]))
    ]
    target.parent.mkdir(exist_ok=True)
    target.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
