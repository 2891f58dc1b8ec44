"""The benefit of hints for a player as good as `bold`, who follows either every hint or none.

Run it with: python benchmarks/hints.py [--games N] [--only EDITION]

One player of three, in each seat in turn, plays the same games against two `cautious` bots twice:
once with the moves of `bold`, and once with those of `expert`, which *Hint…* suggests. In the fast
game the expert thinks for less time than it does for a hint, so hints are worth at least as much.
This was measured once, on 24 November 2026; `docs/coach.md` has the result.
"""

from __future__ import annotations

import argparse

from risk_widget.laboratory.simulation import simulate
from risk_widget.results.intervals import share_interval, shares_apart

MOST_ROUNDS = 300
GAMES = [("czech", "domination"), ("nordic", "missions")]


def main() -> None:
    """Print both shares and their difference, with 95% intervals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--only", default="", help="games of this edition alone")
    asked = parser.parse_args()
    games: int = asked.games
    for edition, mode in GAMES:
        if asked.only not in edition:
            continue
        won = []
        for player, how in (("bold", "without hints"), ("expert", "every hint followed")):
            result = simulate(
                [player, "cautious", "cautious"],
                games,
                edition=edition,
                mode=mode,
                fast=True,
                max_rounds=MOST_ROUNDS,
                seed="hints",
            )
            wins = result.wins[0]
            low, high = share_interval(wins, games)
            won.append(wins)
            print(
                f"{edition} {mode}, {how}: {wins} of {games} = {wins / games:.1%} "
                f"({low:.1%}–{high:.1%})",
                flush=True,
            )
        low, high = shares_apart(*((wins, games) for wins in won))
        gain = (won[1] - won[0]) / games
        print(f"  gain {100 * gain:.1f} ({100 * low:.1f} to {100 * high:.1f}) points", flush=True)


if __name__ == "__main__":
    main()
