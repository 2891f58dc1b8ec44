"""The time to read, check and play a record of 3,000 actions: python benchmarks/replay.py.

It prints the processor time in milliseconds (the fastest of some runs), and in units of a fixed
loop of plain Python in the same run, so that figures from different machines can be compared.
"""

from __future__ import annotations

import argparse
import gc
import random
from time import process_time
from typing import TYPE_CHECKING

from risk_widget.game import Game
from risk_widget.notation import position_of, record_of
from risk_widget.rules.edition import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = (
    ("nordic", "domination", 3),
    ("german", "domination", 2),
    ("italian", "missions", 4),
    ("czech", "duel", 2),
)
ACTIONS = 3000
GOAL_MS = 60.0
RUNS = 9


def game_of(edition: str, mode: str, players: int, actions: int) -> Game:
    """Play at least ``actions`` random actions, with the first seed whose game lasts that long."""
    for seed in range(1000):
        game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=seed)
        chance = random.Random(seed)
        while len(game.history) < actions and not game.is_over:
            for _ in range(100):
                legal = game.legal_actions()
                pick = -1 if chance.random() < 0.1 else int(chance.random() * len(legal))
                game.apply(legal[pick])
                if game.is_over:
                    break
        if len(game.history) >= actions:
            return game
    raise SystemExit(f"no game of {edition} {mode} lasts for {actions} random actions")


def best_ms(run: Callable[[], object]) -> float:
    """Measure the processor time of the fastest run, in milliseconds."""
    found = []
    for _ in range(RUNS):
        gc.collect()
        start = process_time()
        run()
        found.append(process_time() - start)
    return 1000 * min(found)


def loop() -> int:
    """Do a fixed amount of plain Python work: a hundred thousand rounds over a list."""
    numbers = list(range(10))
    total = 0
    for _ in range(100_000):
        for number in numbers:
            total += number & 3
    return total


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--actions", type=int, default=ACTIONS)
    actions = parser.parse_args().actions
    unit = best_ms(loop)
    print(f"the fixed loop: {unit:.1f} ms")
    slowest = 0.0
    for edition, mode, players in GAMES:
        game = game_of(edition, mode, players, actions)
        text = record_of(game)
        line = position_of(game)
        played = best_ms(lambda text=text: Game.replay(text, strict=True))  # type: ignore[misc]
        written = best_ms(lambda game=game: record_of(game))  # type: ignore[misc]
        read = best_ms(lambda line=line: Game.from_position(line, seed=1))  # type: ignore[misc]
        slowest = max(slowest, played)
        print(
            f"{edition} {mode} {players}: {len(game.history)} actions, {len(text)} characters; "
            f"replay {played:.1f} ms ({played / unit:.2f} loops), record written in "
            f"{written:.1f} ms, position read in {read:.2f} ms"
        )
    print(
        f"slowest replay {slowest:.1f} ms, goal {GOAL_MS:.0f} ms: "
        f"{'reached' if slowest <= GOAL_MS else 'missed'}"
    )


if __name__ == "__main__":
    main()
