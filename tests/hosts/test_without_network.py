"""After a first visit, the pages that play by themselves work offline, and update later."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import struct
from typing import TYPE_CHECKING

import pytest
from page_icons import DRAWING, ICONS, drawing
from playwright.sync_api import expect

from tests.clicks import Clicker
from tests.hosts.conftest import PREFIX
from tests.hosts.static import StaticSite
from tests.hosts.test_play_page import LESSON, PHONE, link, ready
from tests.hosts.visitor import Visitor, play_on, rehearse
from tests.pointer import Finger
from tests.widget.harness import axe

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

WORKER = "service-worker.js"
KEPT = "Ready to work offline."
NEWER = "A newer version is available."
# A script that notes whether the browser has kept the current state of the game.
KEEPING = """
let seq;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const now = data.traits && JSON.parse(data.traits).state?.seq;
      if (data.type === "keepGame") window.gameKept = true;
      else if (now !== undefined && now !== seq) [seq, window.gameKept] = [now, false];
    });
  }
};
"""
MANY_KEPT = """
async (number) => {
  for (const name of await caches.keys()) {
    if ((await (await caches.open(name)).keys()).length >= number) return true;
  }
  return false;
}
"""
POSITION = """
(root) => [...root.querySelectorAll("[data-territory][data-owner]")].filter(
  ({ dataset: { owner } }) => owner).map(({ dataset }) => `${dataset.territory} ${dataset.owner}`)
"""


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    """Copy the site into a folder where a test may change it."""
    return shutil.copytree(folder, tmp_path / "site")


@pytest.fixture
def changing(copy: Path) -> Iterator[StaticSite]:
    """Serve the copied site."""
    with StaticSite(copy, PREFIX) as served:
        yield served


def listed(folder: Path) -> dict[str, str]:
    """Return the files that the service worker keeps, with their hashes."""
    found = re.search(r'\{"index\.html": .*?\}', (folder / WORKER).read_text())
    assert found
    files: dict[str, str] = json.loads(found[0])
    return files


def publish(folder: Path) -> None:
    """Replace the site with a new build: another heading, in a folder with another name."""
    (assets,) = folder.glob("page-*")
    newer = assets.rename(folder / "page-newer")
    for page in (folder / "index.html", *(folder / "lessons").iterdir()):
        text = page.read_text().replace(assets.name, newer.name)
        page.write_text(text.replace(">Play</h1>", ">Play on</h1>"))
    before = listed(folder)
    names = (name.replace(assets.name, newer.name) for name in before)
    after = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names}
    worker = folder / WORKER
    worker.write_text(worker.read_text().replace(json.dumps(before), json.dumps(after)))


def visit(page: Page, address: str) -> None:
    """Open a page and wait until everything is kept."""
    page.goto(address)
    ready(page)
    expect(said(page)).to_have_text(KEPT, timeout=120_000)


def said(page: Page) -> Locator:
    """Return the page's sentence about its version."""
    return page.locator("[data-version] span")


def kept(page: Page) -> dict[str, list[str]]:
    """Return the addresses that the browser keeps, by the name of the cache."""
    found: dict[str, list[str]] = page.evaluate(
        """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(
            async (name) => [name, (await (await caches.open(name)).keys()).map((r) => r.url)])))"""
    )
    return found


def test_every_file_that_a_page_requests_is_cached(folder: Path) -> None:
    files = listed(folder)
    pages = [folder / "index.html", *(folder / "lessons").iterdir()]
    (assets,) = folder.glob("page-*")
    for path in [*pages, *assets.rglob("*"), *(folder / "icons").iterdir()]:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            assert files.pop(name) == hashlib.sha256(path.read_bytes()).hexdigest()
    assert files.keys() == {"play.webmanifest", "without-network.html"}


@pytest.mark.parametrize("path", ["index.html", f"lessons/{LESSON}.html"])
def test_the_page_can_be_installed(folder: Path, path: str) -> None:
    """The page has a manifest that works at any address, and the icons that systems require."""
    page = (folder / path).read_text()
    named = re.search(r'<link rel="manifest" href="([^"]+)"', page)
    assert named
    place = ((folder / path).parent / named[1]).resolve()
    manifest = json.loads(place.read_text())
    assert manifest["name"]
    assert len(manifest["short_name"]) <= 12
    assert manifest["display"] == "standalone"
    start = (place.parent / manifest["start_url"]).resolve()
    assert start == (folder / "index.html").resolve()
    assert (place.parent / manifest["scope"]).resolve() == folder.resolve()
    for name in ("theme_color", "background_color"):
        assert re.fullmatch("#[0-9a-f]{6}", manifest[name])
    have = set()
    for icon in manifest["icons"]:
        content = (place.parent / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*png_size(content)) == icon["sizes"]
        have.add((icon["sizes"], icon["purpose"]))
    assert have >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    apple = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', page)
    assert apple
    assert png_size(((folder / path).parent / apple[1]).read_bytes()) == (180, 180)


def png_size(content: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_the_icons_show_the_board_in_its_colours() -> None:
    assert (ICONS / DRAWING).read_text(encoding="utf-8") == drawing(), "run tools/page_icons.py"


def test_a_phone_plays_in_flight_mode(folder: Path, browser: Browser) -> None:
    """A game from the form, a game from a link, and a lesson need neither network nor server."""
    _, steps = rehearse()
    with StaticSite(folder, PREFIX) as site, Visitor(browser, site.url, **PHONE) as visitor:
        page = visitor.page
        visit(page, site.url)
        assert axe(page, "body") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        visitor.context.set_offline(True)
        site.__exit__()
        page.reload()
        visitor.widget.locator('[data-action="play_now"]').tap()
        expect(visitor.widget).to_have_attribute("data-screen", "play", timeout=120_000)
        page.goto(site.url + link())
        play_on(Clicker(visitor.widget, Finger), len(steps) // 2)
        page.goto(f"{site.url}lessons/{LESSON}.html?step=tie")
        ready(page)
        expect(visitor.widget.locator("[data-step]")).to_have_attribute("data-step", "tie")
        expect(said(page)).to_have_text(KEPT)
        # Nothing is kept of the notebooks' part of the site.
        page.goto(f"{site.url}lab/index.html?path=00-play.ipynb")
        expect(page.locator("main")).to_contain_text("The notebooks need an internet connection.")
        page.get_by_role("link", name="Play").click()
        ready(page)


def test_a_newer_version_waits_until_the_visitor_wants_it(
    copy: Path, changing: StaticSite, browser: Browser
) -> None:
    """The update downloads only files that have changed, and leaves no old ones behind."""
    with Visitor(browser, changing.url, **PHONE) as visitor:
        page = visitor.page
        page.add_init_script(KEEPING)
        visit(page, changing.url)
        ((cache, before),) = kept(page).items()
        assert len(before) == len(set(listed(copy).values()))
        page.goto(changing.url + link())
        play_on(Clicker(visitor.widget, Finger), 2)
        page.wait_for_function("() => window.gameKept")
        position = visitor.widget.evaluate(POSITION)
        page.evaluate("window.sameVisit = true")

        publish(copy)
        (copy / "page-newer" / "image.bin").unlink()  # Nobody downloads an unchanged file.
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(said(page)).to_have_text(NEWER)
        assert axe(page, "body") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate("window.sameVisit")
        expect(page.get_by_role("heading", level=1)).to_have_text("Play")

        page.get_by_role("button", name="Reload").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Play on")
        ready(page)
        expect(said(page)).to_have_text(KEPT)
        visitor.widget.locator('[data-action="go_on"]').tap()
        expect(visitor.widget).to_have_attribute("data-screen", "play")
        # The bots may have played on by now.
        assert {*visitor.widget.evaluate(POSITION)} >= {*position}
        ((same, after),) = kept(page).items()
        assert same == cache
        assert len(after) == len(before)
        assert len(set(after) - set(before)) == 1 + len([*(copy / "lessons").iterdir()])


def test_an_incomplete_version_is_not_used(
    copy: Path, changing: StaticSite, browser: Browser
) -> None:
    """While a site is being replaced, its list of files may be newer than the files it serves."""
    with Visitor(browser, changing.url) as visitor:
        page = visitor.page
        (copy / "lessons" / f"{LESSON}.html").write_text("of another version")
        page.goto(changing.url)
        ready(page)
        page.wait_for_function(MANY_KEPT, arg=len(set(listed(copy).values())) - 1)
        expect(page.locator("[data-version]")).to_be_hidden()


def test_without_a_cache_nothing_is_said(site: StaticSite, browser: Browser) -> None:
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        page.add_init_script(
            "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })"
        )
        page.goto(site.url + link())
        play_on(Clicker(visitor.widget), 1)
        ready(page)
        expect(page.locator("[data-version]")).to_be_hidden()
