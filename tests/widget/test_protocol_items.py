"""The closed schema of a page's messages: items and control actions."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from risk_widget.protocol.items import Refused, Request, item_id, read_item
from tests.widget.anything import json_values, texts

SEATS = [{"seat": "red", "player": "human"}, {"seat": "blue", "player": "cautious", "name": "Bo"}]
NEW = {"type": "new_game", "edition": "czech", "mode": "domination", "seats": SEATS}
UNTIL = {"type": "roll_until", "source": "a", "target": "b", "armies": 3, "stop_at": 2}


def item(action: Any, **more: Any) -> dict[str, Any]:
    return {"id": "a", "base_seq": 1, "action": action} | more


@pytest.mark.parametrize(
    "action",
    [
        NEW,
        NEW | {"board": "classic", "seed": 7, "options": {"defender_decides": "after"}},
        NEW | {"seed": None},
        {"type": "ready", "seat": "red"},
        {"type": "reveal"},
        {"type": "undo"},
        UNTIL,
        UNTIL | {"dice": 2},
        {"type": "speed", "value": "fast"},
        {"type": "auto_defend", "seat": "red", "value": True},
        {"type": "query", "what": "odds", "source": "a", "target": "b", "armies": 3},
        {"type": "query", "what": "clause", "id": "attack.dice"},
        {"type": "attack", "anything": "is the engine's affair"},
    ],
)
def test_a_well_formed_item_is_read(action: dict[str, Any]) -> None:
    assert read_item(item(action)) == Request("a", 1, action)


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "a", "base_seq": 1},
        {"id": "a", "action": {"type": "undo"}},
        item({"type": "undo"}, more=1),
        item({"type": "undo"}, base_seq=-1),
        item({"type": "undo"}, base_seq=True),
        item({"type": "undo"}, base_seq=1.0),
        item({"type": "undo"}, base_seq="1"),
        item(None),
        item("undo"),
        item(["undo"]),
        item({}),
        item({"type": None}),
        item({"type": ["undo"]}),
        item({"type": "undo", "seat": "red"}),
        item({"type": "ready"}),
        item({"type": "ready", "seat": None}),
        item({"type": "ready", "seat": ""}),
        item({"type": "ready", "seat": "x" * 65}),
        item({"type": "ready", "seat": "\ud800"}),
        item({"type": "speed", "value": "slow"}),
        item({"type": "speed", "value": ["fast"]}),
        item({"type": "auto_defend", "seat": "red", "value": 1}),
        item({"type": "query", "what": "everything"}),
        item({"type": "query"}),
        item(UNTIL | {"armies": True}),
        item(UNTIL | {"armies": 2.0}),
        item(UNTIL | {"stop_at": -1}),
        item(UNTIL | {"stop_at": None}),
        item(NEW | {"seats": []}),
        item(NEW | {"seats": SEATS[:1]}),
        item(NEW | {"seats": [*SEATS, SEATS[0]]}),
        item(NEW | {"seats": [*SEATS, "green"]}),
        item(NEW | {"seats": [*SEATS, {"seat": "green"}]}),
        item(NEW | {"seats": [*SEATS, {"seat": "green", "player": "random", "age": 7}]}),
        item(NEW | {"seats": [*SEATS, {"seat": "green", "player": "random", "name": "x" * 41}]}),
        item(NEW | {"seed": 1.5}),
        item(NEW | {"seed": True}),
        item(NEW | {"options": []}),
        item(NEW | {"options": {"a": [1]}}),
        item({k: v for k, v in NEW.items() if k != "mode"}),
    ],
)
def test_a_malformed_item_is_refused_with_a_sentence(wrong: Any) -> None:
    with pytest.raises(Refused) as refusal:
        read_item(wrong)
    assert refusal.value.rule == "protocol.malformed"
    assert refusal.value.message.endswith(".")


def test_the_refusal_names_the_field() -> None:
    with pytest.raises(Refused, match="no field 'seat'"):
        read_item(item({"type": "undo", "seat": "red"}))
    with pytest.raises(Refused, match="needs the field 'stop_at'"):
        read_item(item({k: v for k, v in UNTIL.items() if k != "stop_at"}))


@pytest.mark.parametrize(
    "unusable",
    [None, 7, "a", [], {}, {"id": 7}, {"id": ""}, {"id": "x" * 65}, {"id": None}, {"id": "\udfff"}],
)
def test_an_item_without_a_usable_id_cannot_be_answered(unusable: Any) -> None:
    assert item_id(unusable) is None


def test_an_id_may_have_64_characters() -> None:
    assert item_id({"id": "x" * 64}) == "x" * 64


kinds = st.sampled_from(["new_game", "ready", "undo", "roll_until", "query", "speed", "attack"])


@given(st.dictionaries(st.sampled_from(["id", "base_seq", "action", "x"]), json_values))
def test_any_json_is_read_or_refused(thing: dict[str, Any]) -> None:
    try:
        read_item(thing)
    except Refused as refusal:
        refusal.message.encode()  # The message can be sent back.


@given(kinds, st.dictionaries(texts, json_values, max_size=5))
def test_any_action_is_read_or_refused(kind: str, fields: dict[str, Any]) -> None:
    told = ""
    try:
        read_item(item(fields | {"type": kind}))
    except Refused as refusal:
        told = refusal.message
    told.encode()
    assert len(told) < 300
