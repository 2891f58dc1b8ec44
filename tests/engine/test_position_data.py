"""Positions written as data, and read again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.engine.codes import IN_SETUP
from risk_widget.engine.position import state_from_data
from risk_widget.engine.position_data import position_data
from risk_widget.game import Game
from tests.engine.ways import WAYS, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.state import State
    from tests.engine.ways import GameSetup


def all_of(game: Game, state: State) -> Iterator[object]:
    """Yield all of a position except the order of its deck and the sources of the income."""
    words = Game(game.config, state).position().split()
    yield [word for word in words if not word.startswith(("pile=", "income=", "received="))]
    # The deck is built when set-up ends.
    yield state.phase in IN_SETUP or sorted(state.deck_cards())


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_written_position_reads_as_the_same_position(setup: GameSetup) -> None:
    game = setup.new(7)
    for number, _ in enumerate(play(game, 7, 150)):
        if number % 10 == 0 or game.phase in ("defend", "occupy", "capital", "attack_third"):
            read = state_from_data(game.config, position_data(game.config, game.state))
            assert [*all_of(game, read)] == [*all_of(game, game.state)]
