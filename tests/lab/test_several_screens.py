"""In a real JupyterLab, guests reach a table through its server without knowing its token."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from risk_widget.table.server import ROUTE
from tests.clicks import Clicker
from tests.lab.lab import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.lab.lab import LabPage, LabServer

GAME = """
import risk_widget as rw
widget._table.close()
game = rw.Game.new(edition="nordic", mode="domination", seats=["red", "blue", "green"], seed=4)
widget.new_game(game, seats={"red": "human", "blue": "human", "green": "simple"})
"""


@pytest.mark.sampled(together="Lab", share=2)
@pytest.mark.lab
def test_a_guest_of_a_notebook_plays_at_a_seat_of_the_same_server(
    lab: Callable[..., LabPage], server: LabServer, browser: Browser
) -> None:
    page = lab().open("00-play.ipynb").be_plain()
    page.run_all()
    expect(page.widget).to_be_visible()
    page.execute(GAME)
    expect(page.widget).to_have_attribute("data-phase", "place")
    Clicker(page.widget).open_menu("menu_others")
    page.widget.locator("[data-action=table]").click()
    dialog = page.page.get_by_role("dialog", name="Play on several screens")
    dialog.locator("[data-action=open_table]").click()
    row = dialog.locator('li[data-place="red"]')
    row.locator("[data-action=show_link]").click()
    link = row.locator("textarea").input_value()
    # The link begins with the address at which the server was reached.
    assert re.fullmatch(rf"{re.escape(server.url)}{ROUTE}/#[\w-]{{22}}", link)

    context = browser.new_context(reduced_motion="reduce")
    problems: list[Any] = []
    guest = context.new_page()
    guest.set_default_timeout(PATIENCE)
    guest.on("pageerror", lambda error: problems.append(error))
    guest.goto(link)
    guest.locator("input[name=name]").fill("Ada")
    guest.locator("[data-action=sit_down]").click()
    root = guest.locator("body[data-status=seated] [data-risk-widget]")
    expect(root).to_have_attribute("data-human", "true")
    expect(row).to_contain_text("is connected")
    held = page.kernel("next(t for t in widget.game.board.ids if widget.game.owner(t) == 'red')")
    hand = Clicker(root)
    hand.do({"type": "place", "territory": held, "armies": 1})
    expect(page.widget).to_have_attribute("data-actor", "blue")
    # While a cell runs, the guests play on.
    page.page.evaluate(
        """() => { window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
             .requestExecute({code: 'import time; time.sleep(600)', store_history: false}); }"""
    )
    guest.reload()
    expect(root).to_have_attribute("data-actor", "blue")
    hand = Clicker(root)
    guest.locator("[data-action=rules]").click()
    expect(guest.get_by_role("dialog")).to_contain_text("army")
    guest.locator("[data-action=close]").click()
    page.page.evaluate(
        """() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
             .interrupt().then(() => 1)"""
    )
    page.wait_for_kernel()
    page.execute("widget._table.close()")
    expect(guest.locator("body")).to_have_attribute("data-status", "closed")
    context.close()
    assert problems == []
