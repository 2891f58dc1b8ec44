"""Check that each decision of a bot is the same at the table and in the fast game.

    python benchmarks/fast_bots.py [--decisions N] [--seed S] [--bots BOT …]

The bots of the form play fast games of every edition, mode, number of players and option. Before
each action, the table's bot is shown the position as its seat may see it: every other time as an
observation, otherwise as `simulate` shows it. Even choices between equals must agree: the table's
bot is lent the random numbers that the fast bot is about to draw. It exits with 1 at the first
difference.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from fast import ways

from risk_widget.board import load_board
from risk_widget.bots import make
from risk_widget.bots.ladder import RUNGS
from risk_widget.compiled.chance import BOTS as STREAM
from risk_widget.compiled.chance import M1, below, draw
from risk_widget.engine.actions import action_of
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import PHASES
from risk_widget.engine.config import GameConfig
from risk_widget.engine.observation import observe
from risk_widget.fast.games import FastGame
from risk_widget.rules.edition import SEATS, load_edition

if TYPE_CHECKING:
    from collections.abc import Sequence

BOTS = ("cautious", "bold", "easygoing", *RUNGS)
"""The bots to compare; the veteran and the expert are left out, as they plan more if compiled."""
MAX_ROUNDS = 60


class Lent(random.Random):
    """A random generator that gives a bot at the table the same numbers as in the fast game."""

    chance: Any = None

    def random(self) -> float:
        """Draw the next random fraction."""
        return draw(self.chance, STREAM) / M1

    def randrange(self, start: int, *_: Any, **__: Any) -> int:
        """Draw the next random number below ``start``."""
        return below(self.chance, STREAM, start)


def table_bot(name: str, luck: Lent, board: Any) -> Any:
    """Make a bot for the table that draws its random numbers from the given generator."""
    bot: Any = make(name, 0, board=board)
    bot._random = luck  # noqa: SLF001 - no other code replaces a bot's random generator
    return bot


def compare(
    config: GameConfig, seed: int, counts: Counter[str], most: int, kinds: Sequence[str] = BOTS
) -> str:
    """Play a fast game; return the first difference, or "" if there is none."""
    fast, luck = FastGame(config, seed), Lent()
    names = [kinds[(seed + seat * (1 + seed // 3)) % len(kinds)] for seat in range(config.players)]
    bots = [table_bot(name, luck, config.board) for name in names]
    for number in range(most):
        state = fast.state
        if fast.is_over or state.round > MAX_ROUNDS:
            break
        seat, phase = state.actor, PHASES[state.phase]
        luck.chance = fast.chance
        bot = bots[seat]
        if number % 2:
            theirs = bot.choose_seen(config, state.seen_by(seat)).to_dict()
        else:
            theirs = bot.choose(observe(config, state, seat))
        numbers = fast.choose(names[seat])
        ours = action_of(config, numbers).to_dict()
        if theirs != ours:
            return f"{names[seat]}, {phase}, action {number}: {theirs} or {ours}"
        if luck.chance != fast.chance:
            return f"{names[seat]}, {phase}, action {number}: it asked for other chance"
        counts[f"{names[seat]} {phase}"] += 1
        fast.apply(numbers)
    return ""


def main() -> int:
    """Compare as many decisions as the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs="+", default=BOTS, choices=BOTS)
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    seed, games = asked.seed, 0
    while counts.total() < asked.decisions:
        print(counts.total(), flush=True)
        for edition, mode, players, options in ways():
            rules, seats = load_edition(edition), SEATS[:players]
            config = GameConfig(rules, mode, seats, load_board("classic"), options, Seeded(0))
            difference = compare(config, seed, counts, 1 << 30, asked.bots)
            if difference:
                print(f"{edition} {mode} {players} {options}, seed {seed}: {difference}")
                return 1
            games += 1
            if counts.total() >= asked.decisions:
                break
        seed += 1
    for name, number in sorted(counts.items()):
        print(f"{name:28}{number:8}")
    print(f"{counts.total()} decisions of {games} games: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
