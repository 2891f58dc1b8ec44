"""Answers to items: the same answer each time, and data only while someone waits for it."""

from __future__ import annotations

from risk_widget.host.relay import Acks


def test_an_answer_is_shown_and_repeated() -> None:
    acks = Acks()
    acks.waiting_for(["a"])
    assert not acks.repeat_if_answered("a")
    acks.refuse("a", "attack.adjacent", "No border.", "printed")
    shown = {"id": "a", "ok": False, "rule": "attack.adjacent", "message": "No border.",
             "source": "printed"}  # fmt: skip
    assert acks.shown() == [shown]
    assert acks.repeat_if_answered("a")
    assert acks.shown() == [shown]


def test_every_awaited_answer_is_shown() -> None:
    acks = Acks()
    names = [f"n{i}" for i in range(32)]
    acks.waiting_for(names)
    for name in names:
        acks.accept(name)
    assert [ack["id"] for ack in acks.shown()] == names


def test_an_old_answer_is_shown_again_when_its_item_comes_again() -> None:
    acks = Acks()
    acks.accept("old")
    for i in range(100):
        acks.accept(f"n{i}")
    assert "old" not in [ack["id"] for ack in acks.shown()]
    acks.waiting_for(["old"])
    assert acks.repeat_if_answered("old")
    assert {"id": "old", "ok": True} in acks.shown()


def test_only_a_few_answers_stay_if_none_is_awaited() -> None:
    acks = Acks()
    for i in range(100):
        acks.waiting_for([f"n{i}"])
        acks.accept(f"n{i}")
    assert len(acks.shown()) <= 8


def test_an_answers_data_is_dropped_with_its_item() -> None:
    acks = Acks()
    acks.waiting_for(["a"])
    acks.accept("a", {"win": 0.5})
    assert acks.shown() == [{"id": "a", "ok": True, "data": {"win": 0.5}}]
    acks.waiting_for(["b"])
    acks.accept("b")
    assert acks.shown() == [{"id": "a", "ok": True}, {"id": "b", "ok": True}]


def test_very_old_ids_are_forgotten() -> None:
    acks = Acks()
    for i in range(5000):
        acks.accept(f"n{i}")
    assert not acks.repeat_if_answered("n0")
    assert acks.repeat_if_answered("n4999")
