"""A table or a class that the host's page opens for other people, with the links to it."""

from __future__ import annotations

import atexit
import logging
import secrets
import subprocess
import threading
from abc import ABC, abstractmethod
from contextvars import copy_context
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar, cast
from urllib.parse import urlsplit

from risk_widget.messages import Message, MessageError, say
from risk_widget.protocol.controls import Handlers, control_of
from risk_widget.protocol.items import Refused
from risk_widget.reading.spelling import expect_text
from risk_widget.table import addresses
from risk_widget.table.classroom import Classroom
from risk_widget.table.finding_servers import (
    TableError,
    check_possible,
    notebook_server,
    read_lan,
    start_server,
)
from risk_widget.table.seats import GuestTable
from risk_widget.table.server_link import ServerLink

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.host.relay import Relay
    from risk_widget.host.session import Session
    from risk_widget.lessons import Lesson
    from risk_widget.protocol.outbox_types import TableAction
    from risk_widget.protocol.snapshot_types import RoomState, TablePart
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.table.finding_servers import ServerAccess
    from risk_widget.table.room import GuestHub


log: Final = logging.getLogger(__name__)

LONGEST_START: Final = 20.0

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
        """Create the room."""

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
        # A guest who comes before the server knows the room would be told that the link is wrong.
        if room is None or access is None or self._state == "opening":
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
                told["addresses"] = [*dict.fromkeys((access.address, *addresses.lan_addresses()))]
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
        session.controls = self

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
        controls = SharedClass(self._tell)
        controls.relay = self.relay
        self._session.teach_class(controls)

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
        seat, name = expect_text(seat, "seat"), expect_text(name, "name")
        self._wish({"type": "table", "do": "rename", "seat": seat, "text": name})

    def send_away(self, place: str) -> None:
        """Send away everyone at a seat, or all "spectators", and make a new link for the place.

        Raises:
            ValueError: the table is closed, or there is no such place.
        """
        place = expect_text(place, "place")
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
    """Stop our own server, once its guests have been told that the room is closed."""
    if link is not None:
        link.join(5)
    with process:  # this also closes the pipes of the process
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()


@lru_cache(maxsize=64)
def qr_code(text: str) -> str:
    """Return a QR code as its size and the path of its dark squares; "" without the library."""
    try:
        import segno
    except ImportError:
        return ""
    matrix = segno.make_qr(text, error="m").matrix
    rows = (
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark
    )
    return f"{len(matrix)} {''.join(rows)}"
