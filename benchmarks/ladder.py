"""The ladder of bots: how clearly each rung beats the one below, in the fast game.

Run it with: python benchmarks/ladder.py [--games N] [--only TEXT] [--between BOT BOT]
with --times, for the time that each rung takes to decide at a table;
with --places, for the value of each place in the order of turns among equals, as the table of
risk_widget/bots/start_values.py;
with --people or --levels, for how often a level's interval contains a person's rung, and how wide
the interval is: --people plays ten games each for people who play like a rung, and --levels draws
the results of forty games each for people on every rung and half-way between two, which takes a
minute.

Neighbouring rungs meet in three kinds of games. First they play pairs of games with exchanged seats
until a sequential test settles which of them is better. Then they play a fixed number of games of
each composition, one against two and two against one, for the share of all games that the higher
rung wins; 50 is equal. The goal is a share from 60 to 70 in each of the three games.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from itertools import count, pairwise
from math import exp, log
from random import Random
from statistics import fmean
from time import process_time
from typing import TYPE_CHECKING, Any

from risk_widget.bots import make
from risk_widget.bots.ladder import BESIDE, LADDER, STRENGTHS
from risk_widget.bots.start_values import HIGH, LOW
from risk_widget.course.played_games import PlayedGame
from risk_widget.game import Game
from risk_widget.laboratory.simulation import simulate
from risk_widget.laboratory.tournaments import tournament
from risk_widget.practice.level import level_after
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


TABLES = (("czech", "domination", 3), ("nordic", "missions", 3), ("german", "domination", 2))
SEED = "ladder"
MOST_ROUNDS = 200
MOST_TIMED_ROUNDS = 30


def line(higher: str, lower: str, table: tuple[str, str, int], games: int) -> str:
    """Let two bots play each other at a table; format the result."""
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
    """Time a bot's decisions in the ordinary game, where nothing is compiled."""
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
    return f"{len(taken)} decisions, mean {mean:.2f} ms, 99% {late:.1f} ms, most {taken[-1]:.0f} ms"


def placed_games(
    table: tuple[str, str, int], bots: Sequence[str], games: int, seed: str
) -> Iterator[tuple[int, int | None]]:
    """Play fast games; yield the places of the first bot and of the winner (None without a winner).

    Places are counted in the order of turns from the starting player, whom the dice choose in some
    editions.
    """
    edition, mode, players = table
    played = simulate(
        bots, games, edition=edition, mode=mode, seats=players, seed=seed, fast=True,
        max_rounds=MOST_ROUNDS,
    )  # fmt: skip
    for game in played.games:
        first = next(seat for seat, bot in game.bots.items() if bot == 0)
        winner = None if game.winner is None else game.places[game.winner] - 1
        yield game.places[first] - 1, winner


def places(table: tuple[str, str, int], games: int) -> str:
    """Format each place's share of wins among equal bots, fitted to six rungs, as a table row."""
    won: dict[int, list[int]] = {}
    for rung in range(LOW, HIGH + 1):
        bots, seed = [LADDER[rung - 1]] * table[2], f"{SEED}/places/{table}/{rung}"
        counts = Counter(winner for _, winner in placed_games(table, bots, games, seed))
        won[rung] = [counts[place] for place in range(table[2])]
    rows = ", ".join(f"({', '.join(map(str, _share_line(won, rung)))})" for rung in (LOW, HIGH))
    edition, mode, players = table
    return f'    ("{edition}", "{mode}", {players}): ({rows}),'


def _share_line(won: Mapping[int, Sequence[int]], rung: int) -> list[int]:
    """Compute each place's wins in 1,000 games, by fitting lines to the logarithms of shares."""
    middle = fmean(won)
    spread = sum((at - middle) ** 2 for at in won)
    found = []
    for place in range(len(won[LOW])):
        logs = {at: log(counts[place] / sum(counts)) for at, counts in won.items()}
        slope = sum((at - middle) * value for at, value in logs.items()) / spread
        found.append(exp(fmean(logs.values()) + slope * (rung - middle)))
    return [round(1000 * share / sum(found)) for share in found]


def all_tables() -> list[tuple[str, str, int]]:
    """List every edition, mode and number of players."""
    return [
        (edition, mode, players)
        for edition in edition_ids()
        for mode, kind in load_edition(edition).modes.items()
        for players in kind.players
    ]


def people(table: tuple[str, str, int], place: int | None, many: int, *, told: bool = True) -> str:
    """Measure how well ten games reveal the rung of people who play like one of the lower eight.

    Their first rival is the bot for newcomers, and each later one has the proposed rung.

    Args:
        table: the edition, mode and number of players.
        place: people's place in the order of turns, 0 for the starting player; None: random.
        many: the number of people on each rung.
        told: whether the level takes account of the order of turns.
    """
    edition, mode, players = table
    lives: list[tuple[int, list[PlayedGame]]] = [
        (rung, []) for rung in range(1, 9) for _ in range(many)
    ]
    for turn in range(10):
        groups: dict[tuple[int, str], list[list[PlayedGame]]] = defaultdict(list)
        for rung, games in lives:
            groups[rung, level_after(games).bot].append(games)
        for (rung, rival), waiting in groups.items():
            bots = [LADDER[rung - 1], *[rival] * (players - 1)]
            # If dice decide who starts, the person has a different place in some games; these games
            # are dropped.
            for batch in count():
                if not waiting:
                    break
                number = len(waiting) * (1 if place is None else players)
                seed = f"{SEED}/people/{table}/{place}/{turn}/{rung}/{rival}"
                for at, winner in placed_games(table, bots, number, f"{seed}/{batch}"):
                    if place in (None, at) and waiting:
                        noted: PlayedGame = {"at": turn, "rivals": bots[1:], "won": winner == at}
                        if told:
                            noted |= {"edition": edition, "mode": mode, "place": at + 1}
                        waiting.pop().append(noted)
    found = [(rung, level_after(games)) for rung, games in lives]
    near = fmean(abs(level.rung - rung) <= 1 for rung, level in found)
    off = fmean(level.rung - rung for rung, level in found)
    held = fmean(level.low <= rung <= level.high for rung, level in found)
    wide = fmean(level.high - level.low + 1 for _, level in found)
    won = fmean(game["won"] for _, games in lives for game in games[5:])
    return (
        f"{100 * near:.0f}% within one rung, {off:+.2f} rungs off, "
        f"the interval holds {100 * held:.0f}%, {wide:.1f} rungs, "
        f"{100 * won:.0f}% of the last five games won; {len(lives)} people"
    )


def print_people(only: str, many: int) -> None:
    """Print how well levels are found for people who sit at random, go first or go last."""
    for table in TABLES:
        for place, where in ((None, "drawn"), (0, "always first"), (table[2] - 1, "always last")):
            for told in (True, False):
                name = f"{' '.join(map(str, table))}, {where}{'' if told else ', places ignored'}"
                if only in name:
                    print(f"{name:62}{people(table, place, many, told=told)}", flush=True)


def levels(number: int, many: int) -> str:
    """Measure how often the interval contains a person's rung after some games, and how wide it is.

    Wins are drawn at random with the chances given by the strengths of the ladder, so this tests
    only the arithmetic. People are on all rungs and half-way between two, where either rung counts
    as right. Half of them play one rival, the others two.
    """
    random = Random(f"{SEED}/levels/{number}")
    held, wide, near = [], [], []
    for half in range(2, 2 * len(LADDER) + 1):
        below, above = half // 2, (half + 1) // 2
        strength = (STRENGTHS[below - 1] + STRENGTHS[above - 1]) / 2
        for person in range(many):
            rivals, games = 1 + person % 2, list[PlayedGame]()
            for _ in range(number):
                bot = level_after(games).bot
                there = STRENGTHS[(BESIDE.get(bot) or LADDER.index(bot) + 1) - 1]
                won = random.random() < 1 / (1 + rivals * exp(there - strength))
                games.append({"at": 0, "rivals": [bot] * rivals, "won": won})
            level, rung = level_after(games), random.choice((below, above))
            held.append(level.low <= rung <= level.high)
            wide.append(level.high - level.low + 1)
            near.append(abs(level.rung - rung) <= 1)
    return (
        f"{number} games: the interval holds {100 * fmean(held):.0f}%, {fmean(wide):.1f} rungs; "
        f"{100 * fmean(near):.0f}% within one rung; {len(held)} people"
    )


def main() -> None:
    """Print the table asked for: neighbours, times, places, people or levels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="", help="pairings and tables whose name holds this")
    parser.add_argument(
        "--between", nargs=2, metavar="BOT", help="these two in place of neighbours"
    )
    parser.add_argument("--times", action="store_true", help="how long each rung takes to decide")
    parser.add_argument("--places", action="store_true", help="what each place is worth")
    parser.add_argument("--people", action="store_true", help="whether ten games find a level")
    parser.add_argument("--levels", action="store_true", help="whether intervals of levels hold")
    asked = parser.parse_args()
    if asked.levels:
        for number in (5, 10, 20, 40):
            print(levels(number, asked.games // 20), flush=True)
        return
    if asked.places:
        for table in all_tables():
            if asked.only in " ".join(map(str, table)):
                print(places(table, asked.games), flush=True)
        return
    if asked.people:
        print_people(asked.only, asked.games // 8)
        return
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
