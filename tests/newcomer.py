"""A newcomer at the page, who presses the filled button and attacks the easiest target.

Every click is counted, and so is every decision: whom to attack, how long, how many to move in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.board import load_board
from tests.clicks import Clicker

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

FILLED = ".rw-sentence-bar .rw-primary"
"""The button that the page suggests."""
READY = '[data-human="true"]:not(:has([data-action="stop"]))'
"""The widget while nothing goes on by itself, so that the person can decide."""
HELD = """
root => [...root.querySelectorAll("[data-territory]")].map(
  ({ dataset: { territory, owner, armies } }) => [territory, owner, Number(armies)])
"""
DECISIVE = ("roll", "roll_until", "occupy")
"""The buttons that a person presses after a decision of their own."""
MOST = 40
"""More presses than anybody needs."""


class Newcomer:
    """A person who has never seen the page, and counts the clicks."""

    def __init__(self, root: Locator, wait: Callable[[], None] = lambda: None) -> None:
        """Take the widget's root, and the function that updates the page after a press."""
        self._hand = Clicker(root)
        self._wait = wait
        self.clicks: list[str] = []
        self.decisions: list[str] = []

    def play(self) -> None:
        """Begin the game that the first screen proposes."""
        self._press("play_now")

    def capture(self) -> str:
        """Play until a territory is captured and armies have moved in; return its id."""
        while len(self.clicks) < MOST:
            mouse = self._hand.mouse
            phase = mouse.only("", "data-phase")
            if phase == "attack" and not mouse.has('[data-choice="target"]'):
                self._attack()
                continue
            if mouse.has('[data-action="roll_until"]'):
                self._press("roll_until")
                continue
            target = mouse.read('[data-territory][data-choice="target"]', "data-territory")
            filled = mouse.read(FILLED, "data-action")
            assert filled, f"nothing is suggested in {phase}"
            self._press(str(filled[0]))
            if phase == "occupy":
                assert target
                return str(target[0])
        raise AssertionError(f"nothing was captured by {self.clicks}")

    def _attack(self) -> None:
        """Click the neighbour that is easiest to take, and let the page choose its attacker."""
        mouse = self._hand.mouse
        me = mouse.only("", "data-actor")
        held = {name: (owner, armies) for name, owner, armies in mouse.element.evaluate(HELD)}
        board = load_board("classic")
        _, target = max(
            (held[own][1] - held[enemy][1], enemy)
            for own, (owner, armies) in held.items()
            if owner == me and armies > 1
            for enemy in (board.ids[n] for n in board.neighbours[board.index[own]])
            if held[enemy][0] != me
        )
        self._hand.pick(target)
        mouse.wait(f'[data-territory="{target}"][data-choice="target"]')
        self.clicks.append(target)
        self.decisions.append("whom to attack")

    def _press(self, action: str) -> None:
        before = self._hand.sequence
        self._hand.press(action)
        self._hand.wait_for_answer(before)
        self.clicks.append(action)
        if action in DECISIVE:
            self.decisions.append(action)
        self._wait()
        self._hand.mouse.wait(READY)
