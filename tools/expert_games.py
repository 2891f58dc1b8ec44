"""The games from which the expert learns, compiled and played, with features of their positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from risk_widget.board import load_board
from risk_widget.bots.common import pick
from risk_widget.bots.expert.scratch import FEATURES, KNOWN
from risk_widget.bots.expert.value import put_features
from risk_widget.bots.expert.weights import (
    kind_of,
    kind_with_edition,
    new_expert,
    trained_values,
    weights_for,
)
from risk_widget.compiled.building import entry
from risk_widget.compiled.primitives import call_chooser
from risk_widget.compiled.records import (
    ScratchRoom,
    action_room,
    chance_room,
    define,
    fill,
    log_room,
    numbers_room,
    object_room,
    params_room,
    put_state,
    state_room,
)
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import IN_REINFORCE, OVER
from risk_widget.engine.config import GameConfig
from risk_widget.fast.games import choosers_room
from risk_widget.fast.play import SEATS, act, new_game
from risk_widget.rules.edition import SEATS as NAMES
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence

    from risk_widget.bots.choosers import Workspaces
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

    Chance = Any
    Choosers = Sequence[Any]

MOST_ROUNDS: Final = 120
MOST_POSITIONS: Final = 400
"""The maximum number of positions kept from a game."""
HEAD: Final = 2
"""The columns before the features: the viewer and the winner."""
ROW: Final = HEAD + SEATS * FEATURES
OLD: Final = "old"
"""The name of the expert that has the earlier values."""
ODD_ONES: Final = 40
"""One in this many decisions is made by a plain bot."""


def configs() -> Iterator[tuple[str, GameConfig]]:
    """Yield every edition, mode and number of players for which the expert is trained."""
    board = load_board("classic")
    for edition in edition_ids():
        rules = load_edition(edition)
        for mode in rules.modes.values():
            for players in mode.players:
                config = GameConfig(rules, mode.id, NAMES[:players], board, {}, Seeded(0))
                yield f"{edition}/{mode.id}/{players}", config


class Kept:
    """Storage for positions from games: the viewer, the winner and the features of each one."""

    __slots__ = ("rows",)

    rows: list[list[float]]

    def __init__(self) -> None:
        self.rows = [[0.0] * ROW for _ in range(MOST_POSITIONS)]


define(Kept, {"rows": (float, MOST_POSITIONS, ROW)})


def play_one(  # noqa: PLR0913 - each argument is an address or a number
    params: Params, state: State, chance: Chance, log: Log, seed: int, choosers: Choosers,
    is_old: Sequence[int], all_scratch: Workspaces, before: Workspaces,
    action: MutableSequence[int], kept: Kept, every: int,
) -> int:  # fmt: skip
    """Play a game, keeping the positions at the beginning of some turns; return their number.

    ``choosers`` has a bot for each seat, followed by the plain one. ``is_old`` marks the seats
    that think with ``before``. One in ``every`` turns is kept.
    """
    count, turn = 0, -1
    new_game(params, state, chance, log, seed)
    while state.phase != OVER and state.round <= MOST_ROUNDS:
        if state.phase == IN_REINFORCE and state.round * 8 + state.turn != turn:
            turn = state.round * 8 + state.turn
            if count < MOST_POSITIONS and pick(chance, every) == 0:
                viewer = pick(chance, params.players + 1) - 1
                scratch, row = all_scratch.expert, kept.rows[count]
                put_features(params, state, scratch, viewer, state.turn)
                row[0] = viewer
                for seat in range(params.players):
                    for number in range(FEATURES):
                        row[HEAD + seat * FEATURES + number] = scratch.features[seat][number]
                count += 1
        bot = state.actor
        thinking = before if is_old[bot] else all_scratch
        if pick(chance, ODD_ONES) == 0:
            bot, thinking = SEATS, all_scratch
        call_chooser(choosers, bot, params, state, chance, thinking, action)
        act(params, state, chance, log, action)
    for number in range(count):
        kept.rows[number][1] = state.winner
    return count


class Samples:
    """Positions with their winners: for each kind of game, rows of features, and their games."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Any]] = {}
        self.games: dict[str, list[Any]] = {}

    def add(self, kind: str, rows: Any, game: int) -> None:
        self.rows.setdefault(kind, []).append(rows)
        self.games.setdefault(kind, []).append(np.full(len(rows), game))

    def __len__(self) -> int:
        return sum(len(rows) for each in self.rows.values() for rows in each)

    def frozen(self) -> Samples:
        """Join the arrays of each kind into one, in place; return these samples."""
        for kind in self.rows:
            self.rows[kind] = [np.concatenate(self.rows[kind])]
            self.games[kind] = [np.concatenate(self.games[kind])]
        return self


def form_bots(number: int, players: int, rng: np.random.Generator) -> Sequence[str]:
    """Choose bots offered on the form, with plain ones, for quick games with varied positions."""
    pool = ["cautious", "bold"]
    if number % 2 == 0:
        pool += ["cautious", "simple", "easygoing"]
    return [str(bot) for bot in rng.choice(pool, players)]


def opponents(number: int, players: int, rng: np.random.Generator) -> Sequence[str]:
    """Fill a table with the expert, its earlier self, bots on the form, and plain ones."""
    if number % 4 == 0:
        return ["expert"] * players
    pool = ["expert", "cautious", "bold"] if number % 4 < 3 else ["expert", OLD, "simple"]
    bots = [str(bot) for bot in rng.choice(pool, players)]
    if number % 16 == 3:
        bots[int(rng.integers(players))] = "random"
    return bots


def play_for_samples(
    config: GameConfig,
    weights: Mapping[str, Sequence[float]],
    old: Mapping[str, Sequence[float]],
    games: int,
    seed: int,
    samples: Samples,
    *,
    table: Callable[[int, int, np.random.Generator], Sequence[str]] = opponents,
    every: int = 2,
) -> str:
    """Play games of one kind and keep positions; return a short summary of them."""
    kind = kind_with_edition(config)
    now_used, then_used = weights_for(weights, kind), weights_for(old, kind)
    # Looking only a short way ahead in every other game gives more games, and different ones.
    all_scratch = [scratch_with(config, now_used, depth) for depth in (1, 2)]
    before = scratch_with(config, then_used, 1)
    params, empty, state = params_room(config), state_room(config), state_room(config)
    chance, log, action = chance_room(), log_room(keeps=False), action_room()
    kept = object_room(Kept())
    rng = np.random.default_rng(seed)
    rounds, unfinished = 0, 0
    for number in range(games):
        bots = table(number, config.players, rng)
        seated = ["expert" if bot == OLD else bot for bot in bots]
        seated += [""] * (SEATS - len(bots))
        put_state(state, empty)
        count = entry(play_one)(
            params.given, state.given, chance.given, log.given, seed + number,
            choosers_room([[*seated, "simple"]]).given,
            numbers_room([int(bot == OLD) for bot in bots]).given,
            all_scratch[number % 2].given, before.given, action.given, kept.given, every,
        )  # fmt: skip
        rounds += state.number("round")
        if state.number("winner") < 0:
            unfinished += 1
        elif count:
            samples.add(kind, kept.held["rows"][0, :count].astype(np.float32), seed + number)
    return f"{rounds / games:.1f} rounds a game, {unfinished} of {games} unfinished"


def games_apart(games: int, only: str, seed: int) -> Samples:
    """Play games with the trained expert, and keep them out of its training.

    Args:
        games: the number for each edition, mode and number of players.
        only: a part of the goal and number of players, such as "missions/3", to select games.
        seed: the seed of all chance.
    """
    samples, values = Samples(), trained_values()
    for place, (_, config) in enumerate(configs()):
        if only in kind_of(config):
            play_for_samples(config, values, values, games, (seed + place) << 20, samples)
    return samples.frozen()


def scratch_with(config: GameConfig, weights: Sequence[float], depth: int) -> ScratchRoom:
    """Make scratch space for an expert with these weights and this depth of look-ahead."""
    room = ScratchRoom(config)
    room.prepare(("cautious", "expert"))
    fill(room.held["expert"][0], new_expert(config, weights, depth=depth), KNOWN)
    return room
