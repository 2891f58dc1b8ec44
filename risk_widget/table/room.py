"""Rooms with several screens: their guests, and the screen of each.

This module does not know how messages travel. `GuestHub.receive` takes what comes in, and ``send``
gets what goes out; either may be late, doubled, out of order or lost. A guest's page sends all
items without an answer, each with an id, and whole snapshots go back: so nothing is lost
permanently, and nothing is done twice.
"""

from __future__ import annotations

import logging
import secrets
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from risk_widget.host.relay import Acks, Host, board_traits, traits_of
from risk_widget.messages import say, spoken, use_language
from risk_widget.protocol.controls import CONTROLS, control_of
from risk_widget.protocol.outbox_types import Introduction, OutboxSent
from risk_widget.reading.schema import SchemaError, read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from risk_widget.board import Board
    from risk_widget.host.relay import Relay
    from risk_widget.messages import Names
    from risk_widget.protocol.snapshot_types import Snapshot
    from risk_widget.reading.json_types import JsonObject, JsonView

log: Final = logging.getLogger(__name__)

# Python in a browser has only one thread, so it has no clock for a single thread.
TIME_USED: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)
"""The processor time of this thread in seconds, by which guests take turns."""
MOST_GUESTS: Final = 100
MOST_REMEMBERED: Final = 2 * MOST_GUESTS
"""The most absent pages whose answers are stored until the pages come back."""
ITEMS_A_TURN: Final = 4
"""The most items carried out for one guest before the next guest's turn."""
TURN_TIME: Final = 0.05
"""The seconds after which a turn is over, even with fewer items."""
SHARED_KEPT: Final = 16
"""The number of sets of traits stored by the carrier for later guests, such as one per language."""
ANSWERS_KEPT: Final = 4
"""The number of answers to a guest's queries that are stored in full until its page has them."""

_SECRET_BYTES: Final = 16
_CODE_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_CODE_LENGTH: Final = 8
"""The length of a code, which has forty bits.

This is enough, since a wrong code is answered slowly and a right one opens a seat only once."""


# ---- one screen ----------------------------------------------------------------------------------


class GuestScreen(Host):
    """A guest's screen.

    Args:
        place: the name of the guest's place in the room.
        game_id: see `Host`.

    Attributes:
        heard: the number of the last outbox received over this connection.
        carried_out: items carried out in this turn.
        put_off: whether items are left because the turn is over.
        has_changed: whether the guest has changed what others may see in this turn.
    """

    def __init__(self, place: str, *, game_id: str | None = None) -> None:
        super().__init__(game_id=game_id)
        self.acks: Acks = Acks(kept=ANSWERS_KEPT, once=True)
        self.place = place
        self.heard = -1
        self.carried_out: int = 0
        self.put_off: bool = False
        self.has_changed: bool = False
        self._is_over: Callable[[], bool] = bool
        self._shown_board: Board | None = None
        self._last: Snapshot | None = None
        self._said_in = self.language
        # A language set for the host's screen does not bind a guest.
        self.follows = True

    def traits(self) -> JsonObject:
        """Return all traits that a new page needs."""
        with use_language(self.language):
            snapshot = self.snapshot()
            self._shown_board, self._last = self.board, snapshot
            self._said_in = self.language
            self._note_sent()
            return traits_of(self.board, snapshot)

    def news(self, *, always: bool) -> JsonObject | None:
        """Return the changed traits, or None if there are none and no answer is awaited."""
        if self.language != self._said_in:
            return self.traits()
        with use_language(self.language):
            snapshot = self.snapshot()
            if snapshot == self._last and not always:
                self.mark_sent()
                return None
            self._last = snapshot
            self._note_sent()
            if self.board is self._shown_board:
                return {"state": snapshot}
            self._shown_board = self.board
            return {**board_traits(self.board), "state": snapshot}

    def _note_sent(self) -> None:
        """Record that the last snapshot is being sent, with its answers."""
        self.mark_sent()
        self.acks.mark_sent()
        if self._last is not None:
            self._last = self._last.copy()
            self._last["acks"] = self.acks.shown()

    def begin_turn(self, is_over: Callable[[], bool]) -> None:
        """Begin a turn, which carries out at least one item, and more until the turn is over."""
        self.carried_out = 0
        self.put_off = self.has_changed = False
        self._is_over = is_over

    def _handle(self, name: str, item: Any) -> None:
        if self.carried_out and self._is_over():
            self.put_off = True
            return
        self.carried_out += 1
        with use_language(self.language):
            self.refresh()
        super()._handle(name, item)
        self.has_changed |= self.acks.was_accepted(name) and not control_of(item["action"]).is_own


# ---- the room ------------------------------------------------------------------------------------


@dataclass(slots=True)
class Invitation:
    """A place for guests, with its link and its code.

    Attributes:
        name: the name of the place, such as a seat.
        key: the carrier's name for it. Another invitation has another key, so that a guest who
            used the old invitation, and is late, is not let in.
        secret: the secret in its link.
        code: a code to type instead.
        taken: whether somebody has joined, so that the host's screen no longer plays the seat.
        left: whether the guest left on purpose, and was not just cut off.
    """

    name: str
    key: str
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(_SECRET_BYTES), repr=False)
    code: str = field(default_factory=lambda: new_code(), repr=False)
    taken: bool = False
    left: bool = False


def new_code() -> str:
    """Make a new short code."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))


G = TypeVar("G", bound=GuestScreen)


class GuestHub(ABC, Generic[G]):
    """The other screens of a game or a lesson.

    Args:
        relay: the relay of the host's screen.
        send: called with each outgoing message, with the lock held: ``to`` (a message to a
            guest), ``drop`` (a guest is sent away, and why), ``admit`` (the secret and the code of
            each invitation), ``share`` (traits to add to each message that names their number as
            ``shared``; they are stored until another set has that number), ``wake`` (`work` is to
            be called after a number of seconds).
        used: returns the seconds that this thread has computed, which make turns fair.
    """

    def __init__(
        self,
        relay: Relay,
        send: Callable[[JsonObject], object],
        used: Callable[[], float] = TIME_USED,
    ) -> None:
        self._relay = relay
        self._send = send
        self._used = used
        self._numbers = count()
        self.places: dict[str, Invitation] = {}
        # Former invitations by key; only some of the people who used one may still use it.
        self.former: dict[str, Invitation] = {}
        # The pages that are connected, by the number of their connection.
        self._screens: dict[int, G] = {}
        # All pages that connected recently: a map from place and client to screen.
        self._known: OrderedDict[tuple[str, str], G] = OrderedDict()
        # Outboxes that have not been carried out yet, by connection.
        self._waiting: dict[int, list[Any]] = {}
        # The seconds that each connection has used; then the seconds with which a new guest begins,
        # which are those of the guest served last.
        self._given: dict[int, float] = {}
        self._least = 0.0
        self._settled: set[int] = set()
        self._answering: int | None = None
        # The catalog in each set of traits that the carrier stores, by the set's number.
        self._shared: dict[int, JsonView] = {}
        self._sets = count()
        relay.after_publish.append(self._publish)

    def _place(self, name: str, *, taken: bool = False) -> Invitation:
        return Invitation(name, f"{name}-{next(self._numbers)}", taken=taken, left=taken)

    def close(self) -> None:
        """Send all guests away."""
        with self._relay.change():
            self._relay.after_publish.remove(self._publish)
            for number in list(self._screens):
                self._drop(number, "closed")
            self._end()

    def _end(self) -> None:
        """Undo the changes that the room has made elsewhere."""

    def admit(self) -> None:
        """Tell the carrier the secret and the code of each invitation, new or former."""
        invitations = (*self.former.values(), *self.places.values())
        places = {place.key: [place.secret, place.code] for place in invitations}
        self._send({"type": "admit", "places": places})

    def open_places(self) -> Iterator[tuple[str, Invitation]]:
        """Yield the places open to guests."""
        yield from self.places.items()

    # ---- hooks for subclasses --------------------------------------------------------------------

    @abstractmethod
    def _new_screen(self, place: Invitation, said: Introduction) -> G:
        """Make the screen of a new guest."""

    @abstractmethod
    def _welcome(self, place: Invitation, guest: G, said: Introduction) -> None:
        """Welcome a guest, who may have been here before."""

    def _place_by(self, key: object, said: Introduction) -> Invitation | None:
        """Return the place of a page's invitation, or None if it is no longer valid."""
        del said
        return next((each for each in self.places.values() if each.key == key), None)

    def _is_barred(self, said: Introduction) -> bool:
        """Whether a page was sent away permanently."""
        del said
        return False

    def _is_spent(self, place: Invitation) -> bool:
        """Whether a place's code stops working once somebody has used it."""
        del place
        return False

    def _parted(self, guest: G) -> None:
        """Record that a guest has left on purpose."""

    def _to_tell(self) -> Iterable[int]:
        """Return the connections whose screens may have changed."""
        return list(self._screens)

    def _report(self) -> None:
        """Publish a guest's changes; the caller holds the lock."""
        self._relay.publish()

    # ---- incoming messages -----------------------------------------------------------------------

    def receive(self, message: JsonView) -> None:
        """Handle a message from the carrier, in which a guest may have written anything.

        ``join``: a guest uses a place's link or code. ``items``: a guest's page sends requests.
        ``leave``: a guest leaves. ``gone``: a connection has ended. ``lost``: all have ended.
        """
        kind, number = message["type"], message.get("guest", -1)
        with self._relay.lock:
            if kind == "join":
                self._join(number, message)
            elif kind == "items":
                self._receive(number, message["said"])
            elif kind == "leave":
                self._leave(number)
            elif kind == "gone":
                self._forget(number)
            elif kind == "lost":
                self._shared.clear()
                for each in list(self._screens):
                    self._forget(each, publish=False)
                self._report()

    def _join(self, number: int, message: JsonView) -> None:
        key, by_code = message["place"], message.get("by") == "code"
        try:
            said = read(Introduction, message["said"])
        except SchemaError:
            self._drop(number, "refused")
            return
        place = self._place_by(key, said)
        if place is None:
            self._drop(number, "refused")
            return
        if self._is_barred(said):
            self._drop(number, "sent-away")
            return
        client = place.name, said["client"]
        known = self._known.get(client)
        again = next((n for n, guest in self._screens.items() if guest is known), None)
        if again is not None and again != number:
            self._forget(again, publish=False)
            self._send({"type": "drop", "guest": again, "why": "again"})
        if len(self._screens) >= MOST_GUESTS:
            self._drop(number, "full")
            return
        guest = known or self._new_screen(place, said)
        guest.acks.begin_line()
        if again != number:
            guest.heard = -1  # a reloaded page counts its outboxes from the start
        guest.language = spoken(said.get("languages", ())) or self._relay.host.language
        self._known[client] = guest
        self._known.move_to_end(client)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        self._screens[number] = guest
        with self._relay.exclusive():
            self._welcome(place, guest, said)
            welcome: JsonObject = {"type": "welcome", "place": place.name, "traits": guest.traits()}
            if by_code or key != place.key:
                welcome["secret"] = place.secret
            self._tell(number, welcome)
            if by_code and self._is_spent(place):
                place.code = new_code()
                self.admit()
            self._report()
        self._relay.start_advancing()

    def _receive(self, number: int, said: object) -> None:
        guest = self._screens.get(number)
        self._settled.add(number)
        if guest is None:
            return
        try:
            items = read(OutboxSent, said)
        except SchemaError:
            return
        if items["n"] > guest.heard:
            guest.heard = items["n"]
            self._given[number] = max(self._given.get(number, 0.0), self._least)
            self._waiting[number] = items["outbox"]

    def settled(self) -> list[int]:
        """Return the connections whose last outbox has been handled since the last call."""
        with self._relay.lock:
            settled = [number for number in self._settled if number not in self._waiting]
            self._settled.difference_update(settled)
            return settled

    def _leave(self, number: int) -> None:
        guest = self._screens.get(number)
        if guest is None:
            return
        self._parted(guest)
        self._drop(number, "left")
        self._report()

    def _forget(self, number: int, *, publish: bool = True) -> None:
        was_there = self._screens.pop(number, None) is not None
        self._take_off(number)
        if was_there and publish:
            self._report()

    def _drop(self, number: int, why: str) -> None:
        self._screens.pop(number, None)
        self._take_off(number)
        self._send({"type": "drop", "guest": number, "why": why})

    def _take_off(self, number: int) -> None:
        self._waiting.pop(number, None)
        self._given.pop(number, None)
        self._settled.discard(number)

    def work(self) -> bool:
        """Carry out a few items from the next guest; return whether more are waiting.

        The next guest is the one that has used the least time: a guest that asks for much waits
        longer, and makes nobody else wait.
        """
        with self._relay.lock:
            if not self._waiting:
                return False
            number = min(self._waiting, key=self._given.__getitem__)
            outbox, guest = self._waiting.pop(number), self._screens[number]
            self._least, began = self._given[number], self._used()
            guest.begin_turn(lambda: self._used() - began >= TURN_TIME)
            with self._relay.exclusive():
                answers = guest.receive(outbox, ITEMS_A_TURN)
                if guest.has_changed:
                    self._answering = number if answers else None
                    self._report()
                    self._answering = None
                elif answers:  # a query changes no other screen
                    self._show(number, always=True)
            if number in self._given:
                self._given[number] += self._used() - began
            over = guest.put_off or guest.carried_out == ITEMS_A_TURN
            if over and self._screens.get(number) is guest:
                # The remaining items wait for the guest's next turn, unless a newer outbox has
                # arrived.
                self._waiting.setdefault(number, outbox)
        self._relay.start_advancing()
        return bool(self._waiting)

    # ---- outgoing messages -----------------------------------------------------------------------

    def _publish(self) -> None:
        """Send every guest the latest changes; the caller holds the lock."""
        for number in self._to_tell():
            self._show(number, always=number == self._answering)

    def _show(self, number: int, *, always: bool) -> None:
        try:
            traits = self._screens[number].news(always=always)
        except Exception:
            log.exception("a guest's screen could not be shown")
            return
        if traits is not None:
            self._tell(number, {"type": "changed", "traits": traits})

    def _tell(self, number: int, message: JsonObject) -> None:
        # Messages to a page have growing numbers, so that the page can ignore late ones.
        sent: JsonObject = {"type": "to", "guest": number}
        message = {**message, "n": next(self._numbers)}
        traits = message["traits"]
        if "words" in traits:
            message["traits"] = {"state": traits["state"]}
            sent["shared"] = self._share(traits)
        self._send({**sent, "message": message})

    def _share(self, traits: JsonObject) -> int:
        """Give the carrier all traits but the screen, once for all guests with the same traits."""
        # Identity suffices: there is one catalog for each language, board and list of bots.
        choices = traits["catalog"]
        for number, known in self._shared.items():
            if known is choices:
                return number
        number = next(self._sets) % SHARED_KEPT
        self._shared[number] = choices
        shared = {name: value for name, value in traits.items() if name != "state"}
        self._send({"type": "share", "number": number, "traits": shared})
        return number


_SAID: Final = {
    "attack": "page-try-attack",
    "fortify": "page-try-move",
    "place": "page-try-place",
    "claim": "page-try-claim",
    "choose_capital": "page-try-capital",
    "trade": "page-try-trade",
    "end_phase": "page-try-end",
    "defend": "vote-defend",
    "occupy": "vote-occupy",
}
"""The message for a move in words, by the type of the action."""


def move_text(action: JsonView, names: Names) -> str:
    """Describe a move in words, without a full stop."""
    kind = str(action.get("type"))
    code = CONTROLS[kind].told if kind in CONTROLS else _SAID.get(kind)
    if not code:
        return kind
    given: JsonObject = {"source": action.get("territory"), "target": None, "armies": 1}
    return say(code, names, **(given | {"cards": [], "dice": 1, **action})).rstrip(".")
