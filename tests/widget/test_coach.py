"""What the expert says at the table: chances to win, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.bots import make
from risk_widget.widget.session import Session
from tests.clicks import Clicker
from tests.widget.harness import axe
from tests.widget.page_player import PagePlayer
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

SEATS = ["red", "blue", "green"]
HINT = {"type": "query", "what": "hint"}
REVIEW = {"type": "query", "what": "review"}


def new(**more: Any) -> rw.Game:
    return rw.Game.new(edition="german", mode="missions", seats=SEATS, seed=4, **more)


def test_chances_are_shown_where_somebody_wants_them() -> None:
    page = PagePlayer(Session(new(), seats={"red": "human"}, seed=1))
    assert "chances" not in page.look()
    page.send({"type": "evaluation", "value": True})
    chances = page.look()["chances"]
    assert set(chances) == set(SEATS)
    assert sum(chances.values()) == pytest.approx(1, abs=0.002)
    page.send({"type": "evaluation", "value": False})
    assert "chances" not in page.look()


def test_looking_back_tells_chances_only_when_the_game_is_over() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, bot_speed="instant", seed=1))
    ask = {"type": "query", "what": "moment", "at": 0}
    assert page.send(ask)["data"]["chances"] is None
    page.play()
    chances = page.send(ask)["data"]["chances"]
    assert sum(chances.values()) == pytest.approx(1, abs=0.002)
    assert game.winner is not None
    last = page.send({**ask, "at": len(game.history)})["data"]["chances"]
    assert last == {seat: float(seat == game.winner) for seat in SEATS}


def test_chances_are_those_that_the_screen_may_know() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, evaluation=True, seed=1))
    assert page.look()["chances"] == rounded(game, "red")
    several = PagePlayer(Session(game, seats=dict.fromkeys(SEATS, "human"), evaluation=True))
    several.send({"type": "conceal"})
    assert several.look()["chances"] == rounded(game, None)


def rounded(game: rw.Game, seat: str | None) -> dict[str, float]:
    return {seat: round(chance, 3) for seat, chance in game.evaluate(seat).chances.items()}


def test_a_hint_is_a_legal_move_with_its_reason() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, seed=1))
    answer = page.send(HINT)
    assert answer["ok"]
    data = answer["data"]
    assert game.explain(data["action"]).legal
    assert set(data["places"]) <= set(game.board.index)
    assert data["reason"].endswith(".")


def test_nobody_gets_a_hint_for_another_seat() -> None:
    page = PagePlayer(Session(new(), seats={"blue": "human", "red": "human", "green": "human"}))
    page.send({"type": "conceal"})
    refused = page.send(HINT)
    assert not refused["ok"]
    assert "at this screen" in refused["message"]


def test_a_hint_is_told_step_by_step_and_done(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: RiskWidget(new(), seats={"red": "human"}, evaluation=True))
    bar = root.locator(".rw-chances")
    expect(bar).to_be_visible()
    assert axe(root.page) == []
    root.locator('[data-action="menu"]').click()
    Clicker(root).button("hint").click()
    dialog = root.get_by_role("dialog")
    expect(dialog).to_contain_text("Look at")
    Clicker(root).button("tell_hint").click()
    expect(dialog).to_contain_text("Put an army on")
    Clicker(root).button("do_hint").click()
    expect(dialog).to_have_count(0)
    expect(root.locator(".rw-log li, [data-log] li").first).to_contain_text("places")


def test_a_review_is_for_a_game_that_is_over() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, bot_speed="instant", seed=1))
    refused = page.send(REVIEW)
    assert not refused["ok"]
    assert "when it is over" in refused["message"]
    page.play()
    data = page.send(REVIEW)["data"]
    turns = len(game.to_rows("turns"))
    assert len(data["rounds"]) == turns + 1
    assert {len(chances) for chances in data["chances"].values()} == {turns + 1}
    assert data["chances"][game.winner][-1] == 1
    assert [point["at"] for point in data["points"]] == sorted(p["at"] for p in data["points"])
    ask = {"type": "query", "what": "moment", "at": data["points"][0]["at"]}
    then = page.send(ask)["data"]
    before = {
        seat: values[data["points"][0]["turn"] - 1] for seat, values in data["chances"].items()
    }
    assert then["chances"] == pytest.approx(before, abs=0.002)
    assert sum(row["armies"] for row in data["luck"]) == pytest.approx(0, abs=0.2)


def test_a_review_leads_to_the_turning_points(bridged: Callable[..., Bridge]) -> None:
    game = new()
    bots = {seat: make("bold", 1) for seat in SEATS}
    while not game.is_over:
        actor = game.actor or ""
        game.apply(bots[actor].choose(game.observe(actor)))
    points = game.review(plans=False).turning_points
    root = open_root(bridged, lambda: RiskWidget(game, seats={"red": "human"}))
    hand = Clicker(root)
    if root.locator('[data-action="see_board"]').count():
        hand.button("see_board").click()
    hand.button("review").click()
    dialog = root.get_by_role("dialog")
    expect(dialog.locator(".rw-line")).to_have_count(len(SEATS))
    assert axe(root.page) == []
    hand.button("turned-1").click()
    expect(dialog).to_have_count(0)
    expect(root.locator(".rw-when")).to_contain_text(str(points[0].first))
    hand.button("review").click()
    expect(dialog.locator(".rw-turned li")).to_have_count(len(points))
