"""The strength of the expert, and the calibration of its chances, in the fast game.

Run it with: python benchmarks/expert.py [strength|calibration|decisions] [--games N] [--only TEXT]
[--bot master [--plays N]]

The master is the expert looking ahead: for each decision, it plays N games on in its head. Strength
is pooled over both compositions of a table, one against two and two against one, so that 50 is
equal; at a table of two it is the share of games won. For calibration, the expert and the bots of
the form play games against each other, with other seeds than in training, and the chances by which
the expert plans at the beginning of a turn are compared with the results; `chances.py` does the
same for the chances that players are shown. Decisions are timed at a table without numba.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING
from unittest.mock import patch

from bot_matches import WinsAtTable, pooled

from risk_widget.bots import make
from risk_widget.bots.expert.playing_on import PLAYS
from risk_widget.compiled import records
from risk_widget.game import Game
from risk_widget.laboratory.simulation import simulate
from risk_widget.results.intervals import share_interval
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.rules.edition import Edition

CALIBRATION_SEED = 77_000_000
"""The seed of games held out from the training."""
MOST_ROUNDS = 300
MOST_TIMED_ROUNDS = 60
SIX = 6


def goals() -> Iterator[tuple[str, str | Edition, str, int, str, float]]:
    """Yield the name, edition, mode, players, opponent and target of each goal."""
    dealt = load_edition("czech").variant(territories="deal")
    for opponent, duel in (("cautious", 75), ("bold", 65)):
        yield f"Czech, {opponent}", "czech", "domination", 3, opponent, 65
        yield f"Czech dealt, {opponent}", dealt, "domination", 3, opponent, 65
        yield f"German, {opponent}", "german", "domination", 2, opponent, duel
    for edition in edition_ids():
        for mode in load_edition(edition).modes.values():
            players = 3 if 3 in mode.players else min(mode.players)
            if (edition, mode.id) != ("czech", "domination"):
                yield f"{edition} {mode.id}, cautious", edition, mode.id, players, "cautious", 65
    for players in (4, 5):
        yield f"german missions {players}, cautious", "german", "missions", players, "cautious", 65


def table(
    bot: str, seats: tuple[int, int], opponent: str, games: int, edition: str | Edition, mode: str
) -> tuple[WinsAtTable, int]:
    """Play one composition; also return the length of the longest game, in rounds."""
    bots = [bot] * seats[0] + [opponent] * seats[1]
    seed = f"strength/{seats}"
    result = simulate(
        bots, games, edition=edition, mode=mode, fast=True, max_rounds=MOST_ROUNDS, seed=seed
    )
    wins = sum(result.wins[: seats[0]])
    played = WinsAtTable(*seats, wins, games - result.unfinished - wins, result.unfinished)
    return played, max(game.rounds for game in result.games)


def strength(bot: str, games: int, only: str) -> None:
    """Print the results of every pairing next to its goal."""
    for name, edition, mode, players, opponent, aim in goals():
        if only not in name:
            continue
        compositions = [(1, 1)] if players == 2 else [(1, players - 1), (players - 1, 1)]
        played = [table(bot, seats, opponent, games, edition, mode) for seats in compositions]
        tables = [each for each, _ in played]
        mean, half = pooled(tables)
        print(
            f"{name:28} {players} players: {mean:.1f} ± {half:.1f} (aim {aim}), "
            f"{' and '.join(f'{t.wins} of {t.games}' for t in tables)}, longest game "
            f"{max(rounds for _, rounds in played)} rounds, {sum(t.unfinished for t in tables)} "
            "unfinished",
            flush=True,
        )
    if only in "alone against five":
        alone, rounds = table(bot, (1, SIX - 1), "cautious", games, "czech", "domination")
        low, high = share_interval(alone.wins, alone.games)
        print(
            f"alone against five cautious, Czech: {alone.wins / alone.games:.1%} "
            f"({low:.1%}–{high:.1%}; aim 40%, equal 16.7%), longest game {rounds} rounds"
        )


def calibration(games: int, only: str) -> None:
    """Print a reliability table for each goal and number of players, and one for all together."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
    import numpy as np
    from expert_fit import groups_of, kinds_of, outcomes, reliability, trained_chances
    from expert_games import games_apart

    samples = games_apart(games, only, CALIBRATION_SEED)
    together = []
    for kind in groups_of([samples]):
        chance, alive, won = trained_chances(samples, kind)
        said, came = outcomes(chance, alive, won)
        together.append((said, came))
        bins, error = reliability(said, came)
        played = sum(len(np.unique(samples.games[each][0])) for each in kinds_of([samples], kind))
        print(f"{kind}: {played} games, {len(said)} chances, expected error {error:.3f}")
        print("   said  " + " ".join(f"{b.said:6.1%}" for b in bins))
        print("   came  " + " ".join(f"{b.came:6.1%}" for b in bins))
        print("   seats " + " ".join(f"{b.seats:6}" for b in bins), flush=True)
    said, came = (np.concatenate(rows) for rows in zip(*together, strict=True))
    bins, error = reliability(said, came)
    print("all together:  said, came, seats")
    for b in bins:
        print(f"  {b.said:6.1%} {b.came:6.1%} {b.seats:7}")
    print(f"  expected error {error:.3f}")


def decisions(bot: str, games: int) -> None:
    """Print a bot's thinking time at a table, without compiled code, in games against itself."""
    for edition, mode, players in (
        ("czech", "domination", 3), ("nordic", "missions", 6), ("nordic", "capital", 3),
        ("italian", "missions", 4), ("german", "domination", 2), ("czech", "duel", 2),
    ):  # fmt: skip
        times: dict[str, list[float]] = {}
        rounds = 0
        for seed in range(games):
            game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=seed)
            bots = {seat: make(bot, seed) for seat in SEATS[:players]}
            while not game.is_over and game.round <= MOST_TIMED_ROUNDS:
                assert game.actor is not None
                seen, begun = game.observe(game.actor), process_time()
                action = bots[game.actor].choose(seen)
                times.setdefault(game.phase, []).append(process_time() - begun)
                game.apply(action)
            rounds += game.round
        every = sorted(time for taken in times.values() for time in taken)
        print(
            f"{edition} {mode} {players}: {games} games, {rounds} rounds, {len(every)} decisions: "
            f"{_milliseconds(every)}; "
            + "; ".join(f"{p} {_milliseconds(sorted(taken))}" for p, taken in times.items()),
            flush=True,
        )


def _milliseconds(taken: list[float]) -> str:
    """Format the mean, 99th percentile and maximum of sorted times."""
    late = taken[min(len(taken) - 1, 99 * len(taken) // 100)]
    times = (sum(taken) / len(taken), late, taken[-1])
    return "mean {:.0f}, 99% {:.0f}, most {:.0f} ms".format(*(1000 * t for t in times))


def main() -> None:
    """Print the figures asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "what", choices=["strength", "calibration", "decisions"], nargs="?", default="strength"
    )
    parser.add_argument("--games", type=int)
    parser.add_argument("--only", default="", help="pairings whose name holds this")
    parser.add_argument("--bot", choices=["expert", "master"], default="expert")
    parser.add_argument("--plays", type=int, default=PLAYS, help="the depth of the master")
    asked = parser.parse_args()
    if asked.what == "calibration":
        calibration(asked.games or 20, asked.only)
    elif asked.what == "decisions":
        decisions(asked.bot, asked.games or 2)
    else:
        with patch.object(records, "PLAYS", asked.plays):
            strength(asked.bot, asked.games or 1000, asked.only)


if __name__ == "__main__":
    main()
