"""A person at the widget without a mouse, who takes the engine's actions with the keyboard.

The person sees only the page; a bot or a test decides which action to make.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.clicks import amount_shown
from tests.pointer import Pointer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Locator

MOST_TABS = 60
"""A number of presses of Tab that is enough to get from any control to any other."""
MOST_SETS = 100
"""A number larger than the number of sets in any hand."""
ACTS = {"Enter", "e", "t"}
"""Keys that have the same effect as pressing the focused button."""
STEPS_BACK = 2
"""The steps back from a choice: from the target to its source, and from there to no choice."""
HELD = """root => {
  const at = root.getRootNode().activeElement;
  return root.contains(at) && (at === root || at.checkVisibility());
}"""
FOCUSED = """(root, selector) => {
  const at = root.getRootNode().activeElement;
  return Boolean(at?.matches(selector));
}"""
WHERE = """root => root.getRootNode().activeElement
  ?.closest("[data-territory]")?.dataset.territory ?? null"""


class KeyPlayer:
    """A player who operates one widget with the keyboard.

    Attributes: pressed: how many keys have been pressed so far.
    """

    def __init__(self, root: Locator) -> None:
        """Take the widget's root element and give it the focus."""
        self.root = root
        self.eyes = Pointer(root)
        self.pressed = 0
        root.focus()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, wherever the focus is."""
        for key in keys:
            if key in ACTS:
                self.eyes.look()
            self.root.page.keyboard.press(key)
            self.pressed += 1

    def do(self, action: Mapping[str, Any]) -> None:
        """Take one action, and wait until the kernel's answer is on the page."""
        before = self.eyes.only("", "data-seq")
        getattr(self, f"_{action['type']}")(action)
        self.eyes.wait(f'[data-seq]:not([data-seq="{before}"])')
        assert self.eyes.element.evaluate(HELD), f"{action} has lost the focus"

    def steer(self, territory: str) -> None:
        """Move on the map to a territory that can be chosen."""
        seen: set[str | None] = set()
        while (at := self.eyes.element.evaluate(WHERE)) != territory:
            assert at is None or at not in seen, f"{territory} is not among {seen}"
            seen.add(at)
            self.press("n")

    def choose(self, territory: str, choice: str) -> None:
        """Choose a territory and wait until the map shows it as source or target."""
        if self.eyes.only(f'[data-territory="{territory}"]', "data-choice") == choice:
            return
        self.steer(territory)
        self.press("Enter")
        self.eyes.wait(f'[data-territory="{territory}"][data-choice="{choice}"]')

    def tab_to(self, selector: str) -> None:
        """Move to a control with Tab."""
        for _ in range(MOST_TABS):
            if self.eyes.element.evaluate(FOCUSED, selector):
                return
            self.press("Tab")
        raise AssertionError(f"{selector} is reached by no Tab")

    def set_amount(self, kind: str, armies: int) -> None:
        """Type a number of armies if the page shows another one."""
        if amount_shown(self.eyes, kind) not in (None, armies):
            self.press(*str(armies))

    def _ready(self, _action: Mapping[str, Any]) -> None:
        self.press("Enter")

    def _claim(self, action: Mapping[str, Any]) -> None:
        self.steer(action["territory"])
        self.press("Enter")

    def _place(self, action: Mapping[str, Any]) -> None:
        """Place one army with a key, or several after a digit that chooses how many."""
        self.steer(action["territory"])
        if action["armies"] == 1:
            self.press("Enter")
            return
        self.press("1")
        self.eyes.wait(f'[data-territory="{action["territory"]}"][data-choice="source"]')
        self.set_amount("place", action["armies"])
        self.press("Enter")

    def _trade(self, action: Mapping[str, Any]) -> None:
        """Step to a set with S and trade it with T."""
        for _ in range(MOST_SETS):
            chosen = self.eyes.each('[data-card][aria-pressed="true"]', "data-card")
            if set(chosen) == set(action["cards"]):
                self.press("t")
                return
            self.press("s")
        raise AssertionError(f"{action} is among no sets that S leads to")

    def _pair(self, action: Mapping[str, Any]) -> None:
        source, target = action["source"], action["target"]
        for _ in range(STEPS_BACK):
            if self.eyes.each('[data-choice="source"]', "data-territory") in ([], [source]):
                break
            # N steps through the targets of a chosen source, so that choice must end first.
            self.press("Escape")
        self.choose(source, "source")
        self.choose(target, "target")

    def _attack(self, action: Mapping[str, Any]) -> None:
        self._pair(action)
        self.set_amount("attack", action["armies"])
        self.press("Enter")

    def _defend(self, action: Mapping[str, Any]) -> None:
        self.eyes.look()
        self.press(str(action["dice"]))

    def _occupy(self, action: Mapping[str, Any]) -> None:
        self.set_amount("occupy", action["armies"])
        self.press("Enter")

    def _fortify(self, action: Mapping[str, Any]) -> None:
        self._pair(action)
        self.set_amount("fortify", action["armies"])
        self.press("Enter")

    def _end_phase(self, _action: Mapping[str, Any]) -> None:
        self.press("e")
