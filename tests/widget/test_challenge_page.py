"""A challenge on the page: its goals, turns and stars, and the price of being shown a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.lessons import Progress
from tests.pupil import Pupil
from tests.widget.harness import axe

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.widget.lesson import LessonWidget
    from tests.widget.harness import Bridge

LIST_ENTRY = ".rw-step-list li:last-child"


def test_a_challenge_is_played_by_clicks(bridged: Callable[..., Bridge]) -> None:
    opened: list[LessonWidget] = []

    def make_widget() -> LessonWidget:
        opened.append(
            rw.play_lesson(
                "02", step="challenge", dice="ahn1", reduced_motion=True, progress=Progress()
            )
        )
        return opened[0]

    bridge = bridged(make_widget, width=1280, reduced_motion="reduce")
    pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
    lesson = opened[0].lesson
    goals = pupil.root.locator(".rw-goals")
    stars = pupil.root.locator(f"{LIST_ENTRY} .rw-stars")
    expect(goals).to_contain_text("Turn 1 of 2")
    expect(goals).to_contain_text("in your first turn")
    expect(goals.locator("b")).to_have_attribute("title", "Dice ahn1")
    expect(stars).to_contain_text("0 of 3 stars")
    assert axe(bridge.page, "body") == []
    bot = make("cautious", "learner", board=lesson.game.board)
    for _ in range(200):
        if lesson.view()["done"]:
            break
        pupil.hand.do(dict(bot.choose(lesson.game.observe("red"))))
    pupil.expect_status("right")
    (earned, of) = lesson.progress.stars["challenge"]
    expect(stars).to_contain_text(f"{earned} of {of} stars")
    expect(pupil.feedback).to_contain_text("won")
    assert axe(bridge.page, "body") == []


def test_the_cost_of_a_hint_is_given_before_it_is_shown(bridged: Callable[..., Bridge]) -> None:
    bridge = bridged(
        lambda: rw.play_lesson("01", dice="ahn1", step="challenge", progress=Progress()),
        width=1280,
        reduced_motion="reduce",
    )
    pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
    expect(pupil.root.locator("tr.rw-eliminated")).to_contain_text("no longer in the game")
    hint = pupil.panel("hint")
    expect(hint).to_have_text("Hint 1 of 3")
    pupil.press("hint")
    pupil.press("hint")
    expect(hint).to_have_text("Show a move (leaves one star)")
    pupil.press("hint")
    expect(pupil.feedback).to_contain_text("A careful bot would")
    expect(hint).to_have_text("Show a move")


def test_an_attack_continues_and_events_in_between_are_reported(
    bridged: Callable[..., Bridge],
) -> None:
    opened: list[LessonWidget] = []

    def make_widget() -> LessonWidget:
        opened.append(rw.play_lesson("06", dice="ahn0", step="challenge", progress=Progress()))
        return opened[0]

    bridge = bridged(make_widget, width=1280, reduced_motion="reduce")
    pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
    game = opened[0].lesson.game
    assert game.to_place is not None
    for _ in range(game.to_place):
        pupil.hand.pick("highmoor")
    pupil.hand.pick("highmoor")
    pupil.hand.pick("stonegate")
    pupil.press("roll_until")
    pupil.expect_status("more")
    rolls = [step for step in game.history if step.action.type == "attack"]
    assert len(rolls) > 1
    assert game.phase == "occupy" or game.armies("highmoor") == 1
    if game.phase == "occupy":
        pupil.press("occupy")
    pupil.press("end_phase")
    pupil.press("end_phase")
    expect(pupil.root.locator("[data-message]")).to_contain_text("Green took")
    expect(pupil.root.get_by_text("Since your last turn", exact=True)).to_be_visible()
    assert axe(bridge.page, "body") == []
