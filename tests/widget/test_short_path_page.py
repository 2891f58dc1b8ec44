"""The short path on the page: offered at first sight, and followed from step to step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import risk_widget as rw
from risk_widget.lessons import Progress
from risk_widget.practice.short_path import STEPS
from tests.pupil import Pupil
from tests.widget.dom import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge


def test_the_short_path_is_offered_above_the_steps_and_continues_by_itself(
    mounted: Callable[..., Bridge],
) -> None:
    progress = Progress()
    bridge = mounted(lambda: rw.play_lesson("03", warm_up=False, progress=progress))
    pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
    expect(pupil.panel("tonight")).to_have_text("Play tonight: 24 minutes")
    pupil.press("tonight")
    expect(pupil.root.locator(".rw-lesson-header")).to_contain_text("Play tonight")
    expect(pupil.root.locator(".rw-step-list li")).to_have_count(len(STEPS))
    expect(pupil.panel("tonight")).to_have_count(0)
    for name in STEPS[:3]:
        expect(pupil.root.locator("[data-step]")).to_have_attribute(
            "data-step", name.partition("/")[2]
        )
        pupil.press("show_me")
        if (skip := pupil.root.locator('[data-action="skip_scenes"]')).count():
            skip.click()
        pupil.press("next")
    assert progress.peek("01-board", "win").status == "shown"


def test_the_course_map_lists_the_short_path_first(mounted: Callable[..., Bridge]) -> None:
    progress = Progress()
    rw.load_lesson("04", progress=progress).show_me("pairs")
    bridge = mounted(lambda: rw.play_lesson("09", warm_up=False, progress=progress))
    pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
    expect(pupil.panel("tonight")).to_have_count(0)
    pupil.panel("course").click()
    first = pupil.root.locator("[data-course]").first
    expect(first).to_contain_text("Play tonight: 24 minutes 1 of 27")
    first.locator("button").click()
    expect(pupil.root.locator(".rw-lesson-header")).to_contain_text("Play tonight")
