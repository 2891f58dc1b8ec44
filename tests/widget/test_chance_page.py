"""A probability on the page: guessed on a slider, then tested in battle and explained."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress
from tests.pupil import Pupil
from tests.widget.harness import axe
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.browser


@pytest.fixture
def root(bridged: Callable[..., Bridge]) -> Locator:
    return open_root(
        bridged,
        lambda: rw.play_lesson("04-combat", step="how-likely", progress=Progress()),
        width=932,
        height=647,
        reduced_motion="reduce",
    )


def test_a_wrong_guess_shows_its_distance_and_can_be_retried_with_other_armies(
    root: Locator,
) -> None:
    pupil = Pupil(root)
    # A slider with a value would be an answer. So it starts without one, and nothing can be rolled
    # yet.
    expect(root.locator('[data-answer="percent"] output')).to_have_text("?")
    expect(pupil.bar("check")).to_have_count(0)
    expect(root.locator(".rw-guessed")).to_have_count(0)
    pupil.answer(20, "chance", "percent")
    pupil.expect_status("wrong")
    expect(pupil.feedback).to_contain_text("You said 20%: 63 points off.")
    expect(root.locator(".rw-guessed")).to_have_attribute(
        "aria-label",
        re.compile(r"^You said 20%; it is 83%\. 1000 battles: taken in [78]\d\d\.$"),
    )
    assert axe(root.page) == []
    fell = "Peru fell" in pupil.feedback.inner_text()
    owner = "red" if fell else "blue"
    expect(root.locator('[data-territory="peru"]')).to_have_attribute("data-owner", owner)
    pupil.press("again")
    expect(root.locator(".rw-lesson")).to_contain_text("8 armies in Brazil: 7 of them can")
    expect(root.locator('[data-answer="percent"] output')).to_have_text("?")


def test_a_close_guess_solves_the_step(root: Locator) -> None:
    pupil = Pupil(root)
    step = load_source("04-combat").steps[9].under()
    assert pupil.settle(step) == "solved"
    pupil.bar("next").click()
    pupil.expect_step("stop")
