"""Firefox, controlled through its own protocol.

Playwright controls only a Firefox of its own. Whatever a `Clicker` needs of Playwright's pages and
elements is offered here under the same names.
"""

from __future__ import annotations

import json
import os
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self

from tests.servers import Server

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60
"""The seconds in which the browser must answer."""

PREFERENCES = {
    "marionette.port": 0,  # A free port, which the browser reports.
    "remote.log.level": "Info",
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}

CALL = """
const [source, args, done] = arguments;
const root = document.querySelector("[data-risk-widget]");
Promise.resolve()
  .then(() => (0, eval)(`(${source})`)(root, ...args))
  .then((value) => done({ value }), (error) => done({ error: `${error}` }));
"""
"""A script that calls a function with the widget's element, and waits for the result."""

KEYS = {"Shift": "\ue008", "Escape": "\ue00c"}


class Firefox:
    """Firefox without a window, with a profile of its own."""

    def __init__(self, program: str, folder: Path, width: int, height: int) -> None:
        """Start Firefox and open an empty page; `folder` is for the profile."""
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items())
        (folder / "user.js").write_text("".join(lines))
        self._server = Server(
            [program, "--headless", "--marionette", "--no-remote", "--profile", folder],
            environment={**os.environ, "HOME": str(folder)},
            says=r"Listening on port (\d+)",
        )
        port = int(self._server.url.rstrip("/"))
        self._socket = socket.create_connection(("127.0.0.1", port), 2 * PATIENCE)
        self._asked = 0
        self._receive()  # The browser introduces itself.
        timeouts = {"script": PATIENCE * 1000}
        self.ask("NewSession", capabilities={"alwaysMatch": {"timeouts": timeouts}})
        self.ask("SetWindowRect", width=width, height=height)

    def ask(self, command: str, **values: Any) -> Any:
        """Send a WebDriver command and return its result."""
        self._asked += 1
        text = json.dumps([0, self._asked, f"WebDriver:{command}", values]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, found = self._receive()
        assert error is None, f"{command}: {error}"
        return found

    def _receive(self) -> Any:
        """Receive one message: its length, a colon, and JSON."""
        head = b""
        while not head.endswith(b":"):
            head += self._read(1)
        return json.loads(self._read(int(head[:-1])))

    def _read(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self._socket.recv(size - len(data))
            assert more, "Firefox has gone"
            data += more
        return data

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        with suppress(OSError):
            self._socket.close()
        self._server.stop()


class Widget:
    """The widget's element on a page in Firefox."""

    def __init__(self, firefox: Firefox) -> None:
        self._firefox = firefox
        self.page = self
        self.mouse = Mouse(firefox)
        self.keyboard = Keyboard(firefox)

    def element_handle(self) -> Self:
        """Return the object itself, which looks the element up at each call."""
        return self

    def evaluate(self, source: str, *args: Any) -> Any:
        """Return the result of a page's function for the element."""
        asked = [source, list(args)]
        found = self._firefox.ask("ExecuteAsyncScript", script=CALL, args=asked)["value"]
        assert "error" not in found, found
        return found.get("value")

    def get_attribute(self, name: str) -> str | None:
        """Return an attribute of the element."""
        value: str | None = self.evaluate("(root, name) => root.getAttribute(name)", name)
        return value

    def locator(self, selector: str) -> Slider:
        """Return a slider below the element."""
        return Slider(self, selector)

    def press(self, key: str) -> None:
        """Press a key at the element."""
        self.evaluate("(root) => root.focus()")
        self.keyboard.press(key)


class Slider:
    """A slider that is set as if it had been dragged."""

    def __init__(self, widget: Widget, selector: str) -> None:
        self._widget = widget
        self._selector = selector

    def fill(self, value: str) -> None:
        """Set the slider's value."""
        self._widget.evaluate(
            """(root, selector, value) => {
              const slider = root.querySelector(selector);
              slider.value = value;
              for (const type of ["input", "change"]) {
                slider.dispatchEvent(new Event(type, { bubbles: true }));
              }
            }""",
            self._selector,
            value,
        )


class Mouse:
    """The mouse in Firefox."""

    def __init__(self, firefox: Firefox) -> None:
        self._firefox = firefox

    def click(self, x: float, y: float) -> None:
        """Move there, and click."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        kind = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self._firefox.ask("PerformActions", actions=[{**kind, "actions": steps}])


class Keyboard:
    """The keyboard in Firefox."""

    def __init__(self, firefox: Firefox) -> None:
        self._firefox = firefox

    def _do(self, key: str, *types: str) -> None:
        steps = [{"type": each, "value": KEYS.get(key, key)} for each in types]
        keys = {"type": "key", "id": "keyboard", "actions": steps}
        self._firefox.ask("PerformActions", actions=[keys])

    def down(self, key: str) -> None:
        """Press a key and hold it."""
        self._do(key, "keyDown")

    def up(self, key: str) -> None:
        """Release a key."""
        self._do(key, "keyUp")

    def press(self, key: str) -> None:
        """Press and release a key."""
        self._do(key, "keyDown", "keyUp")
