"""Widgets' shared data is sent once, and each game's changing data has a comm of its own."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from ipywidgets.embed import dependency_state

import risk_widget as rw
from risk_widget.host.story_file import packed_program
from risk_widget.messages import catalog, use_language
from risk_widget.widget.shared import CODE, LOADER, STYLES, Live, shared_model
from tests.messages.pseudo import pseudo

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = ["red", "blue", "green"]
REFERENCE = "IPY_MODEL_"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """List the messages to the page, each with the id of its comm."""
    import comm
    from comm.base_comm import BaseComm

    messages: list[tuple[str, dict[str, Any]]] = []

    class Noted(BaseComm):
        def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
            text = json.loads(json.dumps(data or {}))
            messages.append((self.comm_id, {"type": msg_type, **text}))

    monkeypatch.setattr(comm, "create_comm", Noted)
    monkeypatch.setattr("risk_widget.widget.shared._newest", None)
    return messages


def play(**settings: Any) -> Any:
    game = rw.Game.new(edition="nordic", mode="domination", seats=SEATS, seed=7, **settings)
    return rw.RiskWidget(game, seats=dict.fromkeys(SEATS, "human"))


def test_ten_widgets_send_shared_data_once(sent: list[tuple[str, dict[str, Any]]]) -> None:
    widgets = [play() for _ in range(10)]
    assert len({widget.shared.model_id for widget in widgets}) == 1
    text = json.dumps(sent)
    assert text.count(packed_program()) == 1
    assert len(text) < len(packed_program()) + 200_000
    opened = [comm for comm, message in sent if message["type"] == "comm_open"]
    # A page handles the models in this order.
    first = widgets[0]
    order = [first.shared.model_id, first.live.model_id, first.model_id]
    assert sorted(order, key=opened.index) == order


@pytest.mark.parametrize("make", [rw.RiskWidget, play, lambda: rw.play_lesson("04-combat")])
def test_a_page_with_both_models_has_everything(make: Callable[[], Any]) -> None:
    widget = make()
    own, live = widget.get_state(), widget.live.get_state()
    assert own["_esm"] == LOADER
    assert own["live"] == REFERENCE + widget.live.model_id
    assert live["shared"] == REFERENCE + widget.shared.model_id
    assert not own.keys() & Live.NAMES
    shared = widget.shared.get_state()
    common = {"board": shared["board"], **shared["in_en"]}
    for name in ("board", "catalog", "words"):
        known = common[name] if live[name] is None else live[name]
        assert known == getattr(widget, name)
    assert (live["words"], common["words"]) == (None, widget.words)


def test_individual_data_is_sent_with_the_widget() -> None:
    # A language in which no other test of this process has had widgets.
    with catalog.add("fi", pseudo(catalog.source("en"))), use_language("fi"):
        widget = play(board="island")
        live = widget.live.get_state()
        assert live["words"] is None
        assert widget.shared.get_state()["in_fi"]["words"] == widget.words
        assert live["board"]["id"] == "island"
        assert live["catalog"] == widget.catalog
        widget.new_game(rw.Game.new(seats=SEATS, seed=1), seats=dict.fromkeys(SEATS, "human"))
        assert widget.live.get_state()["board"] is None


def test_a_move_is_sent_over_the_widgets_own_comm(sent: list[tuple[str, dict[str, Any]]]) -> None:
    widget = play()
    sent.clear()
    assert widget.game is not None
    widget.apply(widget.game.legal_actions()[0])
    ((comm, message),) = sent
    assert comm == widget.live.model_id
    assert message["state"]["state"] == json.loads(json.dumps(widget.state))
    assert widget.live.get_state()["state"] == widget.state
    sent.clear()
    widget.send({"a": 1})
    assert [comm for comm, _ in sent] == [widget.live.model_id]
    sent.clear()
    widget.tooltip = "A game"
    assert [comm for comm, _ in sent] == [widget.model_id]


def test_a_page_that_lacks_the_shared_model_is_sent_another_one(
    sent: list[tuple[str, dict[str, Any]]],
) -> None:
    widgets = [play() for _ in range(3)]
    old = widgets[0].shared.model_id
    sent.clear()
    for widget in widgets[:2]:
        data = {"method": "custom", "content": {"lacks": REFERENCE + old}}
        widget._handle_msg({"content": {"data": data}, "buffers": []})
    new = widgets[0].shared.model_id
    assert new != old
    assert [widget.shared.model_id for widget in widgets] == [new, new, old]
    assert [message["type"] for comm, message in sent if comm == new] == ["comm_open"]
    told = [message["state"]["shared"] for _, message in sent if "shared" in message["state"]]
    assert set(told) == {REFERENCE + new}
    assert play().shared.model_id == new


def test_after_all_widgets_close_a_new_shared_model_is_created() -> None:
    first = shared_model("en")
    assert first is not None
    first.close()
    assert shared_model("en") is not first
    assert shared_model("en") is shared_model("en")


def test_a_closed_widget_closes_only_its_own_model() -> None:
    widget, other = play(), play()
    live = widget.live
    widget.close()
    assert live.comm is None
    assert other.shared.comm is not None


@pytest.mark.parametrize("name", ["shared", "live"])
def test_a_page_can_change_neither_model(name: str) -> None:
    model = getattr(play(), name)
    before = model.get_state()
    state = {"packed": "alert(1)", "state": {}, "words": "x"}
    data = {"method": "update", "state": state, "buffer_paths": []}
    model._handle_msg({"content": {"data": data}, "buffers": []})
    assert model.get_state() == before


def test_a_file_with_one_widget_has_all_three_models() -> None:
    widget = play()
    ids = {widget.model_id, widget.live.model_id, widget.shared.model_id}
    assert ids <= dependency_state([widget]).keys()


def test_in_marimo_each_widget_has_all_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """In marimo, models end with their cell; still, equal data is sent only once."""
    monkeypatch.setitem(sys.modules, "marimo", SimpleNamespace(running_in_notebook=lambda: True))
    widget = play()
    state = widget.get_state()
    assert (state["_esm"], state["_css"]) == (CODE, STYLES)
    assert state["board"] == widget.board
    assert state["words"] == widget.words
    assert state["state"] == widget.state
    assert state["live"] is state["shared"] is None
