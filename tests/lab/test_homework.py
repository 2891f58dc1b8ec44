"""Tests that a lesson solved and saved in JupyterLab can be read as a teacher would read it."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.course.homework import MIME
from tests.lab.test_saved_notebook import save_and_stop, write_notebook
from tests.pupil import Pupil

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.lab.lab import LabPage

CODE = """
import risk_widget as rw
from risk_widget.lessons import Progress

rw.play_lesson("04-combat", step="tie", progress=Progress(), name="Ada")
"""


@pytest.mark.sampled(together="Lab", share=2)
def test_the_saved_notebook_contains_the_progress(
    lab: Callable[..., LabPage], notebooks: Path, tmp_path: Path
) -> None:
    write_notebook(notebooks / "homework.ipynb", CODE)
    page = lab(anew=True).open("homework.ipynb")
    page.run_all()
    expect(page.widget.locator("[data-step]")).to_be_visible()
    page.wait_for_kernel()
    pupil = Pupil(page.widget)
    for answer, status in (("both", "wrong"), ("red", "right")):
        pupil.answer(answer, "predict", "choice")
        pupil.expect_status(status)
    page.page.wait_for_function(
        """type => {
          const { model } = window.jupyterapp.shell.currentWidget.content;
          const outputs = [...model.cells].flatMap(cell => cell.toJSON().outputs ?? []);
          return outputs.some(({ data }) => JSON.stringify(data?.[type] ?? "").includes("solved"));
        }""",
        arg=MIME,
    )
    drawn = page.page.locator(".risk-widget-still img").get_attribute("src")
    save_and_stop(page)

    shutil.copy(notebooks / "homework.ipynb", tmp_path)
    found = rw.read_homework(tmp_path)
    assert found.remarks == ()
    (row,) = found.scores
    assert (row.pupil, row.lesson, row.score.solved) == ("Ada", "04-combat", ("tie",))
    assert row.score.steps["tie"].tries == 2

    # If a teacher opens the notebook without a kernel and saves it again, the pupil's work is still
    # there.
    again = lab(anew=True).open("homework.ipynb")
    picture = again.page.locator(".risk-widget-still img")
    expect(picture).to_be_visible()
    expect(picture).to_have_attribute("src", drawn or "")
    expect(again.page.locator("[data-risk-widget]")).to_have_count(0)
    expect(again.page.locator(".jp-OutputArea-output")).not_to_contain_text(["seal"])
    again.page.evaluate(
        "() => { window.jupyterapp.shell.currentWidget.context.model.dirty = true; }"
    )
    again.command("docmanager:save")
    again.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    saved = json.loads((notebooks / "homework.ipynb").read_text())
    bundles = [output["data"] for output in saved["cells"][0]["outputs"]]
    assert [MIME in bundle for bundle in bundles] == [False, True]
