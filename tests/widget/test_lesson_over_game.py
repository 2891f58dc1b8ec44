"""A lesson opened over the form of a new game, or over a game that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.course.lesson_file import load_source
from risk_widget.host.session import Session
from risk_widget.lessons import Progress, lesson_ids
from tests.pupil import Pupil
from tests.widget.harness import axe
from tests.widget.page_player import screen_of
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.host.relay import Host
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="lesson over game", share=2)


def send(session: Host, action: dict[str, Any], name: str = "i1") -> dict[str, Any]:
    """Send an action as a page does and return its answer."""
    seq = screen_of(session)["seq"]
    session.receive([{"id": name, "base_seq": seq, "action": action}])
    return next(dict(ack) for ack in screen_of(session)["acks"] if ack["id"] == name)


def test_the_first_lesson_opens_over_the_form_and_returns_to_it() -> None:
    session = Session()
    form = screen_of(session)
    assert send(session, {"type": "lesson", "do": "open"})["ok"]
    shown = screen_of(session)
    assert shown["lesson"]["id"] == lesson_ids()[0]
    assert shown["lesson"]["can"]["leave"] is True
    assert shown["game_id"] != form["game_id"]
    assert session.game is None
    assert send(session, {"type": "lesson", "do": "leave"}, "i2")["ok"]
    assert (screen_of(session)["screen"], screen_of(session)["seq"]) == ("setup", form["seq"])


def test_a_lesson_over_a_game_works_like_one_in_its_own_widget() -> None:
    session = Session()
    send(session, {"type": "lesson", "do": "open", "step": "04-combat"})
    texts = send(session, {"type": "query", "what": "lesson"}, "i2")["data"]
    assert texts["lesson"]["title"] == rw.load_lesson("04-combat").title
    assert send(session, {"type": "lesson", "do": "next"}, "i3")["ok"]
    assert screen_of(session)["lesson"]["at"] == 1


def test_bots_wait_while_a_lesson_is_open() -> None:
    game = rw.Game.new(edition="nordic", seats=["red", "blue", "green"], seed=1)
    session = Session(game, seats=dict.fromkeys(game.seats, "cautious"))
    send(session, {"type": "lesson", "do": "open"})
    assert not session.to_advance
    assert not session.advance()
    assert not game.history
    send(session, {"type": "lesson", "do": "leave"}, "i2")
    assert session.to_advance


def test_moves_made_elsewhere_are_shown_after_the_lesson() -> None:
    game = rw.Game.new(edition="nordic", seats=["red", "blue", "green"], seed=1)
    session = Session(game)
    send(session, {"type": "lesson", "do": "open"})
    game.apply(game.legal_actions()[0])
    send(session, {"type": "lesson", "do": "leave"}, "i2")
    assert screen_of(session)["moves"] == 1


@pytest.mark.parametrize("step", ["99-nothing", "/etc/hostname", "lesson.toml"])
def test_a_page_opens_only_the_packages_lessons(step: str) -> None:
    session = Session()
    ack = send(session, {"type": "lesson", "do": "open", "step": step})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")
    assert screen_of(session)["screen"] == "setup"


def test_a_lesson_opens_under_the_chosen_edition_only() -> None:
    session = Session()
    wish = {"type": "lesson", "do": "open", "step": "04-combat"}
    refused = send(session, {**wish, "edition": "/etc/hostname"})
    assert (refused["ok"], refused["rule"]) == (False, "protocol.malformed")
    assert screen_of(session)["screen"] == "setup"
    session = Session()
    assert send(session, {**wish, "edition": "german"})["ok"]
    assert screen_of(session)["edition"] == "german"


def test_only_an_open_lesson_can_be_left() -> None:
    ack = send(Session(), {"type": "lesson", "do": "leave"})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.lesson")


def test_a_lesson_in_its_own_widget_cannot_be_left_but_leads_on() -> None:
    progress = Progress()
    widget = rw.play_lesson("01-board", progress=progress)
    session = widget.session
    assert "leave" not in screen_of(session)["lesson"]["can"]
    assert not send(session, {"type": "lesson", "do": "leave"})["ok"]
    before = screen_of(session)["game_id"]
    assert send(session, {"type": "lesson", "do": "open", "step": "02-setup"}, "i2")["ok"]
    assert widget.lesson.id == "02-setup"
    assert screen_of(session)["game_id"] != before
    widget.show_me()
    assert progress.has_met("02-setup")
    assert send(session, {"type": "lesson", "do": "open", "step": "03-reinforcement"}, "i3")["ok"]
    assert screen_of(session)["lesson"]["warm_up"] is True
    refused = send(session, {"type": "lesson", "do": "open", "step": "/etc/hostname"}, "i4")
    assert refused["rule"] == "protocol.malformed"
    widget.close()


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> Progress:
    """Return the progress of a person who went through the first lesson yesterday."""
    progress = Progress()
    monkeypatch.setattr("risk_widget.course.shared_progress._SESSION", progress)
    lesson = rw.load_lesson(lesson_ids()[0])
    for step in lesson.source.steps:
        lesson.show_me(step.id)
    for item in progress.review.items.values():
        item.day -= 1
    return progress


def test_a_warm_up_opens_once_something_has_been_learned(met: Progress) -> None:
    session = Session()
    assert send(session, {"type": "lesson", "do": "open", "step": "warm-up"})["ok"]
    shown = screen_of(session)["lesson"]
    assert shown["id"] == "warm-up"
    assert shown["marks"] == ["open"] * 3
    texts = send(session, {"type": "query", "what": "lesson"}, "i2")["data"]
    assert texts["lesson"]["following"][0] == lesson_ids()[1]
    met.forget(lesson_ids()[0])
    refused = send(session, {"type": "lesson", "do": "open", "step": "warm-up"}, "i3")
    assert not refused["ok"]
    assert "nothing to warm up with yet" in refused["message"]
    assert screen_of(session)["lesson"]["id"] == "warm-up", "what is open stays open"


@pytest.mark.browser
@pytest.mark.usefixtures("met")
def test_three_questions_come_before_the_next_lesson(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: rw.RiskWidget(), width=932, height=647)
    pupil = Pupil(root)
    root.locator('[data-action="learn"]').click()
    head = root.locator(".rw-lesson-header")
    expect(head).to_contain_text("Lesson 2 · Warm-up")
    expect(root.locator(".rw-step-list li")).to_have_count(3)
    assert axe(root.page) == []
    for label in ("Next question", "Next question", "Begin the lesson"):
        pupil.press("show_me")
        expect(pupil.bar("next")).to_contain_text(label)
        pupil.bar("next").click()
    expect(head).to_contain_text("Lesson 2 · Setting up")
    for number in range(1, len(load_source(lesson_ids()[1]).steps) + 1):
        pupil.go(number)
        pupil.settle(load_source(lesson_ids()[1]).steps[number - 1].under())
    pupil.bar("next_lesson").click()
    expect(head).to_contain_text("Lesson 3 · Warm-up")
    pupil.press("skip_warm_up")
    expect(head).to_contain_text("Lesson 3 · Reinforcement")
    expect(root.locator('[data-action="skip_warm_up"]')).to_have_count(0)


@pytest.mark.browser
@pytest.mark.usefixtures("met")
def test_the_course_map_shows_what_is_done_and_leads_on(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: rw.RiskWidget(), width=932, height=647)
    root.locator('[data-action="learn"]').click()
    root.locator('[data-action="course"]').click()
    lessons = root.locator("[data-course]:not([data-course=tonight])")
    expect(lessons).to_have_count(len(lesson_ids()))
    # All steps are done except the challenge, which was only watched.
    expect(lessons.nth(0)).to_have_attribute("data-done", "shown")
    expect(lessons.nth(1)).to_have_attribute("data-done", "open")
    expect(root.locator(".rw-course")).to_contain_text("questions are due today")
    assert axe(root.page) == []
    lessons.nth(3).locator("button").click()
    expect(root.locator(".rw-lesson-header")).to_contain_text("Lesson 4 · Warm-up")
    root.locator('[data-action="course"]').click()
    root.locator('[data-action="review_questions"]').click()
    expect(root.locator(".rw-lesson-header b")).to_have_text("Review")


def test_the_course_map_follows_the_progress(met: Progress) -> None:
    session = Session()
    send(session, {"type": "lesson", "do": "open", "step": "04-combat"})
    send(session, {"type": "lesson", "do": "skip"}, "i2")
    ask = {"type": "query", "what": "course"}
    course = send(session, ask, "i3")["data"]
    assert [row["id"] for row in course["lessons"]] == list(lesson_ids())
    first, *_ = course["lessons"]
    assert first["done"] == first["steps"] - 1, "its challenge has only been watched"
    send(session, {"type": "lesson", "do": "show_me"}, "i4")
    assert send(session, ask, "i5")["data"]["lessons"][3]["done"] == 1
    met.puzzles.note("place-1", right=True)
    assert "1 solved" in send(session, ask, "i6")["data"]["about"][0]


def test_learning_continues_with_the_first_unfinished_lesson(met: Progress) -> None:
    session = Session()
    assert send(session, {"type": "lesson", "do": "open"})["ok"]
    send(session, {"type": "lesson", "do": "skip"}, "i0")
    assert screen_of(session)["lesson"]["id"] == lesson_ids()[1]
    for name in lesson_ids():
        for step in rw.load_lesson(name).source.steps:
            met.step(name, step.id).status = "solved"
    assert send(session, {"type": "lesson", "do": "open"}, "i2")["ok"]
    assert screen_of(session)["lesson"]["id"] == lesson_ids()[0]
