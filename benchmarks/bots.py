"""How fast bots decide, how long their games are, and what odds cost, in processor time.

Run it with: python benchmarks/bots.py [--games N]
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from risk_widget.battle_odds import BattleTable, DiceRule, odds, win_table
from risk_widget.bots import make
from risk_widget.engine.game import Game
from risk_widget.rules.edition import SEATS
from risk_widget.simulation import simulate

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = [
    ("czech", "domination", 3),
    ("nordic", "missions", 4),
    ("german", "missions", 5),
    ("italian", "domination", 6),
    ("czech", "duel", 2),
]


def best_ms(run: Callable[[], object], times: int = 5) -> float:
    """Milliseconds of the fastest of some runs."""
    found = []
    for _ in range(times):
        start = process_time()
        run()
        found.append(process_time() - start)
    return min(found) * 1000


def decisions(bot: str, edition: str, mode: str, players: int, games: int) -> str:
    """Time bots alone, and with the observation that they need and the engine's step."""
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


def main() -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    games = parser.parse_args().games
    rule = DiceRule()
    print(f"odds 10 v 8: {best_ms(lambda: odds(10, 8, rule)):.3f} ms")
    print(f"odds 60 v 60: {best_ms(lambda: odds(60, 60, rule)):.2f} ms")
    print(f"fresh table 60 x 60: {best_ms(lambda: BattleTable(rule).win(60, 60)):.1f} ms")
    after = DiceRule(defence=(1, 2, 3), decides="after")
    print(f"the same, decided after: {best_ms(lambda: BattleTable(after).win(60, 60), 2):.0f} ms")
    print(f"table 100 x 100: {best_ms(lambda: win_table(100, 100, rule)):.1f} ms")
    try:
        from risk_widget.battle_odds import win_array

        print(f"array 1000 x 1000: {best_ms(lambda: win_array(1000, 1000, rule)):.1f} ms")
    except ImportError:
        print("array 1000 x 1000: needs numpy")
    for bot in ("cautious", "bold"):
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
