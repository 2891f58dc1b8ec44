"""A finger on a small screen: a pressed element stays below the finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from tests.clicks import Clicker
from tests.pointer import Finger
from tests.widget import positions
from tests.widget.harness import PHONES, ROOT, drawn, resize
from tests.widget.test_access import attacking, open_root
from tests.widget.test_one_screen import ALONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

ON_ITS_SIDE = {"width": 844, "height": 390}

BOXES = """root => {
  const buttons = [...root.querySelectorAll(".rw-actions button")];
  return Object.fromEntries(buttons.map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [button.dataset.place, [x, y, width, height]];
  }));
}"""

WITHIN_REACH = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const met = node.getRootNode().elementFromPoint(x + width / 2, y + height / 2);
  // A button that has just appeared lets a finger through to the bar.
  return y >= 0 && y + height <= innerHeight && node.parentElement.contains(met);
}"""
"""Whether the button is completely on the screen, where a finger can hit it."""


def answer_from_below(root: Locator, answer: str, size: tuple[int, int]) -> None:
    """Scroll an answer to the lower edge of a screen of this size, and tap it there."""
    resize(root.page, *size)
    label = f'label:has([data-answer="{answer}"])'
    # The page ignores presses until new feedback has been read.
    expect(root).not_to_have_attribute("data-reading", "")
    root.locator(label).evaluate('node => node.scrollIntoView({ block: "end" })')
    Clicker(root, Finger).mouse.click(label)
    expect(root.locator(f'[data-answer="{answer}"]')).to_be_checked()
    drawn(root.page)


def within_reach(root: Locator, action: str) -> bool:
    """Return whether a finger can hit an action's button without scrolling."""
    return bool(Clicker(root).button(action).evaluate(WITHIN_REACH))


def on_its_side(bridged: Callable[..., Bridge], make: Callable[[], Any]) -> Locator:
    """Open the widget so that it fills the screen of a phone held sideways."""
    touch = {"has_touch": True, "reduced_motion": "reduce"}
    root = open_root(bridged, make, **ON_ITS_SIDE, **touch)
    root.page.evaluate("() => { Element.prototype.requestFullscreen = () => Promise.reject(); }")
    full = Clicker(root).button("full_screen").first
    full.click()
    expect(full).to_have_attribute("aria-pressed", "true")
    return root


def tap_from_elsewhere(root: Locator, action: str) -> None:
    """Tap a button while the widget itself has the focus; check that no button moves meanwhile."""
    button = Clicker(root).button(action).first
    Clicker(root).mouse.look()
    root.evaluate("root => { root.tabIndex = -1; root.focus(); }")
    drawn(root.page)
    before = root.evaluate(BOXES)
    # A press begins by moving the focus.
    button.focus()
    drawn(root.page)
    assert root.evaluate(BOXES) == before
    root.evaluate("root => root.focus()")
    box = button.bounding_box()
    assert box is not None
    root.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_on_a_phone_on_its_side_a_finger_can_attack_again_at_once(
    bridged: Callable[..., Bridge],
) -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**positions.WORLD, "brazil": ["red", 5], "peru": ["green", 1]},
    }
    players = {"red": "human", "blue": "cautious", "green": "cautious"}
    root = on_its_side(
        bridged, lambda: rw.RiskWidget(positions.game(given, dice=(6, 5, 4, 1)), seats=players)
    )
    attacking(root)
    tap_from_elsewhere(root, "roll_until")
    expect(root.locator('[data-action="occupy"]')).to_be_visible()


def test_on_a_phone_on_its_side_a_finger_moves_all_in_at_once(
    bridged: Callable[..., Bridge],
) -> None:
    root = on_its_side(bridged, lambda: positions.widget(positions.attack(6, 3)))
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1})
    tap_from_elsewhere(root, "occupy_all")
    expect(root).to_have_attribute("data-phase", "attack")
    expect(Clicker(root).territory("north-africa")).to_have_attribute("data-armies", "4")


def test_on_a_phone_on_its_side_no_button_moves(bridged: Callable[..., Bridge]) -> None:
    """No sentence or choice moves a button, and the button that ends the phase is on the left."""
    root = on_its_side(bridged, lambda: positions.widget(positions.attack(6, 3)))
    hand = Clicker(root)
    drawn(root.page)
    begun = root.evaluate(BOXES)
    attacking(root)
    drawn(root.page)
    chosen = root.evaluate(BOXES)
    assert begun["end"] == chosen["end"]
    hand.do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1})
    drawn(root.page)
    taken = root.evaluate(BOXES)
    assert (taken["act"], taken["more-1"]) == (chosen["act"], chosen["more-1"])
    slider = root.locator(".rw-block-occupy input, .rw-decision input[type=range]").first
    slider.focus()
    root.page.keyboard.press("ArrowRight")
    drawn(root.page)
    assert root.evaluate(BOXES) == taken


def test_in_a_lesson_the_first_change_of_a_number_moves_nothing(
    bridged: Callable[..., Bridge],
) -> None:
    root = on_its_side(bridged, lambda: rw.play_lesson("03-reinforcement"))
    more = Clicker(root).button("more")
    more.scroll_into_view_if_needed()
    before = more.bounding_box()
    assert before is not None
    spot = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    for _ in range(4):
        root.page.touchscreen.tap(*spot)
    drawn(root.page)
    assert more.bounding_box() == before
    expect(root.locator('[data-answer="number"]')).to_have_value("4")


@pytest.mark.sampled(together="fingers")
@pytest.mark.parametrize("page", ["a cell", "a page of its own"])
def test_on_a_phone_the_next_button_is_within_reach_after_an_answer(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests, page: str
) -> None:
    """The bar's buttons stay in reach, however far down the answer is, and work afterwards."""
    root = open_root(bridged, lambda: rw.play_lesson("04-combat"), has_touch=True)
    if page == "a page of its own":
        root.page.add_style_tag(path=ROOT / "js/play/page.css")
    hand = Clicker(root)
    root.locator('[data-go="5"]').first.dispatch_event("click")
    root.locator('[data-step="tie"]').wait_for()
    for size, answer in zip(PHONES, ("nobody", "both", "red"), strict=True):
        with subtests.test(size=size):
            answer_from_below(root, answer, size)
            assert within_reach(root, "check")
            hand.press("check")
            follows = hand.button("next" if answer == "red" else "try_again")
            expect(follows).to_be_visible()
            drawn(root.page)
            assert follows.evaluate(WITHIN_REACH)


def test_a_double_tap_zooms_the_map_in_and_out(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(
        bridged, lambda: positions.widget(positions.attack()), width=390, height=664, has_touch=True
    )
    svg = root.locator(".rw-map svg")
    # However busy the machine is, both taps come within a moment.
    root.page.evaluate(
        """() => Object.defineProperty(Event.prototype, "timeStamp", { get: () => 5000 })"""
    )
    whole = svg.get_attribute("viewBox")
    brazil = root.locator('[data-territory="brazil"]')
    brazil.locator(".hit").tap()
    expect(root.locator('[data-territory="brazil"][data-choice="source"]')).to_be_visible()
    brazil.locator(".hit").tap()
    expect(svg).not_to_have_attribute("viewBox", str(whole))
    # The first tap has chosen the territory, and the second has not deselected it.
    expect(root.locator('[data-territory="brazil"][data-choice="source"]')).to_be_visible()
    box = svg.bounding_box()
    assert box is not None
    for _ in range(2):
        root.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(svg).to_have_attribute("viewBox", str(whole))


def test_taps_that_place_armies_do_not_zoom(bridged: Callable[..., Bridge]) -> None:
    root = open_root(
        bridged,
        lambda: positions.widget(positions.reinforce()),
        width=390,
        height=664,
        has_touch=True,
    )
    svg = root.locator(".rw-map svg")
    whole = svg.get_attribute("viewBox")
    for armies in (3, 4, 5):
        root.locator('[data-territory="brazil"] .hit').tap()
        expect(Clicker(root).territory("brazil")).to_have_attribute("data-armies", str(armies))
        root.page.evaluate("() => window.passTime(500)")
    assert svg.get_attribute("viewBox") == whole


NEAR = """root => {
  const middles = new Map([...root.querySelectorAll("[data-territory]")].map((tag) => {
    const { x, y, width, height } = tag.querySelector(".plate").getBoundingClientRect();
    return [tag.dataset.territory, [x + width / 2, y + height / 2]];
  }));
  const found = [];
  for (const [one, [x, y]] of middles) {
    for (const [other, [left, top]] of middles) {
      if (one < other && Math.hypot(left - x, top - y) <= 30) found.push([one, other]);
    }
  }
  return [found, Object.fromEntries(middles)];
}"""
"""Two tags so close that a tap between them could mean either, and the place of each."""

CHOSEN = """root => ["source", "target"].map((part) =>
  root.querySelector(`[data-territory][data-choice="${part}"]`)?.dataset.territory)"""


@pytest.mark.sampled(together="fingers")
@pytest.mark.parametrize("width", [320, 390])
def test_two_quick_taps_on_near_neighbours_choose_both(
    bridged: Callable[..., Bridge], width: int
) -> None:
    """On the narrow map of a phone, many neighbours stand closer than a double tap may stray."""
    board = positions.attack().board
    held: dict[str, list[Any]] = {
        each.id: ["red", 5] if number % 2 else ["blue", 2]
        for number, each in enumerate(board.territories)
    }
    game = positions.game({"turn": "red", "phase": "attack", "territories": held})
    root = open_root(
        bridged, lambda: positions.widget(game), width=width, height=664, has_touch=True
    )
    page, svg = root.page, root.locator(".rw-map svg")
    # However busy the machine is, both taps of a pair come within a moment.
    page.evaluate(
        """() => {
          window.clock = 5000;
          Object.defineProperty(Event.prototype, "timeStamp", { get: () => window.clock });
        }"""
    )
    page.add_style_tag(content=ALONE)
    drawn(page)
    whole = svg.get_attribute("viewBox")
    near, middles = root.evaluate(NEAR)
    pairs = [
        sorted(pair, key=lambda each: str(held[each][0]), reverse=True)
        for pair in near
        if board.adjacent(*pair) and held[pair[0]][0] != held[pair[1]][0]
    ]
    assert len(pairs) > 5
    chosen = {}
    for source, target in pairs:
        for territory in (source, target):
            page.touchscreen.tap(*middles[territory])
        drawn(page)
        chosen[source, target] = tuple(root.evaluate(CHOSEN))
        assert svg.get_attribute("viewBox") == whole
        root.press("Escape")
        root.press("Escape")
        page.evaluate("() => { window.clock += 1000; }")
    assert chosen == {pair: pair for pair in chosen}
