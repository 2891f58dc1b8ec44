"""Fit how sure the expert's chances may be, and write it into the package.

Run it with: python tools/fit_temperatures.py [--games N] [--only TEXT]

It plays games apart from those of the training and of the calibration, each kept whole, and finds
for each kind of game the temperature with which the chances were least surprised by who won.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "tools"))

from expert_fit import chances, gather, temperature_of  # noqa: E402
from expert_games import Samples, play_for_samples  # noqa: E402
from expert_ways import configs  # noqa: E402

from risk_widget.bots.expert.weights import kind_of, trained_values, weights_for  # noqa: E402

FILE = ROOT / "risk_widget" / "bots" / "expert" / "temperatures.json"
SEED = 99_000_000


def main() -> None:
    """Play, fit, and write what is not 1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=250, help="of each way to play")
    parser.add_argument("--only", default="", help="kinds that hold this text; the others stay")
    asked = parser.parse_args()
    samples, values = Samples(), trained_values()
    for place, (_, config) in enumerate(configs()):
        if asked.only in kind_of(config):
            seed = (SEED + place) << 20
            play_for_samples(config, values, values, asked.games, seed, samples)
    found = json.loads(FILE.read_text(encoding="utf-8"))
    for kind in sorted(samples.frozen().rows):
        seen, alive, won = gather([samples], {kind}, apart=None)
        said, _ = chances(np.array(weights_for(values, kind), np.float32), seen, alive)
        found[kind] = temperature_of(said, won)
        print(f"{kind}: {found[kind]} by {len(won)} positions", flush=True)
    kept = {kind: value for kind, value in sorted(found.items()) if value != 1}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
