"""The compiled game as what plays an environment's games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from risk_widget.bots.choosers import CHOOSERS
from risk_widget.compiled.building import announce, entry
from risk_widget.compiled.compiler import require_numba
from risk_widget.compiled.primitives import call_chooser
from risk_widget.compiled.records import (
    Room,
    ScratchRoom,
    action_room,
    chance_room,
    define,
    log_room,
    object_room,
    params_room,
    put_state,
    read_state,
    state_room,
)
from risk_widget.engine.actions import parse_action
from risk_widget.engine.apply import action_numbers
from risk_widget.engine.codes import IN_PLAY, OVER
from risk_widget.environments import feature_array, numbered_actions
from risk_widget.environments.feature_array import FeatureParts, fill_features
from risk_widget.environments.numbered_actions import ActionParts, list_numbers, take_number
from risk_widget.fast.games import check_seats, choosers_room
from risk_widget.fast.play import act, new_game
from risk_widget.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence, Sequence
    from typing import TypeAlias

    from numpy.typing import NDArray

    from risk_widget.bots.choosers import AllScratch
    from risk_widget.engine.actions import Action
    from risk_widget.engine.codes import Log
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State
    from risk_widget.environments.action_table import ActionTable
    from risk_widget.environments.features import Features

    Chance: TypeAlias = Any
    Choosers: TypeAlias = Sequence[Any]
    Marks: TypeAlias = list[int]
    ShortNumbers: TypeAlias = list[int]

__all__ = ["FastPlay"]

define(ActionParts, numbered_actions.FIELDS)
define(FeatureParts, feature_array.FIELDS)


# ---- what runs compiled --------------------------------------------------------------------------


def list_marks(params: Params, state: State, parts: ActionParts, mask: Marks) -> None:
    """See `numbered_actions.list_numbers`."""
    list_numbers(params, state, parts, mask)


def take_one(
    params: Params, state: State, chance: Chance, log: Log, parts: ActionParts, number: int,
    action: MutableSequence[int], mask: Marks,
) -> None:  # fmt: skip
    """See `numbered_actions.take_number`."""
    take_number(params, state, chance, log, parts, number, action, mask)


def fill_seen(
    params: Params, state: State, seat: int, parts: FeatureParts, found: ShortNumbers
) -> None:
    """See `feature_array.fill_features`."""
    fill_features(params, state, seat, parts, found)


def play_until(
    params: Params, state: State, chance: Chance, log: Log, choosers: Choosers, seat: int,
    max_rounds: int, all_scratch: AllScratch, action: MutableSequence[int],
) -> None:  # fmt: skip
    """Let bots play on until a seat must act or is out, the game is over, or rounds run out."""
    while (
        state.phase != OVER
        and state.actor != seat
        and state.out_by[seat] == IN_PLAY
        and state.round <= max_rounds
    ):
        call_chooser(choosers, state.actor, params, state, chance, all_scratch, action)
        act(params, state, chance, log, action)


# ---- what calls it -------------------------------------------------------------------------------


class FastPlay:
    """Compiled games: their positions alone."""

    def __init__(self, config: GameConfig, table: ActionTable, features: Features) -> None:
        """Prepare for games; the first one of all compiles, and says so.

        Raises:
            MessageError: numba is missing, or the game is too large for the compiled one.
        """
        require_numba()
        announce(new_game, list_marks, take_one, fill_seen)
        self.config = config
        self._params, self._state = params_room(config), state_room(config)
        self._empty = state_room(config)
        self._chance, self._log = chance_room(), log_room(keeps=False)
        self._action = action_room()
        self._parts = object_room(table.starts)
        self._seen_parts = object_room(features.starts)
        self._size, self._width = table.size, features.size
        self._all_scratch: ScratchRoom | None = None
        self._choosers: tuple[tuple[str, ...], Room] = ((), self._action)
        self.begin(0)

    def _call(self, function: Any, *more: Any) -> None:
        rooms = (self._params, self._state, self._chance, self._log)
        entry(function)(*(room.given for room in rooms), *more)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        put_state(self._state, self._empty)
        self._call(new_game, seed)
        self._list()

    def _new_mask(self) -> Room:
        self._mask = np.zeros(self._size, np.int8)
        return Room(self._mask)

    def _list(self) -> None:
        entry(list_marks)(
            self._params.given, self._state.given, self._parts.given, self._new_mask().given
        )

    @property
    def game(self) -> Game:
        """The position as a game, which can be asked everything; playing on it changes nothing."""
        return Game(self.config, read_state(self.config, self._state))

    @property
    def actor(self) -> int:
        """The seat that must act; -1 when the game is over."""
        return -1 if self._state.number("phase") == OVER else self._state.number("actor")

    @property
    def round(self) -> int:
        """How often the turn has come round."""
        return self._state.number("round")

    @property
    def winner(self) -> int:
        """The seat that has won, or -1."""
        return self._state.number("winner")

    @property
    def alive(self) -> int:
        """How many seats are in play."""
        return self._state.number("alive")

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""
        return self._state.row("out_by")[seat] != IN_PLAY

    def is_legal(self, number: int) -> bool:
        """Whether an action of the table is legal now."""
        return 0 <= number < self._size and bool(self._mask[number])

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action."""
        return self._mask.copy()

    def seen(self, seat: int) -> NDArray[np.int32]:
        """What a seat sees."""
        found = np.zeros(self._width, np.int32)
        entry(fill_seen)(
            self._params.given, self._state.given, seat, self._seen_parts.given, Room(found).given
        )
        return found

    def take(self, number: int) -> None:
        """Carry out a legal action of the table."""
        self._call(take_one, self._parts.given, number, self._action.given, self._new_mask().given)

    def play(self, action: Action | Mapping[str, Any]) -> None:
        """Carry out any legal action.

        Raises:
            IllegalAction: it is not legal.
        """
        parsed = parse_action(action)
        self.game.apply(parsed)  # the engine tells why it is refused; what it rolls is not kept
        self._action.held[:] = action_numbers(self.config, parsed)
        self._call(act, self._action.given)
        self._list()

    def let_bots_play(self, bots: Sequence[str], seat: int, max_rounds: int) -> None:
        """Let bots play on until a seat must act or is out, the game is over, or cut off.

        Args:
            bots: for each seat one of `risk_widget.bots.choosers`; "" for ``seat``.
            seat: the one that others play with.
            max_rounds: the last round that is played.
        """
        check_seats(self.config, bots)
        if self._all_scratch is None:
            self._all_scratch = ScratchRoom(self.config)
        if self._choosers[0] != tuple(bots):
            announce(play_until, *(CHOOSERS[bot] for bot in bots if bot))
            self._all_scratch.prepare(bots)
            self._choosers = tuple(bots), choosers_room([bots])
        self._call(
            play_until, self._choosers[1].given, seat, max_rounds, self._all_scratch.given,
            self._action.given,
        )  # fmt: skip
        self._list()
