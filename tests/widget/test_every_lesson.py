"""Every lesson on the page, by clicks: each step is solved after its likely mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.messages import say
from tests.pupil import Pupil, learn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_can_be_completed(bridged: Callable[..., Bridge], name: str) -> None:
    """Each mistake gets an answer and leaves the board unchanged, and the solution leads on."""
    bridge = bridged(lambda: rw.play_lesson(name, warm_up=True), width=1366, height=768)
    pupil = Pupil(bridge.page.locator("[data-risk-widget]"))
    # The first two lessons have no warm-up: before the first, nothing has been solved, and before
    # the second, nothing until a moment ago.
    if name not in lesson_ids()[:2]:
        pupil.press("skip_warm_up")
    learn(pupil, load_source(name), wrongly=True)
    # The lesson's last step is a challenge, which is only watched and so not won.
    expect(pupil.root.locator("[data-message]")).to_contain_text(say("page-lesson-shown"))
    following = lesson_ids()[lesson_ids().index(name) + 1 :][:1]
    expect(pupil.root.locator('[data-action="next_lesson"]')).to_have_count(len(following))
    played = [step.under().kind != "challenge" for step in load_source(name).steps]
    assert rw.load_lesson(name).progress.solved == sum(played)
