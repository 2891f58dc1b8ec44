"""Where the focus is after a click, and the keys that work wherever the focus is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="keyboard focus", share=2)


def beginning(players: int = 2) -> RiskWidget:
    """Return a widget in which a person and bots place their first armies."""
    seats = ["red", "blue", "green"][:players]
    mode = "duel" if players == 2 else "domination"
    game = rw.Game.new(edition="italian", mode=mode, seats=seats, seed=1)
    return RiskWidget(game, seats={"red": "human"}, bot_speed="instant", seed=1)


def armies(root: Locator, territory: str) -> str | None:
    return root.locator(f'[data-territory="{territory}"]').get_attribute("data-armies")


def test_enter_after_a_click_on_undo_presses_the_filled_button(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack(6, 6, 6, 1)))
    clicker = Clicker(root)
    attack = {"type": "attack", "source": "brazil", "target": "north-africa", "armies": 3}
    clicker.do(attack)
    clicker.do({"type": "occupy", "armies": 4})
    before = clicker.sequence
    clicker.button("undo").click()
    expect(root).not_to_have_attribute("data-seq", str(before))
    expect(root).to_have_attribute("data-phase", "occupy")
    root.page.keyboard.press("3")
    root.page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-phase", "attack")
    assert armies(root, "north-africa") == "3"


def test_undo_by_keyboard_keeps_the_focus(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack(6, 6, 6, 1)))
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 3})
    undo = Clicker(root).button("undo")
    undo.focus()
    root.page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-phase", "attack")
    expect(undo).to_be_focused()


def test_one_key_leads_from_a_button_to_the_next_possible_territory(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()))
    Clicker(root).button("rules").focus()
    root.page.keyboard.press("n")
    expect(root.locator("[data-territory]:focus:not([aria-disabled])")).to_have_count(1)


def test_a_territory_reached_by_key_is_visible(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()), width=640, height=280)
    root.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    root.page.keyboard.press("Tab")
    root.focus()
    root.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    expect(root.locator(".rw-map")).not_to_be_in_viewport()
    root.page.keyboard.press("n")
    expect(root.locator("[data-territory]:focus")).to_be_in_viewport(ratio=1)


def test_a_click_on_a_button_leaves_no_ring_on_the_map(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: RiskWidget(seed=1))
    Clicker(root).button("play_now").click()
    expect(root).to_have_attribute("data-human", "true")  # Bots may go first.
    assert root.locator("[data-territory][data-focus]").count() == 0
    root.page.keyboard.press("n")
    expect(root.locator("[data-territory][data-focus]")).to_have_count(1)


def test_one_key_places_all_armies_on_a_territory(bridged: Callable[..., Bridge]) -> None:
    bridge = bridged(beginning)
    root = bridge.page.locator("[data-risk-widget]").first
    root.page.keyboard.press("Tab")
    root.locator('[data-territory][tabindex="0"]').focus()
    root.page.keyboard.press("n")
    root.page.keyboard.press("Enter")
    expect(Clicker(root).button("place_rest")).to_be_visible()
    chosen = root.locator('[data-territory][data-choice="source"]').get_attribute("data-territory")
    assert chosen
    there = int(armies(root, chosen) or 0)
    root.page.keyboard.press("a")
    for more in (1, 2, 3):  # The other players place in between; no further key is pressed.
        expect(Clicker(root).territory(chosen)).to_have_attribute("data-armies", str(there + more))
        bridge.let_bots_play()


def test_the_menu_closes_when_tab_leaves_it(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.attack()))
    menu = Clicker(root).button("menu")
    menu.focus()
    root.page.keyboard.press("Enter")
    expect(menu).to_have_attribute("aria-expanded", "true")
    root.page.keyboard.press("Shift+Tab")
    root.page.keyboard.press("Shift+Tab")
    expect(menu).to_have_attribute("aria-expanded", "false")
    expect(Clicker(root).button("full_screen")).to_be_focused()


def test_the_focus_stays_in_the_form_when_a_seat_is_removed(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: RiskWidget(seed=1))
    Clicker(root).choose_everything()
    third = root.get_by_role("button", name="Player 3: remove")
    third.focus()
    root.page.keyboard.press("Enter")
    expect(third).to_have_count(0)
    expect(root.get_by_label("Player 2: colour")).to_be_focused()


def test_the_filled_button_shows_its_key_only_if_the_key_works(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.reinforce()))
    for _ in range(2):  # The card is put down and lifted again, and the set is chosen.
        root.locator('[data-card="alaska"]').click()
    filled = root.locator(".rw-sentence-bar .rw-primary")
    key = filled.locator("kbd")
    expect(key).to_be_visible()
    box = filled.bounding_box()
    root.page.keyboard.press("n")
    expect(key).to_be_hidden()
    assert filled.bounding_box() == box
    root.page.keyboard.press("Enter")
    expect(root.locator('[data-territory][data-choice="source"]:focus')).to_have_count(1)
    expect(key).to_be_visible()


def test_one_tab_leads_from_a_sets_cards_to_trading_them(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.reinforce()))
    expect(Clicker(root).button("trade")).to_have_class("rw-button rw-primary")
    root.locator("[data-card]").last.focus()
    root.page.keyboard.press("Tab")
    expect(Clicker(root).button("trade")).to_be_focused()
    root.page.keyboard.press("Enter")
    expect(root.locator("[data-card]")).to_have_count(1)


def test_the_labels_of_the_menus_switches_can_be_clicked(bridged: Callable[..., Bridge]) -> None:
    """A press on a label takes the focus out of the menu for a moment."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()))
    Clicker(root).open_menu("menu_settings")
    menu = root.locator(".rw-menu")
    root.page.wait_for_function("() => document.activeElement.closest('.rw-menu')")
    menu.get_by_text("Instant", exact=True).click()
    expect(menu.get_by_role("radio", name="Instant")).to_be_checked()
    menu.get_by_text("Teach me: explain each move").click()
    expect(menu.get_by_role("checkbox", name="Teach me")).to_be_checked()
    expect(menu).to_be_visible()


def test_choosing_a_card_does_not_scroll_the_page(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, lambda: positions.widget(positions.reinforce()))
    page = root.page
    page.set_viewport_size({"width": 700, "height": 320})
    card = root.locator("[data-card]").first
    card.scroll_into_view_if_needed()
    before = page.evaluate("() => scrollY")
    assert before > 40
    chosen = card.get_attribute("aria-pressed")
    card.click()
    expect(card).not_to_have_attribute("aria-pressed", chosen or "")
    assert abs(page.evaluate("() => scrollY") - before) < 40  # The panel itself may be shorter now.


def test_buttons_have_the_widgets_own_focus_ring(
    bridged: Callable[..., Bridge],
) -> None:
    """A host has its own style for buttons."""
    root = open_root(bridged, lambda: positions.widget(positions.attack()))
    root.page.add_style_tag(content="button:focus-visible { outline: 1px solid rgb(0, 0, 255) }")
    root.page.keyboard.press("Tab")
    colours = root.evaluate(
        """root => {
          const wanted = document.createElement("i");
          wanted.style.color = "var(--rw-focus)";
          root.append(wanted);
          const focused = document.activeElement;
          const found = [focused.tagName, getComputedStyle(focused).outlineColor,
                         getComputedStyle(wanted).color];
          wanted.remove();
          return found;
        }"""
    )
    assert colours[0] == "BUTTON"
    assert colours[1] == colours[2]
