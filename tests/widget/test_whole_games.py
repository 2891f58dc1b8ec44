"""Whole games at one screen: by the mouse, by the keyboard alone, and by a finger on a phone."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import RiskWidget, bots
from tests.browser import SHORELESS
from tests.clicks import AMOUNT, Clicker, amount_shown
from tests.key_player import KeyPlayer
from tests.pointer import Finger
from tests.whole_game import GamePlace, Played, play_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.browser

SEATS = ["red", "blue", "green"]
MOST_DECISIONS = 400


class CountingFinger(Finger):
    """A finger that counts its taps."""

    taps = 0

    def _press(self, x: float, y: float) -> None:
        self.taps += 1
        super()._press(x, y)


class Player(Protocol):
    """A player who can carry out an action on the page."""

    def do(self, action: Mapping[str, Any]) -> None:
        """Carry out one action."""
        ...


SMALLEST = 24
"""The minimum width and height of a target, in CSS pixels."""
TARGETS = """(root, smallest) => [...root.querySelectorAll("button,label,select,[role=slider]")]
  .filter((one) => one.checkVisibility() && !one.closest("[inert],p,li"))
  .map((one) => [one.dataset.action ?? one.ariaLabel ?? one.innerText,
                 one.getBoundingClientRect()])
  .filter(([, at]) => at.width && Math.min(at.width, at.height) < smallest)
  .map(([name, at]) => `${name}: ${at.width} x ${at.height}`)"""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
# A script that records events that no finger makes and no tap causes.
OTHERS = """() => {
  window.others = [];
  const note = (event) => window.others.push(`${event.type} ${event.key ?? event.pointerType}`);
  addEventListener("keydown", note, true);
  addEventListener("pointerdown", (e) => e.pointerType === "touch" || note(e), true);
}"""


class FingerPlayer(Clicker):
    """A player who taps, places armies one by one, and sets numbers with − and +."""

    def __init__(self, root: Locator) -> None:
        super().__init__(root, CountingFinger)
        self.looked_at: set[tuple[str, str | None]] = set()

    @property
    def taps(self) -> int:
        """The number of taps on the screen so far."""
        assert isinstance(self.mouse, CountingFinger)
        return self.mouse.taps

    def do(self, action: Mapping[str, Any]) -> None:
        """Carry out one action by taps, on a screen that suits a finger."""
        super().do(action)
        # Looking at the same screen for the tenth time shows nothing new, and takes as long as the
        # first time.
        seen = action["type"], self.mouse.only("", "data-phase")
        if seen in self.looked_at:
            return
        self.looked_at.add(seen)
        small = self.mouse.element.evaluate(TARGETS, SMALLEST)
        assert small == [], f"after {action}"
        assert self.root.page.evaluate(TOO_WIDE) <= 0, f"after {action}"

    def _pair(self, action: Mapping[str, Any]) -> None:
        """Choose source and target, after another tap that releases any source chosen before."""
        source, target = action["source"], action["target"]
        if (self.choice(source), self.choice(target)) == ("source", "target"):
            return
        for held in self.mouse.each('[data-territory][data-choice="source"]', "data-territory"):
            if held != source:
                self.let_go(held)
        if self.choice(source) != "source":
            self.pick(source)
            self.mouse.wait(f'[data-territory="{source}"][data-choice="source"]')
        self.pick(target)
        self.mouse.wait(f'[data-territory="{target}"][data-choice="target"]')

    def let_go(self, source: str) -> None:
        """Tap a source until it no longer is one.

        The first tap may let go only of its target, or keep a source that the page had chosen.
        """
        for _ in range(3):
            self.pick(source)
            self.mouse.look()
            if self.choice(source) != "source":
                return
        raise AssertionError(f"{source} stays chosen")

    def set_amount(self, kind: str, armies: int) -> None:
        """Tap − or + until the number is right."""
        now = amount_shown(self.mouse, kind)
        assert now is not None
        word = "more" if now < armies else "fewer"
        for _ in range(abs(armies - now)):
            self.mouse.click(f'[aria-label="{AMOUNT[kind]}: {word}"]')

    def _place(self, action: Mapping[str, Any]) -> None:
        for left in range(action["armies"], 0, -1):
            before = self.sequence
            self.pick(action["territory"])
            if left > 1:
                self.wait_for_answer(before)


def game() -> rw.Game:
    """Return a three-player game on six territories: short, but with every part of a turn."""
    return rw.Game.new(edition="nordic", mode="domination", seats=SEATS, board="island", seed=4)


class Root(Protocol):
    """The widget's element on a page."""

    def get_attribute(self, name: str) -> str | None:
        """Return an attribute of the widget's element."""
        ...


def play(widget: RiskWidget, root: Root, player: Player) -> set[str]:
    """Decide as a bot would for each player; return the kinds of actions that were taken."""
    brain = bots.make("bold", 1)
    done: set[str] = set()
    for _ in range(MOST_DECISIONS):
        screen = root.get_attribute("data-screen")
        if screen == "over":
            return done
        if screen == "handover":
            player.do({"type": "ready"})
            continue
        now = widget.game
        assert now is not None
        assert now.actor is not None
        action = brain.choose(now.observe(now.actor))
        done.add(action["type"])
        player.do(action)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def opened(bridged: Callable[..., Bridge], **options: Any) -> Bridge:
    """Open the game with three people at one screen."""
    return bridged(
        lambda: RiskWidget(game(), seats=dict.fromkeys(SEATS, "human")),
        reduced_motion="reduce",
        **options,
    )


@pytest.mark.sampled(together="whole games", share=8)
def test_a_whole_game_is_played_by_keyboard_alone(bridged: Callable[..., Bridge]) -> None:
    bridge = opened(bridged, width=932, height=647)
    root = bridge.page.locator("[data-risk-widget]")
    player = KeyPlayer(root)
    done = play(bridge.widget, root, player)
    assert done >= {"place", "attack", "occupy", "end_phase"}
    expect(root.locator("[data-message]")).to_contain_text(re.compile("ha(s|ve) won"))
    assert bridge.widget.game.is_over


@pytest.mark.sampled(together="whole games", share=8)
def test_a_whole_game_is_played_by_finger_on_a_phone(bridged: Callable[..., Bridge]) -> None:
    bridge = opened(bridged, width=390, height=664, has_touch=True)
    root = bridge.page.locator("[data-risk-widget]")
    bridge.page.evaluate(OTHERS)
    player = FingerPlayer(root)
    done = play(bridge.widget, root, player)
    assert bridge.page.evaluate("() => window.others") == []
    assert player.taps > 0
    assert done >= {"place", "attack", "occupy", "end_phase"}
    expect(root.locator("[data-message]")).to_contain_text(re.compile("ha(s|ve) won"))
    assert bridge.widget.game.is_over


# The shorter games are on a smaller board, which shows all of their special features.
GAMES = {
    "czech": Played(
        "Czech",
        "World domination",
        {2: "random", 3: "random"},
        "6",
        {"claim", "place", "reinforce", "attack", "defend", "occupy", "fortify"},
        "strait",
    ),
    "nordic-two-people": Played(
        "Nordic 2000",
        "Secret missions",
        {2: "human", 3: "strong"},
        "13",
        {"place", "reinforce", "attack", "occupy", "fortify"},
    ),
    "nordic-capitals": Played(
        "Nordic 2000",
        "Capitals",
        {2: "human", 3: "strong"},
        "3",
        {"capital", "reinforce", "attack", "occupy"},
        "strait",
    ),
    "czech-duel": Played(
        "Czech",
        "Duel",
        {2: "random"},
        "36",
        {"claim", "reinforce_third", "attack_third", "attack", "defend", "occupy"},
        "strait",
    ),
}


@pytest.mark.sampled(together="whole games", share=8)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_from_the_form_to_the_end(
    bridged: Callable[..., Bridge], name: str
) -> None:
    """Bots or two people at one screen play here, while `tests/lab` plays a game in JupyterLab."""
    bridge = bridged(RiskWidget, width=1366, height=768)
    bridge.page.add_style_tag(content=SHORELESS)
    root = bridge.page.locator("[data-risk-widget]")

    def observe(seat: str | None) -> Mapping[str, Any]:
        game = bridge.widget.game
        assert game is not None
        return dict(json.loads(json.dumps(game.observe(seat))))

    winner = play_whole(GamePlace(root, observe, bridge.let_bots_play), GAMES[name])
    assert bridge.widget.game.is_over
    assert bridge.widget.game.winner == winner
