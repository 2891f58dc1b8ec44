"""Results in a real JupyterLab are drawn and readable in both themes, and no cell fails."""

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
RESULTS = f"{OUTPUT}.jp-RenderedHTMLCommon"


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
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), node = walker.currentNode.parentElement;
    if (!text || node.closest("svg, style") || !node.checkVisibility()) continue;
    const style = getComputedStyle(node);
    if (Number(style.opacity) < 1 || !solid(style.color)) continue;
    const [a, b] = [light(style.color), light(ground(node))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) faint.push([text, style.color, ground(node)]);
  }
  const over = output.scrollWidth > output.clientWidth + 1;
  return {faint, over, height: output.offsetHeight};
})
"""
"""For each output: any text too faint to read, whether the output is cut off, and its height."""
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
TALL = 900
"""The height in pixels above which a result must fold."""


WRITTEN = """
([selector, number]) => {
  const outputs = [...document.querySelectorAll(selector)];
  return outputs.length === number && outputs.every(output => output.innerText.trim());
}
"""
THEMES = ("JupyterLab Light", "JupyterLab Dark")
USE_THEME = "theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})"


@pytest.mark.sampled(together="Lab", share=2)
def test_every_result_can_be_read(lab: Callable[..., LabPage], notebooks: Path) -> None:
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
    page = opened.page
    opened.run_all()
    page.wait_for_function(WRITTEN, arg=[RESULTS, len(SHOWN)])
    outputs = page.locator(RESULTS)
    for theme in reversed(THEMES):
        page.evaluate(USE_THEME, theme)
        # Lab removes its splash screen after each change, and fails if two of them overlap.
        page.wait_for_selector("#jupyterlab-splash", state="detached")
        looks = dict(zip(SHOWN, outputs.evaluate_all(LOOKS), strict=True))
        assert {name: look["faint"] for name, look in looks.items() if look["faint"]} == {}, theme
        assert [name for name, look in looks.items() if look["over"]] == [], theme
        assert {n: look["height"] for n, look in looks.items() if look["height"] > TALL} == {}
    # Lab keeps the colours and drawings of a result, but not its script.
    chance = page.locator(f"{RESULTS} td[title='2 against 2: 17%']").first
    assert "rgba(209, 59, 43" in chance.evaluate("node => getComputedStyle(node).backgroundColor")
    bars = page.locator(f"{RESULTS} svg[aria-label*='attackers left']").first
    bars.scroll_into_view_if_needed()
    expect(bars).to_be_visible()
    assert page.locator(f"{OUTPUT}[data-mime-type='application/vnd.jupyter.error']").count() == 0
    assert page.locator(f"{OUTPUT} script").count() == 0
