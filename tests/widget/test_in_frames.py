"""The widget in a frame of another origin that may not fill the screen.

Each page imitates a notebook host that is unavailable here: in one of them the frame is as high as
its content, in the other it is far higher than the screen, within an editor that scrolls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from risk_widget import RiskWidget
from tests.clicks import Clicker
from tests.pointer import Pointer
from tests.widget import positions
from tests.widget.harness import drawn
from tests.widget.test_access import attacking
from tests.widget.test_whole_games import SEATS, game, play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.browser

HOSTS = {"colab": "#notebook", "vscode": "#editor"}
"""The scrolling element of each page."""

WINDOW = {"width": 1280, "height": 840}
WINDOWS = [{"width": width, "height": 840} for width in (914, 1180, 1700)]

SCREEN = """
Object.defineProperty(screen, "availHeight", { get: () => 1040 });
Object.defineProperty(window, "outerHeight", { get: () => 1040 });
"""
"""The screen as a frame sees it, since the browser of the tests reports another one."""

PROMISED = """
Object.defineProperty(document, "fullscreenEnabled", { get: () => true });
Element.prototype.requestFullscreen = () => Promise.reject();
"""


PLACE = """root => {
  const { x, y, width, height } =
    root.querySelector('[data-part="map"]').getBoundingClientRect();
  return [x, y, width, height, document.documentElement.clientWidth];
}"""


class FramePointer(Pointer):
    """A mouse over the page around a frame; it misses targets scrolled out of sight there."""

    def _press(self, x: float, y: float) -> None:
        self._root.page.mouse.click(*self._on_the_page(x, y))

    def _ask(self, x: float, y: float) -> None:
        super()._ask(*self._on_the_page(x, y))

    def _on_the_page(self, x: float, y: float) -> tuple[float, float]:
        box = self._root.page.locator("iframe").bounding_box()
        assert box is not None
        return x + box["x"], y + box["y"]


class FrameClicker(Clicker):
    """A player in a frame, who clicks on the page around it."""

    def __init__(self, root: Locator) -> None:
        super().__init__(root, FramePointer)


class Steady(FrameClicker):
    """A player who checks, before each decision, that nothing has moved."""

    def __init__(self, view: Framed) -> None:
        super().__init__(view.root)
        self.view = view
        self.stood: list[float] | None = None

    def do(self, action: Mapping[str, Any]) -> None:
        """Take one action, after checking that map and page are where they were at first."""
        place = [*self.view.place(), self.view.scrolls.evaluate("node => node.scrollTop")]
        self.stood = self.stood or place
        assert place == self.stood, action
        super().do(action)


class Framed:
    """A widget in a frame, and the page around it."""

    def __init__(self, bridge: Bridge, host: str) -> None:
        self.bridge = bridge
        self.page = bridge.page
        self.root = bridge.frame.locator("[data-risk-widget]")
        self.scrolls = self.page.locator(HOSTS[host])
        self.hand = FrameClicker(self.root)

    def scroll_to_it(self, *, by: int = 0) -> None:
        """Scroll to where the page first shows the widget, as a player would."""
        top, frame = self.root.bounding_box(), self.scrolls.bounding_box()
        assert top is not None
        assert frame is not None
        self.scrolls.evaluate("(node, by) => node.scrollBy(0, by)", top["y"] - frame["y"] - 2 + by)
        drawn(self.page)
        drawn(self.page)

    def out_of_sight(self) -> dict[str, float]:
        """Return the parts of a decision that are out of sight, with the missing pixels."""
        frame = self.scrolls.bounding_box()
        assert frame is not None
        found = {}
        for part in self.root.locator("[data-part]").all():
            box = part.bounding_box()
            assert box is not None
            above = frame["y"] - box["y"]
            below = box["y"] + box["height"] - frame["y"] - frame["height"]
            if box["height"] and max(above, below) > 0:
                found[str(part.get_attribute("data-part"))] = max(above, below)
        return found

    def map_width(self) -> float:
        """Return the width of the map."""
        box = self.root.locator('[data-part="map"]').bounding_box()
        assert box is not None
        return box["width"]

    def place(self) -> list[float]:
        """Return the position and the size of the map in the frame."""
        found: list[float] = self.root.evaluate(PLACE)
        return found


@pytest.fixture
def framed(bridged: Callable[..., Bridge]) -> Callable[..., Framed]:
    """Open a widget in the page of a host: `framed("colab", make, dark=True)`."""

    def go(
        host: str,
        make: Callable[[], Any],
        *,
        dark: bool = False,
        window: dict[str, int] = WINDOW,
        before: str = "",
    ) -> Framed:
        at = f"{host}_like.html{'?dark' if dark else ''}"
        bridge = bridged(make, **window, at=at, before=SCREEN + before, reduced_motion="reduce")
        view = Framed(bridge, host)
        view.scroll_to_it()
        if view.root.get_attribute("data-screen") == "handover":
            view.hand.do({"type": "ready"})
        return view

    return go


def battle() -> RiskWidget:
    """Return a widget in which a person may attack."""
    return positions.widget(positions.attack(6, 4, 2, 5, 5))


@pytest.mark.sampled(together="whole games", share=8)
@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("dark", [False, True])
def test_a_whole_game_is_played_by_clicks(
    framed: Callable[..., Framed], host: str, *, dark: bool
) -> None:
    people = dict.fromkeys(SEATS, "human")
    view = framed(host, lambda: RiskWidget(game(), seats=people), dark=dark)
    scheme = view.root.evaluate("root => getComputedStyle(root).colorScheme")
    assert ("dark" in scheme) == dark
    # The host's background must not show as a white frame around the widget.
    behind = view.root.evaluate("root => getComputedStyle(root.parentElement).backgroundColor")
    assert behind == "rgba(0, 0, 0, 0)"
    hand = Steady(view)
    done = play(view.bridge.widget, view.root, hand)
    assert done >= {"place", "attack", "occupy", "end_phase"}
    assert view.bridge.widget.game.is_over


@pytest.mark.sampled
@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("window", WINDOWS)
def test_one_decision_is_fully_visible(
    framed: Callable[..., Framed], host: str, window: dict[str, int]
) -> None:
    view = framed(host, battle, window=window)
    assert view.out_of_sight() == {}
    assert view.map_width() >= {914: 570, 1180: 780, 1700: 850}[window["width"]]
    place = view.place()
    attacking(view.root, view.hand)
    assert (view.out_of_sight(), view.place()) == ({}, place)
    view.hand.press("roll")
    expect(view.root).to_have_attribute("data-phase", "defend")
    assert (view.out_of_sight(), view.place()) == ({}, place)
    view.hand.press("defend-2")
    expect(view.root).to_have_attribute("data-phase", "attack")
    assert (view.out_of_sight(), view.place()) == ({}, place)


@pytest.mark.parametrize("host", HOSTS)
def test_full_screen_is_not_offered_where_it_is_forbidden(
    framed: Callable[..., Framed], host: str
) -> None:
    view = framed(host, lambda: RiskWidget(game(), seats=dict.fromkeys(SEATS, "human")))
    assert view.root.locator('[data-action="rules"]').is_visible()
    expect(view.root.locator('[data-action*="full_screen"]')).to_have_count(0)


@pytest.mark.parametrize("host", HOSTS)
def test_a_refused_full_screen_leaves_the_widget_in_place(
    framed: Callable[..., Framed], host: str
) -> None:
    """The browser offers full screen, but doesn't grant it."""
    view = framed(host, battle, before=PROMISED)
    place = view.place()
    button = view.root.locator('[data-action="full_screen"]')
    view.hand.press("full_screen")
    expect(button).to_have_count(0)
    drawn(view.page)
    assert (view.out_of_sight(), view.place()) == ({}, place)
    assert view.root.evaluate("root => root.parentElement.style.minHeight") == ""


@pytest.mark.parametrize("host", HOSTS)
def test_the_hosts_keys_reach_it_and_others_do_not(
    framed: Callable[..., Framed], host: str
) -> None:
    view = framed(host, battle)
    view.hand.pick("brazil")
    keyboard = view.page.keyboard
    for key in ("x", "Escape", "Shift+Enter", "ArrowLeft", "Control+s", "Control+Shift+p", "F1"):
        keyboard.press(key)
    view.page.wait_for_function('() => window.keys.includes("F1")')
    keys = view.page.evaluate("() => window.keys")
    assert [key for key in keys if key not in {"Control", "Shift"}] == ["s", "p", "F1"]
