"""If one notebook has ten widgets, shared data travels once, and all of them can be played."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.clicks import Clicker
from tests.lab.lab import PATIENCE
from tests.lab.test_saved_notebook import save_and_stop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.lab.lab import LabPage

TEN = 10
SLOWER = 5
"""How many times longer a slow machine may take."""
CELL = """
import risk_widget as rw

seats = ["red", "blue", "green"]
game = rw.Game.new(edition="nordic", mode="missions", seats=seats, seed=7)
widget = rw.RiskWidget(game, seats=dict.fromkeys(seats, "human"))
widget
"""
KEEP_STATE = "@jupyter-widgets/jupyterlab-manager:saveWidgetState"
WIDGETS = ".jp-OutputArea [data-risk-widget]"
CLOCK_STANDS = "(() => { const now = Date.now(); Date.now = () => now; })();"
SAVED = "() => !window.jupyterapp.shell.currentWidget.context.model.dirty"


def write_notebook(path: Path, cells: int) -> None:
    kernel = {"name": "python3", "language": "python", "display_name": "Python 3 (ipykernel)"}
    source = CELL.strip().splitlines(keepends=True)
    notebook = {
        "cells": [
            {"cell_type": "code", "id": f"cell-{number}", "metadata": {}, "outputs": [],
             "execution_count": None, "source": source}
            for number in range(cells)
        ],
        "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5,
    }  # fmt: skip
    path.write_text(json.dumps(notebook))


def came_by_websocket(page: LabPage) -> dict[str, list[int]]:
    """Return a dict that will collect, by type, the sizes of all messages that arrive later."""
    sizes: dict[str, list[int]] = defaultdict(list)

    def note(frame: Any) -> None:
        data = frame.encode() if isinstance(frame, str) else frame
        for kind in re.findall(rb'"msg_type": ?"(\w+)"', data)[:1]:
            sizes[kind.decode()].append(len(data))

    page.page.on("websocket", lambda socket: socket.on("framereceived", note))
    return sizes


def place(hand: Clicker) -> None:
    """Place an army by clicking, and wait for the kernel's answer."""
    own = hand.root.locator('[data-territory][data-owner="red"]').first
    hand.do({"type": "place", "territory": own.get_attribute("data-territory"), "armies": 1})
    expect(own).to_have_attribute("data-armies", "2")


def two_widgets(page: LabPage) -> Locator:
    """Return both widgets of the notebook as soon as they are shown."""
    shown = page.page.locator(WIDGETS)
    expect(shown).to_have_count(2)
    return shown


def open_saved(lab: Callable[..., LabPage], notebook: str) -> Locator:
    """Open a saved notebook in a new browser and return both of its widgets.

    Lab reads the models in a file after the kernel has answered, and gives up on a widget whose
    model is 2 s late by the page's clock. It then shows the picture of the board, as it does
    without such models. This can happen on a busy machine unless the clock stands still.
    """
    page = lab(anew=True)
    page.page.add_init_script(CLOCK_STANDS)
    # The notebook is trusted, like one that the user has run.
    return two_widgets(page.open(notebook))


@pytest.mark.sampled(together="many widgets")
def test_shared_data_of_ten_widgets_is_sent_and_saved_once(
    lab: Callable[..., LabPage], notebooks: Path
) -> None:
    path = notebooks / "ten.ipynb"
    write_notebook(path, TEN)
    page = lab(anew=True)
    sizes = came_by_websocket(page)
    page.open(path.name)
    page.run_all()
    roots = page.page.locator(".jp-OutputArea [data-risk-widget][data-phase='place']")
    expect(roots).to_have_count(TEN)
    page.wait_for_kernel()
    assert sum(size > 100_000 for size in sizes["comm_open"]) == 1
    assert sum(sizes["comm_open"] + sizes["display_data"]) < 950_000
    # How often a state is sent while ten pages start depends on the machine, but its size doesn't.
    assert max(sizes["comm_msg"]) < 5_000

    page.command(KEEP_STATE)
    try:
        page.command("docmanager:save")
        page.page.wait_for_function(SAVED)
        assert path.stat().st_size < 1_500_000
    finally:
        page.command(KEEP_STATE)


@pytest.mark.sampled(together="many widgets")
def test_a_saved_position_is_complete(lab: Callable[..., LabPage], notebooks: Path) -> None:
    """With the saved state and no kernel, the last widget is as complete as the first."""
    path = notebooks / "two.ipynb"
    write_notebook(path, 2)
    page = lab(anew=True).open(path.name)
    page.run_all()
    place(Clicker(two_widgets(page).nth(1)))
    page.wait_for_kernel()
    page.command(KEEP_STATE)
    try:
        save_and_stop(page)
    finally:
        page.command(KEEP_STATE)
    shown = open_saved(lab, path.name)
    expect(shown.nth(1).locator('[data-territory][data-armies="2"]')).to_have_count(1)
    expect(shown.nth(0).locator('[data-territory][data-armies="2"]')).to_have_count(0)


@pytest.mark.sampled(together="many widgets")
def test_a_reloaded_page_finds_all_widgets(lab: Callable[..., LabPage], notebooks: Path) -> None:
    path = notebooks / "again.ipynb"
    write_notebook(path, 2)
    page = lab(anew=True).open(path.name)
    page.run_all()
    place(Clicker(two_widgets(page).nth(1)))
    page.command("docmanager:save")
    page.page.wait_for_function(SAVED)
    again = lab(anew=True).open(path.name)
    shown = two_widgets(again)
    expect(shown.nth(1).locator('[data-territory][data-armies="2"]')).to_have_count(1)
    place(Clicker(shown.nth(0)))


@pytest.mark.sampled(together="many widgets")
def test_all_widgets_work_on_a_slow_machine(lab: Callable[..., LabPage], notebooks: Path) -> None:
    path = notebooks / "slow.ipynb"
    write_notebook(path, TEN)
    page = lab(anew=True).open(path.name)
    slowed = page.page.context.new_cdp_session(page.page)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.run_all()
    roots = page.page.locator(".jp-OutputArea [data-risk-widget][data-phase='place']")
    expect(roots).to_have_count(TEN, timeout=SLOWER * PATIENCE)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.be_plain()
    for number in range(TEN):
        place(Clicker(roots.nth(number)))
