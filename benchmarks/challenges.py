"""The lowest rungs' wins in each lesson's challenge, with different dice in each game.

Run it with: python benchmarks/challenges.py [LESSON ...] [--games N] [--file FILE]

It prints a row for each challenge and, with all 200 games, stores it with a stamp in FILE, by
default `tests/lessons/challenge_wins.json`; challenges with fresh figures there are not played
again. A star marks the rung of the learner who comes to the challenge: it should win 20 to 60%.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from risk_widget.course.kinds.challenge import play
from risk_widget.course.lesson_file import load_source
from tests.lessons.challenge_wins import (
    FILE,
    GAMES,
    RUNGS_OF_LEARNERS,
    challenges,
    is_fair,
    kept_wins,
    rung_then,
    stamp_of,
)
from tests.lessons.kept_rows import write_rows

PARTS = 4
"""The number of parts into which a rung's games are divided, so that several cores share them."""


def main() -> None:
    """Play the challenges that have no fresh figures, and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lessons", nargs="*", help="the beginnings of their ids; by default all")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    kept = kept_wins(asked.file) if asked.file.exists() else {}
    every = dict(challenges())
    kept = {name: row for name, row in kept.items() if name in every}
    for name, step in every.items():
        if asked.lessons and not name.startswith(tuple(asked.lessons)):
            continue
        row = kept.get(name)
        if row is None or row["stamp"] != stamp_of(step):
            won = {bot: wins(name, bot, asked.games) for bot in RUNGS_OF_LEARNERS}
            row = {"stamp": stamp_of(step), "games": asked.games, "won": won}
        if row["games"] == GAMES:
            kept[name] = row
            write_rows(asked.file, {each: kept[each] for each in every if each in kept})
        print(line_of(name, row), flush=True)


def wins(name: str, bot: str, games: int) -> int:
    """Count the games of a challenge that a bot wins."""
    with ProcessPoolExecutor() as pool:
        return sum(pool.map(partial(won, name, bot, games), range(PARTS)))


def won(name: str, bot: str, games: int, part: int) -> int:
    """Count the bot's wins in one part of the games."""
    lesson, _, edition = name.partition("/")
    step = load_source(lesson).steps[-1].under(edition)
    return sum(play(step, bot, f"wins/{number}").won for number in range(part, games, PARTS))


def line_of(name: str, row: dict[str, Any]) -> str:
    """Format the shares of wins, and say whether the challenge is too hard or too easy."""
    shares = [
        f"{bot} {100 * row['won'][bot] / row['games']:.1f}%{'*' * (bot == rung_then(name))}"
        for bot in RUNGS_OF_LEARNERS
    ]
    return f"{name}: {', '.join(shares)}{'' if is_fair(name, row) else '  <- change it'}"


if __name__ == "__main__":
    main()
