"""The compiled game as what plays an environment's games."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from risk_widget.engine.actions import parse_action
from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import arrays, kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.carry_out import apply
from risk_widget.fast.chance import begin
from risk_widget.fast.choosers import NUMBERS, choose
from risk_widget.fast.compiling import announce, require_numba
from risk_widget.fast.feature_array import PARTS as FEATURE_PARTS
from risk_widget.fast.feature_array import fill_features
from risk_widget.fast.minds import new_mind
from risk_widget.fast.numbered_actions import PARTS as ACTION_PARTS
from risk_widget.fast.numbered_actions import Numbering, list_numbers, take_number
from risk_widget.fast.positions import to_state
from risk_widget.fast.record_writer import action_numbers
from risk_widget.fast.setup import begin_game
from risk_widget.fast.values import game_values
from risk_widget.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.environments.action_table import ActionTable
    from risk_widget.environments.features import Features
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.minds import Mind

__all__ = ["FastPlay"]


class FastPlay:
    """Compiled games: their positions alone, on arrays."""

    def __init__(self, config: GameConfig, table: ActionTable, features: Features) -> None:
        """Prepare for games; the first one of all compiles, and says so.

        Raises:
            MessageError: numba is missing, or the game is larger than the arrays.
        """
        require_numba()
        announce()
        self.config = config
        self._values = game_values(config)
        self._now, self._action = arrays.new_position(), arrays.new_action()
        self._chance, self._log = arrays.new_chance(0), arrays.new_log(0)
        self._table = _numbering_of(config, table)
        self._size = table.size
        self._firsts = _numbers(features.parts[name].start for name in FEATURE_PARTS)
        self._width = features.size
        self._mind: Mind | None = None
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        begin(self._chance, seed)
        begin_game(self._values, self._now, self._chance, self._log)
        self._list()

    def _list(self) -> None:
        self._mask = _zeros(self._size, np.int8)
        list_numbers(self._values, self._now, self._table, self._mask)

    @property
    def game(self) -> Game:
        """The position as a game, which can be asked everything; playing on it changes nothing."""
        return Game(self.config, to_state(self.config, self._now))

    @property
    def actor(self) -> int:
        """The seat that must act; -1 when the game is over."""
        now = self._now
        return -1 if now[at.PHASE] == kinds.OVER else int(now[at.ACTOR])

    @property
    def round(self) -> int:
        """How often the turn has come round."""
        return int(self._now[at.ROUND])

    @property
    def winner(self) -> int:
        """The seat that has won, or -1."""
        return int(self._now[at.WINNER])

    @property
    def alive(self) -> int:
        """How many seats are in play."""
        return int(self._now[at.ALIVE])

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""
        return bool(self._now[at.OUT_BY + seat] != IN_PLAY)

    def is_legal(self, number: int) -> bool:
        """Whether an action of the table is legal now."""
        return 0 <= number < self._size and bool(self._mask[number])

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action."""
        return cast("NDArray[np.int8]", self._mask.copy())

    def seen(self, seat: int) -> NDArray[np.int32]:
        """What a seat sees."""
        found = _zeros(self._width, np.int32)
        fill_features(self._values, self._now, seat, self._firsts, found)
        return cast("NDArray[np.int32]", found)

    def take(self, number: int) -> None:
        """Carry out a legal action of the table."""
        self._mask = _zeros(self._size, np.int8)
        take_number(
            self._values, self._now, self._chance, self._log, self._table, number, self._action,
            self._mask,
        )  # fmt: skip

    def play(self, action: Action | Mapping[str, Any]) -> None:
        """Carry out any legal action.

        Raises:
            IllegalAction: it is not legal.
        """
        parsed = parse_action(action)
        self.game.apply(parsed)  # the engine tells why it is refused; what it rolls is not kept
        numbers = action_numbers(self.config, parsed)
        for place, number in enumerate(numbers):
            self._action[place] = number
        apply(self._values, self._now, self._chance, self._log, self._action)
        self._list()

    def let_bots_play(self, bots: Sequence[str], seat: int, max_rounds: int) -> None:
        """Let bots play on until a seat must act or is out, the game is over, or cut off.

        Args:
            bots: for each seat one of `risk_widget.fast.choosers`; that of ``seat`` is not asked.
            seat: the one that others play with.
            max_rounds: the last round that is played.
        """
        if self._mind is None:
            self._mind = new_mind(self.config)
        values, now, mind, action = self._values, self._now, self._mind, self._action
        numbers = [NUMBERS[bot] for bot in bots]
        while (
            now[at.PHASE] != kinds.OVER
            and now[at.ACTOR] != seat
            and now[at.OUT_BY + seat] == IN_PLAY
            and now[at.ROUND] <= max_rounds
        ):
            choose(numbers[now[at.ACTOR]], values, now, self._chance, mind, action)
            apply(values, now, self._chance, self._log, action)
        self._list()


def _numbering_of(config: GameConfig, table: ActionTable) -> Numbering:
    """A table of actions for the compiled game."""
    around = config.neighbours
    ends = [end for source, targets in enumerate(around) for t in targets for end in (source, t)]
    return Numbering(
        firsts=_numbers([*(table.parts[part] for part in ACTION_PARTS), table.size]),
        borders=_numbers(accumulate(map(len, around), initial=0)),
        ends=_numbers(ends),
    )


def _numbers(numbers: Iterable[int]) -> Numbers:
    return cast("Numbers", np.array([*numbers], np.int64))


def _zeros(size: int, kind: type[Any]) -> Any:
    return np.zeros(size, kind)
