"""The server between a game's host and its guests: it knows no game and keeps no secret.

It stands in a notebook's Jupyter server, as an extension, or is a process of its own:
``python -m risk_widget.widget.table.server``. A kernel dials in with the host's key and says who
may come in, by digests of their secrets. A guest's page, which anybody may load, sends its secret
as its first message: so it is in no address, and in no log.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import secrets
import sys
from collections import deque
from hashlib import sha256
from html import escape
from itertools import count
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

from tornado import web, websocket
from tornado.httpserver import HTTPServer
from tornado.iostream import StreamClosedError
from tornado.netutil import bind_sockets

from risk_widget.messages import current_language, say, spoken, use_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.json_types import JsonObject, JsonView

ROUTE: Final = "risk-widget"
"""The path of all addresses of a table."""
MOST_CONNECTIONS: Final = 128
"""Connections of guests to a server, with those that have not identified themselves."""
MOST_BYTES: Final = 64 * 1024
"""Size of a guest's message."""
RATE: Final = 20.0
"""Messages a second from a guest, on average; more are read with a delay."""
BURST: Final = 40
JOIN_TIME: Final = 10.0
"""Seconds that a guest has to identify itself."""
WRONG_DELAY: Final = 1.0
"""Seconds before a wrong secret or code is answered."""
CODES_A_MINUTE: Final = 30
"""Codes tried in a minute, by everybody together."""
GRACE: Final = 60.0
"""Seconds that guests wait for a host to reconnect."""
IDLE: Final = 4 * 3600.0
"""Seconds of silence before a table is closed."""
MOST_UNSENT: Final = 256
"""Messages waiting for one guest; a page that reads none is disconnected, and reconnects."""

STATIC: Final = Path(__file__).parents[2] / "static"
FILES: Final = {
    "widget.js": "text/javascript",
    "widget.css": "text/css",
    "table.js": "text/javascript",
    "table.css": "text/css",
}
PAGE_WORDS: Final = (
    "table-name", "table-code", "table-enter", "table-refused", "table-away", "table-cut-off",
    "table-closed", "table-full", "table-seat", "table-bot", "table-left", "table-joining",
    "table-again", "table-leave",
)  # fmt: skip
"""The texts of the guests' page before the widget has loaded."""

POLICY: Final = "; ".join(
    " ".join(rule)
    for rule in (
        ("default-src", "'none'"),
        ("script-src", "'self'"),
        ("style-src", "'self'"),
        ("style-src-attr", "'unsafe-inline'"),
        ("img-src", "'self'", "data:", "blob:"),
        ("font-src", "'self'", "data:"),
        ("connect-src", "'self'"),
        ("base-uri", "'none'"),
        ("form-action", "'none'"),
        ("frame-ancestors", "'none'"),
    )
)


def digest(secret: str) -> str:
    """The hash by which the server knows a secret."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def plain_code(text: str) -> str:
    """A short code in capitals, without separators."""
    return "".join(sign for sign in text.upper() if sign.isalnum())


# ---- hosts and guests ----------------------------------------------------------------------------


class Bucket:
    """A limit on the rate of messages, with room for a burst."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._then = float(burst), clock()

    def take(self) -> float:
        """Count a message; return the seconds to wait before reading it."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate) - 1
        self._then = now
        return max(0.0, -self._left / self._rate)


class Tables:
    """All tables of a server.

    Args:
        key: that a host must know.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.hosts: dict[str, TableHost] = {}
        self.connections = 0
        self._codes: deque[float] = deque()

    def find(self, secret: str, code: str) -> tuple[TableHost, str, str] | None:
        """The table and the place that a secret or a code opens, and which of the two it was.

        All are compared, and each in constant time.
        """
        asked, by = (digest(secret), "link") if secret else (digest(plain_code(code)), "code")
        if by == "code" and not self._may_try():
            return None
        found = None
        for host in self.hosts.values():
            for place, known in host.places.items():
                if hmac.compare_digest(asked, known[by]):
                    found = host, place, by
        return found

    def _may_try(self) -> bool:
        now = asyncio.get_running_loop().time()
        while self._codes and now - self._codes[0] > 60:
            self._codes.popleft()
        if len(self._codes) >= CODES_A_MINUTE:
            return False
        self._codes.append(now)
        return True


class TableHost:
    """The server's side of a table: its kernel, its guests, and the secrets of its places."""

    def __init__(self, tables: Tables, name: str) -> None:
        self.name = name
        self.places: dict[str, dict[str, str]] = {}
        self.guests: dict[int, GuestSocket] = {}
        self._tables = tables
        self._numbers = count(1)
        self._kernel: HostSocket | None = None
        self._end: asyncio.TimerHandle | None = None

    def connect(self, kernel: HostSocket) -> None:
        """Connect the kernel, or reconnect it."""
        if self._kernel is not None:
            self._kernel.close(4409, "again")
        self._kernel = kernel
        self._wait(IDLE)
        for number, guest in self.guests.items():
            self.tell_kernel(guest.introduction(number))
            guest.tell({"type": "back"})

    def disconnect(self, kernel: HostSocket) -> None:
        """Disconnect the kernel; its guests wait a while."""
        if kernel is not self._kernel:
            return
        self._kernel = None
        self._wait(GRACE)
        for guest in self.guests.values():
            guest.tell({"type": "away"})

    def close(self) -> None:
        """Close the table."""
        self._tables.hosts.pop(self.name, None)
        if self._end is not None:
            self._end.cancel()
        for guest in list(self.guests.values()):
            guest.send_away("closed")
        if self._kernel is not None:
            self._kernel.close(4408, "closed")

    def _wait(self, seconds: float) -> None:
        if self._end is not None:
            self._end.cancel()
        self._end = asyncio.get_running_loop().call_later(seconds, self.close)

    def tell_kernel(self, message: JsonView) -> None:
        """Pass a message to the kernel if it is connected; guests repeat what is lost."""
        if self._kernel is not None:
            self._kernel.tell(message)

    def handle(self, message: JsonView) -> None:
        """Handle a message of the kernel, for its guests or about them."""
        self._wait(IDLE)
        kind = message.get("type")
        if kind == "admit":
            self.places = {
                str(place): {"link": str(link), "code": str(code)}
                for place, (link, code) in message["places"].items()
            }
        elif kind == "close":
            self.close()
        elif (guest := self.guests.get(message.get("guest", -1))) is not None:
            if kind == "to":
                guest.tell(message["message"])
            elif kind == "drop":
                guest.send_away(str(message["why"]))

    def add(self, guest: GuestSocket) -> int:
        """Add a guest; return its number."""
        number = next(self._numbers)
        self.guests[number] = guest
        if self._kernel is None:
            guest.tell({"type": "away"})
        self.tell_kernel(guest.introduction(number))
        self._wait(IDLE if self._kernel else GRACE)
        return number

    def remove(self, number: int) -> None:
        """Remove a guest whose connection has ended."""
        if self.guests.pop(number, None) is not None:
            self.tell_kernel({"type": "gone", "guest": number})


# ---- what is on the line -------------------------------------------------------------------------


class _Line(websocket.WebSocketHandler):
    """A websocket whose messages are JSON objects, sent one after the other."""

    tables: Tables

    def initialize(self, tables: Tables) -> None:
        self.tables = tables
        self._unsent: asyncio.Queue[JsonObject | None] = asyncio.Queue(MOST_UNSENT)
        self._sender: asyncio.Task[None] | None = None

    async def get(self, *args: Any, **keys: Any) -> None:
        """Refuse pages of other origins, for which tornado does not always ask."""
        origin = self.request.headers.get("Origin")
        if origin is not None and not self.check_origin(origin):
            self.set_status(403)
            await self.finish()
            return
        await super().get(*args, **keys)

    def check_origin(self, origin: str) -> bool:
        """Whether a page is one of our own."""
        return urlsplit(origin).netloc.lower() == self.request.host.lower()

    def open(self, *_: str, **__: str) -> None:
        self.set_nodelay(True)
        self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while (message := await self._unsent.get()) is not None:
            try:
                await self.write_message(json.dumps(message, separators=(",", ":")))
            except (websocket.WebSocketClosedError, StreamClosedError):
                return
        self.close(4400, "")

    def tell(self, message: JsonView) -> None:
        """Send a message; disconnect whoever reads none."""
        try:
            self._unsent.put_nowait(dict(message))
        except asyncio.QueueFull:
            self.close(4413, "slow")

    def _read(self, text: str | bytes) -> JsonObject:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = None
        return message if isinstance(message, dict) else {}

    def on_close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()

    # Tables never compress: what is secret and what a guest chooses would be in one stream.
    def get_compression_options(self) -> None:
        return None


class HostSocket(_Line):
    """The connection of a kernel."""

    host: TableHost | None = None
    max_message_size = 16 * 1024 * 1024

    def check_origin(self, origin: str) -> bool:
        """Refuse all pages: a host is never a browser."""
        del origin
        return False

    async def on_message(self, text: str | bytes) -> None:
        """Handle a message of the kernel; the first one has the key."""
        message = self._read(text)
        if self.host is not None:
            self.host.handle(message)
            return
        key, name = message.get("key"), message.get("table")
        right = hmac.compare_digest(digest(str(key)), digest(self.tables.key))
        if not right or not isinstance(name, str):
            await asyncio.sleep(WRONG_DELAY)
            self.close(4404, "")
            return
        self.host = self.tables.hosts.setdefault(name, TableHost(self.tables, name))
        self.tell({"type": "hello"})
        self.host.handle(message)
        self.host.connect(self)

    def on_close(self) -> None:
        """Let the guests wait for the kernel."""
        super().on_close()
        if self.host is not None:
            self.host.disconnect(self)


class GuestSocket(_Line):
    """The connection of a guest's page."""

    host: TableHost | None = None
    max_message_size = MOST_BYTES

    def initialize(self, tables: Tables) -> None:
        """Begin with a full bucket, and an unknown guest."""
        super().initialize(tables)
        self._number = 0
        self._said: JsonObject = {}
        self._bucket = Bucket(RATE, BURST, asyncio.get_running_loop().time)
        self._patience: asyncio.TimerHandle | None = None
        self._counted = False

    async def get(self, *args: Any, **keys: Any) -> None:
        """Let a page in, if there is room."""
        if self.tables.connections >= MOST_CONNECTIONS:
            self.set_status(503)
            await self.finish()
            return
        await super().get(*args, **keys)

    def open(self, *_: str, **__: str) -> None:
        """Give the page a short time to identify itself."""
        super().open()
        self._counted = True
        self.tables.connections += 1
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(JOIN_TIME, self.close, 4404, "")

    def introduction(self, number: int) -> JsonObject:
        """The message that introduces the guest to the kernel."""
        return {"type": "join", "guest": number, **self._said}

    async def on_message(self, text: str | bytes) -> None:
        """Handle a message of the page; the first one has the secret."""
        # The next message is read when this one is dealt with: a flood fills its own line alone.
        await asyncio.sleep(self._bucket.take())
        message = self._read(text)
        kind, said = message.get("type"), message.get("said")
        if self.host is None:
            await self._join(message)
        elif kind == "items":
            self.host.tell_kernel({"type": "items", "guest": self._number, "said": said})
        elif kind == "leave":
            self.host.tell_kernel({"type": "leave", "guest": self._number})
        elif kind == "ping":
            self.tell({"type": "pong"})

    async def _join(self, message: JsonObject) -> None:
        secret, code = message.get("secret"), message.get("code")
        secret = secret if isinstance(secret, str) else ""
        found = self.tables.find(secret, code if isinstance(code, str) else "")
        if found is None:
            # Whoever sends no secret at all is answered in the same way, and as late.
            await asyncio.sleep(WRONG_DELAY)
            self.send_away("refused")
            return
        if self._patience is not None:
            self._patience.cancel()
        self.host, place, by = found
        self._said = {"place": place, "by": by, "said": message.get("said")}
        self._number = self.host.add(self)

    def send_away(self, why: str) -> None:
        """Say why, and close."""
        if self.host is not None:
            self.host.guests.pop(self._number, None)
        self.tell({"type": "bye", "why": why})
        try:
            self._unsent.put_nowait(None)
        except asyncio.QueueFull:
            self.close(4413, "slow")

    def on_close(self) -> None:
        """Tell the kernel that the guest is gone."""
        super().on_close()
        if self._patience is not None:
            self._patience.cancel()
        if self._counted:
            self.tables.connections -= 1
        if self.host is not None:
            self.host.remove(self._number)


# ---- pages ---------------------------------------------------------------------------------------


class _Quiet(web.RequestHandler):
    """A request answered with headers of our own, also inside a Jupyter server."""

    def set_default_headers(self) -> None:
        self.set_header("Content-Security-Policy", POLICY)
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Cache-Control", "no-cache")

    def check_xsrf_cookie(self) -> None:
        """Nothing is changed by requests of pages."""


class GuestPage(_Quiet):
    """The page of a guest: the same for everybody who reads the same language."""

    def get(self) -> None:
        """Answer with the page."""
        self.set_header("Content-Type", _in_utf8("text/html"))
        self.set_header("Vary", "Accept-Language")
        tags = self.request.headers.get("Accept-Language", "").split(",")
        with use_language(spoken(tag.partition(";")[0] for tag in tags) or current_language()):
            self.finish(guest_page())


class GuestFile(_Quiet):
    """A file that the page loads."""

    def get(self, name: str) -> None:
        """Answer with a file of the front end, and no other."""
        path = STATIC / name
        if name not in FILES or not path.is_file():
            raise web.HTTPError(404)
        self.set_header("Content-Type", _in_utf8(FILES[name]))
        self.finish(path.read_bytes())


def _in_utf8(kind: str) -> str:
    return f"{kind};charset=utf-8"


def guest_page() -> str:
    """The guests' page as HTML."""
    text = (Path(__file__).parent / "guest.html").read_text(encoding="utf-8")
    words = {name: say(name) for name in PAGE_WORDS}
    return Template(text).substitute(
        language=escape(current_language()),
        title=escape(say("table-title")),
        no_script=escape(say("table-no-script")),
        words=escape(json.dumps(words)),
    )


def routes(tables: Tables, base: str = "/") -> list[tuple[str, type[web.RequestHandler], Any]]:
    """All routes of a table, below the address of the server."""
    root, given = f"{base.rstrip('/')}/{ROUTE}", {"tables": tables}
    return [
        (f"{root}/", GuestPage, {}),
        (f"{root}/file/([a-z.]+)", GuestFile, {}),
        (f"{root}/guest", GuestSocket, given),
        (f"{root}/host", HostSocket, given),
    ]


# ---- as an extension of a Jupyter server ---------------------------------------------------------


def key_file(runtime: str, pid: int) -> Path:
    """The file with a Jupyter server's key for its kernels, readable by its user alone."""
    return Path(runtime) / f"{ROUTE}-{pid}.json"


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "risk_widget.widget.table.server"}]


def _load_jupyter_server_extension(app: Any) -> None:
    """Add the table's routes to a Jupyter server; none of its own becomes open by that."""
    import atexit

    from jupyter_core.paths import secure_write

    key = secrets.token_urlsafe(32)
    handlers = routes(Tables(key), app.base_url)
    for _, handler, _ in handlers:
        _leave_open(handler)
    app.web_app.add_handlers(".*$", handlers)
    path = key_file(app.runtime_dir, os.getpid())
    path.parent.mkdir(parents=True, exist_ok=True)
    with secure_write(str(path)) as file:
        file.write(json.dumps({"key": key}))
    atexit.register(path.unlink, missing_ok=True)


def _leave_open(handler: type[web.RequestHandler]) -> None:
    """Say that a route needs no token of the Jupyter server: it asks for a secret of its own."""
    try:
        from jupyter_server.auth.decorator import allow_unauthenticated
    except ImportError:  # a server that does not ask
        return
    setattr(handler, "get", allow_unauthenticated(handler.get))  # noqa: B010


# ---- as a process of its own ---------------------------------------------------------------------


async def serve(key: str, address: str, port: int = 0) -> tuple[HTTPServer, int]:
    """Listen at one address; return the server and the port."""
    application = web.Application(cast("Any", routes(Tables(key))), log_function=_nothing)
    server = HTTPServer(application)
    sockets = bind_sockets(port, address)
    server.add_sockets(sockets)
    return server, int(sockets[0].getsockname()[1])


def _nothing(_: object) -> None:
    """Log no requests."""


async def _main() -> None:
    """Serve until the kernel that started this is gone: then its end of the pipe is closed."""
    loop = asyncio.get_running_loop()
    wish = json.loads(await loop.run_in_executor(None, sys.stdin.readline))
    _, port = await serve(wish["key"], wish["address"])
    sys.stdout.write(json.dumps({"port": port}) + "\n")
    sys.stdout.flush()
    await loop.run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(_main())
