"""A snapshot stays small, whatever has happened."""

from __future__ import annotations

import pytest

from risk_widget.engine.game import Game
from risk_widget.widget.session import Session
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green", "yellow", "black", "purple"]
LIMIT = 6 * 1024


@pytest.mark.parametrize(
    ("edition", "mode", "seed", "speed"),
    [
        ("german", "missions", 0, "normal"),
        ("italian", "domination", 1, "normal"),
        ("nordic", "capital", 2, "fast"),
        ("czech", "domination", 3, "instant"),
    ],
)
def test_every_snapshot_of_a_game_of_six_is_below_six_kilobytes(
    edition: str, mode: str, seed: int, speed: str
) -> None:
    game = Game.new(edition=edition, mode=mode, seats=SEATS, seed=seed)
    session = Session(game, seats={"red": "human"}, seed=seed, bot_speed=speed)
    page = PagePlayer(session, seed=seed, mind="cautious")
    page.play()
    # A hand of many cards after an elimination offers dozens of sets: rare, and still small.
    ordered = sorted(page.sizes)
    assert ordered[int(len(ordered) * 0.98)] < LIMIT
    assert ordered[-1] < 2 * LIMIT
    assert sum(page.sizes) / len(page.sizes) < 5 * 1024
