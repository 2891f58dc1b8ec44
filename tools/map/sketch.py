"""Land from a sketch: coasts and borders as a few points, made rough like a real shore."""

from __future__ import annotations

import itertools
import math
import random
from typing import TYPE_CHECKING, NamedTuple

import shapely
from map import drawing
from map.atlas import polygons
from shapely.geometry import LineString, Point

if TYPE_CHECKING:
    from shapely.geometry import MultiPolygon

TOLERANCE = 2.0
"""Map units: finer detail goes again, as on the classic board."""
FINEST = 12.0
"""Map units: shorter pieces of a line are not bent any further."""

XY = tuple[float, float]


class Sketch(NamedTuple):
    """Points are written as "x y, x y, …"; coasts are closed, borders may run out into the sea."""

    coasts: tuple[str, ...]
    borders: tuple[str, ...]
    inside: dict[str, tuple[XY, ...]]
    """For each territory a point in each of its pieces."""
    seed: int


def land(sketch: Sketch) -> dict[str, MultiPolygon]:
    """The territories in whole map units; neighbours share their border exactly.

    Raises:
        ValueError: a mesh of the net belongs to no territory, or to two.
    """
    rng = random.Random(sketch.seed)
    net = [_rough(_points(coast, closed=True), 0.2, rng) for coast in sketch.coasts]
    net += [_rough(_points(border, closed=False), 0.10, rng) for border in sketch.borders]
    pieces: dict[str, list[shapely.Polygon]] = {t: [] for t in sketch.inside}
    woven = shapely.union_all([LineString(line) for line in net], grid_size=1e-4)
    for mesh in polygons(shapely.polygonize([woven])):
        owners = {
            t for t, points in sketch.inside.items() if any(mesh.contains(Point(p)) for p in points)
        }
        if len(owners) != 1:
            middle = mesh.representative_point()
            raise ValueError(f"the mesh at {middle.x:.0f} {middle.y:.0f} has the owners {owners}")
        pieces[owners.pop()].append(mesh)
    names = sorted(pieces)
    merged = [shapely.union_all(pieces[t]) for t in names]
    simple = shapely.coverage_simplify(merged, TOLERANCE)
    return {t: drawing.rounded(shape) for t, shape in zip(names, simple, strict=True)}


def _points(text: str, *, closed: bool) -> list[XY]:
    pairs = [(float(x), float(y)) for x, y in (point.split() for point in text.split(","))]
    return [*pairs, pairs[0]] if closed else pairs


def _rough(points: list[XY], roughness: float, rng: random.Random) -> list[XY]:
    """Push the middle of each piece aside, then the middles of its halves; the points stay."""
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
