"""The games behind an environment, played by the Python engine or compiled.

Both kinds have the same methods, and number seats and actions in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping as MappingType
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, TypeVar

import numpy as np

from risk_widget.board import load_board
from risk_widget.bots.choosers import CHOOSERS
from risk_widget.compiled.building import entry, make_ready
from risk_widget.compiled.compiler import require_numba
from risk_widget.compiled.primitives import call_chooser
from risk_widget.compiled.records import (
    Buffer,
    ScratchRoom,
    action_room,
    chance_room,
    define,
    log_room,
    numbers_room,
    object_room,
    params_room,
    put_state,
    read_state,
    state_room,
)
from risk_widget.engine.actions import parse_action
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import IN_PLAY, OVER
from risk_widget.engine.config import GameConfig, checked_seats
from risk_widget.engine.history import action_numbers
from risk_widget.environments import action_table, features
from risk_widget.environments.action_table import ActionParts, list_numbers, take_number
from risk_widget.environments.features import FeatureParts, fill_features
from risk_widget.fast.games import check_seats, choosers_room
from risk_widget.fast.play import act, new_game
from risk_widget.game import Game
from risk_widget.reading.schema import is_several, several, word
from risk_widget.reading.spelling import shown
from risk_widget.rules.edition import load_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, MutableSequence, Sequence
    from pathlib import Path
    from typing import TypeAlias

    from numpy.typing import NDArray

    from risk_widget.board import Board
    from risk_widget.bots.choosers import Workspaces
    from risk_widget.engine.actions import Action
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State
    from risk_widget.environments.action_table import ActionTable
    from risk_widget.environments.features import Features
    from risk_widget.fast.play import Chance, Choosers
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.rules.edition import Edition

    ShortNumbers: TypeAlias = list[int]

__all__ = ["EnginePlay", "FastPlay", "Play", "check_options", "configure", "seat_opponents"]

FEWEST_ACTIONS = 1_000
"""The lowest limit on actions that is allowed: by then, every seat has had a turn."""


class Settings(TypedDict, total=False):
    """The settings of an environment's games; `risk_v0.raw_env` describes each."""

    edition: str | Path | Edition
    mode: str | None
    seats: int | Sequence[str]
    max_rounds: int
    max_actions: int
    board: str | Path | Board
    options: Mapping[str, str] | None
    scaled: bool


class GameSettings(Settings, total=False):
    """The settings of an environment that plays one game at a time."""

    seed: int | str | None
    render_mode: str | None
    fast: bool


define(ActionParts, action_table.FIELDS)
define(FeatureParts, features.FIELDS)


def configure(
    *,
    edition: str | Path | Edition,
    mode: str | None,
    seats: int | Sequence[str],
    board: str | Path | Board,
    options: Mapping[str, str] | None,
) -> GameConfig:
    """Build the configuration of an environment's games.

    Raises:
        ValueError: a combination that the edition does not have.
    """
    colours = checked_seats(seats)
    rules = load_edition(edition)
    chosen = rules.first_mode(len(colours)) if mode is None else mode
    return GameConfig(rules, chosen, colours, load_board(board), options, Seeded(0))


B = TypeVar("B")


def seat_opponents(
    seats: Sequence[str], learner: str | None, opponents: B | Sequence[B] | Mapping[str, B]
) -> list[B | str]:
    """List the bot of each seat, in turn order; "" for the learner.

    Args:
        seats: the seats in turn order.
        learner: the learning seat; None is the first.
        opponents: the bot of all others, a list of bots in turn order, or each seat's own.

    Raises:
        ValueError: no such seat, or a seat without a bot.
    """
    chosen = word(seats[0] if learner is None else learner, "seat", seats)
    others = [seat for seat in seats if seat != chosen]
    if isinstance(opponents, MappingType):
        bots = {**opponents}
    elif is_several(opponents) and not isinstance(opponents, str):
        listed = several(opponents, "opponents")
        if len(listed) != len(others):
            raise ValueError(
                f"opponents must be {len(others)} bots, one for each other seat, not {len(listed)}"
            )
        bots = dict(zip(others, listed, strict=True))
    else:
        bots = dict.fromkeys(others, opponents)
    if {*bots} != {*others}:
        raise ValueError(
            f"opponents must have a bot for {', '.join(others)}, not for {', '.join(bots)}"
        )
    return [bots.get(seat, "") for seat in seats]


def check_options(options: Mapping[str, object] | None, *known: str) -> Mapping[str, object]:
    """Return the options of `reset` as a mapping, and refuse unknown ones.

    Raises:
        TypeError: the options are no mapping.
        ValueError: an unknown option; the message names it.
    """
    if options is not None and not isinstance(options, MappingType):
        raise TypeError(f"options must be a mapping or None, not {shown(options)}")
    for name in options or ():
        if name not in known:
            allowed = f"its only option is {known[0]!r}" if known else "it has none"
            raise ValueError(f"reset has no option {name!r}: {allowed}")
    return options or {}


class Play(Protocol):
    """Games of one kind, played one after the other."""

    def begin(self, seed: int) -> None:
        """Begin a new game."""

    @property
    def game(self) -> Game:
        """The current state of the game."""

    @property
    def actor(self) -> int:
        """The seat that must act; -1 when the game is over."""

    @property
    def round(self) -> int:
        """The number of the current round."""

    actions: int
    """The number of actions taken by all seats."""

    @property
    def winner(self) -> int:
        """The winner's seat, or -1."""

    @property
    def alive(self) -> int:
        """The number of seats in play."""

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""

    def is_legal(self, number: int) -> bool:
        """Whether an action from the action table is legal now."""

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for each legal action, in an array that the caller may keep."""

    def seen(self, seat: int) -> NDArray[np.int32]:
        """Return the features that a seat sees, in an array that the caller may keep."""

    def take(self, number: int) -> None:
        """Carry out a legal action from the action table."""

    def play(self, action: Action | JsonView) -> None:
        """Carry out any legal action, even one missing from the action table."""


class EnginePlay:
    """Games played by the engine, with their history."""

    def __init__(self, config: GameConfig, table: ActionTable, features: Features) -> None:
        self._table, self._features = table, features
        self._chosen: JsonObject = {
            "edition": config.edition,
            "mode": config.mode,
            "seats": config.seats,
            "board": config.board,
            "options": dict(config.options),
        }
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.game: Game = Game.new(**self._chosen, seed=seed)
        self.actions: int = 0
        self._mask = self._table.mask(self.game.state)

    @property
    def actor(self) -> int:
        """The seat that must act; -1 when the game is over."""
        state = self.game.state
        return -1 if state.phase == OVER else state.actor

    @property
    def round(self) -> int:
        """The number of the current round."""
        return self.game.state.round

    @property
    def winner(self) -> int:
        """The winner's seat, or -1."""
        return self.game.state.winner

    @property
    def alive(self) -> int:
        """The number of seats in play."""
        return self.game.state.alive

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""
        return self.game.state.out_by[seat] != IN_PLAY

    def is_legal(self, number: int) -> bool:
        """Whether an action from the action table is legal now."""
        return 0 <= number < self._table.size and bool(self._mask[number])

    def mask(self) -> NDArray[np.int8]:
        """Return an array with 1 for each legal action."""
        return self._mask.copy()

    def seen(self, seat: int) -> NDArray[np.int32]:
        """Return the features that a seat sees."""
        return self._features.array(self.game.state, seat)

    def take(self, number: int) -> None:
        """Carry out a legal action from the action table."""
        self.play(self._table.action(number, self.game.state))

    def play(self, action: Action | JsonView) -> None:
        """Carry out any legal action.

        Raises:
            IllegalAction: it is not legal.
        """
        self.game.apply(action)
        self.actions += 1
        self._mask = self._table.mask(self.game.state)


# ---- compiled games ------------------------------------------------------------------------------


def list_legal(params: Params, state: State, parts: ActionParts, found: Sequence[int]) -> None:
    """List legal actions; see `action_table.list_numbers`."""
    list_numbers(params, state, parts, found)  # type: ignore[arg-type]


def take_one(
    params: Params, state: State, chance: Chance, log: Log, parts: ActionParts, number: int,
    action: MutableSequence[int],
) -> None:  # fmt: skip
    """Carry out an action; see `action_table.take_number`."""
    take_number(params, state, chance, log, parts, number, action)


def fill_seen(
    params: Params, state: State, seat: int, parts: FeatureParts, found: ShortNumbers
) -> None:
    """Fill the array of features; see `features.fill_features`."""
    fill_features(params, state, seat, parts, found)


def play_until(
    params: Params, state: State, chance: Chance, log: Log, choosers: Choosers, seat: int,
    max_rounds: int, max_actions: int, all_scratch: Workspaces, action: MutableSequence[int],
) -> int:  # fmt: skip
    """Let bots play until a seat must act or is out, or the game is over or cut off.

    ``choosers`` has the bot of each seat. Returns the number of actions taken.
    """
    actions = 0
    while (
        state.phase != OVER
        and state.actor != seat
        and state.out_by[seat] == IN_PLAY
        and state.round <= max_rounds
        and actions < max_actions
    ):
        call_chooser(choosers, state.actor, params, state, chance, all_scratch, action)
        act(params, state, chance, log, action)
        actions += 1
    return actions


class FastPlay:
    """Compiled games, each with its current position but no history."""

    def __init__(self, config: GameConfig, table: ActionTable, features: Features) -> None:
        """Prepare for games; the very first call compiles the code, and says so.

        Raises:
            ValueError: numba is missing, or the game is too large for the compiled one.
        """
        require_numba()
        make_ready(new_game, list_legal, take_one, fill_seen)
        self.config: GameConfig = config
        self._table = table
        self._features = features
        self._params, self._state = params_room(config), state_room(config)
        self._empty = state_room(config)
        self._chance, self._log = chance_room(), log_room(keeps=False)
        self._action = action_room()
        self._parts = object_room(table.starts)
        self._seen_parts = object_room(features.starts)
        self._found = numbers_room([0] * (table.size + 1))
        self._all_scratch: ScratchRoom | None = None
        self._choosers: tuple[tuple[str, ...], Buffer] = ((), self._action)
        self.begin(0)

    def __getstate__(self) -> tuple[object, ...]:
        # Attributes that hold memory addresses are rebuilt, since the addresses differ in a copy.
        held = self._state.held, self._chance.held
        return self.config, self._table, self._features, held

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        config, table, features, held = state
        self.__init__(config, table, features)  # type: ignore[misc]
        self._state, self._chance = map(Buffer, held)
        self._list()

    def _call(self, function: Callable[..., object], *more: object) -> int:
        rooms = (self._params, self._state, self._chance, self._log)
        found: int = entry(function)(*(room.given for room in rooms), *more)
        return found

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.actions: int = 0
        put_state(self._state, self._empty)
        self._call(new_game, seed)
        self._list()

    def _list(self) -> None:
        entry(list_legal)(
            self._params.given, self._state.given, self._parts.given, self._found.given
        )
        self._legal = list(map(int, self._found.held[1 : self._found.held[0] + 1]))

    @property
    def game(self) -> Game:
        """The position as a game that can be queried in full; playing it changes nothing here."""
        return Game(self.config, read_state(self.config, self._state))

    @property
    def actor(self) -> int:
        """The seat that must act; -1 when the game is over."""
        return -1 if self._state.number("phase") == OVER else self._state.number("actor")

    @property
    def round(self) -> int:
        """The number of the current round."""
        return self._state.number("round")

    @property
    def winner(self) -> int:
        """The winner's seat, or -1."""
        return self._state.number("winner")

    @property
    def alive(self) -> int:
        """The number of seats in play."""
        return self._state.number("alive")

    def is_out(self, seat: int) -> bool:
        """Whether a seat has been eliminated."""
        return self._state.row("out_by")[seat] != IN_PLAY

    def is_legal(self, number: int) -> bool:
        """Whether an action from the action table is legal now."""
        return number in self._legal

    def mask(self) -> NDArray[np.int8]:
        """Return an array with 1 for each legal action."""
        mask: NDArray[np.int8] = np.zeros(self._table.size, np.int8)
        mask[self._legal] = 1
        return mask

    def seen(self, seat: int) -> NDArray[np.int32]:
        """Return the features that a seat sees."""
        found = np.zeros(self._features.size, np.int32)
        entry(fill_seen)(
            self._params.given, self._state.given, seat, self._seen_parts.given, Buffer(found).given
        )
        return found

    def take(self, number: int) -> None:
        """Carry out a legal action from the action table."""
        self._call(take_one, self._parts.given, number, self._action.given)
        self.actions += 1
        self._list()

    def play(self, action: Action | JsonView) -> None:
        """Carry out any legal action.

        Raises:
            IllegalAction: it is not legal.
        """
        parsed = parse_action(action)
        self.game.apply(parsed)  # the engine says why an action is refused; its dice are dropped
        self._action.held[:] = action_numbers(self.config, parsed)
        self._call(act, self._action.given)
        self.actions += 1
        self._list()

    def let_bots_play(
        self, bots: Sequence[str], seat: int, max_rounds: int, max_actions: int
    ) -> None:
        """Let bots play until a seat must act or is out, or the game is over or cut off.

        Args:
            bots: for each seat an id of `risk_widget.bots.choosers`; "" for ``seat``.
            seat: the seat that plays against the bots.
            max_rounds: the last round to play.
            max_actions: the most actions of a game.
        """
        check_seats(self.config, bots)
        if self._all_scratch is None:
            self._all_scratch = ScratchRoom(self.config)
        if self._choosers[0] != tuple(bots):
            make_ready(play_until, *(CHOOSERS[bot] for bot in bots if bot))
            self._all_scratch.prepare(bots)
            self._choosers = tuple(bots), choosers_room([bots])
        self.actions += self._call(
            play_until, self._choosers[1].given, seat, max_rounds, max_actions - self.actions,
            self._all_scratch.given, self._action.given,
        )  # fmt: skip
        self._list()
