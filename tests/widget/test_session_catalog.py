"""The choices on the new-game form, each of which can be started."""

from __future__ import annotations

import json

import pytest

from risk_widget.board import load_board
from risk_widget.game import Game
from risk_widget.host.session import Session
from risk_widget.listings import catalog, clause_entry
from risk_widget.rules.edition import edition_ids, load_edition
from tests.widget.page_player import PagePlayer

CATALOG = catalog()


def test_the_catalog_is_json() -> None:
    assert json.loads(json.dumps(CATALOG)) == CATALOG


@pytest.mark.parametrize("edition", CATALOG["editions"], ids=lambda e: str(e["id"]))
def test_every_offered_game_can_be_started(edition: dict[str, object]) -> None:
    modes: list[dict[str, object]] = edition["modes"]  # type: ignore[assignment]
    for mode in modes:
        players: list[int] = mode["players"]  # type: ignore[assignment]
        for number in players:
            seats = [{"seat": s, "player": "random"} for s in CATALOG["seats"][:number]]
            seats[0]["player"] = "human"
            page = PagePlayer(Session())
            ack = page.send({"type": "new_game", "edition": edition["id"], "mode": mode["id"],
                             "seats": seats, "seed": 1})  # fmt: skip
            assert ack["ok"], (mode["id"], number, ack)


def test_every_choice_is_explained() -> None:
    for kind in ("editions", "bots", "boards"):
        assert all(entry["summary"] for entry in CATALOG[kind]), kind
    assert all(mode["summary"] for e in CATALOG["editions"] for mode in e["modes"])


def test_every_option_has_its_default_among_its_choices() -> None:
    options = [option for e in CATALOG["editions"] for option in e["options"]]
    assert [option["id"] for option in options] == [
        option for edition in edition_ids() for option in load_edition(edition).options
    ]
    assert "defender_decides" in {option["id"] for option in options}
    for option in options:
        assert option["default"] in [choice["value"] for choice in option["choices"]]


def test_missions_use_the_names_of_the_board() -> None:
    assert CATALOG["missions"]["territories-24"] == "Hold any 24 territories."
    assert "North America" in CATALOG["missions"]["continents:north-america+africa"]
    small = catalog(load_board("island"))["missions"]
    assert "continents:north-america+africa" not in small


def test_a_clause_shows_each_editions_version() -> None:
    entry = clause_entry("attack.compare")
    assert entry is not None
    assert entry["editions"]["czech"] == "printed"
    assert entry["editions"]["italian"] == "silent"
    assert clause_entry("attack.nothing") is None


def test_a_games_clause_shows_its_editions_version() -> None:
    game = Game.new(edition="german", mode="missions", seats=["red", "blue"], seed=1)
    entry = clause_entry("attack.defence-dice", game)
    assert entry is not None
    assert "1 to 3 dice with 3 or more armies" in entry["notes"]["german"]


def test_the_catalog_contains_no_clauses() -> None:
    """The page asks for the clauses of the edition that it shows."""
    assert "clauses" not in CATALOG
    assert len(json.dumps({**CATALOG, "bots": []})) < 6000


def test_refusals_name_clauses_that_can_be_looked_up() -> None:
    game = Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
    verdict = game.explain({"type": "claim", "territory": "brazil"}, "blue")
    page = PagePlayer(Session(game))
    answer = page.send({"type": "query", "what": "clause", "id": verdict.rule})
    assert answer["ok"]
    assert answer["data"]["here"]["edition"] == "czech"
