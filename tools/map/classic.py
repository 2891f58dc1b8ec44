"""The land of the classic board in map units: projected, tidied, simplified and rounded.

The projection is Miller's cylindrical one, with a few smooth lenses that give crowded regions room:
a board needs Europe large enough to hold seven tags. The far north and south are pressed together a
little.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from map import drawing, world
from map.drawing import curve, lane, polygons
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from map.drawing import Land, Plan

Array = np.ndarray[Any, Any]

SCALE = 267.0
"""Map units per radian of longitude."""
UPRIGHT = 1.14
"""The factor by which the map is taller than in the projection, which makes room for tags."""


MARGIN_LEFT, MARGIN_TOP = 46, 26
ICELAND = 9.0
"""Map units per degree of latitude in Iceland."""
TOLERANCE = 2.4
"""The area, in map units, of the smallest triangle of detail that is kept."""
SMALLEST = 34.0
"""The area below which islands are dropped, except a territory's largest piece."""

NEW_ZEALAND = (box(740, 150, 1000, 400), (1, 1, -38, -31))

# Boxes of the islands beyond the northern edge of the board, in degrees.
LEFT_OUT = (box(9, 70, 200, 90), box(-130, 76, -60, 90))
# The degrees kept free on each side of the lane from Greenland into Hudson Bay.
HUDSON_STRAIT = 8.0


def land(plan: Plan) -> Land:
    """Return outlines by territory in whole map units; neighbours share exactly one border."""
    degrees = world.territories(world.countries(), plan.land)
    names = sorted(degrees)
    rough = [
        _tidied(n, _projected(degrees[n], plan.land["projection"]), plan.land["calm"])
        for n in names
    ]
    simple = shapely.coverage_simplify(rough, TOLERANCE)
    shapes = {n: _moved(n, g, plan.land["moves"]) for n, g in zip(names, simple, strict=True)}
    shapes["iceland"] = _iceland(degrees["iceland"], shapes["iceland"])
    left, top = (min(g.bounds[i] for g in shapes.values()) for i in (0, 1))
    shapes = {
        n: affinity.translate(g, MARGIN_LEFT - left, MARGIN_TOP - top) for n, g in shapes.items()
    }
    _open_straits(shapes, plan)
    return {n: drawing.rounded(g) for n, g in shapes.items()}


def _open_straits(shapes: dict[str, Any], plan: Plan) -> None:
    for strait in plan.land["straits"]:
        gives_way, stays = strait["between"]
        water = shapes[stays].buffer(strait["width"], quad_segs=2)
        shapes[gives_way] = shapes[gives_way].difference(water)
    pair = ("greenland", "ontario")
    way = curve(lane(shapes, pair, plan.routes[pair]))
    for bank in ("northwest-territory", "quebec"):
        rest = polygons(shapes[bank].difference(way.buffer(HUDSON_STRAIT, quad_segs=2)))
        shapes[bank] = MultiPolygon([p for p in rest if p.area > plan.land["calm"][bank][1]])


def _projected(degrees: MultiPolygon, bends: Mapping[str, Any]) -> MultiPolygon:
    on_board = [p for p in degrees.geoms if not any(edge.contains(p) for edge in LEFT_OUT)]
    # A long straight edge bends under a lens, so it gets points in between.
    dense = shapely.segmentize(MultiPolygon(on_board), 0.4)
    return shapely.transform(dense, partial(_to_map, bends=bends))


def _tidied(name: str, shape: MultiPolygon, calm: Mapping[str, Any]) -> MultiPolygon:
    """Drop small islands and, on a calm territory's islands, narrow inlets."""
    radius, smallest = calm.get(name, (0.0, SMALLEST))
    main, *islands = sorted(polygons(shape), key=lambda p: -p.area)
    if name == "greenland":
        main, islands = _closed([main], radius)[0], []
    elif radius:
        islands = _closed(islands, radius)
        # An island that has grown must not touch the shore.
        shore = main.buffer(TOLERANCE * 2)
        islands = [q for p in islands for q in polygons(p.difference(shore))]
    return MultiPolygon([main, *(p for p in islands if p.area > smallest)])


def _closed(pieces: list[Polygon], radius: float) -> list[Polygon]:
    closed = shapely.union_all(pieces).buffer(radius).buffer(-radius)
    return sorted((Polygon(p.exterior) for p in polygons(closed)), key=lambda p: -p.area)


def _moved(name: str, shape: Any, moves: Mapping[str, Any]) -> MultiPolygon:
    def apply(part: Any, move: Sequence[float]) -> Any:
        grown = affinity.scale(part, *move[:2], origin=part.centroid)
        return affinity.translate(grown, *move[2:])

    if name == "eastern-australia":
        region, move = NEW_ZEALAND
        shape = MultiPolygon(
            [apply(p, move) if region.contains(p.centroid) else p for p in polygons(shape)]
        )
    return apply(shape, moves[name]) if name in moves else shape


def _iceland(degrees: MultiPolygon, lensed: MultiPolygon) -> MultiPolygon:
    """Return Iceland's outline where the lens puts it, but enlarged without the lens's shear."""
    true = shapely.transform(degrees, lambda c: c * [0.42 * ICELAND, -ICELAND])
    true = shapely.simplify(true, 0.9)
    here, there = true.centroid, lensed.centroid
    return MultiPolygon(
        polygons(affinity.translate(true, there.x - here.x + 9, there.y - here.y - 24))
    )


def _to_map(degrees: Array, bends: Mapping[str, Any]) -> Array:
    """Convert rows of (longitude, latitude) to map units, with x to the right and y downwards."""
    x = np.radians(degrees[:, 0])
    y = _miller(np.clip(degrees[:, 1], -58, 84))
    for lens in bends["lenses"]:
        lon, lat = lens["at"]
        dx, dy = x - math.radians(lon), y - float(_miller(np.float64(lat)))
        near = np.clip(1 - (dx * dx + dy * dy) / lens["radius"] ** 2, 0, None) ** 2
        x, y = x + dx * lens["grow"][0] * near, y + dy * lens["grow"][1] * near
    north, south, east = (bends[way] for way in ("north", "south", "east"))
    y = np.where(y > north["line"], north["line"] + (y - north["line"]) * north["keep"], y)
    y = np.where(y < south["line"], south["line"] + (y - south["line"]) * south["keep"], y)
    x = np.where(x > east["line"], east["line"] + (x - east["line"]) * east["keep"], x)
    # Rounded, so that the last digit of a logarithm, which differs between processors, cannot
    # decide how an outline is simplified.
    return np.round(np.column_stack([x * SCALE, -y * SCALE * UPRIGHT]), 5)


def _miller(latitude: Any) -> Any:
    return 1.25 * np.log(np.tan(math.pi / 4 + 0.4 * np.radians(latitude)))
