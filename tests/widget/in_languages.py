"""Every state of the page in a language, on a laptop and on a phone: what is out of sight or cut.

``python -m tests.widget.in_languages de FOLDER`` prints it, and leaves pictures in a folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.widget.test_access import CUT as BESIDE
from tests.widget.test_one_screen import CUT, OUT_OF_SIGHT, room

if TYPE_CHECKING:
    from playwright.sync_api import Locator

LONGEST = "de"
LAPTOP = room(1366, 768)
PHONE = (390, 844)

TOO_WIDE = """root => [...root.querySelectorAll(
    "button, [role=button], summary, .rw-say, h1, h2, h3")]
  .filter((node) => node.checkVisibility() && !node.closest("svg, .rw-visually-hidden, [inert]")
    // What is said to be heard takes no room.
    && !node.querySelector(".rw-visually-hidden"))
  .filter((node) => {
    const { overflowX } = getComputedStyle(node);
    const words = document.createRange();
    words.selectNodeContents(node);
    const [box, text] = [node.getBoundingClientRect(), words.getBoundingClientRect()];
    if (box.width < 2) return false;
    return text.right > box.right + 1 || text.left < box.left - 1
      || (overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1);
  })
  .map((node) => [
    [node.tagName, node.className, node.dataset.action, node.parentElement.className].join(" "),
    `wider than its place: ${node.textContent.slice(0, 60)}`,
  ])"""
"""Buttons and heads whose words are wider than they are, with what each of them is."""


def too_wide(root: Locator) -> dict[str, str]:
    """What is wider than its place, by what it is."""
    return dict(root.evaluate(TOO_WIDE))


def out_of_place(root: Locator, english: dict[str, str], *, in_sight: bool) -> list[str]:
    """What of a state is cut, or wider than its place where English is not; or out of sight."""
    wide = [text for what, text in too_wide(root).items() if what not in english]
    found = [*root.evaluate(CUT), *(html[:90] for html in root.evaluate(BESIDE)), *wide]
    return found + (root.evaluate(OUT_OF_SIGHT) if in_sight else [])


FOLDER = "RISK_WIDGET_PICTURES"
"""The variable that names a folder for pictures; without it, none are taken."""


def main(arguments: list[str]) -> int:
    """Look at every state in a language, as its test does."""
    language, *folder = arguments
    if folder:
        Path(folder[0]).mkdir(parents=True, exist_ok=True)
        os.environ[FOLDER] = folder[0]
    os.environ[LANGUAGES] = language
    test = Path(__file__).with_name("test_every_state.py")
    return int(pytest.main(["-q", "-n", "0", str(test)]))


LANGUAGES = "RISK_WIDGET_LANGUAGES"
"""The variable that names other languages to look at; without it, the longest."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
