"""The bar for looking back: past moments on the page, while the game stays unchanged."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.test_access import open_root, rolled, winning

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="looking back", share=2)


def placed(root: Locator) -> None:
    """Let Red place two armies, one after the other."""
    hand = Clicker(root)
    hand.do({"type": "place", "territory": "brazil", "armies": 2})
    hand.do({"type": "place", "territory": "alaska", "armies": 1})


@pytest.fixture
def root(mounted: Callable[..., Bridge]) -> Locator:
    opened = open_root(mounted, lambda: positions.widget(positions.reinforce()))
    placed(opened)
    return opened


def armies(root: Locator, territory: str) -> int:
    return int(Clicker(root).territory(territory).get_attribute("data-armies") or -1)


def test_the_buttons_lead_to_the_first_previous_next_and_last_moment(root: Locator) -> None:
    hand = Clicker(root)
    hand.button("look_back").click()
    expect(root).to_have_attribute("data-past", "2")
    for button, at, brazil, alaska in (
        ("previous", "1", 4, 1),
        ("first", "0", 2, 1),
        ("next", "1", 4, 1),
        ("last", "2", 4, 2),
    ):
        hand.button(button).click()
        expect(root).to_have_attribute("data-past", at)
        assert (armies(root, "brazil"), armies(root, "alaska")) == (brazil, alaska)


def test_a_past_moment_is_clearly_marked(root: Locator) -> None:
    hand = Clicker(root)
    hand.button("look_back").click()
    hand.button("previous").click()
    message = root.locator("[data-message]")
    expect(message).to_contain_text("Looking back: round 1, move 1 of 2.")
    expect(message).to_contain_text("Red places 2 on Brazil.")
    hand.button("back_to_game").click()
    expect(root).not_to_have_attribute("data-past", "1")
    expect(message).to_contain_text("Place 2 more armies")


def test_no_action_is_possible_in_a_past_moment(root: Locator) -> None:
    hand = Clicker(root)
    hand.button("look_back").click()
    hand.button("first").click()
    expect(root).to_have_attribute("data-past", "0")
    before = root.get_attribute("data-seq")
    root.locator('[data-land="brazil"]').dispatch_event("click")
    for key in ("e", "u", "3", "a"):
        root.page.keyboard.press(key)
    for name in ("place", "end_phase", "trade"):
        expect(hand.button(name)).to_have_count(0)
    expect(hand.button("undo")).to_have_attribute("aria-disabled", "true")
    enabled = root.locator("[data-territory]:not([aria-disabled])")
    expect(enabled).to_have_count(0)
    assert root.get_attribute("data-seq") == before


def test_the_slider_works_by_keys_and_escape_leaves_it(root: Locator) -> None:
    Clicker(root).button("look_back").click()
    slider = root.get_by_role("slider", name="Move")
    expect(slider).to_be_focused()
    root.page.keyboard.press("ArrowLeft")
    expect(root).to_have_attribute("data-past", "1")
    expect(slider).to_have_attribute("aria-valuetext", "round 1, move 1 of 2")
    root.page.keyboard.press("Home")
    expect(root).to_have_attribute("data-past", "0")
    root.page.keyboard.press("Escape")
    assert root.get_attribute("data-past") is None
    expect(Clicker(root).button("look_back")).to_be_focused()


TRADES = "Red trades Alaska (infantry)"


def told(mounted: Callable[..., Bridge]) -> Locator:
    """Let Red trade and then place; each action adds a line to the log."""
    root = open_root(mounted, lambda: positions.widget(positions.reinforce()))
    Clicker(root).do({"type": "trade", "cards": ["alaska", "alberta", "japan"]})
    placed(root)
    return root


def test_a_line_of_the_log_opens_its_moment(mounted: Callable[..., Bridge]) -> None:
    root = told(mounted)
    expect(root.locator("[data-log] button").first).to_have_text(
        "Red places 2 on Brazil and 1 on Alaska."
    )
    root.locator("[data-log] button", has_text=TRADES).click()
    expect(root).to_have_attribute("data-past", "1")
    assert armies(root, "brazil") == 2
    expect(root.locator("[data-log] li.rw-fresh").first).to_contain_text("Red")


def test_the_log_is_one_tab_stop_with_arrows(mounted: Callable[..., Bridge]) -> None:
    root = told(mounted)
    lines = root.locator("[data-log] button")
    expect(root.locator('[data-log] button[tabindex="0"]')).to_have_count(1)
    lines.nth(0).focus()
    root.page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    root.page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-past", "1")


def test_playback_runs_to_the_present_and_stops(root: Locator) -> None:
    root.page.clock.install()
    hand = Clicker(root)
    hand.button("look_back").click()
    hand.button("first").click()
    expect(root).to_have_attribute("data-past", "0")
    hand.button("play").click()
    for at in ("1", "2"):
        root.page.clock.run_for(1000)
        expect(root).to_have_attribute("data-past", at)
    root.page.clock.run_for(1000)
    expect(hand.button("play")).to_have_attribute("aria-label", "Play from here")


def test_a_finished_game_can_be_looked_back_on(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.over()))
    winning(root)
    hand = Clicker(root)
    hand.button("look_back").click()
    hand.button("previous").click()
    expect(root).to_have_attribute("data-past", "0")
    expect(hand.territory("peru")).to_have_attribute("data-owner", "blue")
    hand.button("back_to_game").click()
    expect(root.locator("[data-message]")).to_contain_text(re.compile("(Red has|You have) won"))


def test_a_past_roll_is_shown_with_its_explanation(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)))
    rolled(root)
    Clicker(root).button("look_back").click()
    expect(root).to_have_attribute("data-past", "2")
    expect(root.locator(".rw-map .dice .die")).to_have_count(5)
    root.locator('[data-why="roll"]').click()
    expect(root.get_by_role("dialog")).to_contain_text("Highest: Red 6, Blue 5")
    root.page.keyboard.press("Escape")
    expect(root).to_have_attribute("data-past", "2")


def test_bots_continue_while_the_page_looks_back(mounted: Callable[..., Bridge]) -> None:
    """Someone who looks back is told that they play, and sees the moves only on returning."""
    given = {
        "turn": "red",
        "phase": "fortify",
        "territories": {**positions.WORLD, "brazil": ["red", 5], "peru": ["red", 1]},
    }
    game = positions.game(given)
    bridge = mounted(
        lambda: rw.RiskWidget(game, seats={"red": "human"}, bot_speed="normal", confirm=True)
    )
    root = bridge.page.locator("[data-risk-widget]").first
    Clicker(root).do({"type": "fortify", "source": "brazil", "target": "peru", "armies": 2})
    Clicker(root).button("look_back").click()
    Clicker(root).button("first").click()
    expect(root).to_have_attribute("data-past", "0")
    with bridge.widget.lock:  # The kernel plays on.
        bridge.widget.apply({"type": "end_phase"})
    bridge.push()
    assert armies(root, "brazil") == 5
    expect(root).to_have_attribute("data-past", "0")
    expect(root.locator("[data-message]")).to_contain_text("Meanwhile the bots play on.")
    root.page.keyboard.press("Escape")
    assert armies(root, "brazil") == 3


def test_a_hand_over_ends_looking_back(mounted: Callable[..., Bridge]) -> None:
    """Nothing that the previous player could see stays on the screen."""
    bridge = mounted(lambda: positions.widget(positions.fortify(), confirm=True))
    root = bridge.page.locator("[data-risk-widget]").first
    hand = Clicker(root)
    hand.do({"type": "ready"})
    hand.do({"type": "fortify", "source": "brazil", "target": "peru", "armies": 2})
    hand.button("look_back").click()
    expect(root).to_have_attribute("data-past", "1")
    bridge.widget.apply({"type": "end_phase"})
    bridge.push()
    expect(root).to_have_attribute("data-screen", "handover")
    assert root.get_attribute("data-past") is None
    expect(root.locator('[data-action="ready"]')).to_be_visible()
