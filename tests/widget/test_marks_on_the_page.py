"""The marks and sentences for capitals, the third army and tired armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge


def name(root: Locator, territory: str) -> str:
    return Clicker(root).territory(territory).get_attribute("aria-label") or ""


def test_each_person_in_turn_secretly_chooses_a_capital(
    mounted: Callable[..., Bridge],
) -> None:
    bridge = mounted(lambda: positions.widget(positions.capital()))
    root = bridge.page.locator("[data-risk-widget]").first
    hand = Clicker(root)
    dialog = root.get_by_role("dialog")
    expect(dialog).to_contain_text("Red, choose your capital")
    expect(dialog).to_contain_text("only you may know")
    hand.do({"type": "ready"})
    hand.do({"type": "choose_capital", "territory": "peru"})
    expect(dialog).to_contain_text("Blue, choose your capital")
    expect(root.locator("[data-log]")).to_contain_text("Red has chosen a capital.")
    assert "Peru" not in root.locator("[data-log]").inner_text()
    hand.do({"type": "ready"})
    assert "capital" not in name(root, "peru")
    hand.do({"type": "choose_capital", "territory": "iceland"})
    hand.do({"type": "ready"})
    assert "capital" not in name(root, "iceland")


def test_a_person_who_knows_a_capital_sees_its_crown(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.capitals()))
    assert name(root, "alaska").startswith("Alaska, red, 9 armies, your secret capital")
    assert name(root, "china").startswith("China, red, 2 armies, green's capital")
    assert "capital" not in name(root, "peru")
    crowns = root.locator(".chips .capital:not([display=none])")
    expect(crowns).to_have_count(2)
    expect(root.locator(".chips .capital.secret:not([display=none])")).to_have_count(1)
    legend = root.locator(".legend")
    expect(legend).to_contain_text("your capital, secret")
    expect(legend).to_contain_text("capital, face up")


def test_a_fall_reveals_the_capital_and_is_described_in_order(
    mounted: Callable[..., Bridge],
) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.capitals(6, 6, 1)))
    hand = Clicker(root)
    hand.do({"type": "attack", "source": "brazil", "target": "peru", "armies": 2})
    expect(hand.territory("peru")).to_have_attribute("data-owner", "red")
    assert name(root, "peru").startswith("Peru, red, 4 armies, blue's capital")
    lines = root.locator("[data-log] li").all_inner_texts()[::-1]
    told = [
        next(i for i, line in enumerate(lines) if word in line)
        for word in ("Blue's capital, has fallen", "takes 2 cards from Blue", "also loses 3 armies")
    ]
    assert told == sorted(told)
    expect(hand.territory("argentina")).to_have_attribute("data-owner", "red")


def test_the_page_always_says_who_decides_for_the_third_army(
    mounted: Callable[..., Bridge],
) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.duel_third()))
    hand, message = Clicker(root), root.locator("[data-message]")
    hand.do({"type": "end_phase"})
    says = "Blue decides for the allied army: "
    expect(message).to_contain_text(says + "place 3 armies on its territories.")
    assert name(root, "peru").startswith("Peru, allied, 2 armies")
    hand.do({"type": "place", "territory": "peru", "armies": 3})
    expect(message).to_contain_text(says + "choose a territory to attack from.")
    hand.pick("peru")
    hand.pick("brazil")
    expect(message).to_contain_text(says + "attack Brazil from Peru with 3 armies.")
    third = root.locator('tr[data-seat="third"]')
    expect(third).to_contain_text("Allied army")
    expect(third).to_contain_text("83")


def test_the_player_who_picks_the_third_armys_dice_is_asked(mounted: Callable[..., Bridge]) -> None:
    around = {"*": ["third", 2], "brazil": ["red", 4], "argentina": ["blue", 3]}
    game = positions.game(
        {"turn": "red", "phase": "attack", "territories": around},
        edition="czech",
        mode="duel",
        seats=["red", "blue"],
        dice=(6, 5, 4, 1, 1),
    )
    root = open_root(mounted, lambda: positions.widget(game))
    hand = Clicker(root)
    hand.do({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    expect(root.locator("[data-message]")).to_contain_text(
        "Blue decides for the allied army: defend with 1 or 2."
    )
    hand.do({"type": "defend", "dice": 2})
    assert game.owner("peru") == "red"


def test_tired_armies_are_marked_on_the_map_and_where_they_limit_a_move(
    mounted: Callable[..., Bridge],
) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.tired()))
    assert name(root, "peru").startswith("Peru, red, 4 armies, 2 tired")
    assert "tired" not in name(root, "brazil")
    hand = Clicker(root)
    hand.pick("peru")
    hand.pick("brazil")
    slider = root.get_by_role("slider", name="Armies to move")
    assert slider.get_attribute("max") == "2"
    expect(root.locator(".rw-block-tired")).to_contain_text("2 of 4")
    root.locator('[data-why="move"]').click()
    expect(root.get_by_role("dialog").locator('[data-clause="move.tired"]')).to_be_visible()
