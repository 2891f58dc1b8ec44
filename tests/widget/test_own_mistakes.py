"""A player's own mistakes: the search after a game, and the decisions to be made again."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.bots import make
from risk_widget.game_review import mistakes
from risk_widget.host.own_mistakes import NOTHING_KEPT
from risk_widget.host.queries import _better
from risk_widget.host.session import Session
from risk_widget.lessons import session_progress
from risk_widget.messages import say
from risk_widget.play.snapshot import Verdicts
from tests.lessons.own_mistakes import with_mistakes
from tests.widget.harness import axe, look
from tests.widget.page_player import PagePlayer, screen_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="own mistakes", share=2)

SEATS = ["red", "blue", "green"]
FIND = {"type": "query", "what": "find_mistakes"}
ASK = {"type": "query", "what": "mistakes"}
LAB = {"width": 932, "height": 560}


def played(rounds: int = 2) -> rw.Game:
    """Return a game between newcomers, up to a turn of Red's."""
    game = rw.Game.new(edition="nordic", mode="domination", seats=SEATS, seed=3)
    bots = {seat: make("newcomer", seat) for seat in SEATS}
    while game.round <= rounds or game.turn != "red":
        seat = game.actor
        assert seat is not None
        game.apply(bots[seat].choose(game.observe(seat)))
    return game


def found(page: PagePlayer) -> list[dict[str, Any]]:
    """Return all answers of the search."""
    answers = [page.send(FIND)["data"]]
    while not answers[-1]["over"]:
        answers.append(page.send(FIND)["data"])
    return answers


@pytest.mark.usefixtures("kept_folder")
def test_without_saved_mistakes_the_page_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = PagePlayer(Session(played(), seats={"red": "human"}))
    assert page.send(ASK)["data"]["advice"] == say("mistakes-no-game")
    monkeypatch.setenv("RISK_WIDGET_DATA", "")
    assert "RISK_WIDGET_DATA is empty" in page.send(ASK)["data"]["advice"]


@pytest.mark.usefixtures("quick")
def test_a_finished_games_mistakes_are_saved_in_the_progress() -> None:
    page = PagePlayer(Session(played(), seats={"red": "human"}, keep=True))
    refused = page.send(FIND)
    assert not refused["ok"]
    page.send({"type": "end_now"})
    last = found(page)[-1]
    assert last["done"] == last["pieces"]
    assert last["found"] == len(session_progress().own.mistakes) > 0
    assert page.send(FIND)["data"] == last
    answer = page.send(ASK)["data"]
    assert [row["due"] for row in answer["rows"]] == [False] * last["found"]
    assert len(answer["trend"]) == 1
    kinds = [row["title"] for row in answer["kinds"]]
    assert kinds == [say(f"mistakes-about-{kind}") for kind in rw.my_mistakes().kinds][: len(kinds)]
    assert answer["usual"] == pytest.approx(1)
    assert answer["usual_rung"] == 5
    # Two turns are too few to recommend a lesson.
    assert answer["lesson"] is None
    assert "more games" in answer["advice"]
    assert not rw.my_mistakes().due


@pytest.mark.usefixtures("quick")
def test_the_review_names_exactly_the_mistakes_that_the_search_kept() -> None:
    page = PagePlayer(Session(played(4), seats={"red": "human"}, keep=True))
    page.send({"type": "end_now"})
    review: dict[str, Any] = {"type": "query", "what": "review"}
    own = [turn for turn in page.send(review)["data"]["turns"] if turn["seat"] == "red"]

    def turns() -> list[dict[str, Any]]:
        ask = {"type": "query", "what": "review_turn"}
        return [page.send({**ask, "turn": turn["turn"]})["data"] for turn in own]

    assert not any(turn["judged"] or turn["mistakes"] for turn in turns())
    kept = found(page)[-1]["found"]
    judged = turns()
    assert all(turn["judged"] for turn in judged)
    said = [text for turn in judged for text in turn["mistakes"]]
    assert len(said) == kept > 0
    for turn in judged:
        assert turn["worth"] == (-0.14 if turn["mistakes"] else None)
        for text in turn["mistakes"]:
            assert text.startswith("A better choice for Red in round ")
            assert "45% of the games" in text
    answer = page.send(review)["data"]
    for point in answer["points"]:
        better = point.get("told", {}).get("better")
        assert better is None or better in said or better.endswith("was clearly a mistake.")
    assert "clear mistake" in answer["summary"][-1]


def test_a_turn_that_lost_chance_without_a_clear_mistake_says_so() -> None:
    game = played()
    (*_, turn) = [turn for turn in game.review("red", plans=False).turns if turn.seat == "red"]
    shown: Any = SimpleNamespace(verdicts=Verdicts("red", []))
    unused: Any = None

    def told(got: float, *, cost: bool = True) -> str | None:
        changed = replace(turn, had=0.5, got=got, own_dice=-0.1)
        return _better(shown, unused, unused, changed, cost)

    assert told(0.42) == "Nothing that Red decided in round 2 was clearly a mistake."
    assert told(0.3) == (
        "Red fell short of the expert's plan in round 2, but no single decision was clearly a "
        "mistake."
    )
    assert told(0.3, cost=False) is None


@pytest.mark.usefixtures("quick")
def test_while_the_compiler_works_the_page_says_so_and_counts_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready = [False, True]
    monkeypatch.setattr(mistakes.Search, "_is_ready", lambda *_: ready.pop(0) if ready else True)
    page = PagePlayer(Session(played(), seats={"red": "human"}, keep=True))
    page.send({"type": "end_now"})
    answers = found(page)
    assert [answer["compiling"] for answer in answers][:2] == [True, False]
    assert answers[0]["done"] == 0


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seats", [{"red": "human", "blue": "human"}, {"red": "cautious"}])
def test_mistakes_of_several_people_are_not_kept(seats: dict[str, str]) -> None:
    page = PagePlayer(Session(played(), seats=seats, keep=True))
    page.send({"type": "end_now"})
    assert found(page) == [NOTHING_KEPT]


def test_without_saving_no_mistakes_are_searched(kept_folder: Path) -> None:
    del kept_folder
    page = PagePlayer(Session(played(), seats={"red": "human"}))
    page.send({"type": "end_now"})
    assert found(page)[-1]["pieces"] == 0
    assert not session_progress().own


def test_a_game_opened_after_its_end_has_nobodys_mistakes(kept_folder: Path) -> None:
    del kept_folder
    game = rw.Game.new(edition="nordic", mode="duel", seats=["red", "blue"], seed=1)
    bots = {seat: make("cautious", seat) for seat in game.seats}
    while not game.is_over:
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))
    page = PagePlayer(Session(game, seats={"red": "human"}, keep=True))
    assert found(page)[-1]["pieces"] == 0


def test_before_any_game_the_form_shows_how_many_mistakes_are_due(kept_folder: Path) -> None:
    del kept_folder
    assert screen_of(Session())["mistakes"] is None
    session_progress().add(with_mistakes("stop", "place"))
    assert screen_of(Session())["mistakes"] == {"kept": 2, "due": 2}


def test_puzzles_of_a_kind_and_single_mistakes_can_be_opened() -> None:
    session_progress().add(with_mistakes("stop", "leave"))
    page = PagePlayer(Session())
    for step, title in (
        ("puzzle/trade", "Trade now or wait?"),
        ("puzzle/defend/german", "How many dice?"),
        ("puzzle//german/missions", None),
        ("mistakes", "Attack or stop?"),
        ("mistakes/g-1", "How many move in?"),
    ):
        ack = page.send({"type": "lesson", "do": "open", "step": step})
        assert ack["ok"], ack
        texts = page.send({"type": "query", "what": "lesson"})["data"]
        assert title in (None, texts["step"]["title"])
        page.send({"type": "lesson", "do": "leave"})
    for step in ("puzzle/none", "puzzle/stop/german/missions/more", "mistakes/none"):
        assert not page.send({"type": "lesson", "do": "open", "step": step})["ok"]


# ---- on the page -----------------------------------------------------------------------------


def answer(page: Page, letter: str) -> None:
    page.locator(f'[data-answer="{letter}"]').check()
    page.locator('[data-action="hand_in"], [data-action="check"]').first.click()


@pytest.mark.usefixtures("quick")
def test_the_end_of_a_game_leads_to_correcting_a_mistake(
    bridged: Callable[..., Bridge],
) -> None:
    bridge = bridged(
        lambda: RiskWidget(played(), seats={"red": "human"}, reduced_motion=True), 1280, 900
    )
    page = bridge.page
    page.locator('[data-action="menu"]').click()
    page.locator('[data-action="end_now"]').click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator('[data-search="over"]')).to_contain_text("tomorrow", timeout=120_000)
    page.locator('[data-action="mistakes"]').first.click()
    dialog = page.locator(".rw-dialog-mistakes")
    expect(dialog).to_contain_text("of your chance of winning per turn")
    expect(dialog.locator(".rw-trend circle")).to_have_count(1)
    assert axe(page) == []
    dialog.locator('[data-action="mistake-1"]').click()
    expect(page.locator(".rw-lesson-header")).to_contain_text("My mistake 1")
    puzzle = bridge.widget.session._top.lesson
    answer(page, puzzle.best)
    expect(page.locator('[data-feedback="right"]')).to_contain_text("14 points")
    expect(page.get_by_text("It is due")).to_be_visible()
    expect(
        page.get_by_text("You replayed one decision and got it right the first time.")
    ).to_be_visible()
    expect(page.locator('[data-action="next"]')).to_have_count(0)
    page.locator('[data-action="finish"]').click()
    expect(page.locator('[data-action="review"]').first).to_be_visible()


@pytest.mark.sampled
@pytest.mark.parametrize("width", [1280, 932, 320])
def test_the_form_and_the_menu_lead_to_my_mistakes(
    bridged: Callable[..., Bridge], kept_folder: Path, width: int
) -> None:
    del kept_folder
    session_progress().add(with_mistakes("stop", "place", "leave", "trade", "fortify"))
    page = bridged(lambda: RiskWidget(reduced_motion=True), width, 800).page
    tiles = page.locator(".rw-tile").evaluate_all(
        "all => all.map(one => [one.scrollWidth - one.clientWidth, one.offsetTop])"
    )
    assert all(wider <= 0 for wider, _ in tiles)
    # The tiles for mistakes push no other tile out of its row.
    rows = len({top for _, top in tiles})
    assert rows == {1280: 2, 932: 2, 320: len(tiles)}[width]
    page.locator('[data-action="mistakes"]').click()
    dialog = page.locator(".rw-dialog-mistakes")
    expect(dialog.locator('[data-action="play_mistakes"]')).to_contain_text("5 that are due")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator('[data-action="play_now"]').click()
    look(page)
    page.locator('[data-action="menu"]').click()
    look(page)
    page.locator('[data-action="mistakes"]').first.click()
    look(page)
    dialog.locator('[data-action="play_mistakes"]').click()
    head = page.locator(".rw-lesson-header")
    expect(head).to_contain_text("My mistake 1")
    expect(head).to_contain_text("1 of 5")
    page.locator('[data-action="skip"]').click()
    expect(head).to_contain_text("2 of 5")
    page.locator('[data-action="back"]').click()
    expect(page.locator('[data-action="back"]')).to_have_attribute("aria-disabled", "true")
    expect(page.locator('[data-action="skip"]')).to_have_attribute("aria-disabled", "false")
