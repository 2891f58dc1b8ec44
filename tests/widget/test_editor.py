"""The position editor over a game and over the form: the ways into it and out of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.host.session import Session
from risk_widget.scenario import run_case
from tests.widget import positions
from tests.widget.page_player import PagePlayer

pytestmark = pytest.mark.usefixtures("kept_folder")


class Page:
    """A page of a session, which sends requests to its editor."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._page = PagePlayer(session, seed=1)

    def ask(self, **action: Any) -> Any:
        """Send a request, and return its answer."""
        return self._page.send(action, base_seq=self.session.seq)

    def draft(self, do: str, **fields: Any) -> Any:
        """Send a request to the editor."""
        return self.ask(type="draft", do=do, **fields)

    @property
    def shown(self) -> Any:
        """The screen."""
        return self.session.snapshot()


def in_play() -> rw.Game:
    """Return a three-player game in one of Red's turns."""
    game = rw.Game.new(edition="nordic", mode="missions", seats=positions.SEATS, seed=3)
    mind = bots.make("cautious", 1)
    while game.round < 2 or game.phase != "reinforce" or game.actor != "red":
        game.apply(mind.choose(game.observe(game.actor)))
    return game


ALL_HUMAN = dict.fromkeys(positions.SEATS, "human")


def test_a_position_can_be_painted_corrected_copied_and_played() -> None:
    page = Page(Session())
    assert page.draft("open", value="empty")["ok"]
    assert page.shown["screen"] == "editor"
    assert page.shown["editor"]["places"] == ["alaska"]
    assert page.draft("play")["message"] == page.shown["editor"]["problem"]
    for owner, territory in (("blue", "peru"), ("green", "siam")):
        page.draft("touch", territory=territory, owner=owner)
    assert page.draft("fill", owner="red")["ok"]
    page.draft("armies", territory="peru", more=-1)
    assert page.shown["editor"]["places"] == ["peru"]
    page.draft("armies", territory="peru", armies=6)
    assert page.shown["editor"]["problem"] == ""
    case = json.loads(page.ask(type="query", what="draft", text="case")["data"]["text"])
    run_case(case)
    assert case["given"]["territories"]["peru"] == ["blue", 6]
    assert page.draft("play")["ok"]
    assert page.shown["screen"] == "play"
    assert page.shown["territories"]["peru"] == ["blue", 6]
    assert page.session.players == {"red": "human", "blue": "cautious", "green": "cautious"}


def test_a_stroke_can_be_undone_and_the_set_up_continued() -> None:
    page = Page(Session())
    page.draft("open", value="empty")
    page.draft("fill", owner="red")
    for number, territory in enumerate(("peru", "brazil", "siam")):
        assert page.draft("paint", territory=territory, owner="blue", more=int(number > 0))["ok"]
    assert page.shown["territories"]["siam"] == ["blue", 1]
    page.draft("earlier")
    assert page.shown["territories"]["peru"] == page.shown["territories"]["siam"] == ["red", 1]
    page.draft("later")
    page.draft("change", part="phase", value="place")
    assert page.shown["round"] == 0
    page.draft("change", part="in_hand", value=2, seat="red")
    assert page.shown["editor"]["in_hand"]["red"] == 2
    assert page.draft("play")["ok"]
    assert page.shown["phase"] == "place"


def test_a_game_that_counts_cannot_be_edited() -> None:
    game = rw.Game.new(edition="nordic", mode="missions", seats=positions.SEATS, seed=3)
    rivals = {"red": "human", "blue": "bold", "green": "bold"}
    page = Page(Session(game, seats=rivals, seed=1))
    for begins in ("game", "empty", "dealt", "text"):
        ack = page.draft("open", value=begins, text=game.position())
        assert ack["message"].startswith("This game counts towards your level")
    page.ask(type="end_now")
    assert page.draft("open", value="game")["ok"]


def test_an_exams_position_cannot_be_edited() -> None:
    page = Page(Session())
    assert page.ask(type="exam")["ok"]
    assert page.draft("open", value="empty")["rule"] == "protocol.editor"


def test_rivals_secrets_stay_hidden_until_the_game_is_over() -> None:
    game = in_play()
    page = Page(Session(game, seats=ALL_HUMAN))
    assert not page.draft("open", value="game")["ok"]  # nobody is at the screen yet
    page.ask(type="ready", seat="red")
    real = {s: game.observe(s)["mission"] for s in game.seats}
    told = []
    for _ in range(6):
        assert page.draft("open", value="game")["ok"]
        told.append(page.shown["editor"]["missions"])
        page.draft("leave")
    assert {missions["red"] for missions in told} == {real["red"]}
    assert any(missions != real for missions in told)
    page.ask(type="end_now")
    page.draft("open", value="game")
    assert page.shown["editor"]["missions"] == real


def test_the_game_is_paused_during_editing_and_then_resumes() -> None:
    game = in_play()
    page = Page(Session(game, seats={"red": "human", "blue": "cautious", "green": "cautious"}))
    page.session.match.uncounted_because = "python"  # type: ignore[union-attr]
    before = page.shown
    page.draft("open")
    assert page.shown["editor"]["ends"] == game.round
    assert not page.session.to_advance
    page.draft("touch", territory="peru", owner="red")
    page.draft("leave")
    after = page.shown
    assert (after["game_id"], after["territories"]) == (before["game_id"], before["territories"])


def test_players_keep_their_seats_if_the_seats_are_the_same() -> None:
    seats = {"red": "bold", "blue": "human", "green": "cautious"}
    game = in_play()
    session = Session(game, seats=seats)
    session.match.uncounted_because = "python"  # type: ignore[union-attr]
    page = Page(session)
    page.draft("open", value="dealt")
    page.draft("play")
    assert session.players == seats


def test_python_opens_the_editor_with_any_position() -> None:
    text = in_play().position()
    widget = rw.RiskWidget(keep=False).edit(text)
    assert (widget.state["screen"], widget.state["editor"]["problem"]) == ("editor", "")
    case = widget.session._top.drafts.now.case_text()  # type: ignore[attr-defined]
    assert widget.edit(case).state["territories"] == widget.state["territories"]
    with pytest.raises(ValueError, match="position"):
        widget.edit("nothing of the kind")
    assert widget.state["screen"] == "editor"
    widget.close()


def test_a_position_can_be_analysed_and_edited_again() -> None:
    page = Page(Session())
    page.draft("open", value="dealt")
    page.draft("touch", territory="peru", owner="red")
    drafted = page.shown["territories"]
    assert page.draft("analyse")["ok"]
    assert page.shown["host"]["analyse"] == 0
    assert page.ask(type="query", what="plans", at=0)["ok"]
    page.draft("open", value="game", at=0)
    assert page.shown["territories"] == drafted
    assert "ends" not in page.shown["editor"]
