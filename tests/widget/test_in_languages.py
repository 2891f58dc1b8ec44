"""The longest texts of any language have enough room, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from risk_widget import Game, RiskWidget, messages
from tests.widget import positions
from tests.widget.harness import PHONE, resize
from tests.widget.in_languages import LAPTOP, LONGEST
from tests.widget.test_access import choosing, open_root, open_taken
from tests.widget.test_one_screen import SIX

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="in languages", share=2)

NAMES_THAT_MEET = """root => {
  const names = [...root.querySelectorAll(".rw-map text[data-name]:not([data-crowded])")];
  const boxes = names.map((name) => [...name.children].map((line) => {
    const letters = line.ownerDocument.createRange();
    letters.selectNodeContents(line);
    return letters.getBoundingClientRect();
  }));
  // The boxes of letters are higher than the letters.
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return names.flatMap((name, i) => names.slice(i + 1).flatMap((other, j) =>
    boxes[i].some((a) => boxes[i + 1 + j].some((b) => meet(a, b)))
      ? [`${name.dataset.name} and ${other.dataset.name}`] : []));
}"""
"""Names of territories on the map that overlap."""


def test_no_two_names_on_the_map_overlap(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    game = Game.new(edition="german", seats=["red", "blue", "green"], seed=3)
    bridge = open_taken(bridged, lambda: RiskWidget(game))
    for size in (LAPTOP, (1280, 720), (1920, 1080)):
        resize(bridge.page, *size)
        for language in ("de", "it"):
            with subtests.test(language=language, size=size):
                bridge.speak(language)
                assert bridge.root.evaluate(NAMES_THAT_MEET) == []


BEYOND_THEIR_ROW = """root => [...root.querySelectorAll(".rw-dialog .rw-row button")]
  .filter((button) => {
    const [row, box] = [button.parentElement, button].map((one) => one.getBoundingClientRect());
    return box.left < row.left - 0.5 || box.right > row.right + 0.5;
  })
  .map((button) => button.textContent)"""
"""Buttons of a dialog that reach beyond their row."""


def test_on_a_phone_the_buttons_of_a_dialog_fit(bridged: Callable[..., Bridge]) -> None:
    game = Game.new(edition="german", seats=["red", "blue"], seed=3)
    root = open_root(
        bridged, lambda: RiskWidget(game, language=LONGEST), width=PHONE[0], height=PHONE[1]
    )
    choosing("save")(root)
    root.locator('[data-action="save_seen"]').wait_for()
    assert root.evaluate(BEYOND_THEIR_ROW) == []


CUT_NAMES = """(name, names) => {
  // Use a copy, so that the widget's own element stays unchanged.
  const copy = name.cloneNode(true);
  name.replaceWith(copy);
  const cut = ["", ...names].filter((text) => {
    if (text) copy.textContent = text;
    return copy.scrollWidth > copy.clientWidth;
  });
  copy.replaceWith(name);
  return cut.map((text) => text || name.textContent);
}"""
"""The names that have no room in the head: the current name, and others put in its place."""


def test_on_a_phone_the_head_shows_the_full_name_of_the_player_on_turn(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    bridge = open_taken(
        bridged,
        lambda: RiskWidget(positions.attack(), seats={"red": "human"}),
        width=376,
        height=664,
    )
    for language in messages.languages():
        bridge.speak(language)
        with messages.use_language(language):
            names = [messages.say("name-seat-at-start", seat=seat) for seat in SIX]
        for width in (376, 390, 430):
            with subtests.test(language=language, width=width):
                resize(bridge.page, width, 664)
                name = bridge.root.locator(".rw-whose-turn b")
                assert name.evaluate(CUT_NAMES, names) == []
                hint = bridge.root.get_by_role("button", name=HINT[language], exact=True)
                assert hint.is_visible()


HINT = {"cs": "Napovědět", "de": "Tipp", "en": "Hint", "it": "Suggerimento", "sv": "Tips"}
"""The name of the button whose word doesn't fit on a phone, by language."""


BESIDE_THEIR_CARD = """cards => cards.filter((card) => {
  const name = document.createRange();
  name.selectNodeContents(card.querySelector("b"));
  const [box, text] = [card, name].map((one) => one.getBoundingClientRect());
  return text.left < box.left + 1 || text.right > box.right - 1 || text.bottom > box.bottom;
}).map((card) => card.textContent)"""
"""Cards without room for the name of their territory."""


def test_territories_names_fit_on_their_cards(
    bridged: Callable[..., Bridge], subtests: pytest.Subtests
) -> None:
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": 3,
        "territories": {**positions.WORLD, "alaska": ["red", 1]},
        "hands": {"red": LONG_NAMES},
    }
    game = positions.game(given)
    bridge = open_taken(bridged, lambda: RiskWidget(game, seats={"red": "human"}), width=1366)
    cards = bridge.root.locator("[data-card]")
    for language in messages.languages():
        with subtests.test(language=language):
            bridge.speak(language)
            expect(cards).to_have_count(len(LONG_NAMES))
            assert cards.evaluate_all(BESIDE_THEIR_CARD) == []


LONG_NAMES = ["great-britain", "northern-europe", "northwest-territory", "central-america"]
"""The territories with the longest names in one language or another."""
