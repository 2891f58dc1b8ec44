"""Compare the order of plans by the expert's estimates with games played on from them.

Run it with: python benchmarks/plans.py [--positions N] [--games N] [--least POINTS] [--out FILE]

Positions come from games of bots in every edition and mode. In each, the best plan is compared with
the others of its list: games are played on from both, with the same dice, until they differ by more
than the least number of points with 95 % certainty, or until there are as many as asked for. Of the
pairs that differ, it counts those that the estimate had in the same order. It also times the first
numbers, and 400 games from each plan.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from risk_widget.bots import make
from risk_widget.game import Game
from risk_widget.game_review.plans import plans_of
from risk_widget.game_review.playing_plans import PlanGames
from risk_widget.results.intervals import newcombe, wilson
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.game_review.plans import Plan

_PIECE = 100
_HOPELESS = 400
"""Games after which a pair that cannot come to differ enough is given up."""
_PHASES = ("reinforce", "attack")


def positions(seed: str) -> Iterator[Game]:
    """Play a game of bots of each edition and mode; yield a position of each."""
    random = Random(seed)
    ways = [
        (edition, mode)
        for edition in edition_ids()
        for mode in load_edition(edition).modes.values()
    ]
    random.shuffle(ways)
    for edition, mode in ways:
        seats = list(SEATS[: random.choice(mode.players)])
        game = Game.new(edition=edition, mode=mode.id, seats=seats, seed=f"{seed}/{edition}")
        kinds = [random.choice(("bold", "cautious", "easygoing")) for _ in seats]
        bots = {s: make(kind, f"{seed}/{s}") for s, kind in zip(seats, kinds, strict=True)}
        last = random.randint(2, 7)
        open_ones = []
        while not game.is_over and game.round <= last:
            if game.round == last and game.phase in _PHASES and game.actor == game.turn:
                open_ones.append(game.fork())
            game.apply(bots[game.actor or ""].choose(game.observe(game.actor)))
        if open_ones:
            yield random.choice(open_ones)


def compare(
    playing: PlanGames, first: Plan, second: Plan, most: int, least: float
) -> tuple[int, float, bool]:
    """Play on from two plans; return the games, the first's lead, and whether they differ."""
    one: list[float] = []
    other: list[float] = []
    lead = 0.0
    while len(one) < most:
        numbers = range(len(one), len(one) + _PIECE)
        one += playing.results(first.line, numbers)
        other += playing.results(second.line, numbers)
        lead = (sum(one) - sum(other)) / len(one)
        low, high = newcombe(other, one)
        assert low is not None
        assert high is not None
        if low > least or high < -least:
            return len(one), lead, True
        if len(one) >= _HOPELESS and -least < low and high < least:
            break
    return len(one), lead, abs(lead) > least and abs(lead) > 2 / sqrt(len(one))


def main() -> None:
    """Print how often the order of plans agrees with games, and the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--least", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    least, began = asked.least / 100, perf_counter()
    first_numbers: list[float] = []
    hints: list[float] = []
    rows: list[dict[str, object]] = []
    tried = seed = 0
    errors: list[float] = []
    while len(rows) < asked.positions and perf_counter() - began < asked.seconds:
        for game in positions(str(seed)):
            start = process_time()
            plans = plans_of(game.config, game.state)
            first_numbers.append(process_time() - start)
            start = process_time()
            game.hint()
            hints.append(process_time() - start)
            if len(plans) > 1:
                tried += 1
                other = Random(tried).choice(plans.plans[1:])
                playing = PlanGames(game.config, game.state)
                games, lead, differ = compare(playing, plans[0], other, asked.games, least)
                said = plans[0].chance - other.chance
                errors.append(abs(said - lead))
                if differ:
                    row = {"position": game.position(), "said": said, "lead": lead, "games": games}
                    rows.append(row)
            agree = sum(float(str(row["lead"])) > 0 for row in rows)
            print(f"{tried} pairs, {len(rows)} differ, in {agree} of them as estimated", flush=True)
            if asked.out:
                asked.out.write_text(json.dumps(rows, indent=1) + "\n")
            if perf_counter() - began > asked.seconds or len(rows) >= asked.positions:
                break
        seed += 1
    agree = sum(float(str(row["lead"])) > 0 for row in rows)
    low, high = wilson(agree, len(rows)) if rows else (0.0, 1.0)
    print(
        f"The best plan by estimate won more games in {agree} of {len(rows)} pairs that differ by "
        f"more than {asked.least:g} points ({100 * low:.0f} to {100 * high:.0f} %)."
    )
    errors.sort()
    if errors:
        print(
            f"The estimated difference was {100 * median(errors):.1f} points off in the middle, "
            f"and {100 * errors[int(0.95 * len(errors))]:.1f} or less in 95 of 100 pairs."
        )
    print(
        f"First numbers: {median(first_numbers):.3f} s in the middle, {max(first_numbers):.3f} s "
        f"at most; {sum(first_numbers) / sum(hints):.2f} times as long as hints (processor time)."
    )


if __name__ == "__main__":
    main()
