"""Links to games: made where games are saved, and opened on the playable page or in a widget."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.host.session import Session
from risk_widget.notation import links
from risk_widget.widget.standalone_page import open_page
from tests.engine.ways import GameSetup, played
from tests.notation.kept_games import kept_record
from tests.notation.kept_links import kept_links
from tests.widget.page_player import PagePlayer
from tests.widget.test_session_texts import ask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.widget.standalone_page import Page

HERE = "https://play.example/index.html"
FINISHED = "italian-missions-3-1"


@pytest.fixture(autouse=True)
def _forget_the_page() -> Iterator[None]:
    yield
    links.remember_page("")


class Opened:
    """The page that a link opens."""

    def __init__(self, link: str) -> None:
        self.sent = 0
        self.traits: dict[str, Any] = {}
        self.page: Page = open_page(self._show, here=HERE + link)
        self._show(self.page.traits())

    def _show(self, text: str) -> None:
        self.traits |= json.loads(text)

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.traits["state"]
        return state

    @property
    def linked(self) -> dict[str, Any]:
        linked: dict[str, Any] = self.state["host"]["linked"]
        return linked

    def does(self, **action: Any) -> dict[str, Any]:
        """Send an action; return its answer."""
        self.sent += 1
        item = {"id": str(self.sent), "base_seq": self.state["seq"], "action": action}
        self.page.receive(json.dumps([item]))
        return next(ack for ack in self.state["acks"] if ack["id"] == item["id"])


def finished() -> rw.Game:
    return rw.Game.replay(kept_record(FINISHED)).game


def in_progress() -> rw.Game:
    return played(GameSetup("nordic", "missions", 3), 1, 250)


@pytest.mark.parametrize("kept", kept_links(), ids=lambda kept: kept["name"])
def test_every_link_opens_the_page(kept: dict[str, Any]) -> None:
    opened = Opened(kept["link"])
    assert opened.page.problem is None
    assert opened.linked["content"] == kept["content"]
    assert opened.linked["locked"] == ("?" in kept["position"])


def test_a_finished_game_can_be_watched_reviewed_and_tried() -> None:
    game = finished()
    opened = Opened(game.link(names={"red": "Ann"}, page=""))
    assert opened.state["screen"] == "over"
    assert opened.linked == {
        "content": "game",
        "locked": False,
        "viewer": None,
        "author": "red",
        "rival": "red",
        "winner": "blue",
        "over": True,
        "rounds": game.round,
        "turn": "blue",
        "moves": len(game.history),
    }
    assert opened.does(type="query", what="moment", at=0)["data"]["at"] == 0
    assert opened.does(type="from_seat", seat="red", at=0)["ok"]
    assert opened.state["host"]["linked"] is None
    players = {row["seat"]: row["player"] for row in opened.state["seats"]}
    assert [seat for seat, player in players.items() if player == "human"] == ["red"]
    assert opened.state["moves"] == 0


def test_a_game_from_a_link_has_no_winner_at_this_screen() -> None:
    opened = Opened(finished().link(page=""))
    assert {row["player"] for row in opened.state["seats"]} == {"human"}
    assert opened.state["over"]["about"] is None or "level" not in opened.state["over"]


def test_a_person_plays_on_from_a_turning_point_against_bots() -> None:
    game = finished()
    opened = Opened(game.link(page=""))
    assert opened.does(type="play_on", at=300)["ok"]
    people = [row["seat"] for row in opened.state["seats"] if row["player"] == "human"]
    assert people == [game.after(300).actor]


def test_the_dice_are_the_original_games() -> None:
    """Played again with the same decisions, the game takes the same course."""
    game = finished()
    again = rw.open_link(game.link()).game.after(0)
    for step in game.history:
        assert again.apply(step.action) == list(step.events)
    assert again.position() == game.position()


def test_bots_wait_for_the_person_to_continue() -> None:
    game = in_progress()
    opened = Opened(game.link(whole=True, page=""))
    assert opened.state["screen"] == "play"
    assert opened.state["human"]
    assert not opened.state["bots"]["running"]
    assert opened.state["actor"] == game.actor


def test_a_locked_game_shows_only_its_viewers_secrets() -> None:
    game = in_progress()
    for seat, viewer in (("blue", "blue"), ("spectator", None)):
        for link in (game.link(seat, page=""), game.position_link(seat, page="")):
            opened = Opened(link)
            assert (opened.linked["locked"], opened.linked["viewer"]) == (True, viewer)
            assert not opened.does(type="from_seat", seat="red", at=0)["ok"]


def test_a_locked_game_has_its_author_names_and_last_comment() -> None:
    game = in_progress()
    last = len(game.history)
    told: dict[str, Any] = {
        "names": {"red": "Ann", "blue": "Bo"},
        "comments": {0: "At first", 7: "In between", last: "Now? [brazil]"},
    }
    for viewer, author in (("blue", "blue"), ("spectator", "red")):
        opened = Opened(game.link(viewer, page="", **told))
        assert opened.linked["author"] == author
        rows = {row["seat"]: row["name"] for row in opened.state["seats"]}
        assert (rows["red"], rows["blue"]) == ("Ann", "Bo")
        moment = opened.does(type="query", what="moment", at=0)["data"]
        assert moment["comment"]["text"] == "Now?"
        without = Opened(game.link(viewer, page="", comments={0: "At first", 7: "In between"}))
        assert "comment" not in without.does(type="query", what="moment", at=0)["data"]


def test_an_analysed_locked_game_has_the_comment_on_its_position() -> None:
    game = in_progress()
    told = {7: "In between", len(game.history): "Now?"}
    for comments, left in ((told, {0: "Now?"}), ({7: "In between"}, {})):
        widget = rw.analyse(game.link("blue", page="", comments=comments))
        assert widget.session.match is not None
        assert widget.session.match.comments_now() == left


def test_a_broken_link_shows_the_form_and_a_sentence() -> None:
    opened = Opened(finished().link(page="")[:-9])
    assert opened.state["screen"] == "setup"
    assert opened.page.problem == str(links.LinkError.about("cut"))


def test_names_from_a_link_are_cleaned() -> None:
    names = {"red": "\u202eAnn\n" + "n" * 500, "blue": "\u200b"}
    opened = Opened(finished().link(names=names, page=""))
    rows = {row["seat"]: row["name"] for row in opened.state["seats"]}
    assert rows["red"].startswith("Ann nn")
    assert len(rows["red"]) < 60
    assert rows["blue"].isprintable()


def test_the_page_links_to_itself() -> None:
    opened = Opened(finished().link(page=""))
    link = opened.does(type="query", what="link")["data"]["text"]
    assert link.startswith(f"{HERE}#game=")
    assert rw.open_link(link).game.record() == finished().record()


def test_a_widgets_links_show_only_what_the_screen_may_see() -> None:
    game = in_progress()
    page = PagePlayer(Session(game, seats={"red": "human"}))
    seen = rw.open_link(ask(page, "link")["text"])
    assert (seen.content, seen.viewer) == ("seen", "red")
    assert seen.record == game.record("red")
    whole = rw.open_link(ask(page, "link", whole=True)["text"])
    assert whole.game.record() == game.record()
    at = rw.open_link(ask(page, "link", at=100)["text"])
    assert at.game.position() == game.after(100).position("red")


def test_a_link_can_be_pasted_to_load_a_game() -> None:
    game = finished()
    page = PagePlayer(Session())
    link = f"look: {game.link(page=HERE)}"
    described = ask(page, "check", text=link)
    assert (described["kind"], described["moves"]) == ("record", len(game.history))
    position = game.after(300).position_link(whole=True, page=HERE)
    assert ask(page, "check", text=position)["kind"] == "position"
