"""Play at random for long, in every edition and mode, and look at every position.

    python benchmarks/soak.py [--actions N]

plays N actions (100,000 if not told otherwise) in every edition × mode, checks the invariants of
``tests/engine/invariants.py`` after each, and prints what it has seen.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from typing import TYPE_CHECKING

from risk_widget.board import load_board
from risk_widget.rules.edition import edition_ids, load_edition
from tests.engine.invariants import arrivals, check_cards, check_position
from tests.engine.ways import WAYS, choose, ring

if TYPE_CHECKING:
    from tests.engine.ways import Way

ACTIONS_PER_GAME = 3000


def soak(edition: str, mode: str, actions: int) -> Counter[str]:
    """Play so many actions of a mode, with every number of players and on boards of three sizes."""
    ways = [way for way in WAYS if (way.edition, way.mode) == (edition, mode)]
    boards = (load_board("classic"), ring(12), ring(6))
    seen: Counter[str] = Counter()
    seed = 0
    while seen["actions"] < actions:
        way: Way = ways[seed % len(ways)]
        game = way.new(seed, boards[seed % 3])
        chance = random.Random(seed)
        seed += 1
        before = sum(game.state.armies)
        for _ in range(min(ACTIONS_PER_GAME, actions - seen["actions"])):
            if game.is_over:
                seen["won"] += 1
                break
            events = game.apply(choose(game, chance))
            seen["actions"] += 1
            seen["captures"] += any(event.type == "captured" for event in events)
            seen["out"] += any(event.type == "eliminated" for event in events)
            check_position(game.state, game.setting.third)
            check_cards(game)
            now = sum(game.state.armies)
            assert now - before == arrivals(tuple(events)), (way, game)
            before = now
    seen["games"] = seed
    return seen


def main() -> None:
    """Print a line for every edition and mode."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=100_000, help="for each edition and mode")
    actions = parser.parse_args().actions
    for edition in edition_ids():
        for mode in load_edition(edition).modes:
            begun = process_time()
            seen = soak(edition, mode, actions)
            told = ", ".join(f"{count:,} {what}" for what, count in seen.items())
            print(f"{edition:8} {mode:11} {told}; {process_time() - begun:.1f} s", flush=True)
    print("no invariant broken")


if __name__ == "__main__":
    main()
