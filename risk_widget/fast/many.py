"""Many fast games between bots: what `risk_widget.simulate(…, fast=True)` runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.fast import arrays, kinds, playing
from risk_widget.fast import position_layout as at
from risk_widget.fast.choosers import NUMBERS
from risk_widget.fast.compiling import announce, require_numba
from risk_widget.fast.limits import MOST_SEATS
from risk_widget.fast.minds import new_mind
from risk_widget.fast.values import game_values
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.fast.compiling import Numbers


class End(NamedTuple):
    """How a game ended: the number of the seat that won, by which clause, and the rest."""

    winner: int | None
    reason: str
    rounds: int
    actions: int
    territories: tuple[int, ...]


def prepare(config: GameConfig, bots: Iterable[str]) -> None:
    """Have the fast game compiled for what follows, here or in other processes.

    Raises:
        MessageError: numba is missing, a bot has no compiled form, or the game is too large.
    """
    require_numba()
    for bot in bots:
        if bot not in NUMBERS:
            raise MessageError.of("fast-no-bot", bot=bot, known=list(NUMBERS))
    game_values(config)
    announce()
    play_many(config, [], [], 0)


def play_many(
    config: GameConfig, seeds: Sequence[int], bots: Sequence[Sequence[str]], max_rounds: int
) -> list[End]:
    """Play a game for each seed, with the bots of its seats.

    Raises:
        MessageError: the game is too large.
    """
    games = len(seeds)
    wanted, numbers = arrays.zeros(games), arrays.zeros(games * MOST_SEATS)
    for number, seed in enumerate(seeds):
        wanted[number] = seed
        for seat, bot in enumerate(bots[number]):
            numbers[number * MOST_SEATS + seat] = NUMBERS[bot]
    results = arrays.zeros(games * playing.RESULT_SIZE)
    playing.play_games(
        game_values(config), arrays.new_position(), arrays.new_chance(0), arrays.new_log(0),
        wanted, numbers, max_rounds, new_mind(config), arrays.new_action(), results,
    )  # fmt: skip
    return [_end_of_row(config, results, number) for number in range(games)]


def end_of(config: GameConfig, now: Numbers, actions: int) -> End:
    """How a game ended whose last position this is."""
    counts = now[at.COUNTS :]
    return _end(config, now[at.WINNER], now[at.REASON], now[at.ROUND], actions, counts)


def _end_of_row(config: GameConfig, results: Sequence[int], number: int) -> End:
    first = number * playing.RESULT_SIZE
    row = results[first : first + playing.RESULT_SIZE]
    return _end(
        config,
        row[playing.WINNER],
        row[playing.REASON],
        row[playing.ROUNDS],
        row[playing.ACTIONS],
        row[playing.TERRITORIES :],
    )


def _end(
    config: GameConfig, winner: int, reason: int, rounds: int, actions: int, counts: Sequence[int]
) -> End:
    return End(
        winner=None if winner < 0 else int(winner),
        reason=kinds.REASONS[reason],
        rounds=int(rounds),
        actions=int(actions),
        territories=tuple(int(count) for count in counts[: config.players]),
    )
