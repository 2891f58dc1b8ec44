"""Positions are unchanged after they have been written into compiled records and read back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.compiled.records import params_room, read_state, state_room
from risk_widget.engine.chance import Seeded
from risk_widget.engine.config import GameConfig
from risk_widget.fast.games import FastGame, play_many
from risk_widget.game import Game
from risk_widget.rules.edition import load_edition
from tests.engine.ways import WAYS, play, ring
from tests.fast.proof import config_of

if TYPE_CHECKING:
    from risk_widget.board import Board
    from tests.engine.ways import GameSetup


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_positions_survive_a_round_trip(setup: GameSetup) -> None:
    """Every field of a position survives, in every phase."""
    boards: tuple[str | Board, ...] = ("classic", ring(12))
    for seed, board in enumerate(boards):
        game, config = setup.new(seed, board), config_of(setup, board)
        for number, _ in enumerate(play(game, seed, 300)):
            if number % 7 == 0:
                assert read_state(config, state_room(config, game.state)).key() == game.state.key()


def test_a_partly_known_position_is_refused() -> None:
    """A game with an unknown hand or mission cannot be played on."""
    game = Game.new(edition="german", mode="missions", seed=1)
    part = Game.from_position(game.position("red"))
    with pytest.raises(ValueError, match="of which everything is known"):
        state_room(part.config, part.state)


def test_a_position_as_a_seat_sees_it_is_refused() -> None:
    """Blank cards cannot be played with, even where there are no missions."""
    game = Game.new(edition="italian", mode="domination", seed=1)
    for _ in play(game, 1, 400):
        pass
    state_room(game.config, game.state)
    with pytest.raises(ValueError, match="of which everything is known"):
        state_room(game.config, game.state.seen_by(0))


def test_a_position_with_too_large_a_number_is_refused() -> None:
    game = Game.new(edition="italian", mode="duel", seats=["red", "blue"], seed=1)
    state = game.state.copy()
    state.third_owed = 10**30
    with pytest.raises(ValueError, match="than a fast game counts"):
        state_room(game.config, state)


def test_games_need_a_bot_for_each_seat() -> None:
    config = config_of(WAYS[0])
    fast = FastGame(config, 1)
    for bots in (["simple"] * (config.players - 1), ["simple"] * (config.players + 1)):
        with pytest.raises(ValueError, match="bots"):
            fast.play(bots, max_rounds=1)
        with pytest.raises(ValueError, match="bots"):
            play_many(config, [1], [bots], 1)


def test_an_oversized_board_is_refused_by_name() -> None:
    """The records have room for a limited number of territories."""
    config = GameConfig(
        load_edition("czech"), "domination", ("red", "blue", "green"),
        ring(66), None, Seeded(0),
    )  # fmt: skip
    with pytest.raises(ValueError, match="room for 64 territories, not for 66"):
        params_room(config)
