"""Tags and names don't overlap at any size of the map.

Text widths are estimated for a wide system font; a browser test measures the real ones.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
import shapely
from map.boxes import Box, continent_box, name_box, tag_box
from shapely.geometry import LineString, Point

from risk_widget.board import load_board
from risk_widget.svg.picture import TIERS, edge_words, text_width, tier_for
from tests.board.outlines import BOARDS, land, lane_curves, shapes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.board import Board

WIDTHS = (590, 640, 700, 779, 780, 850, 900, 1019, 1020, 1200, 1400)

CASES = list(itertools.product(BOARDS, WIDTHS))


def things_on_the_map(board: Board, width: int) -> Iterator[tuple[str, Box]]:
    """Yield the name and the box of each thing that must not overlap another."""
    name, unit = tier_for(width), shapes_of(board)["w"] / width
    tier = TIERS[name]
    for territory, place in shapes_of(board)["place"][name].items():
        yield f"tag of {territory}", tag_box(place, tier, unit)
        yield f"name of {territory}", name_box(place, tier, unit)
    for continent, label in shapes_of(board)["contlab"].items():
        yield f"name of {continent}", continent_box(label, name, unit)
    names = {t.id: t.name for t in board.territories}
    for words in edge_words(shapes_of(board), names):
        wide = text_width(words.text, 0.95 * tier.font * unit) + 4 * unit
        left = 0 if words.anchor == "start" else words.x - wide
        high = tier.font * unit
        yield words.text, Box(left, words.y - high, left + wide, words.y + 0.3 * high)


@pytest.mark.parametrize(("name", "width"), CASES)
def test_no_two_marks_touch(name: str, width: int) -> None:
    things = list(things_on_the_map(load_board(name), width))
    touching = [
        (a, b) for (a, one), (b, other) in itertools.combinations(things, 2) if one.overlaps(other)
    ]
    assert touching == []


@pytest.mark.parametrize(("name", "width"), CASES)
def test_everything_stays_on_the_map(name: str, width: int) -> None:
    board = load_board(name)
    for what, box in things_on_the_map(board, width):
        assert box.left >= 0, what
        assert box.top >= 0, what
        assert box.right <= shapes_of(board)["w"], what
        assert box.bottom <= shapes_of(board)["h"], what


@pytest.mark.parametrize(("name", "width"), CASES)
def test_no_lane_runs_through_a_tag(name: str, width: int) -> None:
    board = load_board(name)
    curves = lane_curves(board)
    for what, box in things_on_the_map(board, width):
        if what.startswith("tag"):
            crossed = [pair for pair, line in curves.items() if line.intersects(shapely.box(*box))]
            assert crossed == [], what


@pytest.mark.parametrize(("name", "width"), CASES)
def test_no_continents_name_is_hidden_under_land(name: str, width: int) -> None:
    board = load_board(name)
    everything = shapely.union_all(list(land(board).values()))
    for continent, label in shapes_of(board)["contlab"].items():
        box = continent_box(label, tier_for(width), shapes_of(board)["w"] / width)
        assert not shapely.box(*box).intersects(everything), continent


@pytest.mark.parametrize(("name", "width"), CASES)
def test_each_continents_name_is_nearest_to_its_own_continent(name: str, width: int) -> None:
    board = load_board(name)
    shapes = land(board)
    continents = {
        c.id: shapely.union_all([shapes[t] for t in c.territories]) for c in board.continents
    }
    for continent, label in shapes_of(board)["contlab"].items():
        box = continent_box(label, tier_for(width), shapes_of(board)["w"] / width)
        away = {c: shapely.box(*box).distance(outline) for c, outline in continents.items()}
        assert min(away, key=lambda c: away[c]) == continent, away


@pytest.mark.parametrize(("name", "width"), list(itertools.product(BOARDS, (480, 520, 560))))
def test_continents_names_and_holders_touch_no_tag_on_a_small_map(name: str, width: int) -> None:
    """On maps below 560 pixels, most territories are unnamed; below 480, so are all continents."""
    board = load_board(name)
    tier, unit = tier_for(width), shapes_of(board)["w"] / width
    shrunk = min(1, width / 520)
    for continent, label in shapes_of(board)["contlab"].items():
        box = continent_box(label, tier, unit)
        for territory, place in shapes_of(board)["place"][tier].items():
            tag = tag_box(place, TIERS[tier], unit * shrunk)
            assert not tag.overlaps(box), (continent, territory)


@pytest.mark.parametrize(("name", "tier"), list(itertools.product(BOARDS, TIERS)))
def test_a_tag_stands_on_its_land_or_has_a_line_to_it(name: str, tier: str) -> None:
    board = load_board(name)
    shapes = land(board)
    for territory, place in shapes_of(board)["place"][tier].items():
        on_land = place.get("a", place["b"])
        assert shapes[territory].distance(Point(on_land)) < 3, territory


@pytest.mark.parametrize(("name", "width"), CASES)
def test_leader_lines_touch_no_other_tag_or_name(name: str, width: int) -> None:
    board = load_board(name)
    things = list(things_on_the_map(board, width))
    for territory, place in shapes_of(board)["place"][tier_for(width)].items():
        if "a" in place:
            line = LineString([place["a"], place["b"]])
            own = (f"tag of {territory}", f"name of {territory}")
            hit = [w for w, box in things if w not in own and line.intersects(shapely.box(*box))]
            assert hit == [], territory


@pytest.mark.parametrize("name", BOARDS)
def test_places_have_their_territorys_name(name: str) -> None:
    """An abbreviation begins with the same letters as the name in the rules."""
    board = load_board(name)
    for places in shapes_of(board)["place"].values():
        for territory, place in places.items():
            written = " ".join(place["t"]).split()
            full = board.territory(territory).name.split()
            assert written[0][0] == full[0][0] or written[-1] == full[-1], place["t"]


@pytest.mark.parametrize(
    ("width", "tier"),
    [(300, "s"), (779, "s"), (780, "m"), (1019, "m"), (1020, "l"), (3000, "l")],
)
def test_the_tier_follows_the_width(width: int, tier: str) -> None:
    assert tier_for(width) == tier
