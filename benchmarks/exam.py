"""How often an exam's interval contains the rung of the bot that took the exam, in the fast game.

Run it with: python benchmarks/exam.py [--people N] [--rungs LOW HIGH] [--drawn]
and, for how clearly a higher rung wins an exam's games, and how long they last: --games N

Bots of each rung take the exam as people do: each game is against the rung that the games so far
indicate, with a random place in the order of turns. Without --drawn, all games are played; with it,
results are drawn with the chances that the model gives, which tests only the arithmetic.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import exp, log
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from risk_widget.bots.ladder import LADDER, STRENGTHS
from risk_widget.bots.start_values import place_terms
from risk_widget.laboratory.simulation import simulate
from risk_widget.practice.exam import GAMES, SHARPNESS, TABLE, estimate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.course.played_games import PlayedGame

EDITION, MODE, PLAYERS = TABLE
MOST_ROUNDS = 200
APART = 3
"""The distance between the rungs whose games show how much a difference in strength matters."""


def results(rung: int, rival: int, games: int, seed: str) -> Iterator[tuple[int, bool]]:
    """Play games between two rungs; yield the first rung's place, from 1, and whether it won."""
    bots = [LADDER[rung - 1], LADDER[rival - 1]]
    played = simulate(
        bots, games, edition=EDITION, mode=MODE, seats=PLAYERS, seed=seed, fast=True,
        max_rounds=MOST_ROUNDS,
    )  # fmt: skip
    for game in played.games:
        seat = next(seat for seat, bot in game.bots.items() if bot == 0)
        yield game.places[seat], game.winner == seat


def drawn(rung: int, rival: int, games: int, seed: str) -> Iterator[tuple[int, bool]]:
    """Draw results according to the model's chances."""
    random = Random(seed)
    for _ in range(games):
        place = random.randint(1, PLAYERS)
        terms = place_terms(EDITION, MODE, PLAYERS, rival)
        lead = SHARPNESS * (STRENGTHS[rung - 1] - STRENGTHS[rival - 1])
        lead += terms[place - 1] - terms[PLAYERS - place]
        yield place, random.random() < 1 / (1 + exp(-lead))


def exams(rung: int, people: int, *, plays: bool) -> list[list[PlayedGame]]:
    """Simulate exams of people who play like a bot of this rung; return their games."""
    taken: list[list[PlayedGame]] = [[] for _ in range(people)]
    for number in range(GAMES):
        groups: dict[int, list[list[PlayedGame]]] = defaultdict(list)
        for games in taken:
            groups[estimate(games).rung].append(games)
        for rival, waiting in groups.items():
            seed = f"exam/{rung}/{number}/{rival}"
            found = (results if plays else drawn)(rung, rival, len(waiting), seed)
            for games, (place, won) in zip(waiting, found, strict=True):
                games.append(
                    {
                        "at": number, "rivals": [LADDER[rival - 1]], "won": won, "place": place,
                        "edition": EDITION, "mode": MODE,
                    }
                )  # fmt: skip
    return taken


def line(rung: int, people: int, *, plays: bool) -> tuple[str, list[bool]]:
    """Let bots of a rung take the exam; return the figures, and whether each interval was right."""
    levels = [estimate(games) for games in exams(rung, people, plays=plays)]
    held = [level.low <= rung <= level.high for level in levels]
    wide = fmean(level.high - level.low + 1 for level in levels)
    off = fmean(level.rung - rung for level in levels)
    near = fmean(abs(level.rung - rung) <= 1 for level in levels)
    told = (
        f"rung {rung:2}: the interval holds {100 * fmean(held):.0f}%, {wide:.1f} rungs; "
        f"{off:+.2f} rungs off, {100 * near:.0f}% within one rung; {people} exams"
    )
    return told, held


def sharpness(rung: int, games: int) -> tuple[str, float]:
    """Measure how often a rung beats the one `APART` below it, and how long the games last."""
    below = rung - APART
    bots = [LADDER[rung - 1], LADDER[below - 1]]
    played = simulate(
        bots, games, edition=EDITION, mode=MODE, seats=PLAYERS, seed=f"exam/sharp/{rung}",
        fast=True, max_rounds=MOST_ROUNDS,
    )  # fmt: skip
    won, lost = played.wins
    told = log(won / lost) / (STRENGTHS[rung - 1] - STRENGTHS[below - 1])
    rounds = sorted(game.rounds for game in played.games)
    return (
        f"rung {rung} wins {100 * won / (won + lost):.1f}% of {games} against rung {below}: "
        f"{told:.2f} of the ladder's difference; {rounds[games // 2]} rounds in the middle, "
        f"{rounds[9 * games // 10]} in one of ten"
    ), told


def main() -> None:
    """Print how often the intervals hold, by rung, or how sharp the exam's games are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rungs", type=int, nargs=2, default=(1, len(LADDER)))
    parser.add_argument("--drawn", action="store_true", help="draw the results")
    parser.add_argument("--games", type=int, default=0, help="measure games between two rungs")
    asked = parser.parse_args()
    low, high = asked.rungs
    if asked.games:
        found = []
        for rung in range(max(low, APART + 1), high + 1):
            told, share = sharpness(rung, asked.games)
            found.append(share)
            print(told, flush=True)
        print(f"mean {fmean(found):.2f}; the exam counts with {SHARPNESS}")
        return
    every: list[bool] = []
    for rung in range(low, high + 1):
        told, held = line(rung, asked.people, plays=not asked.drawn)
        every += held
        print(told, flush=True)
    print(f"in all {100 * fmean(every):.1f}% of {len(every)}; told: 80%")


if __name__ == "__main__":
    main()
