"""A continent that is taken is told on the board, in a game on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    import risk_widget as rw
    from tests.widget.harness import Bridge

SEEN = """(map) => {
  window.seen = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.classList?.contains("moment")) window.seen.push(node.textContent);
      }
    }
  }).observe(map, { childList: true, subtree: true });
}"""


def last_of_south_america() -> rw.Game:
    """Red in Brazil faces the last territory of the continent, and wins the roll."""
    around = {
        "brazil": ["red", 8],
        "peru": ["red", 1],
        "argentina": ["red", 1],
        "venezuela": ["blue", 1],
    }
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**positions.WORLD, **around},
    }
    return positions.game(given, dice=(6, 6, 6, 1))


def test_a_capture_that_completes_a_continent_tells_its_worth(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(last_of_south_america()))
    root.locator(".rw-map").evaluate(SEEN)
    click = Clicker(root)
    click.pick("brazil")
    click.pick("venezuela")
    click.press("roll")
    expect(root.locator("[data-territory=venezuela]")).to_have_attribute("data-owner", "red")
    assert root.page.evaluate("() => window.seen") == ["+2 a turn"]
