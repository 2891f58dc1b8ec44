"""Browser tests without Jupyter, in which pages come straight from disk.

All requests of a page, to any host, go to a proxy in this process, and none leaves the machine: a
file missing on disk fails the test, as does every error that a page reports. Pages may cache files,
which do not change, so that the code is fetched and compiled once.

Pages are laid out but not painted, since most tests look at no picture, and painting takes a fifth
of the browser's time. A test that needs a picture asks for it with `PAINTED`.
"""

from __future__ import annotations

import json
import mimetypes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import Error as PlaywrightError

from risk_widget.messages import page_source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Frame,
        Locator,
        Page,
        ViewportSize,
    )

ROOT = Path(__file__).resolve().parents[2]
ORIGIN = "http://localhost"
"""The origin of the pages, never looked up, since the proxy answers."""
BLANK = "about:blank"
# A script that removes the data that a browser keeps for a site, so that the next test is a new
# visitor.
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
HOST = "http://notebook.example"
"""Another origin, which shows the widget in a frame."""

FOLDERS = {
    "static": ROOT / "risk_widget/static",
    "boards": ROOT / "risk_widget/boards",
    "messages": ROOT / "risk_widget/messages",
    "js": ROOT / "js",
}
AXE = ROOT / "js/node_modules/axe-core/axe.min.js"

PHONES = [(390, 664), (360, 640), (844, 390)]
"""The room that the browsers of phones leave to a page: upright, on a small one, on its side."""
PHONE = PHONES[0]
PAINTED = "html { opacity: 1 }"
"""The style of a page that is to be painted."""

MEDIA: dict[str, Any] = {
    "media": "screen",
    "color_scheme": "light",
    # Otherwise each test would wait for the dice to come to rest.
    "reduced_motion": "reduce",
    "forced_colors": "none",
}
"""A page's settings for its user and screen, which can be changed at any time."""


def file_of(url: str) -> Path | None:
    """Return the file for a page's address."""
    site = url.removeprefix(ORIGIN).removeprefix(HOST)
    name = site.removeprefix("/").split("?")[0] or "index.html"
    first, _, rest = name.partition("/")
    path = FOLDERS[first] / rest if first in FOLDERS else ROOT / "tests/harness" / name
    return path if path.is_file() else None


class FromDisk(BaseHTTPRequestHandler):
    """A server that sends the files of a page."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file."""
        path = file_of(self.path)
        if path is None:
            self.send_error(404)
        else:
            kind = mimetypes.guess_type(path.name)[0] or "text/plain"
            self.give(path.read_bytes(), kind, keep="max-age=86400, immutable")

    def give(self, data: bytes, kind: str, *, keep: str = "no-store") -> None:
        """Send data; `keep` says how long a browser may keep it."""
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", keep)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Print nothing."""


class Proxy(ThreadingHTTPServer):
    """A proxy that answers a page's requests to any site; `missed` lists the files not on disk."""

    daemon_threads = True

    def __init__(self) -> None:
        class Handler(FromDisk):
            server: Proxy

            def send_error(self, code: int, *args: Any, **options: Any) -> None:
                self.server.missed.append(f"request for {self.path}")
                super().send_error(code, *args, **options)

        super().__init__(("127.0.0.1", 0), Handler)
        self.missed: list[str] = []
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """The proxy's address, for a browser."""
        return f"http://127.0.0.1:{self.server_port}"


class Pages:
    """A set of pages that tests use one after another, which remembers all reported problems.

    One page stays open between tests, and another one for fingers, since opening a page takes as
    long as most tests do; the first request gets the open page. Further pages, or pages with other
    options, belong to one test.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.proxy = Proxy()
        self.problems: list[str] = []
        self._kept: dict[bool, Page] = {}
        self._kept_bridge: Bridge | None = None
        self._own: list[BrowserContext] = []
        self._taken = False

    def begin(self) -> None:
        """Begin a test, with no page open and no problem known."""
        self.problems.clear()
        self.proxy.missed.clear()
        self._taken = False

    def end(self) -> None:
        """End a test: close its own pages, and empty the lasting ones."""
        while self._own:
            self._own.pop().close()
        for page in self._kept.values():
            if page.url == BLANK:
                continue
            try:
                # This happens while the widget exists, since the page may be asking it for
                # something.
                for frame in page.frames:
                    frame.evaluate(FORGET)
                self._kept_bridge = None
                page.goto(BLANK)
            except PlaywrightError:  # A crash must be reported for this test alone.
                self.spoil()
                raise
        self._kept_bridge = None

    def spoil(self) -> None:
        """Note that the lasting pages have changed, so that the next test gets new ones."""
        for page in self._kept.values():
            page.context.close()
        self._kept = {}

    def open(
        self, width: int = 1280, height: int = 900, *, own: bool = False, **options: Any
    ) -> Page:
        """Return an empty page; `options` are Playwright's, such as `color_scheme`."""
        size: ViewportSize = {"width": width, "height": height}
        if own or self._taken or options.keys() - MEDIA.keys() - {"has_touch"}:
            page = self._new(viewport=size, **options)
            self._own.append(page.context)
            return page
        self._taken = True
        # Any option turns motion on, as on a new page; a test that wants no motion must say so.
        media = {**MEDIA, "reduced_motion": "no-preference", **options} if options else dict(MEDIA)
        touch = bool(media.pop("has_touch", False))
        if touch not in self._kept:
            self._kept[touch] = self._new(has_touch=touch)
            self._serve(self._kept[touch], lambda: self._kept_bridge)
        page = self._kept[touch]
        page.mouse.move(0, 0)
        page.set_viewport_size(size)
        page.emulate_media(**media)
        return page

    def connect(self, page: Page, bridge: Bridge) -> None:
        """Make the widget at the other end of a bridge the model of a page."""
        if page in self._kept.values():
            self._kept_bridge = bridge
        else:
            self._serve(page, lambda: bridge)

    def _serve(self, page: Page, bridge: Callable[[], Bridge | None]) -> None:
        def current() -> Bridge:
            found = bridge()
            assert found is not None, "no widget is at the other end"
            return found

        page.expose_function(
            "kernelSend", lambda data: json.dumps(current().send(json.loads(data)))
        )
        page.expose_function("kernelState", lambda: json.dumps(current().state()))

    def _new(self, **options: Any) -> Page:
        context = self.browser.new_context(proxy={"server": self.proxy.address}, **options)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        # Warnings about a frame's sandbox concern the host, not the widget.
        if message.type in {"error", "warning"} and "sandbox" not in message.text:
            self.problems.append(message.text)


def axe(page: Page, within: str = "#root") -> list[str]:
    """Return violations of accessibility rules below an element, in both colour schemes.

    Names, roles and the rest are the same in both, so the second is checked only for colour. Forced
    colours are the system's: axe would judge those that the page asked for.
    """
    page.evaluate(AXE.read_text())
    found = []
    colours = ["color-contrast", "link-in-text-block"]
    looks: tuple[tuple[Literal["light", "dark"], list[str] | None], ...]
    looks = (("light", None), ("dark", colours))
    for scheme, rules in looks:
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate(
            """async ([within, rules]) => {
              // Passed checks are not needed, and style sheets need not be fetched again.
              const asked = { resultTypes: ["violations"], preload: false };
              // axe would consider an unpainted page hidden.
              const { style } = document.documentElement;
              style.opacity = "1";
              const { violations } =
                await axe.run(within, rules ? { ...asked, runOnly: rules } : asked);
              style.removeProperty("opacity");
              return violations.map((v) =>
                `${v.id}: ${v.help} (${v.nodes.length}) ${v.nodes[0].html.slice(0, 120)}`);
            }""",
            [within, rules],
        )
    return list(found)


def resize(page: Page, width: int, height: int) -> None:
    """Resize the window, and wait until the result is drawn."""
    size: ViewportSize = {"width": width, "height": height}
    if page.viewport_size != size:
        page.set_viewport_size(size)
    drawn(page)


DRAWN = "await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));"
"""Code by which an async function of a page waits until the result of a resize is drawn."""


def drawn(page: Page) -> None:
    """Wait until the result of a resize is drawn."""
    page.evaluate(f"async () => {{ {DRAWN} }}")


def look(page: Page) -> None:
    """Wait as long as a person takes to see a new screen, before the next press."""
    page.evaluate("() => window.passTime(500)")


@pytest.fixture(scope="session")
def _pages(browser: Browser) -> Iterator[Pages]:
    # Nothing from earlier tests needs to stay open during these.
    for context in browser.contexts:
        context.close()
    pages = Pages(browser)
    yield pages
    pages.proxy.shutdown()
    pages.proxy.server_close()


@pytest.fixture
def pages(request: pytest.FixtureRequest, _pages: Pages) -> Iterator[Pages]:
    """Open pages, and check at the end that none of them has reported a problem."""
    failed = request.session.testsfailed
    _pages.begin()
    yield _pages
    _pages.end()
    _pages.problems += _pages.proxy.missed
    if _pages.problems or request.session.testsfailed > failed:
        _pages.spoil()
    assert _pages.problems == [], _pages.problems


@pytest.fixture
def spoils_its_page(pages: Pages) -> Iterator[None]:
    """Replace the page of a test that changes it permanently."""
    yield
    pages.spoil()


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
        # A script that runs first on a page cannot be removed again.
        page = pages.open(width, height, own=True, **options)
        whole = {"language": "en", "words": page_source("en"), **traits}
        page.add_init_script(f"window.initial = {json.dumps(whole)}")
        page.goto(f"{ORIGIN}/index.html")
        page.wait_for_function("() => window.ready")
        return page

    return go


def shown_in(page: Page) -> Frame:
    """Return the frame inside a page."""
    frame = page.query_selector("iframe")
    assert frame is not None
    shown = frame.content_frame()
    assert shown is not None
    return shown


class Line:
    """A Python widget of this process, and its messages to its page."""

    def __init__(self, widget: Any, outgoing: list[dict[str, Any]]) -> None:
        self.widget = widget
        self._outgoing = outgoing

    def state(self) -> dict[str, Any]:
        """Return the traits that a page receives with the widget, except for its code."""
        widget = self.widget
        whole = self._whole({**widget.get_state(), **widget.live.get_state()})
        del whole["_esm"]
        return dict(json.loads(json.dumps(whole)))

    def _whole(self, state: dict[str, Any]) -> dict[str, Any]:
        """Add the data that widgets share, which the state of a single widget leaves out."""
        shared, language = self.widget.shared, self.widget.language
        return {
            name: shared.value(name, language) if value is None else value
            for name, value in state.items()
        }

    def drain(self) -> list[dict[str, Any]]:
        """Return the messages that the widget has sent since the last time."""
        sent = []
        while self._outgoing:
            data = self._outgoing.pop(0)
            if data.get("method") == "update":
                data = {**data, "state": self._whole(data["state"])}
            # Only tests of the browser's storage look at messages about it.
            if data.get("method") == "update" or {"table", "told"} & {*data.get("content", ())}:
                sent.append(data)
        return list(json.loads(json.dumps(sent)))

    def send(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        """Hand a message of the page to the widget; return its answers."""
        # A kernel drops messages that a page still sends to a closed widget.
        if self.widget.comm is not None:
            self.widget.comm.handle_msg({"content": {"data": data}, "buffers": []})
        return self.drain()


class Bridge(Line):
    """A page whose model is a Python widget of this process.

    Traits, validators, observers and the sync protocol are real; only the transport is replaced.
    What the widget sends while it handles a message of the page is delivered at once; what it sends
    later (a bot's step, a change made by the test) is delivered by `push`.
    """

    def __init__(self, widget: Any, page: Page, outgoing: list[dict[str, Any]]) -> None:
        super().__init__(widget, outgoing)
        self.page = page
        self.frame: Frame = page.main_frame

    def let_bots_play(self) -> None:
        """Wait until the bots have finished, and deliver the result."""
        assert self.widget._relay.driver.join(60)
        self.push()

    @property
    def root(self) -> Locator:
        """The element of the widget."""
        return self.frame.locator("[data-risk-widget]").first

    def speak(self, language: str) -> None:
        """Choose another language, and wait until the page is drawn in it."""
        self.widget.language = language
        self.push()
        drawn(self.page)

    def push(self) -> None:
        """Deliver the messages that the widget has sent unasked."""
        self.frame.evaluate("(messages) => window.fromPython(messages)", json.dumps(self.drain()))

    def push_until(self, ready: Callable[[], Any]) -> None:
        """Deliver the widget's messages, even those of other threads, until the page is `ready`."""
        for _ in range(300):
            self.push()
            if ready():
                return
            drawn(self.page)
        raise AssertionError("it has not come")


def take_the_screen(widget: Any) -> None:
    """Hand the screen over to the next person."""
    snapshot = widget.state
    if snapshot["screen"] == "handover":
        ready = {"type": "ready", "seat": snapshot["handover"]["to"]}
        widget._relay.receive([{"id": "taken", "base_seq": snapshot["seq"], "action": ready}])
        assert widget.state["screen"] != "handover"


@pytest.fixture
def outgoing(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """List the messages that the test's widgets send, which reach no page without help."""
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
    return outgoing


@pytest.fixture
def bridged(pages: Pages, outgoing: list[dict[str, Any]]) -> Callable[..., Bridge]:
    """Open the built widget over a real Python widget: `bridged(lambda: RiskWidget(game))`.

    `at` is the page of another origin that shows it in a frame, if any; `before` is a script that
    this page and the frame run first.
    """

    def go(
        make: Callable[[], Any],
        width: int = 1280,
        height: int = 900,
        *,
        at: str | None = None,
        before: str | None = None,
        **options: Any,
    ) -> Bridge:
        widget = make()
        widget._repr_mimebundle_()
        own = options.pop("own", False) or before is not None
        page = pages.open(width, height, own=own, **options)
        if before is not None:
            page.add_init_script(before)
        bridge = Bridge(widget, page, outgoing)
        pages.connect(page, bridge)
        if at is None:
            page.goto(f"{ORIGIN}/index.html")
        else:
            page.goto(f"{HOST}/{at}")
            bridge.frame = shown_in(page)
        bridge.frame.wait_for_function("() => window.ready")
        bridge.drain()
        return bridge

    return go
