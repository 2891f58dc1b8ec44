"""A table under a network that loses, doubles, delays and reorders, simulated: no clock, no socket.

Pages play by what their snapshots offer, and send again what has no answer, as the real ones do.
"""

from __future__ import annotations

import heapq
import json
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.game import Game
from risk_widget.host.relay import Relay
from risk_widget.host.session import Session
from risk_widget.table import room
from risk_widget.table.seats import SPECTATORS, Guest, GuestTable
from tests.widget.page_player import Picks

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = ("red", "blue", "green")


class Page:
    """The page of a guest, at the other end of a bad line."""

    def __init__(self, world: World, place: str, client: str) -> None:
        self.world, self.place, self.client = world, place, client
        self.key = world.table.places[place].key
        self.picks = Picks(world.random.randrange(10**6))
        self.connection: int | None = None
        self.outbox: list[dict[str, Any]] = []
        self.state: dict[str, Any] | None = None
        self.accepted: set[str] = set()
        self.refused: set[str] = set()
        self.away: str | None = None
        self._sent = self._items = 0
        self._heard = -1
        self._heard_lately = False

    def connect(self) -> None:
        """Join, for the first time or again."""
        self.connection = next(self.world.connections)
        self.world.pages[self.connection] = self
        said = {"client": self.client, "name": f"of {self.place}"}
        self.world.up(self.connection, {"type": "join", "place": self.key, "said": said})

    def hear(self, connection: int, message: dict[str, Any]) -> None:
        """Take what comes; what is older than what is known is passed over."""
        if connection != self.connection:
            return
        self._heard_lately = True
        if message["n"] <= self._heard:
            return
        self._heard = message["n"]
        before = self.state
        self.state = state = message["traits"]["state"]
        self.world.check(self, before, state)
        for ack in state["acks"]:
            if any(item["id"] == ack["id"] for item in self.outbox):
                (self.accepted if ack["ok"] else self.refused).add(ack["id"])
        done = self.accepted | self.refused
        self.outbox = [item for item in self.outbox if item["id"] not in done]

    def act(self) -> None:
        """Decide, if it is this page's turn, and send all that has no answer."""
        random, state = self.world.random, self.state
        if self.away is not None:
            return
        if not self._heard_lately and random.random() < 0.1:
            self.connect()
            return
        self._heard_lately = False
        if state is not None and not self.outbox and not self.world.draining:
            self._items += 1
            action: dict[str, Any] = {"type": "query", "what": "log"}
            if state["human"] and state["legal"] and state["screen"] == "play":
                action = self.picks.choose(state["legal"])
            item = {"id": f"{self.client}-{self._items}", "base_seq": state["seq"]}
            self.outbox.append({**item, "action": action})
        if self.outbox:
            self._sent += 1
            said = {"n": self._sent, "outbox": json.loads(json.dumps(self.outbox))}
            self.world.up(self.connection, {"type": "items", "said": said})


class World:
    """A game, its table, the pages around it, and the bad lines between them."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.draining = False
        self.connections, self._order = count(1), count()
        self.pages: dict[int, Page] = {}
        self.done: list[str] = []
        self._now = 0.0
        self._events: list[tuple[float, int, Callable[[], object]]] = []
        mode = random.choice(["missions", "domination"])
        game = Game.new(edition="nordic", mode=mode, seats=SEATS, seed=seed)
        while game.phase == "place":
            game.apply(random.choice(game.legal_actions()))
        players = dict.fromkeys(SEATS, "human")
        if random.random() < 0.5:
            players["green"] = "simple"
        self.session = Session(game, seats=players, bot_speed="instant", seed=seed)
        self.relay = Relay(self.session, lambda _: None)
        self.relay.first()
        # Bots play when the world lets them: there are no threads here.
        self.relay.start_advancing = lambda: None  # type: ignore[method-assign]
        self.table = GuestTable(self.session, self.relay, self._down)
        self._clients = count()
        self.all = [self.newcomer(seat) for seat in (*SEATS, SPECTATORS) if self.free(seat)]

    def free(self, place: str) -> bool:
        return place == SPECTATORS or self.session.players[place] == "human"

    def newcomer(self, place: str) -> Page:
        page = Page(self, place, f"c{next(self._clients)}")
        page.connect()
        return page

    # ---- the lines -------------------------------------------------------------------------------

    def up(self, connection: int | None, message: dict[str, Any]) -> None:
        """From a page to the table."""
        self._carry(lambda: self.table.receive({"by": "link", **message, "guest": connection}))

    def _down(self, message: Any) -> None:
        """From the table: what it does about its own lines arrives, the rest may not."""
        kind = message["type"]
        page = self.pages.get(message.get("guest", -1))
        if kind == "admit" or page is None:
            return
        connection = message["guest"]
        if kind == "drop":
            if message["why"] != "again":
                page.away = message["why"]
            return
        told = json.loads(json.dumps(message["message"], allow_nan=False))
        self._carry(lambda: page.hear(connection, told))

    def _carry(self, deliver: Callable[[], object]) -> None:
        random = self.random
        for _ in range(1 if self.draining else random.choices((0, 1, 2), (15, 70, 15))[0]):
            delay = 0.0 if self.draining else random.expovariate(0.5)
            heapq.heappush(self._events, (self._now + delay, next(self._order), deliver))

    # ---- time ------------------------------------------------------------------------------------

    def run(self, beats: int) -> None:
        """Let time pass, with whatever goes wrong in it; then let the lines be good again."""
        for _ in range(beats):
            self._beat()
            self._mishap()
        self.draining = True
        while self._events:
            heapq.heappop(self._events)[2]()
        for page in self.all:
            if page.away is None:
                page.connect()
        for _ in range(200):
            self._beat()
            waits = any(page.outbox for page in self.all if page.away is None)
            if not (waits or self._events or self.session.to_advance):
                break

    def _beat(self) -> None:
        self._now += 1
        for page in self.all:
            page.act()
        while self._events and self._events[0][0] <= self._now:
            heapq.heappop(self._events)[2]()
        while self.table.work():
            pass
        if self.session.to_advance:
            with self.relay.change():
                self.session.advance()

    def _mishap(self) -> None:
        random, table = self.random, self.table
        chance = random.random()
        if chance < 0.02:  # the way from the kernel to the server is cut, and found again
            table.receive({"type": "lost"})
        elif chance < 0.06:  # one page loses its connection, perhaps in another's turn
            connection = random.choice([*self.pages])
            table.receive({"type": "gone", "guest": connection})
        elif chance < 0.065 and self.session.players["red"] == "human":
            table.let_bot_play("red", "simple")
        elif chance < 0.08:
            seat = random.choice(SEATS[:2])
            table.invite(seat)
            self.all.append(self.newcomer(seat))
        elif chance < 0.085:
            table.take_back("blue")
            table.invite("blue")
            self.all.append(self.newcomer("blue"))

    # ---- what has to hold ------------------------------------------------------------------------

    def check(self, page: Page, before: dict[str, Any] | None, state: dict[str, Any]) -> None:
        """Whatever arrives is for this seat, and newer than what was there."""
        own = None if page.place == SPECTATORS else page.place
        assert state["viewer"] in (own, None)
        assert state["guest"]
        if state["viewer"] is None:
            assert state["hand"] is state["mission"] is state["capital"] is None
        if state["human"]:
            assert state["actor"] == own
        assert not state["legal"] or state["actor"] == own
        assert before is None or state["seq"] >= before["seq"]

    def settled(self) -> None:
        """At the end nothing waits, nothing was lost, and everybody sees the same."""
        here = [page for page in self.all if page.away is None]
        accepted = [name for page in self.all for name in page.accepted]
        assert len(set(self.done)) == len(self.done), "done twice"
        assert set(accepted) <= set(self.done)
        for page in here:
            assert page.outbox == []
            assert page.state is not None
            assert page.state["seq"] == self.session.seq
            assert self.session.game is not None
            assert page.state["moves"] == len(self.session.game.history)
        # Whoever was sent away may not have heard of what was done for them.
        gone = {item["id"] for page in self.all if page.away for item in page.outbox}
        assert set(self.done) <= {*accepted, *gone}


def play(seed: int, beats: int = 30) -> World:
    """Let a table live through a bad hour; raises where something was lost or done twice."""
    world = World(seed)
    carry_out = Guest.carry_out

    def noted(guest: Guest, request: Any) -> object:
        answer = carry_out(guest, request)
        world.done.append(request.id)
        return answer

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Guest, "carry_out", noted)
        # What a page begins with is the same each time, and long.
        patched.setattr(room, "traits_of", lambda _, state: {"state": state})
        world.run(beats)
    world.settled()
    return world
