"""Check, by a digest of each game's record, that bots still play the same games.

Run it with: python benchmarks/bot_identity.py [--seeds N] [--write FILE | --check FILE]

The planning bots in turn, with the easygoing one among them, play every edition, mode and number of
players. The games that differ are listed. A few of the digests are kept for the tests, in
`tests/bots/same_games.json`.
"""

from __future__ import annotations

import argparse
import json
from hashlib import sha256
from pathlib import Path
from time import process_time

from risk_widget.bots import make
from risk_widget.game import Game
from risk_widget.laboratory.players import play
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

_MOST_ROUNDS = 150
_TABLES = (["cautious"], ["bold", "cautious"], ["cautious", "easygoing", "bold"])


def digest(edition: str, mode: str, players: int, seed: int) -> str:
    """Play one game; return a digest of its record."""
    seats = list(SEATS[:players])
    game = Game.new(edition=edition, mode=mode, seats=seats, seed=seed)
    table = _TABLES[seed % len(_TABLES)]
    bots = {seat: make(table[i % len(table)], f"{seed}/{seat}") for i, seat in enumerate(seats)}
    play(game, bots, max_rounds=_MOST_ROUNDS)

    done = "\n".join(f"{step.seat} {step.action}" for step in game.history)
    return sha256(f"{done}\n{game.position()}".encode()).hexdigest()[:16]


def digests(seeds: int) -> dict[str, str]:
    """Compute digests of games for every edition, mode and number of players."""
    return {
        f"{edition} {mode.id} {players} {seed}": digest(edition, mode.id, players, seed)
        for edition in edition_ids()
        for mode in load_edition(edition).modes.values()
        for players in mode.players
        for seed in range(seeds)
    }


def main() -> None:
    """Write the digests, or compare them with those in a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=6)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--check", type=Path)
    asked = parser.parse_args()
    start = process_time()
    found = digests(asked.seeds)
    print(f"{len(found)} games in {process_time() - start:.0f} s")
    if asked.write:
        asked.write.write_text(json.dumps(found, indent=1) + "\n")
    if asked.check:
        before = json.loads(asked.check.read_text())
        changed = [game for game in found if found[game] != before.get(game)]
        print(
            f"{len(found) - len(changed)} the same, {len(changed)} changed", *changed[:20], sep="\n"
        )
        raise SystemExit(bool(changed))


if __name__ == "__main__":
    main()
