"""The connection from a kernel to the table server: a websocket in a thread of its own.

The server is in the notebook's Jupyter server if that has the extension and no other devices need
to reach it. Otherwise, the server is a process of its own, which ends with this one.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import logging
import os
import re
import secrets
import subprocess
import sys
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar, cast
from urllib.parse import urlsplit

from risk_widget.messages import Message, MessageError, WordedError, say
from risk_widget.protocol.controls import Handlers, control_of
from risk_widget.protocol.items import Refused
from risk_widget.reading.schema import flag, whole
from risk_widget.reading.spelling import shown
from risk_widget.table.addresses import is_own, lan_addresses
from risk_widget.table.classroom import Classroom
from risk_widget.table.seats import GuestTable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from ssl import SSLContext

    from risk_widget.host.relay import Relay
    from risk_widget.host.session import Session
    from risk_widget.lessons import Lesson
    from risk_widget.protocol.outbox_types import TableAction
    from risk_widget.protocol.snapshot_types import RoomState, TablePart
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.table.room import GuestHub

log: Final = logging.getLogger(__name__)

RETRY_DELAYS: Final = (0.2, 1.0, 3.0)
"""Seconds between attempts to reconnect; the last delay is repeated."""
ATTEMPTS: Final = 30
LONGEST_START: Final = 20.0
MOST_AHEAD: Final = 1024 * 1024
"""The most characters waiting to be written before guests' requests have to wait."""
MOST_WAITING: Final = 64 * 1024 * 1024
"""The most characters waiting to be written before the connection is cut and all is sent again."""
_QUIET_ROUNDS: Final = 4
_MOST_ROUNDS: Final = 256
"""Rounds of the loop: reading ends after four rounds without a message, or after 256 in all."""


class TableError(WordedError, RuntimeError):
    """The reason why a table cannot be opened."""


@dataclass(frozen=True, slots=True)
class ServerAccess:
    """The addresses of a server, and the key to it.

    Attributes:
        url: its address for the kernel, without the route.
        key: the host's key.
        base: its address for guests, as far as the kernel knows it: on a Hub perhaps only the path.
        mounted: whether it is the notebook's own server, to which the page's own address leads.
        lan: whether it listens to the local network.
        address: its address in the local network, as guests see it.
        certificate: the file of the server's certificate, if it has one.
    """

    url: str
    key: str = field(repr=False)
    base: str
    mounted: bool = False
    lan: bool = False
    address: str = ""
    certificate: str = ""


# ---- finding a server ----------------------------------------------------------------------------


def notebook_server() -> ServerAccess | None:
    """Find the table server inside the Jupyter server that started this kernel, if there is one."""
    parent = os.environ.get("JPY_PARENT_PID", "")
    try:
        from jupyter_core.paths import jupyter_runtime_dir

        from risk_widget.table.server import key_file

        runtime, pid = jupyter_runtime_dir(), int(parent)
        key = json.loads(key_file(runtime, pid).read_text(encoding="utf-8"))["key"]
        about = json.loads(Path(runtime, f"jpserver-{pid}.json").read_text(encoding="utf-8"))
        url = str(about["url"])
    except (ImportError, ValueError, OSError, KeyError):
        return None
    if not url.startswith(("http://", "https://")):
        return None
    certificate = str(about.get("certfile", "")) if about.get("secure") else ""
    return ServerAccess(url, key, _outside(url), mounted=True, certificate=certificate)


def _outside(url: str) -> str:
    """Return the address of a notebook's server as browsers see it.

    A Hub's proxy stands before the server; the kernel knows its address only from the Hub.
    """
    known = os.environ.get
    hub = f"{known('JUPYTERHUB_HOST', '')}{known('JUPYTERHUB_SERVICE_PREFIX', '')}"
    return known("JUPYTERHUB_PUBLIC_URL") or hub or url


def start_server(
    *, lan: bool | str, port: int | None = None
) -> tuple[ServerAccess, subprocess.Popen[str]]:
    """Start a table server as a process of its own, which ends with this one.

    Args:
        lan: listen to the local network, and not only to this computer; a text is the address or
            the name by which guests reach the server.
        port: the port to listen at; None takes any free port.

    Raises:
        TableError: the server does not start.
    """
    at, called = _where(lan)
    key = secrets.token_urlsafe(32)
    package = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
    process = subprocess.Popen(
        [sys.executable, "-m", "risk_widget.table.server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    wish = {"key": key, "address": at, "port": port or 0, "names": [called]}
    try:
        process.stdin.write(json.dumps(wish) + "\n")
        process.stdin.flush()
        told = json.loads(process.stdout.readline())
    except (OSError, ValueError) as error:
        with process:
            process.kill()
        raise TableError(Message("table-no-server")) from error
    if "port" not in told:
        with process:
            process.kill()
        raise TableError(Message("table-no-address", {"address": called, "port": str(port or 0)}))
    near, far = (f"http://{_in_url(each)}:{told['port']}/" for each in (at or "127.0.0.1", called))
    return ServerAccess(near, key, far, lan=bool(lan), address=called if lan else ""), process


def _where(lan: bool | str) -> tuple[str, str]:  # noqa: FBT001 - a choice of the person
    """Return the address to listen at ("" for every one), and the one shown to guests."""
    if lan is False:
        return "127.0.0.1", "127.0.0.1"
    named = "" if lan is True else lan
    if named and not _is_unspecified(named):
        # In a container, the computer does not know its addresses outside.
        return (named if is_own(named) else ""), named
    addresses = lan_addresses()
    if not addresses:
        raise TableError(Message("table-no-network"))
    return ("" if named else addresses[0]), addresses[0]


def _is_unspecified(address: str) -> bool:
    try:
        return ip_address(address).is_unspecified
    except ValueError:
        return False


def _in_url(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def read_lan(lan: object) -> bool | str:
    """Read a setting for the local network: True, False, an address or a name.

    Raises:
        ValueError: the setting is none of these.
    """
    if not isinstance(lan, str):
        return flag(lan, "lan")
    text = lan.strip().strip("[]")
    try:
        return str(ip_address(text))
    except ValueError:
        if _NAME.fullmatch(text) and not _NUMBERS.fullmatch(text):
            return text.lower()
    raise ValueError(f"lan is True, False or an address such as 192.168.43.7, not {shown(lan)}")


_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?", re.IGNORECASE)
_NUMBERS: Final = re.compile(r"[0-9.]*")


def read_port(port: object) -> int | None:
    """Read a port: 1024 to 65535, or None for any free port; lower ports are the system's.

    Raises:
        ValueError: the port is neither.
    """
    return None if port is None else whole(port, "port", 1024, 2**16 - 1)


def check_possible() -> None:
    """Check that this environment can have a table.

    Raises:
        TableError: there are no sockets, or a required package is missing.
    """
    if sys.platform == "emscripten":
        raise TableError(Message("table-in-browser"))
    if "google.colab" in sys.modules:
        raise TableError(Message("table-on-colab"))
    try:
        import tornado  # noqa: F401 - only its presence matters
    except ImportError as error:
        raise TableError(Message("table-no-tornado")) from error


# ---- the connection ------------------------------------------------------------------------------


class ServerLink:
    """A lasting connection to a server: a websocket in a thread, reopened when it breaks.

    Args:
        access: the address and key of the server.
        name: the name of the table, the same for each new websocket.
        receive: called in the thread with each message.
        work: called in the thread as long as it returns True, in turns with reading.
        settled: called after that; returns the guests whose next message the server may send.
        state: called in the thread with "open", "cut_off" and "closed".
    """

    def __init__(
        self,
        access: ServerAccess,
        name: str,
        receive: Callable[[JsonObject], object],
        work: Callable[[], bool],
        settled: Callable[[], Iterable[int]],
        state: Callable[[Literal["open", "cut_off", "closed"]], object],
    ) -> None:
        self._access = access
        self._name = name
        self._receive = receive
        self._work = work
        self._settled = settled
        self._state = state
        self._admitted: JsonObject = {}
        self._out: asyncio.Queue[str | None] | None = None
        self._signs = 0
        self._heard = 0
        # Guests who have arrived, but have not been let in yet.
        self._coming: dict[int, JsonObject] = {}
        self._to_work = asyncio.Event()
        self._written = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready = threading.Event()
        self.opened: threading.Event = threading.Event()
        self._closed = False
        self._thread = threading.Thread(
            target=copy_context().run, args=(self._run,), name="risk-widget-table", daemon=True
        )

    def start(self) -> None:
        """Start the thread, which connects and reconnects."""
        self._thread.start()
        self._ready.wait()

    def close(self) -> None:
        """Say goodbye, and stop."""
        self._closed = True
        self._put({"type": "close"})
        with suppress(RuntimeError):  # the loop has ended
            self.cut()

    def cut(self) -> None:
        """Break the connection as a network failure would; it is opened again."""
        if self._loop is not None and self._out is not None:
            self._loop.call_soon_threadsafe(self._out.put_nowait, None)

    def wake(self, seconds: float) -> None:
        """Call ``work`` after ``seconds``, even if no message comes until then."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(loop.call_later, seconds, self._to_work.set)

    def join(self, timeout: float | None = None) -> None:
        """Wait for the end of the thread."""
        self._thread.join(timeout)

    def send(self, message: JsonObject) -> None:
        """Send a message. Without a connection it is lost, unless it says who may come in."""
        if message["type"] == "admit":
            message = {"type": "admit", "places": _digests(message["places"])}
            self._admitted = message["places"]
        self._put(message)

    def _put(self, message: JsonObject) -> None:
        if self._loop is None or self._out is None:
            return
        text = json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._append, text)

    def _append(self, text: str) -> None:
        assert self._out is not None
        if self._signs + len(text) > MOST_WAITING:
            self._empty()
            self._out.put_nowait(None)
            return
        self._signs += len(text)
        self._out.put_nowait(text)

    def _empty(self) -> None:
        assert self._out is not None
        while not self._out.empty():
            self._out.get_nowait()
        self._signs = 0
        self._written.set()

    def _run(self) -> None:
        try:
            asyncio.run(self._keep_up())
        except Exception:
            log.exception("the line to the table server has broken")
        finally:
            self._ready.set()
            self._loop = None
            self._state("closed")

    async def _keep_up(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._out = asyncio.Queue()
        self._ready.set()
        failed = 0
        worker = asyncio.create_task(self._work_on())
        while not self._closed and failed < ATTEMPTS:
            if await self._talk():
                failed = 0
                self._coming.clear()
                self._receive({"type": "lost"})
                if not self._closed:
                    self._state("cut_off")
            if not self._closed:
                await asyncio.sleep(RETRY_DELAYS[min(failed, len(RETRY_DELAYS) - 1)])
                failed += 1
        worker.cancel()

    async def _work_on(self) -> None:
        """Work whenever messages have arrived; before each piece of work, read them all."""
        while True:
            await self._to_work.wait()
            self._to_work.clear()
            more = True
            while more:
                await self._read_on()
                if self._coming:
                    self._pass(self._coming.pop(next(iter(self._coming))))
                try:
                    more = self._work()
                except Exception:
                    log.exception("what a guest has sent could not be carried out")
                more = more or bool(self._coming)
                for number in self._settled():
                    self._put({"type": "taken", "guest": number})
                await asyncio.sleep(0)
                while self._signs > MOST_AHEAD:
                    self._written.clear()
                    await self._written.wait()

    async def _read_on(self) -> None:
        """Let the loop read all messages that have arrived."""
        quiet = 0
        for _ in range(_MOST_ROUNDS):
            heard = self._heard
            await asyncio.sleep(0)
            quiet = quiet + 1 if heard == self._heard else 0
            if quiet == _QUIET_ROUNDS:
                return

    async def _talk(self) -> bool:
        """Connect and exchange messages until the connection breaks; return whether it was made."""
        from tornado.httpclient import HTTPRequest
        from tornado.websocket import websocket_connect

        from risk_widget.table.server import KEY_HEADER, ROUTE

        url = f"ws{self._access.url.removeprefix('http')}{ROUTE}/host"
        request = HTTPRequest(
            url,
            headers={KEY_HEADER: self._access.key},
            ssl_options=_trusting(self._access.certificate),
        )
        try:
            line = await websocket_connect(request, max_message_size=2**24, ping_interval=20)
        except Exception:
            log.debug("the table server does not answer", exc_info=True)
            return False
        out = self._out
        assert out is not None
        self._empty()  # drop the messages meant for the last connection
        hello = {"table": self._name, "type": "admit"}
        await line.write_message(json.dumps({**hello, "places": self._admitted}))
        answered = await line.read_message()
        if answered is None:
            line.close()
            return False
        self.opened.set()
        self._state("open")
        writer = asyncio.create_task(self._write(line, out))
        try:
            while (text := await line.read_message()) is not None:
                self._hear(text)
                self._heard += 1
                self._to_work.set()
        finally:
            writer.cancel()
            line.close()
        return True

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        kind, guest = message["type"], message.get("guest")
        if kind == "join":
            self._coming[guest] = message
        elif kind != "gone" or self._coming.pop(guest, None) is None:
            self._pass(message)

    def _pass(self, message: JsonObject) -> None:
        try:
            self._receive(message)
        except Exception:
            log.exception("a message of the table server could not be handled")

    async def _write(self, line: Any, out: asyncio.Queue[str | None]) -> None:
        while (text := await out.get()) is not None:
            await line.write_message(text)
            self._signs = max(0, self._signs - len(text))
            self._written.set()
        line.close()


def _digests(places: dict[str, tuple[str, str]]) -> dict[str, list[str]]:
    from risk_widget.table.server import digest

    return {name: [digest(secret), digest(code)] for name, (secret, code) in places.items()}


def _trusting(certificate: str) -> SSLContext | None:
    """Trust the notebook server's own certificate, under any host name."""
    if not certificate:
        return None
    import ssl

    context = ssl.create_default_context(cafile=certificate)
    context.check_hostname = False
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    return context


# ---- the desk ------------------------------------------------------------------------------------

_HANDLERS: Final = Handlers()
"""The handlers for the host's requests."""

_Told: TypeAlias = "Callable[[JsonObject], object]"
R = TypeVar("R", bound="GuestHub[Any]")


class SharedRoom(ABC, Generic[R]):
    """A room that can be opened and closed, with links for its guests.

    Args:
        tell: called with the links, for the host's page alone; no snapshot holds them.

    Attributes:
        relay: the relay of the host's screen.
    """

    def __init__(self, tell: _Told) -> None:
        self.relay: Relay
        self._tell = tell
        self._state: RoomState = "closed"
        self._problem = ""
        self._told: object = None
        # The notebook server's address as the host's page sees it; the kernel may not know it.
        self._origin = ""
        self._process: subprocess.Popen[str] | None = None
        self.access: ServerAccess | None = None
        self.link: ServerLink | None = None

    # ---- hooks for subclasses ------------------------------------------------------------------

    @property
    @abstractmethod
    def _room(self) -> R | None:
        """The room while it is open."""

    @abstractmethod
    def _furnish(self) -> R:
        """Make the room."""

    @abstractmethod
    def _leave(self) -> None:
        """Forget the room."""

    def _opened(self) -> R:
        """Return the open room.

        Raises:
            Refused: it is closed.
        """
        room = self._room
        if room is None:
            raise Refused.under("protocol.table", "refused-no-table")
        return room

    # ---- the host's requests -------------------------------------------------------------------

    def carry_out(self, action: TableAction) -> None:
        """Carry out a request about the room from the host's page.

        Raises:
            Refused: the request is not possible.
        """
        if "origin" in action:
            self._origin = action["origin"]
        handler = _HANDLERS.of(control_of(cast("JsonView", action)))
        assert handler is not None, action["do"]
        handler(self, action)

    @_HANDLERS
    def _table_open(self, action: TableAction) -> None:
        try:
            lan = action.get("lan", False) and read_lan(action.get("address", True))
        except ValueError as error:
            raise Refused.because("protocol.malformed", error) from error
        threading.Thread(
            target=copy_context().run,
            args=(self._open_for_page, lan),
            name="risk-widget-table-opening",
            daemon=True,
        ).start()
        self._state, self._problem = "opening", ""

    @_HANDLERS
    def _table_close(self, _: TableAction) -> None:
        self.close()

    @_HANDLERS
    def _table_links(self, _: TableAction) -> None:
        self._opened()
        self.tell_links(always=True)

    def _open_for_page(self, lan: bool | str) -> None:  # noqa: FBT001 - a thread's argument
        try:
            self.open(lan=lan)
        except Exception as error:
            if not isinstance(error, TableError):
                log.exception("a table could not be opened")
            with self.relay.change():
                self._state = "closed"
                told = isinstance(error, TableError)
                self._problem = str(error) if told else say("table-no-server")

    def open(self, *, lan: bool | str = False, port: int | None = None) -> None:
        """Open the room; if it is open already, close it first.

        Args:
            lan: let other devices in the local network reach the room, at the likeliest of this
                computer's addresses, or at the given one.
            port: the port of a separate server.

        Raises:
            TableError: the room cannot be opened.
        """
        check_possible()
        self.close()
        access = None if lan or port else notebook_server()
        process = None
        if access is None:
            access, process = start_server(lan=lan, port=port)
        with self.relay.change():
            self.access, self._process = access, process
            room = self._furnish()
            self.link = link = ServerLink(
                access,
                secrets.token_urlsafe(16),
                room.receive,
                room.work,
                room.settled,
                lambda state: self._line_is(room, state),
            )
            self._state, self._problem = "opening", ""
            room.admit()
            atexit.register(self.close)
        link.start()
        if not link.opened.wait(LONGEST_START):
            self.close()
            raise TableError(Message("table-no-server"))

    def _send(self, message: JsonObject) -> None:
        if self.link is not None and message["type"] == "wake":
            self.link.wake(message["after"])
        elif self.link is not None:
            self.link.send(message)
        if message["type"] == "admit":
            self.tell_links()

    def _line_is(self, room: R, state: Literal["open", "cut_off", "closed"]) -> None:
        with self.relay.change():
            if room is not self._room:
                return
            if state == "closed":
                self._problem = say("table-server-gone")
                self._end()
                return
            self._state = state
        if state == "open":
            self.tell_links(always=True)

    def close(self) -> None:
        """Close the room; its links stop working."""
        with self.relay.lock:
            self._end()

    def _end(self) -> None:
        room, link, process = self._room, self.link, self._process
        self._state = "closed"
        if room is None:
            return
        atexit.unregister(self.close)
        room.close()
        self._leave()
        self.link = self.access = self._process = None
        if link is not None:
            link.close()
        if process is not None:
            threading.Thread(target=_stop, args=(process, link), daemon=True).start()
        self.tell_links()

    # ---- links ---------------------------------------------------------------------------------

    @property
    def links(self) -> dict[str, str]:
        """The links by place. A guest needs nothing but a link."""
        return {name: each["url"] for name, each in self._links().items()}

    @property
    def codes(self) -> dict[str, str]:
        """The codes by place, which can be typed on the table's page instead of using a link."""
        return {name: each["code"] for name, each in self._links().items()}

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self._state}>"

    def _links(self) -> JsonObject:
        from risk_widget.table.server import ROUTE

        room, access = self._room, self.access
        if room is None or access is None:
            return {}
        base = access.base
        if access.mounted and self._origin.startswith(("http://", "https://")):
            base = f"{self._origin}{urlsplit(access.base).path}"
        return {
            name: {
                "url": f"{base}{ROUTE}/#{place.secret}",
                "code": f"{place.code[:4]}-{place.code[4:]}",
            }
            for name, place in room.open_places()
        }

    def tell_links(self, *, always: bool = False) -> None:
        """Send the links to the host's page, if they have changed."""
        with self.relay.lock:
            links, access = self._links(), self.access
            if links == self._told and not always:
                return
            self._told = links
            for each in links.values():
                each["qr"] = qr_code(each["url"])
            told: JsonObject = {"links": links, "lan": access is not None and access.lan}
            if access is not None and access.lan:
                told["address"] = access.address
                told["addresses"] = [*dict.fromkeys((access.address, *lan_addresses()))]
            self._tell(told)


class SharedTable(SharedRoom[GuestTable]):
    """The table of a game.

    Args:
        session: the session of the game.
        relay: the relay of the host's screen.
        tell: called with the links, for the host's page alone.
    """

    def __init__(self, session: Session, relay: Relay, tell: _Told) -> None:
        super().__init__(tell)
        self.relay = relay
        self._session = session
        self.table: GuestTable | None = None
        session.desk = self

    @property
    def _room(self) -> GuestTable | None:
        return self.table

    def _furnish(self) -> GuestTable:
        self.table = GuestTable(self._session, self.relay, self._send)
        return self.table

    def _leave(self) -> None:
        self.table = None

    def shown(self) -> TablePart:
        """Return the part of the host's page about the table."""
        table = self.table
        part: TablePart = {
            "state": self._state,
            "seats": [] if table is None else table.seats(),
            "watching": 0 if table is None else table.watching,
            "vote": 0 if table is None else table.vote,
        }
        if self._problem:
            part["problem"] = self._problem
        return part

    @_HANDLERS
    def _table_class(self, _: TableAction) -> None:
        desk = SharedClass(self._tell)
        desk.relay = self.relay
        self._session.teach_class(desk)

    @_HANDLERS
    def _table_vote(self, action: TableAction) -> None:
        self._opened().set_vote(action.get("seconds", 0))

    @_HANDLERS
    def _table_invite(self, action: TableAction) -> None:
        self._opened().invite(action.get("seat", ""))
        self.tell_links()

    @_HANDLERS
    def _table_take_back(self, action: TableAction) -> None:
        self._opened().take_back(action.get("seat", ""))
        self.tell_links()

    @_HANDLERS
    def _table_bot(self, action: TableAction) -> None:
        self._opened().let_bot_play(action.get("seat", ""))
        self.tell_links()

    @_HANDLERS
    def _table_rename(self, action: TableAction) -> None:
        self._opened().rename(action.get("seat", ""), action.get("text", ""))

    @_HANDLERS
    def _table_send_away(self, action: TableAction) -> None:
        self._opened().send_away(action.get("seat", ""))
        self.tell_links()

    def rename(self, seat: str, name: str) -> None:
        """Rename the player of a seat.

        Raises:
            ValueError: the table is closed, no person has such a seat, or no name is given.
        """
        self._wish({"type": "table", "do": "rename", "seat": seat, "text": name})

    def send_away(self, place: str) -> None:
        """Send away everyone at a seat, or all "spectators", and make a new link to the place.

        Raises:
            ValueError: the table is closed, or there is no such place.
        """
        self._wish({"type": "table", "do": "send_away", "seat": place})

    def _wish(self, action: TableAction) -> None:
        try:
            with self.relay.change():
                self.carry_out(action)
        except Refused as refused:
            raise MessageError(refused.content) from refused

    def open(self, *, lan: bool | str = False, port: int | None = None) -> None:
        """Open the table of a game; see `SharedRoom.open`."""
        if self._session.match is None:
            raise TableError(Message("refused-no-game-yet"))
        super().open(lan=lan, port=port)


class SharedClass(SharedRoom[Classroom]):
    """The room of a class.

    Args:
        tell: called with the link, for the host's page alone.
        at_once: whether pupils learn at once if an answer is right.

    Attributes:
        lesson: returns the lesson at the step to show on all screens.
        classroom: the pupils and their answers; it stays when the class is over.
    """

    def __init__(self, tell: _Told, *, at_once: bool = False) -> None:
        super().__init__(tell)
        self.lesson: Callable[[], Lesson]
        self.classroom: Classroom | None = None
        self._at_once = at_once
        self._is_open = False

    @property
    def _room(self) -> Classroom | None:
        return self.classroom if self._is_open else None

    def _furnish(self) -> Classroom:
        before = self.classroom
        self.classroom = Classroom(self.relay, self._send, self.lesson(), at_once=self._at_once)
        if before is not None:
            self.classroom.go_on_from(before)
        self._is_open = True
        return self.classroom

    def _leave(self) -> None:
        self._is_open = False

    def new_link(self) -> None:
        """Make a new link and code; pupils who are present stay.

        Raises:
            Refused: the class is not open.
        """
        self._opened().new_link()

    def state(self) -> tuple[RoomState, str]:
        """Return the state of the room, and its problem as a sentence."""
        return self._state, self._problem


def _stop(process: subprocess.Popen[str], link: ServerLink | None) -> None:
    """End our own server, once its guests have received a goodbye."""
    if link is not None:
        link.join(5)
    with process:  # closes its pipes
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()


@lru_cache(maxsize=64)
def qr_code(text: str) -> str:
    """Return a QR code as its size and the path of its dark squares; "" without a library."""
    try:
        import segno
    except ImportError:
        return ""
    matrix = segno.make_qr(text, error="m").matrix
    rows = (
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark
    )
    return f"{len(matrix)} {''.join(rows)}"
