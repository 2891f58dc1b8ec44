"""The learner's name: asked for once, at a lesson's end or before saving, and never required."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress
from tests.pupil import Pupil
from tests.widget.harness import axe, look

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

LESSON = "04-combat"


def nearly_done(name: str | None = None) -> Progress:
    """Return the progress of someone who has only the step about the tie left."""
    progress = Progress()
    progress.name = name
    for step in load_source(LESSON).steps:
        if step.id != "tie":
            progress.step(LESSON, step.id).status = "shown"
    return progress


@pytest.fixture
def pupil(bridged: Callable[..., Bridge]) -> Callable[..., Pupil]:
    """Open the lesson at the remaining step."""

    def go(progress: Progress, **page: object) -> Pupil:
        bridge = bridged(
            lambda: rw.play_lesson(LESSON, step="tie", progress=progress, reduced_motion=True),
            reduced_motion="reduce",
            **page,
        )
        there = Pupil(bridge.page.locator("[data-risk-widget]").first)
        expect(there.root.locator("[data-step]")).to_be_visible()
        return there

    return go


def field(pupil: Pupil) -> Locator:
    """Return the field for the name."""
    return pupil.root.locator("[data-learner]")


@pytest.mark.sampled
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_name_is_asked_at_the_end_of_a_lesson(pupil: Callable[..., Pupil], width: int) -> None:
    progress = nearly_done()
    there = pupil(progress, width=width)
    expect(field(there)).to_have_count(0)
    there.answer("red", "predict", "choice")
    there.expect_status("right")
    expect(field(there)).to_be_visible()
    expect(there.panel("keep_name")).to_be_disabled()
    page = there.root.page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(page, "[data-risk-widget]") == []
    field(there).fill(" Ada   Lovelace ")
    field(there).press("Enter")
    expect(there.root.locator("[data-learner-is]")).to_have_attribute(
        "data-learner-is", "Ada Lovelace"
    )
    expect(field(there)).to_have_count(0)
    assert progress.name == "Ada Lovelace"


def test_the_name_is_optional_and_not_asked_again(pupil: Callable[..., Pupil]) -> None:
    progress = nearly_done()
    there = pupil(progress)
    there.answer("red", "predict", "choice")
    look(there.root.page)
    there.panel("no_name").click()
    expect(field(there)).to_have_count(0)
    assert progress.name == ""
    with there.root.page.expect_download() as download:
        there.panel("save_progress").click()
    assert json.loads(download.value.path().read_text())["name"] == ""
    # A learner who has second thoughts finds the field there.
    there.panel("change_name").click()
    expect(field(there)).to_be_focused()
    field(there).fill("Ada")
    look(there.root.page)
    there.panel("keep_name").click()
    expect(there.root.locator("[data-learner-is='Ada']")).to_contain_text("Work of Ada")


def test_the_name_is_asked_before_saving_and_written_to_the_file(
    pupil: Callable[..., Pupil],
) -> None:
    there = pupil(Progress())
    there.panel("save_progress").click()
    expect(field(there)).to_be_focused()
    field(there).fill("Ada")
    look(there.root.page)
    with there.root.page.expect_download() as download:
        there.panel("keep_name").click()
    assert json.loads(download.value.path().read_text())["name"] == "Ada"
    # The name is known now.
    with there.root.page.expect_download():
        there.panel("save_progress").click()
    expect(field(there)).to_have_count(0)


def test_a_name_given_in_python_is_not_asked_for(pupil: Callable[..., Pupil]) -> None:
    there = pupil(nearly_done("Ada"))
    there.answer("red", "predict", "choice")
    there.expect_status("right")
    expect(there.root.locator("[data-learner-is='Ada']")).to_be_visible()
    expect(field(there)).to_have_count(0)


def test_a_name_can_be_given_in_python() -> None:
    progress = Progress()
    with_name = rw.play_lesson(LESSON, name="  Ada  Lovelace", progress=progress)
    assert with_name.progress.name == progress.name == "Ada Lovelace"
    rw.play_lesson(LESSON, progress=progress)
    assert progress.name == "Ada Lovelace"
    with pytest.raises(TypeError, match="name must be text"):
        rw.play_lesson(LESSON, name=3, progress=progress)  # type: ignore[arg-type]
