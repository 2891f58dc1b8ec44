"""The land of the two small boards, from a sketch: a few points, roughened like a real shore."""

from __future__ import annotations

import itertools
import math
import random
from typing import TYPE_CHECKING

import shapely
from map.drawing import corners, polygons, rounded
from shapely.geometry import LineString, Point

if TYPE_CHECKING:
    from map.drawing import XY, Land, Plan

TOLERANCE = 2.0
"""The size, in map units, below which detail is removed, as on the classic board."""
FINEST = 12.0
"""The length, in map units, below which a piece of a line is not bent any further."""


def land(plan: Plan) -> Land:
    """Return the territories in whole map units; neighbours have exactly the same border.

    Raises:
        ValueError: a mesh of the net belongs to no territory, or to two.
    """
    sketch = plan.land
    inside = {t: [Point(p) for p in points] for t, points in sketch["inside"].items()}
    rng = random.Random(sketch["seed"])
    coasts, borders = ([corners(line) for line in sketch[name]] for name in ("coasts", "borders"))
    net = [_rough([*coast, coast[0]], 0.2, rng) for coast in coasts]
    net += [_rough(border, 0.1, rng) for border in borders]
    pieces: dict[str, list[shapely.Polygon]] = {t: [] for t in inside}
    woven = shapely.union_all([LineString(line) for line in net], grid_size=1e-4)
    for mesh in polygons(shapely.polygonize([woven])):
        owners = {t for t, points in inside.items() if any(mesh.contains(p) for p in points)}
        if len(owners) != 1:
            middle = mesh.representative_point()
            raise ValueError(f"the mesh at {middle.x:.0f} {middle.y:.0f} has the owners {owners}")
        pieces[owners.pop()].append(mesh)
    names = sorted(pieces)
    merged = [shapely.union_all(pieces[t]) for t in names]
    simple = shapely.coverage_simplify(merged, TOLERANCE)
    return {t: rounded(shape) for t, shape in zip(names, simple, strict=True)}


def _rough(points: list[XY], roughness: float, rng: random.Random) -> list[XY]:
    """Displace the middle of each segment, then of each half, and so on; keep the given points."""
    line = points[:1]
    for start, end in itertools.pairwise(points):
        line += _bent(start, end, roughness, rng)
    return line


def _bent(start: XY, end: XY, roughness: float, rng: random.Random) -> list[XY]:
    length = math.dist(start, end)
    if length < FINEST:
        return [end]
    aside = rng.uniform(-roughness, roughness)
    middle = (
        (start[0] + end[0]) / 2 - (end[1] - start[1]) * aside,
        (start[1] + end[1]) / 2 + (end[0] - start[0]) * aside,
    )
    return [*_bent(start, middle, roughness, rng), *_bent(middle, end, roughness, rng)]
