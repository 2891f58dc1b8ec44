"""The games that the expert learns from, played compiled, with the features of their positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from risk_widget.fast import arrays, kinds
from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.carry_out import apply
from risk_widget.fast.chance import begin
from risk_widget.fast.choosers import BOLD, CAUTIOUS, EASYGOING, EXPERT, RANDOM, SIMPLE, choose
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.making import kind_of, new_expert, weights_for
from risk_widget.fast.expert.value_features import put_features
from risk_widget.fast.minds import new_mind
from risk_widget.fast.setup import begin_game
from risk_widget.fast.surroundings import random_below
from risk_widget.fast.values import game_values

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.engine.config import GameConfig

MOST_ROUNDS: Final = 120
MOST_POSITIONS: Final = 400
"""Positions kept of a game at most."""
HEAD: Final = 2
"""The viewer and the winner stand before the features."""
ROW: Final = HEAD + 6 * mind_at.FEATURES
OLD: Final = 99
"""The number that stands for the expert with earlier values."""
ODD_ONES: Final = 40
"""One decision of so many is a plain bot's."""


@compiled
def play_one(
    game: Any, now: Any, chance: Any, log: Any, bots: Any, action: Any,
    mind: Any, old: Any, rows: Any, every: int,
) -> int:  # fmt: skip
    """Play a game, and keep the position at the begin of some turns; how many were kept."""
    kept, size = 0, mind_at.FEATURES * game[of.PLAYERS]
    turn, turns = -1, 0
    begin_game(game, now, chance, log)
    while now[at.PHASE] != kinds.OVER and now[at.ROUND] <= MOST_ROUNDS:
        if now[at.PHASE] == kinds.IN_REINFORCE and now[at.ROUND] * 8 + now[at.TURN] != turn:
            turn = now[at.ROUND] * 8 + now[at.TURN]
            turns += 1
            if kept < MOST_POSITIONS and random_below(chance, every) == 0:
                viewer = random_below(chance, game[of.PLAYERS] + 1) - 1
                put_features(game, now, mind.expert, viewer, now[at.TURN])
                first = kept * ROW
                rows[first] = viewer
                for number in range(size):
                    rows[first + HEAD + number] = mind.expert[mind_at.SEEN + number]
                kept += 1
        bot = bots[now[at.ACTOR]]
        if random_below(chance, ODD_ONES) == 0:
            bot = SIMPLE
        if bot == OLD:
            choose(EXPERT, game, now, chance, old, action)
        else:
            choose(bot, game, now, chance, mind, action)
        apply(game, now, chance, log, action)
    for number in range(kept):
        rows[number * ROW + 1] = now[at.WINNER]
    return kept


class Samples:
    """Positions with who won: by kind of game, rows of features, and the game they are from."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Any]] = {}
        self.games: dict[str, list[Any]] = {}
        self.count = 0

    def add(self, kind: str, rows: Any, game: int) -> None:
        self.rows.setdefault(kind, []).append(rows)
        self.games.setdefault(kind, []).append(np.full(len(rows), game))
        self.count += len(rows)

    def __len__(self) -> int:
        return self.count

    def frozen(self) -> Samples:
        """The same with one array for each kind."""
        for kind in self.rows:
            self.rows[kind] = [np.concatenate(self.rows[kind])]
            self.games[kind] = [np.concatenate(self.games[kind])]
        return self


def form_bots(number: int, players: int, rng: np.random.Generator) -> Sequence[int]:
    """Bots of the form and plain ones: quick games, with positions of every kind."""
    pool = [CAUTIOUS, BOLD] if number % 2 else [CAUTIOUS, BOLD, CAUTIOUS, SIMPLE, EASYGOING]
    return [int(bot) for bot in rng.choice(pool, players)]


def opponents(number: int, players: int, rng: np.random.Generator) -> Sequence[int]:
    """Who sits where: the expert, the bots of the form, its earlier self, and plain ones."""
    if number % 4 == 0:
        return [EXPERT] * players
    pool = [EXPERT, CAUTIOUS, BOLD] if number % 4 < 3 else [EXPERT, OLD, SIMPLE]
    bots = [int(bot) for bot in rng.choice(pool, players)]
    if number % 16 == 3:
        bots[int(rng.integers(players))] = RANDOM
    return bots


def play_for_samples(
    config: GameConfig,
    weights: Mapping[str, Sequence[float]],
    old: Mapping[str, Sequence[float]],
    games: int,
    seed: int,
    samples: Samples,
    *,
    table: Callable[[int, int, np.random.Generator], Sequence[int]] = opponents,
    every: int = 2,
) -> str:
    """Play games of one kind, and keep positions; a few words about them."""
    kind = kind_of(config)
    now_used, then_used = weights_for(weights, kind), weights_for(old, kind)
    # Every other game is played with a short look ahead: more games, and other ones.
    room = new_mind(config)
    minds = [room._replace(expert=new_expert(config, now_used, depth=d)) for d in (1, 2)]
    before = room._replace(expert=new_expert(config, then_used, depth=1))
    game, now = game_values(config), arrays.new_position()
    chance, log, action = arrays.new_chance(0), arrays.new_log(0), arrays.new_action()
    bots = arrays.zeros(6)
    buffer = np.zeros(MOST_POSITIONS * ROW, np.float64)
    rng = np.random.default_rng(seed)
    rounds, unfinished = 0, 0
    for number in range(games):
        for seat, bot in enumerate(table(number, config.players, rng)):
            bots[seat] = bot
        begin(chance, seed + number)
        kept = play_one(
            game, now, chance, log, bots, action, minds[number % 2], before,
            buffer, every,
        )  # fmt: skip
        rounds += int(now[at.ROUND])
        if now[at.WINNER] < 0:
            unfinished += 1
        elif kept:
            rows = buffer[: kept * ROW].reshape(kept, ROW).astype(np.float32)
            samples.add(kind, rows, seed + number)
    return f"{rounds / games:.1f} rounds a game, {unfinished} of {games} unfinished"
