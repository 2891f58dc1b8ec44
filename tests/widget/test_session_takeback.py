"""What one undo takes back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from risk_widget.engine.events import EventOf
from risk_widget.widget.match import Takeback

PLACED: Any = EventOf("placed", "red", {"territory": "peru", "armies": 1})
ROLLED: Any = EventOf("rolled", "red", {})


@dataclass
class PlayedAction:
    events: list[Any] = field(default_factory=lambda: [PLACED])


def test_an_undo_goes_back_to_the_last_decision_through_the_answers_to_it() -> None:
    takeback, history = Takeback(), [PlayedAction()]
    takeback.record_decision(0)
    assert takeback.back_to(history) == 0
    history += [PlayedAction(), PlayedAction()]  # two bots
    assert takeback.back_to(history) == 0
    takeback.record_decision(3)
    history.append(PlayedAction())
    assert takeback.back_to(history) == 3


def test_nothing_to_take_back_before_the_first_decision() -> None:
    assert Takeback().back_to([PlayedAction(), PlayedAction()]) is None
    takeback = Takeback()
    takeback.record_decision(2)
    assert takeback.back_to([PlayedAction(), PlayedAction()]) is None


def test_redo_plays_as_many_steps_as_were_taken_back() -> None:
    takeback, history = Takeback(), [PlayedAction()] * 4
    takeback.record_decision(0)
    takeback.record_decision(3)
    takeback.mark_undone(3, 4)
    assert takeback.back_to(history[:3]) == 0
    takeback.mark_undone(0, 3)
    assert takeback.back_to([]) is None
    assert takeback.forward() == 3
    takeback.mark_redone(0)
    assert takeback.forward() == 1
    takeback.mark_redone(3)
    assert takeback.forward() is None
    assert takeback.back_to(history) == 3


def test_a_new_decision_ends_what_can_be_redone() -> None:
    takeback = Takeback()
    takeback.record_decision(0)
    takeback.mark_undone(0, 1)
    takeback.record_decision(0)
    assert takeback.forward() is None


@pytest.mark.parametrize(("events", "back"), [([PLACED], 0), ([PLACED, ROLLED], None)])
def test_dice_can_be_final(events: list[Any], back: int | None) -> None:
    takeback = Takeback("decisions")
    takeback.record_decision(0)
    assert takeback.back_to([PlayedAction(events)]) == back
    assert takeback.back_to([PlayedAction(), PlayedAction(events)]) == back


def test_everything_can_be_final() -> None:
    takeback = Takeback("none")
    takeback.record_decision(0)
    assert takeback.back_to([PlayedAction()]) is None
