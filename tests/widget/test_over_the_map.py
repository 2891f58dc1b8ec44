"""What lies over the map or the page, and leaves in sight what it would cover."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.harness import drawn
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.widget.harness import Bridge

PHONE = {"width": 390, "height": 844}

COVERED = """(root, over) => {
  const p = root.querySelector(over).getBoundingClientRect();
  const needed = [...root.querySelectorAll(
    ".tags [data-territory]:not([aria-disabled]) .plate, .dice .plate, .zoom button")];
  return needed.filter((node) => {
    const q = node.getBoundingClientRect();
    return q.width && p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
  }).length;
}"""
"""How much of what somebody needs is covered."""


def earned(bridged: Callable[..., Bridge]) -> Locator:
    """Red has taken North Africa, and ends the attack, which brings a card."""
    players = {"red": "human", "blue": "cautious", "green": "cautious"}
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {
            **positions.WORLD,
            "brazil": ["red", 5],
            "peru": ["red", 2],
            "north-africa": ["blue", 1],
        },
    }
    game = positions.game(given, mode="missions", dice=(6, 3))
    root = open_root(bridged, lambda: rw.RiskWidget(game, seats=players), **PHONE)
    hand = Clicker(root)
    hand.do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1})
    hand.do({"type": "occupy", "armies": 2})
    hand.do({"type": "end_phase"})
    return root


def test_a_drawn_card_lies_on_the_map_for_a_moment_only(bridged: Callable[..., Bridge]) -> None:
    root = earned(bridged)
    card = root.locator(".rw-card-news")
    expect(card).to_be_visible()
    assert root.evaluate(COVERED, ".rw-card-news") == 0
    root.page.evaluate("() => window.runTimers(3000)")
    expect(card).to_have_count(0)


def test_a_tap_puts_a_drawn_card_away(bridged: Callable[..., Bridge]) -> None:
    root = earned(bridged)
    Clicker(root).mouse.look()
    root.locator(".rw-card-news").click()
    expect(root.locator(".rw-card-news")).to_have_count(0)
    expect(root).to_have_attribute("data-phase", "fortify")


def test_a_long_menu_scrolls_within_the_widget(bridged: Callable[..., Bridge]) -> None:
    """In JupyterLab at 1366 × 768, with its file browser."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=932, height=647)
    page = root.page
    page.add_style_tag(content="body { padding-bottom: 900px }")
    Clicker(root).press("menu")
    menu = root.locator(".rw-menu")
    drawn(page)
    box = menu.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 647
    page.mouse.move(box["x"] + 20, box["y"] + 60)
    for _ in range(3):
        page.mouse.wheel(0, 400)
    last = menu.locator(".rw-menu-item").last
    expect(last).to_be_in_viewport(ratio=1)
    page.mouse.wheel(0, 400)
    drawn(page)
    assert page.evaluate("() => scrollY") == 0


def test_a_long_legend_and_the_name_of_a_continent_do_not_meet(
    map_page: Callable[..., Page],
) -> None:
    page = map_page(704, 500, query="still&board=classic")
    marks = {
        "china": {"kind": "here", "text": "", "label": "page-mark-hint-from"},
        "siberia": {"kind": "to", "text": "1", "label": "page-mark-hint-to"},
    }
    choice = {
        "kind": "attack",
        "source": "north-africa",
        "target": "brazil",
        "candidates": ["east-africa"],
        "on": [],
        "arrow": True,
    }
    meets = """() => {
      const p = document.querySelector(".legend").getBoundingClientRect();
      return [...document.querySelectorAll("[data-continent]")].filter((name) => {
        const q = name.getBoundingClientRect();
        return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
      }).map((name) => name.dataset.continent);
    }"""
    spot = (
        "() => document.querySelector('[data-continent=south-america]').getBoundingClientRect().y"
    )
    before = page.evaluate(spot)
    page.evaluate(
        "(view) => show(view)", {"choice": choice, "hint": {"marks": marks, "arrows": []}}
    )
    assert page.locator(".legend li").count() == 5
    assert page.evaluate(meets) == []
    assert page.evaluate(spot) < before
    page.evaluate("() => show()")
    assert page.evaluate(spot) == before


def test_the_buttons_over_the_map_are_large_enough_for_a_finger(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), **PHONE, has_touch=True)
    for name in ("zoom_in", "zoom_out", "whole_map"):
        box = Clicker(root).button(name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
        if name == "zoom_in":
            Clicker(root).press("zoom_in")
            drawn(root.page)
    frame, buttons = (root.locator(part).bounding_box() for part in (".rw-map", ".zoom"))
    assert frame is not None
    assert buttons is not None
    assert buttons["y"] + buttons["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize("width", [320, 360, 390])
def test_the_button_over_a_small_map_covers_nothing(
    bridged: Callable[..., Bridge], width: int
) -> None:
    root = open_root(
        bridged,
        lambda: positions.widget(positions.attack()),
        width=width,
        height=844,
        has_touch=True,
    )
    Clicker(root).pick("brazil")
    Clicker(root).pick("north-africa")
    drawn(root.page)
    covered = root.evaluate(
        """root => {
          const q = root.querySelector('[data-action="zoom_in"]').getBoundingClientRect();
          const all = root.querySelectorAll(".tags .plate, [data-continent], .legend i");
          return [...all].map((part) => part.getBoundingClientRect()).filter((p) =>
            p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom).length;
        }"""
    )
    assert covered == 0
