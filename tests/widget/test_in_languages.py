"""The longest language fits as well: every state of the page, on a laptop and on a phone."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from risk_widget import Game, RiskWidget, messages
from tests.widget import positions
from tests.widget.harness import drawn
from tests.widget.in_languages import LANGUAGES, LAPTOP, PHONE, looks
from tests.widget.test_access import open_root
from tests.widget.test_one_screen import SIX, STATES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

LONGEST = "de"


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
"""Names of territories on the map that are written over each other."""


@pytest.mark.parametrize("language", ["de", "it"])
def test_no_name_on_the_map_is_written_over_another(
    bridged: Callable[..., Bridge], language: str
) -> None:
    game = Game.new(edition="german", seats=["red", "blue", "green"], seed=3)
    root = open_root(bridged, lambda: RiskWidget(game, language=language))
    for size in (LAPTOP, (1280, 720), (1920, 1080)):
        root.page.set_viewport_size({"width": size[0], "height": size[1]})
        drawn(root.page)
        assert root.evaluate(NAMES_THAT_MEET) == [], size


BEYOND_THEIR_ROW = """root => [...root.querySelectorAll(".rw-dialog .rw-row button")]
  .filter((button) => {
    const [row, box] = [button.parentElement, button].map((one) => one.getBoundingClientRect());
    return box.left < row.left - 0.5 || box.right > row.right + 0.5;
  })
  .map((button) => button.textContent)"""
"""Buttons of a dialog that are wider than it."""


def test_on_a_phone_the_buttons_of_a_dialog_fit(bridged: Callable[..., Bridge]) -> None:
    game = Game.new(edition="german", seats=["red", "blue"], seed=3)
    root = open_root(
        bridged, lambda: RiskWidget(game, language=LONGEST), width=PHONE[0], height=PHONE[1]
    )
    root.locator('[data-action="menu"]').click()
    root.locator('[data-action="save"]').click()
    root.locator('[data-action="save_seen"]').wait_for()
    assert root.evaluate(BEYOND_THEIR_ROW) == []


@pytest.mark.parametrize("language", os.environ.get(LANGUAGES, LONGEST).split())
@pytest.mark.parametrize("state", STATES)
def test_every_state_fits(bridged: Callable[..., Bridge], state: str, language: str) -> None:
    assert looks(bridged, state, language) == {}


@pytest.mark.parametrize("width", [376, 390, 430])
@pytest.mark.parametrize("language", messages.languages())
def test_on_a_phone_the_head_has_the_whole_name_of_whose_turn_it_is(
    bridged: Callable[..., Bridge], language: str, width: int
) -> None:
    root = open_root(
        bridged,
        lambda: RiskWidget(positions.attack(), seats={"red": "human"}, language=language),
        width=width,
        height=844,
    )
    with messages.use_language(language):
        names = [messages.say("name-seat-at-start", seat=seat) for seat in SIX]
    cut = """(name, names) => ["", ...names].filter((text) => {
      if (text) name.textContent = text;
      return name.scrollWidth > name.clientWidth;
    }).map((text) => text || name.textContent)"""
    assert root.locator(".rw-whose-turn b").evaluate(cut, names) == []
    assert root.get_by_role("button", name=HINT[language], exact=True).is_visible()


HINT = {"cs": "Nápověda", "de": "Tipp", "en": "Hint", "it": "Suggerimento", "sv": "Tips"}
"""What a button is called whose word a phone has no room for."""


@pytest.mark.parametrize("language", messages.languages())
def test_the_names_of_territories_stay_on_their_cards(
    bridged: Callable[..., Bridge], language: str
) -> None:
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": 3,
        "territories": {**positions.WORLD, "alaska": ["red", 1]},
        "hands": {"red": LONG_NAMES},
    }
    game = positions.game(given)
    root = open_root(
        bridged, lambda: RiskWidget(game, seats={"red": "human"}, language=language), width=1366
    )
    beside = """cards => cards.filter((card) => {
      const name = document.createRange();
      name.selectNodeContents(card.querySelector("b"));
      const [box, text] = [card, name].map((one) => one.getBoundingClientRect());
      return text.left < box.left + 1 || text.right > box.right - 1 || text.bottom > box.bottom;
    }).map((card) => card.textContent)"""
    cards = root.locator("[data-card]")
    expect(cards).to_have_count(len(LONG_NAMES))
    assert cards.evaluate_all(beside) == []


LONG_NAMES = ["great-britain", "northern-europe", "northwest-territory", "central-america"]
"""Those with the longest words in one language or another."""
