"""Tests of a page that nbconvert has exported, with a widget manager but no kernel.

The manager comes from npm, and anywidget's part of it from Python's environment. They replace the
servers from which the page requests them.
"""

from __future__ import annotations

import io
import json
import random
import sys
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from ipywidgets.embed import dependency_state
from npm import run_npm
from playwright.sync_api import expect

import risk_widget as rw

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

CACHE = Path(__file__).resolve().parents[2] / ".cache" / "html-manager"
PACKAGES = ("@jupyter-widgets/html-manager@1.0.15", "requirejs@2.3.7")
MANAGER = "package/dist/embed-amd.js"
REQUIRE = "package/require.js"
ANYWIDGET = Path(sys.prefix) / "share" / "jupyter" / "nbextensions" / "anywidget" / "index.js"
# This leaves time for the five seconds after which the page counts the kernel as missing.
PATIENCE = 30_000


@pytest.fixture(scope="module", autouse=True)
def programs() -> dict[str, str]:
    """Fetch the scripts that an exported page requests; return them by part of their address."""
    CACHE.mkdir(parents=True, exist_ok=True)
    if len([*CACHE.glob("*.tgz")]) < len(PACKAGES):
        assert run_npm("pack", "--silent", *PACKAGES, folder=CACHE, quiet=True)
    found = {"anywidget": ANYWIDGET.read_text(encoding="utf-8")}
    for archive in CACHE.glob("*.tgz"):
        with tarfile.open(archive) as files:
            for part, name in (("html-manager", MANAGER), ("require", REQUIRE)):
                if name in files.getnames():
                    content = files.extractfile(name)
                    assert content is not None
                    found[part] = content.read().decode()
    return found


def exported(widget: rw.RiskWidget) -> str:
    """Return a page with one cell, showing the widget as it was when the notebook was saved."""
    from nbconvert import HTMLExporter  # slow, and not needed to collect tests

    saved = dependency_state([widget], drop_defaults=False)
    state = {"version_major": 2, "version_minor": 0, "state": saved}
    output = {"output_type": "display_data", "data": widget._live_output()[0], "metadata": {}}
    cell: dict[str, object] = {
        "cell_type": "code", "id": "play", "metadata": {}, "outputs": [output],
        "execution_count": None, "source": "widget",
    }  # fmt: skip
    notebook = {
        "cells": [cell], "nbformat": 4, "nbformat_minor": 5,
        "metadata": {"widgets": {"application/vnd.jupyter.widget-state+json": state}},
    }  # fmt: skip
    exporter: Any = HTMLExporter
    page, _ = exporter().from_file(io.StringIO(json.dumps(notebook)))
    return str(page)


@pytest.fixture
def page(browser: Browser, programs: dict[str, str]) -> Page:
    game = rw.Game.new(mode="missions", seats=("red", "blue", "green"), seed=3)
    widget = rw.RiskWidget(game, seats={"red": "human"})
    widget._thread_later = False  # The bots wait, since Python plays for them.
    choices = random.Random(2)
    while game.round < 3 or game.turn != "red":
        legal = game.legal_actions()
        widget.apply(legal[choices.randrange(len(legal))])
    widget._picture_drawn, widget._pictured_turn = -60.0, ()
    widget.refresh()
    html = exported(widget)
    page = browser.new_page()
    # anywidget gives up after two seconds, and a busy machine may take longer.
    page.add_init_script("AbortSignal.timeout = () => new AbortController().signal")

    def answer(route: Route) -> None:
        address = route.request.url
        if address == "http://exported.test/":
            return route.fulfill(body=html, content_type="text/html")
        for part in ("anywidget", "html-manager", "require"):
            if part in address:
                return route.fulfill(body=programs[part], content_type="text/javascript")
        return route.abort()

    page.route("**/*", answer)
    page.goto("http://exported.test/")
    return page


def test_an_exported_page_says_that_it_is_saved_and_looks_back(page: Page) -> None:
    banner = page.locator(".rw-banner")
    expect(banner).to_contain_text("A saved position", timeout=PATIENCE)
    map_ = page.locator("[data-risk-widget]")
    now = page.locator("[data-territory=brazil]").first.text_content()
    expect(page.locator(".rw-play button:enabled")).to_have_count(0)
    banner.get_by_role("button", name="Look back").click()
    seen = set()
    for _ in range(6):
        expect(page.locator(".rw-banner .rw-when")).to_be_visible()
        seen.add(map_.get_attribute("data-past"))
        page.locator(".rw-banner [data-action=previous]").click()
    assert len(seen) > 3
    page.locator(".rw-banner [data-action=first]").click()
    first = map_.get_attribute("data-past")
    page.keyboard.press("ArrowRight")
    expect(map_).not_to_have_attribute("data-past", first or "")
    page.locator(".rw-banner [data-action=back_to_game]").click()
    expect(map_).not_to_have_attribute("data-past", first or "")
    assert page.locator("[data-territory=brazil]").first.text_content() == now
    assert not page.evaluate("() => Object.keys(localStorage).some((name) => /kept/.test(name))")
