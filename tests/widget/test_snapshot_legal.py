"""What may be done, as a snapshot says it: a page that opens it has what the engine offers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from risk_widget.widget.session import Session
from tests.widget import positions
from tests.widget.test_snapshot_size import EDITIONS, MANY_CARDS, holding

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from risk_widget.engine.game import Game

READ = """async (states) => {
  const { openLegal } = await import("/js/src/legal.js");
  return JSON.stringify(states.map(({ legal, hand }) => openLegal(legal, hand)));
}"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_page_has_the_sets_that_the_engine_offers(
    map_page: Callable[..., Page], edition: str
) -> None:
    sessions = [holding(edition, cards, seed) for cards in MANY_CARDS for seed in range(5)]
    shown = json.loads(map_page().evaluate(READ, [s.snapshot() for s in sessions]))
    for session, legal in zip(sessions, shown, strict=True):
        assert session.game is not None
        assert legal["trade"] != []
        assert legal == session.game.options()


@pytest.mark.parametrize("make", [positions.attack, positions.fortify])
def test_a_page_has_the_moves_that_the_engine_offers(
    map_page: Callable[..., Page], make: Callable[[], Game]
) -> None:
    game = make()
    session = Session(game, seats=dict.fromkeys(game.seats, "human"))
    session.receive(
        [{"id": "a", "base_seq": session.seq, "action": {"type": "ready", "seat": "red"}}]
    )
    (legal,) = json.loads(map_page().evaluate(READ, [session.snapshot()]))
    assert legal == json.loads(json.dumps(game.options()))
    assert len(legal.get("attack") or legal["fortify"]) > 0
