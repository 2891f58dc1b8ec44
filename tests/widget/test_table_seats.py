"""Who sits at a table, what each guest may do, and the effects of bad lines and bad guests."""

from __future__ import annotations

import json
from math import ceil
from random import Random
from time import thread_time
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.bots import RandomBot, add_bot
from risk_widget.game import Game
from risk_widget.host.relay import Relay, traits_of
from risk_widget.host.session import Session
from risk_widget.messages import use_language
from risk_widget.protocol.controls import Role
from risk_widget.protocol.items import Refused
from risk_widget.table.room import ITEMS_A_TURN, MOST_GUESTS, TURN_TIME
from risk_widget.table.seats import SPECTATORS, Guest, GuestTable
from tests.rotation import repeats
from tests.widget.forgeries import Forger, anything
from tests.widget.page_player import screen_of
from tests.widget.table_carrier import Carrier
from tests.widget.table_schedule import play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SEATS = ["red", "blue", "green"]


class CarriedTable(Carrier):
    """A table with a carrier that loses nothing, and the messages to each guest."""

    def __init__(
        self,
        game: Game | None = None,
        used: Callable[[], float] = thread_time,
        **players: str,
    ) -> None:
        super().__init__()
        game = game or Game.new(edition="nordic", mode="missions", seats=SEATS, seed=3, options={})
        self.session = Session(game, seats=dict.fromkeys(SEATS, "human") | players, seed=1)
        self.host: list[Any] = []
        self.relay = Relay(self.session, self.host.append)
        self.relay.first()
        self.relay.start_advancing = lambda: None  # type: ignore[method-assign]
        self.table = GuestTable(self.session, self.relay, self._send, used=used)
        self.table.admit()
        self._sent = 0

    def join(self, number: int, place: str, client: str = "", **more: Any) -> None:
        said = {"client": client or f"page {number}", **more.pop("said", {})}
        key = self.table.places[place].key
        join = {"type": "join", "guest": number, "place": key, "by": "link", "said": said}
        self.table.receive({**join, **more})

    def put(self, number: int, outbox: Any, n: int | None = None) -> None:
        self._sent += 1
        said = {"n": self._sent if n is None else n, "outbox": outbox}
        self.table.receive({"type": "items", "guest": number, "said": said})
        while self.table.work():
            pass

    def ask(self, number: int, action: Mapping[str, Any], name: str | None = None) -> Any:
        """Send one action and return its answer."""
        name = name or f"item {self._sent}"
        self.put(number, [{"id": name, "base_seq": self.session.seq, "action": action}])
        return next(ack for ack in self.state(number)["acks"] if ack["id"] == name)

    def state(self, number: int) -> Any:
        return next(m["traits"]["state"] for m in reversed(self.mail[number]) if "traits" in m)

    @property
    def game(self) -> Game:
        game = self.session.game
        assert game is not None
        return game

    def at(self) -> dict[str, str]:
        return {each["seat"]: each["at"] for each in self.table.seats()}


# ---- coming and going ----------------------------------------------------------------------------


def test_only_the_guest_with_the_link_has_the_seat_and_its_secrets() -> None:
    room = CarriedTable()
    assert room.at() == dict.fromkeys(SEATS, "here")
    room.join(1, "blue", said={"name": "Ada"})
    assert room.at() == {"red": "here", "blue": "there", "green": "here"}
    welcome = room.mail[1][0]
    assert welcome["type"] == "welcome"
    assert "secret" not in welcome
    state = welcome["traits"]["state"]
    assert (state["viewer"], state["private"], "guest" in state) == ("blue", "shown", True)
    assert state["mission"]["id"] == room.game.observe("blue")["mission"]
    assert [row["name"] for row in state["seats"]] == ["Red", "Ada", "Green"]
    room.join(2, SPECTATORS)
    state = room.state(2)
    assert state["viewer"] is state["mission"] is state["hand"] is None
    assert room.table.watching == 1


def test_the_hosts_screen_is_handed_over_among_the_people_still_at_it() -> None:
    room = CarriedTable()
    while room.game.phase == "place":
        room.game.apply(next(iter(room.game.legal_actions())))
    assert screen_of(room.session)["screen"] == "handover"
    room.join(1, "red")
    assert screen_of(room.session)["screen"] == "play"
    room.join(2, "blue")
    # The only player left at the host's screen need not confirm.
    snapshot = screen_of(room.session)
    assert (snapshot["viewer"], snapshot["private"], snapshot["human"]) == ("green", "shown", False)
    room.join(3, "green")
    assert screen_of(room.session)["viewer"] is None


def test_a_returning_page_has_the_same_seat_and_repeats_nothing() -> None:
    room = CarriedTable()
    room.join(1, "red", client="one")
    place = next(iter(room.state(1)["legal"]["place"]["territories"]))
    action = {"type": "place", "territory": place, "armies": 1}
    item = {"id": "only", "base_seq": room.session.seq, "action": action}
    room.put(1, [item])
    steps = len(room.game.history)
    room.table.receive({"type": "gone", "guest": 1})
    assert room.at()["red"] == "away"
    room.join(7, "red", client="one")
    room.put(7, [item])
    assert len(room.game.history) == steps
    assert next(ack for ack in room.state(7)["acks"] if ack["id"] == "only")["ok"]


def test_a_pages_second_connection_replaces_the_first() -> None:
    room = CarriedTable()
    room.join(1, "red", client="one")
    room.join(2, "red", client="one")
    assert room.dropped == {1: "again"}
    room.join(3, "red", client="another")
    assert room.at()["red"] == "there"
    assert room.dropped == {1: "again"}


def test_leaving_differs_from_losing_the_connection() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.table.receive({"type": "leave", "guest": 1})
    assert (room.at()["red"], room.dropped[1]) == ("left", "left")
    room.join(2, "red")
    assert room.at()["red"] == "there"
    room.table.receive({"type": "lost"})
    assert room.at()["red"] == "away"


def test_a_code_admits_one_page_and_gives_it_the_link() -> None:
    room = CarriedTable()
    place = room.table.places["red"]
    code = place.code
    room.join(1, "red", by="code")
    assert room.mail[1][0]["secret"] == place.secret
    assert place.code != code
    assert room.admitted[place.key] == [place.secret, place.code]
    watching = room.table.places[SPECTATORS]
    code = watching.code
    room.join(2, SPECTATORS, by="code")
    assert watching.code == code


def test_an_old_link_is_dead_once_the_seat_is_somebody_elses() -> None:
    room = CarriedTable()
    room.join(1, "red")
    old = room.table.places["red"]
    room.table.invite("red")
    new = room.table.places["red"]
    assert room.dropped[1] == "seat"
    assert {old.secret, old.code, old.key}.isdisjoint({new.secret, new.code, new.key})
    assert room.at()["red"] == "left"
    late = {"type": "join", "guest": 2, "place": old.key, "by": "link", "said": {"client": "late"}}
    room.table.receive(late)
    assert room.dropped[2] == "refused"
    room.table.take_back("red")
    assert room.at()["red"] == "here"


def test_the_hosts_name_for_a_guest_lasts_until_the_seat_changes_hands() -> None:
    room = CarriedTable()
    room.join(1, "red", client="one", said={"name": "xX_joker_Xx"})
    room.table.rename("red", " Ada ")
    assert room.state(1)["seats"][0]["name"] == "Ada"
    room.table.receive({"type": "gone", "guest": 1})
    room.join(2, "red", client="one", said={"name": "xX_joker_Xx"})
    assert room.state(2)["seats"][0]["name"] == "Ada"
    room.table.invite("red")
    room.join(3, "red", said={"name": "Grace"})
    assert room.state(3)["seats"][0]["name"] == "Grace"
    for seat, name in (("red", " "), ("yellow", "Ada"), (SPECTATORS, "Ada")):
        with pytest.raises(Refused):
            room.table.rename(seat, name)


@pytest.mark.parametrize("place", ["red", SPECTATORS])
def test_a_removed_guest_needs_a_new_link(place: str) -> None:
    room = CarriedTable()
    room.join(1, place)
    old = room.table.places[place]
    room.table.send_away(place)
    assert room.dropped == {1: "sent-away"}
    assert room.table.places[place].secret != old.secret
    room.table.receive(
        {"type": "join", "guest": 2, "place": old.key, "by": "link", "said": {"client": "late"}}
    )
    assert room.dropped[2] == "refused"
    with pytest.raises(Refused):
        room.table.send_away("yellow")


def test_a_seat_can_be_given_to_a_bot_and_back_to_a_person() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.table.let_bot_play("red")
    assert room.dropped[1] == "bot"
    assert room.session.players["red"] == "cautious"
    assert room.session.to_advance
    assert "red" not in room.at()
    room.table.invite("red")
    assert room.session.players["red"] == "human"
    assert room.at()["red"] == "here"


def test_a_guest_with_a_seat_in_the_next_game_keeps_it() -> None:
    room = CarriedTable()
    room.join(1, "blue")
    room.join(2, "green")
    seats = {"red": "human", "blue": "human"}
    with room.relay.change():
        room.session.start(
            Game.new(edition="german", seats=["red", "blue", "yellow"], seed=1), seats
        )
    assert room.dropped == {2: "seat"}
    state = room.state(1)
    assert (state["edition"], state["viewer"]) == ("german", "blue")
    assert room.at() == {"red": "here", "blue": "there"}


def test_the_number_of_guests_is_limited() -> None:
    room = CarriedTable()
    for number in range(MOST_GUESTS + 1):
        room.join(number, SPECTATORS)
    assert room.dropped == {MOST_GUESTS: "full"}
    assert room.table.watching == MOST_GUESTS


def test_shared_data_of_a_language_is_sent_to_the_carrier_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = CarriedTable()
    given: list[Any] = []
    carry = room._send

    def send(message: Mapping[str, Any]) -> None:
        if message["type"] == "share":
            given.append(message["traits"])
        carry(message)

    monkeypatch.setattr(room.table, "_send", send)
    for number, language in enumerate(("sv", "en", "sv", "en-GB", "de")):
        room.join(number, SPECTATORS, said={"languages": [language]})
    assert [traits["language"] for traits in given] == ["sv", "en", "de"]
    for number, language in enumerate(("sv", "en", "sv", "en", "de")):
        (welcome,) = (told for told in room.mail[number] if told["type"] == "welcome")
        with use_language(language):
            expected = traits_of(room.game.board, welcome["traits"]["state"])
        assert welcome["traits"] == json.loads(json.dumps(expected))
    # The catalog is sent again after a broken connection, which may have lost it, and after a bot
    # is added.
    room.table.receive({"type": "lost"})
    room.join(5, SPECTATORS, said={"languages": ["sv"]})
    add_bot("hers", RandomBot)
    room.join(6, SPECTATORS, said={"languages": ["sv"]})
    assert [traits["language"] for traits in given[3:]] == ["sv", "sv"]
    assert "hers" in {bot["id"] for bot in room.mail[6][0]["traits"]["catalog"]["bots"]}


def test_after_a_table_closes_the_game_stays_on_the_hosts_screen() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.table.close()
    assert room.dropped == {1: "closed"}
    assert room.session.elsewhere == frozenset()
    before = len(room.mail[1])
    room.game.apply(next(iter(room.game.legal_actions())))
    assert len(room.mail[1]) == before


# ---- what a guest may do -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        {"type": "undo"}, {"type": "redo"}, {"type": "end_now"}, {"type": "resume"},
        {"type": "again", "same_dice": True}, {"type": "play_on", "at": 0},
        {"type": "speed", "value": "instant"}, {"type": "evaluation", "value": True},
        {"type": "ready", "seat": "red"}, {"type": "go_on", "game": "x"},
        {"type": "replace_bot", "seat": "green", "player": "simple"},
        {"type": "lesson", "do": "open"}, {"type": "table", "do": "close"},
        {"type": "table", "do": "rename", "seat": "red", "text": "Ada"},
        {"type": "table", "do": "send_away", "seat": "blue"},
        {"type": "load", "text": "", "seats": [
            {"seat": "red", "player": "human"}, {"seat": "blue", "player": "human"}]},
    ],
    ids=lambda action: action["type"],
)  # fmt: skip
def test_only_the_host_controls_the_whole_table(action: dict[str, Any]) -> None:
    room = CarriedTable()
    room.join(1, "red")
    before = screen_of(room.session)
    ack = room.ask(1, action)
    assert (ack["ok"], ack["rule"]) == (False, "protocol.guest")
    assert screen_of(room.session) == before


def test_a_guest_acts_only_for_its_own_seat() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.join(2, "blue")
    place = {t for t, (owner, _) in room.state(1)["territories"].items() if owner == "blue"}
    assert room.ask(2, {"type": "place", "territory": min(place), "armies": 1})["ok"] is False
    assert room.ask(2, {"type": "auto_defend", "seat": "red", "value": True})["ok"] is False
    assert room.ask(2, {"type": "auto_defend", "seat": "blue", "value": True})["ok"]
    own = next(iter(room.state(1)["legal"]["place"]["territories"]))
    assert room.ask(1, {"type": "place", "territory": own, "armies": 1})["ok"]
    assert len(room.game.history) == 1
    room.join(3, SPECTATORS)
    refused = room.ask(3, {"type": "place", "territory": min(place), "armies": 1})
    assert refused["rule"] == "protocol.guest"


def test_each_screen_has_its_own_switches() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.join(2, "blue")
    assert room.ask(1, {"type": "teach", "value": True})["ok"]
    assert room.state(1)["switches"]["teach"]
    assert not room.state(2)["switches"]["teach"]
    assert not room.session.on["teach"]


def test_a_guests_record_contains_only_what_its_seat_may_see() -> None:
    room = CarriedTable()
    room.join(1, "red")
    text = room.ask(1, {"type": "query", "what": "record", "whole": True})["data"]["text"]
    others = {room.game.observe(seat)["mission"] for seat in ("blue", "green")}
    assert not [mission for mission in others if mission in text]


def test_a_guest_waits_while_the_host_looks_at_a_lesson() -> None:
    room = CarriedTable()
    room.join(1, "red")
    lesson = {"id": "l", "base_seq": 0, "action": {"type": "lesson", "do": "open"}}
    room.relay.receive([lesson])
    assert room.session.is_taught
    own = next(iter(room.state(1)["legal"]["place"]["territories"]))
    ack = room.ask(1, {"type": "place", "territory": own, "armies": 1})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.guest")


def test_each_screen_gets_an_event_once() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.join(2, SPECTATORS)
    own = next(iter(room.state(1)["legal"]["place"]["territories"]))
    assert room.ask(1, {"type": "place", "territory": own, "armies": 1})["ok"]
    assert [event["type"] for event in room.state(2)["last"]] == ["placed"]
    room.ask(2, {"type": "query", "what": "log"})
    assert room.state(2)["last"] == []


# ---- bad guests ----------------------------------------------------------------------------------


def test_one_guests_flood_does_not_block_the_others() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.join(2, "blue")
    query = {"type": "query", "what": "log"}
    flood = [{"id": f"f{n}", "base_seq": 0, "action": query} for n in range(32)]
    say = {"type": "items", "guest": 1, "said": {"n": 1, "outbox": flood}}
    room.table.receive(say)
    one = {"n": 1, "outbox": [{"id": "one", "base_seq": 0, "action": query}]}
    room.table.receive({"type": "items", "guest": 2, "said": one})
    assert room.table.work()
    assert room.table.work()
    assert [ack["id"] for ack in room.state(2)["acks"]] == ["one"]
    assert len([ack for ack in room.state(1)["acks"] if "data" in ack]) == ITEMS_A_TURN
    while room.table.work():
        pass
    assert len(room.state(1)["acks"]) == 32


class Costly:
    """A clock that advances only when a guest's query is answered, by the cost of the answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, costs: dict[str, float]) -> None:
        self.now = 0.0
        self.asked: list[tuple[str, str]] = []
        carry_out = Guest.carry_out

        def spend(guest: Guest, request: Any) -> object:
            what = str(request.action.get("what"))
            self.now += costs.get(what, 0.0)
            self.asked.append((guest.place, what))
            return carry_out(guest, request)

        monkeypatch.setattr(Guest, "carry_out", spend)

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("cost", [0.001, 0.02, 0.3, 5.0])
def test_a_guest_with_many_requests_waits_and_nobody_else_does(
    cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests share time, not turns: the guest who has used the least time comes next."""
    clock = Costly(monkeypatch, {"log": cost, "here": 0.001})
    room = CarriedTable(used=clock)
    room.join(1, "red")
    room.join(2, "blue")
    for n in range(50):
        flood = [
            {"id": f"{n}-{k}", "base_seq": 0, "action": {"type": "query", "what": "log"}}
            for k in range(32)
        ]
        room.table.receive({"type": "items", "guest": 1, "said": {"n": n, "outbox": flood}})
        room.table.work()
        one = [{"id": f"here {n}", "base_seq": 0, "action": {"type": "query", "what": "here"}}]
        room.table.receive({"type": "items", "guest": 2, "said": {"n": n, "outbox": one}})
        before = clock.now
        room.table.work()
        assert clock.now - before == pytest.approx(0.001)
        assert room.state(2)["acks"][-1]["id"] == f"here {n}"
    # A turn also ends when its time is up, but not before one item is handled.
    per_turn = min(ITEMS_A_TURN, max(1, ceil(TURN_TIME / cost)))
    assert clock.asked.count(("red", "log")) <= 50 * per_turn


def test_a_later_guest_is_not_charged_for_earlier_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Costly(monkeypatch, {"log": 1.0, "stats": 1.0})
    room = CarriedTable(used=clock)
    room.join(1, "red")
    for n in range(20):
        room.ask(1, {"type": "query", "what": "log"}, f"before {n}")
    room.join(2, "blue")
    for number, what in ((2, "stats"), (1, "log")):
        outbox = [
            {"id": f"{what} {k}", "base_seq": 0, "action": {"type": "query", "what": what}}
            for k in range(6)
        ]
        room.table.receive(
            {"type": "items", "guest": number, "said": {"n": 1000, "outbox": outbox}}
        )
    del clock.asked[:]
    while room.table.work():
        pass
    turns = [place for place, _ in clock.asked]
    assert turns.count("red") == turns.count("blue") == 6
    assert abs(turns[:6].count("red") - turns[:6].count("blue")) <= 2


def test_an_answer_is_sent_once_and_again_to_a_returning_page() -> None:
    room = CarriedTable()
    room.join(1, "red", client="one")
    item = {"id": "log", "base_seq": 0, "action": {"type": "query", "what": "log"}}

    def told(number: int) -> int:
        messages = [m["traits"]["state"] for m in room.mail[number] if "traits" in m]
        return sum("data" in ack for state in messages for ack in state["acks"])

    for _ in range(5):  # The page has not seen the answer yet, so it sends the item again.
        room.put(1, [item])
    room.relay.publish(always=True)
    assert told(1) == 1
    assert [ack["ok"] for ack in room.state(1)["acks"] if ack["id"] == "log"] == [True]
    room.table.receive({"type": "gone", "guest": 1})
    room.join(2, "red", client="one")
    room.put(2, [item])
    assert told(2) == 1


def test_a_question_is_answered_only_to_the_asker() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.join(2, "blue")
    before, host = len(room.mail[2]), len(room.host)
    for what in ("log", "dice", "clause", "hint", "here"):
        room.ask(1, {"type": "query", "what": what})
    room.ask(1, {"type": "teach", "value": True})
    room.ask(1, {"type": "undo"})
    assert (len(room.mail[2]), len(room.host)) == (before, host)


def test_the_carrier_learns_whose_outbox_was_processed() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.join(2, "blue")
    assert room.table.settled() == []
    query = {"type": "query", "what": "log"}
    long = [{"id": f"i{n}", "base_seq": 0, "action": query} for n in range(2 * ITEMS_A_TURN)]
    room.table.receive({"type": "items", "guest": 1, "said": {"n": 1, "outbox": long}})
    room.table.receive({"type": "items", "guest": 2, "said": "nonsense"})
    room.table.receive({"type": "items", "guest": 3, "said": {"n": 1, "outbox": []}})
    assert sorted(room.table.settled()) == [2, 3]
    room.table.work()
    assert room.table.settled() == []
    while room.table.work():
        pass
    assert room.table.settled() == [1]
    assert room.table.settled() == []


def test_an_outdated_outbox_is_skipped() -> None:
    room = CarriedTable()
    room.join(1, "red")
    room.put(1, [], n=5)
    own = next(iter(room.state(1)["legal"]["place"]["territories"]))
    item = {"id": "late", "base_seq": room.session.seq}
    room.put(1, [{**item, "action": {"type": "place", "territory": own, "armies": 1}}], n=4)
    assert len(room.game.history) == 0


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(20))
def test_nothing_malformed_or_forged_has_an_effect(seed: int) -> None:
    """A screen sends messages that it may not send: other seats' decisions, replays, nonsense."""
    check_forged(seed, repeats(2500, 10))


def check_forged(seed: int, number: int) -> None:
    """Send messages that no page should send, as a guest not on turn and as one who has left."""
    random, room = Random(seed), CarriedTable()
    room.join(1, "blue")
    room.join(2, SPECTATORS)
    room.join(3, "green", client="gone")
    room.table.receive({"type": "gone", "guest": 3})
    forgers = {1: Forger(random, Role.SEAT, "blue"), 2: Forger(random, Role.SPECTATOR)}
    before, links = room.game.position(), dict(room.admitted)
    shown = json.dumps({**screen_of(room.session), "acks": []})
    for _ in range(number):
        guest = random.choice([1, 2])
        said = forgers[guest].said(room.session.seq)
        kind = random.choice([*["items"] * 8, "join"])
        message = {"type": kind, "guest": random.choice([*[guest] * 8, 3, 99]), "said": said}
        if kind == "join":
            message |= {"guest": 99, "place": random.choice(["red", "red-0", anything(random)])}
        others = {number: len(mail) for number, mail in room.mail.items() if number != guest}
        room.table.receive(message)
        while room.table.work():
            pass
        assert room.game.position() == before
        assert others == {number: len(room.mail.get(number, ())) for number in others}
    assert not room.game.history
    assert room.admitted == links
    assert json.dumps({**screen_of(room.session), "acks": []}) == shown
    assert {*room.dropped} <= {99}


@pytest.mark.sampled
@pytest.mark.parametrize("first", range(0, 5000, 250))
def test_bad_connections_lose_or_repeat_nothing(first: int) -> None:
    """Messages are lost, doubled, late and out of order; guests leave; the server is cut off."""
    assert sum(len(play(first + n).done) for n in range(repeats(250, 25))) > 20


def test_each_person_stops_only_their_own_placing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page takes another's armies for its own: the host's *Stop* doesn't affect a guest's."""
    monkeypatch.setattr("risk_widget.play.match.SETUP_SLICE", 1)
    room = CarriedTable(green="cautious")
    room.session.speed = "normal"
    room.join(1, "blue")

    def host(**action: Any) -> None:
        number = len(screen_of(room.session)["acks"])
        item = {"id": f"host {number}", "base_seq": room.session.seq, "action": action}
        room.relay.receive([item])

    def until(seat: str) -> tuple[bool, bool]:
        """Play on until it is a seat's turn; return whether host and guest see a placing."""
        while room.game.actor != seat:
            assert room.session.advance()
        room.relay.publish()
        return screen_of(room.session)["placing"], room.state(1)["placing"]

    until("red")
    host(type="place_rest")
    until("blue")
    assert room.ask(1, {"type": "place_rest"})["ok"]
    assert until("red") == (True, False)
    assert until("blue") == (False, True)
    until("red")
    host(type="stop")
    assert not room.session.to_advance
    own = screen_of(room.session)["legal"]["place"]["territories"][0]
    host(type="place", territory=own, armies=1)
    assert until("green") == (False, True)
    assert until("red") == (False, False)
