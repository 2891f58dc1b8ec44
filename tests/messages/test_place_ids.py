"""The names of places are accepted instead of their ids, however people write them."""

from __future__ import annotations

import pytest

from risk_widget.board import load_board
from risk_widget.messages import Message, Names, languages, render, use_language
from risk_widget.messages.place_ids import ids_named, unknown_place

BOARDS = ("classic", "island", "strait")


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", languages())
def test_every_name_on_a_board_stands_for_its_place(language: str, name: str) -> None:
    board = load_board(name)
    names = Names.on(board)
    with use_language(language):
        for place in board.territories:
            about = Message("name-territory", {"territory": place.id})
            for said in (place.id, place.name, render(about, names), render(about, names).upper()):
                assert ids_named(said, names) == (place.id,)
        for continent in board.continents:
            about = Message("name-continent", {"continent": continent.id})
            for said in (continent.id, continent.name, render(about, names)):
                assert ids_named(said, names, "continent") == (continent.id,)


def test_accents_capitals_and_hyphens_may_be_left_out() -> None:
    names = Names.on(load_board("classic"))
    with use_language("de"):
        assert ids_named(" grossbritannien", names) == ("great-britain",)
        assert ids_named("agypten", names) == ("egypt",)
        assert ids_named("nordwest territorium", names) == ("northwest-territory",)
        assert ids_named("Afrika", names) == ()
        assert ids_named("Afrika", names, "continent") == ("africa",)
    with use_language("cs"):
        assert ids_named("kamcatka", names) == ("kamchatka",)
        assert ids_named("Kamtschatka", names) == (), "that is another language's"
    assert ids_named("x" * 10_000, names) == ()


def test_the_nearest_name_is_suggested_by_its_id() -> None:
    names = Names.on(load_board("island"))
    with use_language("de"):
        assert unknown_place("Steintorr", names)["meant"] == "stonegate"
        assert unknown_place("stonegat", names)["meant"] == "stonegate"
    assert unknown_place("Steintor", names)["meant"] is None


def test_an_id_has_priority_and_an_ambiguous_name_is_refused() -> None:
    names = Names({"hill": "Dale", "dale": "Moor", "fen": "Lake", "mere": "läke"})
    assert ids_named("dale", names) == ids_named("Dale", names) == ("dale",)
    assert ids_named("moor", names) == ("dale",)
    assert ids_named("LAKE", names) == ("fen", "mere")
