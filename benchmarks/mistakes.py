"""Check that mistakes are real and tell players apart: `… mistakes.py proof|rungs|usual|capitals`.

`proof` lets weaker rungs of the ladder play the person, and looks for their mistakes as a page does
after a game. From each mistake, a bot that is neither the judge nor the one that confirmed it plays
on with both answers: for how many mistakes does the better answer win more games?

`rungs` plays games of rungs 2, 5 and 8, and prints the win chance that each loses in a turn,
alone and compared with the usual amount in such games.

`usual` measures this usual amount: in every kind of game, with all seats on rung 2, 5 or 8, in some
turns of each game. With `--write`, it is written to `risk_widget/game_review/baselines.json`. If a
higher rung seems to lose more than a lower one, that is due to chance: both get the mean.

`capitals` asks whether the choice of a capital could be judged in the same way: does the capital to
which the expert gives the highest value win more games than others do?
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

from risk_widget.bots.expert.weights import kind_of
from risk_widget.bots.ladder import LADDER
from risk_widget.engine.codes import CHOOSE_CAPITAL, IN_CAPITAL
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.game_review.baselines import MEASURED, REGULAR, usual
from risk_widget.game_review.continuations import Continuations
from risk_widget.game_review.decisions import KINDS, Answer, Decision, Judge
from risk_widget.game_review.mistakes import CONFIRMED_BY, ChancesGivenAway, Search
from risk_widget.game_review.reviewing import turns_of
from risk_widget.results.intervals import mean_interval, share_interval, student
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game_review.mistakes import Found

GAMES = (("czech", "domination", 3), ("nordic", "missions", 3), ("german", "missions", 3))
SEATS = ("red", "blue", "green", "yellow", "purple", "black")
PERSONS = ("learner", "casual", "regular", "practised")
OTHERS = "regular"
WITNESS = "cautious"
"""The bot that continues the games in the proof."""
PAIRS = 200
LAST_ROUND = 200


def played(seed: int, person: str, others: str = OTHERS) -> Search:
    """Play the game with this seed; return a search for its first seat's mistakes."""
    edition, mode, players = GAMES[seed % len(GAMES)]
    config = Game.new(edition=edition, mode=mode, seats=SEATS[:players]).config
    fast = FastGame(config, seed)
    fast.play([person, *[others] * (players - 1)], LAST_ROUND)
    return Search(fast.again(), SEATS[0])


def prove(wanted: argparse.Namespace) -> None:
    """Find mistakes, and have the witness check each."""
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
    """Measure the lead of the better answer in the witness's games."""
    judge = Judge(search.config)
    continuations = Continuations(judge, WITNESS, "witness", finishes=False)
    return continuations.compare(found.decision, range(PAIRS)).margin


def told(games: int, mistakes: int, agreed: int, gained: float) -> str:
    """Format the figures so far, with the 95% interval of the share."""
    share, (low, high) = agreed / mistakes, share_interval(agreed, mistakes)
    return (
        f"{games} games, {mistakes} mistakes: the better answer is better in {agreed}, "
        f"{100 * share:.1f}% ({100 * low:.1f}-{100 * high:.1f}); "
        f"{100 * gained / mistakes:.1f} points on average"
    )


def rungs(wanted: argparse.Namespace) -> None:
    """Print the win chance that rungs 2, 5 and 8 lose in a turn, and how sure their order is."""
    told_before: tuple[float, float] | None = None
    for number in MEASURED:
        given, regular = ChancesGivenAway(), 0.0
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            search = played(seed, LADDER[number - 1])
            search.judge_all()
            given.add(search.given)
            regular += search.given.turns * usual(kind_of(search.config), REGULAR)
        mean, error = (part * given.turns / regular for part in given.mean())
        kinds = ", ".join(f"{kind} {100 * given.mean(kind)[0]:.2f}" for kind in KINDS)
        print(f"rung {number}: {100 * given.mean()[0]:.1f}% of a turn's chance, ", end="")
        half = student(given.turns - 1) * error
        print(f"{100 * mean:.0f} ± {100 * half:.0f}% of what is usual on rung ", end="")
        print(f"{REGULAR}, over {given.turns} turns ({kinds})", flush=True)
        if told_before is not None:
            gap, of_gap = told_before[0] - mean, sqrt(told_before[1] ** 2 + error**2)
            print(f"  below the one before by {100 * gap:.0f}, {gap / of_gap:.1f} standard errors")
        told_before = mean, error


USUAL = Path(__file__).parents[1] / "risk_widget" / "game_review" / "baselines.json"
OF_EACH = 10
"""The maximum number of turns judged per game, so that the turns come from many games."""


def usually(wanted: argparse.Namespace) -> None:
    """Measure the win chance usually lost per turn in every kind of game."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for kind, configs in kinds_of_games().items():
        rows = {rung: given_in(configs, rung, wanted.turns) for rung in MEASURED}
        for rung, given in rows.items():
            mean, error = given.mean()
            half = student(given.turns - 1) * error
            print(f"{kind}, rung {rung}: {100 * mean:.1f} ± {100 * half:.1f}%", flush=True)
        falling = {
            part: pooled([given.mean(part)[0] for given in rows.values()])
            for part in ("all", *KINDS)
        }
        found[kind] = {
            str(rung): {part: round(means[n], 4) for part, means in falling.items()}
            for n, rung in enumerate(MEASURED)
        }
    if wanted.write:
        USUAL.write_text(f"{json.dumps(found, indent=1)}\n", encoding="utf-8")


def kinds_of_games() -> dict[str, list[GameConfig]]:
    """Map every kind of game to the editions, modes and numbers of players of that kind."""
    found = defaultdict(list)
    for config in configs():
        found[kind_of(config)].append(config)
    return dict(sorted(found.items()))


def configs() -> Iterator[GameConfig]:
    """Yield all editions and modes, for each number of players."""
    for edition in edition_ids():
        for mode, data in load_edition(edition).modes.items():
            for players in data.players:
                yield Game.new(edition=edition, mode=mode, seats=SEATS[:players]).config


def given_in(configs: list[GameConfig], rung: int, turns: int) -> ChancesGivenAway:
    """Measure the win chance lost in at least ``turns`` turns, with one rung in all seats."""
    given, number = ChancesGivenAway(), 0
    while given.turns < turns:
        config = configs[number % len(configs)]
        fast = FastGame(config, 1000 + number)
        fast.play([LADDER[rung - 1]] * config.players, LAST_ROUND)
        game = fast.again()
        judge, some = Judge(game.config), turns_of(game)
        Random(number).shuffle(some)
        for turn in some[:OF_EACH]:
            given.add_turn([*judge.decisions(game, turn)])
        number += 1
    return given


def pooled(means: list[float]) -> list[float]:
    """Smooth a list of means so that it never rises: each rising run gets its common mean."""
    groups: list[list[float]] = []
    for mean in means:
        groups.append([mean])
        while len(groups) > 1 and sum(groups[-2]) / len(groups[-2]) < sum(groups[-1]) / len(
            groups[-1]
        ):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [sum(group) / len(group) for group in groups for _ in group]


def capitals(wanted: argparse.Namespace) -> None:
    """Play games to compare capitals: the best and worst by value, the expert's, a random one."""
    besides = "by the expert's rule", "the worst by value", "drawn"
    margins: dict[str, list[float]] = {name: [] for name in besides}
    spreads: list[float] = []
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        config = Game.new(edition="nordic", mode="capital", seats=SEATS[:3], seed=seed).config
        fast = FastGame(config, seed)
        while fast.state.phase != IN_CAPITAL:
            fast.apply(fast.choose(OTHERS))
        state, judge = fast.state, Judge(config)
        seat = state.actor
        worth = {
            capital: evaluate(judge.after(state, _chosen(capital)), config, seat)
            for capital, owner in enumerate(state.owner)
            if owner == seat
        }
        best, worst = (find(worth, key=worth.__getitem__) for find in (max, min))
        spreads.append(worth[best] - worth[worst])
        beside = judge.choice(state)[1], worst, Random(seed).choice([*worth])
        answers = [Answer((_chosen(t),), worth[t]) for t in (best, *beside)]
        decision = Decision("place", seat, 0, 0, state, answers[0], answers[0])
        continuations = Continuations(judge, CONFIRMED_BY, f"capitals/{seed}")
        ends = [continuations.outcomes(decision, answers, number) for number in range(PAIRS)]
        for name, column in zip(besides, range(1, 4), strict=True):
            margins[name].append(fmean(end[0].won - end[column].won for end in ends))
    print(f"by value the best and the worst are {100 * fmean(spreads):.1f} points apart")
    print(f"the best by value wins so many points more, in {wanted.games} positions:")
    for name, rows in margins.items():
        low, high = mean_interval(rows, -1, 1) or (-1.0, 1.0)
        print(f"  than the one that is {name}: {100 * fmean(rows):.1f} ", end="")
        print(f"({100 * low:.1f} to {100 * high:.1f})")


def _chosen(capital: int) -> tuple[int, ...]:
    return (CHOOSE_CAPITAL, capital, -1, -1, -1)


def evaluate(state: State, config: GameConfig, seat: int) -> float:
    """Estimate the seat's chance in a position from what the seat knows."""
    return Game(config, state).evaluate(config.seats[seat]).chances[config.seats[seat]]


def main() -> None:
    """Run the part that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("proof", "rungs", "usual", "capitals"))
    parser.add_argument("--write", action="store_true", help="what is usual")
    parser.add_argument("--turns", type=int, default=160, help="of which what is usual is measured")
    parser.add_argument("--mistakes", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument(
        "--games", type=int, default=10, help="of each rung; of capitals, positions"
    )
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    run = {"proof": prove, "rungs": rungs, "usual": usually, "capitals": capitals}
    run[wanted.what](wanted)


if __name__ == "__main__":
    main()
