"""Train the expert's values on its own games, and write them into the package.

Run it with: python tools/train_expert.py [--rounds N] [--games N] [--seed N] [--log FILE], or
python tools/train_expert.py --edition ID [--mode ID] … to train an edition's values on its own
games. This starts from the values that editions share, and must be repeated whenever those change.

Each round plays games of every edition, mode and number of players between the expert with its
latest values, the expert with earlier ones, and plain bots. Now and then each of them makes another
choice, so that many kinds of positions come up. At the beginning of a turn the features of all
seats are stored as one seat sees them. Then the values are fitted to the winners: a softmax over
the seats in play, first for all games, then for those of a goal, then for each goal and number of
players, each beginning with the values of the one before. Every tenth game is held out, to measure
the result.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from same_arithmetic import fix_arithmetic

if __name__ == "__main__":
    fix_arithmetic()

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from expert_fit import fit, report  # noqa: E402
from expert_games import Samples, configs, form_bots, play_for_samples  # noqa: E402

from risk_widget.bots.expert.weights import WEIGHTS_SIZE, kind_with_edition  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

VALUES = ROOT / "risk_widget" / "bots" / "expert" / "values.json"
DIGITS = 4
MORE = {2: 3, 3: 3, 4: 1, 5: 1, 6: 1}
"""The factor for the number of games, by the number of players."""


def main() -> None:
    """Read the command line, and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=40, help="of each way to play, in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, default=ROOT / "tools" / "expert_training.log")
    parser.add_argument("--keep", type=int, default=3, help="rounds whose games are fitted")
    parser.add_argument("--base", type=int, default=100, help="games of each way by other bots")
    parser.add_argument("--afresh", action="store_true", help="forget the values so far")
    parser.add_argument("--edition", default="", help="fit values of its own")
    parser.add_argument("--mode", default="", help="of that edition: in this mode alone")
    asked = parser.parse_args()
    train(asked, asked.games)


def train(asked: argparse.Namespace, games: int) -> None:
    """Alternate between playing games and fitting values, each time with the latest values."""
    lines = [f"python tools/train_expert.py {' '.join(sys.argv[1:])}".rstrip()]

    def tell(line: str) -> None:
        lines.append(line)
        print(line, flush=True)
        asked.log.write_text("\n".join(lines) + "\n", encoding="utf-8")

    own = f"/{asked.edition}" if asked.edition else ""
    ways = [
        (name, config)
        for name, config in configs()
        if name.startswith(f"{asked.edition}/{asked.mode}" if own else "")
    ]
    if not ways:
        sys.exit(f"No games of the edition {asked.edition!r} in the mode {asked.mode!r}.")
    shared = json.loads(VALUES.read_text(encoding="utf-8"))["weights"]
    if own:  # makes the outcome independent of earlier training for these games
        for _, config in ways:
            shared.pop(kind_with_edition(config), None)
    weights = shared
    earlier: list[dict[str, Sequence[float]]] = []
    kept: list[Samples] = []
    base, begun = Samples(), process_time()
    for place, (_, config) in enumerate(ways):
        seed = ((asked.seed * 1000 + 999) * 1000 + place) << 20
        many = asked.base * MORE[config.players]
        play_for_samples(config, weights, weights, many, seed, base, table=form_bots, every=4)
    base.frozen()
    tell(f"bots of the form: {len(base)} positions, {process_time() - begun:.0f} s of play")

    def learn(kept: Sequence[Samples], seed: int) -> Iterator[str]:
        """Fit the values to these games, write them, and report on the last samples."""
        nonlocal weights
        fitted = fit(kept, seed)
        weights = fitted
        if own:
            weights = shared | {kind + own: row for kind, row in fitted.items() if "/" in kind}
        write(weights)
        return report(kept[-1:], fitted)

    if asked.afresh:
        for line in learn([base], asked.seed):
            tell(f"  {line}")
    for number in range(asked.rounds):
        begun = process_time()
        samples = Samples()
        for place, (name, config) in enumerate(ways):
            old = (earlier or [weights])[number * 7 % max(1, len(earlier))]
            seed = ((asked.seed * 1000 + number) * 1000 + place) << 20
            # Games with few players are quick, and should be learned especially well.
            many = max(2, games * MORE[config.players])
            summary = play_for_samples(config, weights, old, many, seed, samples)
            if number == asked.rounds - 1 or number == 0:
                tell(f"  {name}: {summary}")
        kept.append(samples.frozen())
        played = process_time()
        tell(f"round {number + 1}: {len(samples)} positions, {played - begun:.0f} s of play")
        earlier.append(weights)
        lines_of_report = learn([base, *kept[-asked.keep :]], asked.seed + number)
        tell(f"  fitted in {process_time() - played:.0f} s")
        for line in lines_of_report:
            tell(f"  {line}")


def write(weights: dict[str, Any]) -> None:
    """Write the values, rounded, with one line for each kind of game."""
    rows = [
        f'    "{kind}": {json.dumps([round(float(w), DIGITS) for w in row])}'
        for kind, row in sorted(weights.items())
    ]
    assert all(len(row) == WEIGHTS_SIZE for row in weights.values())
    text = '{\n  "weights": {\n' + ",\n".join(rows) + "\n  }\n}\n"
    VALUES.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    np.seterr(all="raise", under="ignore")
    main()
