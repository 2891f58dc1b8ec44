"""Great moments of a game on the page: the headline, its timing, and the board at that moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from risk_widget.messages.catalog import languages
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.in_languages import LAPTOP
from tests.widget.test_access import open_root, open_taken

if TYPE_CHECKING:
    from collections.abc import Callable

    import risk_widget as rw
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="moments on the page", share=2)

SEEN = """(root) => {
  window.seen = [];
  const look = () => {
    const bar = root.querySelector("[data-great]");
    const told = bar ? [
      bar.dataset.great,
      bar.querySelector(".rw-sentence").textContent,
      root.querySelector("[data-territory=venezuela]").dataset.owner,
    ] : null;
    const laurel = root.querySelector(".rw-won-scene") && ["laurel"];
    const now = JSON.stringify(told ?? laurel);
    const last = JSON.stringify(window.seen.at(-1) ?? null);
    if (now !== "null" && now !== last) window.seen.push(JSON.parse(now));
  };
  new MutationObserver(look).observe(root, { attributes: true, childList: true, subtree: true });
}"""
"""A script that notes the headlines of moments, Venezuela's owner at each, and the laurel."""


def last_of_south_america() -> rw.Game:
    """Return a game in which Red wins the roll for the last territory of South America."""
    around = {
        "brazil": ["red", 8],
        "peru": ["red", 1],
        "argentina": ["red", 1],
        "venezuela": ["blue", 1],
    }
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**positions.WORLD, **around},
    }
    return positions.game(given, dice=(6, 6, 6, 1))


def last_of_blue(*, others: bool) -> rw.Game:
    """Return a game in which Red takes Blue's last territory.

    With ``others``, someone else is still in the game.
    """
    rest = ["green", 1] if others else ["red", 1]
    around = {"*": rest, "brazil": ["red", 8], "venezuela": ["blue", 1]}
    given = {"turn": "red", "phase": "attack", "territories": around}
    return positions.game(given, dice=(6, 6, 6, 1))


def moments_of(
    bridged: Callable[..., Bridge],
    game: Callable[[], rw.Game],
    *,
    motion: str,
    then: str = "",
    wins: bool = False,
) -> list[list[str]]:
    """Let Red take Venezuela, then press ``then`` if given; return the announcements."""
    root = open_root(bridged, lambda: positions.widget(game()), reduced_motion=motion)
    root.evaluate(SEEN)
    click = Clicker(root)
    click.pick("brazil")
    click.pick("venezuela")
    click.press("roll")
    if then:
        click.press(then)
    root.page.wait_for_function("() => window.seen.length")
    if wins:
        expect(root.locator(".rw-won-scene")).to_be_visible()
    seen: list[list[str]] = root.page.evaluate("() => window.seen")
    return seen


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_continent_has_the_headline_once_the_dice_lie_still(
    bridged: Callable[..., Bridge], motion: str
) -> None:
    seen = moments_of(bridged, last_of_south_america, motion=motion)
    assert seen[-1][:2] == ["taken", "Red holds all of South America."]


def test_a_player_who_is_out_has_the_headline_once_the_board_shows_it(
    bridged: Callable[..., Bridge],
) -> None:
    game = partial(last_of_blue, others=True)
    seen = moments_of(bridged, game, motion="no-preference", then="occupy")
    assert [one[:2] for one in seen][-1] == ["out", "Blue is knocked out."]
    assert {one[2] for one in seen} == {"red"}


@pytest.mark.parametrize(("motion", "floods"), [("no-preference", True), ("reduce", False)])
def test_the_board_shows_the_win_before_the_laurel(
    bridged: Callable[..., Bridge], motion: str, *, floods: bool
) -> None:
    seen = moments_of(bridged, partial(last_of_blue, others=False), motion=motion, wins=True)
    assert seen[-1] == ["laurel"]
    assert [one[0] for one in seen[:-1]] == (["won"] if floods else [])
    assert {one[2] for one in seen[:-1]} <= {"red"}


def won() -> rw.RiskWidget:
    """Return a widget in which Red has just taken the last territory."""
    widget = positions.widget(last_of_blue(others=False))
    widget.apply({"type": "attack", "source": "brazil", "target": "venezuela", "armies": 3})
    if widget.game is not None and widget.game.phase == "occupy":
        widget.apply({"type": "occupy", "armies": 3})
    return widget


COVERED_LAND = """root => {
  const laurel = root.querySelector(".rw-laurel").getBoundingClientRect();
  return [...root.querySelectorAll(".rw-map .tags [data-territory] .plate")]
    .map((tag) => tag.getBoundingClientRect())
    .filter((tag) => tag.left < laurel.right && laurel.left < tag.right
      && tag.top < laurel.bottom && laurel.top < tag.bottom).length;
}"""
"""The number of territories whose armies the laurel covers."""


@pytest.mark.parametrize(
    ("width", "height"), [(1366, 768), LAPTOP, (844, 390), (390, 664), (360, 640)]
)
def test_the_laurel_keeps_the_board_visible_in_every_language(
    bridged: Callable[..., Bridge], width: int, height: int
) -> None:
    bridge = open_taken(bridged, won, width=width, height=height)
    board = bridge.root.locator(".rw-map").bounding_box()
    assert board is not None
    for language in languages():
        bridge.speak(language)
        laurel = bridge.root.locator(".rw-laurel").bounding_box()
        assert laurel is not None
        share = laurel["width"] * laurel["height"] / (board["width"] * board["height"])
        assert (language, share < 0.1) == (language, True), share
        assert (language, bridge.root.evaluate(COVERED_LAND)) == (language, 0)


def test_the_end_screens_buttons_work_while_the_board_shows_the_win(
    bridged: Callable[..., Bridge],
) -> None:
    game = partial(last_of_blue, others=False)
    root = open_root(bridged, lambda: positions.widget(game()), reduced_motion="no-preference")
    Clicker(root).do({"type": "attack", "source": "brazil", "target": "venezuela", "armies": 3})
    if root.locator("[data-action=occupy]").count():
        Clicker(root).press("occupy")
    root.locator('[data-why="over"]').click()
    expect(root.locator("[data-mark]").first).to_be_visible()
