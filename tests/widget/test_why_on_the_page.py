"""Every "why?" opens the clause, this edition's reading of it, and how others differ."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

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


def refused(root: Locator) -> None:
    """Choose a target that is no neighbour."""
    Clicker(root).pick("brazil")
    root.locator('[data-land="china"]').dispatch_event("click")
    expect(root.locator("[data-refusal]")).to_have_attribute("data-refusal", "attack.adjacent")


def next_turn(root: Locator) -> None:
    """End the turn, and take the screen as the next person."""
    Clicker(root).do({"type": "end_phase"})
    Clicker(root).do({"type": "ready"})


WHYS: dict[str, tuple[Callable[[], Any], Callable[[Locator], None], str, str, str]] = {
    "refusal": (
        lambda: positions.widget(positions.attack()),
        refused,
        "refusal",
        "attack.adjacent",
        "Brazil does not border China",
    ),
    "battle": (
        lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)),
        rolled,
        "roll",
        "attack.compare",
        "Highest: Red 6, Blue 5",
    ),
    "win": (
        lambda: positions.widget(positions.over()),
        winning,
        "over",
        "win.domination",
        "Red has won",
    ),
    "income": (
        lambda: positions.widget(positions.fortify()),
        next_turn,
        "income",
        "reinforce.territories",
        "1 territory ÷ 3",
    ),
}


@pytest.mark.sampled
@pytest.mark.parametrize("what", WHYS)
def test_the_explanation_repeats_the_question_and_shows_the_clause(
    mounted: Callable[..., Bridge], what: str
) -> None:
    make, go, link, clause, told = WHYS[what]
    root = open_root(mounted, make)
    go(root)
    root.locator(f'[data-why="{link}"]').click()
    dialog = root.get_by_role("dialog")
    expect(dialog).to_contain_text(told)
    card = dialog.locator(f'[data-clause="{clause}"]')
    expect(card.locator("[data-mark]")).to_have_attribute("data-mark", "printed")
    expect(card).to_contain_text("printed in the Nordic rules")
    # The other editions' versions are shown on request.
    others = re.compile("German|Czech")
    expect(card).not_to_contain_text(others)
    card.locator("[data-fold]").click()
    expect(card).to_contain_text(others)


def test_the_explanation_says_how_other_editions_differ(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, WHYS["battle"][0])
    rolled(root)
    root.locator('[data-why="roll"]').click()
    card = root.get_by_role("dialog").locator('[data-clause="attack.defence-dice"]')
    fold = card.locator("[data-fold]")
    fold.focus()
    root.page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "true")
    german = card.locator("dt", has_text="German").locator("+ dd")
    expect(german).to_contain_text("1 to 3 dice")
    italian = card.locator("dt", has_text="Italian").locator("+ dd")
    czech = card.locator("dt", has_text="Czech").locator("+ dd")
    expect(italian).to_contain_text("1 or 2 dice")
    expect(czech).to_contain_text("printed")


def test_a_key_opens_the_explanation_and_escape_closes_it(
    mounted: Callable[..., Bridge],
) -> None:
    root = open_root(mounted, WHYS["refusal"][0])
    refused(root)
    tag = root.locator('[data-territory="brazil"]')
    tag.focus()
    root.page.keyboard.press("w")
    dialog = root.get_by_role("dialog")
    expect(dialog.locator('[data-clause="attack.adjacent"]')).to_be_visible()
    expect(dialog.locator('[data-action="close"]')).to_be_focused()
    root.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(tag).to_be_focused()


def test_a_clause_opened_from_the_rules_leads_back_to_them(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.attack()))
    Clicker(root).button("rules").click()
    line = root.locator('.rw-dialog-rules [data-clause="attack.dice"]')
    line.get_by_role("button").click()
    expect(root.locator(".rw-dialog-why")).to_contain_text("attack.dice")
    # This link asks for every edition.
    expect(root.locator(".rw-dialog-why")).to_contain_text("Czech")
    root.page.keyboard.press("Escape")
    expect(line).to_be_visible()
    root.page.keyboard.press("Escape")
    expect(root.get_by_role("dialog")).to_have_count(0)


def test_the_defender_sees_what_each_choice_costs(mounted: Callable[..., Bridge]) -> None:
    """Against three dice, two dice cost 8391/7776 armies, and one die 5130/7776.

    The chance of holding is only on the buttons.
    """
    root = open_root(mounted, lambda: positions.widget(positions.attack(6, 4, 2, 5, 5)))
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    expect(root.locator('tr[data-dice="2"] td').nth(0)).to_have_text("1.1")
    expect(root.locator('tr[data-dice="1"] td').nth(0)).to_have_text("0.7")
    hold = 1 - rw.odds(5, 3).win
    expect(root.locator('[data-action="defend-2"]')).to_contain_text(f"{100 * hold:.0f}%")
    expect(root.locator('tr[data-dice="2"]')).not_to_contain_text("%")
