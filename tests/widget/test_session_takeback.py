"""The actions that one undo takes back."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from risk_widget.engine.events import EventOf
from risk_widget.host.session import Session
from risk_widget.play.takeback import Takeback
from tests.widget.page_player import PagePlayer
from tests.widget.test_session_play import ATTACK, battlefield, new

PLACED: Any = EventOf("placed", "red", {"territory": "peru", "armies": 1})
ROLLED: Any = EventOf("rolled", "red", {})


@dataclass
class PlayedAction:
    events: list[Any] = field(default_factory=lambda: [PLACED])


def test_an_undo_reverts_the_last_decision_and_the_responses_to_it() -> None:
    takeback, history = Takeback(), [PlayedAction()]
    takeback.record_decision(0)
    assert takeback.back_to(history) == 0
    history += [PlayedAction(), PlayedAction()]  # two actions by bots
    assert takeback.back_to(history) == 0
    takeback.record_decision(3)
    history.append(PlayedAction())
    assert takeback.back_to(history) == 3


def test_before_the_first_decision_there_is_nothing_to_undo() -> None:
    assert Takeback().back_to([PlayedAction(), PlayedAction()]) is None
    takeback = Takeback()
    takeback.record_decision(2)
    assert takeback.back_to([PlayedAction(), PlayedAction()]) is None


def test_redo_repeats_as_many_steps_as_were_undone() -> None:
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


def test_a_new_decision_discards_the_redo_steps() -> None:
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


def test_every_action_can_be_final() -> None:
    takeback = Takeback("none")
    takeback.record_decision(0)
    assert takeback.back_to([PlayedAction()]) is None


def fighting(dice: list[int] | None = None) -> PagePlayer:
    game = battlefield(dice)
    session = Session(game, seats={"red": "human", "blue": "human", "green": "cautious"})
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    return page


def test_an_undo_says_what_it_reverted_until_the_next_action() -> None:
    page = fighting([6, 5, 4, 3, 6, 5, 4, 3])
    defence = {"type": "defend", "dice": 1}
    page.send(ATTACK)
    page.send(defence)
    page.send({"type": "undo"})
    same = "If you roll again, the dice will be the same."
    taken = "Taken back: defending Peru with 1 die."
    assert page.look()["taken_back"] == f"{taken} {same}"
    page.send({"type": "undo"})
    assert page.look()["taken_back"] == f"Taken back: the attack from Brazil on Peru. {same}"
    page.send({"type": "redo"})
    assert not page.look()["taken_back"]
    page.send({"type": "undo"})
    page.send(ATTACK)
    assert not page.look()["taken_back"]


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([{"type": "end_phase"}], "Taken back: ending the attack."),
        ([{"type": "end_now"}], "Taken back: ending the game."),
        (
            [
                {"type": "end_phase"},
                {"type": "fortify", "source": "siam", "target": "india", "armies": 3},
            ],
            "Taken back: moving 3 armies from Siam to India.",
        ),
    ],
)
def test_an_undo_names_what_it_reverted(actions: list[dict[str, Any]], said: str) -> None:
    territories = {"*": ["green", 1], "siam": ["red", 8], "india": ["red", 1]}
    page = PagePlayer(
        Session(battlefield(territories=territories), seats={"red": "human", "green": "cautious"})
    )
    for action in actions:
        assert page.send(action)["ok"]
    page.send({"type": "undo"})
    assert page.look()["taken_back"] == said


def test_an_undo_says_that_others_have_played_since() -> None:
    page = PagePlayer(
        Session(battlefield(), seats={"red": "human", "blue": "random", "green": "random"})
    )
    page.send({"type": "end_phase"})
    page.send({"type": "end_phase"})
    page.session.advance()
    page.send({"type": "undo"})
    said = page.look()["taken_back"]
    assert said == "Taken back: ending the turn, and what others did after it."


def test_the_armies_placed_in_the_set_up_and_in_a_turn_are_reported() -> None:
    session = Session(new("nordic", "missions", 3, seed=3), seats={"red": "human"}, seed=1)
    page = PagePlayer(session, mind="cautious")
    while session.to_advance:
        session.advance()
    page.send(page.decide(page.look()))
    page.send({"type": "undo"})
    assert re.fullmatch(r"Taken back: placing 1 army on .+\.", page.look()["taken_back"])


def test_automatic_placing_stays_on_while_bots_place() -> None:
    session = Session(new("nordic", "missions", 3, seed=3), seats={"red": "human"}, seed=1)
    page = PagePlayer(session)
    while session.to_advance:
        session.advance()
    page.send({"type": "place_rest"})
    states: list[dict[str, Any]] = []
    while session.to_advance and session.game is not None and session.game.phase == "place":
        states.append(page.look())
        assert session.match is not None
        session.match.advance("fast")
    assert len(states) > 1
    assert all(state["placing"] for state in states[:-1])
