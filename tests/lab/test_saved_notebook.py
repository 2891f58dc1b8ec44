"""A notebook saved in the middle of a game and opened again without its kernel."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.lab.lab import LabPage

CODE = """
import risk_widget as rw

game = rw.Game.new(edition="nordic", mode="missions", seats=["red", "blue", "green"], seed=7)
widget = rw.RiskWidget(game, seats=dict.fromkeys(game.seats, "human"))
widget
"""
# Finish the set-up (21 armies for each of three seats), so that the picture has to change.
PLACE_ALL = """
while game.phase == "place":
    territory = game.legal_ranges()["place"]["territories"][0]
    widget.apply({"type": "place", "territory": territory, "armies": 1})
widget._picture_drawn = 0.0
widget.refresh()
"""


def write_notebook(path: Path, code: str = CODE) -> None:
    cell: dict[str, object] = {
        "cell_type": "code", "id": "play", "metadata": {}, "outputs": [], "execution_count": None,
        "source": code.strip().splitlines(keepends=True),
    }  # fmt: skip
    kernel = {"name": "python3", "language": "python", "display_name": "Python 3 (ipykernel)"}
    notebook = {
        "cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5,
    }  # fmt: skip
    path.write_text(json.dumps(notebook))


def save_and_stop(page: LabPage) -> None:
    """Save the notebook, wait until it is on the disk, and end its kernel."""
    page.command("docmanager:save")
    page.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    page.command("kernelmenu:shutdown")


@pytest.mark.sampled(together="Lab", share=2)
def test_the_board_is_shown_as_a_picture(lab: Callable[..., LabPage], notebooks: Path) -> None:
    write_notebook(notebooks / "saved.ipynb")
    page = lab(anew=True).open("saved.ipynb")
    page.run_all()
    expect(page.widget).to_be_visible()
    page.wait_for_kernel()
    still = page.page.locator(".risk-widget-still")
    expect(still).to_have_count(1)
    expect(still).to_be_hidden()  # The widget itself is shown.

    page.execute(PLACE_ALL)
    picture = page.page.locator(".risk-widget-still img")
    expect(picture).to_have_attribute(
        "alt", "Nordic 2000, Secret missions: round 1, Red's turn, reinforcement."
    )
    drawn = picture.get_attribute("src")
    save_and_stop(page)

    again = lab(anew=True).open("saved.ipynb")
    # Lab has given up on the widget, and says so in a line that nobody needs to read.
    lost = again.page.get_by_text("model not found")
    expect(lost).to_have_count(1)
    expect(lost).to_be_hidden()
    expect(again.page.locator(".risk-widget-still")).to_be_visible()
    expect(again.page.locator(".risk-widget-still img")).to_have_attribute("src", drawn or "")
    expect(again.page.locator("[data-risk-widget]")).to_have_count(0)
