"""The longest language fits as well: every state of the page, on a laptop and on a phone."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from risk_widget import RiskWidget, messages
from tests.widget import positions
from tests.widget.in_languages import LANGUAGES, looks
from tests.widget.test_access import open_root
from tests.widget.test_one_screen import SIX, STATES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

LONGEST = "de"


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
