"""The time that a person waits while two bots play at normal speed, by edition.

Run it with: python benchmarks/pace.py [--rounds N]

The pauses are computed from the bots' actions, without any waiting. Red is a person for whom a bot
decides. A round is quiet if neither bot attacks Red. In the other rounds, the time of the steps
that concern Red is left out, since these are shown at full length. The goal is at most 8 seconds
for each round.
"""

from __future__ import annotations

import argparse
from itertools import count
from statistics import fmean, median
from typing import TYPE_CHECKING

from risk_widget.bots import make
from risk_widget.game import Game
from risk_widget.host.pace import Sight, sight_of
from risk_widget.host.session import Session
from risk_widget.play.players import HUMAN

if TYPE_CHECKING:
    from collections.abc import Iterator

PERSON, *RIVALS = SEATS = ("red", "blue", "green")
BOTS = ("cautious", "bold", "easygoing")
EDITIONS = ("nordic", "german", "italian", "czech")
LAST_DICE = 0.3
"""Seconds that the page needs for the last dice after the last step has arrived."""


def rounds(edition: str, seed: int) -> Iterator[tuple[bool, float]]:
    """Play a game; yield whether each round of the bots was quiet, and the seconds it took."""
    game = Game.new(edition=edition, mode="domination", seats=SEATS, seed=seed)
    players = [BOTS[(seed + n) % len(BOTS)] for n in range(len(RIVALS))]
    seats = {PERSON: HUMAN, **dict(zip(RIVALS, players, strict=True))}
    session = Session(game, seats=seats, seed=seed)
    mind = make("cautious", seed)
    match = session.playing()
    quiet, taken = True, 0.0
    while not game.is_over and PERSON not in match.out_round:
        if game.actor == PERSON:
            quiet = quiet and game.phase != "defend"
            if game.turn == PERSON and taken:
                if not any(seat in match.out_round for seat in RIVALS):
                    yield quiet, taken + LAST_DICE
                quiet, taken = True, 0.0
            session.apply(mind.choose(game.observe(PERSON)))
            continue
        begun, after_setup = len(game.history), match.bots_turn
        session.advance()
        step, great = game.history[-1], match.log.great_in_last(1)[0]
        if not session.to_advance or not after_setup:
            continue
        if len(game.history) > begun and sight_of(step, [PERSON], great=great) is Sight.OWN_ROLL:
            quiet = False
        else:
            taken += session.pause


def report(edition: str, number: int) -> str:
    """Play until there are enough rounds; format the times of all rounds and of the quiet ones."""
    found: list[tuple[bool, float]] = []
    for seed in count(1):
        found += rounds(edition, seed)
        if len(found) >= number:
            break
    every = [seconds for _, seconds in found[:number]]
    quiet = [seconds for calm, seconds in found[:number] if calm]
    return f"{edition:8} all: {figures(every)}   quiet: {figures(quiet or [0.0])}"


def figures(seconds: list[float]) -> str:
    """Format the mean, the median and the largest of some times."""
    mean, middle, most = fmean(seconds), median(seconds), max(seconds)
    return f"{len(seconds):4} rounds, mean {mean:4.1f} s, median {middle:4.1f}, max {most:4.1f}"


def main() -> None:
    """Print a line for each edition."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    number = parser.parse_args().rounds
    for edition in EDITIONS:
        print(report(edition, number))


if __name__ == "__main__":
    main()
