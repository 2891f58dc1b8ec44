"""What plays the games of an environment: the engine, or the compiled game (`fast_play`).

Both answer the same questions, by numbers of seats and of the table of actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from risk_widget.engine.codes import IN_PLAY, OVER
from risk_widget.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.environments.action_table import ActionTable
    from risk_widget.environments.features import Features

__all__ = ["EnginePlay", "Play"]


class Play(Protocol):
    """One game after the other of one kind."""

    def begin(self, seed: int) -> None:
        """Begin a new game."""

    @property
    def game(self) -> Game:
        """The game as it stands."""

    @property
    def actor(self) -> int:
        """The seat that must act; -1 when the game is over."""

    @property
    def round(self) -> int:
        """How often the turn has come round."""

    @property
    def winner(self) -> int:
        """The seat that has won, or -1."""

    @property
    def alive(self) -> int:
        """How many seats are in play."""

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""

    def is_legal(self, number: int) -> bool:
        """Whether an action of the table is legal now."""

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action: an array that belongs to who asks."""

    def seen(self, seat: int) -> NDArray[np.int32]:
        """What a seat sees: an array that belongs to who asks."""

    def take(self, number: int) -> None:
        """Carry out a legal action of the table."""

    def play(self, action: Action | Mapping[str, Any]) -> None:
        """Carry out any legal action, whether the table has it or not."""


class EnginePlay:
    """Games of the engine, which keep their history."""

    def __init__(self, config: GameConfig, table: ActionTable, features: Features) -> None:
        self._table, self._features = table, features
        self._chosen: dict[str, Any] = {
            "edition": config.edition,
            "mode": config.mode,
            "seats": config.seats,
            "board": config.board,
            "options": dict(config.options),
        }
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.game = Game.new(**self._chosen, seed=seed)
        self._mask = self._table.mask(self.game.state)

    @property
    def actor(self) -> int:
        """The seat that must act; -1 when the game is over."""
        state = self.game.state
        return -1 if state.phase == OVER else state.actor

    @property
    def round(self) -> int:
        """How often the turn has come round."""
        return self.game.state.round

    @property
    def winner(self) -> int:
        """The seat that has won, or -1."""
        return self.game.state.winner

    @property
    def alive(self) -> int:
        """How many seats are in play."""
        return self.game.state.alive

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""
        return self.game.state.out_by[seat] != IN_PLAY

    def is_legal(self, number: int) -> bool:
        """Whether an action of the table is legal now."""
        return 0 <= number < self._table.size and bool(self._mask[number])

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action."""
        return self._mask.copy()

    def seen(self, seat: int) -> NDArray[np.int32]:
        """What a seat sees."""
        return self._features.array(self.game.state, seat)

    def take(self, number: int) -> None:
        """Carry out a legal action of the table."""
        self.play(self._table.action(number, self.game.state))

    def play(self, action: Action | Mapping[str, Any]) -> None:
        """Carry out any legal action.

        Raises:
            IllegalAction: it is not legal.
        """
        self.game.apply(action)
        self._mask = self._table.mask(self.game.state)
