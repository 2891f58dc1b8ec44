"""The widget is a good guest in a notebook: it handles keys, several views and a lost kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.clicks import Clicker

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.lab.lab import LabPage

START = """
people = dict.fromkeys(("red", "blue", "green"), "human")
dealt = rw.Game.new(edition="nordic", mode="missions", seats=list(people), seed=7)
widget.new_game(dealt, seats=people)
"""
FOCUSABLE = "a[href], button, input, select, summary, [tabindex]"
COUNT = "(root, selector) => root.querySelectorAll(selector).length"
# An element may disappear after any key, so a single script both finds and focuses it.
FOCUS = """
(root, [selector, number]) => {
  const node = root.querySelectorAll(selector)[number];
  if (!node || node.matches(":disabled")) return null;
  node.focus();
  return node.outerHTML;
}
"""


@pytest.fixture
def page(lab: Callable[..., LabPage]) -> LabPage:
    """Open and run a notebook that shows a dealt three-player game."""
    opened = lab().open("00-play.ipynb")
    opened.run_all()
    expect(opened.widget).to_have_attribute("data-screen", "setup")
    opened.wait_for_kernel()
    opened.execute(START)
    expect(opened.widget).to_have_attribute("data-phase", "place")
    return opened


@pytest.mark.sampled(together="Lab", share=2)
def test_no_key_cuts_runs_or_leaves_the_cell(page: LabPage) -> None:
    """No focusable element lets the notebook see the keys that cut, leave, insert or run cells."""
    before = page.cells()
    ran = page.kernel("len(In)")
    root = page.widget.element_handle()
    count = root.evaluate(COUNT, FOCUSABLE)
    assert count > 5
    met: dict[int, str] = {}
    for number in range(count):
        for key in ("x", "d", "d", "ArrowDown", "ArrowUp", "Enter"):
            focused = root.evaluate(FOCUS, [FOCUSABLE, number])
            if focused is None:
                break
            met[number] = focused
            page.page.keyboard.press(key)
        assert page.cells() == before, met.get(number)
    assert len(met) > 5
    assert page.kernel("len(In)") == ran, "a key ran the cell again"


@pytest.mark.sampled(together="Lab", share=2)
def test_two_views_show_one_game(page: LabPage) -> None:
    """If the widget is shown twice, each view shows the changes made in the other."""
    page.page.evaluate(
        """() => window.jupyterapp.commands.execute('notebook:insert-cell-below').then(() => {
          window.jupyterapp.shell.currentWidget.content.activeCell.model.sharedModel
            .setSource('widget');
          return window.jupyterapp.commands.execute('notebook:run-cell');
        })"""
    )
    roots = page.page.locator(".jp-OutputArea [data-risk-widget]")
    expect(roots).to_have_count(2)
    first, second = Clicker(roots.nth(0)), Clicker(roots.nth(1))
    own = roots.nth(0).locator('[data-territory][data-owner="red"]').first
    name = own.get_attribute("data-territory") or ""
    first.do({"type": "place", "territory": name, "armies": 1})
    expect(second.territory(name)).to_have_attribute("data-armies", "2")
    expect(second.root).to_have_attribute("data-actor", "blue")


@pytest.mark.sampled(together="Lab", share=2)
def test_a_lost_kernel_is_reported_and_nothing_can_be_clicked(page: LabPage) -> None:
    """After a restart the page still shows the board, and says what to do."""
    page.page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
    )
    page.wait_for_kernel()
    alert = page.widget.get_by_role("alert")
    expect(alert).to_contain_text("run the cell again")
    expect(page.widget.locator("[data-territory]")).to_have_count(42)
    expect(page.widget.locator('[data-territory]:not([aria-disabled="true"])')).to_have_count(0)
