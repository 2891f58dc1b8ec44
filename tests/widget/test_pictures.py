"""The README's two pictures, a moving one and a still one, show the page as it is.

``make pictures`` takes them again.
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
from risk_widget.engine.chance import Scripted
from risk_widget.film.encoding import encoded
from tests.clicks import Clicker
from tests.widget.harness import PAINTED, drawn, look, resize
from tests.widget.test_access import open_taken
from tests.widget.test_one_screen import ALONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from tests.widget.harness import Bridge

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "play.png"
MOVING = ROOT / "docs" / "play.gif"
TAKE = "RISK_WIDGET_TAKE_PICTURES"
"""The variable that asks for new pictures."""
SIZE = (1280, 760)
SEEN = 24
"""The smallest visible difference between two colours, out of 255."""
MOST = 0.01
"""The share of a picture that may differ, since browsers draw the edges of letters differently."""

SEED = 44
ATTACK = ("north-africa", "southern-europe")


def in_the_middle() -> rw.Game:
    """Return a four-player game in round 5, with Red, whose mission is Africa, about to attack."""
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


# ---- the picture that moves ----------------------------------------------------------------------

MOVING_SIZE = (960, 570)
MOST_BYTES = 2_000_000
LENGTH = 12_000
"""The maximum length of the moving picture, in milliseconds."""
DICE = (6, 4, 2, 3, 5, 3, 1, 2)
"""The rolls of the attacker's three dice and the defender's single die, until Argentina falls."""
POINTER = """() => {
  const at = document.createElement("div");
  at.id = "pointer";
  at.style.cssText = "position:fixed;z-index:2147483647;pointer-events:none;left:0;top:0";
  at.innerHTML = `<svg width="26" height="26" viewBox="0 0 26 26"><path fill="#17212b" stroke="#fff"
    stroke-width="1.6" d="M3 2v18l4.6-4.2 3 7 3.4-1.5-3-6.8H17z"/></svg>`;
  document.body.append(at);
}"""
"""A script that draws a pointer, which pictures of a page do not show."""
HOLD = """() => {
  const { setTimeout: set } = window;
  window.setTimeout = (task, ms = 0, ...more) => (ms < 900 ? set(task, ms, ...more) : 0);
}"""
"""A script that keeps great moments on the page until the picture is taken."""


def before_argentina() -> rw.Game:
    """Return a four-player game with Red to place, who lacks only Argentina for South America."""
    seats = ["red", "blue", "green", "yellow"]
    game = rw.Game.new(edition="nordic", mode="missions", seats=seats, seed=103)
    bots = {seat: make("cautious", f"103/{seat}", board=game.board) for seat in seats}
    while not (game.round == 3 and game.turn == "red"):
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))
    return rw.Game.from_position(game.position(), chance=Scripted(DICE, seed=1))


class Camera:
    """A camera that takes the frames of a moving picture."""

    def __init__(self, bridge: Bridge) -> None:
        self.page, self.root = bridge.page, bridge.root
        self.frames: list[Image.Image] = []
        self.times: list[int] = []
        self.page.evaluate(POINTER)

    def point(self, at: str) -> None:
        """Move the drawn pointer to an element of the widget."""
        box = self.root.locator(at).first.bounding_box()
        assert box is not None
        x, y = box["x"] + 0.85 * box["width"], box["y"] + 0.8 * box["height"]
        self.page.evaluate(
            "([x, y]) => { document.getElementById('pointer').style.translate = `${x}px ${y}px` }",
            [x, y],
        )

    def take(self, time: int) -> None:
        """Take a frame that is shown for this many milliseconds."""
        from PIL import Image

        drawn(self.page)
        taken = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        self.frames.append(taken.resize(MOVING_SIZE, Image.Resampling.LANCZOS))
        self.times.append(time)


def moving(bridge: Bridge) -> bytes:
    """Play part of a turn, from placing armies to winning a continent; return a moving picture."""
    page, root = bridge.page, bridge.root
    camera, hand = Camera(bridge), Clicker(root)
    brazil, argentina = ('[data-territory="' + name + '"] .hit' for name in ("brazil", "argentina"))
    page.evaluate(HOLD)
    camera.point("[data-message]")
    camera.take(1200)
    camera.point(brazil)
    for armies in range(4):
        camera.take(700 if armies in (0, 3) else 350)
        look(page)
        hand.pick("brazil")
        expect(root.locator('[data-territory="brazil"]')).to_have_attribute(
            "data-armies", f"{4 + armies}"
        )
    camera.take(700)
    look(page)
    hand.pick("brazil")
    camera.take(600)
    camera.point(argentina)
    look(page)
    hand.pick("argentina")
    camera.take(1500)
    for number in range(2):
        camera.point('[data-action="roll"]')
        camera.take(500)
        look(page)
        hand.press("roll")
        bridge.let_bots_play()
        expect(root.locator(".rw-map .dice .die").first).to_be_visible()
        if number:
            expect(root.locator("[data-great]")).to_be_visible()
        camera.take(2100 if number else 1300)
    look(page)
    hand.press("occupy")
    expect(root.locator('[data-action="occupy"]')).to_have_count(0)
    camera.take(1500)
    return encoded(camera.frames, camera.times)


def frames_of(gif: bytes) -> list[np.ndarray[Any, np.dtype[np.int16]]]:
    """Return the colours of each frame of a moving picture."""
    from PIL import Image, ImageSequence

    with Image.open(io.BytesIO(gif)) as picture:
        return [
            np.asarray(frame.convert("RGB"), dtype=np.int16)
            for frame in ImageSequence.Iterator(picture)
        ]


def most_differing(one: bytes, other: bytes) -> float:
    """Return the greatest difference between two frames in the same place; 1 if one is missing."""
    frames, others = frames_of(one), frames_of(other)
    if len(frames) != len(others):
        return 1.0
    return max(share_of(a, b) for a, b in zip(frames, others, strict=True))


def test_the_moving_picture_in_the_readme_is_up_to_date(bridged: Callable[..., Bridge]) -> None:
    from PIL import Image

    width, height = SIZE

    def placing() -> rw.RiskWidget:
        seats = {"red": "human", "blue": "casual", "green": "regular", "yellow": "learner"}
        return rw.RiskWidget(before_argentina(), seats=seats, language="en")

    bridge = open_taken(bridged, placing, width=width, height=height, reduced_motion="reduce")
    bridge.page.add_style_tag(content=f"{PAINTED} {ALONE}")
    resize(bridge.page, width, height)
    if (offer := bridge.root.locator("[data-action=decline_full_screen]")).count():
        offer.evaluate("(button) => button.click()")
    taken = moving(bridge)
    if os.environ.get(TAKE):
        MOVING.write_bytes(taken)
    with Image.open(MOVING) as picture:
        assert picture.size == MOVING_SIZE
        times = []
        for number in range(picture.n_frames):  # type: ignore[attr-defined]
            picture.seek(number)
            times.append(picture.info["duration"])
    assert 0.8 * LENGTH <= sum(times) <= LENGTH
    assert MOVING.stat().st_size <= MOST_BYTES
    share = most_differing(MOVING.read_bytes(), taken)
    assert share <= MOST, f"{share:.1%} of {MOVING.name} look otherwise now: run make pictures"


# ---- how pictures are compared -------------------------------------------------------------------


def pixels(png: bytes) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Return the colours of a picture, by row and column."""
    from PIL import Image

    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), dtype=np.int16)


def differing(one: bytes, other: bytes) -> float:
    """Return the share of visibly different pixels in two PNG files; 1 if their sizes differ."""
    return share_of(pixels(one), pixels(other))


def share_of(
    one: np.ndarray[Any, np.dtype[np.int16]], other: np.ndarray[Any, np.dtype[np.int16]]
) -> float:
    """Return the share of the pixels whose colours differ visibly; 1 if the sizes differ."""
    if one.shape != other.shape:
        return 1.0
    return float((abs(one - other).max(axis=2) > SEEN).mean())


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
def test_a_picture_with_a_moved_part_is_out_of_date(look: tuple[int, int, int]) -> None:
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
