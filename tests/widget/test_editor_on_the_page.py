"""The position editor by clicks and keys: positions are painted, refused, mended and played."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import RiskWidget
from risk_widget.messages import languages
from risk_widget.scenario import run_case
from tests.widget.dom import expect
from tests.widget.harness import PAINTED, PHONE, axe, drawn, look, resize

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

FOLDER = "EDITOR_PICTURES"
"""The folder for pictures of each state, if any are wanted."""
LAPTOP = (932, 647)


class Editing:
    """A page with the position editor, opened from the form."""

    def __init__(self, bridged: Callable[..., Bridge], size: tuple[int, int]) -> None:
        theme, language = os.environ.get("THEME", "light"), os.environ.get("LANG_OF_PAGE", "en")
        self.bridge = bridged(lambda: RiskWidget(theme=theme, language=language, keep=False), *size)
        self._called = f"{size[0]}-{theme}-{language}"
        if os.environ.get(FOLDER):
            self.bridge.page.add_style_tag(content=PAINTED)
        self.press("choose_everything")
        self.press("edit_position")

    @property
    def root(self) -> Any:
        """The element of the widget."""
        return self.bridge.root

    @property
    def state(self) -> Any:
        """The screen."""
        return self.bridge.widget.state

    @property
    def message(self) -> str:
        """The sentence in the bar."""
        return str(self.root.locator("[data-message] .rw-sentence").text_content())

    def press(self, name: str) -> None:
        """Press a button."""
        look(self.bridge.page)
        self.root.locator(f'[data-action="{name}"]').click()
        self.bridge.push()

    def choose(self, brush: str) -> None:
        """Choose a brush."""
        self.root.locator(f'[data-action="brush"][value="{brush}"]').click()

    def click(self, territory: str, **how: Any) -> None:
        """Click the tag of a territory."""
        look(self.bridge.page)
        self.root.locator(f'g[data-territory="{territory}"]').click(**how)
        self.bridge.push()

    def stroke(self, *territories: str) -> None:
        """Press on a territory, and draw over other territories."""
        look(self.bridge.page)
        mouse = self.bridge.page.mouse
        for number, territory in enumerate(territories):
            box = self.root.locator(f'[data-territory="{territory}"] .hit').bounding_box()
            assert box is not None
            mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
            if number == 0:
                mouse.down()
        mouse.up()
        self.bridge.push()

    def key(self, key: str) -> None:
        """Press a key."""
        self.bridge.page.keyboard.press(key)
        self.bridge.push()

    def picture(self, name: str) -> None:
        """Take a picture, if any are wanted."""
        drawn(self.bridge.page)
        if folder := os.environ.get(FOLDER):
            self.bridge.page.screenshot(path=Path(folder) / f"{name}-{self._called}.png")


def test_a_position_can_be_painted_corrected_analysed_copied_and_played(
    bridged: Callable[..., Bridge],
) -> None:
    page = Editing(bridged, LAPTOP)
    page.picture("0-dealt")
    page.press("edit_begin")
    page.picture("1-begin")
    page.press("begin_empty")
    assert page.message == page.state["editor"]["problem"]
    page.picture("2-empty")
    for owner, territory in (("blue", "peru"), ("green", "siam")):
        page.choose(owner)
        page.click(territory)
    page.click("siam")
    assert page.state["territories"]["siam"] == ["green", 2]
    page.click("siam", modifiers=["Shift"])
    assert page.state["territories"]["siam"] == ["green", 1]
    page.stroke("argentina", "brazil", "venezuela")
    assert {page.state["territories"][t][0] for t in ("argentina", "brazil", "venezuela")} == {
        "green"
    }
    page.press("edit_earlier")
    assert page.state["territories"]["brazil"] == page.state["territories"]["argentina"]
    assert page.state["territories"]["brazil"][0] is None
    page.choose("red")
    page.press("edit_fill")
    page.click("siam", modifiers=["Shift"])
    assert page.state["editor"]["places"] == ["siam"]
    assert page.message == page.state["editor"]["problem"]
    expect(page.root.locator("g[data-territory=siam].seat")).to_have_attribute(
        "data-choice", "target"
    )
    assert page.root.locator('[data-action="edit_play"]').get_attribute("aria-disabled") == "true"
    page.picture("3-refused")
    page.key("1")
    page.key("2")
    assert page.state["territories"]["siam"] == ["green", 12]
    page.key("-")
    page.key("Shift+2")
    page.key("ArrowLeft")
    page.key("Enter")
    assert page.state["territories"]["siam"] == ["green", 11]
    assert page.state["territories"]["india"] == ["blue", 1]
    page.key("u")
    assert page.state["territories"]["india"] == ["red", 1]
    assert page.state["editor"]["problem"] == ""
    page.picture("4-possible")
    page.press("edit_copy")
    page.root.locator('input[value="case"]').check()
    page.bridge.push()
    text = page.root.locator("textarea")
    case = json.loads(text.input_value())
    page.picture("5-copy")
    run_case(case)
    assert case["given"]["territories"]["siam"] == ["green", 11]
    page.press("close")
    page.press("edit_analyse")
    expect(page.root.locator(".rw-plans")).to_be_visible()
    page.picture("6-analysed")
    page.press("edit_position")
    assert page.state["territories"]["siam"] == ["green", 11]
    page.press("edit_play")
    assert page.state["screen"] == "play"
    assert page.state["territories"]["siam"] == ["green", 11]
    page.picture("7-played")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_bar_map_and_brushes_are_visible_together(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    page = Editing(bridged, size)
    page.picture("8-fits")
    bar, board, brushes = (
        page.root.locator(name).bounding_box()
        for name in (".rw-sentence-bar", ".rw-map-box", ".rw-brushes")
    )
    assert bar["y"] + bar["height"] <= board["y"] + 1
    assert board["y"] + board["height"] <= brushes["y"] + 1
    assert brushes["y"] + brushes["height"] <= size[1]
    assert axe(page.bridge.page) == []


SHORTENED = """root => [...root.querySelectorAll(".rw-edit-field select")].filter((select) => {
  const whole = select.cloneNode(true);
  whole.style.cssText = "position: absolute; width: max-content; min-width: 0";
  select.parentElement.append(whole);
  const wanted = whole.offsetWidth;
  whole.remove();
  return select.offsetWidth < wanted;
}).map((select) => select.dataset.action)"""
"""The lists of short choices that are narrower than their longest choice."""


@pytest.mark.sampled
@pytest.mark.parametrize("language", languages())
def test_short_choices_are_never_cut(bridged: Callable[..., Bridge], language: str) -> None:
    bridge = bridged(lambda: RiskWidget(keep=False, language=language).edit())
    for width, height in (LAPTOP, PHONE, (844, 390), (320, 600)):
        resize(bridge.page, width, height)
        assert bridge.root.locator("select[data-action=phase]").count() == 1
        assert bridge.root.evaluate(SHORTENED) == [], width
        side = bridge.root.locator(".rw-edit-panel")
        assert side.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth + 1"), width
