"""The connection from a kernel to the table server: a websocket in a thread of its own.

The server is in the notebook's Jupyter server if that has the extension and no other devices need
to reach it. Otherwise, the server is a process of its own, which ends with this one.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from contextlib import suppress
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from ssl import SSLContext

    from risk_widget.reading.json_types import JsonObject
    from risk_widget.table.finding_servers import ServerAccess

log: Final = logging.getLogger(__name__)

RETRY_DELAYS: Final = (0.2, 1.0, 3.0)
"""The seconds between attempts to reconnect; the last delay is repeated."""
ATTEMPTS: Final = 30
MOST_AHEAD: Final = 1024 * 1024
"""The most characters waiting to be written before guests' requests have to wait."""
MOST_WAITING: Final = 64 * 1024 * 1024
"""The most characters waiting to be written before the connection is cut and all is sent again."""
_QUIET_ROUNDS: Final = 4
_MOST_ROUNDS: Final = 256
"""The rounds of the loop after which reading ends: in a row without a message, and in all."""


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
        """Tell the server that the table is closed, and stop."""
        self._closed = True
        self._enqueue({"type": "close"})
        with suppress(RuntimeError):  # the loop has ended
            self.cut()

    def cut(self) -> None:
        """Break the connection as a network failure would; it is opened again."""
        if self._loop is not None and self._out is not None:
            self._loop.call_soon_threadsafe(self._out.put_nowait, None)

    def wake(self, seconds: float) -> None:
        """Call ``work`` after ``seconds``, even if no message arrives before then."""
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(loop.call_later, seconds, self._to_work.set)

    def join(self, timeout: float | None = None) -> None:
        """Wait for the end of the thread."""
        self._thread.join(timeout)

    def send(self, message: JsonObject) -> None:
        """Send a message; without a connection it is lost, unless it lists the people to admit."""
        if message["type"] == "admit":
            message = {"type": "admit", "places": _digests(message["places"])}
            self._admitted = message["places"]
        self._enqueue(message)

    def _enqueue(self, message: JsonObject) -> None:
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
        """Work whenever messages have arrived, reading them all before each slice of work."""
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
                    self._enqueue({"type": "taken", "guest": number})
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
        """Open a connection and exchange messages until it breaks; return whether it was opened."""
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
        self._state("open")
        self.opened.set()
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
    """Return settings that trust the notebook server's own certificate, under any host name."""
    if not certificate:
        return None
    import ssl

    context = ssl.create_default_context(cafile=certificate)
    context.check_hostname = False
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    return context
