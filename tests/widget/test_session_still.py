"""The picture of the board that a saved notebook shows."""

from __future__ import annotations

import json
import random
import re
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

from risk_widget.course.homework import MIME
from risk_widget.game import Game
from risk_widget.host.session import Session
from risk_widget.host.session_hosts import TURNS_SAVED
from risk_widget.lessons import Progress
from risk_widget.play.recap import describe
from risk_widget.widget.lesson import play_lesson
from risk_widget.widget.widget import (
    PICTURE_EVERY,
    RiskWidget,
    picture,
    second_output,
)
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green"]


@pytest.fixture
def game() -> Game:
    return Game.new(edition="nordic", mode="missions", seats=SEATS, seed=1)


def drawing(html: str) -> str:
    found = re.search(r'src="data:image/svg\+xml,([^"]+)"', html)
    assert found
    return unquote(found[1])


def test_the_picture_is_a_drawing_of_the_position(game: Game) -> None:
    first = drawing(picture(game))
    assert ET.fromstring(first).tag.endswith("svg")
    place = game.legal_ranges()["place"]["territories"][0]
    game.apply({"type": "place", "territory": place, "armies": 1})
    assert drawing(picture(game)) != first


def test_the_picture_describes_itself(game: Game) -> None:
    assert describe(game) == "Nordic 2000, Secret missions: round 0, Red's turn, placing armies."
    assert 'alt="Nordic 2000, Secret missions' in picture(game)
    assert second_output(game)["text/plain"] == describe(game)


def test_without_a_game_the_picture_is_a_sentence() -> None:
    assert "no game" in picture(None)
    assert "<img" not in picture(None)


def test_the_picture_contains_no_secrets(game: Game) -> None:
    told = str(second_output(game)) + drawing(picture(game))
    missions = [game.observe(seat)["mission"] for seat in SEATS]
    assert all(missions)
    assert not [m for m in missions if str(m) in told]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """List all outputs that cells display from now on, both new and updated."""
    bundles: list[dict[str, Any]] = []

    class Handle:
        def update(self, bundle: dict[str, Any], **_: Any) -> None:
            bundles.append(bundle)

    def display(bundle: dict[str, Any], **_: Any) -> Handle:
        bundles.append(bundle)
        return Handle()

    monkeypatch.setattr("IPython.display.display", display)
    return bundles


def test_the_output_shows_the_widget_and_the_picture(
    game: Game, shown: list[dict[str, Any]]
) -> None:
    widget = RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))
    widget._ipython_display_()
    assert "application/vnd.jupyter.widget-view+json" in shown[0]
    assert "text/html" not in shown[0]  # Otherwise a converter would show the picture twice.
    assert "risk-widget-still" in shown[1]["text/html"]
    assert len(shown) == 2
    # A move within a turn does not change the picture; the next turn, some time later, redraws it.
    widget.apply({"type": "place", "territory": game.legal_ranges()["place"]["territories"][0],
                  "armies": 1})  # fmt: skip
    widget._picture_drawn = 0.0
    widget.refresh()
    assert len(shown) == 3
    assert shown[2]["text/html"] != shown[1]["text/html"]
    widget.refresh()
    assert len(shown) == 3


def test_a_kept_story_is_replaced_when_the_game_continues(
    game: Game, shown: list[dict[str, Any]]
) -> None:
    widget = RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))
    place = {"type": "place", "territory": game.legal_ranges()["place"]["territories"][0]}
    widget.apply({**place, "armies": 1})
    with pytest.raises(RuntimeError, match="display it first"):
        widget.keep_story(seat="spectator")
    widget._ipython_display_()
    with pytest.raises(ValueError, match="say whose view"):
        widget.keep_story()
    widget.keep_story(seat="spectator")
    assert "<iframe" in shown[-1]["text/html"]
    assert "<img" in shown[-1]["text/html"]
    widget.refresh()
    assert "<iframe" in shown[-1]["text/html"]
    widget._picture_drawn = 0.0
    widget.apply({"type": "place", "territory": game.legal_ranges()["place"]["territories"][0],
                  "armies": 1})  # fmt: skip
    assert "<iframe" not in shown[-1]["text/html"]


def test_the_page_of_a_notebook_keeps_the_story(
    game: Game, shown: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))
    player = PagePlayer(widget.session)
    assert widget.state["host"]["in_notebook"] is None
    widget.apply({"type": "place", "territory": game.legal_ranges()["place"]["territories"][0],
                  "armies": 1})  # fmt: skip
    assert player.send({"type": "keep_story"})["message"] == "This game isn't shown in a notebook."
    widget._ipython_display_()
    assert widget.state["host"]["in_notebook"] is False
    widget._relay.receive([{"id": "k", "base_seq": 0, "action": {"type": "keep_story"}}])
    assert "<iframe" in shown[-1]["text/html"]
    assert widget.state["host"]["in_notebook"] is True
    # Voilà shows the output in a page that nobody saves.
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    other = RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))
    other._ipython_display_()
    assert other.state["host"]["in_notebook"] is None


def test_a_picture_that_cannot_be_updated_does_not_stop_the_game(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))
    widget._picture = object()
    place = game.legal_ranges()["place"]["territories"][0]
    widget.apply({"type": "place", "territory": place, "armies": 1})
    assert widget.state["seq"] == 1


def test_hosts_that_show_no_widgets_get_the_picture(game: Game) -> None:
    widget = RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))
    data, _ = widget._repr_mimebundle_()
    assert "<img" in data["text/html"]
    assert data["text/plain"] == repr(widget)
    assert "Nordic 2000" in repr(widget)
    assert "application/vnd.jupyter.widget-view+json" in data


# ---- what can be looked back at without a kernel -------------------------------------------------


def test_a_saved_widget_has_the_last_turns_without_secrets() -> None:
    game = Game.new(mode="missions", seats=("red", "blue", "green"), seed=3)
    widget = RiskWidget(game, seats=dict.fromkeys(game.seats, "human"))
    choices = random.Random(2)
    while len(starts := turn_starts(game)) <= TURNS_SAVED + 2:
        legal = game.legal_actions()
        widget.apply(legal[choices.randrange(len(legal))])
    widget._picture_drawn = -PICTURE_EVERY
    widget._pictured_turn = ()
    widget.refresh()
    turns: Any = widget.turns
    assert [moment["at"] for moment in turns] == [at for at in starts if at < len(game.history)][
        -TURNS_SAVED:
    ]
    for moment in turns:
        then = Game(game.config, game.positions[moment["at"]])
        assert moment["turn"] == then.turn
        for territory, (owner, armies) in moment["territories"].items():
            assert (owner, armies) == (then.owner(territory), then.armies(territory))
    assert "mission" not in json.dumps(turns)


def turn_starts(game: Game) -> list[int]:
    return [
        at
        for at, step in enumerate(game.history, 1)
        if any(event.type == "turn_started" for event in step.events)
    ]


def test_a_lesson_and_the_form_have_no_turns() -> None:
    assert RiskWidget().turns == []
    assert Session().turns() == []


def test_a_learners_actions_are_in_the_output_at_once(shown: list[dict[str, Any]]) -> None:
    """Each answer updates the output, except the picture below, which would not change."""
    widget = play_lesson("04-combat", step="tie", progress=Progress(), name="Ada")
    widget._ipython_display_()
    assert MIME not in shown[0]
    assert shown[1][MIME]["name"] == "Ada"
    assert shown[1][MIME]["lessons"] == {}
    widget.check("both")
    assert shown[-1][MIME]["lessons"]["04-combat"]["steps"]["tie"]["attempts"] == 1
    assert shown[-1]["text/html"] == shown[1]["text/html"]
    # Somebody may also answer in a cell, not only in the widget.
    widget.lesson.check("red")
    assert shown[-1][MIME]["lessons"]["04-combat"]["steps"]["tie"]["status"] == "solved"
    before = len(shown)
    widget.refresh()
    assert len(shown) == before


def test_the_picture_of_a_lesson_follows_to_another_step(shown: list[dict[str, Any]]) -> None:
    widget = play_lesson("04-combat", progress=Progress())
    widget._ipython_display_()
    widget._picture_drawn = 0.0
    widget.go("defend")
    assert drawing(shown[-1]["text/html"]) != drawing(shown[1]["text/html"])


def test_a_game_shows_only_the_lesson_opened_over_it(game: Game) -> None:
    widget = RiskWidget(game)
    assert widget.session.homework() is None
    item = {
        "id": "a",
        "base_seq": 0,
        "action": {"type": "lesson", "do": "open", "step": "01-board"},
    }
    widget.set_state({"outbox": [item]})
    assert widget.session.homework() is not None
    leave = {"id": "b", "base_seq": widget.session.seq, "action": {"type": "lesson", "do": "leave"}}
    widget.set_state({"outbox": [leave]})
    assert not widget.session.is_taught
    assert widget.session.homework() is not None
