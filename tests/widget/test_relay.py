"""A host's connection to the page when a different carrier takes the widget's place."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import weakref
from typing import TYPE_CHECKING, Any

from risk_widget.game import Game
from risk_widget.host.lesson_session import LessonSession
from risk_widget.host.relay import Relay
from risk_widget.host.session import Session
from risk_widget.lessons import Progress, load_lesson

if TYPE_CHECKING:
    from risk_widget.host.relay import Host
    from risk_widget.protocol.snapshot_types import Snapshot

SEATS = ["red", "blue", "green"]
PLACE = {"type": "place", "territory": "brazil", "armies": 1}
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}


class Socket:
    """A carrier of texts in both directions, like the one that a standalone page has."""

    def __init__(self, host: Host) -> None:
        self.sent: list[str] = []
        self.relay = Relay(host, self.send)
        self.send(self.relay.first())
        self.relay.start_advancing()

    def send(self, snapshot: Snapshot) -> None:
        self.sent.append(json.dumps(snapshot, allow_nan=False))

    def arrives(self, text: str) -> None:
        self.relay.receive(json.loads(text))

    @property
    def page(self) -> dict[str, Any]:
        """The state that the page shows."""
        return dict(json.loads(self.sent[-1]))


def frontier() -> Game:
    world: dict[str, Any] = {"*": ["green", 1], "peru": ["blue", 1], "brazil": ["red", 9]}
    position = {"turn": "red", "phase": "reinforce", "to_place": 3, "territories": world}
    return Game.from_dict(edition="czech", mode="domination", seats=SEATS, position=position)


def item(name: str, action: dict[str, Any], base_seq: int = 0) -> str:
    return json.dumps([{"id": name, "base_seq": base_seq, "action": action}])


def test_a_game_can_be_played_over_any_carrier() -> None:
    socket = Socket(Session(frontier(), seats=dict.fromkeys(SEATS, "human")))
    assert socket.page["handover"]["to"] == "red"
    socket.arrives(item("a", {"type": "ready", "seat": "red"}))
    socket.arrives(item("b", PLACE, base_seq=1))
    assert socket.page["territories"]["brazil"] == ["red", 10]
    assert [ack["ok"] for ack in socket.page["acks"]] == [True, True]
    socket.arrives(item("c", PLACE, base_seq=0))
    assert socket.page["acks"][-1]["rule"] == "protocol.stale"


def test_a_page_that_waits_for_an_answer_gets_it_again() -> None:
    socket = Socket(Session(frontier(), seats=dict.fromkeys(SEATS, "human")))
    ready = item("a", {"type": "ready", "seat": "red"})
    socket.arrives(ready)
    socket.arrives(ready)
    assert socket.sent[-1] == socket.sent[-2]
    assert len(socket.sent) == 3


def test_others_actions_are_published_and_bots_respond() -> None:
    game = frontier()
    socket = Socket(Session(game, seats={"red": "human"}, bot_speed="instant", seed=1))
    game.apply({"type": "place", "territory": "brazil", "armies": 3})
    assert socket.page["territories"]["brazil"] == ["red", 12]
    for _ in range(3):
        game.apply({"type": "end_phase"})
    assert socket.relay.driver.join(60)
    assert "blue" in {step.seat for step in game.history}
    assert socket.page["moves"] == len(game.history)


def test_an_unchanged_state_is_published_only_on_request() -> None:
    socket = Socket(Session(frontier(), seats=dict.fromkeys(SEATS, "human")))
    with socket.relay.lock:
        for always, sent in [(False, 1), (True, 2), (False, 2)]:
            socket.relay.publish(always=always)
            assert len(socket.sent) == sent


def test_a_closed_relay_publishes_nothing() -> None:
    game = frontier()
    socket = Socket(Session(game, seats=dict.fromkeys(SEATS, "human")))
    socket.relay.close()
    game.apply(PLACE)
    assert len(socket.sent) == 1


def test_a_game_does_not_keep_a_lost_carrier_alive() -> None:
    game = frontier()
    socket = Socket(Session(game, seats=dict.fromkeys(SEATS, "human")))
    gone = weakref.ref(socket)
    del socket
    gc.collect()
    assert gone() is None
    game.apply(PLACE)


def test_a_lesson_works_over_any_carrier() -> None:
    lesson = load_lesson("04-combat", progress=Progress())
    lesson.go("three-dice")
    socket = Socket(LessonSession(lesson))
    socket.arrives(item("a", ATTACK))
    assert socket.page["lesson"]["feedback"]["status"] == "right"


def test_a_lessons_change_in_python_is_published_once() -> None:
    lesson = load_lesson("04-combat", progress=Progress())
    lesson.go("three-dice")
    first, second = Socket(LessonSession(lesson)), Socket(LessonSession(lesson))
    lesson.check(ATTACK | {"armies": 1})  # The answer is judged on a board that is then restored.
    for socket in (first, second):
        assert socket.page["lesson"]["feedback"]["status"] == "wrong"
        assert len(socket.sent) == 2
    first.arrives(item("a", {"type": "lesson", "do": "next"}, base_seq=first.page["seq"]))
    assert first.page["lesson"]["at"] == second.page["lesson"]["at"] == 3


def test_a_page_follows_the_game_of_its_lesson_from_step_to_step() -> None:
    lesson = load_lesson("04-combat", progress=Progress())
    socket = Socket(LessonSession(lesson))
    left = lesson.game
    lesson.go("again")
    lesson.game.apply(ATTACK)
    assert socket.page["phase"] == "defend"
    lesson.game.undo()
    assert socket.page["phase"] == "attack"
    sent = len(socket.sent)
    left.apply(left.legal_actions()[0])
    assert len(socket.sent) == sent, "the game of the step before is nobody's any more"


def test_a_host_and_its_relay_need_no_jupyter() -> None:
    code = (
        "import risk_widget.host.relay, risk_widget.host.session, sys\n"
        "import risk_widget.host.lesson_session\n"
        "print(*sorted({'anywidget', 'traitlets', 'ipywidgets', 'IPython'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
