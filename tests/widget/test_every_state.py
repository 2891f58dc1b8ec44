"""Each state of the page is opened once, and checked in every room and in the longest language."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.widget.harness import PAINTED, PHONE, PHONES, axe, drawn, resize
from tests.widget.in_languages import (
    FOLDER,
    LANGUAGES,
    LAPTOP,
    LONGEST,
    out_of_place,
    text_out,
    too_wide,
)
from tests.widget.test_access import BARE, KEEPS_ITS_WINDOW, SCREENS, cut_off, open_taken
from tests.widget.test_one_screen import (
    ALONE,
    LONG,
    OUT_OF_REACH,
    ROOMS,
    SMALL,
    STATES,
    out_of_sight,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page

    from tests.widget.harness import Bridge

NAMES = tuple(LONG.values())

UNREAD = """root => {
  const zone = root.querySelector(".rw-decision")?.getBoundingClientRect();
  return [...root.querySelectorAll("[data-teach] > li")]
    .filter((line) => line.getBoundingClientRect().bottom > zone.bottom)
    .map((line) => line.textContent);
}"""
"""The lines of an explanation that can be read only after scrolling."""

TOUCHED = {"reinforce", "result", "occupy", "moving"}
"""The states in which a finger's targets are checked."""


@pytest.mark.sampled(share=6)
@pytest.mark.parametrize("state", STATES)
def test_every_state_fits_in_every_size_and_language(
    bridged: Callable[..., Bridge], state: str
) -> None:
    """On each screen the state is accessible, completely in sight, and without truncated words.

    The page is opened once, and given one size, scheme and language after the other.
    """
    make, go = STATES[state]
    bridge = open_taken(bridged, make, width=ROOMS[0][0], height=ROOMS[0][1])
    if go:
        go(bridge.root)
    # The offer that a browser sees on its first visit would hide the hand.
    if (offer := bridge.root.locator("[data-action=decline_full_screen]")).count():
        # A person could not reach the button while a dialog is open.
        offer.evaluate("(button) => button.click()")
    drawn(bridge.page)
    asked = [*_for_everybody(bridge.root, state), *_in_rooms(bridge, state)]
    found = [f"{state}, {where}: {what}" for where, wrong in asked for what in wrong]
    assert not found, "\n".join(found)


def _for_everybody(root: Locator, state: str) -> Iterator[tuple[str, list[str]]]:
    """Check that axe finds no fault, that controls keep their keys, and that nothing is cut off.

    Of 1280 pixels, a zoom of 400 per cent leaves 320, and one of 200 per cent leaves 640.
    """
    if state in SCREENS:
        yield "axe", axe(root.page)
        root.page.emulate_media(color_scheme="light")
    yield "keys", root.evaluate(BARE)
    if state not in KEEPS_ITS_WINDOW:
        for width in (320, 640):
            yield f"{width} wide", cut_off(root, width)


def _in_rooms(bridge: Bridge, state: str) -> Iterator[tuple[str, list[str]]]:
    """Check that all parts are in sight in ten rooms, and on two devices in other languages.

    The map keeps its place in each room, whatever else is shown.
    """
    root, page = bridge.root, bridge.page
    page.add_style_tag(content=f"{ALONE} {PAINTED}" if os.environ.get(FOLDER) else ALONE)
    rooms, sizes = (ROOMS, {"phone": PHONE, "laptop": LAPTOP})
    if state in KEEPS_ITS_WINDOW:
        rooms, sizes = ROOMS[:1], {"laptop": ROOMS[0]}
    for size in rooms:
        yield f"{size}", out_of_sight(root, *size)
        if size == LAPTOP:
            yield f"explained at {size}", root.evaluate(UNREAD)
    if state in TOUCHED:
        with fingers(page):
            for size in PHONES:
                resize(page, *size)
                yield f"a finger at {size}", root.evaluate(SMALL)
    if state not in KEEPS_ITS_WINDOW:
        for size in PHONES:
            resize(page, *size)
            yield f"within reach at {size}", root.evaluate(OUT_OF_REACH)
    english = {}
    for name, size in reversed(sizes.items()):
        resize(page, *size)
        english[name] = too_wide(root)
        yield name, text_out(root, NAMES)
    for language in os.environ.get(LANGUAGES, LONGEST).split():
        bridge.speak(language)
        for name, size in sizes.items():
            resize(page, *size)
            laptop = name == "laptop"
            yield f"{language}, {name}", out_of_place(root, english[name], in_sight=laptop)
            yield f"{language}, {name}", text_out(root, NAMES)
            if folder := os.environ.get(FOLDER):
                called = state.replace(" ", "-").replace(",", "")
                page.screenshot(path=Path(folder) / f"{language}-{name}-{called}.png")


@contextmanager
def fingers(page: Page) -> Iterator[None]:
    """Make a page treat its screen as a touch screen during the block."""
    session = page.context.new_cdp_session(page)

    def touched(*, enabled: bool) -> None:
        session.send(
            "Emulation.setTouchEmulationEnabled", {"enabled": enabled, "maxTouchPoints": 1}
        )
        assert page.evaluate("() => matchMedia('(pointer: coarse)').matches") == enabled

    touched(enabled=True)
    try:
        yield
    finally:
        touched(enabled=False)
        session.detach()
