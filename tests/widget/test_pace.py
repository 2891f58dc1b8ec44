"""How long a watcher is given to follow what bots do."""

from __future__ import annotations

import pytest

from risk_widget.game import Game
from risk_widget.host.session import ROLL, ROUND_BUDGET, Session, pause_in_turn

SEATS = ("red", "blue", "green")


def a_turn(bot: str, seed: int) -> list[tuple[set[str], float]]:
    """What each slice of a bot's turn showed, and how long it stood."""
    game = Game.new(edition="nordic", mode="domination", seats=SEATS, seed=seed)
    session = Session(game, seats=dict.fromkeys(SEATS, bot), seed=seed)
    while game.round < 2:
        session.advance()
    turn, slices = game.turn, list[tuple[set[str], float]]()
    while game.turn == turn:
        begun = len(game.history)
        session.advance()
        kinds: set[str] = {event.type for step in game.history[begun:] for event in step.events}
        slices.append((kinds, session.pause))
    return slices


def test_a_battle_and_armies_that_are_placed_can_be_read() -> None:
    slices = a_turn("easygoing", 1)
    rolls = [pause for kinds, pause in slices if "rolled" in kinds]
    assert rolls[0] == ROLL
    assert all(pause >= 0.7 for kinds, pause in slices[:2] if "placed" in kinds)


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_with_much_to_do_makes_haste(seed: int) -> None:
    slices = a_turn("bold", seed)
    shown = sum(pause for _, pause in slices)
    # with three bots at the table each has a third of the time, and little more for the rest
    assert shown <= ROUND_BUDGET / 3 + 0.3 * len(slices)
    assert slices[-1][1] <= 0.25


def test_a_turn_that_has_only_begun_has_a_pause() -> None:
    assert 0 < pause_in_turn([], 2) < ROLL
