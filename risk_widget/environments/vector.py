"""A Gymnasium environment of many games, all played in one call of compiled code."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from risk_widget.bots.choosers import CHOOSERS
from risk_widget.compiled.building import entry, make_ready
from risk_widget.compiled.chance import GAME, Generator, begin, below
from risk_widget.compiled.chance import SIZE as CHANCE_SIZE
from risk_widget.compiled.compiler import is_compiled
from risk_widget.compiled.primitives import part_from
from risk_widget.compiled.records import (
    Buffer,
    ScratchRoom,
    chance_room,
    define,
    log_room,
    numbers_room,
    object_room,
    read_state,
    state_room,
)
from risk_widget.engine.codes import ACTION_SIZE, IN_PLAY, OVER
from risk_widget.engine.params import Params
from risk_widget.engine.setup import begin_game
from risk_widget.engine.state import State, put_position
from risk_widget.environments.action_table import (
    ActionParts,
    ActionTable,
    list_numbers,
    take_number,
)
from risk_widget.environments.features import FeatureParts, Features, fill_features
from risk_widget.environments.network import ACTION_SIZE as DESCRIBED
from risk_widget.environments.network import Views
from risk_widget.environments.plays import (
    FEWEST_ACTIONS,
    Settings,
    check_options,
    configure,
    play_until,
    seat_opponents,
)
from risk_widget.fast.games import check, choosers_room
from risk_widget.fast.play import SEATS
from risk_widget.game import Game
from risk_widget.laboratory.players import MOST_ACTIONS
from risk_widget.reading.schema import flag, is_several, several, whole, whole_seed, word
from risk_widget.reading.spelling import shown
from risk_widget.rules.edition import DEFAULT_EDITION

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence, Sequence
    from pathlib import Path

    from numpy.typing import ArrayLike, NDArray

    from risk_widget.board import Board
    from risk_widget.bots.choosers import Workspaces
    from risk_widget.engine.codes import Log
    from risk_widget.engine.config import GameConfig
    from risk_widget.fast.play import Chance, Choosers
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.rules.edition import Edition

    Array: TypeAlias = NDArray[Any]
    Chances: TypeAlias = Sequence[Chance]
    ShortNumbers: TypeAlias = MutableSequence[int]
    States: TypeAlias = Sequence[State]

__all__ = ["RiskVectorEnv"]

RUNNING: Final = 0
WON: Final = 1
LOST: Final = 2
CUT_OFF: Final = 3
ILLEGAL: Final = 4
"""The possible results of a step for a game; the last one means an illegal action."""
_REWARDS: Final = np.array([0.0, 1.0, -1.0, 0.0, -1.0])
_BEGIN: Final = -(1 << 40)
"""A value in place of an action: begin a new game."""
_STAY: Final = _BEGIN - 1
"""A value in place of an action: leave the game unchanged."""
_NOBODY: Final = -1
"""A value in place of a seat: the game is over."""
_BITS: Final = 32
"""The number of actions per word of a mask: half its 64 bits, so that no word is negative."""

Illegal = Literal["lose", "raise"]
Observe: TypeAlias = "bool | Literal['actions']"
"""The observation: the position (True), nothing (False), or the legal actions."""
CHOICES: Final = 128
"""The most legal actions described at once; few positions have more, on any board."""
Opponents: TypeAlias = "str | Sequence[str] | Mapping[str, str] | None"
"""The bot of all other seats, a list of their bots in turn order, or a bot for each seat."""


class BatchSettings(Settings, total=False):
    """The settings of a batch of games; `RiskVectorEnv` describes each."""

    seat: str | Sequence[str] | None
    observe: Observe
    illegal: Illegal
    autoreset_mode: AutoresetMode | str


_FIELDS: Final = ("games", "learns", "same_step", "max_rounds", "max_actions", "words", "width")


class Batch:
    """The data shared by all games of a batch.

    Attributes:
        games: the number of games.
        learns: 1 if one seat of each game learns, 0 if actions are asked of all seats.
        same_step: 1 if a game that ends begins again in the same step, 0 if it stays over.
        max_rounds, max_actions: the limits of a game.
        words: the number of words in a mask.
        width: the length of an observation; 0 if there is none.
    """

    __slots__ = _FIELDS

    games: int
    learns: int
    same_step: int
    max_rounds: int
    max_actions: int
    words: int
    width: int

    def __init__(self, **numbers: int) -> None:
        for name in _FIELDS:
            setattr(self, name, numbers[name])


define(Batch, dict.fromkeys(_FIELDS, (int,)))


class Ground:
    """The constant parts of a batch: the kind of game, the layouts, and the shared numbers.

    Attributes:
        params: the game.
        empty: a position before the start of a game.
        parts: the numbers of the actions.
        layout: the layout of the features.
        batch: the numbers that all games share.
    """

    __slots__ = ("batch", "empty", "layout", "params", "parts")

    params: Params
    empty: State
    parts: ActionParts
    layout: FeatureParts
    batch: Batch

    def __init__(
        self, config: GameConfig, table: ActionTable, features: Features, batch: Batch
    ) -> None:
        self.params, self.empty = config.params, config.empty_state()
        self.empty.borders = None  # the borders of this position are never updated
        self.parts, self.layout, self.batch = table.starts, features.starts, batch


define(
    Ground,
    {
        "params": (Params,),
        "empty": (State,),
        "parts": (ActionParts,),
        "layout": (FeatureParts,),
        "batch": (Batch,),
    },
)

# The rows of a table that has a column for each game.
SEAT: Final = 0
CHOSEN: Final = 1
TAKEN: Final = 2
ACTOR: Final = 3
END: Final = 4
WINNER: Final = 5
ROWS: Final = 6


# ---- compiled ------------------------------------------------------------------------------------


def step_games(
    ground: Ground, states: States, chances: Chances, log: Log, choosers: Choosers,
    all_scratch: Workspaces, work: MutableSequence[int], table: MutableSequence[int],
    masks: MutableSequence[int], seen: ShortNumbers,
) -> None:  # fmt: skip
    """Take an action in each game and, if the batch asks for it, restart games that end.

    Each game has a position (``states``), a source of chance, `SEATS` bots (``choosers``), and
    a column of the ``table``. Inputs are the seat that learns (`SEAT`), the number of its action
    (`CHOSEN`) and the actions taken so far (`TAKEN`, which is increased). Outputs are the
    seats that must act (`ACTOR`), how the step left each game (`END`) and the winners' seats
    (`WINNER`); the legal actions as bits (``masks``); and in ``seen`` the view of the seat that
    must act in each game, followed by the last view of the seat that acted if the game is over.
    If a game stays over, no seat must act, nothing is legal, and the first of the two rows is
    the view of the seat that has acted. ``work`` is scratch space for an action and the numbers of
    all legal actions.
    """
    params, parts, layout, batch = ground.params, ground.parts, ground.layout, ground.batch
    games = batch.games
    seats, chosen = part_from(table, SEAT * games), part_from(table, CHOSEN * games)
    taken, actors = part_from(table, TAKEN * games), part_from(table, ACTOR * games)
    ends, winners = part_from(table, END * games), part_from(table, WINNER * games)
    last_seen = part_from(seen, games * batch.width * batch.same_step)
    action, found = part_from(work, 0), part_from(work, ACTION_SIZE)
    for game in range(games):
        state, chance = states[game], chances[game]
        bots = part_from(choosers, game * SEATS)
        bits, row = part_from(masks, game * batch.words), game * batch.width
        number = chosen[game]
        if number == _STAY:
            continue
        seat = seats[game] if batch.learns else state.actor
        end = RUNNING
        if number != _BEGIN:
            if not has_bit(parts, bits, number):
                end = ILLEGAL
            else:
                take_number(params, state, chance, log, parts, number, action)
                taken[game] += 1
                if batch.learns:
                    taken[game] += play_until(
                        params, state, chance, log, bots, seat, batch.max_rounds,
                        batch.max_actions - taken[game], all_scratch, action,
                    )  # fmt: skip
                end = end_of(state, batch, seat, taken[game])
        ends[game] = end
        winners[game] = state.winner
        if end != RUNNING and batch.width:
            fill_row(params, state, seat, layout, batch, part_from(last_seen, row))
        if end != RUNNING and not batch.same_step:
            actors[game] = _NOBODY
            for place in range(batch.words):
                bits[place] = 0
            continue
        begins = number == _BEGIN or end != RUNNING
        while begins:  # repeats if a game ends before the seat's first turn
            put_position(state, ground.empty)
            begin_game(params, state, chance, log)
            taken[game] = 0
            if batch.learns:
                taken[game] = play_until(
                    params, state, chance, log, bots, seats[game],
                    batch.max_rounds, batch.max_actions, all_scratch, action,
                )  # fmt: skip
            begins = end_of(state, batch, seats[game], taken[game]) != RUNNING
        actors[game] = state.actor
        list_numbers(params, state, parts, found)
        put_bits(found, bits, batch.words)
        if batch.width:
            fill_row(params, state, state.actor, layout, batch, part_from(seen, row))


def end_of(state: State, batch: Batch, seat: int, taken: int) -> int:
    """Return the status of a game for a seat."""
    if state.phase == OVER:
        return WON if state.winner == seat else LOST
    if batch.learns and state.out_by[seat] != IN_PLAY:
        return LOST
    if state.round > batch.max_rounds or taken >= batch.max_actions:
        return CUT_OFF
    return RUNNING


def has_bit(parts: ActionParts, bits: Sequence[int], number: int) -> bool:
    """Whether a mask includes an action."""
    if number < 0 or number >= parts.size:
        return False
    return bits[number // _BITS] >> (number % _BITS) & 1 == 1


def put_bits(found: Sequence[int], bits: MutableSequence[int], words: int) -> None:
    """Write a list of numbers as the bits of a mask."""
    for place in range(words):
        bits[place] = 0
    for place in range(1, found[0] + 1):
        number = found[place]
        bits[number // _BITS] |= 1 << (number % _BITS)


def fill_row(
    params: Params, state: State, seat: int, layout: FeatureParts, batch: Batch, row: ShortNumbers
) -> None:
    """Overwrite a row with the features that a seat sees."""
    for place in range(batch.width):
        row[place] = 0
    fill_features(params, state, seat, layout, row)


def pick_numbers(
    ground: Ground, chance: Chance, masks: Sequence[int], picked: MutableSequence[int]
) -> None:
    """Pick a random legal action for each game, all equally likely."""
    batch = ground.batch
    for game in range(batch.games):
        bits = part_from(masks, game * batch.words)
        count = 0
        for place in range(batch.words):
            word = bits[place]
            while word:
                word &= word - 1
                count += 1
        picked[game] = 0
        if count == 0:  # the game is over
            continue
        left = below(chance, GAME, count)
        place = 0
        word = bits[0]
        while left >= 0:
            while not word:
                place += 1
                word = bits[place]
            if left > 0:
                word &= word - 1
            left -= 1
        number = place * _BITS
        while not word & 1:
            word >>= 1
            number += 1
        picked[game] = number


# ---- the environment -----------------------------------------------------------------------------


class RiskVectorEnv(VectorEnv[Any, Any, Any]):
    """An environment of games played side by side; `risk_v0.vec_env` makes one.

    An observation is an array with a row for each game. `info` has "action_mask", the legal actions
    as packed bits (`unpack` and `action_masks` give a byte for each), and "actor", the number of
    the seat that must act.

    By default a game that ends restarts in the same step. Then "final_obs" in `info` has its
    last observation, and "final_info" its "winner" (-1 for nobody), whether an "illegal" action
    ended it, and "seat_rewards", the rewards of all seats. With another `autoreset_mode` the
    observation itself is the last one, and `info` has these three entries itself. While a game is
    over, nothing is legal in it, and its "actor" is -1.

    With ``observe="actions"`` a game's observation has a row for each legal action, ordered by
    number, and an action is given by its row. The rows are those of `Views`, filled up with rows
    of zeros to `CHOICES`. The last ten numbers of a row are those of the position;
    the first row has them even if nothing is legal.

    Attributes:
        table: the numbers of the actions.
        features: the layout of the observations.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as its base has it

    def __init__(  # noqa: PLR0913 - its choices are public
        self,
        num_envs: int = 1,
        opponents: Opponents = "random",
        *,
        seat: str | Sequence[str] | None = None,
        observe: Observe = True,
        scaled: bool = False,
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        edition: str | Path | Edition = DEFAULT_EDITION,
        mode: str | None = None,
        seats: int | Sequence[str] = 3,
        max_rounds: int = 200,
        max_actions: int = MOST_ACTIONS,
        board: str | Path | Board = "classic",
        options: Mapping[str, str] | None = None,
        fast: bool = True,
        render_mode: None = None,
    ) -> None:
        """Make a batch; the very first batch compiles the game, and says so.

        Args:
            num_envs: the number of games.
            opponents: the bot of all other seats, a list of bots for them in turn order, or each
                seat's own; bots that have a compiled form. None asks for the actions of every seat,
                and each reward is that of the seat that has acted.
            seat: the learning seat, by default the first; a list has one seat for each game.
            observe: True for the position, "actions" for a description of each legal action, False
                for nothing: then a row is empty.
            scaled: see `risk_v0.raw_env`; descriptions of actions are always scaled.
            illegal: the effect of an illegal action: "lose" ends the game with the reward -1,
                "raise" raises an error.
            autoreset_mode: the way to restart a game that ends, as Gymnasium defines it: SAME_STEP,
                NEXT_STEP (the next step ignores the game's action and begins a new game) or
                DISABLED (``reset(options={"reset_mask": ...})`` begins one).
            edition: the edition with the rules.
            mode: one of the edition's modes.
            seats: the number of seats, or their colours in turn order.
            max_rounds: the last round, after which a game is cut off.
            max_actions: the most actions of all seats in a game.
            board: the board of the games.
            options: rule options of the edition.
            fast: must be True, as a batch is always compiled; `gymnasium.make` may pass it.
            render_mode: must be None, as a batch draws nothing.

        Raises:
            ValueError: no such seat or bot, a bot that has no compiled form, a combination that the
                edition does not have, or a game too large to be compiled; numba is missing.
        """
        if not flag(fast, "fast"):
            raise ValueError("fast must be True: a batch is always compiled")
        if render_mode is not None:
            raise ValueError(
                f"render_mode must be None: a batch draws nothing, not {render_mode!r}"
            )
        self.num_envs: int = whole(num_envs, "num_envs", 1)
        count = self.num_envs
        self._mode = _read_mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}
        describes = isinstance(observe, str) and bool(word(observe, "observe", ["actions"]))
        self._config = config = configure(
            edition=edition, mode=mode, seats=seats, board=board, options=options
        )
        self.table: ActionTable = ActionTable(config)
        self.features: Features = Features(config)
        self._views = Views(config, self.table) if describes else None
        self._scaled, self._illegal = scaled, word(illegal, "illegal", get_args(Illegal))
        learners = [seat] if seat is None or isinstance(seat, str) else [*seat]
        self._bots = [
            [""] * config.players
            if opponents is None
            else seat_opponents(config.seats, learners[game % len(learners)], opponents)
            for game in range(count)
        ]
        named = {bot for bots in self._bots for bot in bots if bot != ""}
        check(config, {word(bot, "opponents", CHOOSERS) for bot in named})
        self._batch = Batch(
            games=count,
            learns=int(opponents is not None),
            same_step=int(self._mode == AutoresetMode.SAME_STEP),
            max_rounds=whole(max_rounds, "max_rounds", 1),
            max_actions=whole(max_actions, "max_actions", FEWEST_ACTIONS),
            words=-(-self.table.size // _BITS),
            width=self.features.size if observe else 0,
        )
        self._choices = CHOICES if describes else self.table.size
        self._numbers = np.full((count, self._choices if describes else 0), -1, np.int64)
        self.single_observation_space: spaces.Space[Any] = self._space(bool(observe))
        self.single_action_space: spaces.Discrete = spaces.Discrete(self._choices)
        self.observation_space: spaces.Space[Any] = batch_space(
            self.single_observation_space, count
        )
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, count)
        self._seats = np.array([max(0, bots.index("")) for bots in self._bots], np.int64)
        self._states = _states_room(config, count)
        self._chances, self._randoms = _chances_room(count), chance_room()
        self._masks = np.zeros((count, self._batch.words), np.int64)
        self._actors, self._taken = np.zeros((2, count), np.int64)
        self._seen = np.zeros((2, count, self._batch.width), np.int32)
        self._over, self._begun = np.zeros(count, np.bool_), False
        self._furnish()

    def _space(self, observe: bool) -> spaces.Box:  # noqa: FBT001 - of no use elsewhere
        if self._views is not None:
            return spaces.Box(-np.inf, np.inf, (self._choices, DESCRIBED), np.float32)
        box = self.features.space(scaled=self._scaled)
        return box if observe else spaces.Box(0, 1, (0,), box.dtype.type)

    @property
    def config(self) -> GameConfig:
        """The kind of game: edition, mode, board and seats."""
        return self._config

    def _furnish(self) -> None:
        """Build the objects that compiled code finds by address, and the tables of all games."""
        config, bots = self._config, {bot for bots in self._bots for bot in bots if bot}
        make_ready(step_games, *(CHOOSERS[bot] for bot in bots))
        scratch = ScratchRoom(config)
        scratch.prepare(bots)
        ground = Ground(config, self.table, self.features, self._batch)
        work = numbers_room([0] * (ACTION_SIZE + self.table.size + 1))
        self._rooms = (
            object_room(ground), self._states, self._chances, log_room(keeps=False),
            choosers_room(self._bots), scratch, work,
        )  # fmt: skip

    def __getstate__(self) -> JsonObject:
        held = {**self.__dict__}
        del held["_rooms"]
        for name in ("_states", "_chances", "_randoms"):
            held[name] = held[name].held
        return held

    def __setstate__(self, held: JsonObject) -> None:
        self.__dict__.update(held)
        for name in ("_states", "_chances", "_randoms"):
            setattr(self, name, Buffer(held[name]))
        self._furnish()

    def __copy__(self) -> RiskVectorEnv:
        return deepcopy(self)  # a copied environment continues its own copies of the games

    def reset(
        self,
        *,
        seed: int | str | Sequence[int | str | None] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> tuple[Array, JsonObject]:
        """Begin all games, or those that a mask selects.

        Args:
            seed: the seed of the first game; each further game has the next number. A list has a
                seed for each game. `RiskEnv` plays the same game with it and ``fast=True``.
            options: "reset_mask" may be an array that is True for each game to begin; the others
                stay as they are.

        Raises:
            ValueError: a wrong number of seeds, an unknown option, or a mask that selects no game.
            ResetNeeded: a mask, before all games have begun.
        """
        count = self.num_envs
        begins = self._read_mask(options)
        seeds: list[int | None] = [None] * count
        if is_several(seed) and not isinstance(seed, str):
            listed = several(seed, "seed")
            if len(listed) != count:
                raise ValueError(f"seed must be a number or {count} of them, not {len(listed)}")
            seeds = [None if each is None else whole_seed(each, 0) for each in listed]
        elif seed is not None:
            first = whole_seed(seed, 0)
            seeds = [first + game for game in range(count)]
        if begins.all():
            super().reset(seed=seeds[0])
        for game in map(int, np.flatnonzero(begins)):
            each = seeds[game]
            source = self.np_random if each is None else np.random.default_rng(each)
            entry(begin)(Buffer(self._chances.held[game]).given, int(source.integers(2**48)))
        if begins.all():
            entry(begin)(self._randoms.given, int(self.np_random.integers(2**48)))
        self._begun = True
        self._step(np.where(begins, _BEGIN, _STAY))
        self._over &= ~begins
        return self._observe(), self._info()

    def _read_mask(self, options: Mapping[str, object] | None) -> NDArray[np.bool_]:
        """Read from the options which games to begin."""
        given = check_options(options, "reset_mask")
        if "reset_mask" not in given:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(given["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(
                f"reset_mask must be an array of {self.num_envs} truth values, one of them True at"
                f" least, not {shown(given['reset_mask'])}"
            )
        if not mask.all():
            self._need_reset()
        return mask

    def step(self, actions: ArrayLike) -> tuple[Array, Array, Array, Array, JsonObject]:
        """Take an action in each game, and let the others play until the seat must act again.

        Raises:
            ValueError: there is not a whole number for each game, or one is not legal and
                ``illegal`` is "raise".
            ResetNeeded: the games have not begun, or one is over and does not restart.
        """
        self._need_reset()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {self.num_envs} whole numbers, not an array of"
                f" {given.dtype} with the shape {given.shape}"
            )
        chosen = np.clip(given, -1, self._choices).astype(np.int64)
        if self._views is not None:
            inside = np.clip(chosen, 0, self._choices - 1)
            named = np.take_along_axis(self._numbers, inside[:, None], axis=1)[:, 0]
            chosen = np.where(inside == chosen, named, -1)
        if self._over.any():
            if self._mode == AutoresetMode.DISABLED:
                raise ResetNeeded(
                    f"game {int(self._over.argmax())} is over: begin it by"
                    ' reset(options={"reset_mask": ...}) first'
                )
            chosen[self._over] = _BEGIN
        if self._illegal == "raise":
            self._check(given, chosen)
        acted = self._actors
        ends, winners = self._step(chosen)
        over = ends != RUNNING
        seen, info = self._observe(), self._info()
        if over.any():
            self._tell_ends(info, ends, winners, acted)
        if not self._batch.same_step:
            self._over = over
        return seen, _REWARDS[ends], over & (ends != CUT_OFF), ends == CUT_OFF, info

    def _check(self, given: Array, chosen: NDArray[np.int64]) -> None:
        inside = np.clip(chosen, 0, self.table.size - 1)
        words = np.take_along_axis(self._masks, (inside // _BITS)[:, None], axis=1)[:, 0]
        wrong = (words >> (inside % _BITS) & 1 == 0) | (inside != chosen)
        wrong &= chosen != _BEGIN
        if wrong.any():
            game = int(wrong.argmax())
            raise ValueError(f"action {int(given[game])} of game {game} is not legal now")

    def _step(self, chosen: NDArray[np.int64]) -> tuple[Array, Array]:
        count, width = self.num_envs, self._batch.width
        table = np.zeros((ROWS, count), np.int64)
        table[SEAT], table[CHOSEN], table[TAKEN] = self._seats, chosen, self._taken
        table[ACTOR] = self._actors
        seen = np.empty((2, count, width), np.int32)
        stays = chosen == _STAY
        seen[0, stays] = self._seen[0, stays]
        rooms = [Buffer(array.reshape(-1)) for array in (table, self._masks, seen)]
        entry(step_games)(*(room.given for room in (*self._rooms, *rooms)))
        self._taken, self._actors, self._seen = table[TAKEN], table[ACTOR], seen
        return table[END], table[WINNER]

    def _observe(self) -> Array:
        """Return the current observation; if its rows are actions, also store their numbers."""
        if self._views is None:
            return self._scale(self._seen[0])
        legal = _unpack(_pack(self._masks), self.table.size)
        self._numbers, described = self._views.table_of(self._seen[0], legal, self._choices)
        return described

    def _scale(self, seen: NDArray[np.int32]) -> Array:
        return self.features.scaled(seen) if self._scaled and seen.size else seen

    def _last_seen(self, over: NDArray[np.bool_]) -> Array:
        """Return the last observation of each game that is over."""
        last = self._seen[1, over]
        if self._views is None:
            return self._scale(last)
        none = np.zeros((len(last), self.table.size), np.bool_)
        return self._views.table_of(last, none, self._choices)[1]

    def _info(self) -> JsonObject:
        if self._views is None:
            mask = _pack(self._masks)
        else:
            mask = np.packbits(self._numbers >= 0, axis=-1, bitorder="little")
        return {"action_mask": mask, "actor": self._actors.copy()}

    def _tell_ends(
        self,
        info: JsonObject,
        ends: NDArray[np.int64],
        winners: NDArray[np.int64],
        acted: NDArray[np.int64],
    ) -> None:
        over = ends != RUNNING
        count, players = self.num_envs, self._config.players
        rewards = np.where(np.arange(players) == winners[:, None], 1.0, -1.0)
        rewards[(ends == RUNNING) | (ends == CUT_OFF)] = 0
        wrong = ends == ILLEGAL
        rewards[wrong] = 0
        who = self._seats if self._batch.learns else acted
        rewards[wrong, who[wrong]] = -1
        told = {"winner": winners, "illegal": wrong, "seat_rewards": rewards}
        told |= {f"_{name}": over for name in told}
        if not self._batch.same_step:
            info |= told
            return
        final = np.full(count, None, dtype=object)
        for game, row in zip(np.flatnonzero(over), self._last_seen(over), strict=True):
            final[game] = row
        info |= {"final_obs": final, "final_info": told, "_final_obs": over, "_final_info": over}

    def random_actions(self) -> NDArray[np.int64]:
        """Pick a random legal action for each game, all equally likely; 0 if a game is over."""
        self._need_reset()
        masks, picked = self._masks, np.empty(self.num_envs, np.int64)
        if self._views is not None:
            rows = np.zeros((self.num_envs, self._batch.words * _BITS), np.bool_)
            there = (self._numbers >= 0)[:, : rows.shape[1]]
            rows[:, : there.shape[1]] = there
            masks = np.packbits(rows, axis=-1, bitorder="little").view("<u4").astype(np.int64)
        entry(pick_numbers)(
            self._rooms[0].given, self._randoms.given, Buffer(masks.reshape(-1)).given,
            Buffer(picked).given,
        )  # fmt: skip
        return picked

    def _need_reset(self) -> None:
        if not self._begun:
            raise ResetNeeded("the games have not begun: call reset() first")

    def unpack(self, mask: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Unpack one packed mask or several: True for each legal action."""
        return _unpack(mask, self._choices)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return an array that is True for each legal action of each game."""
        return self.unpack(self._info()["action_mask"])

    def game(self, number: int) -> Game:
        """Return the position of one game as a game that can be queried in full."""
        held = self._states.held
        room = Buffer(held[number : number + 1] if is_compiled() else held[number])
        return Game(self._config, read_state(self._config, room))


def _read_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """Read one of Gymnasium's autoreset modes, which may be given as text."""
    if isinstance(mode, AutoresetMode):
        return mode
    return AutoresetMode(word(mode, "autoreset_mode", [each.value for each in AutoresetMode]))


def _pack(masks: NDArray[np.int64]) -> NDArray[np.uint8]:
    return masks.astype("<u4").view(np.uint8)


def _unpack(mask: NDArray[np.uint8], size: int) -> NDArray[np.bool_]:
    return np.unpackbits(mask, axis=-1, count=size, bitorder="little").view(np.bool_)


def _states_room(config: GameConfig, count: int) -> Buffer:
    one = state_room(config)
    if is_compiled():
        return Buffer(np.repeat(one.held, count))
    return Buffer([one.held.copy() for _ in range(count)])


def _chances_room(count: int) -> Buffer:
    if is_compiled():
        return Buffer(np.zeros((count, CHANCE_SIZE), np.int64))
    return Buffer([Generator() for _ in range(count)])
