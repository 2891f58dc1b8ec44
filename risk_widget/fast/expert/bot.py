"""The expert at a table: it sees an observation, and thinks on the arrays of the fast game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.board import BoardError
from risk_widget.bots.base import legal_of
from risk_widget.bots.table import PlanningBot
from risk_widget.bots.styles import CAUTIOUS
from risk_widget.fast.expert.choosing import choose_as_expert
from risk_widget.fast.expert.making import DEPTH, WIDTH_AT_TABLE, new_expert
from risk_widget.fast.expert.plainly import plainly
from risk_widget.fast.expert.seeing import config_of, to_action, to_numbers
from risk_widget.fast.kinds import ACTION_SIZE
from risk_widget.fast.position_layout import SIZE
from risk_widget.fast.values import game_values
from risk_widget.messages import MessageError
from risk_widget.rules.edition import EditionError

if TYPE_CHECKING:
    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation
    from risk_widget.engine.config import GameConfig


class ExpertBot:
    """Weighs plans for the whole turn by the chance to win that they lead to.

    In a game that the arrays of the fast game do not hold, or of an edition that is none of the
    built-in ones, it plays like the cautious bot.
    """

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        board: Board | None = None,
        depth: int = DEPTH,
        width: int = WIDTH_AT_TABLE,
    ) -> None:
        """Make a bot.

        Args:
            seed: not used by the expert itself, which always knows what it wants.
            board: the board of its games, where it is none of the built-in ones.
            depth: how many captures of a plan it looks ahead.
            width: how many first attacks it follows so far: with `depth`, its budget.
        """
        self._board = board
        self._depth, self._width = depth, width
        self._config: GameConfig | None = None
        self._game: list[int] = []
        self._mind: list[float] = []
        self._room = [0] * SIZE, [0] * SIZE
        self._other = PlanningBot(CAUTIOUS, seed, board=board)

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal_of(observation)
        try:
            config = config_of(observation, self._board)
            if config is not self._config:
                self._prepare(config)
        except (EditionError, BoardError, MessageError):
            return self._other.choose(observation)
        action = [-1] * ACTION_SIZE
        now = to_numbers(config, observation)
        plainly(choose_as_expert)(self._game, now, action, *self._room, self._mind)
        return to_action(config, observation, action)

    def _prepare(self, config: GameConfig) -> None:
        self._game = [int(value) for value in game_values(config)]
        mind = new_expert(config, depth=self._depth, width=self._width)
        self._mind = [float(value) for value in mind]
        self._config = config
