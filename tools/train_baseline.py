"""Train the package's small network in games against `easygoing`, and write its weights.

Run it with: python tools/train_baseline.py [--seed N] [--first N] [--then N] [--against BOT]

It begins with games of two players, which are short, and continues with three kinds in turn.
The rounds are counted, not timed, and numpy's arithmetic is fixed (`same_arithmetic.py`), so that
the same seed trains the same network again. At the end it plays each kind of game by the actions
that the network scores highest, with seeds that it has not been trained on.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import islice
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from same_arithmetic import fix_arithmetic

if __name__ == "__main__":
    fix_arithmetic()

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from risk_widget.environments.network import Network, baseline  # noqa: E402
from risk_widget.environments.training import Trainer, share_won  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

WEIGHTS = ROOT / "risk_widget" / "environments" / "baseline.json"
LOG = ROOT / "tools" / "baseline_training.log"
GAMES: dict[str, dict[str, Any]] = {
    "German domination, 2 players": {"edition": "german", "mode": "domination", "seats": 2},
    "Czech domination, 3 players": {"edition": "czech", "mode": "domination", "seats": 3},
    "Nordic missions, 3 players": {"edition": "nordic", "mode": "missions", "seats": 3},
}
TOLD = 10
"""The number of rounds between two lines of the log."""


def main() -> None:
    """Read the command line, train, write and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=30, help="rounds of games of two players")
    parser.add_argument("--then", type=int, default=40, help="rounds of each kind of game")
    parser.add_argument("--measure", action="store_true", help="the weights there are; no training")
    parser.add_argument("--games", type=int, default=1000, help="of each kind, to measure it")
    parser.add_argument("--against", default="easygoing", help="the bot to measure it against")
    asked = parser.parse_args()
    with LOG.open("a" if asked.measure else "w", encoding="utf-8") as log:
        if asked.measure:
            against = "" if asked.against == "easygoing" else f" --against {asked.against}"
            tell(log, f"python tools/train_baseline.py --measure --games {asked.games}{against}")
            measure(log, asked.games, asked.against)
            return
        said = f"--seed {asked.seed} --first {asked.first} --then {asked.then}"
        tell(log, f"python tools/train_baseline.py {said} --games {asked.games}")
        network = Network(asked.seed)
        trainers = {
            name: Trainer("easygoing", seed=asked.seed, network=network, **game)
            for name, game in GAMES.items()
        }
        tell(log, f"{network.size} weights")
        train(log, list(trainers.items())[:1], asked.first)
        train(log, list(trainers.items()), asked.then)
        WEIGHTS.write_text(json.dumps(network.to_dict()) + "\n", encoding="utf-8")
        measure(log, asked.games, asked.against)
        tell(log, f"{process_time():.0f} s of computing")


def measure(log: Any, games: int, bot: str) -> None:
    """Measure the written weights in games whose seeds were not used for training."""
    for name, game in GAMES.items():
        won, played = share_won(baseline(), games, bot, seed=10**6, **game)
        tell(log, f"{name}: won {won} of {played} against {bot}")


def train(log: Any, trainers: Sequence[tuple[str, Trainer]], rounds: int) -> None:
    """Train on each kind of game in turn, printing a line for every ten rounds."""
    for number in range(1, rounds + 1):
        for name, trainer in trainers:
            for _ in islice(trainer.rounds(), 1):
                pass
            if number % TOLD == 0 or number == rounds:
                recent = [each for each in trainer.curve[-TOLD:] if each.won is not None]
                games = sum(each.games for each in recent)
                won = sum(each.won * each.games for each in recent if each.won is not None)
                share = f"{won / games:.2f}" if games else "-"
                tell(log, f"round {number}, {name}: {games} games ended, won {share}")


def tell(log: Any, line: str) -> None:
    """Print a line, and write it to the log."""
    print(line, flush=True)
    print(line, file=log, flush=True)


if __name__ == "__main__":
    main()
