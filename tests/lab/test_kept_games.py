"""A game outlives the machine that it was played on, since the browser has kept it."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.lab.test_saved_notebook import write_notebook

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.lab.lab import LabPage

CODE = """
import os

os.environ["RISK_WIDGET_DATA"] = {folder!r}
import risk_widget as rw

widget = rw.RiskWidget(bot_speed="instant")
widget
"""
# Whether the browser keeps exactly one game, as it was at that second or later.
KEPT = """
(second) => Object.entries(localStorage).some(([name, value]) =>
  /^risk-widget.kept/.test(name) &&
  JSON.parse(value).games.map(({ head }) => head.saved >= second).join() === "true")
"""
RESTART = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
# Bots are started while the lock is held, so take it before asking for their driver.
BOTS_PLAY = """
with widget.lock:
    driver = widget._relay.driver
assert driver.join(60)
"""
MOVES = "len(widget.game.history)"


@pytest.mark.sampled(together="Lab", share=2)
def test_a_game_continues_after_its_machine_is_lost(
    lab: Callable[..., LabPage], notebooks: Path, tmp_path: Path
) -> None:
    write_notebook(notebooks / "kept.ipynb", CODE.format(folder=str(tmp_path / "data")))
    page = lab(anew=True).open("kept.ipynb")
    page.run_all()
    page.widget.locator("[data-action=play_now]").click()
    expect(page.widget).to_have_attribute("data-human", "true")
    before = page.widget.get_attribute("data-seq") or ""
    page.widget.locator('[data-territory][data-owner="red"]').first.click()
    expect(page.widget).not_to_have_attribute("data-seq", before)
    # Wait for the bots: otherwise the browser would store more moves than `moves` counts.
    page.execute(BOTS_PLAY)
    moves = page.kernel(MOVES)
    page.page.wait_for_function(KEPT, arg=page.kernel("int(widget.session._keeper._saved)"))
    page.page.evaluate(RESTART)
    page.wait_for_kernel()
    shutil.rmtree(tmp_path / "data")
    page.run_all()
    go_on = page.widget.locator("[data-action=go_on]")
    expect(go_on).to_be_visible()
    go_on.click()
    expect(page.widget).to_have_attribute("data-screen", "play")
    assert moves - 5 <= page.kernel(MOVES) <= moves, "what was played in the last second may lack"
