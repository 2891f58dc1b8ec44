"""A class: one question on many screens, its answers, and what each screen reveals."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course import step as steps
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson_file import load_source
from risk_widget.game import Game
from risk_widget.host.class_session import ClassSession, class_warm_up
from risk_widget.host.relay import Relay
from risk_widget.lessons import lesson_ids, load_lesson, session_progress
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.protocol.controls import Role
from risk_widget.table.classroom import (
    BETWEEN,
    CLASS,
    LONGEST_TIME,
    MOST_BARS,
    ON_THE_WAY,
    Classroom,
    Pupil,
)
from risk_widget.table.room import MOST_GUESTS
from risk_widget.widget.classroom import classroom
from tests.rotation import repeats
from tests.widget.class_guests import Line, answer_all, come_by_code
from tests.widget.forgeries import Forger
from tests.widget.table_carrier import Carrier
from tests.widget.table_schedule import ClassWorld, play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from risk_widget.lessons import Lesson


class CarriedClass(Carrier):
    """A class without a network: its room, and the messages to each pupil."""

    def __init__(self, lesson: Lesson, *, at_once: bool = False, game: Game | None = None) -> None:
        super().__init__()
        self.now = 1000.0
        self.lesson: Callable[[], Lesson] = lambda: lesson
        self.classroom: Classroom | None = None
        self.closed = False
        self.wakes: list[float] = []
        self.session = ClassSession(lesson, self, lambda: game)
        self.host: list[Any] = []
        self.relay = Relay(self.session, self.host.append)
        self.relay.first()
        self.room = self.classroom = Classroom(
            self.relay, self._send, self.lesson(), at_once=at_once, clock=lambda: self.now
        )
        self._sent = 0

    def _send(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "wake":
            self.wakes.append(self.now + message["after"])
        super()._send(message)

    def wait(self, seconds: float) -> None:
        """Let time pass; the line wakes the class whenever the class has asked to be woken."""
        until = self.now + seconds
        while self.wakes and min(self.wakes) <= until:
            self.now = min(self.wakes)
            self.wakes.remove(self.now)
            self.room.work()
        self.now = until

    def state(self) -> tuple[Any, str]:
        return "open", ""

    def carry_out(self, action: Any) -> None:
        raise AssertionError(action)

    def new_link(self) -> None:
        self.room.new_link()

    def close(self) -> None:
        self.closed = True
        self.room.close()

    def join(self, number: int, name: str = "", client: str = "") -> None:
        said = {"client": client or f"page {number}", "name": name}
        key = self.room.places[CLASS].key
        self.room.receive(
            {"type": "join", "guest": number, "place": key, "by": "link", "said": said}
        )
        self.room.work()

    def ask(self, number: int, action: Mapping[str, Any]) -> Any:
        """Send one action of a pupil and return its answer."""
        self._sent += 1
        item = {"id": f"i{self._sent}", "base_seq": self.seen(number)["seq"], "action": action}
        said = {"n": self._sent, "outbox": [item]}
        self.room.receive({"type": "items", "guest": number, "said": said})
        while self.room.work():
            pass
        return next(ack for ack in self.seen(number)["acks"] if ack["id"] == item["id"])

    def hand_in(self, number: int, answer: Any) -> None:
        """Send an answer, which the class handles when it next works."""
        self._sent += 1
        action = {"type": "lesson", "do": "check", "answer": answer}
        item = {"id": f"i{self._sent}", "base_seq": self.seen(number)["seq"], "action": action}
        said = {"n": self._sent, "outbox": [item]}
        self.room.receive({"type": "items", "guest": number, "said": said})

    def answer(self, number: int, answer: Any) -> Any:
        return self.ask(number, {"type": "lesson", "do": "check", "answer": answer})

    def do(self, **action: Any) -> Any:
        """Carry out an action on the host's page, and return the answer."""
        self._sent += 1
        item = {"id": f"h{self._sent}", "base_seq": self.session.seq}
        self.relay.receive([{**item, "action": action}])
        return next(ack for ack in self.host[-1]["acks"] if ack["id"] == item["id"])

    def seen(self, number: int) -> Any:
        return next(m["traits"]["state"] for m in reversed(self.mail[number]) if "traits" in m)

    @property
    def shown(self) -> Any:
        return self.session.snapshot()["classroom"]


def puzzle() -> Any:
    return load_puzzle(3)


# ---- answering -----------------------------------------------------------------------------------


def test_the_result_stays_hidden_until_the_host_shows_it() -> None:
    opened = puzzle()
    best, other = opened.best, next(c for c in opened.candidates if c != opened.best)
    desk = CarriedClass(opened)
    for number, name in enumerate(["Ada", "Grace", "Alan"], start=1):
        desk.join(number, name)
    assert desk.answer(1, best)["ok"]
    assert desk.answer(2, other)["ok"]
    assert (desk.shown["there"], desk.shown["answered"]) == (3, 2)
    bars = {bar["text"]: bar["count"] for bar in desk.shown["bars"]}
    assert bars[opened.candidates[best]] == bars[opened.candidates[other]] == 1
    assert sum(bars.values()) == 2
    assert not any("right" in bar or "who" in bar for bar in desk.shown["bars"])
    for number in (1, 2, 3):
        state = desk.seen(number)
        assert not state["lesson"]["done"]
        assert state["lesson"]["feedback"] is None
        assert "right" not in state["pupil"]
    assert desk.seen(1)["pupil"]["said"] == opened.candidates[best]
    assert "said" not in desk.seen(3)["pupil"]

    assert desk.do(type="lesson", do="show_me")["ok"]
    assert [desk.seen(n)["pupil"].get("right") for n in (1, 2, 3)] == [True, False, None]
    for number in (1, 2, 3):
        assert desk.seen(number)["lesson"]["done"]
        assert desk.seen(number)["lesson"]["feedback"]["status"] == "shown"
    # The lesson itself says what was wrong with the answer.
    assert desk.seen(2)["pupil"]["about"]
    assert "about" not in desk.seen(1)["pupil"]
    assert [bar["text"] for bar in desk.shown["bars"] if bar.get("right")] == [
        opened.candidates[best]
    ]
    assert desk.host[-1]["lesson"]["done"]
    late = desk.answer(3, best)
    assert (late["ok"], late["rule"]) == (False, "protocol.guest")


def test_an_answer_may_be_changed_until_the_result_and_each_counts_as_a_try() -> None:
    opened = puzzle()
    other = next(c for c in opened.candidates if c != opened.best)
    desk = CarriedClass(opened)
    desk.join(1, "Ada")
    for answer in (other, other, opened.best):
        desk.answer(1, answer)
    row = desk.room.results().to_rows()[0]
    assert (row["pupil"], row["tries"], row["right"]) == ("Ada", 2, True)


def test_a_class_with_immediate_results_may_try_again() -> None:
    opened = puzzle()
    other = next(c for c in opened.candidates if c != opened.best)
    desk = CarriedClass(opened, at_once=True)
    desk.join(1, "Ada")
    desk.answer(1, other)
    assert desk.seen(1)["lesson"]["feedback"]["status"] == "wrong"
    assert desk.seen(1)["pupil"]["right"] is False
    desk.answer(1, opened.best)
    assert desk.seen(1)["lesson"]["done"]
    assert desk.room.results().to_rows()[0]["tries"] == 2


def test_a_step_of_several_moves_is_played_by_each_pupil_alone() -> None:
    lesson = load_lesson("01", progress=None)
    desk = CarriedClass(lesson)
    desk.join(1, "Ada")
    desk.join(2, "Grace")
    move = dict(lesson.at_hand.solution[0])
    assert desk.ask(1, move)["ok"]
    assert desk.seen(1)["lesson"]["feedback"] is not None
    assert desk.seen(2)["lesson"]["feedback"] is None
    assert desk.seen(1)["territories"] != desk.seen(2)["territories"]
    desk.session.show()
    assert [bar["text"] for bar in desk.shown["bars"]] == ["solved", "still trying"]


def test_an_unreadable_answer_is_refused_and_does_not_count() -> None:
    desk = CarriedClass(load_lesson("04"))
    desk.session.lesson.go("one-stays")
    desk.session.refresh()
    desk.join(1, "Ada")
    ack = desk.answer(1, "many")
    assert not ack["ok"]
    assert "number" in ack["message"]
    assert desk.shown["answered"] == 0


@pytest.mark.parametrize("step", ["borders", "how-likely", "three-two", "defend", "one-stays"])
def test_every_kind_of_answer_is_worded_and_judged_by_the_lesson(step: str) -> None:
    lesson = load_lesson("04")
    lesson.go(step)
    desk = CarriedClass(lesson)
    desk.join(1, "Ada")
    own = lesson.for_learner(session_progress())
    solution = own._attempt.solution() if own.at_hand.kind in ("predict", "chance") else None
    if solution is None:
        assert desk.ask(1, dict(lesson.at_hand.solution[0]))["ok"]
    else:
        assert desk.answer(1, solution)["ok"]
    row = desk.room.results().to_rows()[0]
    assert row["right"]
    assert row["answer"]
    assert "{" not in row["answer"]


# ---- one question after the other ----------------------------------------------------------------


def test_the_next_step_appears_on_all_screens_and_answers_are_kept() -> None:
    desk = CarriedClass(load_lesson("04"))
    desk.join(1, "Ada")
    first = desk.seen(1)["lesson"]["key"]
    desk.do(type="lesson", do="show_me")
    desk.do(type="lesson", do="next")
    assert desk.seen(1)["lesson"]["key"] != first
    assert desk.seen(1)["lesson"]["key"] == desk.host[-1]["lesson"]["key"]
    assert not desk.shown["shown"]
    desk.answer(1, 3)
    desk.do(type="lesson", do="back")
    assert desk.shown["shown"]
    assert desk.seen(1)["lesson"]["done"]
    desk.do(type="lesson", do="next")
    assert desk.shown["answered"] == 1


def test_opening_a_lesson_puzzle_or_warm_up_puts_it_to_the_class() -> None:
    desk = CarriedClass(load_lesson("04"))
    desk.join(1, "Ada")
    for step, begins in (("05-capture", "05"), ("puzzle", "puzzle"), ("warm-up", "warm-up")):
        assert desk.do(type="lesson", do="open", step=step)["ok"]
        assert desk.seen(1)["lesson"]["id"].startswith(begins)
    assert not desk.do(type="lesson", do="open", step="position")["ok"]


def test_a_class_can_be_asked_about_the_games_position() -> None:
    game = Game.new(edition="nordic", mode="missions", seats=["red", "blue", "green"], seed=2)
    while game.phase != "attack":
        game.apply(game.legal_actions()[0])
    desk = CarriedClass(load_lesson("04"), game=game)
    desk.join(1, "Ada")
    before = game.position()
    assert desk.do(type="lesson", do="open", step="position")["ok"]
    state = desk.seen(1)
    seat = game.actor
    assert seat is not None
    assert state["mission"]["id"] == game.observe(seat)["mission"]
    others = [str(game.observe(each)["mission"]) for each in game.seats if each != seat]
    assert not [mission for mission in others if mission in json.dumps(state)]
    assert desk.ask(1, game.hint().action)["ok"]
    desk.do(type="lesson", do="show_me")
    assert desk.seen(1)["pupil"]["right"]
    assert desk.host[-1]["lesson"]["feedback"]["blocks"]
    assert game.position() == before


def test_a_class_changes_nothing_in_the_hosts_progress() -> None:
    before = json.dumps(session_progress().to_dict())
    desk = CarriedClass(load_lesson("04"))
    desk.join(1, "Ada")
    desk.session.show()
    desk.session.put(class_warm_up())
    desk.session.show()
    assert json.dumps(session_progress().to_dict()) == before


# ---- who is there --------------------------------------------------------------------------------


def test_a_pupil_who_reloads_is_the_same_pupil_with_their_answer() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    desk.join(1, "Ada", client="one")
    desk.answer(1, opened.best)
    desk.room.receive({"type": "gone", "guest": 1})
    assert desk.room.pupils == [("Ada", False)]
    desk.join(7, "Ada", client="one")
    assert desk.seen(7)["pupil"]["said"] == opened.candidates[opened.best]
    assert desk.room.pupils == [("Ada", True)]
    # A reloaded page counts from 1 again.
    desk._sent = 0
    assert desk.answer(7, opened.best)["ok"]


def test_two_pupils_with_one_name_are_distinguished() -> None:
    desk = CarriedClass(puzzle())
    for number, name in enumerate(["Ada", "Ada", "", ""], start=1):
        desk.join(number, name)
    assert [name for name, _ in desk.room.pupils] == ["Ada", "Ada (2)", "Pupil 3", "Pupil 4"]


def test_each_arrival_costs_one_screen_and_the_step_is_read_once_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = CarriedClass(puzzle())
    shown, read = Counter[str](), Counter[object]()
    snapshot, first_position = Pupil.snapshot, steps.first_position

    def counted(pupil: Pupil) -> Any:
        shown[pupil.name] += 1
        return snapshot(pupil)

    def read_again(case: Any, dice: Any = None) -> Game:
        read[case["mode"]] += 1
        return first_position(case, dice)

    monkeypatch.setattr(Pupil, "snapshot", counted)
    monkeypatch.setattr(steps, "first_position", read_again)
    for number in range(1, 5):
        desk.join(number)
    assert set(shown.values()) == {1}
    assert len(shown) == 4
    assert sum(read.values()) <= 1
    assert len({id(pupil.game) for pupil in desk.room._screens.values()}) == 4


def test_the_number_of_pupils_is_limited() -> None:
    desk = CarriedClass(puzzle())
    for number in range(MOST_GUESTS + 1):
        desk.join(number)
    assert desk.dropped == {MOST_GUESTS: "full"}


def test_an_answer_changes_nobody_elses_screen() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    desk.join(1, "Ada")
    desk.join(2, "Grace")
    before = len(desk.mail[2])
    desk.answer(1, opened.best)
    assert len(desk.mail[2]) == before


def test_the_host_chooses_who_sees_the_answers() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    desk.join(1, "Ada")
    desk.answer(1, opened.best)
    assert "Ada" not in json.dumps(desk.session.snapshot())
    assert desk.do(type="table", do="who")["ok"]
    assert ["Ada"] in [bar["who"] for bar in desk.shown["bars"]]
    assert desk.shown["pupils"] == ["Ada"]


@pytest.mark.parametrize(
    "action",
    [
        *({"type": "lesson", "do": do} for do in ("next", "show_me", "back", "hint", "save")),
        {"type": "lesson", "do": "go", "step": "2"},
        {"type": "lesson", "do": "open", "step": "05-capture"},
        {"type": "lesson", "do": "load", "text": "{}"},
        {"type": "table", "do": "close"}, {"type": "undo"}, {"type": "keep"},
        {"type": "table", "do": "send_away", "name": "Ada"},
        {"type": "table", "do": "rename", "name": "Ada", "text": "Grace"},
        {"type": "table", "do": "new_link"},
        {"type": "table", "do": "time", "seconds": 600},
        {"type": "table", "do": "more_time", "seconds": 600},
        {"type": "table", "do": "end_time"},
        {"type": "kept", "games": [], "progress": '{"v": 1}'},
        {"type": "query", "what": "class"}, {"type": "query", "what": "course"},
        {"type": "query", "what": "record", "whole": True},
    ],
    ids=lambda action: "-".join(map(str, action.values()))[:40],
)  # fmt: skip
def test_only_the_host_controls_the_class(action: dict[str, Any]) -> None:
    desk = CarriedClass(puzzle())
    desk.join(1, "Ada")
    before = desk.session.snapshot()
    ack = desk.ask(1, action)
    assert (ack["ok"], ack["rule"]) == (False, "protocol.guest")
    assert desk.session.snapshot() == before


@pytest.mark.parametrize("at_once", [False, True])
def test_no_pupil_receives_the_number_in_question(*, at_once: bool) -> None:
    """This covers every step of every lesson whose answer is a percentage or a number."""
    asked = 0
    for name in lesson_ids():
        lesson = load_lesson(name, progress=None)
        for step in load_source(name).steps:
            data = step.under()
            if kind_of(data).input(data) not in ("percent", "number"):
                continue
            lesson.go(step.id)
            desk = CarriedClass(lesson, at_once=at_once)
            desk.join(1, "Ada")
            board = desk.seen(1)["territories"]
            own = [place for place, (owner, armies) in board.items() if armies > 1]
            game = lesson.game
            pairs = [(a, b) for a in own for b in game.board.ids if game.board.adjacent(a, b)]

            def odds(pair: tuple[str, str], desk: CarriedClass = desk) -> Any:
                what = {"type": "query", "what": "odds", "source": pair[0], "target": pair[1]}
                return desk.ask(1, what)

            for ack in map(odds, pairs[:6]):
                assert (ack["ok"], "data" in ack) == (False, False), step.id
            assert not desk.ask(1, {"type": "query", "what": "defence"})["ok"]
            asked += 1
            desk.session.show()
            if step.kind == "chance":
                assert any(odds(pair)["ok"] for pair in pairs)
    assert asked > 3


def test_the_host_does_not_answer() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    ack = desk.do(type="lesson", do="check", answer=opened.best)
    assert not ack["ok"]
    assert not desk.host[-1]["lesson"]["done"]


# ---- sending away, renaming, a new link ----------------------------------------------------------


def test_a_removed_pupil_loses_their_answers_and_cannot_return() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    desk.join(1, "Ada", client="one")
    desk.join(2, "a joker", client="two")
    desk.answer(1, opened.best)
    desk.answer(2, opened.best)
    assert desk.do(type="table", do="send_away", name="a joker")["ok"]
    assert desk.dropped == {2: "sent-away"}
    assert desk.room.pupils == [("Ada", True)]
    assert {row["pupil"] for row in desk.room.results().to_rows()} == {"Ada"}
    assert desk.shown["answered"] == 1
    desk.join(3, "another name", client="two")
    assert desk.dropped[3] == "sent-away"
    assert desk.room.pupils == [("Ada", True)]
    refused = desk.do(type="table", do="send_away", name="a joker")
    assert not refused["ok"]
    assert "a joker" in refused["message"]


def test_a_pupil_is_renamed_on_their_screen_and_in_the_table() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    for number, name in enumerate(["Ada", "xX_joker_Xx", "Grace"], 1):
        desk.join(number, name, client=name)
        desk.answer(number, opened.best)
    assert desk.do(type="table", do="rename", name="xX_joker_Xx", text=" Alan ")["ok"]
    assert desk.seen(2)["pupil"]["name"] == "Alan"
    assert [name for name, _ in desk.room.pupils] == ["Ada", "Alan", "Grace"]
    rows = {row["pupil"]: row["tries"] for row in desk.room.results().to_rows()}
    assert rows == {"Ada": 1, "Alan": 1, "Grace": 1}
    # After reloading, the pupil is still Alan, and the answer is kept.
    desk.room.receive({"type": "gone", "guest": 2})
    desk.join(7, "xX_joker_Xx", client="xX_joker_Xx")
    assert desk.seen(7)["pupil"]["name"] == "Alan"
    assert "said" in desk.seen(7)["pupil"]
    for text in ("Ada", "", "  "):
        assert not desk.do(type="table", do="rename", name="Alan", text=text)["ok"]
    assert not desk.do(type="table", do="rename", name="nobody", text="x")["ok"]


def test_after_a_new_link_the_old_one_admits_only_present_pupils() -> None:
    desk = CarriedClass(puzzle())
    desk.join(1, "Ada", client="one")
    desk.join(2, "Grace", client="two")
    desk.room.receive({"type": "gone", "guest": 2})
    old = desk.room.places[CLASS]
    assert desk.do(type="table", do="new_link")["ok"]
    new = desk.room.places[CLASS]
    assert {old.key, old.secret, old.code}.isdisjoint({new.key, new.secret, new.code})
    assert desk.admitted.keys() == {old.key, new.key}  # or the server would refuse everybody
    assert desk.mail[1][-1]["secret"] == new.secret
    assert "state" in desk.mail[1][-1]["traits"]

    def late(number: int, client: str) -> None:
        said = {"client": client, "name": "x"}
        join = {"type": "join", "guest": number, "place": old.key, "by": "link", "said": said}
        desk.room.receive(join)

    late(3, "a joker")
    assert desk.dropped == {3: "refused"}
    # When the kernel has reconnected, the server introduces the pupils present again.
    for number, client in ((4, "one"), (5, "two")):
        late(number, client)
        assert desk.mail[number][0]["secret"] == new.secret
    assert [name for name, _ in desk.room.pupils] == ["Ada", "Grace"]
    assert [there for _, there in desk.room.pupils] == [True, True]
    desk.join(6, "Alan")
    assert "secret" not in desk.mail[6][0]


@pytest.mark.parametrize("by", ["link", "code"])
def test_in_any_order_of_events_an_old_link_admits_only_earlier_pupils(
    by: str,
) -> None:
    # Two new links come before, between or after a pupil's arrival, cut and return.
    orders = sorted({*permutations(("pupil", "pupil", "pupil", "new link", "new link"))})
    widget = classroom(puzzle())

    async def open_all() -> None:
        async def come(way: str, name: str) -> Line:
            if by == "link":
                return await Line.open(way, name)
            return await Line.open_by_code(widget.link, way, name)

        def way() -> str:
            return widget.link if by == "link" else widget.code

        witness = await Line.open(widget.link, "Witness")
        first = way()
        for number, order in enumerate(orders):
            name, known, line, steps = f"Pupil {number}", "", None, 0
            for event in order:
                if event == "new link":
                    widget.new_link()
                    while witness.secret != widget.link.partition("#")[2]:
                        await witness.hear()  # now the server knows the new link
                    continue
                steps += 1
                if steps == 1:
                    known, line = way(), await come(way(), name)
                elif steps == 2:
                    assert line is not None
                    await line.close()
                else:
                    line = await come(known, name)
                    assert line.state["pupil"]["name"] == name, order
                    if known != way():
                        assert line.secret == widget.link.partition("#")[2]
            assert line is not None
            await line.close()
            for old in {first, known} - {way()}:
                stranger = await come(old, f"Stranger {number}")
                assert stranger.refused == "refused"
                await stranger.close()
        await witness.close()

    try:
        with ThreadPoolExecutor(1) as thread:  # this thread may have a loop
            thread.submit(asyncio.run, open_all()).result()
        assert [*widget.pupils] == ["Witness", *(f"Pupil {n}" for n in range(len(orders)))]
    finally:
        widget.close()


def test_a_reopened_class_remembers_its_pupils() -> None:
    desk = CarriedClass(puzzle())
    for number, name in enumerate(("Ada", "a joker", "Grace"), 1):
        desk.join(number, name)
    desk.answer(1, "a")
    before = desk.room
    desk.room.close()
    desk.room = desk.classroom = Classroom(desk.relay, desk._send, desk.lesson())
    desk.room.go_on_from(before)
    assert desk.room.pupils == [("Ada", False), ("a joker", False), ("Grace", False)]
    # Some pupils are renamed or sent away before they reconnect.
    desk.room.rename("Grace", "Grace H.")
    desk.room.send_away("a joker")
    for number, client in ((4, "page 1"), (5, "page 2"), (6, "page 3"), (7, "page 4")):
        desk.join(number, "Ada", client)
    assert desk.dropped == dict.fromkeys((1, 2, 3), "closed") | {5: "sent-away"}
    assert [desk.seen(n)["pupil"]["name"] for n in (4, 6, 7)] == ["Ada", "Grace H.", "Ada (2)"]
    assert desk.seen(4)["pupil"]["answer"] == "a"


@pytest.mark.parametrize("name", ["ADA", " Ada ", "A\u200bda", "Ad\u202ea"])
def test_no_pupil_gets_a_name_that_looks_like_another(name: str) -> None:
    desk = CarriedClass(puzzle())
    desk.join(1, "Ada")
    desk.join(2, "Grace")
    assert not desk.do(type="table", do="rename", name="Grace", text=name)["ok"]
    assert [each for each, _ in desk.room.pupils] == ["Ada", "Grace"]


def test_a_class_can_be_run_from_python_too() -> None:
    room = classroom(puzzle())
    try:
        link, code = room.link, room.code
        assert room.new_link() == room.link != link
        assert room.code != code
        with pytest.raises(ValueError, match="no pupil called Ada"):
            room.send_away("Ada")
        with pytest.raises(ValueError, match="no pupil called Ada"):
            room.rename("Ada", "Grace")
    finally:
        room.close()
    with pytest.raises(ValueError, match="several screens"):
        room.new_link()


# ---- the table of the class ----------------------------------------------------------------------


def test_the_class_table_lists_pupil_step_tries_and_result() -> None:
    desk = CarriedClass(load_lesson("04"))
    desk.session.lesson.go("one-stays")
    desk.session.refresh()
    desk.join(1, "Ada")
    desk.join(2, "=SUM(A1)")
    right = desk.session.lesson.at_hand
    assert right.answer is not None
    desk.answer(1, number := right.answer(right.truth))
    desk.answer(2, 99)
    desk.do(type="lesson", do="next")
    results = desk.room.results()
    rows = list(csv.DictReader(io.StringIO(results.to_csv())))
    assert {row["pupil"] for row in rows} == {"Ada", "'=SUM(A1)"}
    first = next(row for row in rows if row["pupil"] == "Ada" and row["step"] == "one-stays")
    assert (first["lesson"], first["answer"], first["tries"], first["right"]) == (
        "04-combat", str(number), "1", "True",
    )  # fmt: skip
    others = [row for row in rows if row["step"] != "one-stays"]
    assert {(row["answer"], row["tries"], row["right"]) for row in others} == {("", "0", "")}
    told = desk.do(type="query", what="class")["data"]
    assert told["text"] == results.to_csv(wide=True)
    assert told["questions"] == results.questions
    assert {pupil["name"]: len(pupil["answers"]) for pupil in told["pupils"]} == {
        name: len(results.questions) for name in ("Ada", "=SUM(A1)")
    }
    frame = results.to_frame()
    assert list(frame["tries"].sort_values())[-1] == 1
    assert frame["right"].isna().sum() == len(others)
    assert "2 pupils" in repr(results)


def test_the_table_has_a_row_for_each_pupil_and_a_column_for_each_question(tmp_path: Path) -> None:
    lesson = load_lesson("04")
    lesson.go("pairs")
    desk = CarriedClass(lesson)
    desk.join(1, "Ada")
    desk.join(2, "=1+1")
    desk.answer(1, "each-1")
    desk.answer(2, "each-1")
    desk.session.lesson.go("tie")
    desk.session.refresh()
    wrong = next(c for c in desk.room.question.step.choices if not c.is_right(_truth(desk)))
    desk.answer(1, wrong.value)
    desk.room.rename("Ada", "@Ada")
    results = desk.room.results()
    first, second = (question.title for question in desk.room.questions.values() if question.given)
    # The lesson's first step was asked before the class reached the others.
    questions = results.questions
    assert [each.partition(". ")[2] for each in questions][-2:] == [first, second]
    rows = [*csv.reader(io.StringIO(results.to_csv(wide=True)))]
    assert rows[0] == ["Pupil", *questions, "Right", "Answered"]
    ada, other = rows[1:]
    right = "✓ " + next(c for c in _question(desk, first).step.choices if c.value == "each-1").text
    assert ada == ["'@Ada", *[""] * (len(questions) - 2), right, f"✗ {wrong.text}", "1", "2"]
    assert other == ["'=1+1", *[""] * (len(questions) - 2), right, "", "1", "1"]
    # No cell is a formula, and nothing in the page is markup.
    desk.room.rename("@Ada", "<b>&")
    table, page = desk.room.results().save(tmp_path)
    assert table.read_text(encoding="utf-8").startswith("\ufeffPupil,")
    html = page.read_text(encoding="utf-8")
    assert "&lt;b&gt;&amp;" in html
    assert "<b>&" not in html
    assert html.count("<tr>") == 1 + 2 + 1


def _truth(desk: CarriedClass) -> Any:
    return desk.room.question.step.truth


def _question(desk: CarriedClass, title: str) -> Any:
    return next(each for each in desk.room.questions.values() if each.title == title)


def test_a_class_without_pupils_has_a_table_without_rows() -> None:
    results = CarriedClass(puzzle()).room.results()
    assert results.to_csv(wide=True) == "Pupil,Right,Answered\n"
    assert "<tbody></tbody>" in results.to_html()


def test_many_different_answers_have_few_bars() -> None:
    desk = CarriedClass(load_lesson("04"))
    desk.session.lesson.go("one-stays")
    desk.session.refresh()
    for number in range(1, 2 * MOST_BARS):
        desk.join(number)
        desk.answer(number, number)
    bars = desk.shown["bars"]
    assert len(bars) == MOST_BARS + 1
    assert sum(bar["count"] for bar in bars) == 2 * MOST_BARS - 1


def test_leaving_a_class_sends_everybody_away() -> None:
    desk = CarriedClass(puzzle())
    desk.join(1, "Ada")
    desk.session.leave()
    assert desk.dropped == {1: "closed"}


# ---- the time for a question ---------------------------------------------------------------------


def test_a_timed_question_counts_down_and_then_closes() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    desk.join(1, "Ada")
    desk.join(2, "Grace")
    assert "left" not in desk.seen(1)["pupil"]
    assert desk.do(type="table", do="time", seconds=30)["ok"]
    assert desk.seen(1)["pupil"]["left"] == desk.host[-1]["classroom"]["left"] == 30
    sent = {number: len(mail) for number, mail in desk.mail.items()}
    screens = len(desk.host)
    # The pages count down themselves: nothing is sent while time passes.
    desk.wait(20)
    assert {number: len(mail) for number, mail in desk.mail.items()} == sent
    assert len(desk.host) == screens
    assert desk.answer(1, opened.best)["ok"]
    assert desk.seen(1)["pupil"]["left"] == 10
    # A pupil who comes late gets the time that is left.
    desk.join(3, "Alan")
    assert desk.seen(3)["pupil"]["left"] == 10
    # An answer that is sent in time still counts.
    desk.wait(10 + ON_THE_WAY)
    assert desk.answer(2, opened.best)["ok"]
    desk.wait(0.1)
    late = desk.answer(3, opened.best)
    assert (late["ok"], late["message"]) == (False, "Time is up for this question.")
    assert not desk.answer(1, "b")["ok"]
    assert desk.shown["answered"] == 2
    assert desk.seen(1)["pupil"]["left"] == 0
    # Nobody learns the right answer before it is shown.
    assert "right" not in desk.seen(1)["pupil"]
    desk.session.show()
    assert "left" not in desk.seen(1)["pupil"]
    assert "left" not in desk.shown


def test_the_host_can_extend_or_end_the_time() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    desk.join(1, "Ada")
    refused = desk.do(type="table", do="more_time", seconds=15)
    assert (refused["ok"], refused["message"]) == (False, "This question has no time limit.")
    desk.do(type="table", do="time", seconds=30)
    desk.do(type="table", do="more_time", seconds=15)
    assert desk.seen(1)["pupil"]["left"] == 45
    assert desk.do(type="table", do="end_time")["ok"]
    assert desk.seen(1)["pupil"]["left"] == 0
    desk.wait(ON_THE_WAY + 1)
    assert not desk.answer(1, opened.best)["ok"]
    # If extra time is given after the end, it begins immediately.
    desk.do(type="table", do="more_time", seconds=15)
    assert desk.seen(1)["pupil"]["left"] == 15
    assert desk.answer(1, opened.best)["ok"]
    assert not desk.do(type="table", do="time", seconds=LONGEST_TIME + 1)["ok"]
    for _ in range(3):
        desk.do(type="table", do="more_time", seconds=LONGEST_TIME)
    assert desk.seen(1)["pupil"]["left"] == LONGEST_TIME
    desk.do(type="table", do="time", seconds=0)
    assert "left" not in desk.seen(1)["pupil"]
    # Answers can be stopped even if there is no time limit.
    desk.do(type="table", do="end_time")
    desk.wait(ON_THE_WAY + 1)
    assert not desk.answer(1, "b")["ok"]


def test_each_further_question_has_the_same_time_and_an_earlier_one_stays_closed() -> None:
    desk = CarriedClass(load_lesson("04"))
    desk.join(1, "Ada")
    desk.do(type="table", do="time", seconds=60)
    desk.wait(50)
    desk.do(type="lesson", do="next")
    assert desk.seen(1)["pupil"]["left"] == 60
    desk.wait(20)
    desk.do(type="lesson", do="back")
    assert desk.seen(1)["pupil"]["left"] == 0
    desk.do(type="lesson", do="next")
    assert desk.seen(1)["pupil"]["left"] == 40
    assert desk.shown["limit"] == 60
    desk.do(type="lesson", do="show_me")
    desk.do(type="table", do="time", seconds=30)
    assert "left" not in desk.seen(1)["pupil"]


@pytest.mark.parametrize("at_once", [False, True])
def test_after_the_time_no_kind_of_answer_is_accepted(*, at_once: bool) -> None:
    """A step may have several moves, and pupils may learn the result of each answer immediately."""
    desk = CarriedClass(load_lesson("01"), at_once=at_once)
    desk.join(1, "Ada")
    desk.do(type="table", do="end_time")
    desk.wait(ON_THE_WAY + 1)
    before = desk.room.results()
    for action in (
        dict(desk.session.lesson.at_hand.solution[0]),
        {"type": "lesson", "do": "check", "answer": "a"},
        {"type": "lesson", "do": "hint"},
        {"type": "lesson", "do": "retry"},
    ):
        ack = desk.ask(1, action)
        assert (ack["ok"], ack["rule"]) == (False, "protocol.guest")
    assert desk.room.results() == before
    assert not desk.seen(1)["lesson"]["can"]["hint"]


def test_the_time_limit_can_be_set_from_python_too() -> None:
    room = classroom(puzzle())
    try:
        with pytest.raises(ValueError, match="no time limit"):
            room.more_time()
        room.set_time(60)
        room.more_time(10)
        left = room.session.snapshot()["classroom"]["left"]
        assert 60 < left <= 70
        room.end_time()
        assert room.session.snapshot()["classroom"]["left"] == 0
        for seconds in (-1, 1.5, "ten", LONGEST_TIME + 1):
            with pytest.raises(ValueError, match="seconds"):
                room.set_time(seconds)  # type: ignore[arg-type]
    finally:
        room.close()


# ---- a hundred at once ---------------------------------------------------------------------------


@pytest.mark.parametrize("spread", [0.0, 0.002, 0.01])
def test_ninety_nine_answers_in_a_second_update_the_host_only_a_few_times(spread: float) -> None:
    """The answers arrive at the same time, or each arrives after the last has been handled."""
    opened = puzzle()
    letters = [*opened.candidates]
    desk = CarriedClass(opened)
    for number in range(99):
        desk.join(number)
    desk.wait(1)
    assert desk.host[-1]["classroom"]["there"] == 99
    before, begun = len(desk.host), desk.now
    mail = {number: len(desk.mail[number]) for number in range(99)}
    if spread:
        for number in range(99):
            assert desk.answer(number, letters[number % len(letters)])["ok"]
            desk.wait(spread)
    else:
        for number in range(99):
            desk.hand_in(number, letters[number % len(letters)])
        while desk.room.work():
            pass
    most = (desk.now - begun) / BETWEEN + 2
    desk.wait(1)
    sent = desk.host[before:]
    assert len(sent) <= most
    # The last message counts all answers, and holds each pupil's one answer and nothing else.
    bars = {bar["text"]: bar["count"] for bar in sent[-1]["classroom"]["bars"]}
    told = Counter(opened.candidates[letters[n % len(letters)]] for n in range(99))
    assert sent[-1]["classroom"]["answered"] == 99
    assert {text: count for text, count in bars.items() if count} == told
    assert {number: len(desk.mail[number]) - mail[number] for number in range(99)} == (
        dict.fromkeys(range(99), 1)
    )


def test_the_hosts_actions_appear_at_once_with_all_delayed_updates() -> None:
    opened = puzzle()
    desk = CarriedClass(opened)
    for number in range(3):
        desk.join(number)
        desk.answer(number, opened.best)
    assert desk.do(type="table", do="who")["ok"]
    assert desk.host[-1]["classroom"]["answered"] == 3
    screens = len(desk.host)
    desk.wait(1)
    assert len(desk.host) == screens


# ---- bad pupils ----------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(20))
def test_nothing_malformed_or_forged_has_an_effect(seed: int) -> None:
    check_forged(seed, repeats(2500, 10))


def check_forged(seed: int, number: int) -> None:
    """Send messages that no page should send: forged, late and repeated ones, and nonsense."""
    random, desk = Random(seed), CarriedClass(puzzle())
    for guest, name in enumerate(("Ada", "Grace", "Bea"), 1):
        desk.join(guest, name)
    desk.room.receive({"type": "gone", "guest": 3})
    desk.session.show()
    forger, places = Forger(random, Role.PUPIL), dict(desk.room.places)
    before, names = json.dumps(desk.session.snapshot()), desk.room.pupils
    progress = json.dumps(session_progress().to_dict())
    others = len(desk.mail[2])
    for _ in range(number):
        said = forger.said(random.choice([desk.session.seq, desk.seen(1)["seq"]]))
        desk.room.receive(
            {"type": "items", "guest": random.choice([*[1] * 8, 3, 99]), "said": said}
        )
        while desk.room.work():
            pass
        assert len(desk.mail[2]) == others
    assert json.dumps(desk.session.snapshot()) == before
    assert json.dumps(session_progress().to_dict()) == progress
    assert (desk.room.pupils, desk.room.places, desk.dropped) == (names, places, {})
    assert not any(row["tries"] for row in desk.room.results().to_rows())


@pytest.mark.sampled
@pytest.mark.parametrize("first", range(0, 5000, 250))
def test_bad_connections_lose_or_repeat_no_pupil_and_no_answer(first: int) -> None:
    """Meanwhile, the host renames, sends away, makes a new link, and starts again."""
    seeds = range(first, first + repeats(250, 25))
    assert sum(len(play(seed, ClassWorld).done) for seed in seeds) > 10


# ---- thirty at once ------------------------------------------------------------------------------


def test_a_full_class_can_join_by_code_at_once() -> None:
    widget = classroom(puzzle())
    try:
        with ThreadPoolExecutor(1) as thread:
            names, _ = thread.submit(
                asyncio.run, come_by_code(widget.link, widget.code.lower(), MOST_GUESTS)
            ).result()
        assert len(names) == MOST_GUESTS
        assert {*widget.pupils} == names
    finally:
        widget.close()


def test_thirty_simultaneous_answers_give_a_correct_chart() -> None:
    opened = puzzle()
    letters = [*opened.candidates]
    widget = classroom(opened)
    try:
        with ThreadPoolExecutor(1) as thread:  # this thread may have a loop
            thread.submit(
                asyncio.run, answer_all(widget.link, [letters[n % len(letters)] for n in range(30)])
            ).result()
        bars = {bar["text"]: bar["count"] for bar in widget.session.snapshot()["classroom"]["bars"]}
        told = Counter(opened.candidates[letters[n % len(letters)]] for n in range(30))
        assert bars == {**dict.fromkeys(opened.candidates.values(), 0), **told}
        assert len(widget.answers) == 30
        rows = widget.results().to_rows()
        assert sum(row["right"] is True for row in rows) == told[opened.candidates[opened.best]]
    finally:
        widget.close()
