"""Every state of the page in a language, on a laptop and on a phone: what is out of sight or cut.

``python -m tests.widget.in_languages de FOLDER`` prints it, and leaves pictures in a folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.widget.harness import drawn
from tests.widget.test_access import CUT as BESIDE
from tests.widget.test_access import open_root
from tests.widget.test_one_screen import ALONE, CUT, OUT_OF_SIGHT, PLAIN, STATES, room

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

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


def out_of_place(root: Locator, size: tuple[int, int], english: dict[str, str]) -> list[str]:
    """What of a state is out of sight, cut, or wider than its place where English is not."""
    wide = [text for what, text in too_wide(root).items() if what not in english]
    found = [*root.evaluate(CUT), *(html[:90] for html in root.evaluate(BESIDE)), *wide]
    return found + (root.evaluate(OUT_OF_SIGHT) if size == LAPTOP else [])


def looks(bridged: Callable[..., Bridge], state: str, language: str) -> dict[str, list[str]]:
    """What of a state, reached in English, does not fit in a language, by size."""
    make, go = STATES[state]
    opened: list[Bridge] = []

    def remembered(*args: Any, **keys: Any) -> Bridge:
        opened.append(bridged(*args, **keys))
        return opened[-1]

    root = open_root(remembered, make, width=LAPTOP[0], height=LAPTOP[1])
    root.page.add_style_tag(content=ALONE if os.environ.get(FOLDER) else PLAIN)
    if go:
        go(root)
    # While a page hands out a file its window cannot be resized.
    sizes = {"laptop": LAPTOP} if state == "save" else {"laptop": LAPTOP, "phone": PHONE}
    english = {}
    for name, size in sizes.items():
        _resize(root, size, state)
        english[name] = too_wide(root)
    opened[0].widget.language = language
    opened[0].push()
    found = {}
    for name, size in sizes.items():
        _resize(root, size, state)
        if lines := out_of_place(root, size, english[name]):
            found[name] = lines
        if folder := os.environ.get(FOLDER):
            called = state.replace(" ", "-").replace(",", "")
            root.page.screenshot(path=Path(folder) / f"{language}-{name}-{called}.png")
    return found


def _resize(root: Locator, size: tuple[int, int], state: str) -> None:
    if state != "save":
        root.page.set_viewport_size({"width": size[0], "height": size[1]})
    drawn(root.page)


FOLDER = "RISK_WIDGET_PICTURES"
"""The variable that names a folder for pictures; without it, none are taken."""


def main(arguments: list[str]) -> int:
    """Look at every state in a language, as its test does."""
    language, *folder = arguments
    if folder:
        Path(folder[0]).mkdir(parents=True, exist_ok=True)
        os.environ[FOLDER] = folder[0]
    os.environ[LANGUAGES] = language
    test = Path(__file__).with_name("test_in_languages.py")
    return int(pytest.main(["-q", "-n", "0", str(test)]))


LANGUAGES = "RISK_WIDGET_LANGUAGES"
"""The variable that names other languages to look at; without it, the longest."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
