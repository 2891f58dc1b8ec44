"""Looking back during a game: the past boards, and who may see them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget import positions
from tests.widget.page_player import PagePlayer


def moment(page: PagePlayer, at: int) -> dict[str, Any]:
    ack = page.send({"type": "query", "what": "moment", "at": at})
    assert ack["ok"], ack
    return dict(ack["data"])


def whole_game(edition: str = "nordic", mode: str = "capital", players: int = 3) -> PagePlayer:
    seats = ["red", "blue", "green"][:players]
    game = Game.new(edition=edition, mode=mode, seats=seats, seed=4)
    session = Session(game, seats={"red": "human"}, seed=4, bot_speed="instant")
    page = PagePlayer(session, seed=4, mind="cautious")
    page.play()
    return page


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("edition", "mode", "players"),
    [("nordic", "capital", 3), ("german", "missions", 3), ("czech", "duel", 2)],
)
def test_every_moment_shows_its_position(edition: str, mode: str, players: int) -> None:
    page = whole_game(edition, mode, players)
    game = page.session.game
    assert game is not None
    steps = len(game.history)
    assert page.look()["moves"] == steps
    back = Game(game.config, game.positions[0])
    for at in range(0, steps + 1, max(1, steps // 40)):
        for step in game.history[len(back.history) : at]:
            back.apply(step.action, step.seat)
        seen, shown = back.observe("red"), moment(page, at)
        for name in ("round", "turn", "phase", "actor", "territories", "capital"):
            assert shown[name] == seen[name], (at, name)
        cards = {row["seat"]: row["cards"] for row in shown["seats"]}
        assert cards == seen["hand_counts"]


def test_looking_back_changes_nothing() -> None:
    page = whole_game()
    before = page.look()
    moment(page, 0)
    moment(page, before["moves"])
    after = page.look()
    for name in before.keys() - {"acks"}:
        assert after[name] == before[name], name


def test_a_moment_has_the_log_of_that_time() -> None:
    page = whole_game()
    ack = page.send({"type": "query", "what": "log"})
    lines = [plain(line) for line in ack["data"]["lines"]]
    for line in lines[:: max(1, len(lines) // 50)]:
        shown = moment(page, line["at"])
        recent = [plain(x) for x in shown["recent"]]
        told = [x for x in lines if x["at"] <= line["at"]]
        assert shown["log_length"] == len(told)
        assert recent == told[-len(recent) :]
        new = [x for x in told if x["at"] == line["at"]]
        assert recent[len(recent) - shown["news"] :] == new[-shown["news"] :]


def plain(line: dict[str, Any]) -> dict[str, Any]:
    """Return a log line without the lines folded into it, and without its marks of novelty."""
    return {key: value for key, value in line.items() if key not in ("parts", "latest")}


def test_there_is_no_moment_after_the_present_one() -> None:
    page = PagePlayer(Session(positions.attack()))
    ack = page.send({"type": "query", "what": "moment", "at": 1})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")
    assert "0 moves" in ack["message"]


def test_a_moment_shows_only_what_its_viewer_may_see() -> None:
    """With two people, the screen shows only the capital of the person who is in front of it."""
    game = Game.new(edition="nordic", mode="capital", seats=["red", "blue", "green"], seed=1)
    session = Session(game, seats={"red": "human", "blue": "human", "green": "cautious"}, seed=1)
    page = PagePlayer(session, seed=1)
    while game.phase in ("place", "capital"):
        if session.to_advance:
            session.advance()
        else:
            assert page.send(page.decide(page.look()))["ok"]
    capitals = {seat: game.observe(seat)["capital"] for seat in game.seats}
    state = page.look()
    if state["screen"] == "handover":
        hidden = moment(page, state["moves"])
        assert hidden["capital"] is None
        for seat, place in capitals.items():
            chosen = f"{seat.capitalize()} makes"
            assert chosen not in json.dumps(hidden["recent"]), place
        page.send({"type": "ready", "seat": state["handover"]["to"]})
    viewer = page.look()["viewer"]
    assert moment(page, len(game.history))["capital"] == capitals[viewer]


@pytest.mark.parametrize("edition", ["nordic", "czech"])
def test_a_moment_of_a_long_game_is_small(edition: str) -> None:
    page = whole_game(edition, "domination")
    steps = page.look()["moves"]
    sizes = [
        len(json.dumps(moment(page, at), separators=(",", ":")))
        for at in range(0, steps + 1, max(1, steps // 30))
    ]
    assert max(sizes) < 6 * 1024
