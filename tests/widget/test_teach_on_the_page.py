"""*Teach me* on the page can be switched on or off at any time, and follows choices on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget import RiskWidget
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge


def switch(root: Locator) -> None:
    """Switch the explanations on or off in the menu, and close it."""
    Clicker(root).open_menu("menu_settings")
    root.get_by_role("checkbox", name="Teach me").click()
    root.page.keyboard.press("Escape")
    root.page.keyboard.press("Escape")


def test_the_help_follows_each_choice_on_the_map(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.attack(3, 3, 1, 2)))
    panel = root.locator(".rw-block-teach")
    expect(panel).to_have_count(0)
    switch(root)
    due = panel.locator('[aria-current="step"]')
    expect(due).to_have_text("Choose one of your territories to attack from.")
    hand = Clicker(root)
    hand.pick("brazil")
    expect(due).to_have_text("Choose a neighbouring territory that somebody else holds.")
    hand.pick("north-africa")
    move = panel.locator('[data-teach="move"]')
    expect(move).to_contain_text("costs you 0.34 armies and Blue 0.66")
    root.get_by_role("button", name="Attacking armies: fewer").click()
    expect(move).to_contain_text("You roll 2 dice, Blue 1 die.")

    hand.do({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 2})
    expect(panel.get_by_role("heading", name="Moving in")).to_be_visible()
    expect(move).to_contain_text("North Africa gets 2")

    panel.get_by_role("button", name="The rules behind it").click()
    expect(panel).to_contain_text("You may attack from a captured territory")
    # Only "why?" shows the ids of clauses.
    expect(panel).not_to_contain_text("capture.occupy")
    panel.locator('[data-why$="capture.occupy"]').first.click()
    card = root.get_by_role("dialog").locator('[data-clause="capture.occupy"]')
    expect(card).to_contain_text("printed in the Nordic rules")
    root.page.keyboard.press("Escape")

    hand.button("teach_off").click()
    expect(panel).to_have_count(0)
    assert root.get_attribute("data-phase") == "occupy"


def test_the_help_can_be_switched_on_in_the_form(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, RiskWidget)
    Clicker(root).choose_everything()
    box = root.get_by_role("checkbox", name="Teach me")
    box.click()
    expect(box).to_be_checked()
    expect(root.locator("[data-code]")).to_contain_text("teach=True")
    Clicker(root).button("start_game").click()
    expect(root.locator(".rw-block-teach")).to_contain_text("Placing the first armies")
