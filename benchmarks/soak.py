"""Play at random for a long time, in every edition and mode, and check every position.

    python benchmarks/soak.py [--actions N] [--messages N] [--only nordic/capital ...]

plays N actions (100,000 by default) in every edition × mode, with every number of
players and on boards of three sizes, checks the invariants of ``tests/engine/invariants.py`` after
each, and prints a summary. Then it sends N messages, nearly all malformed, to a live
widget: none of these may change the game, and each id must be answered. ``--only`` selects parts:
each an edition/mode, or ``messages``.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
from collections import Counter
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from risk_widget.board import load_board
from risk_widget.rules.edition import edition_ids, load_edition
from tests.engine.invariants import arrivals, check_cards, check_listing, check_position
from tests.engine.ways import WAYS, choose, ring

if TYPE_CHECKING:
    from risk_widget.game import Game
    from tests.engine.ways import GameSetup

ACTIONS_PER_GAME = 3000
MESSAGES = "messages"


def soak(edition: str, mode: str, actions: int) -> Counter[str]:
    """Play a number of actions in a mode, with every number of players, on three sizes of board."""
    ways = [setup for setup in WAYS if (setup.edition, setup.mode) == (edition, mode)]
    boards = (load_board("classic"), ring(12), ring(6))
    seen: Counter[str] = Counter()
    seed = 0
    while seen["actions"] < actions:
        setup: GameSetup = ways[seed % len(ways)]
        game = setup.new(seed, boards[seed // len(ways) % 3])
        chance = random.Random(seed)
        seed += 1
        before = sum(game.state.armies)
        for number in range(min(ACTIONS_PER_GAME, actions - seen["actions"])):
            if game.is_over:
                break
            events = game.apply(choose(game, chance))
            seen["actions"] += 1
            seen["captures"] += any(event.type == "captured" for event in events)
            seen["out"] += any(event.type == "eliminated" for event in events)
            check_position(game.state, game.config.third)
            check_cards(game)
            if number % 10 == 0:
                check_listing(game)
            now = sum(game.state.armies)
            assert now - before == arrivals(tuple(events)), (setup, game)
            before = now
        seen["won"] += game.is_over
        _take_back_and_again(game)
        seen["taken back"] += 1
    seen["games"] = seed
    return seen


def _take_back_and_again(game: Game) -> None:
    """Undo a hundred actions and redo them, expecting the same positions."""
    keys = [state.key() for state in game.positions[-101:]]
    for key in keys[-2::-1]:
        assert game.undo()
        assert game.state.key() == key
    for key in keys[1:]:
        assert game.redo()
        assert game.state.key() == key


def main() -> None:
    """Print a line for every edition and mode, and one for the messages."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--actions", type=int, default=100_000, help="for each edition and mode")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--only", nargs="*", help=f"editions/modes, or {MESSAGES!r}")
    options = parser.parse_args()
    gc.collect()
    gc.freeze()
    pairs = [
        f"{edition}/{mode}" for edition in edition_ids() for mode in load_edition(edition).modes
    ]
    wanted = options.only or [*pairs, MESSAGES]
    for name in wanted:
        if name not in (*pairs, MESSAGES):
            parser.error(f"there is no {name}; there are {', '.join(pairs)}, {MESSAGES}")
    for name in wanted:
        begun = process_time()
        if name == MESSAGES:
            from benchmarks.messages import torment

            seen = torment(options.messages)
        else:
            edition, _, mode = name.partition("/")
            seen = soak(edition, mode, options.actions)
        told = ", ".join(f"{count:,} {what}" for what, count in seen.items())
        print(f"{name:20} {told}; {process_time() - begun:.1f} s", flush=True)
    print("nothing broken")


if __name__ == "__main__":
    main()
