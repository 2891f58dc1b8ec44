"""The committed outlines as geometry, read by a parser that knows nothing of the build."""

from __future__ import annotations

import itertools
import re
from functools import cache
from typing import TYPE_CHECKING, Any

import shapely
from shapely.geometry import LineString, Polygon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board

BOARDS = ("classic", "island", "strait")
Segment = tuple[tuple[int, int], tuple[int, int]]


def rings(path: str) -> list[list[tuple[int, int]]]:
    """Return the points of each ring of a path made of M and relative l and z commands."""
    found = []
    for part in path.removesuffix("z").split("z"):
        match = re.fullmatch(r"M(-?\d+ -?\d+)l([-\d ]+)", part)
        assert match, part
        start, steps = match.groups()
        numbers = [int(n) for n in re.findall(r"-?\d+", steps)]
        assert len(numbers) % 2 == 0
        x, y = map(int, start.split())
        points = [(x, y)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        found.append(points)
    return found


def lines(path: str) -> list[list[tuple[int, int]]]:
    """Return the points of each open line of a path."""
    return [rings(f"M{part}z")[0] for part in path.split("M")[1:]]


def segments(points: list[tuple[int, int]]) -> set[Segment]:
    return {(min(p, q), max(p, q)) for p, q in itertools.pairwise(points)}


def shapes_of(board: Board) -> Mapping[str, Any]:
    assert board.shapes is not None
    return board.shapes


@cache
def pieces(board: Board) -> dict[str, list[Polygon]]:
    return {t: [Polygon(ring) for ring in rings(shapes_of(board)["paths"][t])] for t in board.ids}


@cache
def land(board: Board) -> dict[str, shapely.Geometry]:
    return {t: shapely.union_all(polygons) for t, polygons in pieces(board).items()}


@cache
def edges_of(board: Board) -> dict[str, set[Segment]]:
    return {
        t: set().union(
            *(segments([*ring, ring[0]]) for ring in rings(shapes_of(board)["paths"][t]))
        )
        for t in board.ids
    }


def curve(start: list[int], control: list[int], end: list[int]) -> LineString:
    """Return a quadratic curve as a line of 24 pieces."""
    points = []
    for i in range(25):
        t = i / 24
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        points.append(
            tuple(
                sum(w * p[axis] for w, p in zip(weights, (start, control, end), strict=True))
                for axis in (0, 1)
            )
        )
    return LineString(points)


def lane_curves(board: Board) -> dict[tuple[str, ...], LineString]:
    found: dict[tuple[str, ...], LineString] = {
        (a, b): curve(*points) for a, b, *points in shapes_of(board)["lanes"]
    }
    return found | {(t,): curve(*points) for t, points in shapes_of(board)["edges"]}
