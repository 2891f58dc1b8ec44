"""The standalone pages without their Python: the files that they may load, and their app."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import installable
import play_pages
import pytest
from environment import ROOT
from playwright.sync_api import expect

from tests.hosts.static import StaticSite

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

LESSON = "04-combat"
# Parts that JupyterLite leaves at the top of its site.
TOP = '<script id="jupyter-config-data" type="application/json">{"a": 1}</script>'
NOTE = """
window.refused = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  window.refused.push(`${effectiveDirective} ${blockedURI}`);
});
"""
WRITE_CODE = """
() => {
  const script = document.createElement("script");
  script.textContent = "window.isWritten = true";
  document.head.append(script);
}
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    """Serve a site with the game and one lesson in English, which never gets its Python."""
    folder: Path = tmp_path_factory.mktemp("pages")
    assets = folder / "page-of-a-version"
    (assets / "pyodide").mkdir(parents=True)
    for name in ("pyodide/pyodide.asm.wasm", "image.bin"):
        (assets / name).touch()
    (folder / "index.html").write_text(TOP)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("risk_widget.course.lesson_file.lesson_ids", lambda: (LESSON,))
        patch.setattr("risk_widget.messages.languages", lambda: ("en",))
        play_pages.write_front_end(assets)
        play_pages.write_pages(folder, assets.name)
    with StaticSite(folder, "/somebody/play/") as site:
        yield site


@pytest.mark.parametrize("name", ["index.html", f"lessons/{LESSON}.html"])
def test_a_page_loads_only_files_next_to_it(pages: StaticSite, browser: Browser, name: str) -> None:
    """A page may load its own files, but not run code that somebody writes into it."""
    page = browser.new_page()
    page.add_init_script(NOTE)
    page.goto(pages.url + name)
    expect(page.locator("body")).to_have_attribute("data-drawn", "true")
    expect(page.locator("[data-risk-widget]").first).to_be_visible()
    assert page.evaluate("refused") == []
    page.evaluate(WRITE_CODE)
    page.wait_for_function("refused.length")
    assert page.evaluate("[refused, window.isWritten]") == [["script-src-elem inline"], None]
    page.close()


def test_another_page_may_embed_it(pages: StaticSite, browser: Browser) -> None:
    """The frame is the one in docs/hosts.md."""
    text = (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
    frame = next(iter(re.findall(r"`(<iframe .+?></iframe>)`", text)))
    page = browser.new_page()
    page.goto(pages.url + "icons/none")
    page.set_content(frame.replace("…/play/", pages.url))
    shown = page.frame_locator("iframe").locator("body")
    expect(shown).to_have_attribute("data-drawn", "true")
    page.close()


def test_the_settings_of_the_notebooks_are_still_read(pages: StaticSite, browser: Browser) -> None:
    """Data isn't code, so the policy leaves the settings alone."""
    page = browser.new_page()
    page.goto(pages.url)
    told = page.locator("#jupyter-config-data").text_content()
    assert json.loads(told or "") == {"a": 1}
    page.close()


def test_the_app_has_an_identity() -> None:
    manifest = json.loads(installable._manifest())
    assert manifest["id"] == manifest["scope"] == "./"
