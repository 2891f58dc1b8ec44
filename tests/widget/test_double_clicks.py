"""If someone double-clicks instead of clicking once, the second click never does anything else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget import RiskWidget
from tests.browser import SHORELESS
from tests.clicks import Clicker
from tests.widget.harness import drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.widget.harness import Bridge

GAMES, DOUBLE_CLICKS = 8, 12
"""The games in each room, and the double clicks in each game."""
ROOMS = {"desk": (1280, 900), "phone": (390, 664)}
"""The window of each room; on a phone, buttons are stacked, and a single one fills its row."""
SEATS = ["red", "blue", "green"]

SPOTS = """(root, groups) => {
  const found = groups.map(group => [...root.querySelectorAll(group)]
    .map(node => node.getBoundingClientRect())
    .filter(({ width }) => width)
    .map(({ x, y, width, height }) => [x, y, width, height]));
  return found.filter(({ length }) => length);
}"""
"""The edges of all things that can be clicked, in groups."""

DIALOG = 'root => root.querySelector(".rw-whole, .rw-menu, .rw-new-game") !== null'

GROUPS = [
    ".rw-play",
    ".rw-map",
    ".rw-actions",
    ".rw-decision button",
    ".rw-actions button",
    '[data-place="act"], [data-place="more-1"]',
    '[data-source] .hit, [data-choice="possible"] .hit',
]
"""Groups of clickable things, each of which is equally likely to be clicked."""

CHOSEN = {"attack", "fortify", "place"}

MEANT = """([x, y]) => document.elementFromPoint(x, y)?.closest("[data-place]")?.dataset.action"""


def widget() -> RiskWidget:
    """Return a widget in which Red, a person, is in the middle of an attack against two bots."""
    random = Random(5)
    game = rw.Game.new(edition="nordic", mode="missions", seats=SEATS, seed=4)
    while not (game.phase == "attack" and game.turn == "red" and game.round == 3):
        legal = game.legal_actions()
        game.apply(legal[random.randrange(len(legal))])
    seats = {"red": "human", "blue": "cautious", "green": "cautious"}
    return RiskWidget(game, seats=seats, bot_speed="instant", seed=1)


def choose_something(hand: Clicker, game: Any, random: Random) -> None:
    """Choose something by single clicks, so that a button attacks, moves or places armies."""
    legal = [action for action in game.legal_actions() if action.type in CHOSEN]
    if legal:
        action = random.choice(legal).to_dict()
        hand.mouse.press("Escape", "Escape")
        if action["type"] == "place":
            hand.pick(action["territory"], ask=True)
        else:
            hand._pair(action)


class Played:
    """The person's actions so far."""

    def __init__(self, bridge: Bridge) -> None:
        self.game = bridge.widget.game
        self.steps = len(self.game.history)

    def new(self) -> list[str]:
        """Return the types of Red's actions since the last time."""
        steps = self.game.history[self.steps :]
        self.steps += len(steps)
        kinds = [step.action.type for step in steps if step.seat == "red"]
        # Placing the last army, or making the last movement, ends that part of the turn.
        if kinds[-1:] == ["end_phase"] and kinds[-2:-1] in (["place"], ["fortify"]):
            kinds.pop()
        return kinds


def double_click(page: Page, spot: tuple[float, float], played: Played, random: Random) -> Any:
    """Click twice within a quarter of a second; return the first target and both results."""
    played.new()
    meant = page.evaluate(MEANT, spot)
    page.mouse.click(*spot)
    drawn(page)
    first = played.new()
    page.evaluate("(ms) => window.passTime(ms)", random.randrange(150))
    page.mouse.click(*spot)
    drawn(page)
    return meant, first, played.new()


@pytest.mark.sampled
@pytest.mark.usefixtures("spoils_its_page")
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("luck", range(GAMES))
def test_the_second_click_of_a_double_click_does_nothing_else(
    bridged: Callable[..., Bridge], room: str, luck: int
) -> None:
    bridge = bridged(widget, *ROOMS[room])
    page, random = bridge.page, Random(luck)
    page.add_style_tag(content=SHORELESS)
    root = page.locator("#root [data-risk-widget]")
    hand, played = Clicker(root), Played(bridge)
    done: list[str] = []
    for number in range(DOUBLE_CLICKS):
        if root.evaluate(DIALOG):
            page.keyboard.press("Escape")
        if random.random() < 0.5:
            choose_something(hand, played.game, random)
        groups = root.evaluate(SPOTS, GROUPS)
        left, top, width, height = random.choice(random.choice(groups))
        spot = left + random.random() * width, top + random.random() * height
        hand.mouse.look()
        meant, first, second = double_click(page, spot, played, random)
        # Repeating a roll or placing another army does the same again, and nothing else.
        assert set(second) <= set(first), f"{number}: {meant}, {first} and then {second}"
        ends = [*first, *second].count("end_phase")
        assert ends <= (meant == "end_phase"), f"{number}: {meant}, {first}, {second}"
        done += first
        bridge.let_bots_play()
    assert done
