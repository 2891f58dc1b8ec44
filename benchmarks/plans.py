"""Compare the order of plans found by looking ahead with their order in continued games.

Run it with: python benchmarks/plans.py --out FILE [--positions N] [--games N] [--least POINTS]
    [--seed N]

Positions come from games of bots in every edition and mode. In each, the best plan is compared with
another one of its list, drawn at random: games are played on from both, with the same dice, until
the plans differ by more than the least number of points with 95% certainty, until they are clearly
almost equal, or until the requested number of games has been played. Of the pairs that differ, it
counts those that the look ahead, and the first estimate, put in the same order. It also times the
look ahead, and the first numbers compared with a hint. Each pair is a line of the file; if stopped,
the program continues from there.
"""

from __future__ import annotations

import argparse
import json
from itertools import count, islice
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
from risk_widget.host.analyses import FIRST_LOOK
from risk_widget.results.intervals import newcombe, wilson
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.game_review.plans import Plan
    from risk_widget.reading.json_types import JsonObject

_PIECE = 100
_HOPELESS = 400
"""The number of games after which the comparison of two plans that hardly differ ends."""
_PHASES = ("reinforce", "attack")


def positions(seed: str) -> Iterator[Game]:
    """Let bots play a game of each edition and mode; yield a position from each."""
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
    """Continue games from two plans; return their number, the first's lead, whether it is real."""
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


def measured(game: Game, number: int, games: int, least: float) -> JsonObject:
    """Time the plans of a position, and compare the best one with another."""
    game.hint()  # fills the battle tables, so that neither timing includes them
    start = process_time()
    plans = plans_of(game.config, game.state)
    planned = process_time()
    game.hint()
    row: JsonObject = {
        "phase": game.phase,
        "plans": round(planned - start, 4),
        "hint": round(process_time() - planned, 4),
    }
    if len(plans) > 1:
        other = Random(number).choice(plans.plans[1:])
        start = process_time()
        ahead = plans.look_ahead().difference(other.letter, "A").value
        looked = process_time() - start
        early = plans.look_ahead(FIRST_LOOK).difference(other.letter, "A").value
        playing = PlanGames(game.config, game.state)
        played, lead, differ = compare(playing, plans[0], other, games, least)
        said = round(plans[0].chance - other.chance, 4)
        row |= {"position": game.position(), "said": said, "lead": round(lead, 4)}
        row |= {"games": played, "differ": differ, "ahead": round(ahead, 4), "looked": looked}
        row["early"] = round(early, 4)
    return row


def told(rows: list[JsonObject], least: float) -> str:
    """Format the results for the positions."""
    pairs = [row for row in rows if "lead" in row]
    differing = [row for row in pairs if row["differ"]]
    lines = [f"{len(differing)} of {len(pairs)} pairs differ by more than {100 * least:g} points."]
    names = {"ahead": "the look ahead", "said": "the first estimate"}
    names |= {"early": f"{FIRST_LOOK} games of it"}
    for kind, name in names.items():
        known = [row for row in pairs if kind in row]
        settled = [row for row in known if row["differ"]]
        agree = sum((row[kind] > 0) == (row["lead"] > 0) for row in settled)
        if settled:
            low, high = wilson(agree, len(settled))
            share = f"{100 * low:.0f} to {100 * high:.0f}%"
            lines.append(f"In the right order by {name}: {agree} of {len(settled)} ({share}).")
        if known:
            errors = sorted(abs(row[kind] - row["lead"]) for row in known)
            middle, most = median(errors), errors[int(0.95 * len(errors))]
            lines.append(
                f"The difference by {name} was {100 * middle:.1f} points off in the middle, and "
                f"{100 * most:.1f} or less in 95 of 100 pairs."
            )
    if pairs:
        lines.append(f"A look ahead took {median(row['looked'] for row in pairs):.2f} s.")
    times = [row["plans"] for row in rows]
    for phase in _PHASES:
        some = [row for row in rows if row["phase"] == phase]
        hints = sum(row["hint"] for row in some)
        if hints:
            ratio = sum(row["plans"] for row in some) / hints
            lines.append(f"First numbers took {ratio:.2f} times as long as hints in {phase}.")
    lines.append(f"They took {median(times):.3f} s in the middle, {max(times):.3f} s at most.")
    return "\n".join(lines)


def main() -> None:
    """Print how often the order of plans agrees with the games, and how long the plans take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200, help="in which plans differ")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--least", type=float, default=3.0)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=0, help="of the first games, in a new file")
    parser.add_argument("--out", type=Path, required=True, help="the file with a line a position")
    asked = parser.parse_args()
    least, ends = asked.least / 100, perf_counter() + 60 * asked.minutes
    text = asked.out.read_text(encoding="utf-8") if asked.out.exists() else ""
    rows: list[JsonObject] = [json.loads(line) for line in text.splitlines()]
    begins = rows[-1]["seed"] if rows else asked.seed
    done = sum(row["seed"] == begins for row in rows)
    games = ((seed, game) for seed in count(begins) for game in positions(str(seed)))
    for seed, game in islice(games, done, None):
        if sum(row.get("differ", False) for row in rows) >= asked.positions:
            break
        rows.append({"seed": seed, **measured(game, len(rows), asked.games, least)})
        with asked.out.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(rows[-1])}\n")
        print(told(rows, least), flush=True)
        if perf_counter() > ends:
            break


if __name__ == "__main__":
    main()
