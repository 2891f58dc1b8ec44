"""Are the mistakes that are found any? Do they tell players apart? `… mistakes.py proof|rungs`.

`proof` lets weaker rungs of the ladder play the person, and looks for their mistakes as a page does
after a game. Each is played on with both answers by a bot that is neither the judge nor the
one that confirmed it: in how many of them does the better answer win more games?

`rungs` plays games of rungs 2, 5 and 8, and prints what each gives away in a turn.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.bots.ladder import LADDER
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.game_review.decisions import KINDS, Judge
from risk_widget.game_review.mistakes import Given, Search
from risk_widget.game_review.rollouts import Rollouts

if TYPE_CHECKING:
    from risk_widget.game_review.mistakes import Found

GAMES = (("czech", "domination", 3), ("nordic", "missions", 3), ("german", "missions", 3))
SEATS = ("red", "blue", "green", "yellow")
PERSONS = ("learner", "casual", "regular", "practised")
OTHERS = "regular"
WITNESS = "cautious"
"""Plays on in the proof."""
PAIRS = 200
LAST_ROUND = 200


def played(seed: int, person: str, others: str = OTHERS) -> Search:
    """A search through the game with this seed, with the person in the first seat."""
    edition, mode, players = GAMES[seed % len(GAMES)]
    config = Game.new(edition=edition, mode=mode, seats=SEATS[:players]).config
    fast = FastGame(config, seed)
    fast.play([person, *[others] * (players - 1)], LAST_ROUND)
    return Search(fast.again(), SEATS[0])


def prove(wanted: argparse.Namespace) -> None:
    """Find mistakes and ask the witness about each."""
    ends = time.monotonic() + 60 * wanted.minutes
    seed, mistakes, agreed = wanted.seed, 0, 0
    by_kind: Counter[str] = Counter()
    agreed_by_kind: Counter[str] = Counter()
    gained = 0.0
    while mistakes < wanted.mistakes and time.monotonic() < ends:
        search = played(seed, PERSONS[seed // len(GAMES) % len(PERSONS)])
        search.finish()
        for found in search.found:
            margin = witnessed(search, found)
            mistakes += 1
            gained += margin
            by_kind[found.decision.kind] += 1
            if margin > 0:
                agreed += 1
                agreed_by_kind[found.decision.kind] += 1
        seed += 1
        if mistakes:
            print(told(seed - wanted.seed, mistakes, agreed, gained), flush=True)
    for kind in KINDS:
        print(f"  {kind}: {agreed_by_kind[kind]} of {by_kind[kind]}")


def witnessed(search: Search, found: Found) -> float:
    """By how much the better answer is better in the witness's games."""
    judge = Judge(search.config)
    return Rollouts(judge, WITNESS, "witness").compare(found.decision, range(PAIRS)).margin


def told(games: int, mistakes: int, agreed: int, gained: float) -> str:
    """The figures so far, with the 95 % interval of the share (Wilson)."""
    share, z = agreed / mistakes, 1.96
    middle = (share + z * z / 2 / mistakes) / (1 + z * z / mistakes)
    half = z / (1 + z * z / mistakes) * sqrt(
        share * (1 - share) / mistakes + z * z / 4 / mistakes**2
    )  # fmt: skip
    return (
        f"{games} games, {mistakes} mistakes: the better answer is better in {agreed}, "
        f"{100 * share:.1f} % ({100 * (middle - half):.1f}-{100 * (middle + half):.1f}); "
        f"{100 * gained / mistakes:.1f} points on average"
    )


def rungs(wanted: argparse.Namespace) -> None:
    """Print what rungs 2, 5 and 8 give away in a turn, and how sure their order is."""
    told_before: tuple[float, float] | None = None
    for number in (2, 5, 8):
        given = Given()
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            search = played(seed, LADDER[number - 1])
            search.judge_all()
            given.add(search.given)
        mean, error = given.mean()
        kinds = ", ".join(f"{kind} {100 * given.mean(kind)[0]:.2f}" for kind in KINDS)
        print(
            f"rung {number}: {100 * mean:.2f} ± {100 * 1.96 * error:.2f} % of a turn's chance",
            end="",
        )
        print(f" over {given.turns} turns ({kinds})", flush=True)
        if told_before is not None:
            gap, of_gap = told_before[0] - mean, sqrt(told_before[1] ** 2 + error**2)
            print(f"  below the one before by {100 * gap:.2f}, {gap / of_gap:.1f} standard errors")
        told_before = mean, error


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("proof", "rungs"))
    parser.add_argument("--mistakes", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=10, help="of each rung")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    (prove if wanted.what == "proof" else rungs)(wanted)


if __name__ == "__main__":
    main()
