"""The drawing agrees with the rules: land borders are exactly where land touches."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING

import pytest
import shapely
from shapely.geometry import LineString, Point

from risk_widget.board import load_board
from tests.board.outlines import (
    BOARDS,
    edges_of,
    land,
    lane_curves,
    lines,
    pieces,
    segments,
    shapes_of,
)

if TYPE_CHECKING:
    from risk_widget.board import Board


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


def test_territories_touch_exactly_at_their_land_borders(board: Board) -> None:
    by_land = {frozenset(b.between) for b in board.borders if b.by == "land"}
    edges = edges_of(board)
    shared = {
        frozenset(pair)
        for pair in itertools.combinations(board.ids, 2)
        if edges[pair[0]] & edges[pair[1]]
    }
    assert shared == by_land


def test_territories_without_a_land_border_are_visibly_apart(board: Board) -> None:
    by_land = {frozenset(b.between) for b in board.borders if b.by == "land"}
    shapes = land(board)
    for a, b in itertools.combinations(board.ids, 2):
        if frozenset((a, b)) not in by_land:
            assert shapes[a].distance(shapes[b]) >= 5, (a, b)


def test_no_two_territories_claim_the_same_land(board: Board) -> None:
    shapes = land(board)
    for a, b in itertools.combinations(board.ids, 2):
        assert shapes[a].intersection(shapes[b]).area == 0, (a, b)


def test_every_outline_is_a_plain_area_on_the_map(board: Board) -> None:
    frame = shapely.box(0, 0, shapes_of(board)["w"], shapes_of(board)["h"])
    for territory, polygons in pieces(board).items():
        assert all(polygon.is_valid for polygon in polygons), territory
        assert all(frame.contains(polygon) for polygon in polygons), territory


def test_every_territory_is_large_enough_to_be_hit(board: Board) -> None:
    # The smallest territory is Iceland, whose tag can be clicked, too.
    assert min(shape.area for shape in land(board).values()) > 500


def test_borders_between_continents_are_complete_and_nothing_else(board: Board) -> None:
    drawn = set().union(*(segments(line) for line in lines(shapes_of(board)["cborder"])), set())
    home = {t: c.id for c in board.continents for t in c.territories}
    edges = edges_of(board)
    expected = set()
    for a, b in itertools.combinations(board.ids, 2):
        if home[a] != home[b]:
            expected |= edges[a] & edges[b]
    assert drawn == expected


def test_rims_follow_the_land_borders_of_their_own_continent(board: Board) -> None:
    shapes, drawn = land(board), shapes_of(board)
    inner = shapely.union_all([LineString(line) for line in lines(drawn["cborder"])] or [Point()])
    for continent in board.continents:
        own = shapely.union_all([shapes[t] for t in continent.territories])
        rims = [LineString(line) for line in lines(drawn["rims"].get(continent.id, ""))]
        assert bool(rims) == bool(own.boundary.intersection(inner).length), continent.id
        for rim in rims:
            assert own.distance(rim.interpolate(0.5, normalized=True)) < 2, continent.id
            assert rim.hausdorff_distance(inner.intersection(rim.buffer(12))) < 25, continent.id


def test_bounding_boxes_contain_the_largest_piece(board: Board) -> None:
    for territory, polygons in pieces(board).items():
        largest = max(polygons, key=lambda p: p.area)
        assert shapely.box(*shapes_of(board)["bbox"][territory]).covers(largest), territory


def test_lanes_start_and_end_at_the_coast_of_their_territories(board: Board) -> None:
    shapes = land(board)
    for pair, line in lane_curves(board).items():
        for territory, end in zip(pair, (line.coords[0], line.coords[-1]), strict=False):
            assert shapes[territory].distance(shapely.Point(end)) < 6, pair


def test_lanes_cross_only_the_sea(board: Board) -> None:
    shapes = land(board)
    for pair, line in lane_curves(board).items():
        for territory, shape in shapes.items():
            over = line.intersection(shape).length
            assert over < (7 if territory in pair else 0.01), (pair, territory)


def test_lanes_are_long_enough_to_be_seen(board: Board) -> None:
    for pair, line in lane_curves(board).items():
        assert line.length >= 10, pair


@pytest.mark.parametrize(
    ("name", "limit"), [("classic", 30_000), ("island", 7_000), ("strait", 12_000)]
)
def test_the_drawing_is_small_enough_to_travel_with_every_widget(name: str, limit: int) -> None:
    shapes = shapes_of(load_board(name))
    assert len(json.dumps(shapes, separators=(",", ":"), ensure_ascii=False)) < limit
