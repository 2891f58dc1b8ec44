"""Whether a fast game is the engine's game: what it writes down is played again by the engine."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.config import GameConfig
from risk_widget.game import Game
from risk_widget.rules.edition import load_edition
from tests.engine.invariants import told

if TYPE_CHECKING:
    from risk_widget.board import Board
    from risk_widget.fast.fast_game import FastGame
    from tests.engine.ways import Way


@cache
def config_of(way: Way, board: str | Board = "classic") -> GameConfig:
    edition, options = load_edition(way.edition), dict(way.options)
    return GameConfig(edition, way.mode, way.seats, load_board(board), options, Seeded(0))


def seated(way: Way, seed: int) -> list[str]:
    """A bot for each seat: all simple, all random, mixed, or the bots of the form."""
    if seed % 5 > 2:
        return [("cautious", "easygoing", "bold")[(seed + s) % 3] for s in range(way.players)]
    names = ("simple", "random")
    return [names[(seed + seat * (seed // 2)) % 2] for seat in range(way.players)]


def check_replay(fast: FastGame) -> None:
    """Assert that the engine makes the same of a fast game's record.

    Every line is checked by the replay; then the whole record is what the engine would write, and
    the position at the end is the same, number for number.
    """
    text = fast.record()
    replayed = Game.replay(text, board=fast.config.board, strict=True)
    assert replayed.game.record() == text
    assert told(replayed.game.state) == told(fast.state)
