"""Are the coach's remarks right, and do they come in time? `python benchmarks/coach.py`.

Rungs 2 to 6 of the ladder play the person in games of several editions against rung 6. After each
of their decisions the coach judges, as at a screen: within the same time, and with at most one
remark a turn. Each remark is then checked with 400 fresh pairs of games by a bot that is neither
the expert nor the one that confirmed it. A remark holds if the better decision wins more of them.
Times are those of the processor, so that other programs do not change the result.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from random import Random
from typing import TYPE_CHECKING

from risk_widget.bots.ladder import LADDER
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.game_review.coach import Coach, turn_ending
from risk_widget.game_review.continuations import Continuations
from risk_widget.game_review.mistakes import CONFIRMED_BY, prepare
from risk_widget.game_review.reviewing import turns_of
from risk_widget.host.coaching import SECONDS
from risk_widget.results.intervals import share_interval

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.game_review.decisions import Decision
    from risk_widget.game_review.reviewing import Turn

GAMES = (("czech", "domination", 3), ("nordic", "missions", 3), ("nordic", "capital", 3))
SEATS = ("red", "blue", "green")
RUNGS = (2, 3, 4, 5, 6)
OTHERS = "regular"
WITNESS = "cautious"
PAIRS = 400
LAST_ROUND = 40
OF_EACH = 6
"""The most turns to judge in a game, so that the remarks come from many games."""


def games(seed: int) -> Iterator[tuple[int, CoreGame]]:
    """Yield games with the rung of their first seat."""
    number = seed
    while True:
        edition, mode, players = GAMES[number % len(GAMES)]
        rung = RUNGS[number // len(GAMES) % len(RUNGS)]
        config = Game.new(edition=edition, mode=mode, seats=SEATS[:players]).config
        fast = FastGame(config, number)
        fast.play([LADDER[rung - 1], *[OTHERS] * (players - 1)], LAST_ROUND)
        yield rung, fast.again()
        number += 1


class Tally:
    """What was seen so far."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.turns: Counter[int] = Counter()
        self.remarks: Counter[int] = Counter()
        self.held: Counter[int] = Counter()
        self.by_kind: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        self.told = self.seen = 0.0

    def turn(self, coach: Coach, game: CoreGame, turn: Turn) -> Decision | None:
        """Judge a turn decision by decision; return the first that gets a remark."""
        found: Decision | None = None
        for until in range(turn.first + 1, turn.until + 1):
            begun = time.process_time()
            so_far = turn_ending(game, until)
            decision = coach.decision(so_far, since=until - 1)
            if decision is None:
                continue
            judgement = coach.judged(decision, so_far, SECONDS)
            self.times.append(time.process_time() - begun)
            if judgement.is_mistake and found is None:
                found = decision
                self.told += judgement.lost
        return found

    def check(self, rung: int, decision: Decision, witness: Continuations) -> None:
        """Ask the witness about a remark."""
        margin = witness.compare(decision, range(PAIRS)).margin
        held = margin > 0
        self.seen += margin
        self.remarks[rung] += 1
        self.held[rung] += held
        self.by_kind[decision.kind][0] += held
        self.by_kind[decision.kind][1] += 1

    def __str__(self) -> str:
        told, held = self.remarks.total(), self.held.total()
        low, high = share_interval(held, told) if told else (0.0, 1.0)
        times = sorted(self.times)
        at = times[int(0.99 * len(times))] if times else 0.0
        soon = sum(each <= 1 for each in times) / max(1, len(times))
        rungs = ", ".join(
            f"rung {rung}: {self.remarks[rung]} in {self.turns[rung]} turns" for rung in RUNGS
        )
        kinds = ", ".join(f"{kind} {a} of {b}" for kind, (a, b) in sorted(self.by_kind.items()))
        each = 100 / max(1, told)
        return (
            f"{told} remarks, {held} hold: {held * each:.1f} % ({100 * low:.1f}-{100 * high:.1f}); "
            f"{self.told * each:.1f} points told, {self.seen * each:.1f} seen\n"
            f"  {rungs}\n  {kinds}\n"
            f"  {len(times)} verdicts: {100 * soon:.2f} % within 1 s; 99 % within {at:.2f} s"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--remarks", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    prepare(CONFIRMED_BY)
    prepare(WITNESS)
    ends = time.monotonic() + 60 * wanted.minutes
    tally = Tally()
    for rung, game in games(wanted.seed):
        coach = Coach(game.config, clock=time.process_time)
        witness = Continuations(coach.judge, WITNESS, "witness", finishes=False)
        mine = [turn for turn in turns_of(game) if turn.seat == 0]
        for turn in Random(len(mine)).sample(mine, min(OF_EACH, len(mine))):
            if time.monotonic() < ends:
                tally.turns[rung] += 1
                decision = tally.turn(coach, game, turn)
                if decision is not None:
                    tally.check(rung, decision, witness)
        print(tally, flush=True)
        if tally.remarks.total() >= wanted.remarks or time.monotonic() >= ends:
            break


if __name__ == "__main__":
    main()
