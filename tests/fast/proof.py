"""Whether a fast game is the engine's game: what it writes down is played again by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.game import Game
from risk_widget.fast.fast_game import FastGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def check_replay(fast: FastGame, start: State | None = None) -> Game:
    """Assert that the engine makes the same of a fast game's record; the game it makes.

    Every line is checked by the replay; then the whole record is the same that the engine would
    write, and so is the position at the end, number for number.
    """
    text = fast.record()
    replayed = Game.replay(text, board=fast.config.board)
    assert replayed.ok, f"line {replayed.line}: {replayed.message}\n{text}"
    game = replayed.game
    assert game.record() == text
    expected, found = game.state.copy(), fast.state
    # A text tells of no dice before its beginning, nor of armies counted as not tired.
    for state in (expected, found):
        state.dice_read = state.shuffles = 0
        state.tired = {t: n for t, n in state.tired.items() if n} if start else state.tired
    assert found.key() == expected.key()
    return game


def played(config: GameConfig, seed: int, bots: Sequence[str], actions: int) -> FastGame:
    """A fast game after so many actions, or at its end."""
    fast = FastGame(config, seed)
    fast.play(bots, max_rounds=300, max_actions=actions)
    return fast
