"""Checks that the engine gets the same game when it replays the log of a fast game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import END_PHASE, LogRow
from risk_widget.engine.config import GameConfig
from risk_widget.engine.setup import begin_game
from risk_widget.engine.step import step
from risk_widget.fast.games import LoggedChance
from risk_widget.game import Game
from risk_widget.rules.edition import load_edition

if TYPE_CHECKING:
    from risk_widget.board import Board
    from risk_widget.engine.state import State
    from risk_widget.fast.games import FastGame
    from tests.engine.ways import GameSetup


@cache
def config_of(setup: GameSetup, board: str | Board = "classic") -> GameConfig:
    edition, options = load_edition(setup.edition), dict(setup.options)
    return GameConfig(edition, setup.mode, setup.seats, load_board(board), options, Seeded(0))


def seated(setup: GameSetup, seed: int) -> list[str]:
    """Return the bots of all seats: only simple ones, only random ones, mixed, or from the form."""
    if seed % 5 > 2:
        return [("cautious", "easygoing", "bold")[(seed + s) % 3] for s in range(setup.players)]
    names = ("simple", "random")
    return [names[(seed + seat * (seed // 2)) % 2] for seat in range(setup.players)]


def check_replay(fast: FastGame) -> None:
    """Assert that the choices and dice of a compiled game give the same game in the engine.

    The rows must agree after every action, and the final positions number for number. A strict
    replay must accept the record.
    """
    check_rows(fast)
    game, text = fast.again(), fast.record()
    assert game.state.key() == fast.state.key()
    replayed = Game.replay(text, board=fast.config.board, strict=True)
    assert replayed.game.record() == text
    assert told(replayed.game.state) == told(fast.state)


def check_rows(fast: FastGame) -> None:
    """Assert that the engine writes the same rows, action by action."""
    config, rows = fast.config, fast.rows
    chance = LoggedChance(config, fast.first, rows, dealt=fast.is_dealt)
    starts = [number for number, row in enumerate(rows) if row[0] <= END_PHASE]
    opening = rows[: starts[0]] if starts else rows
    state = fast.first
    if fast.is_dealt:
        state, noted = config.empty_state(), list[LogRow]()
        begin_game(config.params, state, chance, noted)
        assert same(noted, opening)
        assert state == fast.first
    for start, end in zip(starts, [*starts[1:], len(rows)], strict=False):
        kind, a, b, c = rows[start]
        seat, d = rows[start + 1][1:3]
        assert state.actor == seat
        state, noted = state.copy(), []
        step(config.params, state, chance, noted, kind, a, b, c, d)
        assert same(noted, rows[start + 2 : end])
    assert state == fast.state


def same(noted: list[LogRow], logged: list[LogRow]) -> bool:
    """Return whether two rows agree, although a log has 1 and 0 for true and false."""
    return [tuple(map(int, row)) for row in noted] == logged


def told(state: State) -> tuple[object, ...]:
    """Return a position without the parts that its text omits: earlier dice, and tired armies."""
    told = state.copy()
    told.dice_read = told.shuffles = 0
    told.tired = [max(0, armies) for armies in state.tired]
    return told.key()
