"""A lesson opened over the form of a new game, or over a game that waits."""

from __future__ import annotations

from typing import Any

import pytest

import risk_widget as rw
from risk_widget.lessons import lesson_ids
from risk_widget.widget.session import Session


def send(session: Session, action: dict[str, Any], name: str = "i1") -> dict[str, Any]:
    """Send an action as a page does; its answer."""
    seq = session.snapshot()["seq"]
    session.receive([{"id": name, "base_seq": seq, "action": action}])
    return next(dict(ack) for ack in session.snapshot()["acks"] if ack["id"] == name)


def test_the_first_lesson_opens_over_the_form_and_is_left_for_it() -> None:
    session = Session()
    form = session.snapshot()
    assert send(session, {"type": "lesson", "do": "open"})["ok"]
    shown = session.snapshot()
    assert shown["lesson"]["id"] == lesson_ids()[0]
    assert shown["lesson"]["can"]["leave"] is True
    assert shown["game_id"] != form["game_id"]
    assert session.game is None
    assert send(session, {"type": "lesson", "do": "leave"}, "i2")["ok"]
    assert (session.snapshot()["screen"], session.snapshot()["seq"]) == ("setup", form["seq"])


def test_a_lesson_is_done_as_in_a_widget_of_its_own() -> None:
    session = Session()
    send(session, {"type": "lesson", "do": "open", "step": "04-combat"})
    texts = send(session, {"type": "query", "what": "lesson"}, "i2")["data"]
    assert texts["lesson"]["title"] == rw.load_lesson("04-combat").title
    assert send(session, {"type": "lesson", "do": "next"}, "i3")["ok"]
    assert session.snapshot()["lesson"]["at"] == 1


def test_bots_wait_while_a_lesson_is_open() -> None:
    game = rw.Game.new(edition="nordic", seats=["red", "blue", "green"], seed=1)
    session = Session(game, seats=dict.fromkeys(game.seats, "cautious"))
    send(session, {"type": "lesson", "do": "open"})
    assert not session.to_advance
    assert not session.advance()
    assert not game.history
    send(session, {"type": "lesson", "do": "leave"}, "i2")
    assert session.to_advance


def test_what_was_played_elsewhere_meanwhile_is_shown_after_the_lesson() -> None:
    game = rw.Game.new(edition="nordic", seats=["red", "blue", "green"], seed=1)
    session = Session(game)
    send(session, {"type": "lesson", "do": "open"})
    game.apply(game.legal_actions()[0])
    send(session, {"type": "lesson", "do": "leave"}, "i2")
    assert session.snapshot()["moves"] == 1


@pytest.mark.parametrize("step", ["99-nothing", "/etc/hostname", "lesson.toml"])
def test_a_page_opens_no_lesson_but_those_of_the_package(step: str) -> None:
    session = Session()
    ack = send(session, {"type": "lesson", "do": "open", "step": step})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")
    assert session.snapshot()["screen"] == "setup"


def test_a_lesson_opens_by_the_edition_that_was_chosen_and_by_no_other() -> None:
    session = Session()
    wish = {"type": "lesson", "do": "open", "step": "04-combat"}
    refused = send(session, {**wish, "edition": "/etc/hostname"})
    assert (refused["ok"], refused["rule"]) == (False, "protocol.malformed")
    assert session.snapshot()["screen"] == "setup"
    session = Session()
    assert send(session, {**wish, "edition": "german"})["ok"]
    assert session.snapshot()["edition"] == "german"


def test_there_must_be_a_lesson_to_be_left() -> None:
    ack = send(Session(), {"type": "lesson", "do": "leave"})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.lesson")


@pytest.mark.parametrize("do", ["open", "leave"])
def test_a_lesson_in_a_widget_of_its_own_is_not_left(do: str) -> None:
    widget = rw.play_lesson("01-board")
    item = {"id": "i1", "base_seq": 0, "action": {"type": "lesson", "do": do}}
    widget.session.receive([item])
    assert widget.session.snapshot()["acks"][0]["ok"] is False
    assert "leave" not in widget.session.snapshot()["lesson"]["can"]
    widget.close()
