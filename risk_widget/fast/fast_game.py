"""One fast game as an object: to look at it, to go on step by step, to write it down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import arrays, kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.carry_out import apply
from risk_widget.fast.choosers import NUMBERS, choose
from risk_widget.fast.compiling import announce
from risk_widget.fast.copying import copy_position
from risk_widget.fast.limits import MOST_SEATS
from risk_widget.fast.minds import new_mind
from risk_widget.fast.playing import play_on
from risk_widget.fast.positions import to_array, to_state
from risk_widget.fast.record_writer import record_of_rows, rows_of
from risk_widget.fast.setup import begin_game
from risk_widget.fast.values import game_values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.record_writer import RecordRow

_LOG_SIZE = 60_000


class FastGame:
    """A game on arrays that keeps what happened.

    Attributes:
        config: the engine's, from which it was made.
        game, now, chance: its values, the position, and its chance, as arrays.
        rows: what has happened, as rows of the log.
    """

    def __init__(self, config: GameConfig, seed: int, state: State | None = None) -> None:
        """Begin a game, or go on from a position of the engine's.

        Raises:
            MessageError: a game that is too large for the arrays, or a position that is only
                partly known.
        """
        announce()
        self.config = config
        self.game = game_values(config)
        self.chance = arrays.new_chance(seed)
        self._log = arrays.new_log(_LOG_SIZE)
        self._action = arrays.new_action()
        self._mind = new_mind(config)
        if state is None:
            self.now = arrays.new_position()
            begin_game(self.game, self.now, self.chance, self._log)
        else:
            self.now = to_array(config, state)
        self.rows: list[RecordRow] = rows_of(self._log)
        self._first = arrays.new_position()
        copy_position(self.game, self.now, self._first)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.now[at.PHASE] == kinds.OVER)

    @property
    def state(self) -> State:
        """The position as the engine has it."""
        return to_state(self.config, self.now)

    def choose(self, bot: str) -> Numbers:
        """What a bot does for the seat that must act."""
        choose(NUMBERS[bot], self.game, self.now, self.chance, self._mind, self._action)
        return self._action

    def apply(self, action: Numbers) -> None:
        """Carry out a legal action of the seat that must act."""
        apply(self.game, self.now, self.chance, self._log, action)
        self.rows += rows_of(self._log)

    def play(self, bots: Sequence[str], max_rounds: int, max_actions: int = 2**40) -> int:
        """Let bots, one for each seat, play on; the actions taken."""
        numbers = arrays.zeros(MOST_SEATS)
        for seat, bot in enumerate(bots):
            numbers[seat] = NUMBERS[bot]
        done = 0
        while done < max_actions:
            played = play_on(
                self.game, self.now, self.chance, self._log, numbers, 0,
                max_rounds, max_actions - done, self._mind, self._action,
            )  # fmt: skip
            self.rows += rows_of(self._log)
            done += played
            if not played:
                break
        return done

    def record(self) -> str:
        """The game as a record that `Game.replay` plays again."""
        return record_of_rows(self.config, self._first, self.rows, self.now)
