"""Names on the drawn map in other languages."""

from __future__ import annotations

import pytest

import risk_widget as rw
from risk_widget.messages import Message, Names, render, use_language
from risk_widget.messages.catalog import catalogs
from risk_widget.svg import board_svg
from risk_widget.svg.drawn_board import names_on_map

LONGEST = 20
"""The maximum number of letters in a line of the map: "Nordwest-Territorium"."""
BOARD = rw.load_board("classic")
OTHERS = sorted(set(catalogs()) - {"en"})


def test_the_board_has_its_english_names_set_by_hand() -> None:
    found = names_on_map(BOARD)
    assert (found["territories"], found["continents"]) == ({}, {})


@pytest.mark.parametrize("language", sorted(catalogs()))
@pytest.mark.parametrize("board", ["classic", "island", "strait"])
def test_an_abbreviation_is_short_and_unique(board: str, language: str) -> None:
    places = rw.load_board(board)
    names = Names.on(places)
    with use_language(language):
        short = names_on_map(places)["short"]
        on_map = {t: render(Message("name-on-map", {"territory": t}), names) for t in places.ids}
    assert all(len(letters) < len(on_map[t]) for t, letters in short.items())
    assert len({*short.values()} | {*on_map.values()}) == len(short) + len(on_map)


@pytest.mark.parametrize("language", OTHERS)
def test_every_translated_name_is_written_in_its_lines(language: str) -> None:
    names = Names.on(BOARD)
    with use_language(language):
        found = names_on_map(BOARD)
        said = {t: render(Message("name-territory", {"territory": t}), names) for t in BOARD.ids}
    english = {t.id: t.name for t in BOARD.territories}
    differ = {t for t in BOARD.ids if said[t] != english[t]}
    assert len(differ) > 15
    assert {*found["territories"]} == {"s", "m", "l"}
    for size, places in found["territories"].items():
        assert {*places} == differ
        for territory, lines in places.items():
            assert len(lines) <= 2
            assert max(map(len, lines)) <= LONGEST
            if size == "s":
                assert len(" ".join(lines)) <= len(said[territory])
            else:
                assert " ".join(lines) == said[territory]


def test_pictures_are_named_in_the_language_in_use() -> None:
    with use_language("de"):
        drawn = board_svg(BOARD, {}, width=900)
        small = board_svg(BOARD, {}, width=600)
    for name in ("Brasilien", "SÜDAMERIKA", "← Kamtschatka"):
        assert name in drawn
    for name in (">Brazil<", "SOUTH AMERICA", "Kamchatka"):
        assert name not in drawn
    assert "Nordwest-Territorium" in drawn
    assert "NW-Territorium" in small
