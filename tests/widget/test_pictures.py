"""The picture in the README shows the page as it is.

``make pictures`` takes it again.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.bots import make
from tests.clicks import Clicker
from tests.widget.harness import PAINTED, drawn, resize
from tests.widget.test_access import open_taken
from tests.widget.test_one_screen import ALONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "play.png"
TAKE = "RISK_WIDGET_TAKE_PICTURES"
"""The variable that asks for new pictures."""
SIZE = (1280, 760)
SEEN = 24
"""The smallest visible difference of a colour, of 255."""
MOST = 0.01
"""The share of a picture that may differ: edges of letters vary from browser to browser."""

SEED = 44
ATTACK = ("north-africa", "southern-europe")


def in_the_middle() -> rw.Game:
    """Return a game of four in its fifth round, in which Red, who is to hold Africa, attacks."""
    seats = ["red", "blue", "green", "yellow"]
    game = rw.Game.new(edition="nordic", mode="missions", seats=seats, seed=SEED)
    bots = {seat: make("cautious", f"{SEED}/{seat}", board=game.board) for seat in seats}
    while not (game.round == 5 and game.turn == "red" and game.phase == "attack"):
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))
    return game


def played() -> rw.RiskWidget:
    """Return the widget of a person who plays Red against three bots of the ladder."""
    seats = {"red": "human", "blue": "casual", "green": "regular", "yellow": "learner"}
    return rw.RiskWidget(in_the_middle(), seats=seats, language="en")


def pixels(png: bytes) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Return the colours of a picture, by row and column."""
    from PIL import Image

    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), dtype=np.int16)


def differing(one: bytes, other: bytes) -> float:
    """Return the share of the pixels whose colours differ visibly; 1 if the sizes do."""
    a, b = pixels(one), pixels(other)
    if a.shape != b.shape:
        return 1.0
    return float((abs(a - b).max(axis=2) > SEEN).mean())


def test_the_picture_in_the_readme_is_up_to_date(bridged: Callable[..., Bridge]) -> None:
    width, height = SIZE
    bridge = open_taken(bridged, played, width=width, height=height, reduced_motion="reduce")
    page, root = bridge.page, bridge.root
    page.add_style_tag(content=f"{PAINTED} {ALONE}")
    resize(page, width, height)
    if (offer := root.locator("[data-action=decline_full_screen]")).count():
        offer.evaluate("(button) => button.click()")
    hand = Clicker(root)
    for territory in ATTACK:
        hand.pick(territory)
    hand.press("roll")
    bridge.let_bots_play()
    expect(root.locator(".rw-map .dice .die").first).to_be_visible()
    page.mouse.move(width - 1, height - 1)
    drawn(page)
    taken = page.screenshot()
    if os.environ.get(TAKE):
        PICTURE.write_bytes(taken)
    share = differing(PICTURE.read_bytes(), taken)
    assert share <= MOST, f"{share:.1%} of {PICTURE.name} look otherwise now: run make pictures"


@pytest.mark.parametrize("look", [(0, 0, 0), (255, 255, 255), (30, 0, 0)])
def test_a_picture_in_which_something_moved_is_out_of_date(look: tuple[int, int, int]) -> None:
    from PIL import Image

    def png(*, changed: bool) -> bytes:
        image = Image.new("RGB", (100, 100), (128, 128, 128))
        if changed:
            image.paste(look, (10, 10, 25, 20))
        file = io.BytesIO()
        image.save(file, "PNG")
        return file.getvalue()

    assert differing(png(changed=False), png(changed=False)) == 0
    assert differing(png(changed=False), png(changed=True)) == pytest.approx(0.015)
