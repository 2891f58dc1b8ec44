"""Browser tests without Jupyter: pages served by Playwright's own router, straight from disk.

No server runs and no request leaves the machine: what is not on disk fails the test, as does every
error that a page reports.
"""

from __future__ import annotations

import json
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, Route

ROOT = Path(__file__).resolve().parents[2]
ORIGIN = "http://localhost"
"""Never looked up: the router answers."""

FOLDERS = {
    "static": ROOT / "risk_widget/static",
    "boards": ROOT / "risk_widget/boards",
    "js": ROOT / "js",
}
AXE = ROOT / "js/node_modules/axe-core/axe.min.js"


def file_of(url: str) -> Path | None:
    """The file that a page's address stands for."""
    name = url.removeprefix(ORIGIN + "/").split("?")[0] or "index.html"
    first, _, rest = name.partition("/")
    path = FOLDERS[first] / rest if first in FOLDERS else ROOT / "tests/harness" / name
    return path if path.is_file() else None


class Pages:
    """Opens pages, and remembers every problem that they report."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.problems: list[str] = []

    def open(self, width: int = 1280, height: int = 900, **options: Any) -> Page:
        """A page of its own; `options` are Playwright's, such as `color_scheme`."""
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        context.route("**/*", self._answer)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on(
            "console",
            lambda m: self.problems.append(m.text) if m.type in {"error", "warning"} else None,
        )
        return page

    def _answer(self, route: Route) -> None:
        if route.request.url.startswith("blob:"):  # made by the page itself: a file to be saved
            route.continue_()
            return
        path = file_of(route.request.url)
        if path is None:
            self.problems.append(f"request for {route.request.url}")
            route.abort()
            return
        kind = mimetypes.guess_type(path.name)[0] or "text/plain"
        route.fulfill(path=path, content_type=kind)

    def close(self) -> None:
        """Close all pages."""
        for context in self.browser.contexts:
            context.close()


def axe(page: Page, within: str = "#root") -> list[str]:
    """Violations of accessibility rules below an element, a line each, in both colour schemes.

    Names, roles and the rest are the same in both, so the second is looked at for what is told by
    colour alone. Forced colours are the system's: axe would judge those that the page asked for.
    """
    page.evaluate(AXE.read_text())
    found = []
    colours = ["color-contrast", "link-in-text-block"]
    looks: tuple[tuple[Literal["light", "dark"], list[str] | None], ...]
    looks = (("light", None), ("dark", colours))
    for scheme, rules in looks:
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate(
            """async ([within, rules]) =>
              (await axe.run(within, rules ? { runOnly: rules } : {})).violations.map((v) =>
                `${v.id}: ${v.help} (${v.nodes.length}) ${v.nodes[0].html.slice(0, 120)}`)""",
            [within, rules],
        )
    return list(found)


@pytest.fixture
def pages(browser: Browser) -> Iterator[Pages]:
    """Opens pages; none of them may have reported a problem in the end."""
    opened = Pages(browser)
    yield opened
    opened.close()
    assert opened.problems == [], opened.problems


@pytest.fixture
def map_page(pages: Pages) -> Callable[..., Page]:
    """Open the map alone, from its sources: `map_page(width=700, query="still&board=island")`."""

    def go(width: int = 1000, height: int = 700, query: str = "still", **options: Any) -> Page:
        page = pages.open(width, height, **options)
        page.goto(f"{ORIGIN}/map.html?{query}")
        page.wait_for_function("() => window.ready")
        return page

    return go


@pytest.fixture
def harness(pages: Pages) -> Callable[..., Page]:
    """Open the built widget over a model with these traits and no kernel behind it."""

    def go(traits: dict[str, Any], width: int = 1280, height: int = 900, **options: Any) -> Page:
        page = pages.open(width, height, **options)
        page.add_init_script(f"window.initial = {json.dumps(traits)}")
        page.goto(f"{ORIGIN}/index.html")
        page.wait_for_function("() => window.ready")
        return page

    return go


class Bridge:
    """A page whose model is a Python widget of this process.

    Traits, validators, observers and the sync protocol are the real ones; only the transport is
    replaced. What the widget sends while it handles a message of the page is delivered at once;
    what it sends later (a bot's step, a change made by the test) is delivered by `push`.
    """

    def __init__(self, widget: Any, page: Page, outgoing: list[dict[str, Any]]) -> None:
        self.widget = widget
        self.page = page
        self._outgoing = outgoing

    def drain(self) -> list[dict[str, Any]]:
        """What the widget has sent since the last time."""
        sent = []
        while self._outgoing:
            data = self._outgoing.pop(0)
            if data.get("method") in {"update", "custom"}:
                sent.append(data)
        return list(json.loads(json.dumps(sent)))

    def send(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        """Hand a message of the page to the widget; its answers."""
        self.widget.comm.handle_msg({"content": {"data": data}, "buffers": []})
        return self.drain()

    def let_bots_play(self) -> None:
        """Wait until the bots have done what is theirs, and deliver it."""
        assert self.widget._driver.join(60)
        self.push()

    def push(self) -> None:
        """Deliver what the widget has sent of its own accord."""
        self.page.evaluate("(messages) => window.fromPython(messages)", self.drain())


@pytest.fixture
def bridged(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Bridge]:
    """Open the built widget over a real Python widget: `bridged(lambda: RiskWidget(game))`."""
    import comm
    from comm.base_comm import BaseComm

    outgoing: list[dict[str, Any]] = []

    class QueueComm(BaseComm):
        def publish_msg(
            self,
            msg_type: str,
            data: Any = None,
            metadata: Any = None,
            buffers: Any = None,
            **keys: Any,
        ) -> None:
            if msg_type == "comm_msg":
                outgoing.append(data)

    def create_comm(*args: Any, **keys: Any) -> QueueComm:
        return QueueComm(*args, **keys)

    monkeypatch.setattr(comm, "create_comm", create_comm)

    def go(make: Callable[[], Any], width: int = 1280, height: int = 900, **options: Any) -> Bridge:
        widget = make()
        page = pages.open(width, height, **options)
        bridge = Bridge(widget, page, outgoing)
        code = {"_esm", "_css"}
        page.expose_function("kernelSend", bridge.send)
        page.expose_function(
            "kernelState",
            lambda: json.loads(
                json.dumps({k: v for k, v in widget.get_state().items() if k not in code})
            ),
        )
        page.goto(f"{ORIGIN}/index.html")
        page.wait_for_function("() => window.ready")
        bridge.drain()
        return bridge

    return go
