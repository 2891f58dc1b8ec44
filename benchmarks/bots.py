"""The speed of bots, the length of their games, and the cost of odds, in processor time.

Run it with: python benchmarks/bots.py [speed] [--games N]
and, for the strength of the levels against each other in the fast game:
python benchmarks/bots.py levels [--games N] [--only BOT]
"""

from __future__ import annotations

import argparse
from itertools import combinations
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, get_args

from bot_matches import match, workers

from risk_widget.battles.battle_table import BattleTable
from risk_widget.battles.odds import DiceRule, odds, win_table
from risk_widget.bots import BOTS, Level, make
from risk_widget.game import Game
from risk_widget.laboratory.simulation import simulate
from risk_widget.rules.edition import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = [
    ("czech", "domination", 3),
    ("nordic", "missions", 4),
    ("german", "missions", 5),
    ("italian", "domination", 6),
    ("czech", "duel", 2),
]
# At tables of two, one plays against the other. At tables of three, each bot plays once alone
# against two copies of the other.
LEVEL_GAMES = [
    ("nordic", "missions", [(1, 2), (2, 1)]),
    ("czech", "domination", [(1, 2), (2, 1)]),
    ("german", "domination", [(1, 1)]),
    ("czech", "duel", [(1, 1)]),
]


def best_ms(run: Callable[[], object], times: int = 5) -> float:
    """Measure the fastest of several runs, in milliseconds."""
    found = []
    for _ in range(times):
        start = process_time()
        run()
        found.append(process_time() - start)
    return min(found) * 1000


def decisions(bot: str, edition: str, mode: str, players: int, games: int) -> str:
    """Time a bot's decisions, alone and together with its observations and the engine's steps."""
    choosing = observing = applying = 0.0
    actions = 0
    rounds = []
    for seed in range(games):
        seats = list(SEATS[:players])
        game = Game.new(edition=edition, mode=mode, seats=seats, seed=seed)
        bots = {seat: make(bot, seed) for seat in seats}
        while not game.is_over and game.round <= 200:
            seat = game.actor
            assert seat is not None
            t0 = process_time()
            seen = game.observe(seat)
            t1 = process_time()
            action = bots[seat].choose(seen)
            t2 = process_time()
            game.apply(action, seat)
            observing += t1 - t0
            choosing += t2 - t1
            applying += process_time() - t2
            actions += 1
        rounds.append(game.round)
    return (
        f"{bot:9}{edition:8}{mode:11}{players}  "
        f"{actions / (choosing + observing):7.0f} decisions/s with observation, "
        f"{actions / choosing:7.0f} without, {actions / (choosing + observing + applying):7.0f} "
        f"played; {actions / games:6.0f} decisions a game, rounds {min(rounds)}–{max(rounds)}, "
        f"median {median(rounds):.0f}"
    )


def levels(games: int, only: str | None) -> None:
    """Play every level against every other, at tables of two and three."""
    levels_of = {bot.id: bot.level for bot in BOTS.values() if bot.level is not None}
    ids = ["random", *sorted(levels_of, key=lambda bot: get_args(Level).index(levels_of[bot]))]
    with workers() as pool:
        for edition, mode, tables in LEVEL_GAMES:
            for weaker, stronger in combinations(ids, 2):
                if only not in (None, weaker, stronger):
                    continue
                told = [f"{bot} ({BOTS[bot].level})" for bot in (stronger, weaker)]
                print(f"{told[0]} against {told[1]}, {edition} {mode}", flush=True)
                match(
                    stronger,
                    weaker,
                    tables,
                    games,
                    edition=edition,
                    mode=mode,
                    pool=pool,
                    fast=True,
                )


def main() -> None:
    """Print every figure asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["speed", "levels"], nargs="?", default="speed")
    parser.add_argument("--games", type=int)
    parser.add_argument("--only", help="pairings of this bot")
    asked = parser.parse_args()
    if asked.what == "levels":
        levels(asked.games or 1000, asked.only)
    else:
        speed(asked.games or 10)


def speed(games: int) -> None:
    """Print the speed of bots and odds."""
    rule = DiceRule()
    print(f"odds 10 v 8: {best_ms(lambda: odds(10, 8, rule)):.3f} ms")
    print(f"odds 60 v 60: {best_ms(lambda: odds(60, 60, rule)):.2f} ms")
    print(f"fresh table 60 x 60: {best_ms(lambda: BattleTable(rule).win(60, 60)):.1f} ms")
    after = DiceRule(defence=(1, 2, 3), decides="after")
    print(f"the same, decided after: {best_ms(lambda: BattleTable(after).win(60, 60), 2):.0f} ms")
    print(f"table 100 x 100: {best_ms(lambda: win_table(100, 100, rule)):.1f} ms")
    try:
        from risk_widget.battles.odds import win_array

        print(f"array 1000 x 1000: {best_ms(lambda: win_array(1000, 1000, rule)):.1f} ms")
    except ImportError:
        print("array 1000 x 1000: needs numpy")
    for bot in ("easygoing", "cautious", "bold"):
        for edition, mode, players in GAMES:
            print(decisions(bot, edition, mode, players, games), flush=True)
    start = process_time()
    result = simulate(["cautious", "random", "random"], 10 * games, edition="czech")
    row = result.table()[0]
    print(
        f"cautious against two random players: {row['wins']} of {row['games']} "
        f"({row['low']:.0%}–{row['high']:.0%}), "
        f"{row['games'] / (process_time() - start):.1f} games/s"
    )


if __name__ == "__main__":
    main()
