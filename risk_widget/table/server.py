"""The server between a game's host and its guests, which knows no game and stores no secret.

It is an extension of a notebook's Jupyter server, or a process of its own:
``python -m risk_widget.table.server``. A kernel connects with the host's key and says who
may come in, by digests of their secrets. A guest's page, which anybody may load, sends its secret
as its first message, so that the secret is in no address and in no log.

Anybody may open a connection. So until a connection has said who it is, which must be soon, the
server reads nothing longer than an introduction from it. The bytes that one guest can make
the server or the kernel store or send are limited.
"""

from __future__ import annotations

import asyncio
import gzip
import hmac
import json
import os
import re
import secrets
import socket
import sys
import unicodedata
from collections import deque
from functools import lru_cache
from hashlib import sha256
from html import escape
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit
from weakref import WeakSet

from tornado import web, websocket
from tornado.httpserver import HTTPServer
from tornado.iostream import StreamClosedError
from tornado.netutil import bind_sockets

from risk_widget.messages import current_language, say, spoken, use_language

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tornado.iostream import IOStream

    from risk_widget.reading.json_types import JsonObject, JsonView

ROUTE: Final = "risk-widget"
"""The path of all addresses of a table."""
KEY_HEADER: Final = "Risk-Widget-Key"
"""The header with the host's key, which a kernel sends before anything else is read from it."""
MOST_STRANGERS: Final = 128
"""The most connections that have not said who they are; one more closes the oldest."""
MOST_LINES: Final = 200
"""The most guests' connections to one table; the kernel allows fewer, but it may be absent."""
MOST_REQUESTS: Final = 512
"""The most connections to our own server that are not guests' yet; one more closes the oldest."""
FIRST_BYTES: Final = 4 * 1024
"""The size limit of the message in which a guest says who it is, in bytes."""
MOST_BYTES: Final = 64 * 1024
"""The size limit of a guest's later messages, and of a request, in bytes."""
RATE: Final = 20.0
"""Messages per second from a guest, on average; those of a faster guest are read with a delay."""
BURST: Final = 40
JOIN_TIME: Final = 10.0
"""The seconds within which a connection must identify itself, and a request must be complete."""
WRONG_DELAY: Final = 1.0
"""The seconds before a wrong secret or code is answered."""
SILENCE: Final = 20.0
"""The seconds without a message after which a guest counts as away."""
GRACE: Final = 60.0
"""The seconds that guests wait for their host to reconnect."""
IDLE: Final = 4 * 3600.0
"""The seconds of silence before a table is closed."""
MOST_UNSENT: Final = 2 * 1024 * 1024
"""The most bytes waiting for one guest; a page that reads too slowly has to reconnect."""

STATIC: Final = Path(__file__).parents[1] / "static"
FILES: Final = {
    "widget.js": "text/javascript",
    "widget.css": "text/css",
    "table.js": "text/javascript",
    "table.css": "text/css",
}
PAGE_WORDS: Final = (
    "table-name", "table-code", "table-enter", "table-refused", "table-away", "table-cut-off",
    "table-closed", "table-full", "table-seat", "table-bot", "table-left", "table-joining",
    "table-again", "table-leave", "table-busy", "table-sent-away",
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
    """Hash a secret, so that the server can recognise it."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def plain_code(text: str) -> str:
    """Convert a typed code to plain capitals without separators, from any keyboard."""
    plain = unicodedata.normalize("NFKC", text).upper()
    return "".join(sign for sign in plain if sign.isalnum())


def as_text(message: JsonView) -> str:
    """Format JSON data for sending, in ASCII, so that each character is one byte."""
    return json.dumps(message, separators=(",", ":"))


def _with_shared(message: JsonView, shared: str) -> str:
    """Format a message as text, adding shared traits that are already text."""
    rest = as_text({name: value for name, value in message.items() if name != "traits"})
    return f'{rest[:-1]},"traits":{shared[:-1]},{as_text(message["traits"])[1:]}}}'


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
        key: the key that a host must know.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.hosts: dict[str, TableHost] = {}
        # Whether a kernel has connected. Until then, everybody else is refused.
        self.opened = False
        # Connections that have not said who they are, the oldest first.
        self.strangers: dict[GuestSocket, None] = {}

    def receive(self, stranger: GuestSocket) -> None:
        """Add a connection that is still unidentified; close the oldest if there are too many."""
        while len(self.strangers) >= MOST_STRANGERS:
            oldest = next(iter(self.strangers))
            del self.strangers[oldest]
            oldest.make_room()
        self.strangers[stranger] = None

    def find(self, secret: str, code: str) -> tuple[TableHost, str, str] | None:
        """Find the table and place that a secret or a code opens, and say which it was.

        All secrets are compared, each in constant time. Codes may be tried at any rate: a common
        limit would keep out a class while one stranger tries. A code has forty bits, so guessing is
        hopeless for a connection that waits for each answer and gives way to newer ones.
        """
        asked, by = (digest(secret), "link") if secret else (digest(plain_code(code)), "code")
        found = None
        for host in self.hosts.values():
            for place, known in host.places.items():
                if hmac.compare_digest(asked, known[by]):
                    found = host, place, by
        return found


class TableHost:
    """The server's side of a table: its kernel, its guests, and the secrets of its places."""

    def __init__(self, tables: Tables, name: str) -> None:
        self.name = name
        self.places: dict[str, dict[str, str]] = {}
        self.guests: dict[int, GuestSocket] = {}
        # Traits that are the same for many guests, as text, by the kernel's number for each set.
        self.shared: dict[int, str] = {}
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
            guest.begin_anew()
            self.tell_kernel(guest.introduction(number))
            guest.tell({"type": "back"})

    def disconnect(self, kernel: HostSocket) -> None:
        """Disconnect the kernel, for which the guests wait a while."""
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

    def tell_kernel(self, message: JsonView) -> bool:
        """Pass a message to the kernel if it is connected; return whether it is."""
        if self._kernel is None:
            return False
        self._kernel.tell(message)
        return True

    def handle(self, message: JsonView) -> None:
        """Handle a message from the kernel, for its guests or about them."""
        self._wait(IDLE)
        kind = message.get("type")
        if kind == "admit":
            self.places = {
                str(place): {"link": str(link), "code": str(code)}
                for place, (link, code) in message["places"].items()
            }
        elif kind == "share":
            self.shared[int(message["number"])] = as_text(message["traits"])
        elif kind == "close":
            self.close()
        elif (guest := self.guests.get(message.get("guest", -1))) is not None:
            if kind == "to":
                guest.tell(message["message"], self.shared.get(message.get("shared", -1)))
            elif kind == "taken":
                guest.taken()
            elif kind == "drop":
                guest.send_away(str(message["why"]))

    def add(self, guest: GuestSocket) -> int | None:
        """Add a guest; return its number, or None if there are too many."""
        if len(self.guests) >= MOST_LINES:
            return None
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


# ---- connections ---------------------------------------------------------------------------------


class _Line(websocket.WebSocketHandler):
    """A websocket whose messages are JSON objects, sent one after the other."""

    tables: Tables

    def initialize(self, tables: Tables) -> None:
        self.tables = tables
        self._unsent: deque[str | None] = deque()
        self._bytes_unsent = 0
        self._to_send = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._ended = False

    async def get(self, *args: Any, **keys: Any) -> None:
        """Refuse pages from other origins, which tornado does not always check."""
        origin = self.request.headers.get("Origin")
        if not is_own_name(self) or (origin is not None and not self.check_origin(origin)):
            await self._refuse(403)
            return
        await super().get(*args, **keys)

    async def _refuse(self, status: int) -> None:
        self.set_status(status)
        await self.finish()

    def check_origin(self, origin: str) -> bool:
        """Whether a page is one of our own, or from an origin that the notebook's server allows."""
        if urlsplit(origin).netloc.lower() == self.request.host.lower():
            return True
        allowed = self.settings.get("allow_origin")
        if allowed:
            return allowed in ("*", origin)
        pattern = self.settings.get("allow_origin_pat")
        return pattern is not None and pattern != "" and re.match(pattern, origin) is not None

    def open(self, *_: str, **__: str) -> None:
        """Give the connection a short time to identify itself."""
        self.set_nodelay(True)
        self._sender = asyncio.create_task(self._send())
        self._hear_within(JOIN_TIME)
        wire: Any = self.ws_connection  # tornado's types lack the size of a message
        self._wire, self._stream = wire, cast("IOStream", wire.stream)
        _WEBSOCKETS.add(self._stream)

    def _hear_within(self, seconds: float) -> None:
        """Close the connection unless this is called again within ``seconds``."""
        if self._patience is not None:
            self._patience.cancel()
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(seconds, self.end, 4404, "")

    async def _send(self) -> None:
        while True:
            while not self._unsent:
                self._to_send.clear()
                await self._to_send.wait()
            text = self._unsent.popleft()
            if text is None:
                self.close(4400, "")
                return
            try:
                await self.write_message(text)
            except (websocket.WebSocketClosedError, StreamClosedError):
                return
            self._bytes_unsent -= len(text)

    def tell(self, message: JsonView, shared: str | None = None) -> None:
        """Send a message; disconnect a reader that is too slow.

        Args:
            message: JSON data.
            shared: traits to add to the message's own, as text.
        """
        if self._ended:
            return
        text = as_text(message) if shared is None else _with_shared(message, shared)
        if self._bytes_unsent + len(text) > self._most_unsent:
            self.end(4413, "slow")
            return
        self._bytes_unsent += len(text)
        self._unsent.append(text)
        self._to_send.set()

    _most_unsent = MOST_UNSENT

    def end(self, code: int, why: str) -> None:
        """Close the connection at once, and drop all that is still to be sent."""
        self._ended = True
        if self._sender is not None:
            self._sender.cancel()
        self._unsent.clear()
        self._bytes_unsent = 0
        self.close(code, why)
        self._left()

    def _left(self) -> None:
        """Report the end of the connection to the other side."""

    def _read(self, text: str | bytes) -> JsonObject:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = None
        return message if isinstance(message, dict) else {}

    def on_close(self) -> None:
        self._ended = True
        if self._sender is not None:
            self._sender.cancel()
        if self._patience is not None:
            self._patience.cancel()
        self._left()

    # Tables never compress: secrets compressed together with a guest's own text could be guessed
    # from the length.
    def get_compression_options(self) -> None:
        return None


_WEBSOCKETS: Final[WeakSet[IOStream]] = WeakSet()
"""The connections that have become websockets."""


def is_own_name(handler: web.RequestHandler) -> bool:
    """Whether a request uses one of the server's own names.

    A foreign page can have a name that leads here as well, but not one of the following: addresses,
    names of the local network, and names that the host has given; in a notebook's server, the names
    that it accepts itself.
    """
    settings = handler.settings
    name = (urlsplit(f"//{handler.request.host}").hostname or "").rstrip(".").lower()
    try:
        address = ip_address(name.partition("%")[0])
    except ValueError:
        address = None
    if "table_names" in settings:
        local = "." not in name or name.endswith(_LOCAL_NAMES)
        return address is not None or local or name in settings["table_names"]
    if settings.get("allow_remote_access", True):
        return True
    if address is not None:
        return address.is_loopback
    return name in settings.get("local_hostnames", ("localhost",))


_LOCAL_NAMES: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")


class HostSocket(_Line):
    """The connection of a kernel."""

    host: TableHost | None = None
    max_message_size = 16 * 1024 * 1024
    _most_unsent = 64 * 1024 * 1024  # a busy kernel reads late

    def check_origin(self, origin: str) -> bool:
        """Refuse all pages: a host is never a browser."""
        del origin
        return False

    async def get(self, *args: Any, **keys: Any) -> None:
        """Let in only a kernel that knows the key, before anything else is read."""
        key = self.request.headers.get(KEY_HEADER, "")
        if not hmac.compare_digest(digest(key), digest(self.tables.key)):
            await self._refuse(403)
            return
        await super().get(*args, **keys)

    async def on_message(self, text: str | bytes) -> None:
        """Handle a message from the kernel; the first one names the table."""
        message = self._read(text)
        if self.host is not None:
            self.host.handle(message)
            return
        name = message.get("table")
        if not isinstance(name, str):
            self.close(4404, "")
            return
        if self._patience is not None:
            self._patience.cancel()
        self.tables.opened = True
        self.host = self.tables.hosts.setdefault(name, TableHost(self.tables, name))
        self.tell({"type": "hello"})
        self.host.handle(message)
        self.host.connect(self)

    def _left(self) -> None:
        """Make the guests wait for the kernel."""
        if self.host is not None:
            self.host.disconnect(self)


class GuestSocket(_Line):
    """The connection of a guest's page."""

    host: TableHost | None = None
    max_message_size = FIRST_BYTES

    def initialize(self, tables: Tables) -> None:
        """Begin with a full bucket and an unknown guest."""
        super().initialize(tables)
        self._number = 0
        self._said: JsonObject = {}
        self._bucket = Bucket(RATE, BURST, asyncio.get_running_loop().time)
        # The newest message that has not been passed to the kernel yet, and whether the kernel is
        # still busy with the one before.
        self._news: list[object] = []
        self._at_work = False

    async def get(self, *args: Any, **keys: Any) -> None:
        """Let a page in once a kernel has connected."""
        if not self.tables.opened:
            await self._refuse(404)
            return
        await super().get(*args, **keys)

    def open(self, *_: str, **__: str) -> None:
        """Add the page as a stranger."""
        super().open()
        self.tables.receive(self)

    def introduction(self, number: int) -> JsonObject:
        """Build the message that introduces the guest to the kernel."""
        return {"type": "join", "guest": number, **self._said}

    def on_ping(self, data: bytes) -> None:
        """Close a connection that pings far too often; unlike messages, pings can't be delayed."""
        del data
        if self._bucket.take() > JOIN_TIME:
            self.end(4429, "busy")

    on_pong = on_ping

    async def on_message(self, text: str | bytes) -> None:
        """Handle a message from the page; the first one has the secret."""
        # The next message is read once this one is handled, so a flood delays only its own sender.
        await asyncio.sleep(self._bucket.take())
        if self.host is None:
            await self._join(self._read(text))
            return
        self._expect_more()
        message = self._read(text)
        kind = message.get("type")
        if kind == "items":
            self._news = [message.get("said")]
            self._pass_on()
        elif kind == "leave":
            self.host.tell_kernel({"type": "leave", "guest": self._number})
        elif kind == "ping":
            self.tell({"type": "pong"})

    def _pass_on(self) -> None:
        """Pass the newest message to the kernel, if it has handled the one before."""
        if self._news and not self._at_work and self.host is not None:
            self._at_work = self.host.tell_kernel(
                {"type": "items", "guest": self._number, "said": self._news.pop()}
            )

    def taken(self) -> None:
        """Record that the kernel has handled the last message."""
        self._at_work = False
        self._pass_on()

    def begin_anew(self) -> None:
        """Forget all messages for a kernel that is gone, since the page repeats them."""
        self._at_work = False
        self._news.clear()

    async def _join(self, message: JsonObject) -> None:
        secret, code = message.get("secret"), message.get("code")
        secret = secret if isinstance(secret, str) else ""
        found = self.tables.find(secret, code if isinstance(code, str) else "")
        if found is None:
            # A missing secret gets the same answer, after the same delay.
            await asyncio.sleep(WRONG_DELAY)
            self.send_away("refused")
            return
        if self._ended:
            return
        host, place, by = found
        self._said = {"place": place, "by": by, "said": message.get("said")}
        number = host.add(self)
        if number is None:
            self.send_away("full")
            return
        self.host, self._number = host, number
        self.tables.strangers.pop(self, None)
        self._wire.params.max_message_size = MOST_BYTES
        self._expect_more()

    def _expect_more(self) -> None:
        """Count the guest as away after a long silence.

        The page is asked meanwhile: browsers let a hidden page answer, but stop its timers.
        """
        if self._patience is not None:
            self._patience.cancel()
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(SILENCE / 2, self._ask_whether_there)

    def _ask_whether_there(self) -> None:
        self.tell({"type": "there"})
        self._hear_within(SILENCE / 2)

    def send_away(self, why: str) -> None:
        """Tell the guest why, and close."""
        if self.host is not None:
            self.host.guests.pop(self._number, None)
        self.tell({"type": "bye", "why": why})
        self._unsent.append(None)
        self._to_send.set()

    def make_room(self) -> None:
        """Tell the guest that there are too many guests, and close at once."""
        if self._ended:
            return
        told = self.write_message('{"type":"bye","why":"busy"}')
        told.add_done_callback(asyncio.Future.exception)  # the guest may be gone: ignore the error
        self.end(4429, "busy")
        self._stream.close()

    def _left(self) -> None:
        """Tell the kernel that the guest is gone."""
        self.tables.strangers.pop(self, None)
        if self.host is not None:
            self.host.remove(self._number)


# ---- pages ---------------------------------------------------------------------------------------


class _Quiet(web.RequestHandler):
    """A request handler that answers with our own headers, even inside a Jupyter server."""

    def set_default_headers(self) -> None:
        self.set_header("Content-Security-Policy", POLICY)
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Cache-Control", "no-cache")

    def initialize(self, tables: Tables) -> None:
        """Store the tables of the server."""
        self.tables = tables

    def prepare(self) -> None:
        """Refuse requests before a kernel has connected, and requests under a foreign host name."""
        if not is_own_name(self):
            raise web.HTTPError(403)
        if not self.tables.opened:
            raise web.HTTPError(404)

    def head(self, *args: str) -> None:
        """Answer with the headers alone."""
        self.get(*args)

    def check_xsrf_cookie(self) -> None:
        """Allow requests without a token, since no request from a page changes anything."""


class ToGuestPage(_Quiet):
    """A redirect from an address that was typed almost correctly."""

    def initialize(self, tables: Tables, page: str = "") -> None:
        """Store the address of the right page."""
        super().initialize(tables)
        self._page = page

    def get(self) -> None:
        """Redirect to the right page."""
        self.redirect(self._page)


class GuestPage(_Quiet):
    """The page of a guest, the same for everybody who reads the same language."""

    def get(self) -> None:
        """Send the page in the reader's language."""
        self.set_header("Content-Type", _in_utf8("text/html"))
        self.set_header("Vary", "Accept-Language")
        tags = self.request.headers.get("Accept-Language", "").split(",")
        with use_language(spoken(tag.partition(";")[0] for tag in tags) or current_language()):
            self.finish(guest_page())


class GuestFile(_Quiet):
    """A file that the guests' page loads."""

    def get(self, name: str) -> None:
        """Send a file of the front end, and no other."""
        path = STATIC / name
        if name not in FILES or not path.is_file():
            raise web.HTTPError(404)
        self.set_header("Content-Type", _in_utf8(FILES[name]))
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(_compressed(path, path.stat().st_mtime_ns))
        else:
            self.finish(path.read_bytes())


@lru_cache(maxsize=len(FILES))
def _compressed(path: Path, _changed: int) -> bytes:
    """Compress a file once for everybody, since a whole class loads it at the same time."""
    return gzip.compress(path.read_bytes(), mtime=0)


def _in_utf8(kind: str) -> str:
    return f"{kind};charset=utf-8"


def guest_page() -> str:
    """Build the guests' page as HTML."""
    text = (Path(__file__).parent / "guest.html").read_text(encoding="utf-8")
    words = {name: say(name) for name in PAGE_WORDS}
    return Template(text).substitute(
        language=escape(current_language()),
        title=escape(say("table-title")),
        no_script=escape(say("table-no-script")),
        words=escape(json.dumps(words)),
    )


def routes(tables: Tables, base: str = "/") -> list[tuple[str, type[web.RequestHandler], Any]]:
    """List all routes of a table, below the address of the server."""
    root, given = f"{base.rstrip('/')}/{ROUTE}", {"tables": tables}
    return [
        (f"{root}/", GuestPage, given),
        (root, ToGuestPage, {**given, "page": f"{root}/"}),
        (f"{root}/file/([a-z.]+)", GuestFile, given),
        (f"{root}/guest", GuestSocket, given),
        (f"{root}/host", HostSocket, given),
    ]


# ---- as an extension of a Jupyter server ---------------------------------------------------------


def key_file(runtime: str, pid: int) -> Path:
    """Return the file with a Jupyter server's key for its kernels, readable by its user alone."""
    return Path(runtime) / f"{ROUTE}-{pid}.json"


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "risk_widget.table.server"}]


def _load_jupyter_server_extension(app: Any) -> None:
    """Add the table's routes to a Jupyter server; its own routes stay protected."""
    import atexit

    from jupyter_core.paths import secure_write

    key = secrets.token_urlsafe(32)
    handlers = routes(Tables(key), app.base_url)
    for _, handler, _ in handlers:
        _leave_open(handler, "get")
        if issubclass(handler, _Quiet):
            _leave_open(handler, "head")
    app.web_app.add_handlers(".*$", handlers)
    path = key_file(app.runtime_dir, os.getpid())
    path.parent.mkdir(parents=True, exist_ok=True)
    with secure_write(str(path)) as file:
        file.write(json.dumps({"key": key}))
    atexit.register(path.unlink, missing_ok=True)


def _leave_open(handler: type[web.RequestHandler], method: str) -> None:
    """Exempt a route from the Jupyter server's token, since the table asks for its own secret."""
    try:
        from jupyter_server.auth.decorator import allow_unauthenticated
    except ImportError:  # an older server, which does not ask for a token
        return
    setattr(handler, method, allow_unauthenticated(getattr(handler, method)))


# ---- as a process of its own ---------------------------------------------------------------------


class _Door(HTTPServer):
    """A server that closes the oldest connections, except websockets, when there are too many."""

    def initialize(self, *args: Any, **keys: Any) -> None:
        super().initialize(*args, **keys)
        self._requests: dict[IOStream, None] = {}

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Serve a connection, closing the oldest ones if there are too many."""
        if len(self._requests) >= MOST_REQUESTS:
            mine = [s for s in self._requests if not s.closed() and s not in _WEBSOCKETS]
            self._requests = dict.fromkeys(mine)
        while len(self._requests) >= MOST_REQUESTS:
            oldest = next(iter(self._requests))
            del self._requests[oldest]
            oldest.close()
        self._requests[stream] = None
        super().handle_stream(stream, address)


async def serve(
    key: str, address: str, port: int = 0, names: Collection[str] = ()
) -> tuple[HTTPServer, int]:
    """Listen on one address; return the server and the port.

    Args:
        key: the key that a host must know.
        address: the address to listen at; "" is every address of this computer.
        port: the port to listen at; 0 takes any free port.
        names: other names than addresses, by which guests may call the server.

    Raises:
        OSError: the address is not this computer's, or the port is taken.
    """
    tables = Tables(key)
    page = f"/{ROUTE}/"
    typed = [
        (path, ToGuestPage, {"tables": tables, "page": page})
        for path in ("/", f"(?i:/+{ROUTE}(?:/+index.html)?/*)")
    ]
    application = web.Application(
        cast("Any", [*routes(tables), *typed]),
        log_function=_nothing,
        tables=tables,
        table_names=frozenset(name.lower() for name in names),
    )
    server = _Door(
        application,
        idle_connection_timeout=JOIN_TIME,
        body_timeout=JOIN_TIME,
        max_body_size=MOST_BYTES,
        max_header_size=MOST_BYTES,
    )
    sockets = bind_sockets(port, address or None, socket.AF_UNSPEC)
    server.add_sockets(sockets)
    return server, int(sockets[0].getsockname()[1])


def _nothing(_: object) -> None:
    """Log no requests."""


async def _main() -> None:
    """Serve until the kernel that started this process is gone, which closes the pipe."""
    loop = asyncio.get_running_loop()
    wish = json.loads(await loop.run_in_executor(None, sys.stdin.readline))
    try:
        _, port = await serve(wish["key"], wish["address"], wish["port"], wish["names"])
    except OSError as error:
        told: JsonObject = {"error": error.errno}
    else:
        told = {"port": port}
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
    if "port" in told:
        await loop.run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(_main())
