"""Lessons in a real JupyterLab: their notebooks are opened and run, and solved by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from risk_widget.lessons.lesson_file import lesson_ids, load_source
from risk_widget.messages import say
from tests.pupil import Pupil, learn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.lab.lab import LabPage


RUN_FIRST_CELL = """
async () => {
  const { content } = window.jupyterapp.shell.currentWidget;
  content.activeCellIndex = [...content.model.cells].findIndex(cell => cell.type === "code");
  await window.jupyterapp.commands.execute("notebook:run-cell");
}
"""


@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_is_learned_in_its_notebook(lab: Callable[..., LabPage], name: str) -> None:
    """The cell that its text names is run; each step is solved after its likely mistakes.

    Each mistake is answered and leaves the board as it was; the solution leads on.
    """
    page = lab().open(f"{name}.ipynb").be_plain()
    page.page.evaluate(RUN_FIRST_CELL)
    expect(page.widget.locator("[data-step]")).to_be_visible(timeout=60_000)
    pupil = Pupil(page.widget)
    # Nothing comes before the first lesson, and before the second only what was just solved.
    if name not in lesson_ids()[:2]:
        pupil.press("skip_warm_up")
    learn(pupil, load_source(name), wrongly=True)
    # Its last step is a challenge, which is watched: that is not to have won it.
    expect(page.widget.locator("[data-message]")).to_contain_text(say("page-lesson-shown"))
    following = lesson_ids()[lesson_ids().index(name) + 1 :][:1]
    expect(page.widget.locator('[data-action="next_lesson"]')).to_have_count(len(following))
    page.wait_for_kernel()
    page.execute("import risk_widget as rw")
    played = [step.under().kind != "challenge" for step in load_source(name).steps]
    assert page.kernel(f"rw.load_lesson({name!r}).progress.solved") == sum(played)
