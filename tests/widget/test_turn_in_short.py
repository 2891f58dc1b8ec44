"""The summary "A turn in a minute", which leads to the book of rules."""

from __future__ import annotations

import pytest

from risk_widget.game import Game
from risk_widget.host.session import Session
from risk_widget.play.recap import turn_in_short
from risk_widget.rules.edition import edition_ids, load_edition
from tests.widget.page_player import PagePlayer

MODES = [(edition, mode) for edition in edition_ids() for mode in load_edition(edition).modes]
SEATS = ["red", "blue", "green"]


def short(edition: str, mode: str) -> list[str]:
    most = max(load_edition(edition).modes[mode].players)
    return turn_in_short(Game.new(edition=edition, mode=mode, seats=SEATS[:most], seed=1).config)


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_every_mode_has_its_goal_and_four_parts(edition: str, mode: str) -> None:
    goal, *parts = short(edition, mode)
    assert goal.startswith("You win ")
    assert len(parts) == 4
    assert max(map(len, (goal, *parts))) < 200


def test_the_numbers_agree_with_the_edition() -> None:
    goal, armies, attack, card, move = short("nordic", "missions")
    assert "secret mission in your own turn" in goal
    assert "every 3 territories" in armies
    assert "up to 3 dice against up to 2." in attack
    assert "4, 6, 8 or 10 armies" in card
    assert move.startswith("Move armies once")
    assert "up to 3 dice against up to 3." in short("german", "domination")[2]
    assert "4, 6, 8, 10 …" in short("nordic", "domination")[3]
    assert "2 capitals" in short("nordic", "capital")[0]
    assert "third army" in short("czech", "duel")[0]


def test_the_card_comes_where_the_edition_gives_it() -> None:
    assert short("nordic", "missions")[3].startswith("Take one card")
    assert short("german", "missions")[4].startswith("Take one card")


def test_the_page_gets_the_summary_with_the_rules() -> None:
    game = Game.new(seed=1)
    page = PagePlayer(Session(game, seats={"red": "human"}, seed=1))
    told = page.send({"type": "query", "what": "clause"})["data"]
    assert told["turn"] == turn_in_short(game.config)
    assert "turn" not in page.send({"type": "query", "what": "clause", "id": "turn.claim"})["data"]
    empty = PagePlayer(Session()).send({"type": "query", "what": "clause"})["data"]
    assert empty["turn"] == []
