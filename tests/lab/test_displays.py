"""Results in a real JupyterLab: they are drawn, fold and unfold, and no cell fails."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.laboratory.shown import BEGUN, SHOWN

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.lab.lab import LabPage

OUTPUT = ".jp-OutputArea-output"


def test_the_odds_notebook_shows_its_results(lab: Callable[..., LabPage]) -> None:
    opened = lab().open("13-odds.ipynb")
    opened.run_all()
    page = opened.page
    table = page.locator(f"{OUTPUT} table:has(td[title='8 against 5: 74\xa0%'])").first
    expect(table).to_be_attached(timeout=60_000)
    cell = table.locator("td[title='8 against 5: 74\N{NO-BREAK SPACE}%']")
    assert "rgba(59, 120, 216" in cell.evaluate("node => getComputedStyle(node).backgroundColor")
    bars = page.locator(f"{OUTPUT} svg[aria-label*='attackers left']").first
    bars.scroll_into_view_if_needed()
    expect(bars).to_be_visible()
    expect(page.locator(f"{OUTPUT} table:has-text('stop at')").first).to_be_attached()
    assert page.locator(f"{OUTPUT}[data-mime-type='application/vnd.jupyter.error']").count() == 0
    assert page.locator(f"{OUTPUT} script").count() == 0


LOOKS = """
(outputs) => outputs.map(output => {
  const solid = colour => /rgba\\(.*, ?0(\\.\\d+)?\\)/.test(colour) ? null : colour;
  const numbers = colour => colour.match(/[\\d.]+/g).map(Number);
  const light = colour => {
    const [r, g, b] = numbers(colour).map(x => x / 255)
      .map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = node => {
    for (let at = node; at; at = at.parentElement) {
      const found = solid(getComputedStyle(at).backgroundColor);
      if (found) return found;
    }
    return "rgb(255, 255, 255)";
  };
  const faint = [];
  const walker = document.createTreeWalker(output, NodeFilter.SHOW_TEXT);
  let words = "";
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), node = walker.currentNode.parentElement;
    if (!text || node.closest("svg, style") || !node.checkVisibility()) continue;
    words += text + " ";
    const style = getComputedStyle(node);
    if (Number(style.opacity) < 1 || !solid(style.color)) continue;
    const [a, b] = [light(style.color), light(ground(node))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) faint.push([text, style.color, ground(node)]);
  }
  const over = output.scrollWidth > output.clientWidth + 1;
  return {words, faint, over, height: output.offsetHeight};
})
"""
"""What there is to read in each output, what of it is too faint, and whether it is cut off."""
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
TALL = 900
"""Pixels that a result may take before it folds."""


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_every_result_can_be_read(theme: str, lab: Callable[..., LabPage], notebooks: Path) -> None:
    cells = [BEGUN, *SHOWN.values()]
    book = {
        "cells": [
            {
                "cell_type": "code",
                "execution_count": None,
                "id": f"cell-{number}",
                "metadata": {},
                "outputs": [],
                "source": source,
            }
            for number, source in enumerate(cells)
        ],
        "metadata": {"kernelspec": KERNEL},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (notebooks / "results.ipynb").write_text(json.dumps(book))
    opened = lab().open("results.ipynb")
    opened.page.evaluate(
        "theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", theme
    )
    opened.run_all()
    outputs = opened.page.locator(f"{OUTPUT}.jp-RenderedHTMLCommon")
    expect(outputs).to_have_count(len(SHOWN), timeout=60_000)
    looks = dict(zip(SHOWN, outputs.evaluate_all(LOOKS), strict=True))
    assert {name: look for name, look in looks.items() if not look["words"].strip()} == {}
    assert {name: look["faint"] for name, look in looks.items() if look["faint"]} == {}
    assert [name for name, look in looks.items() if look["over"]] == []
    assert {n: look["height"] for n, look in looks.items() if look["height"] > TALL} == {}
