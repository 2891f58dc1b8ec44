"""Whatever lies over the map or the page covers nothing that a player needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.bots import make
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.harness import drawn
from tests.widget.test_access import choosing, open_root, open_taken, opening, saving, winning
from tests.widget.test_one_screen import ALONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="over the map", share=2)

PHONE = {"width": 390, "height": 664}
SEATS = ["red", "blue", "green"]

COVERED = """(root, over) => {
  const p = root.querySelector(over).getBoundingClientRect();
  const needed = [...root.querySelectorAll(
    ".tags [data-territory]:not([aria-disabled]) .plate, .dice .plate, .zoom button")];
  return needed.filter((node) => {
    const q = node.getBoundingClientRect();
    return q.width && p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
  }).length;
}"""
"""The number of things that are covered although a player needs them."""


def earned(bridged: Callable[..., Bridge]) -> Locator:
    """Let Red take North Africa and end the attack, which earns a card."""
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


def test_a_drawn_card_lies_on_the_map_only_for_a_moment(bridged: Callable[..., Bridge]) -> None:
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


TOO_LONG = """menu => {
  const box = menu.getBoundingClientRect();
  const lines = [...menu.querySelectorAll(".rw-segments label")].map((one) => one.offsetTop);
  return [
    menu.scrollHeight > menu.clientHeight && `scrolls: ${menu.scrollHeight} px`,
    menu.scrollWidth > menu.clientWidth && "is wider than its frame",
    box.bottom > innerHeight && "is longer than the window",
    box.left < 0 && "is wider than the window",
    new Set(lines).size > 1 && "breaks a choice into lines",
  ].filter(Boolean);
}"""
"""The parts of the menu, or of a page in it, that have no room."""

MENU_PAGES = (None, "menu_files", "menu_others", "menu_settings")


@pytest.mark.sampled
@pytest.mark.parametrize("window", [(932, 647), (390, 664), (844, 390)])
@pytest.mark.parametrize("people", [1, 6])
def test_no_page_of_the_menu_is_too_long(
    bridged: Callable[..., Bridge],
    subtests: pytest.Subtests,
    window: tuple[int, int],
    people: int,
) -> None:
    """The windows are JupyterLab's at 1366 × 768 with its file browser, and a phone's."""
    seats = ["red", "blue", "green", "yellow", "black", "purple"]
    game = rw.Game.new(edition="german", mode="missions", seats=seats, seed=1)
    players = dict.fromkeys(seats[:people], "human")
    bridge = open_taken(
        bridged, lambda: RiskWidget(game, seats=players), width=window[0], height=window[1]
    )
    root = bridge.root
    root.page.add_style_tag(content=ALONE)
    hand = Clicker(root)
    for language in ("en", "sv", "de", "it", "cs"):
        bridge.speak(language)
        for page in MENU_PAGES:
            with subtests.test(language=language, page=page):
                hand.open_menu(page)
                drawn(root.page)
                # On the screens with the least height, only the settings may scroll.
                wrong = root.locator(".rw-menu").evaluate(TOO_LONG)
                if window[1] < 600 and page == "menu_settings":
                    wrong = [what for what in wrong if not what.startswith("scrolls")]
                assert wrong == []
            hand.press("menu")


def reviewing(root: Locator) -> None:
    """Win, and review the game."""
    winning(root)
    Clicker(root).press("review")
    root.get_by_role("dialog").locator("figure, table, .rw-chart, li").first.wait_for()


def reading(root: Locator) -> None:
    """Open the whole log."""
    root.locator("[data-action=log]").click()
    root.locator("[data-log-all] li").first.wait_for()


def played() -> rw.Game:
    """Return a game with a long log."""
    game = rw.Game.new(edition="nordic", mode="domination", seats=SEATS, seed=3)
    mind = make("cautious", 1)
    while game.round < 4 or game.phase != "attack":
        game.apply(mind.choose(game.observe(game.actor)))
    return game


DIALOGS: dict[str, tuple[Callable[[], rw.Game], Callable[[Locator], None]]] = {
    **{name: (positions.attack, opening(name)) for name in ("rules", "keys")},
    **{
        name: (positions.attack, choosing(name))
        for name in ("dice", "mistakes", "load", "copy_position", "end_now", "table")
    },
    "save": (positions.attack, saving),
    "review": (positions.over, reviewing),
    "log": (played, reading),
}


@pytest.mark.sampled
@pytest.mark.parametrize("name", DIALOGS)
def test_the_mouse_wheel_scrolls_only_an_open_dialog(
    bridged: Callable[..., Bridge], name: str
) -> None:
    """The notebook around the dialog doesn't scroll, wherever in the dialog the pointer is."""
    game, opens = DIALOGS[name]
    root = open_root(bridged, lambda: positions.widget(game()), width=932, height=647)
    page = root.page
    page.add_style_tag(content=ALONE + " body { padding-bottom: 900px }")
    opens(root)
    dialog = root.get_by_role("dialog")
    box = dialog.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 647
    below = [*dialog.locator(".rw-title, .rw-scroll, textarea").all(), dialog]
    for part in below:
        place = part.bounding_box()
        assert place is not None
        for high in (0.1, 0.9):
            page.mouse.move(place["x"] + place["width"] / 2, place["y"] + high * place["height"])
            for _ in ("to its end", "and beyond"):
                page.mouse.wheel(0, 4000)
                drawn(page)
    assert page.evaluate("() => scrollY") == 0
    page.mouse.move(5, 300)
    page.mouse.wheel(0, 400)
    page.wait_for_function("() => scrollY > 0")


def test_a_long_legend_and_a_continents_name_do_not_touch(
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
        height=664,
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
