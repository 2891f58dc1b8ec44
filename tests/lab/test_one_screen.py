"""In a real JupyterLab with its file browser open, each decision is completely in sight."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.clicks import Clicker
from tests.widget import positions

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.lab.lab import LabPage

WINDOWS = [(1280, 720), (1366, 768), (1440, 900), (1536, 864), (1920, 1080)]
MAPS = {(1366, 768): 700, (1920, 1080): 1150}
"""The smallest allowed width of the map in a game, by the size of the window."""

IN_SIGHT = """() => {
  const root = document.querySelector("[data-risk-widget]");
  const notebook = root.closest(".jp-WindowedPanel-outer");
  const frame = notebook.getBoundingClientRect();
  const top = root.getBoundingClientRect().top - frame.top;
  // Scroll to the widget, as a person would.
  if (Math.abs(top) > 2) { notebook.scrollTop += top; return false; }
  const { height } = frame;
  if (parseFloat(root.style.getPropertyValue("--rw-room")) > height) return false;
  return [...root.querySelectorAll("[data-part]")].every((part) => {
    const box = part.getBoundingClientRect();
    return box.bottom <= frame.bottom + 1;
  });
}"""


WIDE = "([map, least]) => map.getBoundingClientRect().width >= least"


def look(page: LabPage, *, lesson: bool = False) -> None:
    """Check, at each size of the window, that the whole widget is in sight and the map is large."""
    for width, height in WINDOWS:
        page.page.set_viewport_size({"width": width, "height": height})
        page.page.wait_for_function(IN_SIGHT)
        least = 0 if lesson else MAPS.get((width, height), 0)
        board = page.widget.locator('[data-part="map"]').element_handle()
        page.page.wait_for_function(WIDE, arg=[board, least])


@pytest.mark.sampled(together="Lab", share=2)
def test_a_whole_turn_is_visible(lab: Callable[..., LabPage], notebooks: Path) -> None:
    """In five windows, nothing is out of sight before a choice, after a roll, or in a lesson."""
    text = positions.attack().position()
    game = f"rw.Game.from_position({text!r}, seed=1)"
    seats = "dict.fromkeys(['red', 'blue', 'green'], 'human')"
    cells = [
        {"cell_type": "code", "source": source, "metadata": {}, "outputs": []}
        | {"execution_count": None, "id": f"cell-{i}"}
        for i, source in enumerate(
            ["import risk_widget as rw", f"rw.RiskWidget({game}, seats={seats})"]
        )
    ]
    kernel = {"name": "python3", "display_name": "Python 3 (ipykernel)"}
    metadata = {"kernelspec": kernel}
    notebook = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    (notebooks / "one-screen.ipynb").write_text(json.dumps(notebook))
    page = lab().open("one-screen.ipynb").be_plain()
    page.run_all()
    expect(page.widget).to_be_visible()
    hand = Clicker(page.widget)
    if page.widget.get_attribute("data-screen") == "handover":
        look(page)
        hand.do({"type": "ready"})
    look(page)
    hand.pick("brazil")
    hand.pick("peru")
    look(page)
    page.widget.locator('[data-action="roll"]').click()
    expect(page.widget).to_have_attribute("data-phase", "defend")
    look(page)
    page.widget.locator('[data-action="defend-2"]').click()
    expect(
        page.widget.locator(".rw-comparison.rw-won, .rw-comparison.rw-lost").first
    ).to_be_visible()
    look(page)


@pytest.mark.sampled(together="Lab", share=2)
def test_a_whole_lesson_is_visible(lab: Callable[..., LabPage]) -> None:
    page = lab().open("04-combat.ipynb").be_plain()
    page.run_all()
    expect(page.widget.locator("[data-step]")).to_be_visible()
    look(page, lesson=True)
    page.widget.locator('[data-action="skip_warm_up"]').click()
    expect(page.widget.locator(".rw-lesson-header")).to_contain_text("Combat")
    look(page, lesson=True)
    page.widget.locator('[data-action="hint"]').click()
    expect(page.widget.locator('[data-feedback="hint"]')).to_be_visible()
    look(page, lesson=True)
