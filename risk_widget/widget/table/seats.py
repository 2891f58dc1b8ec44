"""A table: one game on several screens, each for the seat that sits at it.

Nothing here knows how messages travel. `Table.receive` takes what comes in, and ``send`` gets what
goes out; either may be late, doubled, out of order or lost. A guest's page sends all items that it
has no answer to, each with an id, and whole snapshots go back: so nothing is lost for good, and
nothing is done twice.
"""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from risk_widget.listings import catalog
from risk_widget.messages import render
from risk_widget.rules.clauses import mark_of
from risk_widget.schema import SchemaError, read
from risk_widget.widget.match import HUMAN, PLACING, SUBSTITUTE, Screen
from risk_widget.widget.outbox_types import Introduction, OutboxSent
from risk_widget.widget.protocol import UNHURRIED, Refused, is_control
from risk_widget.widget.queries import answer
from risk_widget.widget.relay import Host
from risk_widget.widget.snapshot import game_snapshot, shown_of
from risk_widget.widget.standalone_page import traits_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from risk_widget.board import Board
    from risk_widget.engine.actions import IllegalAction
    from risk_widget.engine.data_types import Mark
    from risk_widget.game import Game
    from risk_widget.json_types import JsonObject
    from risk_widget.widget.match import Match
    from risk_widget.widget.protocol import Request
    from risk_widget.widget.relay import Followed, Relay
    from risk_widget.widget.session import Session
    from risk_widget.widget.snapshot_types import Snapshot, TableSeat

log = logging.getLogger(__name__)

SPECTATORS: Final = "spectators"
"""The place of all who only look on."""
MOST_GUESTS: Final = 64
REMEMBERED: Final = 2 * MOST_GUESTS
"""Pages whose answered items are remembered for when they come back."""
AT_ONCE: Final = 4
"""Items of one guest that are carried out before it is the next one's turn."""

_SECRET_BYTES: Final = 16
_CODE_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_CODE_LENGTH: Final = 8
"""Forty bits: enough where a wrong one is answered slowly, and a right one opens a seat once."""

_TO_ANYBODY: Final = frozenset({"query", "teach"})
_TO_A_SEAT: Final = _TO_ANYBODY | {"confirm", "roll_until", "place_rest", "stop", "auto_defend"}
"""What a guest may ask for besides the actions of the game; everything else is the host's."""


# ---- one screen ----------------------------------------------------------------------------------


class Guest(Host):
    """The screen of a guest: the game as one seat, or as a spectator, may see it.

    Args:
        session: of the game.
        place: the seat, or `SPECTATORS`.
    """

    def __init__(self, session: Session, place: str) -> None:
        super().__init__(game_id=session.game_id, speed=session.speed)
        self.place = place
        self.seat = None if place == SPECTATORS else place
        self.heard = -1
        self.carried_out = 0
        self._session = session
        self._screen = Screen()
        self._on: dict[str, bool] = {"teach": False, "confirm": False}
        # The game that was last sent, and the steps of it whose events are known there.
        self._sent: tuple[str, int] | None = None
        self._shown_board: Board | None = None
        self._last: Snapshot | None = None

    @property
    def match(self) -> Match:
        """The game with its players."""
        return cast("Match", self._session.match)

    @property
    def game(self) -> Game:
        """The live game."""
        return self.match.game

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.match.game.board

    @property
    def followed(self) -> Followed:
        """The game."""
        return self.match.game

    @property
    def to_advance(self) -> bool:
        """Whether the game advances by itself."""
        return self._session.to_advance

    def refresh(self) -> None:
        """Catch up with the session, which has caught up with the game."""
        session, match = self._session, self.match
        self.seq, self.game_id, self.speed = session.seq, session.game_id, session.speed
        sits = self.seat is not None and match.players.get(self.seat) == HUMAN
        elsewhere = [seat for seat in match.persons if seat != self.seat or not sits]
        self._screen.follow(match.situation(elsewhere))

    def snapshot(self) -> Snapshot:
        """The screen as JSON data."""
        self.refresh()
        match = self.match
        game, sent = self._sent or (self.game_id, match.log.steps)
        since = min(sent, match.log.steps) if game == self.game_id else match.log.steps
        snapshot = game_snapshot(self, match, self._screen, evaluation=False, since=since)
        # What concerns the whole table is the host's.
        snapshot.pop("bot_failure", None)
        bots = {**snapshot["bots"], "running": False, "paused": False}
        on = {switch: True for switch, is_on in self._on.items() if is_on}
        changed = {"undo": False, "redo": False, "bots": bots, "guest": True, **on}
        return cast("Snapshot", {**snapshot, **changed})

    def mark_sent(self) -> None:
        """Note that the last snapshot is being sent: its events need not be sent again."""
        self._sent = self.game_id, self.match.log.steps

    def traits(self) -> JsonObject:
        """All that a page begins with."""
        self._shown_board, self._last = self.board, self.snapshot()
        self.mark_sent()
        return traits_of(self.board, self._last)

    def news(self, *, always: bool) -> JsonObject | None:
        """The traits that have changed; None if none have and no answer is awaited."""
        snapshot = self.snapshot()
        self.mark_sent()
        if snapshot == self._last and not always:
            return None
        self._last = snapshot
        if self.board is self._shown_board:
            return {"state": snapshot}
        self._shown_board = self.board
        return {"board": self.board.to_json(), "catalog": catalog(self.board), "state": snapshot}

    # ---- what it sends ---------------------------------------------------------------------------

    def _handle(self, name: str, item: object) -> None:
        self.carried_out += 1
        self.refresh()
        super()._handle(name, item)

    def carry_out(self, request: Request) -> object:
        """See `Host.carry_out`."""
        kind, action, seat = request.type, request.action, self.seat
        allowed = _TO_ANYBODY if seat is None else _TO_A_SEAT
        if is_control(kind) and kind not in allowed:
            raise Refused.under("protocol.guest", "refused-for-the-host")
        if kind == "query":
            # A whole record tells what the others hold.
            asked = cast("Any", {**action, "whole": False})
            return answer(asked, shown_of(self.match, self._screen))
        if kind in self._on:
            self._on[kind] = action["value"]
            return None
        if seat is None or seat not in self._screen.persons:
            raise Refused.under("protocol.guest", "refused-looking-on")
        if self._session.is_taught:
            raise Refused.under("protocol.guest", "refused-host-in-lesson")
        if kind not in UNHURRIED:
            self._check_current(request)
        if kind == "stop":
            self._stop(seat)
        elif kind == "auto_defend":
            if action["seat"] != seat:
                raise Refused.under("protocol.guest", "refused-not-your-seat")
            self._session.set_auto_defend(seat, on=action["value"])
        else:
            self._decide(kind, action, seat)
        return None

    def _decide(self, kind: str, action: Mapping[str, Any], seat: str) -> None:
        session, confirm = self._session, self._on["confirm"]
        match = session.current_match()
        if kind == "roll_until":
            session.roll_until(action, seat, confirm=confirm)
        elif kind == "place_rest":
            session.place_rest(seat)
        else:
            session.act(match, action, seat, confirm=confirm)

    def _stop(self, seat: str) -> None:
        match = self.match
        if match.rolling is not None and match.rolling.seat == seat:
            match.rolling = None
        elif match.game.phase in PLACING and seat in match.placing:
            del match.placing[seat]
        else:
            raise Refused.under("protocol.guest", "refused-for-the-host")

    def _sentence(self, refused: IllegalAction) -> str:
        return render(refused.content, self.match.called)

    def _source(self, rule: str) -> Mark | None:
        return mark_of(rule, self.game.edition, self.game.mode)


# ---- the table -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Place:
    """A seat of the table, or the spectators' place, and how to get there.

    Attributes:
        name: the seat, or `SPECTATORS`.
        key: what the carrier calls it. Another invitation has another key, so that whoever came by
            the old one, and is late, is not let in.
        secret: of its link.
        code: to be typed instead; it lets one page in, or any number of spectators.
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
    """A short code, made anew."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))


class Table:
    """A game's other screens: who is there, and what goes to each.

    Args:
        session: of the game.
        relay: of the host's screen.
        send: gets what goes out, with the lock held: ``to`` (a message to a guest), ``drop`` (a
            guest is sent away, and why), ``admit`` (the secret and the code of each place).
    """

    def __init__(
        self, session: Session, relay: Relay, send: Callable[[JsonObject], object]
    ) -> None:
        self._session = session
        self._relay = relay
        self._send = send
        self._numbers = count()
        self._match = session.match
        self.places: dict[str, Place] = {name: self._place(name) for name in self._wanted()}
        # The pages that are connected, by the number of their connection.
        self._screens: dict[int, Guest] = {}
        # All pages that came lately: place and client -> screen.
        self._known: OrderedDict[tuple[str, str], Guest] = OrderedDict()
        # What they have sent and is not carried out yet, whose turn is next first.
        self._waiting: OrderedDict[int, list[Any]] = OrderedDict()
        self._answering: int | None = None
        relay.beside = self._publish

    def _wanted(self) -> tuple[str, ...]:
        match = self._session.match
        return (*(() if match is None else match.game.seats), SPECTATORS)

    def _place(self, name: str, *, taken: bool = False) -> Place:
        return Place(name, f"{name}-{next(self._numbers)}", taken=taken, left=taken)

    def close(self) -> None:
        """Send everybody away; all seats are played at the host's screen again."""
        with self._relay.change():
            self._relay.beside = _nothing
            for number in list(self._screens):
                self._drop(number, "closed")
            for place in self.places.values():
                place.taken = False
            self._sit()

    # ---- who is there ----------------------------------------------------------------------------

    def seats(self) -> list[TableSeat]:
        """Where each person's seat is played, for the host's page."""
        return [
            {"seat": seat, "at": self._at(seat)}
            for seat in self._wanted()
            if seat != SPECTATORS and seat in self.places and self._is_person(seat)
        ]

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return sum(guest.place == SPECTATORS for guest in self._screens.values())

    def _at(self, seat: str) -> Literal["here", "there", "away", "left"]:
        place = self.places[seat]
        if not place.taken:
            return "here"
        if any(guest.place == seat for guest in self._screens.values()):
            return "there"
        return "left" if place.left else "away"

    def _is_person(self, seat: str) -> bool:
        return self._session.players.get(seat) == HUMAN

    def _sit(self) -> None:
        """Let the host's screen show the seats that are played there, and no others."""
        taken = {seat for seat, place in self.places.items() if place.taken}
        elsewhere = {seat for seat in taken if self._is_person(seat)}
        if elsewhere != self._session.elsewhere:
            self._session.sit_elsewhere(elsewhere)

    def admit(self) -> None:
        """Say who may come in, and by which secret and code."""
        places = {place.key: [place.secret, place.code] for place in self.places.values()}
        self._send({"type": "admit", "places": places})

    # ---- what the host does ----------------------------------------------------------------------

    def invite(self, seat: str) -> None:
        """Ask somebody else to a seat: its old link leads nowhere any more."""
        with self._relay.change():
            self._renew(seat, "seat")
            if not self._is_person(seat):
                self._give(seat, HUMAN)

    def take_back(self, seat: str) -> None:
        """Play a seat at the host's screen again; its old link leads nowhere any more."""
        with self._relay.change():
            self._renew(seat, "seat")
            self.places[seat].taken = False
            self._sit()

    def let_bot_play(self, seat: str, bot: str = SUBSTITUTE) -> None:
        """Give a seat to a bot."""
        with self._relay.change():
            self._renew(seat, "bot")
            self.places[seat].taken = False
            self._give(seat, bot)

    def _renew(self, seat: str, why: str) -> None:
        if seat == SPECTATORS or seat not in self.places:
            raise Refused.under("protocol.table", "refused-no-such-seat")
        for number in [n for n, guest in self._screens.items() if guest.place == seat]:
            self._drop(number, why)
        for known in [key for key in self._known if key[0] == seat]:
            del self._known[known]
        self.places[seat] = self._place(seat, taken=self.places[seat].taken)
        self.admit()

    def _give(self, seat: str, player: str) -> None:
        match = cast("Match", self._session.match)
        match.placing.pop(seat, None)
        match.auto_defend.pop(seat, None)
        if match.rolling is not None and match.rolling.seat == seat:
            match.rolling = None
        match.give_seat(seat, player)
        self._sit()
        self._session.changed()

    # ---- what comes in ---------------------------------------------------------------------------

    def receive(self, message: Mapping[str, Any]) -> None:
        """Take a message of the carrier. What a guest has said in it may be anything.

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
                for each in list(self._screens):
                    self._forget(each, publish=False)
                self._relay.publish()

    def _join(self, number: int, message: Mapping[str, Any]) -> None:
        key, by_code = message["place"], message.get("by") == "code"
        try:
            said = read(Introduction, message["said"])
        except SchemaError:
            self._drop(number, "refused")
            return
        place = next((each for each in self.places.values() if each.key == key), None)
        if place is None:
            self._drop(number, "refused")
            return
        name = place.name
        again = next((n for n, g in self._screens.items() if g is self._of(name, said)), None)
        if again is not None and again != number:
            self._forget(again, publish=False)
            self._send({"type": "drop", "guest": again, "why": "again"})
        if len(self._screens) >= MOST_GUESTS:
            self._drop(number, "full")
            return
        guest = self._of(name, said) or Guest(self._session, name)
        self._known[name, said["client"]] = guest
        self._known.move_to_end((name, said["client"]))
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._screens[number] = guest
        with self._relay.exclusive():
            self._seat(place, said.get("name", "").strip())
            welcome: JsonObject = {"type": "welcome", "place": name, "traits": guest.traits()}
            if by_code:
                welcome["secret"] = place.secret
            self._tell(number, welcome)
            if by_code and name != SPECTATORS:
                place.code = new_code()
                self.admit()
            self._relay.publish()
        self._relay.start_advancing()

    def _of(self, place: str, said: Introduction) -> Guest | None:
        return self._known.get((place, said["client"]))

    def _seat(self, place: Place, called: str) -> None:
        name = place.name
        if name == SPECTATORS:
            return
        place.taken, place.left = True, False
        match = cast("Match", self._session.match)
        if called and match.chosen_names.get(name) != called and self._is_person(name):
            match.rename(name, called)
        self._sit()

    def _take(self, number: int, said: object) -> None:
        guest = self._screens.get(number)
        if guest is None:
            return
        try:
            items = read(OutboxSent, said)
        except SchemaError:
            return
        if items["n"] > guest.heard:
            guest.heard = items["n"]
            self._waiting[number] = items["outbox"]

    def _leave(self, number: int) -> None:
        guest = self._screens.get(number)
        if guest is None:
            return
        if guest.place != SPECTATORS:
            self.places[guest.place].left = True
        self._drop(number, "left")
        self._relay.publish()

    def _forget(self, number: int, *, publish: bool = True) -> None:
        if self._screens.pop(number, None) is not None and publish:
            self._relay.publish()
        self._waiting.pop(number, None)

    def _drop(self, number: int, why: str) -> None:
        self._screens.pop(number, None)
        self._waiting.pop(number, None)
        self._send({"type": "drop", "guest": number, "why": why})

    def work(self) -> bool:
        """Carry out a few items of the guest whose turn it is; return whether more wait."""
        with self._relay.lock:
            if not self._waiting:
                return False
            number, outbox = self._waiting.popitem(last=False)
            guest = self._screens[number]
            guest.carried_out = 0
            with self._relay.exclusive():
                if guest.receive(outbox, AT_ONCE):
                    self._answering = number
                self._relay.publish()
                self._answering = None
            if guest.carried_out == AT_ONCE and self._screens.get(number) is guest:
                # Unless something newer has come meanwhile, the rest is for its next turn.
                self._waiting.setdefault(number, outbox)
        self._relay.start_advancing()
        return bool(self._waiting)

    # ---- what goes out ---------------------------------------------------------------------------

    def _publish(self) -> None:
        """Send every guest what is new; the lock is held."""
        if self._session.match is not self._match:
            self._settle()
            return
        for number, guest in list(self._screens.items()):
            try:
                traits = guest.news(always=number == self._answering)
            except Exception:
                log.exception("a guest's screen could not be shown")
                continue
            if traits is not None:
                self._tell(number, {"type": "changed", "traits": traits})

    def _settle(self) -> None:
        """Sit down at another game: who has a seat in it keeps it."""
        self._match = self._session.match
        wanted = self._wanted()
        for name in [name for name in self.places if name not in wanted]:
            for number in [n for n, guest in self._screens.items() if guest.place == name]:
                self._drop(number, "seat")
            del self.places[name]
        for name in wanted:
            self.places.setdefault(name, self._place(name))
        self.admit()
        self._sit()
        self._relay.publish(always=True)

    def _tell(self, number: int, message: JsonObject) -> None:
        # The numbers of what one page gets grow, so that it can pass over what comes late.
        self._send(
            {"type": "to", "guest": number, "message": {**message, "n": next(self._numbers)}}
        )

    def links(self) -> Iterator[tuple[str, Place]]:
        """The places that somebody may be asked to: people's seats, and the spectators'."""
        for name in self._wanted():
            if name in self.places and (name == SPECTATORS or self._is_person(name)):
                yield name, self.places[name]


def _nothing() -> None:
    """Do nothing, as there are no other screens."""
