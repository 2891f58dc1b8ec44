"""Rooms with several screens: their guests, and the screen of each.

Nothing here knows how messages travel. `GuestHub.receive` takes what comes in, and ``send`` gets
what goes out; either may be late, doubled, out of order or lost. A guest's page sends all items
that it has no answer to, each with an id, and whole snapshots go back: so nothing is lost for good,
and nothing is done twice.
"""

from __future__ import annotations

import logging
import secrets
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

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

log = logging.getLogger(__name__)

# A browser's Python has one thread, and no clock of its own for it.
TIME_USED: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)
"""The processor time of this thread in seconds, by which guests take turns."""
MOST_GUESTS: Final = 64
MOST_REMEMBERED: Final = 2 * MOST_GUESTS
"""Pages whose answers are kept until they come back."""
ITEMS_A_TURN: Final = 4
"""Items carried out for one guest before the next one's turn."""
TURN_TIME: Final = 0.05
"""Seconds after which a turn is over, even with fewer."""
SHARED_KEPT: Final = 16
"""Sets of traits that the carrier keeps for guests to come, such as one for each language."""
ANSWERS_KEPT: Final = 4
"""Answers to a guest's queries that are kept in full until its page has them."""

_SECRET_BYTES: Final = 16
_CODE_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_CODE_LENGTH: Final = 8
"""Forty bits: enough where a wrong one is answered slowly, and a right one opens a seat once."""


# ---- one screen ----------------------------------------------------------------------------------


class GuestScreen(Host):
    """A guest's screen.

    Args:
        place: where the guest is in the room.
        game_id: as of any host.

    Attributes:
        heard: the number of the last outbox that came over this connection.
        carried_out: items carried out in this turn.
        put_off: some were not, as the turn was over.
        has_changed: in this turn it has changed what others may see.
    """

    def __init__(self, place: str, *, game_id: str | None = None) -> None:
        super().__init__(game_id=game_id)
        self.acks = Acks(kept=ANSWERS_KEPT, once=True)
        self.place = place
        self.heard = -1
        self.carried_out = 0
        self.put_off = self.has_changed = False
        self._is_over: Callable[[], bool] = bool
        self._shown_board: Board | None = None
        self._last: Snapshot | None = None
        self._said_in = self.language
        # Whatever is set for the host's screen.
        self.follows = True

    def traits(self) -> JsonObject:
        """All traits that a new page needs."""
        with use_language(self.language):
            snapshot = self.snapshot()
            self._shown_board, self._last = self.board, snapshot
            self._said_in = self.language
            self._note_sent()
            return traits_of(self.board, snapshot)

    def news(self, *, always: bool) -> JsonObject | None:
        """The traits that have changed; None if none have and no answer is awaited."""
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
        """Note that the last snapshot is being sent, with the answers in it."""
        self.mark_sent()
        self.acks.mark_sent()
        if self._last is not None:
            self._last = cast("Snapshot", {**self._last, "acks": self.acks.shown()})

    def begin_turn(self, is_over: Callable[[], bool]) -> None:
        """Begin a turn, in which items are carried out until it is over, and one at least."""
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
        name: of the place, such as a seat.
        key: what the carrier calls it. Another invitation has another key, so that whoever came by
            the old one, and is late, is not let in.
        secret: of its link.
        code: to be typed instead.
        taken: somebody has come, so that the seat is no longer played at the host's screen.
        left: whoever sat there has left, and is not just cut off.
    """

    name: str
    key: str
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(_SECRET_BYTES), repr=False)
    code: str = field(default_factory=lambda: new_code(), repr=False)
    taken: bool = False
    left: bool = False


def new_code() -> str:
    """A new short code."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))


G = TypeVar("G", bound=GuestScreen)


class GuestHub(ABC, Generic[G]):
    """The other screens of a game or a lesson.

    Args:
        relay: of the host's screen.
        send: gets what goes out, with the lock held: ``to`` (a message to a guest), ``drop`` (a
            guest is sent away, and why), ``admit`` (the secret and the code of each place),
            ``share`` (traits that belong to each message which names their number as ``shared``;
            they are kept until another set has that number), ``wake`` (`work` is to be called
            after so many seconds).
        used: tells how many seconds this thread has computed, by which turns are fair.
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
        # The pages that are connected, by the number of their connection.
        self._screens: dict[int, G] = {}
        # All pages that came lately: place and client -> screen.
        self._known: OrderedDict[tuple[str, str], G] = OrderedDict()
        # What they have sent and is not carried out yet.
        self._waiting: dict[int, list[Any]] = {}
        # The seconds that each connection has been given, and what whoever had the last turn had
        # been given before it: whoever comes later begins there.
        self._given: dict[int, float] = {}
        self._least = 0.0
        self._settled: set[int] = set()
        self._answering: int | None = None
        # The choices in the traits that the carrier has, by the number of the set.
        self._shared: dict[int, JsonView] = {}
        self._sets = count()
        relay.after_publish.append(self._publish)

    def _place(self, name: str, *, taken: bool = False) -> Invitation:
        return Invitation(name, f"{name}-{next(self._numbers)}", taken=taken, left=taken)

    def close(self) -> None:
        """Dismiss all guests."""
        with self._relay.change():
            self._relay.after_publish.remove(self._publish)
            for number in list(self._screens):
                self._drop(number, "closed")
            self._end()

    def _end(self) -> None:
        """Undo the room's changes elsewhere."""

    def admit(self) -> None:
        """Tell the carrier the secret and the code of each place."""
        places = {place.key: [place.secret, place.code] for place in self.places.values()}
        self._send({"type": "admit", "places": places})

    def open_places(self) -> Iterator[tuple[str, Invitation]]:
        """The places open to guests."""
        yield from self.places.items()

    # ---- what differs ----------------------------------------------------------------------------

    @abstractmethod
    def _new_screen(self, place: Invitation, said: Introduction) -> G:
        """The screen of a new guest."""

    @abstractmethod
    def _welcome(self, place: Invitation, guest: G, said: Introduction) -> None:
        """Welcome a guest, who may have been here before."""

    def _place_by(self, key: object, said: Introduction) -> Invitation | None:
        """The place that a page has come to."""
        del said
        return next((each for each in self.places.values() if each.key == key), None)

    def _is_barred(self, said: Introduction) -> bool:
        """Whether a page is of those that were sent away."""
        del said
        return False

    def _is_spent(self, place: Invitation) -> bool:
        """Whether a place's code lets nobody else in once somebody has come by it."""
        del place
        return False

    def _parted(self, guest: G) -> None:
        """Let a guest go who has left."""

    def _to_tell(self) -> Iterable[int]:
        """The connections whose screens may have changed."""
        return list(self._screens)

    # ---- what comes in ---------------------------------------------------------------------------

    def receive(self, message: JsonView) -> None:
        """Handle a message of the carrier, in which a guest may have written anything.

        ``join``: somebody came to a place by its link or its code. ``items``: what a guest's page
        sends. ``leave``: a guest leaves. ``gone``: a connection has ended. ``lost``: all have.
        """
        kind, number = message["type"], message.get("guest", -1)
        with self._relay.lock:
            if kind == "join":
                self._join(number, message)
            elif kind == "items":
                self._take(number, message["said"])
            elif kind == "leave":
                self._leave(number)
            elif kind == "gone":
                self._forget(number)
            elif kind == "lost":
                self._shared.clear()
                for each in list(self._screens):
                    self._forget(each, publish=False)
                self._relay.publish()

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
            guest.heard = -1  # a page that was loaded anew counts anew
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
            self._relay.publish()
        self._relay.start_advancing()

    def _take(self, number: int, said: object) -> None:
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
        """The connections whose last outbox has been dealt with since this was last called."""
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
        self._relay.publish()

    def _forget(self, number: int, *, publish: bool = True) -> None:
        was_there = self._screens.pop(number, None) is not None
        self._take_off(number)
        if was_there and publish:
            self._relay.publish()

    def _drop(self, number: int, why: str) -> None:
        self._screens.pop(number, None)
        self._take_off(number)
        self._send({"type": "drop", "guest": number, "why": why})

    def _take_off(self, number: int) -> None:
        self._waiting.pop(number, None)
        self._given.pop(number, None)
        self._settled.discard(number)

    def work(self) -> bool:
        """Carry out a few items of the next guest; return whether more are waiting.

        The next is the one that has been given the least time: whoever asks for much waits longer,
        and nobody else does.
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
                    self._relay.publish()
                    self._answering = None
                elif answers:  # it has only asked: nobody else has any news
                    self._show(number, always=True)
            if number in self._given:
                self._given[number] += self._used() - began
            over = guest.put_off or guest.carried_out == ITEMS_A_TURN
            if over and self._screens.get(number) is guest:
                # Unless something newer has come meanwhile, the rest is for its next turn.
                self._waiting.setdefault(number, outbox)
        self._relay.start_advancing()
        return bool(self._waiting)

    # ---- what goes out ---------------------------------------------------------------------------

    def _publish(self) -> None:
        """Send every guest what is new; the lock is held."""
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
        # The numbers of what one page gets grow, so that it can pass over what comes late.
        sent: JsonObject = {"type": "to", "guest": number}
        message = {**message, "n": next(self._numbers)}
        traits = message["traits"]
        if "words" in traits:
            message["traits"] = {"state": traits["state"]}
            sent["shared"] = self._share(traits)
        self._send({**sent, "message": message})

    def _share(self, traits: JsonObject) -> int:
        """Give the carrier all traits but the screen, once for all guests who have the same."""
        # There is one catalog for each language, board and list of bots.
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
"""The form in which an action of the game is written, by its type."""


def move_text(action: JsonView, names: Names) -> str:
    """A move in words, without a full stop."""
    kind = str(action.get("type"))
    code = CONTROLS[kind].told if kind in CONTROLS else _SAID.get(kind)
    if not code:
        return kind
    given: JsonObject = {"source": action.get("territory"), "target": None, "armies": 1}
    return say(code, names, **(given | {"cards": [], "dice": 1, **action})).rstrip(".")
