"""Lessons in a real JupyterLab: their notebooks are opened and run, and solved by clicks."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from risk_widget.lessons.source import lesson_ids, load_source
from tests.pupil import Pupil, learn

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.lab.lab import LabPage


RUN_IN_CELL = """
async (code) => {
  const { content } = window.jupyterapp.shell.currentWidget;
  content.activeCellIndex = [...content.model.cells].findIndex(cell => cell.type === "code");
  if (code !== null) content.activeCell.model.sharedModel.setSource(code);
  await window.jupyterapp.commands.execute("notebook:run-cell");
}
"""


def test_the_lesson_on_combat_is_learned_in_its_notebook(lab: Callable[..., LabPage]) -> None:
    """The cell that its text names is run; each step is solved after its likely mistakes."""
    page = lab()
    page.page.emulate_media(reduced_motion="reduce")
    page.open("04-combat.ipynb")
    page.page.evaluate(RUN_IN_CELL, None)
    expect(page.widget.locator("[data-step]")).to_be_visible(timeout=60_000)
    learn(Pupil(page.widget), load_source("04-combat"), wrongly=True)
    page.wait_for_kernel()
    page.execute("import risk_widget as rw")
    assert page.kernel("rw.lesson('04-combat').progress.done") is True


def test_every_lesson_is_learned_by_clicks(lab: Callable[..., LabPage], notebooks: Path) -> None:
    """One notebook, one page: lesson after lesson is put into the cell and solved."""
    # A copy: what is written into it may be saved, and other tests open the notebook, too.
    shutil.copy(notebooks / "00-play.ipynb", notebooks / "lessons.ipynb")
    page = lab()
    page.page.emulate_media(reduced_motion="reduce")
    page.open("lessons.ipynb").run_all()
    expect(page.widget).to_have_attribute("data-screen", "setup", timeout=60_000)
    page.wait_for_kernel()
    for name in lesson_ids():
        if name == "04-combat":  # in its own notebook, above
            continue
        code = f"import risk_widget as rw\npanel = rw.play_lesson({name!r})\npanel"
        page.page.evaluate(RUN_IN_CELL, code)
        source = load_source(name)
        expect(page.widget.locator(f'[data-step="{source.steps[0].id}"]')).to_be_visible(
            timeout=30_000
        )
        learn(Pupil(page.widget), source)
        assert page.kernel("panel.progress.done") is True
