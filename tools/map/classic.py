"""The land of the classic board in map units: projected, tidied, simplified, in whole numbers.

The projection is Miller's cylindrical one, with a few smooth lenses that give crowded regions room:
a board needs Europe large enough to hold seven tags. The far north and south are pressed together a
little.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import shapely
from map import drawing, world
from map.drawing import Plan, Route, curve, lane, polygons
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box

if TYPE_CHECKING:
    from map.drawing import Pair

Array = np.ndarray[Any, Any]

SCALE = 267.0
"""Map units per radian of longitude."""
UPRIGHT = 1.14
"""The map is a little taller than the projection would have it: tags are wide, not high."""


class Lens(NamedTuple):
    """Enlarges around a point (degrees) by up to 1 + grow, and nothing beyond its radius."""

    lon: float
    lat: float
    radius: float
    grow_x: float
    grow_y: float


LENSES = (
    Lens(14, 50, 0.74, 0.95, 0.85),  # Europe
    Lens(-92, 16, 0.34, 0.42, 0.62),  # Central America
    Lens(23, 25, 0.40, 0.12, 0.75),  # Egypt
    Lens(104, 16, 0.36, 0.30, 0.30),  # Siam
)


class Squeeze(NamedTuple):
    """Beyond a line, distances from it count for less (radians, as projected)."""

    line: float
    keep: float


NORTH = Squeeze(1.32, 0.70)
SOUTH = Squeeze(-0.62, 0.64)
FAR_EAST = Squeeze(2.45, 0.66)

WIDTH = 1600
HEIGHT = 844
MARGIN_LEFT, MARGIN_TOP = 46, 26
ICELAND = 9.0
"""Map units per degree of latitude there."""
TOLERANCE = 2.4
"""Map units: detail smaller than a triangle of this size goes."""
SMALLEST = 34.0
"""Square map units: smaller islands go, but for a territory's largest piece."""

AMERICAS = [
    "alaska",
    "northwest-territory",
    "alberta",
    "ontario",
    "quebec",
    "western-us",
    "eastern-us",
    "central-america",
    "venezuela",
    "peru",
    "brazil",
    "argentina",
]


class Move(NamedTuple):
    """Enlarge about the centre, then shift (map units; y downwards)."""

    grow_x: float
    grow_y: float
    dx: float = 0
    dy: float = 0


# Only territories that touch no other by land can be moved alone.
MOVES = {
    **dict.fromkeys(AMERICAS, Move(1, 1, 87)),
    "greenland": Move(0.64, 0.66, 26, -3),
    "great-britain": Move(1.2, 1.2, -32, 5),
    "japan": Move(1.7, 1.7, 24),
    "madagascar": Move(1.45, 1.45, 16),
    "new-guinea": Move(1.42, 1.42, 35, -22),
    "indonesia": Move(1.22, 1.22, 3, 3),
    "western-australia": Move(1, 1, 22, 15),
    "eastern-australia": Move(1, 1, 22, 15),
}
NEW_ZEALAND = (box(740, 150, 1000, 400), Move(1, 1, -38, -31))

# Islands beyond the northern edge of the board, in degrees.
LEFT_OUT = (box(9, 70, 200, 90), box(-130, 76, -60, 90))
# Arctic coasts have more inlets and islands than a map of this size can show:
# the radius that closes them, and the smallest island that is left.
CALM = {
    "northwest-territory": (3.6, 150.0),
    "greenland": (4.0, 300.0),
    "quebec": (0.0, 150.0),
    "alberta": (0.0, 1000.0),
    "alaska": (0.0, 60.0),
    "siberia": (0.0, 100.0),
}

# Straits that would close at this size: the first shore gives way until they are this wide.
STRAITS = {
    ("western-europe", "north-africa"): 8.0,
    ("middle-east", "east-africa"): 8.0,
    ("scandinavia", "northern-europe"): 7.0,
    ("northwest-territory", "greenland"): 9.0,
    ("northwest-territory", "quebec"): 9.0,
}
# How sea lanes differ from the shortest line: the shortest would often be too short to be seen.
ROUTES: dict[Pair, Route] = {
    ("northwest-territory", "greenland"): Route(-0.15, start=(460, 70)),
    ("greenland", "ontario"): Route(0.36, start=(562, 143), end=(445, 223)),
    ("greenland", "quebec"): Route(-0.1),
    ("iceland", "scandinavia"): Route(-0.14),
    ("great-britain", "scandinavia"): Route(-0.12),
    ("great-britain", "western-europe"): Route(0.25, start=(630, 268), end=(667, 276)),
    ("scandinavia", "northern-europe"): Route(0.4, start=(745, 158), end=(757, 182)),
    ("western-europe", "north-africa"): Route(0.5, start=(667, 366), end=(674, 402)),
    ("southern-europe", "north-africa"): Route(0.2, start=(793, 382), end=(781, 395)),
    ("east-africa", "middle-east"): Route(0.6, start=(974, 487), end=(972, 471)),
    ("south-africa", "madagascar"): Route(-0.15),
    ("kamchatka", "japan"): Route(0.18),
    ("indonesia", "new-guinea"): Route(-0.2),
    ("new-guinea", "eastern-australia"): Route(-0.12),
}
# The way from Greenland into Hudson Bay is kept free, this far to both sides of the lane.
HUDSON_STRAIT = 8.0


def land() -> dict[str, MultiPolygon]:
    """Outlines by territory in whole map units; neighbours share their border exactly."""
    degrees = world.territories(world.countries())
    names = sorted(degrees)
    rough = [_tidied(n, _projected(degrees[n])) for n in names]
    simple = shapely.coverage_simplify(rough, TOLERANCE)
    shapes = {n: _moved(n, g) for n, g in zip(names, simple, strict=True)}
    shapes["iceland"] = _iceland(degrees["iceland"], shapes["iceland"])
    left, top = (min(g.bounds[i] for g in shapes.values()) for i in (0, 1))
    shapes = {
        n: affinity.translate(g, MARGIN_LEFT - left, MARGIN_TOP - top) for n, g in shapes.items()
    }
    _open_straits(shapes)
    return {n: drawing.rounded(g) for n, g in shapes.items()}


def _open_straits(shapes: dict[str, Any]) -> None:
    for (gives_way, stays), gap in STRAITS.items():
        shapes[gives_way] = shapes[gives_way].difference(shapes[stays].buffer(gap, quad_segs=2))
    pair = ("greenland", "ontario")
    way = curve(lane(shapes, pair, ROUTES[pair]))
    for bank in ("northwest-territory", "quebec"):
        rest = polygons(shapes[bank].difference(way.buffer(HUDSON_STRAIT, quad_segs=2)))
        shapes[bank] = MultiPolygon([p for p in rest if p.area > CALM[bank][1]])


def _projected(degrees: MultiPolygon) -> MultiPolygon:
    on_board = [p for p in degrees.geoms if not any(edge.contains(p) for edge in LEFT_OUT)]
    # A long straight edge bends under a lens, so it gets points in between.
    dense = shapely.segmentize(MultiPolygon(on_board), 0.4)
    return shapely.transform(dense, _to_map)


def _tidied(name: str, shape: MultiPolygon) -> MultiPolygon:
    """Without small islands; the islands of a CALM territory also without narrow inlets."""
    radius, smallest = CALM.get(name, (0.0, SMALLEST))
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


def _moved(name: str, shape: Any) -> MultiPolygon:
    def apply(part: Any, move: Move) -> Any:
        grown = affinity.scale(part, move.grow_x, move.grow_y, origin=part.centroid)
        return affinity.translate(grown, move.dx, move.dy)

    if name == "eastern-australia":
        region, move = NEW_ZEALAND
        shape = MultiPolygon(
            [apply(p, move) if region.contains(p.centroid) else p for p in polygons(shape)]
        )
    return apply(shape, MOVES[name]) if name in MOVES else shape


def _iceland(degrees: MultiPolygon, lensed: MultiPolygon) -> MultiPolygon:
    """Iceland's own outline, larger, where the lens has put it: the lens alone would shear it."""
    true = shapely.transform(degrees, lambda c: c * [0.42 * ICELAND, -ICELAND])
    true = shapely.simplify(true, 0.9)
    here, there = true.centroid, lensed.centroid
    return MultiPolygon(
        polygons(affinity.translate(true, there.x - here.x + 9, there.y - here.y - 24))
    )


def _to_map(degrees: Array) -> Array:
    """Map units for rows of (longitude, latitude); x to the right, y downwards."""
    x = np.radians(degrees[:, 0])
    y = _miller(np.clip(degrees[:, 1], -58, 84))
    for lens in LENSES:
        dx, dy = x - math.radians(lens.lon), y - float(_miller(np.float64(lens.lat)))
        near = np.clip(1 - (dx * dx + dy * dy) / lens.radius**2, 0, None) ** 2
        x, y = x + dx * lens.grow_x * near, y + dy * lens.grow_y * near
    y = np.where(y > NORTH.line, NORTH.line + (y - NORTH.line) * NORTH.keep, y)
    y = np.where(y < SOUTH.line, SOUTH.line + (y - SOUTH.line) * SOUTH.keep, y)
    x = np.where(x > FAR_EAST.line, FAR_EAST.line + (x - FAR_EAST.line) * FAR_EAST.keep, x)
    # Rounded, so that the last digit of a logarithm, which differs between processors, cannot
    # decide how an outline is simplified.
    return np.round(np.column_stack([x * SCALE, -y * SCALE * UPRIGHT]), 5)


def _miller(latitude: Any) -> Any:
    return 1.25 * np.log(np.tan(math.pi / 4 + 0.4 * np.radians(latitude)))


PLAN = Plan(
    width=WIDTH,
    height=HEIGHT,
    land=land,
    routes=ROUTES,
    edges={
        "alaska": [[48, 140], [26, 136], [0, 146]],
        "kamchatka": [[1547, 138], [1574, 134], [1600, 146]],
    },
    labels={
        "north-america": {
            "name": "North America",
            "short": "N. America",
            "m": [20, 505],
            "s": [8, 520],
            "anchor": "start",
        },
        "south-america": {"name": "South America", "m": [278, 640], "s": [236, 655]},
        "europe": {"name": "Europe", "m": [850, 52], "s": [856, 40]},
        "africa": {"name": "Africa", "m": [700, 764], "s": [712, 775]},
        "asia": {"name": "Asia", "m": [1390, 48], "s": [1390, 40]},
        "australia": {"name": "Australia", "m": [1368, 815], "s": [1356, 824]},
    },
    tints={
        "north-america": ["#a27a12", "#c9a446"],
        "south-america": ["#b8573c", "#cf8468"],
        "europe": ["#4f78ad", "#7d9fcc"],
        "africa": ["#8a6537", "#b8925f"],
        "asia": ["#4d8650", "#7fb582"],
        "australia": ["#8262a6", "#a98fca"],
    },
    names={"western-us": "Western US", "eastern-us": "Eastern US"},
    short_names={
        "northwest-territory": "NW Territory",
        "great-britain": "Britain",
        "northern-europe": "N. Europe",
        "southern-europe": "S. Europe",
        "western-europe": "W. Europe",
        "central-america": "C. America",
        "western-us": "West US",
        "eastern-us": "East US",
        "western-australia": "W. Australia",
        "eastern-australia": "E. Australia",
    },
    hearts={"kamchatka": (1462, 138), "south-africa": (842, 650)},
    leaders={
        "japan": "sm",
        "iceland": "sml",
        "great-britain": "s",
        "central-america": "s",
        "new-guinea": "",
        "madagascar": "",
        "indonesia": "",
        "siam": "",
        "egypt": "",
        "western-europe": "",
        "venezuela": "",
        "peru": "",
        "scandinavia": "",
        "kamchatka": "",
    },
)
