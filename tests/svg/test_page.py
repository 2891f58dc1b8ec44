"""A game in a notebook shows its board and the state of play, but no secret."""

from __future__ import annotations

import re
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

import risk_widget as rw
from risk_widget.rules.edition_parts import mission_cards

MODES = [
    ("nordic", "missions", 3),
    ("nordic", "capital", 4),
    ("nordic", "duel", 2),
    ("german", "missions", 2),
    ("italian", "missions", 6),
    ("czech", "duel", 2),
]
SEATS = ["red", "blue", "green", "yellow", "black", "purple"]


def shown(game: rw.Game) -> tuple[str, str, str]:
    """Return the bundle's text, its HTML without the image, and the image."""
    bundle = game._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html"}
    html = bundle["text/html"]
    image = re.search(r'data:image/svg\+xml,([^"]*)"', html)
    assert image is not None
    drawing = unquote(image[1])
    return bundle["text/plain"], html.replace(image[1], ""), drawing


def played(
    edition: str, mode: str, players: int, actions: int = 400, board: str = "classic"
) -> rw.Game:
    game = rw.Game.new(edition=edition, mode=mode, seats=SEATS[:players], board=board, seed=11)
    for number in range(actions):
        if game.is_over:
            break
        legal = game.legal_actions()
        game.apply(legal[(number * 7919) % len(legal)])
    return game


@pytest.mark.parametrize(("edition", "mode", "players"), MODES)
def test_the_picture_describes_the_state_of_the_game(edition: str, mode: str, players: int) -> None:
    game = played(edition, mode, players)
    text, html, drawing = shown(game)
    assert text == repr(game)
    assert "\n" not in text
    whose = f"won by {game.winner}" if game.is_over else f"turn of {game.turn}"
    for word in (edition, mode, whose, game.phase):
        assert word in text
    ET.fromstring(re.sub(r"(<img [^>]*)>", r"\1/>", html))
    assert game.edition.title.split(" (")[0] in html
    for seat in game.seats:
        held = [t for t in game.board.ids if game.owner(t) == seat]
        armies = sum(game.armies(t) for t in held)
        row = re.search(rf"<tr><th [^>]*>{seat.capitalize()}</th>(.*?)</tr>", html)
        assert row is not None
        cells = re.findall(r">([^<]*)</td>", row[1])
        assert cells[:2] == [str(len(held)), str(armies)]
    assert ET.fromstring(drawing).tag.endswith("svg")


@pytest.mark.parametrize(("edition", "mode", "players"), MODES)
def test_the_picture_contains_no_secret(edition: str, mode: str, players: int) -> None:
    """Two games that differ only in hidden things look the same, byte for byte."""
    game = played(edition, mode, players)
    public = rw.Game.from_position(game.position("spectator"), seed=1)
    assert shown(public) == shown(game)
    text, html, _ = shown(game)
    for mission in mission_cards():
        assert mission not in text + html


def test_the_picture_fits_light_and_dark_pages() -> None:
    """The text has no colour of its own, and the drawing follows the reader's settings."""
    _, html, drawing = shown(played("nordic", "missions", 3))
    assert "color" not in html
    assert "prefers-color-scheme:dark" in drawing


def test_a_finished_game_names_its_winner() -> None:
    end = played("nordic", "duel", 2, 100_000, board="strait")
    text, html, _ = shown(end)
    assert f"over, won by {end.winner}" in text
    assert "has won" in html


def test_a_waiting_battle_is_outlined() -> None:
    game = played("czech", "duel", 2)
    while game.phase != "defend":
        legal = game.legal_actions()
        attacks = [a for a in legal if a.type == "attack"]
        game.apply(attacks[0] if attacks else legal[len(legal) // 2])
    with_battle = shown(game)[2]
    game.apply(game.legal_actions()[0])
    assert with_battle.count("rx='7'") > shown(game)[2].count("rx='7'")
