"""Whole games: from the deal to the end, one or many at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.carry_out import apply
from risk_widget.fast.chance import begin
from risk_widget.fast.choosers import choose
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_SEATS
from risk_widget.fast.log import is_full
from risk_widget.fast.setup import begin_game

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.minds import Mind

ENDLESS: Final = 1 << 60
"""More actions than any game has."""

# What `play_games` tells of each game.
WINNER: Final = 0
REASON: Final = 1
ROUNDS: Final = 2
ACTIONS: Final = 3
TERRITORIES: Final = 4
RESULT_SIZE: Final = TERRITORIES + MOST_SEATS


@compiled
def play_on(
    game: Numbers,
    now: Numbers,
    chance: Numbers,
    log: Numbers,
    bots: Numbers,
    first_bot: int,
    max_rounds: int,
    max_actions: int,
    mind: Mind,
    action: Numbers,
) -> int:
    """Let bots play on until the game is over, or rounds, actions or room in the log run out.

    ``bots`` has the number of each seat's bot, from ``first_bot`` on. Returns the actions taken.
    """
    actions = 0
    while (
        actions < max_actions
        and now[at.PHASE] != kinds.OVER
        and now[at.ROUND] <= max_rounds
        and not is_full(log)
    ):
        choose(bots[first_bot + now[at.ACTOR]], game, now, chance, mind, action)
        apply(game, now, chance, log, action)
        actions += 1
    return actions


@compiled
def play_games(
    game: Numbers,
    now: Numbers,
    chance: Numbers,
    log: Numbers,
    seeds: Numbers,
    bots: Numbers,
    max_rounds: int,
    mind: Mind,
    action: Numbers,
    results: Numbers,
) -> None:
    """Play a game for each seed, and write down how it ended.

    ``bots`` has `MOST_SEATS` numbers for each game. ``now``, ``chance``, ``log``, ``mind`` and
    ``action`` are room to play in; what they hold before does not matter, and ``log`` is an
    empty one.
    """
    players = game[of.PLAYERS]
    for number in range(len(seeds)):
        begin(chance, seeds[number])
        begin_game(game, now, chance, log)
        first = number * MOST_SEATS
        actions = play_on(game, now, chance, log, bots, first, max_rounds, ENDLESS, mind, action)
        row = number * RESULT_SIZE
        results[row + WINNER] = now[at.WINNER]
        results[row + REASON] = now[at.REASON]
        results[row + ROUNDS] = now[at.ROUND]
        results[row + ACTIONS] = actions
        for seat in range(players):
            results[row + TERRITORIES + seat] = now[at.COUNTS + seat]
