"""Whether bots choose the same at the table and in the fast game, decision by decision.

    python benchmarks/fast_bots.py [--decisions N] [--seed S]

Fast games of every edition, mode, number of players and option are played by the bots of the form.
Before each action the engine's position is made of the arrays, and the bot of the table is shown
what its seat may see of it: every other time the whole observation, else the short one that
`simulate` shows. Choices between equals are no exception: the bot of the table is lent the
numbers that the fast one is about to draw. It exits with 1 at the first difference.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from copy import copy
from typing import Any

from fast import ways

from risk_widget.board import load_board
from risk_widget.bots import PlanningBot, make
from risk_widget.engine.brief_observation import constant_parts, observe_briefly
from risk_widget.engine.chance import Seeded
from risk_widget.engine.config import GameConfig
from risk_widget.engine.observation import observe
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiled_bots import random_fraction
from risk_widget.fast.fast_game import FastGame
from risk_widget.fast.record_writer import fast_action
from risk_widget.fast.surroundings import random_below
from risk_widget.rules.edition import SEATS, load_edition

BOTS = ("cautious", "bold", "easygoing")
MAX_ROUNDS = 60


class Lent(random.Random):
    """Chance at the table that gives the numbers of a fast game's bots."""

    chance: Any = None

    def random(self) -> float:
        """The next fraction."""
        return random_fraction(self.chance)

    def randrange(self, start: int, *_: Any, **__: Any) -> int:
        """The next number below ``start``."""
        return int(random_below(self.chance, start))


def table_bot(name: str, luck: Lent, board: Any) -> Any:
    """A bot of the table with this chance."""
    bot: Any = make(name, 0, board=board)
    bot._random = luck  # noqa: SLF001 - nobody else lends chance
    return bot


def compare(config: GameConfig, seed: int, counts: Counter[str], most: int) -> str:
    """Play a fast game; the first difference, or nothing."""
    fast, luck, constant = FastGame(config, seed), Lent(), constant_parts(config)
    names = [BOTS[(seed + seat * (1 + seed // 3)) % len(BOTS)] for seat in range(config.players)]
    bots = [table_bot(name, luck, config.board) for name in names]
    for number in range(most):
        if fast.is_over or fast.now[at.ROUND] > MAX_ROUNDS:
            break
        seat, state = int(fast.now[at.ACTOR]), fast.state
        luck.chance = copy(fast.chance)
        bot = bots[seat]
        quick = type(bot) is PlanningBot and number % 2
        seen = observe_briefly(constant, config, state) if quick else observe(config, state, seat)
        theirs = bot.choose(seen)
        row = fast.choose(names[seat])
        ours = fast_action(config, [int(value) for value in row]).to_dict()
        if theirs != ours:
            return f"{names[seat]}, {state.phase_name}, action {number}: {theirs} or {ours}"
        if any(a != b for a, b in zip(luck.chance, fast.chance, strict=True)):
            return f"{names[seat]}, {state.phase_name}, action {number}: it asked for other chance"
        counts[f"{names[seat]} {state.phase_name}"] += 1
        fast.apply(row)
    return ""


def main() -> int:
    """Compare as many decisions as asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    seed, games = asked.seed, 0
    while counts.total() < asked.decisions:
        print(counts.total(), flush=True)
        for edition, mode, players, options in ways():
            rules, seats = load_edition(edition), SEATS[:players]
            config = GameConfig(rules, mode, seats, load_board("classic"), options, Seeded(0))
            difference = compare(config, seed, counts, 1 << 30)
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
