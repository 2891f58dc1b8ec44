"""A fast game is the engine's game, in every edition, mode and number of players."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from risk_widget.fast.fast_game import FastGame
from tests.engine.ways import WAYS, played, ring
from tests.fast.proof import check_replay, config_of, seated

if TYPE_CHECKING:
    from tests.engine.ways import Way

GAMES = 5


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_engine_plays_fast_games_again(way: Way) -> None:
    """Dice, cards, choices and outcomes of whole and of unfinished games are accepted."""
    chance = random.Random(str(way))
    for seed in range(GAMES):
        fast = FastGame(config_of(way), chance.getrandbits(48))
        fast.play(seated(way, seed), max_rounds=60, max_actions=chance.randrange(1, 1500))
        check_replay(fast)


@pytest.mark.parametrize("way", WAYS[::3], ids=str)
def test_games_on_small_boards_are_the_same(way: Way) -> None:
    """The numbers of a board are values, too; on a small one somebody wins soon."""
    chance = random.Random(str(way))
    board = ring(12)
    for seed in range(GAMES):
        fast = FastGame(config_of(way, board), chance.getrandbits(48))
        fast.play(seated(way, seed), max_rounds=60, max_actions=1000)
        check_replay(fast)


@pytest.mark.parametrize("way", WAYS[1::2], ids=str)
def test_fast_games_go_on_from_positions_of_the_engine(way: Way) -> None:
    """Wherever an ordinary game stands, the fast one goes on by the same rules."""
    chance = random.Random(str(way))
    for seed in range(2):
        game = played(way, seed, chance.randrange(600))
        fast = FastGame(config_of(way), chance.getrandbits(48), game.state)
        fast.play(seated(way, seed), max_rounds=game.round + 5, max_actions=300)
        check_replay(fast)
