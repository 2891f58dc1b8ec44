"""A search for truncated words and hidden parts in a language, in every state and room.

``python -m tests.widget.in_languages de FOLDER`` prints what it finds on a laptop and on a phone,
and leaves pictures in a folder.
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

TOO_WIDE = """root => [...root.querySelectorAll(
    "button, [role=button], summary, .rw-say, h1, h2, h3")]
  .filter((node) => node.checkVisibility() && !node.closest("svg, .rw-visually-hidden, [inert]")
    // Text for screen readers takes no room.
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
"""Buttons and headings that are narrower than their words, with a description of each."""


TEXT_OUT = """(root, names) => {
  const found = new Set();
  const seen = { visibilityProperty: true };  // not opacity: no test's page is painted
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: own } = walker.currentNode;
    const text = data.trim().slice(0, 40);
    const elsewhere = own.closest(".rw-map-host, svg, option, textarea");
    if (!text || elsewhere || names.includes(data.trim()) || !own.checkVisibility(seen)) continue;
    const words = document.createRange();
    words.selectNodeContents(walker.currentNode);
    const size = parseFloat(getComputedStyle(own).fontSize);
    const lines = [...words.getClientRects()].filter(({ width }) => width).map((line) => {
      const spare = Math.max(0, (line.height - size) / 2);  // above and below the letters
      const { left, right, top, bottom } = line;
      return { left, right, top: top + spare, bottom: bottom - spare };
    });
    for (let box = own; box !== root.parentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const overflow = style.overflowX + style.overflowY;
      if (edge.width <= 2 || /auto|scroll/.test(overflow)) break;  // unseen, or scrollable
      const painted = style.display !== "inline"
        && (style.backgroundColor !== "rgba(0, 0, 0, 0)" || parseFloat(style.borderTopWidth));
      if (painted || /hidden|clip/.test(overflow)) {
        const round = parseFloat(style.borderTopLeftRadius) || 0;
        const radius = Math.min(round, edge.height / 2, edge.width / 2);
        for (const line of lines) {
          const [across, along] = [
            Math.min(line.left - edge.left, edge.right - line.right),
            Math.min(line.top - edge.top, edge.bottom - line.bottom),
          ];
          const [dx, dy] = [radius - across, radius - along];
          const corner = dx > 0 && dy > 0 ? Math.hypot(dx, dy) - radius : 0;
          const over = Math.round(Math.max(-across, -along, corner));
          if (over > 1) found.add(`"${text}" is out of .${box.className} by ${over} px`);
        }
      }
      if (/absolute|fixed/.test(style.position)) break;
    }
  }
  return [...found];
}"""
"""Words that are truncated, or cross the edge or a round corner of their background."""


def text_out(root: Locator, names: tuple[str, ...] = ()) -> list[str]:
    """Return the words that reach beyond their background; people's long names may be truncated."""
    return list(root.evaluate(TEXT_OUT, list(names)))


def too_wide(root: Locator) -> dict[str, str]:
    """Return the parts that are wider than the space they have, with descriptions."""
    return dict(root.evaluate(TOO_WIDE))


def out_of_place(root: Locator, english: dict[str, str], *, in_sight: bool) -> list[str]:
    """Return the parts that are cut off, out of sight or, unlike in English, too wide."""
    wide = [text for what, text in too_wide(root).items() if what not in english]
    found = [*root.evaluate(CUT), *(html[:90] for html in root.evaluate(BESIDE)), *wide]
    return found + (root.evaluate(OUT_OF_SIGHT) if in_sight else [])


FOLDER = "RISK_WIDGET_PICTURES"
"""The variable that names a folder for pictures; without it, none are taken."""


def main(arguments: list[str]) -> int:
    """Look at every state in a language, as the test of that language does."""
    language, *folder = arguments
    if folder:
        Path(folder[0]).mkdir(parents=True, exist_ok=True)
        os.environ[FOLDER] = folder[0]
    os.environ[LANGUAGES] = language
    test = Path(__file__).with_name("test_every_state.py")
    return int(pytest.main(["-q", "-n", "0", str(test)]))


LANGUAGES = "RISK_WIDGET_LANGUAGES"
"""The variable that names the languages to look at, instead of those with the longest texts."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
