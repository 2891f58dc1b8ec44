"""Whole turns to be planned on the page: from the course to the two boards, by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.engine.actions import Attack, Place
from risk_widget.lessons import Progress
from tests.clicks import Clicker
from tests.widget.dom import expect
from tests.widget.harness import axe, drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.practice.turns import PlannedTurn
    from tests.widget.harness import Bridge

LAB = {"width": 932, "height": 647}
PHONE = {"width": 390, "height": 664}
PATIENCE = 240_000
"""Milliseconds for the judgement, which may have to be compiled first."""

SIDES = """() => [...document.querySelectorAll("[data-risk-widget] [data-side]")]
  .map((side) => side.getBoundingClientRect().toJSON())"""


def do(bridge: Bridge, action: object) -> None:
    """Take an action by clicks."""
    hand = Clicker(bridge.root)
    hand.mouse.look()
    hand.do(action.to_dict())  # type: ignore[attr-defined]


def place_and_attack(bridge: Bridge, turn: PlannedTurn) -> None:
    """Place all armies where they can attack, and attack once."""
    while turn.game.phase != "attack":
        game, board = turn.game, turn.game.board
        places = [a for a in game.legal_actions() if isinstance(a, Place)]
        front = [
            a
            for a in places
            if any(
                game.owner(board.ids[n]) != game.owner(a.territory)
                for n in board.neighbours[board.index[a.territory]]
            )
        ]
        # A set may have to be traded first.
        do(bridge, front[-1] if front else game.legal_actions()[0])
    do(bridge, next(a for a in turn.game.legal_actions() if isinstance(a, Attack)))


def end_turn(bridge: Bridge, turn: PlannedTurn) -> None:
    """End the turn, after moving in if need be."""
    while not turn.is_over:
        do(bridge, turn.game.legal_actions()[-1])


@pytest.fixture
def opened(bridged: Callable[..., Bridge]) -> Callable[..., tuple[Bridge, PlannedTurn]]:
    """Open the first turn."""

    def go(dice: str, size: dict[str, int]) -> tuple[Bridge, PlannedTurn]:
        turn = rw.lessons.plan_your_turn(1, dice=dice, progress=Progress())
        return bridged(lambda: rw.play_lesson(turn, reduced_motion=True), **size), turn

    return go


@pytest.mark.sampled
@pytest.mark.parametrize("size", [LAB, PHONE], ids=["cell", "phone"])
def test_a_turn_can_be_planned_and_compared(
    opened: Callable[..., tuple[Bridge, PlannedTurn]], size: dict[str, int]
) -> None:
    bridge, turn = opened("average", size)
    page = bridge.page
    expect(page.locator(".rw-lesson")).to_contain_text("this whole turn is yours")
    expect(page.locator(".rw-lesson")).to_contain_text("average")
    expect(page.locator('[data-action="show_me"], [data-action="hint"]')).to_have_count(0)
    place_and_attack(bridge, turn)
    end_turn(bridge, turn)
    expect(page.locator('[data-turn="judged"]')).to_be_visible(timeout=PATIENCE)
    score = str(turn.result().score)
    expect(page.locator("[data-score]")).to_have_attribute("data-score", score)
    expect(page.locator("[data-rating]")).to_contain_text("Your rating in turns")
    drawn(page)
    expect(page.locator("[data-side]")).to_have_count(2)
    mine, best = page.evaluate(SIDES)
    assert (best["top"] >= mine["bottom"]) == (size is PHONE)
    assert max(mine["right"], best["right"]) <= size["width"]
    assert axe(page) == []
    Clicker(bridge.root).mouse.look()
    Clicker(bridge.root).press("next")
    expect(page.locator("[data-turn]")).to_have_count(0)
    assert not turn.is_over


def test_dice_cannot_be_undone(
    opened: Callable[..., tuple[Bridge, PlannedTurn]],
) -> None:
    bridge, turn = opened("real", LAB)
    hand, back = Clicker(bridge.root), bridge.page.locator('[data-action="retry"]')
    expect(back).to_have_count(0)  # nothing has been done yet
    do(bridge, next(a for a in turn.game.legal_actions() if isinstance(a, Place)))
    hand.mouse.look()
    hand.press("retry")
    assert turn.game.to_place == rw.Game.from_position(turn.data.position, seed=0).to_place
    place_and_attack(bridge, turn)
    assert turn.has_rolled
    expect(back).to_have_count(0)
    end_turn(bridge, turn)
    expect(bridge.page.locator('[data-turn="judged"]')).to_be_visible(timeout=PATIENCE)
    expect(bridge.page.locator(".rw-turn-chances tbody tr")).to_have_count(5)


def test_the_course_leads_to_a_turn_and_others_can_be_chosen(
    bridged: Callable[..., Bridge],
) -> None:
    bridge = bridged(lambda: rw.play_puzzle(1, progress=Progress(), reduced_motion=True), **LAB)
    hand, page = Clicker(bridge.root), bridge.page
    hand.mouse.look()
    hand.press("course")
    hand.press("plan_turn")
    expect(page.locator(".rw-lesson")).to_contain_text("this whole turn is yours")
    page.locator('[data-choose="dice"]').select_option("real")
    expect(page.locator(".rw-lesson")).to_contain_text("once you have rolled")
