"""The built-in bots, and the parts of the engine that they can access."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, cast

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.bots import Bot, NothingToChoose, make
from risk_widget.bots.choosers import CHOOSERS
from risk_widget.bots.ladder import LADDER
from risk_widget.listings import catalog as form
from risk_widget.messages import say
from tests.trees import nodes_of


@pytest.mark.parametrize("bot", bots.BOTS)
def test_every_bot_can_be_made_and_is_described(bot: str) -> None:
    assert isinstance(make(bot, 1), Bot)
    info = bots.BOTS[bot]
    assert info.id == bot
    assert info.title
    assert info.summary.endswith(".")
    assert "\n" not in info.summary


@pytest.mark.parametrize("bot", CHOOSERS)
def test_every_bot_of_the_package_says_what_it_does(bot: str) -> None:
    """A cell and a terminal show a bot's summary, even if the form doesn't offer the bot."""
    made = make(bot, 1)
    summary = say(f"bot-{bot}.summary")
    assert summary.endswith(".")
    assert repr(made) == f"<{type(made).__name__} {bot}: {summary}>"
    assert summary in cast("Any", made)._repr_html_()


def test_the_catalog_is_plain_data() -> None:
    keys = {"id", "title", "summary", "level", "rung", "beside"}
    assert [set(entry) for entry in bots.catalog()] == [keys] * len(bots.BOTS)


def test_a_bot_may_have_a_level_or_none() -> None:
    told = {
        entry["id"]: (entry["level"], entry["title"])
        for entry in bots.catalog()
        if entry["rung"] in (None, 10)
    }
    assert told == {
        "easygoing": ("easy", "Easy"),
        "cautious": ("normal", "Normal"),
        "bold": ("normal", "Normal, bold"),
        "expert": ("expert", "Expert, 10 of 10"),
        "master": ("expert", "Master"),
        "random": (None, "Random"),
        "simple": (None, "Simple"),
    }
    listed = rw.list_bots()
    rungs = [f"{rung} of 10" for rung in range(1, 10)]
    easy, normal = "easy, about 3 of 10", ["normal, about 9 of 10"] * 2
    levels = [*rungs[:3], easy, *rungs[3:], *normal, "expert", "expert", "none", "none"]
    assert listed.to_dicts() == bots.catalog()
    assert [row.cells()[1].text for row in listed] == levels


def test_the_ladder_has_ten_rungs_and_each_names_its_place() -> None:
    assert len(LADDER) == 10
    assert [bot for bot in bots.BOTS if bot in LADDER] == [*LADDER]
    for rung, bot in enumerate(LADDER, 1):
        info = bots.BOTS[bot]
        assert info.rung == rung
        assert info.title == f"{info.name}, {rung} of 10"


def test_an_error_for_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(ValueError, match="cautious"):
        make("cautios")


@pytest.mark.parametrize("bot", bots.BOTS)
def test_a_bot_without_a_decision_gets_an_error(bot: str) -> None:
    with pytest.raises(NothingToChoose, match="blue"):
        make(bot).choose(cast("Any", {"legal": None, "phase": "attack", "actor": "blue"}))


NO_BUSINESS_OF_BOTS = ("chance", "core_game", "history", "position")
"""The engine modules that bots must not import. (They may apply actions to copied positions.)"""


def test_bots_know_the_rules_and_a_position_but_never_a_game() -> None:
    folder = Path(bots.__file__).parent
    for file in folder.rglob("*.py"):
        for node in nodes_of(file):
            names = []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            assert "risk_widget.game" not in names, file
            for room in NO_BUSINESS_OF_BOTS:
                assert f"risk_widget.engine.{room}" not in names, file


def test_the_form_offers_only_bots_of_the_ladder() -> None:
    offered = {entry["id"]: entry["offered"] for entry in form()["bots"]}
    left_out = [bot for bot in offered if not offered[bot]]
    assert left_out == ["easygoing", "cautious", "bold", "simple"]
    assert {*LADDER} <= {bot for bot in offered if offered[bot]}
