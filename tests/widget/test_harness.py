"""The harness itself: a real Python widget behind a page, and several views of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import risk_widget as rw
from risk_widget.messages import page_source

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

SEATS = ["red", "blue", "green"]


def new_widget() -> rw.RiskWidget:
    """Return a dealt game in which Red, a person, has to place an army."""
    game = rw.Game.new(edition="nordic", mode="domination", seats=SEATS, seed=3)
    return rw.RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))


def test_the_page_shows_what_the_kernel_holds(bridged: Callable[..., Bridge]) -> None:
    bridge = bridged(new_widget)
    shown = bridge.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-territory]")].map(
          ({ dataset: d }) => [d.territory, [d.owner, Number(d.armies)]]))"""
    )
    assert shown == {t: list(held) for t, held in bridge.widget.state["territories"].items()}
    root = bridge.page.locator("[data-risk-widget]")
    assert root.get_attribute("data-seq") == str(bridge.widget.state["seq"])


def test_the_page_has_the_kernels_words(bridged: Callable[..., Bridge]) -> None:
    bridge = bridged(new_widget)
    sent = bridge.page.evaluate("() => ['language', 'words'].map((name) => model.get(name))")
    assert sent == ["en", page_source("en")]


def test_two_views_of_one_widget_show_the_same(bridged: Callable[..., Bridge]) -> None:
    bridge = bridged(new_widget)
    page = bridge.page
    page.evaluate("() => window.mount('second')")
    names = """(id) => [...document.querySelectorAll(`#${id} [data-territory]`)]
      .map((node) => node.ariaLabel)"""
    first, second = page.evaluate(names, "root"), page.evaluate(names, "second")
    assert len(first) == 42
    assert second == first
    ids = page.evaluate("() => [...document.querySelectorAll('main [id]')].map((n) => n.id)")
    assert len(ids) == len(set(ids))


LOOKS = """(id) => {
  const host = document.getElementById(id);
  const { top } = host.getBoundingClientRect();
  const root = (host.shadowRoot ?? host).querySelector("[data-risk-widget]");
  const { color, backgroundColor, font } = getComputedStyle(root);
  // Leave out the button that scrolls a view into sight, since only one of two views needs it.
  const parts = "[data-territory], [data-action]:not([data-action=bring_into_view])";
  const shown = [...root.querySelectorAll(parts)].filter((node) => node.checkVisibility());
  const boxes = shown.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y - top, width, height].map(Math.round);
  });
  return { color, backgroundColor, font, boxes };
}"""


def test_in_a_shadow_tree_it_looks_and_works_the_same(
    bridged: Callable[..., Bridge],
) -> None:
    page = bridged(new_widget).page
    page.evaluate("() => window.mount('second', { inShadow: true })")
    looks = page.evaluate(LOOKS, "second")
    assert len(looks["boxes"]) > 42
    assert looks == page.evaluate(LOOKS, "root")
    outside, inside = page.locator("#root"), page.locator("#second")
    before = outside.locator("[data-risk-widget]").get_attribute("data-seq")
    inside.locator('[data-territory][data-owner="red"]').first.click()
    outside.locator(f'[data-risk-widget]:not([data-seq="{before}"])').wait_for()


def test_no_listener_stays_after_the_views_are_removed(bridged: Callable[..., Bridge]) -> None:
    page = bridged(new_widget).page
    page.evaluate("() => window.unmount()")
    assert page.evaluate("() => window.model.listeners()") == 0
    assert page.evaluate("() => document.getElementById('root').childElementCount") == 0
