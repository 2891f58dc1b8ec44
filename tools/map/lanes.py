"""Sea lanes: a quiet curve from coast to coast for each border by sea."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from map.drawing import largest
from shapely.geometry import LineString
from shapely.ops import nearest_points

if TYPE_CHECKING:
    from collections.abc import Mapping

    from shapely.geometry import MultiPolygon

XY = tuple[float, float]
Pair = tuple[str, str]


class Route(NamedTuple):
    """How a lane differs from the shortest line between the largest pieces of both territories.

    ``bend`` is how far it swings out, as a part of its length; a positive one to the right of the
    way from the first to the second. Either end may be fixed (map units).
    """

    bend: float = 0.1
    start: XY | None = None
    end: XY | None = None


Lane = tuple[str, str, list[int], list[int], list[int]]


def lane(shapes: Mapping[str, MultiPolygon], pair: Pair, route: Route) -> Lane:
    """[territory, territory, end, control point of the curve, end] in whole map units."""
    first, second = (largest(shapes[t]) for t in pair)
    near = nearest_points(first, second)
    start, end = route.start or near[0].coords[0], route.end or near[1].coords[0]
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = ((start[0] + end[0]) / 2 - dy * route.bend, (start[1] + end[1]) / 2 + dx * route.bend)
    ends = [[round(x), round(y)] for x, y in (start, middle, end)]
    return (*pair, ends[0], ends[1], ends[2])


def curve(drawn: Lane) -> LineString:
    """The quadratic curve of a lane as a line, for measuring."""
    t = np.linspace(0, 1, 16)[:, None]
    p, c, q = (np.array(point, dtype=float) for point in drawn[2:])
    return LineString((1 - t) ** 2 * p + 2 * t * (1 - t) * c + t**2 * q)


def crossings(shapes: Mapping[str, MultiPolygon], drawn: list[Lane]) -> list[str]:
    """Lanes that run over land, as sentences; the ends may touch their own coast."""
    found = []
    for sea_lane in drawn:
        first, second = sea_lane[:2]
        line = curve(sea_lane)
        for name, shape in shapes.items():
            length = line.intersection(shape).length
            allowed = 6.0 if name in (first, second) else 0.0
            if length > allowed:
                found.append(
                    f"the lane {first} – {second} runs over {name} for {math.ceil(length)} units"
                )
    return found
