"""A game at one's level, by clicks: the form, the order of turns, resigning, the form again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.lessons import session_progress
from tests.clicks import Clicker
from tests.lessons.own_mistakes import with_mistakes
from tests.widget.dom import expect
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.course.played_games import PlayedGame
    from tests.widget.harness import Bridge

LISTED = ["Red", "Blue", "Green"]


def know_level() -> int:
    """Add nine games for two, of which the person has won every other one."""
    for at in range(9):
        result: PlayedGame = {
            "at": at, "rivals": ["practised"], "won": at % 2 == 0,
            "edition": "german", "mode": "domination", "place": at % 2 + 1,
        }  # fmt: skip
        session_progress().played.note(f"before-{at}", result)
    return rw.my_level().rung


@pytest.mark.parametrize(
    ("width", "language"), [(1366, "en"), (390, "en"), (1366, "it"), (390, "cs")]
)
def test_a_seat_at_your_level_is_fully_visible(
    bridged: Callable[..., Bridge], width: int, language: str
) -> None:
    know_level()
    root = open_root(bridged, lambda: RiskWidget(language=language), width=width)
    Clicker(root).choose_everything()
    lacking = root.locator(".rw-seats select:last-of-type").evaluate_all(
        """nodes => nodes.map((node) => {
             const words = document.createElement("canvas").getContext("2d");
             words.font = getComputedStyle(node).font;
             const style = getComputedStyle(node);
             const room = node.clientWidth - parseFloat(style.paddingLeft)
               - parseFloat(style.paddingRight);
             return words.measureText(node.selectedOptions[0].text).width - room;
           })"""
    )
    assert len(lacking) == 3
    assert max(lacking) <= 0


@pytest.mark.usefixtures("kept_folder")
def test_the_level_is_shown_from_the_form_to_the_end_and_back(
    mounted: Callable[..., Bridge],
) -> None:
    rung = know_level()
    bridge = mounted(lambda: RiskWidget(reduced_motion=True, bot_speed="instant"))
    hand = Clicker(bridge.page.locator("[data-risk-widget]").first)
    page = bridge.page
    expect(page.locator(".rw-rivals")).to_contain_text(f"about rung {rung} of 10, a ")
    hand.choose_everything()
    chosen = page.get_by_label("Player 2: played by").locator("option:checked")
    expect(chosen).to_have_text(f"At my level ({rung} of 10)")
    expect(page.locator(".rw-new-game")).to_contain_text(f"about rung {rung} of 10, a ")
    expect(page.locator(".rw-new-game")).to_contain_text("If turn order is random")
    expect(hand.button("draw_order")).to_be_checked()
    hand.button("start_game").click()
    expect(hand.button("menu")).to_be_visible()
    match = bridge.widget.session.match
    assert match is not None
    assert match.listed == ("red", "blue", "green")
    assert match.players["blue"] == rw.my_level().bot
    hand.button("menu").click()
    hand.button("end_now").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(
        "It does not count towards your level: hardly anything has happened"
    )
    hand.button("confirm").click()
    # When the form opens, it shows what has changed since the last screen.
    session_progress().add(with_mistakes("stop"))
    hand.button("menu").click()
    hand.button("new_game").first.click()
    expect(page.locator('.rw-new-game [data-action="mistakes"]')).to_be_visible()
    names = page.locator(".rw-seats select:first-of-type option:checked")
    expect(names).to_have_text(LISTED)
    expect(hand.button("draw_order")).to_be_checked()
