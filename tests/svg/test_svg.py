"""A position as SVG: complete, self-contained, small, and accessible to a screen reader."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from html import unescape
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from risk_widget.board import Board, load_board
from risk_widget.svg import board_svg
from risk_widget.svg.colours import COLOURS, SEATS

BOARDS = ("classic", "island", "strait")
THEMES = ("light", "dark", "auto")
NS = "{http://www.w3.org/2000/svg}"

Position = dict[str, tuple[str | None, int]]


def position(board: Board) -> Position:
    """Return a position with every seat, the third army, empty land, and one to three digits."""
    owners = itertools.cycle([*SEATS, "third", None])
    armies = itertools.cycle([1, 7, 12, 100])
    return {t: (next(owners), next(armies)) for t in board.ids}


def texts(svg: str) -> list[str]:
    root = ET.fromstring(svg)
    return ["".join(node.itertext()) for node in root.iter(f"{NS}text")]


@pytest.fixture(params=itertools.product(BOARDS, THEMES), ids="-".join)
def drawn(request: pytest.FixtureRequest) -> tuple[Board, Position, str]:
    name, theme = request.param
    board = load_board(name)
    held = position(board)
    return board, held, board_svg(board, held, theme=theme)


def times_drawn(svg: str, tag: str, **attributes: str) -> int:
    """Return how often an element is drawn: once if it stands by itself, or once for each use."""
    root = ET.fromstring(svg)
    uses = Counter(use.get("href", "").removeprefix("#") for use in root.iter(f"{NS}use"))

    def drawn(node: ET.Element) -> int:
        within = sum(map(drawn, node))
        own = node.tag == f"{NS}{tag}" and attributes.items() <= node.attrib.items()
        return (within + own) * (uses[name] if (name := node.get("id", "")) in uses else 1)

    return drawn(root)


def test_the_picture_is_one_element_with_a_name_and_description(
    drawn: tuple[Board, Position, str],
) -> None:
    board, held, svg = drawn
    root = ET.fromstring(svg)
    assert root.tag == f"{NS}svg"
    assert root.get("role") == "img"
    ids = root.get("aria-labelledby", "").split()
    spoken = {node.get("id"): node.text for node in root if node.get("id") in ids}
    assert list(spoken) == ids
    description = spoken[ids[1]]
    assert description is not None
    for territory in board.territories:
        owner, armies = held[territory.id]
        assert territory.name if owner is None else f"{territory.name} {armies}" in description
    assert {seat.capitalize() for seat, _ in held.values() if seat in SEATS} <= set(
        re.findall(r"(\w+) holds", description)
    )


def test_every_tag_shows_its_armies_and_every_name_is_written(
    drawn: tuple[Board, Position, str],
) -> None:
    board, held, svg = drawn
    written = Counter(texts(svg))
    armies = Counter(str(n) for owner, n in held.values() if owner is not None)
    assert armies <= written
    assert not Counter(t for t in written.elements() if t.isdigit()) - armies
    assert board.shapes
    for place in board.shapes["place"]["m"].values():
        assert set(place["t"]) <= set(written)
    for continent in board.continents:
        assert f"{continent.name.upper()}+{continent.bonus}" in written


def test_the_picture_is_self_contained(drawn: tuple[Board, Position, str]) -> None:
    _, _, svg = drawn
    root = ET.fromstring(svg)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    for node in root.iter():
        for key, value in node.attrib.items():
            if key.endswith("href"):
                assert value.removeprefix("#") in ids
    assert "url(" not in svg
    assert "<script" not in svg
    assert re.findall(r"https?://[^'\"]+", svg) == ["http://www.w3.org/2000/svg"]


def test_the_picture_is_small(drawn: tuple[Board, Position, str]) -> None:
    _, _, svg = drawn
    assert len(svg.encode()) < 40_000


def test_land_has_the_colour_of_its_owner() -> None:
    board = load_board("island")
    red = board_svg(board, dict.fromkeys(board.ids, ("red", 1)))
    assert COLOURS["red-land"][0] in red
    assert not any(COLOURS[f"{seat}-land"][0] in red for seat in SEATS if seat != "red")
    dark = board_svg(board, dict.fromkeys(board.ids, ("red", 1)), theme="dark")
    assert COLOURS["red-land"][1] in dark
    assert COLOURS["red-land"][0] not in dark


def test_auto_follows_the_reader_and_single_themes_need_no_style_sheet() -> None:
    board = load_board("island")
    held: Position = dict.fromkeys(board.ids, ("blue", 2))
    auto = board_svg(board, held, theme="auto")
    match = re.fullmatch(
        r".*<style>(.*)@media\(prefers-color-scheme:dark\)\{(.*)\}</style>.*", auto, re.DOTALL
    )
    assert match
    light, dark = match.groups()
    assert COLOURS["blue-land"][0] in light
    assert COLOURS["blue-land"][1] in dark
    # Every class in use needs a rule, so that no mark is left in the default black.
    used = set(re.findall(r"class='([^']+)'", auto))
    assert {name for names in used for name in names.split()} == set(
        re.findall(r"\.(\S+?)\{", light)
    )
    assert "<style" not in board_svg(board, held, theme="light")


def test_the_holder_of_a_continent_is_marked() -> None:
    board = load_board("island")
    uplands = board.continent("uplands").territories
    split: Position = {t: ("red" if t == uplands[0] else "green", 1) for t in board.ids}
    whole: Position = split | dict.fromkeys(uplands, ("green", 1))
    glyph = SEATS["green"].glyph
    tags = Counter(owner for owner, _ in split.values())["green"]
    held = times_drawn(board_svg(board, split), "path", d=glyph)
    assert held == tags + 1  # Green holds the lowlands.
    assert times_drawn(board_svg(board, whole), "path", d=glyph) == tags + 1 + 2


def test_at_a_continents_border_its_colour_continues_inland() -> None:
    board = load_board("classic")
    svg = board_svg(board, {})
    assert board.shapes is not None
    for continent, strip in board.shapes["rims"].items():
        light, _ = board.shapes["tints"][continent]
        assert f"<path d='{strip}' opacity='.6' stroke='{light}'/>" in svg


def test_the_third_army_has_a_dashed_tag_without_a_sign() -> None:
    board = load_board("island")
    svg = board_svg(board, dict.fromkeys(board.ids, ("third", 3)))
    assert times_drawn(svg, "rect", **{"stroke-dasharray": "2.5 2"}) == len(board.ids)
    assert not any(look.glyph in svg for look in SEATS.values())
    assert texts(svg).count("3") == len(board.ids)


def test_land_that_nobody_holds_has_no_tag() -> None:
    board = load_board("island")
    svg = board_svg(board, {"highmoor": ("red", 5)})
    assert [t for t in texts(svg) if t.isdigit()] == ["5"]
    assert "Nobody holds Northcliff, Stonegate" in svg
    assert "Nobody holds any territory." in board_svg(board, {})


def test_highlighted_territories_are_outlined_and_their_tags_ringed() -> None:
    board = load_board("island")
    held: Position = dict.fromkeys(board.ids, ("red", 1))
    plain = board_svg(board, held)
    ids = board_svg(board, held, highlight=["highmoor"])
    target = board_svg(board, held, highlight={"highmoor": "target"})
    source = board_svg(board, held, highlight={"highmoor": "source"})
    strip = re.compile(r"rw[0-9a-f]{6}")
    assert strip.sub("", ids) == strip.sub("", target)
    accent = COLOURS["accent"][0]
    assert accent not in plain
    assert target.count(accent) == 2  # the outline and the ring
    assert accent not in source
    possible = board_svg(board, held, highlight={"highmoor": "possible"})
    assert possible.count("stroke-dasharray") == target.count("stroke-dasharray") + 1


def test_the_same_arguments_give_the_same_text_and_others_different_ids() -> None:
    board = load_board("strait")
    held = position(board)
    assert board_svg(board, held) == board_svg(board, dict(reversed(held.items())))
    first = set(re.findall(r"id='(\w+)'", board_svg(board, held)))
    for other in (
        board_svg(board, held, theme="auto"),
        board_svg(board, held, title="Other"),
        board_svg(board, held | {"gull-rock": ("red", 9)}),
    ):
        assert not first & set(re.findall(r"id='(\w+)'", other))


def test_a_title_is_escaped() -> None:
    board = load_board("island")
    svg = board_svg(board, {}, title="</title><script>alert(1)</script>")
    assert "<script" not in svg
    assert ET.fromstring(svg)[0].text == "</title><script>alert(1)</script>"


@pytest.mark.parametrize(("width", "name"), [(600, "N. Europe"), (900, "Northern Europe")])
def test_small_pictures_have_short_names(width: int, name: str) -> None:
    board = load_board("classic")
    svg = board_svg(board, {}, width=width)
    assert name in texts(svg)
    assert ET.fromstring(svg).get("width") == str(width)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"theme": "sepia"}, "'sepia'"),
        ({"width": 0}, "width"),
        ({"territories": {"atlantis": ("red", 1)}}, "'atlantis'"),
        ({"territories": {"highmoor": ("teal", 1)}}, "'teal'"),
        ({"highlight": {"highmoor": "aim"}}, "'aim'"),
        ({"highlight": ["atlantis"]}, "'atlantis'"),
    ],
)
def test_impossible_pictures_are_refused(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        board_svg(load_board("island"), **{"territories": {}, **arguments})


def test_a_board_without_shapes_cannot_be_drawn() -> None:
    data = {
        "id": "dot",
        "name": "Dot",
        "continents": [{"id": "all", "name": "All", "bonus": 0, "territories": ["dot"]}],
        "territories": [{"id": "dot", "name": "Dot", "card": "infantry"}],
        "borders": [],
    }
    with pytest.raises(ValueError, match="no shapes"):
        board_svg(Board.from_json(data), {})


def test_a_revealed_capital_has_a_crown_and_its_first_owners_sign() -> None:
    board = load_board("classic")
    held = dict.fromkeys(board.ids, ("red", 1)) | {"peru": ("blue", 2)}
    plain = board_svg(board, held)
    crowned = unescape(board_svg(board, held, capitals={"green": "peru"}))
    assert "Peru is Green's capital." in crowned
    assert crowned.count(f"<path d='{SEATS['green'].glyph}'") == 1
    assert f"<path d='{SEATS['green'].glyph}'" not in plain
    assert "capital" not in plain
    with pytest.raises(ValueError, match="atlantis"):
        board_svg(board, held, capitals={"green": "atlantis"})
