"""The ladder of bots: how clearly each rung beats the one below, in the fast game.

Run it with: python benchmarks/ladder.py [--games N] [--only TEXT] [--between BOT BOT]
and, for how long each rung takes to decide at a table: python benchmarks/ladder.py --times

Each two neighbours meet in three games. First until it is settled which of them is better: in pairs
of games with exchanged seats, by a sequential test. Then in a fixed number of games of each
composition, one against two and two against one, for the share that the higher rung wins of all of
them; 50 is equal. The goal is a share from 60 to 70 in each of the three games.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from time import process_time
from typing import Any

from risk_widget.bots import make
from risk_widget.bots.ladder import LADDER
from risk_widget.game import Game
from risk_widget.laboratory.tournaments import tournament
from risk_widget.rules.edition import SEATS

TABLES = (("czech", "domination", 3), ("nordic", "missions", 3), ("german", "domination", 2))
SEED = "ladder"
MOST_ROUNDS = 200
MOST_TIMED_ROUNDS = 30


def line(higher: str, lower: str, table: tuple[str, str, int], games: int) -> str:
    """Let two bots meet at a table; tell what came of it."""
    edition, mode, players = table
    at: dict[str, Any] = {
        "editions": [edition],
        "modes": [mode],
        "players": [players],
        "fast": True,
        "max_rounds": MOST_ROUNDS,
    }
    begun = process_time()
    (match,) = tournament([higher, lower], until="settled", seed=SEED, **at).matches
    fixed = tournament([higher, lower], games, seed=f"{SEED}/fixed", **at)
    played = sum(block.games for block in fixed.blocks)
    rounds = sum(block.rounds for block in fixed.blocks) / played
    unfinished = played - sum(block.won + block.lost for block in fixed.blocks)
    low, share, high = fixed.share(higher, lower)
    taken = (process_time() - begun) / (played + match.games)
    better = {higher: "higher", lower: "LOWER", None: match.why}[match.better]
    ends = [100 * end for end in match.interval]
    return (
        f"{100 * share:5.1f} ({100 * low:.1f}–{100 * high:.1f}) of {played}, {rounds:.1f} rounds, "
        f"{unfinished} unfinished; {better} after {match.pairs} pairs "
        f"({ends[0]:.0f}–{ends[1]:.0f}); {1000 * taken:.1f} ms a game"
    )


def times(bot: str) -> str:
    """How long a bot takes to decide in the ordinary game, where nothing is compiled."""
    taken = []
    for edition, mode, players in TABLES:
        game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=SEED)
        bots = {seat: make(bot, seat) for seat in game.seats}
        while not game.is_over and game.round <= MOST_TIMED_ROUNDS:
            assert game.actor is not None
            seen, begun = game.observe(game.actor), process_time()
            action = bots[game.actor].choose(seen)
            taken.append(1000 * (process_time() - begun))
            game.apply(action)
    taken.sort()
    late = taken[99 * len(taken) // 100]
    mean = sum(taken) / len(taken)
    return (
        f"{len(taken)} decisions, mean {mean:.2f} ms, 99 % {late:.1f} ms, most {taken[-1]:.0f} ms"
    )


def main() -> None:
    """Print the table of neighbours, or of times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="", help="pairings and tables whose name holds this")
    parser.add_argument(
        "--between", nargs=2, metavar="BOT", help="these two in place of neighbours"
    )
    parser.add_argument("--times", action="store_true", help="how long each rung takes to decide")
    asked = parser.parse_args()
    if asked.times:
        for bot in LADDER:
            if asked.only in bot:
                print(f"{bot:10}{times(bot)}", flush=True)
        return
    neighbours = [(higher, lower) for lower, higher in pairwise(LADDER)]
    for higher, lower in [asked.between] if asked.between else neighbours:
        for table in TABLES:
            name = f"{higher} / {lower}, {' '.join(map(str, table))}"
            if asked.only in name:
                print(f"{name:50}{line(higher, lower, table, asked.games)}", flush=True)


if __name__ == "__main__":
    main()
