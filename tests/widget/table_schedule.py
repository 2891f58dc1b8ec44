"""Rooms under a simulated network that loses, duplicates, delays and reorders messages.

There is no clock and no socket. Pages play by what their snapshots offer, and resend whatever has
no answer, as the real ones do.
"""

from __future__ import annotations

import heapq
import json
from collections import defaultdict
from contextlib import suppress
from itertools import count, pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.game import Game
from risk_widget.host.class_session import ClassSession
from risk_widget.host.relay import Relay
from risk_widget.host.session import Session
from risk_widget.lessons import Progress, load_lesson
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.protocol.items import Refused
from risk_widget.table import room
from risk_widget.table.classroom import CLASS, Classroom, Pupil
from risk_widget.table.seats import SPECTATORS, Guest, GuestTable
from tests.widget.page_player import Picks

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.lessons import Lesson
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.snapshot_types import RoomState
    from risk_widget.table.classroom import Question
    from risk_widget.table.room import GuestHub

SEATS = ("red", "blue", "green")


class Page:
    """A guest's page, at the other end of a bad line."""

    def __init__(self, world: World, place: str, client: str) -> None:
        self.world, self.place, self.client = world, place, client
        self.key = world.room.places[place].key
        self.picks = Picks(world.random.randrange(10**6))
        self.connection: int | None = None
        self.outbox: list[dict[str, Any]] = []
        self.state: dict[str, Any] | None = None
        self.accepted: set[str] = set()
        self.refused: set[str] = set()
        self.away: str | None = None
        # Messages that were on their way when the page was reloaded, and may have arrived.
        self.forgotten: set[str] = set()
        self._sent = self._items = 0
        self._heard = -1
        self._heard_lately = False

    def connect(self) -> None:
        """Join, for the first time or again."""
        self.connection = next(self.world.connections)
        self.world.pages[self.connection] = self
        said = {"client": self.client, "name": self.world.name(self)}
        self.world.up(self.connection, {"type": "join", "place": self.key, "said": said})

    def load(self) -> None:
        """Reload: forget the items without an answer, and count messages from 1."""
        self.forgotten.update(item["id"] for item in self.outbox)
        self.state, self.outbox = None, []
        self._heard, self._sent = -1, 0
        self.connect()

    def hear(self, connection: int, message: dict[str, Any]) -> None:
        """Receive a message, and ignore it if it is older than the last one."""
        if connection != self.connection:
            return
        self._heard_lately = True
        # Without a welcome, a page does not know its place.
        if message["n"] <= self._heard or (self.state is None and message["type"] != "welcome"):
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
        """Make a decision if it is this page's turn; send every item that is still unanswered."""
        random, state = self.world.random, self.state
        if self.away is not None:
            return
        if not self._heard_lately and random.random() < 0.1:
            self.connect()
            return
        self._heard_lately = False
        if state is not None and not self.outbox and not self.world.draining:
            self._items += 1
            action = self.world.wish(self, state)
            item = {"id": f"{self.client}-{self._items}", "base_seq": state["seq"]}
            self.outbox.append({**item, "action": action})
        if self.outbox:
            self._sent += 1
            said = {"n": self._sent, "outbox": json.loads(json.dumps(self.outbox))}
            self.world.up(self.connection, {"type": "items", "said": said})


class World:
    """A room, the pages around it, and the bad lines between them."""

    room: GuestHub[Any]

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.draining = False
        self.connections, self._order = count(1), count()
        self.pages: dict[int, Page] = {}
        self.all: list[Page] = []
        self.done: list[str] = []
        self._now = self._used = 0.0
        self._events: list[tuple[float, int, Callable[[], object]]] = []
        self._clients = count()

    def newcomer(self, place: str) -> Page:
        """Return the page of a person who has not been here before."""
        page = Page(self, place, f"c{next(self._clients)}")
        self.all.append(page)
        page.connect()
        return page

    def used(self) -> float:
        """Return the processor time that the room has used, which may end a turn after one item."""
        self._used += self.random.expovariate(50)
        return self._used

    # ---- what differs ----------------------------------------------------------------------------

    def name(self, page: Page) -> str:
        """Return the name that a page gives."""
        return f"of {page.place}"

    def wish(self, page: Page, state: dict[str, Any]) -> dict[str, Any]:
        """Return the action that a page sends, given its screen."""
        raise NotImplementedError

    def mishap(self, chance: float) -> None:
        """With this probability, act at the host's screen if it is the host's turn."""

    def check(self, page: Page, before: dict[str, Any] | None, state: dict[str, Any]) -> None:
        """Check that a message is for this page, and newer than its last state."""

    def goes_on(self) -> bool:
        """Let the room do its own work; return whether some of it is left."""
        return False

    def noted(self, screen: Any, request: Request) -> None:
        """Note a request that the room has carried out."""

    # ---- the lines -------------------------------------------------------------------------------

    def up(self, connection: int | None, message: dict[str, Any]) -> None:
        """Carry a message from a page to the room, unless the connection is closed."""
        room, message = self.room, {"by": "link", **message, "guest": connection}
        self._carry(lambda: room.receive(message) if room is self.room else None)

    def _down(self, message: Any) -> None:
        """Carry a message from the table; only commands about connections always arrive."""
        kind = message["type"]
        page = self.pages.get(message.get("guest", -1))
        if kind not in ("to", "drop") or page is None:
            return
        connection = message["guest"]
        if kind == "drop":
            if message["why"] != "again" and connection == page.connection:
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
        """Let time pass, with all kinds of failures, and then repair the lines."""
        for _ in range(beats):
            self._beat()
            self._mishap()
        self.draining = True
        while self._events:
            heapq.heappop(self._events)[2]()
        # The lines of absent guests have ended, too.
        for connection, page in self.pages.items():
            if page.away is not None:
                self.room.receive({"type": "gone", "guest": connection})
        for page in self.all:
            if page.away is None:
                page.connect()
        for _ in range(200):
            self._beat()
            waits = any(page.outbox for page in self.all if page.away is None)
            if not (waits or self._events or self.goes_on()):
                break

    def _beat(self) -> None:
        self._now += 1
        for page in self.all:
            page.act()
        while self._events and self._events[0][0] <= self._now:
            heapq.heappop(self._events)[2]()
        while self.room.work():
            pass
        self.goes_on()

    def _mishap(self) -> None:
        random, room = self.random, self.room
        chance = random.random()
        if chance < 0.02:  # The kernel loses the server, and finds it again.
            room.receive({"type": "lost"})
        elif chance < 0.06 and self.pages:  # One page loses its connection.
            connection = random.choice([*self.pages])
            room.receive({"type": "gone", "guest": connection})
        elif chance < 0.09:
            here = [page for page in self.all if page.away is None]
            if here:
                random.choice(here).load()
        else:
            self.mishap(random.random())

    # ---- what has to hold ------------------------------------------------------------------------

    def settled(self) -> None:
        """Check that, at the end, nothing waits, nothing was lost, and nothing was done twice."""
        accepted = {name for page in self.all for name in page.accepted}
        assert len(set(self.done)) == len(self.done), "done twice"
        assert accepted <= set(self.done), "told and not done"
        assert not [page for page in self.all if page.away is None and page.outbox]
        # A guest who was sent away, or who reloaded the page, may not know which requests
        # succeeded.
        gone = {item["id"] for page in self.all if page.away for item in page.outbox}
        forgotten = {name for page in self.all for name in page.forgotten}
        assert set(self.done) <= accepted | gone | forgotten, "done and not told"


class TableWorld(World):
    """A game, its table, and the pages around it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        random = self.random
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
        # Bots play when the schedule lets them, since there are no threads here.
        self.relay.start_advancing = lambda: None  # type: ignore[method-assign]
        self.room = self.table = GuestTable(self.session, self.relay, self._down, used=self.used)
        for place in (*SEATS, SPECTATORS):
            if place == SPECTATORS or players[place] == "human":
                self.newcomer(place)

    def wish(self, page: Page, state: dict[str, Any]) -> dict[str, Any]:
        """Make a decision if it is this page's turn; otherwise ask a question."""
        if state["human"] and state["legal"] and state["screen"] == "play":
            return page.picks.choose(state["legal"])
        return {"type": "query", "what": "log"}

    def goes_on(self) -> bool:
        """Let bots play."""
        if self.session.to_advance:
            with self.relay.change():
                self.session.advance()
        return self.session.to_advance

    def mishap(self, chance: float) -> None:
        """Give a seat to somebody else."""
        table = self.table
        if chance < 0.005 and self.session.players["red"] == "human":
            table.let_bot_play("red", "simple")
        elif chance < 0.02:
            seat = self.random.choice(SEATS[:2])
            table.invite(seat)
            self.newcomer(seat)
        elif chance < 0.025:
            table.take_back("blue")
            table.invite("blue")
            self.newcomer("blue")

    def check(self, page: Page, before: dict[str, Any] | None, state: dict[str, Any]) -> None:
        """Check that a message is for this seat, and newer than its last state."""
        own = None if page.place == SPECTATORS else page.place
        assert state["viewer"] in (own, None)
        assert "guest" in state
        if state["viewer"] is None:
            assert state["hand"] is state["mission"] is state["capital"] is None
        if state["human"]:
            assert state["actor"] == own
        assert not state["legal"] or state["actor"] == own
        assert before is None or state["seq"] >= before["seq"]

    def settled(self) -> None:
        """Check what every world checks, and also that all pages show the same game."""
        super().settled()
        for page in self.all:
            if page.away is None:
                assert page.state is not None
                assert page.state["seq"] == self.session.seq
                assert self.session.game is not None
                assert page.state["moves"] == len(self.session.game.history)


class ClassWorld(World):
    """A class of pupils, some of whom share a name, and its teacher."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.at_once = self.random.random() < 0.3
        self.lesson: Callable[[], Lesson]
        self.classroom: Classroom | None = None
        self.session = ClassSession(self._next_lesson(), self)
        self.relay = Relay(self.session, lambda _: None)
        self.relay.first()
        self.dismissed: set[str] = set()
        # The answers accepted, by pupil and question.
        self.taken: defaultdict[tuple[str, int], list[Any]] = defaultdict(list)
        self._questions: list[Question] = []
        self._open()
        for _ in range(4):
            self.newcomer(CLASS)

    def _next_lesson(self) -> Lesson:
        if self.random.random() < 0.5:
            return load_puzzle(self.random.choice((3, 4, 17)))
        lesson = load_lesson("04-combat", progress=Progress())
        lesson.go(self.random.choice(("pairs", "one-stays", "tie", "again")))
        return lesson

    def _open(self) -> None:
        before = self.classroom
        room = Classroom(self.relay, self._down, self.lesson(), at_once=self.at_once)
        if before is not None:
            room.go_on_from(before)
        room._used = self.used
        self.room = self.classroom = room

    # Questions that the host's screen asks by its controls.

    def state(self) -> tuple[RoomState, str]:
        """Return the state of an open class without a problem."""
        return "open", ""

    def carry_out(self, action: object) -> None:
        """Fail, since the schedule sends no such requests."""
        raise AssertionError(action)

    def new_link(self) -> None:
        """Make a new link."""
        self._class.new_link()

    def close(self) -> None:
        """End the class."""
        self._class.close()

    @property
    def _class(self) -> Classroom:
        assert self.classroom is not None
        return self.classroom

    # Events that may happen.

    def name(self, page: Page) -> str:
        """Return one of three names, which many more pupils have to share."""
        return ("Ada", "ada", "Grace")[int(page.client[1:]) % 3]

    def wish(self, page: Page, state: dict[str, Any]) -> dict[str, Any]:
        """Answer the question, rightly or wrongly, or ask for a hint."""
        random, step = self.random, self._class.question.step
        if random.random() < 0.1:
            return {"type": "lesson", "do": random.choice(("hint", "retry"))}
        if state["legal"]:
            return page.picks.choose(state["legal"])
        choices: list[str] = [choice.value for choice in step.choices] or ["1", "2", "3"]
        return {"type": "lesson", "do": "check", "answer": random.choice(choices)}

    def mishap(self, chance: float) -> None:
        """Lead the class: go on, reveal, rename, send away, make a new link, or start again."""
        random, room = self.random, self._class
        names = [name for name, _ in room.pupils]
        with self.relay.change():
            if chance < 0.03:
                self.session.show()
            elif chance < 0.08:
                self.session.put(self._next_lesson())
            elif chance < 0.1 and names:
                name = random.choice(names)
                gone = {page.client for page in self.all if self._called(page) == name}
                room.send_away(name)
                self.dismissed |= gone
            elif chance < 0.13 and names:
                with suppress(Refused):
                    room.rename(random.choice(names), random.choice(("Bo", "Ada", "Grace (2)")))
            elif chance < 0.15:
                room.new_link()
        if 0.15 <= chance < 0.16:
            self.session.leave()
            self._open()
            for page in self.all:  # Each pupil opens the new link in the same tab.
                if page.away in (None, "closed"):
                    page.away, page.key = None, self.room.places[CLASS].key
                    page.load()
        elif 0.16 <= chance < 0.2:
            self.newcomer(CLASS)

    def _called(self, page: Page) -> str | None:
        pupil = self._class._known.get((CLASS, page.client))
        return self._class._named.get(page.client) if pupil is None else pupil.name

    def noted(self, screen: Pupil, request: Request) -> None:
        """Note the answers."""
        if request.control.name not in ("lesson.hint", "lesson.retry"):
            client = next(c for (_, c), pupil in self._class._known.items() if pupil is screen)
            self.taken[client, self._asked()].append(request.action.get("answer"))

    def _asked(self) -> int:
        """Return the number of the question on all screens."""
        question = self._class.question
        if not any(question is each for each in self._questions):
            self._questions.append(question)
        return next(n for n, each in enumerate(self._questions) if each is question)

    def check(self, page: Page, before: dict[str, Any] | None, state: dict[str, Any]) -> None:
        """Check that no pupil sees a solution before it is revealed to all."""
        del page, before
        pupil = state["pupil"]
        if pupil["waits"] and not pupil["shown"]:
            assert "right" not in pupil
            assert state["lesson"]["feedback"] is None
            assert not state["lesson"]["done"]

    def settled(self) -> None:
        """Check, in addition, that each pupil counts as one person, with their last answer."""
        super().settled()
        room = self._class
        here = [page for page in self.all if page.away is None]
        names = [name for name, _ in room.pupils]
        assert len({*names}) == len(names)
        assert {name for name, there in room.pupils if there} == {
            self._called(page) for page in here
        }
        assert len(here) == room.there, "two pages of one name"
        for page in self.all:
            assert page.client not in self.dismissed or page.away in ("sent-away", "refused")
        for page in here:
            pupil = room._known[CLASS, page.client]
            shown = json.loads(json.dumps(pupil.snapshot()))
            assert page.state is not None
            assert {**page.state, "acks": []} == {**shown, "acks": []}
            given = room.question.given.get(pupil.name)
            taken = self.taken[page.client, self._asked()]
            tries = 0 if given is None else given.tries
            if room.question.waits:
                assert tries == sum(a != b for a, b in pairwise([None, *taken]))
                assert given is None or given.answer == (taken or [None])[-1]
            assert tries <= len(taken)
        bars = room.bars(who=False)
        assert sum(bar["count"] for bar in bars) == len(room.answers)


def play(seed: int, world: type[World] = TableWorld, beats: int = 30) -> World:
    """Run a world through a bad hour; raise an error if something was lost or done twice."""
    here = world(seed)
    with pytest.MonkeyPatch.context() as patched:
        for screen in (Guest, Pupil):
            patched.setattr(screen, "carry_out", _noting(here, screen.carry_out))
        # A page's first state is always the same, and long.
        patched.setattr(room, "traits_of", lambda _, state: {"state": state})
        here.run(beats)
    here.settled()
    return here


def _noting(world: World, carry_out: Callable[[Any, Any], object]) -> Callable[[Any, Any], object]:
    """Return a function that carries out a request and notes it."""

    def noted(screen: Any, request: Any) -> object:
        answer = carry_out(screen, request)
        world.done.append(request.id)
        world.noted(screen, request)
        return answer

    return noted
