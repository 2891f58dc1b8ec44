"""A snapshot lists the legal moves exactly as the engine offers them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget import positions
from tests.widget.page_player import PagePlayer, screen_of
from tests.widget.test_snapshot_size import EDITIONS, MANY_CARDS, holding

if TYPE_CHECKING:
    from collections.abc import Callable


def assert_offered(session: Session, kind: str) -> None:
    """Assert that the screen offers what the engine does, including actions of this kind."""
    legal = PagePlayer(session).look()["legal"]
    assert session.game is not None
    assert legal[kind]
    ranges = json.loads(json.dumps(session.game.legal_ranges()))
    # The engine gives the reason why the phase can't end as a code, the screen as a sentence.
    assert legal.pop("end_refused", {}).keys() == (
        {"rule", "message"} if ranges.pop("end_refused", None) else set()
    )
    assert legal == ranges


@pytest.mark.parametrize("cards", MANY_CARDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sets_agree_with_the_engine(edition: str, cards: int) -> None:
    assert_offered(holding(edition, cards, seed=1), "trade")


@pytest.mark.parametrize(
    ("make", "kind"), [(positions.attack, "attack"), (positions.fortify, "fortify")]
)
def test_the_moves_agree_with_the_engine(make: Callable[[], Game], kind: str) -> None:
    game = make()
    session = Session(game, seats=dict.fromkeys(game.seats, "human"))
    PagePlayer(session).send({"type": "ready", "seat": "red"})
    assert_offered(session, kind)


def test_a_sentence_says_why_the_phase_cannot_end() -> None:
    game = Game.from_dict(
        edition="german",
        mode="domination",
        seats=["red", "blue"],
        position={
            "phase": "reinforce",
            "turn": "red",
            "territories": {"*": ["blue", 1], "brazil": ["red", 2]},
            "to_place": 0,
            "hands": {"red": ["peru", "alaska", "wild-1", "egypt", "congo"]},
        },
    )
    session = Session()
    session.start(game, {"red": "human", "blue": "random"})
    refused = screen_of(session)["legal"]["end_refused"]
    assert refused == {
        "rule": "cards.must-trade",
        "message": "Red holds 5 cards. A player with 5 or more must trade in a set.",
    }
