"""The end of a repeated attack, judged from the position alone."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.engine.automatic import RepeatedAttack
from risk_widget.game import Game

RED, BLUE = ["red", 3], ["blue", 2]
FROM_BRAZIL_TO_PERU = {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}


@pytest.mark.parametrize(
    ("phase", "brazil", "peru", "stop_at", "is_finished"),
    [
        ("attack", RED, BLUE, 1, False),
        ("attack", RED, BLUE, 2, False),
        ("attack", RED, BLUE, 3, True),  # Few armies are left.
        ("attack", RED, RED, 1, True),  # The target has fallen.
        ("attack", BLUE, BLUE, 1, True),  # The attack is from another player's land.
        ("fortify", RED, BLUE, 1, True),  # Combat is over.
    ],
)
def test_a_repeated_attack_ends_when_it_is_won_or_cannot_continue(
    phase: str, brazil: list[Any], peru: list[Any], stop_at: int, *, is_finished: bool
) -> None:
    territories = {"*": ["green", 1], "alaska": ["red", 1], "brazil": brazil, "peru": peru}
    given = {"turn": "red", "phase": phase, "territories": {**territories, "india": ["blue", 1]}}
    seats = ["red", "blue", "green"]
    game = Game.from_dict(edition="nordic", mode="domination", seats=seats, position=given)
    assert RepeatedAttack("red", FROM_BRAZIL_TO_PERU, stop_at).is_finished(game) is is_finished
