"""The elements of a drawn board: outlines in whole numbers, shared borders, and sea lanes."""

from __future__ import annotations

import itertools
import math
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.ops import nearest_points

if TYPE_CHECKING:
    from collections.abc import Mapping

PLANS = Path(__file__).parent / "plans"
BOARDS = ("classic", "island", "strait")

Point = tuple[int, int]
XY = tuple[float, float]
Pair = tuple[str, str]
Land = dict[str, MultiPolygon]


def polygons(shape: Any) -> list[Polygon]:
    """Return the polygons of a shape, without the stray points and lines left over by a cut."""
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]


def rounded(shape: Any) -> MultiPolygon:
    """Return the shape with coordinates rounded to whole numbers.

    Each corner is rounded on its own, so corners that two neighbours share stay shared.
    """
    kept: list[Polygon] = []
    for piece in polygons(shape):
        ring = _without_spikes([(round(x), round(y)) for x, y in piece.exterior.coords[:-1]])
        if len(ring) >= 3:
            kept.append(Polygon(ring))
    return MultiPolygon(kept)


def _without_spikes(ring: list[Point]) -> list[Point]:
    """Drop repeated points, and points at which the outline doubles back on itself."""
    changed = True
    while changed and len(ring) >= 3:
        changed = False
        for i in range(len(ring)):
            if ring[i] == ring[i - 1]:
                del ring[i]
            elif ring[i - 2] == ring[i]:
                del ring[i - 1]
            else:
                continue
            changed = True
            break
    return ring


def path(shape: MultiPolygon) -> str:
    """Return an SVG path in whole-number relative steps, the largest piece first."""
    pieces = sorted(shape.geoms, key=lambda p: (-p.area, p.bounds))
    return "".join(_ring(piece) for piece in pieces)


def _ring(piece: Polygon) -> str:
    points = [(int(x), int(y)) for x, y in piece.exterior.coords[:-1]]
    start = points.index(min(points))  # a fixed first point: the library's may vary
    points = points[start:] + points[:start]
    return _steps(points) + "z"


def line_path(lines: list[LineString]) -> str:
    """Return an SVG path of open lines, in whole-number relative steps."""
    return "".join(_steps([(int(x), int(y)) for x, y in line.coords]) for line in lines)


def _steps(points: list[Point]) -> str:
    text = f"M{points[0][0]} {points[0][1]}l"
    numbers = [n for p, q in itertools.pairwise(points) for n in np.subtract(q, p)]
    for i, number in enumerate(numbers):
        # A minus sign separates as well as a space does.
        text += f" {number}" if i and number >= 0 else str(number)
    return text


Segment = tuple[Point, Point]


def segments(shape: MultiPolygon) -> set[Segment]:
    """Return the straight segments of an outline, each with its ends in sorted order."""
    found: set[Segment] = set()
    for piece in shape.geoms:
        points = [(int(x), int(y)) for x, y in piece.exterior.coords]
        found |= {(min(p, q), max(p, q)) for p, q in itertools.pairwise(points)}
    return found


def contacts(shapes: dict[str, MultiPolygon]) -> dict[tuple[str, str], set[Segment]]:
    """Return the border segments that two territories share, by their (sorted) pair of ids."""
    owners: dict[Segment, list[str]] = {}
    for name in sorted(shapes):
        for segment in segments(shapes[name]):
            owners.setdefault(segment, []).append(name)
    shared: dict[tuple[str, str], set[Segment]] = {}
    for segment, names in owners.items():
        if len(names) == 2:
            shared.setdefault((names[0], names[1]), set()).add(segment)
    return shared


def joined(pieces: set[Segment]) -> list[LineString]:
    """Join segments into as few lines as possible, in a fixed order."""
    merged = shapely.line_merge(shapely.MultiLineString(sorted(pieces)))
    lines = [
        line if line.coords[0] <= line.coords[-1] else line.reverse()
        for line in shapely.get_parts(merged)
    ]
    return sorted(lines, key=lambda line: list(line.coords))


def largest(shape: Any) -> Polygon:
    return max(polygons(shape), key=lambda p: p.area)


class Route(NamedTuple):
    """A sea lane's deviation from the shortest line between the largest pieces of both territories.

    ``bend`` is how far it swings out, as a part of its length; a positive one to the right of the
    way from the first to the second. Either end may be fixed (map units).
    """

    bend: float = 0.1
    start: XY | None = None
    end: XY | None = None


Lane = tuple[str, str, list[int], list[int], list[int]]


def lane(shapes: Mapping[str, MultiPolygon], pair: Pair, route: Route) -> Lane:
    """Return [territory, territory, end, control point, end] in whole map units."""
    first, second = (largest(shapes[t]) for t in pair)
    near = nearest_points(first, second)
    start, end = route.start or near[0].coords[0], route.end or near[1].coords[0]
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = ((start[0] + end[0]) / 2 - dy * route.bend, (start[1] + end[1]) / 2 + dx * route.bend)
    ends = [[round(x), round(y)] for x, y in (start, middle, end)]
    return (*pair, ends[0], ends[1], ends[2])


def curve(drawn: Lane) -> LineString:
    """Return the quadratic curve of a lane as a line that can be measured."""
    t = np.linspace(0, 1, 16)[:, None]
    p, c, q = (np.array(point, dtype=float) for point in drawn[2:])
    return LineString((1 - t) ** 2 * p + 2 * t * (1 - t) * c + t**2 * q)


def crossings(shapes: Mapping[str, MultiPolygon], drawn: list[Lane]) -> list[str]:
    """Return the lanes that cross land, as sentences; the ends may touch their own coast."""
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


class Plan(NamedTuple):
    """The plan for drawing one board, from a file in `plans`; lengths are in map units."""

    width: int
    height: int
    routes: Mapping[Pair, Route]
    """How sea lanes differ from the shortest line, which would often be too short to be seen."""
    labels: Mapping[str, dict[str, Any]]
    """The names of the continents and their places."""
    tints: Mapping[str, list[str]]
    """Colours of the continents' coasts, light and dark."""
    land: Mapping[str, Any]
    """The parts of the land: see `classic.py` and `sketch.py`."""
    edges: Mapping[str, list[list[int]]] = {}
    """Lanes that leave the map, by territory: [end, control point, point on the edge]."""
    names: Mapping[str, str] = {}
    """Territories whose name on the map differs from the rules' name."""
    short_names: Mapping[str, str] = {}
    """Names for small maps."""
    hearts: Mapping[str, XY] = {}
    """The best places for tags, for territories where this is not the roomiest spot."""
    leaders: Mapping[str, str] = {}
    """Territories whose tag may be off their land, on a leader line; the sizes that require it."""


def read_plan(board_id: str) -> Plan:
    """Read the plan of a board."""
    data = tomllib.loads((PLANS / f"{board_id}.toml").read_text(encoding="utf-8"))
    routes = {tuple(route.pop("between")): Route(**route) for route in data.pop("routes")}
    return Plan(routes=routes, **data)


def corners(text: str) -> list[XY]:
    """Parse points from "x y, x y, …"."""
    return [(float(x), float(y)) for x, y in (corner.split() for corner in text.split(","))]
