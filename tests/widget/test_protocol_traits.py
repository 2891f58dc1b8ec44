"""The widget's two traits: what a page can write, and that it always gets an answer."""

from __future__ import annotations

import json
import threading
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from risk_widget.board import load_board
from risk_widget.game import Game
from risk_widget.messages import catalog, page_source, use_language
from risk_widget.widget.widget import RiskWidget
from tests.messages.pseudo import pseudo
from tests.widget.anything import json_values, texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.engine.state import State

SEATS = ["red", "blue", "green"]
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}


class Wired(RiskWidget):
    """A widget whose messages to the page are kept."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        self.messages: list[dict[str, Any]] = []
        super().__init__(*args, **settings)
        self.messages.clear()

    def _send(self, msg: dict[str, Any], buffers: Any = None) -> None:
        self.messages.append(json.loads(json.dumps(msg, allow_nan=False)))

    def from_page(self, **values: Any) -> list[dict[str, Any]]:
        """Hand in an update from the page; return the widget's replies."""
        self.messages.clear()
        data = {"method": "update", "state": values, "buffer_paths": []}
        self._handle_msg({"content": {"data": data}, "buffers": []})
        return list(self.messages)

    def post(self, action: Any, name: str = "a", base_seq: int | None = None) -> dict[str, Any]:
        """Send one action and return its answer."""
        seq = self.session.seq if base_seq is None else base_seq
        sent = self.from_page(outbox=[{"id": name, "base_seq": seq, "action": action}])
        return answers(sent)[name]


def answers(messages: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return the answers by id, and check that no snapshot has two answers for one id."""
    found: dict[str, dict[str, Any]] = {}
    for message in messages:
        acks = message["state"].get("state", {}).get("acks", [])
        names = [ack["id"] for ack in acks]
        assert len(names) == len(set(names))
        found.update({ack["id"]: ack for ack in acks})
    return found


def frontier() -> Game:
    return Game.from_dict(
        edition="czech",
        mode="domination",
        seats=SEATS,
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {"*": ["green", 1], "brazil": ["red", 9], "peru": ["blue", 9]},
        },
    )


@pytest.fixture
def wired() -> Wired:
    return Wired(frontier(), seats=dict.fromkeys(SEATS, "human") | {"blue": "human"})


@pytest.fixture
def ready(wired: Wired) -> Wired:
    assert wired.post({"type": "ready", "seat": "red"}, "ready")["ok"]
    return wired


def position(widget: RiskWidget) -> State:
    assert widget.game is not None
    return widget.game.state


# ---- exactly one answer ------------------------------------------------------------------------


def test_a_good_action_is_played_and_answered(ready: Wired) -> None:
    assert ready.post(ATTACK) == {"id": "a", "ok": True}
    assert ready.game is not None
    assert ready.game.phase == "defend"
    assert ready.state["seq"] == ready.session.seq


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (ATTACK | {"target": "china"}, "attack.adjacent"),
        (ATTACK | {"armies": 4}, "attack.armies"),
        ({"type": "occupy", "armies": 1}, "turn.order"),
        (ATTACK | {"armies": True}, "action.malformed"),
        (ATTACK | {"armies": 1.0}, "action.malformed"),
        (ATTACK | {"target": "atlantis"}, "action.malformed"),
        (ATTACK | {"more": 1}, "action.malformed"),
        ({"type": "retreat"}, "action.malformed"),
        ({"type": "undo", "all": True}, "protocol.malformed"),
        ("attack", "protocol.malformed"),
        (None, "protocol.malformed"),
        ({"type": "ready", "seat": "blue"}, "protocol.handover"),
    ],
)
def test_a_bad_action_is_refused_and_nothing_changes(ready: Wired, action: Any, rule: str) -> None:
    before, seq = position(ready), ready.session.seq
    answer = ready.post(action)
    assert (answer["ok"], answer["rule"]) == (False, rule)
    assert answer["message"].endswith((".", "?", "!"))
    assert position(ready) is before
    assert ready.session.seq == seq


def test_no_action_is_accepted_before_the_screen_is_taken_over(wired: Wired) -> None:
    before = position(wired)
    assert wired.post({"type": "end_phase"})["rule"] == "protocol.handover"
    assert position(wired) is before


def test_a_stale_action_is_refused_and_the_position_sent_again(ready: Wired) -> None:
    old = ready.session.seq
    assert ready.post({"type": "end_phase"}, "first")["ok"]
    before = position(ready)
    sent = ready.from_page(outbox=[{"id": "late", "base_seq": old, "action": ATTACK}])
    assert answers(sent)["late"]["rule"] == "protocol.stale"
    assert sent[-1]["state"]["state"]["phase"] == "fortify"
    assert position(ready) is before


def test_an_action_from_the_future_is_stale_too(ready: Wired) -> None:
    assert ready.post(ATTACK, base_seq=ready.session.seq + 1)["rule"] == "protocol.stale"


def test_only_the_first_of_two_actions_on_one_snapshot_counts(ready: Wired) -> None:
    seq = ready.session.seq
    items = [
        {"id": "one", "base_seq": seq, "action": {"type": "end_phase"}},
        {"id": "two", "base_seq": seq, "action": {"type": "end_phase"}},
    ]
    found = answers(ready.from_page(outbox=items))
    assert found["one"]["ok"]
    assert found["two"]["rule"] == "protocol.stale"
    assert ready.state["phase"] == "fortify"


def test_a_repeated_item_is_answered_again_but_played_once(ready: Wired) -> None:
    item = {"id": "a", "base_seq": ready.session.seq, "action": {"type": "end_phase"}}
    first = ready.from_page(outbox=[item])
    before = position(ready)
    again = ready.from_page(outbox=[item])
    assert answers(again)["a"] == answers(first)["a"] == {"id": "a", "ok": True}
    assert position(ready) is before
    # The same id with a different action is the same item.
    other = ready.from_page(outbox=[item | {"action": {"type": "undo"}}])
    assert answers(other)["a"] == {"id": "a", "ok": True}
    assert position(ready) is before


def test_an_item_that_comes_twice_in_one_message_is_played_once(ready: Wired) -> None:
    item = {"id": "a", "base_seq": ready.session.seq, "action": {"type": "end_phase"}}
    found = answers(ready.from_page(outbox=[item, item, item]))
    assert found["a"]["ok"]
    assert ready.state["phase"] == "fortify"


def test_reordered_messages_are_handled(ready: Wired) -> None:
    seq = ready.session.seq
    first = {"id": "1", "base_seq": seq, "action": {"type": "end_phase"}}
    second = {"id": "2", "base_seq": seq + 1, "action": {"type": "end_phase"}}
    assert answers(ready.from_page(outbox=[second]))["2"]["rule"] == "protocol.stale"
    assert answers(ready.from_page(outbox=[first]))["1"]["ok"]
    assert answers(ready.from_page(outbox=[first, second]))["2"]["rule"] == "protocol.stale"
    assert ready.state["phase"] == "fortify"


@pytest.mark.parametrize("item", [7, None, "x", [], {}, {"id": ""}, {"id": 5, "base_seq": 0}])
def test_an_item_without_an_id_is_ignored(ready: Wired, item: Any) -> None:
    before = position(ready)
    good = {"id": "good", "base_seq": ready.session.seq, "action": {"type": "end_phase"}}
    assert ready.from_page(outbox=[item]) == []
    assert position(ready) is before
    assert answers(ready.from_page(outbox=[item, good]))["good"]["ok"]


@pytest.mark.parametrize("outbox", [None, 7, "x", {}, {"id": "a"}, True])
def test_an_outbox_that_is_not_a_list_is_corrected(ready: Wired, outbox: Any) -> None:
    before = position(ready)
    sent = ready.from_page(outbox=outbox)
    assert len(sent) == 1
    assert sent[0]["state"]["state"]["seq"] == ready.session.seq
    assert position(ready) is before


def test_clearing_the_outbox_costs_nothing(ready: Wired) -> None:
    assert ready.from_page(outbox=[]) == []


def test_many_items_are_answered_in_parts(ready: Wired) -> None:
    items = [{"id": f"n{i}", "base_seq": 0, "action": {"type": "query", "what": "stats"}}
             for i in range(100)]  # fmt: skip
    found: dict[str, Any] = {}
    rounds = 0
    while items:
        rounds += 1
        found |= answers(ready.from_page(outbox=items))
        items = [item for item in items if item["id"] not in found]
    assert len([name for name in found if name.startswith("n")]) == 100
    assert rounds < 10


def test_an_internal_error_is_answered(
    ready: Wired, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Game, "apply", fail)
    before = position(ready)
    answer = ready.post(ATTACK)
    assert (answer["ok"], answer["rule"]) == (False, "protocol.internal")
    assert position(ready) is before
    assert "ZeroDivisionError" in caplog.text


def test_handlers_do_not_print(ready: Wired, capsys: pytest.CaptureFixture[str]) -> None:
    ready.post("nonsense")
    ready.from_page(outbox=7, _esm="evil")
    printed = capsys.readouterr()
    assert printed.out == printed.err == ""


# ---- nothing else can be written ---------------------------------------------------------------


@pytest.mark.parametrize("trait", sorted(set(RiskWidget.class_traits(sync=True)) - {"outbox"}))
def test_no_other_trait_can_be_changed(ready: Wired, trait: str) -> None:
    before = getattr(ready, trait)
    sent = ready.from_page(**{trait: {"evil": True}})
    assert getattr(ready, trait) == before
    assert len(sent) == 1
    assert sent[0]["method"] == "update"
    assert set(sent[0]["state"]) == {trait}


@pytest.mark.parametrize("trait", ["_esm", "_anywidget_id"])
def test_the_widgets_code_cannot_be_changed(ready: Wired, trait: str) -> None:
    before = getattr(ready, trait)
    sent = ready.from_page(**{trait: "alert(1)"})
    assert getattr(ready, trait) == before
    assert sent[0]["state"] == {trait: before}


def test_a_valid_outbox_counts_despite_a_refused_trait(ready: Wired) -> None:
    item = {"id": "a", "base_seq": ready.session.seq, "action": {"type": "end_phase"}}
    sent = ready.from_page(outbox=[item], state={"seq": 999})
    assert answers(sent)["a"]["ok"]
    assert sent[-1]["state"]["state"]["phase"] == "fortify"
    assert ready.state["phase"] == "fortify"


def test_unknown_trait_names_are_ignored(ready: Wired) -> None:
    assert ready.from_page(game=1, session=2, _lock=3, nothing=4) == []
    assert ready.game is not None


def test_custom_messages_do_nothing(ready: Wired) -> None:
    before = position(ready)
    ready.messages.clear()
    command = {"kind": "anywidget-command", "id": "1", "name": "apply", "msg": ATTACK}
    for content in (command, {"type": "end_phase"}, None, 7):
        data = {"method": "custom", "content": content}
        ready._handle_msg({"content": {"data": data}, "buffers": []})
    assert position(ready) is before
    assert ready.messages == []


def test_a_page_that_reloads_finds_the_position_and_an_empty_outbox(ready: Wired) -> None:
    ready.post({"type": "end_phase"})
    assert ready.get_state()["outbox"] == []
    assert ready.live is not None
    assert ready.live.get_state()["state"]["phase"] == "fortify"


# ---- any JSON ----------------------------------------------------------------------------------

actions = st.one_of(
    json_values,
    st.fixed_dictionaries(
        {"type": st.sampled_from(["attack", "end_phase", "undo", "redo", "defend", "roll_until",
                                  "query", "end_now", "reveal", "ready", "auto_defend", "speed"])},
        optional={
            "source": st.sampled_from(["brazil", "peru", "atlantis"]) | json_values,
            "target": st.sampled_from(["brazil", "peru", "china"]) | json_values,
            "armies": st.integers(-1, 5) | json_values,
            "dice": st.integers(-1, 5) | json_values,
            "stop_at": st.integers(-1, 9) | json_values,
            "what": st.sampled_from(["odds", "log", "stats", "clause"]) | json_values,
            "seat": st.sampled_from(SEATS) | json_values,
            "value": st.booleans() | st.sampled_from(["fast"]) | json_values,
        },
    ),
)  # fmt: skip
items = st.one_of(
    json_values,
    st.fixed_dictionaries(
        {"id": texts | st.sampled_from("abc"), "base_seq": st.integers(-1, 9), "action": actions}
    ),
)


@settings(max_examples=80, suppress_health_check=list(HealthCheck))
@given(st.lists(st.lists(items, max_size=5) | json_values, max_size=6))
def test_any_json_leaves_a_game_that_can_be_shown_and_answers_every_id(outboxes: list[Any]) -> None:
    widget = Wired(frontier(), seats=dict.fromkeys(SEATS, "human"))
    for outbox in outboxes:
        before, seq = position(widget), widget.session.seq
        found = answers(widget.from_page(outbox=outbox))
        usable = [
            i["id"]
            for i in (outbox if isinstance(outbox, list) else [])
            if isinstance(i, dict) and isinstance(i.get("id"), str) and 0 < len(i["id"]) <= 64
        ]
        for name in usable:
            if name.isprintable():
                assert name in found
        if not any(ack["ok"] for ack in found.values()):
            assert position(widget) is before
            assert widget.session.seq == seq
        assert widget.game is not None
        assert all(n >= 1 for _, n in widget.state["territories"].values())


# ---- threads -----------------------------------------------------------------------------------


def together(*jobs: Callable[[], None]) -> None:
    """Run jobs at the same time, and raise the first error of any of them."""
    errors: list[BaseException] = []

    def guarded(job: Callable[[], None]) -> None:
        try:
            job()
        except BaseException as error:  # noqa: BLE001 - raised again below
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
    if errors:
        raise errors[0]


def test_two_threads_can_use_one_widget() -> None:
    """Each item is answered once, and the actions played are exactly the accepted ones."""
    game = Game.new(edition="nordic", mode="missions", seats=SEATS, seed=1)
    widget = Wired(game, seats={"red": "human", "blue": "human", "green": "human"})
    well: list[str] = []
    lock = threading.Lock()

    def hammer(thread: int) -> Callable[[], None]:
        def job() -> None:
            random = Random(thread)
            for n in range(60):
                with widget.lock:  # The thread looks at one snapshot, as a page does.
                    state = widget.state
                legal = state["legal"].get("place", {}).get("territories")
                action = (
                    {"type": "place", "territory": random.choice(legal), "armies": 1}
                    if legal
                    else {"type": "end_phase"}
                )
                name = f"{thread}-{n}"
                item = {"id": name, "base_seq": state["seq"], "action": action}
                data = {"method": "update", "state": {"outbox": [item]}, "buffer_paths": []}
                widget._handle_msg({"content": {"data": data}, "buffers": []})
                with lock:
                    if widget.session.acks._answers[name]["ok"]:
                        well.append(name)

        return job

    together(hammer(1), hammer(2))
    assert len(game.history) == len(well) >= 60
    assert widget.session.seq == len(well)
    assert sum(n for _, n in widget.state["territories"].values()) == 42 + len(well)
    seqs = [m["state"]["state"]["seq"] for m in widget.messages if "state" in m["state"]]
    assert seqs == sorted(seqs)


def test_python_and_the_page_play_at_the_same_time() -> None:
    widget = Wired(frontier(), seats=dict.fromkeys(SEATS, "human"))
    widget.post({"type": "ready", "seat": "red"})

    def from_python() -> None:
        for _ in range(40):
            with widget.lock:
                assert widget.game is not None
                widget.game.undo()
                widget.refresh()
                if widget.game.phase == "attack":
                    widget.apply({"type": "end_phase"})

    def from_page() -> None:
        for n in range(80):
            item = {"id": f"p{n}", "base_seq": widget.session.seq, "action": {"type": "undo"}}
            widget.set_state({"outbox": [item]})

    together(from_python, from_page)
    assert widget.game is not None
    assert widget.state["phase"] == widget.game.phase
    assert widget.state["seq"] == widget.session.seq


def test_bots_play_in_the_background_to_the_end_of_the_game() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=4)
    widget = Wired(game, seats=dict.fromkeys(SEATS, "bold"), bot_speed="instant", seed=1)
    widget.run()
    assert widget._relay.driver.join(120)
    assert game.is_over
    assert widget.state["screen"] == "over"
    seqs = [m["state"]["state"]["seq"] for m in widget.messages if "state" in m["state"]]
    assert seqs == sorted(seqs)


def test_stop_reaches_playing_bots() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=4)
    widget = Wired(game, seats=dict.fromkeys(SEATS, "cautious"), bot_speed="fast", seed=1)
    assert widget.post({"type": "stop"}, base_seq=0)["ok"]
    assert widget._relay.driver.join(30)
    assert not game.is_over
    assert widget.state["bots"]["paused"]
    assert widget.post({"type": "speed", "value": "instant"}, "b", 0)["ok"]
    assert widget.post({"type": "resume"}, "c", 0)["ok"]
    assert widget._relay.driver.join(120)
    assert game.is_over


def test_a_closed_widget_stops_playing() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=4)
    widget = Wired(game, seats=dict.fromkeys(SEATS, "cautious"), seed=1)
    widget.run()
    widget.close()
    assert widget._relay.driver.join(30)
    assert not game.is_over


def test_without_threads_the_page_drives_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("risk_widget.host.relay.Driver.kick", lambda _: False)
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=4)
    widget = Wired(game, seats=dict.fromkeys(SEATS, "bold"), bot_speed="instant", seed=1)
    assert widget.state["bots"]["tick"] == 0
    for n in range(2000):
        if widget.state["screen"] == "over":
            break
        assert widget.post({"type": "resume"}, f"t{n}", 0)["ok"]
    assert game.is_over
    assert "tick" not in widget.state["bots"]


# ---- the widget itself -------------------------------------------------------------------------


def test_the_form_is_shown_without_a_game_and_starts_one() -> None:
    widget = Wired()
    assert widget.game is None
    assert widget.state["screen"] == "setup"
    assert [e["id"] for e in widget.catalog["editions"]] == ["nordic", "german", "italian", "czech"]
    action = {"type": "new_game", "edition": "czech", "mode": "domination", "seed": 3, "seats": [
        {"seat": "red", "player": "human"}, {"seat": "blue", "player": "human"},
        {"seat": "green", "player": "human"}]}  # fmt: skip
    assert widget.post(action)["ok"]
    assert widget.game is not None
    assert widget.state["edition"] == "czech"


def test_another_board_is_sent_with_its_first_position() -> None:
    widget = Wired(frontier(), seats=dict.fromkeys(SEATS, "human"))
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=1, board="strait")
    widget.new_game(game, seats=dict.fromkeys(SEATS, "human"))
    assert widget.board == load_board("strait").to_json()
    names = [name for message in widget.messages for name in message["state"]]
    assert names.index("board") < names.index("state")


def test_the_page_gets_its_words_in_the_current_language() -> None:
    with catalog.add("sv", pseudo(catalog.source("en"))), use_language("sv"):
        widget = Wired(frontier())
        assert widget.words == page_source("sv")
    assert widget.language == "sv"
    assert Wired(frontier()).words == page_source("en")


@pytest.mark.parametrize(
    ("wish", "sent"), [("auto", "auto"), (True, "on"), (False, "off"), ("on", "on")]
)
def test_reduced_motion_can_be_requested(wish: Any, sent: str) -> None:
    assert Wired(reduced_motion=wish).reduced_motion == sent


@pytest.mark.parametrize("wrong", [{"theme": "pink"}, {"reduced_motion": "maybe"}])
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=str(next(iter(wrong.values())))):
        Wired(**wrong)
