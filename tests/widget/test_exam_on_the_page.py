"""The exam by clicks: the card in the map of the course, a game without help, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.lessons import session_progress
from risk_widget.practice.exam import GAMES, my_exam
from tests.lessons.test_exam import taken
from tests.widget.dom import expect
from tests.widget.harness import axe, look
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.usefixtures("kept_folder")


def press(root: Locator, name: str) -> None:
    look(root.page)
    root.locator(f"[data-action={name}]").first.click()


def card(root: Locator) -> Locator:
    """Open the first lesson and the map of the course, and return the card of the exam."""
    press(root, "learn")
    press(root, "course")
    return root.locator(".rw-exam")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 664)])
def test_the_exam_can_be_started_from_the_course_map(
    bridged: Callable[..., Bridge], width: int, height: int
) -> None:
    root = open_root(bridged, RiskWidget, width=width, height=height)
    exam = card(root)
    expect(exam).to_contain_text("6 short games with missions")
    expect(exam.locator("li")).to_have_text(["1", "2", "3", "4", "5", "6"])
    press(root, "take_exam")
    expect(root.locator(".rw-header")).to_contain_text("exam, game 1 of 6")
    hint, undo = (root.locator(f"[data-action={name}]") for name in ("hint", "undo"))
    for each in (hint, undo):
        expect(each).to_have_attribute("aria-disabled", "true")
        expect(each).to_have_attribute("title", "No hints and no taking back in an exam")
    assert axe(root.page) == []


def test_after_the_last_game_the_result_is_shown_and_saved(
    bridged: Callable[..., Bridge],
) -> None:
    taken([True] * 5, into=session_progress())
    widgets: list[RiskWidget] = []

    def opened() -> RiskWidget:
        widgets.append(RiskWidget(bot_speed="instant").take_exam())
        return widgets[0]

    root = open_root(bridged, opened)
    expect(root.locator(".rw-header")).to_contain_text("exam, game 6 of 6")
    press(root, "menu")
    press(root, "end_now")
    press(root, "confirm")
    expect(root).to_have_attribute("data-phase", "over")
    press(root, "exam")
    dialog = root.locator(".rw-dialog-exam")
    exam = my_exam()
    assert len(exam.games) == GAMES
    expect(dialog).to_contain_text(exam.sentence)
    expect(dialog.locator("li.rw-won")).to_have_count(5)
    expect(dialog.locator("li.rw-lost")).to_have_count(1)
    assert axe(root.page) == []
    look(root.page)
    with root.page.expect_download() as saving:
        dialog.locator("[data-action=save_exam]").click()
    assert saving.value.suggested_filename == "exam.html"
    assert exam.sentence in saving.value.path().read_text(encoding="utf-8")


def test_a_lessons_widget_says_how_to_take_the_exam(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: rw.play_lesson("01-board", warm_up=False))
    press(root, "course")
    exam = root.locator(".rw-exam")
    expect(exam).to_contain_text("rw.RiskWidget().take_exam()")
    expect(exam.locator("[data-action=take_exam]")).to_have_count(0)
