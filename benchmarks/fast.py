"""The speed of the compiled game, and a proof that it plays exactly as the engine does.

    python benchmarks/fast.py [--games N] [--bot simple]

prints the games per second of processor time on one core, for each edition, mode and number of
players, as `simulate(…, fast=True)` plays them with a bot in every seat. It exits with 1 if
three-player Czech domination is slower than the goal. There are goals for `simple` and `cautious`.

    python benchmarks/fast.py --proof N [--seed S]

plays N whole fast games for each edition, mode, number of players and option, with each of the bots
and with mixed ones, writes each game as a record, and has the engine replay it: every line is
checked, the engine's own record must be the same text, and the last position must be the same. It
exits with 1 at the first difference.
"""

from __future__ import annotations

import argparse
import random
import sys
from time import process_time
from typing import TYPE_CHECKING

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.config import GameConfig
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.laboratory.simulation import simulate
from risk_widget.notation.record import FORMAT
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator

GOALS = {"simple": 5000.0, "cautious": 1000.0}
GOAL_WAY = ("czech", "domination", 3)
MAX_ROUNDS = 300


def ways() -> Iterator[tuple[str, str, int, dict[str, str]]]:
    """Yield every edition, mode and number of players, with each value of every option."""
    for edition in edition_ids():
        loaded = load_edition(edition)
        chosen: list[dict[str, str]] = [{}]
        for option in loaded.options.values():
            others = (c.value for c in option.choices if c.value != option.default)
            chosen += [{option.id: value} for value in others]
        for mode in loaded.modes.values():
            for players in mode.players:
                for options in chosen:
                    yield edition, mode.id, players, options


def speed(games: int, bot: str) -> bool:
    """Print the games per second for each configuration; return whether the goal is reached."""
    goal = GOALS.get(bot, 0.0)
    simulate([bot] * 3, 1, edition="czech", mode="domination", fast=True)
    reached = True
    print(f"{'':34}games/s   rounds  actions  unfinished")
    for edition, mode, players, options in ways():
        begun = process_time()
        result = simulate(
            [bot] * players, games, edition=edition, mode=mode, options=options,
            max_rounds=MAX_ROUNDS, fast=True,
        )  # fmt: skip
        rate = games / (process_time() - begun)
        rounds = sum(result.rounds) / games
        actions = sum(game.actions for game in result.games) / games
        name = " ".join([edition, mode, str(players), *options.values()])
        print(f"{name:32}{rate:9.0f}{rounds:9.1f}{actions:9.0f}{result.unfinished:12}")
        if (edition, mode, players) == GOAL_WAY:
            reached = rate >= goal
    print(
        f"goal: {goal:.0f} games/s in {' '.join(map(str, GOAL_WAY))}:", "yes" if reached else "no"
    )
    return reached


def proof(games: int, seed: int) -> bool:
    """Print how many games of each configuration were replayed; return whether all agree."""
    total = lines = 0
    for edition, mode, players, options in ways():
        board = load_board("classic")
        config = GameConfig(load_edition(edition), mode, SEATS[:players], board, options, Seeded(0))
        chance = random.Random(f"{seed}/{edition}/{mode}/{players}/{options}")
        here = over = 0
        for number in range(games):
            fast = FastGame(config, chance.getrandbits(48))
            names = ("simple", "random") if number % 2 else ("cautious", "easygoing", "bold")
            mixed = 1 + number // 2
            bots = [names[(number + seat * mixed) % len(names)] for seat in range(players)]
            fast.play(bots, MAX_ROUNDS)
            text = fast.record()
            difference = _difference(fast, text)
            if difference:
                print(f"{edition} {mode} {players}, game {number}: {difference}\n{text}")
                return False
            here += text.count("\n")
            over += fast.is_over
        total, lines = total + games, lines + here
        name = " ".join([edition, mode, str(players), *options.values()])
        print(f"{name:32}{games:7} games the same, {over} to their end, {here} lines", flush=True)
    print(f"{total} games, {lines} lines (format {FORMAT}): no difference")
    return True


def _difference(fast: FastGame, text: str) -> str:
    replayed = Game.replay(text, board=fast.config.board)
    if not replayed.ok:
        return f"line {replayed.line}: {replayed.message}"
    if replayed.game.record() != text:
        return "the engine writes another record"
    theirs, ours = replayed.game.state.copy(), fast.state
    for state in (theirs, ours):
        state.dice_read = 0  # a replay does not draw the starting player again
        state.shuffles = 0
    return "" if theirs.key() == ours.key() else "the last position is another one"


def main() -> int:
    """Run the parts asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="simple")
    parser.add_argument("--proof", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    good = (
        speed(chosen.games, chosen.bot)
        if chosen.proof is None
        else proof(chosen.proof, chosen.seed)
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
