"""The two small boards: few enough territories that one can see every rule at work.

Their coasts and borders are sketched as a few points, and made rough like a real shore.
"""

from __future__ import annotations

import itertools
import math
import random
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import shapely
from map.drawing import Plan, Route, polygons, rounded
from shapely.geometry import LineString, Point

if TYPE_CHECKING:
    from map.drawing import XY
    from shapely.geometry import MultiPolygon

TOLERANCE = 2.0
"""Map units: finer detail goes again, as on the classic board."""
FINEST = 12.0
"""Map units: shorter pieces of a line are not bent any further."""


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
    return {t: rounded(shape) for t, shape in zip(names, simple, strict=True)}


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


OCHRE, BLUE, GREEN = ["#a27a12", "#c9a446"], ["#4f78ad", "#7d9fcc"], ["#4d8650", "#7fb582"]

ISLAND_SKETCH = Sketch(
    coasts=(
        (
            "215 335, 150 300, 190 255, 275 250, 330 175, 430 130, 500 165, 560 235, 620 240, "
            "660 165, 720 100, 850 95, 960 150, 1010 225, 1080 240, 1120 180, 1200 170, 1230 230, "
            "1190 300, 1185 380, 1235 440, 1240 520, 1190 580, 1110 570, 1060 610, 1010 690, "
            "900 735, 820 720, 790 650, 750 600, 690 610, 660 670, 590 735, 450 725, 390 660, "
            "300 640, 200 590, 190 510, 250 450, 270 390"
        ),
        "1330 640, 1400 575, 1475 600, 1520 680, 1470 765, 1400 745, 1340 760, 1300 700",
    ),
    borders=(
        "150 430, 400 410, 560 440, 720 410, 900 450, 1030 420, 1300 470",
        "520 80, 540 250, 510 330, 560 440",
        "860 60, 850 220, 900 330, 900 450",
        "735 720, 720 610, 760 520, 720 410",
    ),
    inside={
        "northcliff": ((400, 300),),
        "highmoor": ((700, 270),),
        "stonegate": ((1050, 320),),
        "riverbend": ((480, 550),),
        "old-harbour": ((950, 540),),
        "lantern-isle": ((1410, 680),),
    },
    seed=11,
)

ISLAND = Plan(
    width=1600,
    height=840,
    land=partial(land, ISLAND_SKETCH),
    routes={
        ("stonegate", "lantern-isle"): Route(-0.2, start=(1190, 360), end=(1410, 574)),
        ("old-harbour", "lantern-isle"): Route(0.15, start=(1174, 589), end=(1304, 690)),
    },
    edges={},
    labels={
        "uplands": {"name": "Uplands", "m": [90, 120], "anchor": "start"},
        "lowlands": {"name": "Lowlands", "m": [90, 760], "anchor": "start"},
    },
    tints={"uplands": OCHRE, "lowlands": BLUE},
    names={},
    short_names={},
    hearts={},
    leaders={},
)

STRAIT_SKETCH = Sketch(
    coasts=(
        (
            "95 215, 130 150, 215 165, 270 95, 370 75, 420 130, 480 70, 610 60, 700 110, 790 130, "
            "850 75, 960 60, 1040 110, 1130 85, 1250 120, 1300 70, 1400 95, 1430 165, 1510 200, "
            "1500 280, 1420 300, 1370 360, 1290 345, 1240 280, 1150 290, 1090 355, 1000 370, "
            "930 310, 860 320, 800 385, 700 370, 650 310, 560 300, 520 350, 420 375, 370 310, "
            "290 300, 250 350, 170 330, 150 260"
        ),
        (
            "150 760, 200 690, 290 700, 340 640, 440 610, 520 670, 620 690, 690 630, 780 625, "
            "830 680, 930 690, 980 620, 1080 590, 1170 630, 1230 610, 1330 660, 1420 740, "
            "1390 810, 1300 810, 1250 870, 1130 850, 1060 800, 960 840, 900 895, 790 880, 730 830, "
            "620 850, 560 900, 430 885, 380 830, 270 870, 190 840"
        ),
        "260 470, 330 430, 430 450, 470 500, 400 550, 300 540",
        "760 490, 830 460, 930 480, 950 530, 860 565, 780 550",
        "1170 450, 1240 415, 1310 440, 1290 500, 1210 520",
        "1345 470, 1400 440, 1435 490, 1370 520",
    ),
    borders=(
        "410 20, 420 130, 370 220, 370 310, 365 400",
        "700 30, 690 150, 720 230, 660 290, 655 420",
        "1040 30, 1040 150, 990 230, 1040 300, 1030 420",
        "720 230, 850 215, 990 230",
        "470 560, 450 700, 500 780, 470 920",
        "840 580, 850 720, 700 760, 500 780",
        "1080 540, 1060 680, 1100 770, 1080 920",
    ),
    inside={
        "kestrel-point": ((270, 210),),
        "whitewater": ((540, 210),),
        "ironhill": ((900, 160),),
        "pinewood": ((850, 280),),
        "eastwatch": ((1230, 210),),
        "ferry-isle": ((360, 490),),
        "gull-rock": ((860, 515),),
        "twin-sands": ((1240, 470), (1390, 485)),
        "saltmarsh": ((320, 760),),
        "millbrook": ((650, 690),),
        "orchards": ((900, 770),),
        "redcliff": ((1200, 730),),
    },
    seed=5,
)

STRAIT = Plan(
    width=1600,
    height=940,
    land=partial(land, STRAIT_SKETCH),
    routes={
        ("pinewood", "gull-rock"): Route(-0.12),
        ("twin-sands", "redcliff"): Route(-0.12),
    },
    edges={},
    labels={
        "north-shore": {"name": "North Shore", "m": [60, 62], "anchor": "start"},
        "narrows": {"name": "The Narrows", "m": [730, 440], "anchor": "end"},
        "south-shore": {"name": "South Shore", "m": [1540, 900], "anchor": "end"},
    },
    tints={"north-shore": OCHRE, "narrows": BLUE, "south-shore": GREEN},
    names={},
    short_names={},
    hearts={},
    leaders={"gull-rock": "", "ferry-isle": "", "twin-sands": "", "pinewood": ""},
)
