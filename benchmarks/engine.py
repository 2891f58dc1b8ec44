"""The speed of the engine through its public, checked interface.

    python benchmarks/engine.py [--actions N]

prints three figures: the actions per second of processor time (listing the legal actions, picking
one at random, applying it); their ratio to the rounds of a fixed loop of plain Python in the same
run, so that figures from different machines can be compared; and the time of a fork.
"""

from __future__ import annotations

import argparse
import gc
import random
from time import process_time

from risk_widget.game import Game
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

ACTIONS_PER_GAME = 4000
GOAL_ACTIONS = 100_000
FULL_SPEED = 8_000_000
"""Rounds of the loop per second on a machine of the kind that the goal is meant for.

Results are scaled to this speed, since other machines are busier or slower. A comparison by means
of another program, python-chess 1.11.2, gave 10 to 11 million on 22 November 2026; the lower number
here allows for an error of a fifth."""
GOAL_FORK = 2.0


def reference_loop() -> float:
    """Measure the speed of a fixed loop over lists, tuples and a dict, in rounds per second."""
    rounds = 200_000
    numbers = list(range(42))
    begun = process_time()
    table: dict[int, tuple[int, int]] = {}
    total = 0
    for number in range(rounds):
        at = number % 42
        numbers[at] += number & 3
        table[at] = (numbers[at], total)
        if numbers[at] > total:
            total += len(table)
    return rounds / (process_time() - begun)


def play(edition: str, mode: str, players: int, actions: int) -> tuple[int, float]:
    """Play at random; return the number of actions and the processor time in seconds."""
    chance = random.Random(7)
    done, seed, spent = 0, 0, 0.0
    while done < actions:
        game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=seed)
        seed += 1
        pick, begun, count = chance.random, process_time(), 0
        while not game.is_over and count < ACTIONS_PER_GAME:
            legal = game.legal_actions()
            game.apply(legal[int(pick() * len(legal))])
            count += 1
        spent += process_time() - begun
        done += count
    return done, spent


def fork_time() -> float:
    """Measure the time of a fork in the middle of a game, in microseconds."""
    chance = random.Random(7)
    game = Game.new(edition="nordic", mode="missions", seats=SEATS[:4], seed=1)
    for _ in range(300):
        legal = game.legal_actions()
        game.apply(legal[int(chance.random() * len(legal))])
    rounds = 20_000
    best = 1e9
    for _ in range(5):
        begun = process_time()
        for _ in range(rounds):
            game.fork()
        best = min(best, process_time() - begun)
    return best / rounds * 1e6


def main() -> None:
    """Print the figures for every edition and mode, for all of them together, and for a fork."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=20_000, help="for each edition and mode")
    actions = parser.parse_args().actions
    gc.collect()
    gc.freeze()
    # Measured between games, since a shared machine changes its speed from second to second.
    references = [reference_loop()]
    total, spent = 0, 0.0
    for edition in edition_ids():
        for mode in load_edition(edition).modes.values():
            players = min(4, mode.players[-1])
            count, seconds = play(edition, mode.id, players, actions)
            total, spent = total + count, spent + seconds
            references.append(reference_loop())
            print(f"{edition:8} {mode.id:11} {players} players {count / seconds:10,.0f} actions/s")
    rate = total / spent
    print(f"all                           {rate:10,.0f} actions/s")
    reference = len(references) / sum(1 / each for each in references)
    print(
        f"reference loop                {reference:10,.0f} rounds/s, the best "
        f"{max(references):,.0f}; ratio {rate / reference:.4f}"
    )
    print(
        f"at {FULL_SPEED:,} rounds/s      {rate / reference * FULL_SPEED:10,.0f} actions/s "
        f"(goal {GOAL_ACTIONS:,})"
    )
    print(f"fork                          {fork_time():10.2f} µs (goal {GOAL_FORK})")


if __name__ == "__main__":
    main()
