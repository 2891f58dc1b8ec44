"""Outlines in whole numbers, as compact SVG paths, and the borders between them."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import numpy as np
import shapely
from map.atlas import polygons
from shapely.geometry import LineString, MultiPolygon, Polygon

Point = tuple[int, int]


def rounded(shape: Any) -> MultiPolygon:
    """The shape with whole coordinates.

    Each corner is rounded on its own, so corners that two neighbours share stay shared.
    """
    kept: list[Polygon] = []
    for piece in polygons(shape):
        ring = _without_spikes([(round(x), round(y)) for x, y in piece.exterior.coords[:-1]])
        if len(ring) >= 3:
            kept.append(Polygon(ring))
    return MultiPolygon(kept)


def _without_spikes(ring: list[Point]) -> list[Point]:
    """Drop repeated points, and points from which the outline returns to where it came from."""
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
    """An SVG path of relative whole steps, the largest piece first."""
    pieces = sorted(shape.geoms, key=lambda p: (-p.area, p.bounds))
    return "".join(_ring(piece) for piece in pieces)


def _ring(piece: Polygon) -> str:
    points = [(int(x), int(y)) for x, y in piece.exterior.coords[:-1]]
    start = points.index(min(points))  # a fixed first point, whatever the geometry library chose
    points = points[start:] + points[:start]
    return _steps(points) + "z"


def line_path(lines: list[LineString]) -> str:
    """An SVG path of open lines, in relative whole steps."""
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
    """The straight pieces of an outline, each with its ends in order."""
    found: set[Segment] = set()
    for piece in shape.geoms:
        points = [(int(x), int(y)) for x, y in piece.exterior.coords]
        found |= {(min(p, q), max(p, q)) for p, q in itertools.pairwise(points)}
    return found


def contacts(shapes: dict[str, MultiPolygon]) -> dict[tuple[str, str], set[Segment]]:
    """The pieces of border that two territories share, by the pair of their ids (sorted)."""
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
    """Segments put together to as few lines as possible, in a fixed order."""
    merged = shapely.line_merge(shapely.MultiLineString(sorted(pieces)))
    lines = [_from_first_end(line) for line in shapely.get_parts(merged)]
    return sorted(lines, key=lambda line: list(line.coords))


def _from_first_end(line: LineString) -> LineString:
    points = list(line.coords)
    return LineString(points if points[0] <= points[-1] else points[::-1])


def largest(shape: Any) -> Polygon:
    return max(polygons(shape), key=lambda p: p.area)


def corners_used_once(shape: MultiPolygon) -> bool:
    """Whether no outline passes the same point twice (which rounding could bring about)."""
    return all(max(Counter(piece.exterior.coords[:-1]).values()) == 1 for piece in shape.geoms)
