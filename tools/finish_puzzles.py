"""Makes the package's file of puzzles from what `make_puzzles.py` has found: `… FOUND FILE`.

It leaves out those named with --without, tells the facts anew, grades them, and mixes the kinds.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from make_puzzles import KINDS, write
from puzzle_search.counting import expected, facts_of
from puzzle_search.seen import Seen

from risk_widget.game import Game

EASY, HARD = 0.15, 0.1
"""Margins from which on a puzzle is easy, and below which it is hard."""
NEAR = 0.07
"""The latter for ways, whose chances are exact."""


def main() -> None:
    """Read one file, write the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("found", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--without", nargs="*", default=[])
    wanted = parser.parse_args()
    data = json.loads(wanted.found.read_text(encoding="utf-8"))
    kept = [
        finished(raw)
        for raw in data["puzzles"]
        if raw["id"] not in wanted.without and convinces(raw)
    ]
    write(wanted.file, mixed(kept))
    print(len(kept), "puzzles,", wanted.file.stat().st_size, "bytes")
    for kind in KINDS:
        levels = [puzzle["level"] for puzzle in kept if puzzle["kind"] == kind]
        print(kind, {level: levels.count(level) for level in ("easy", "medium", "hard")})


def convinces(raw: dict[str, Any]) -> bool:
    """Whether what can be counted points at the best answer, too."""
    if raw["kind"] == "way":
        return True
    seen = Seen(Game.from_position(raw["position"], seed=0), raw["seat"])
    answers = [(each["form"], each["params"]) for each in raw["candidates"]]
    values = [each["value"] for each in raw["candidates"]]
    counted = expected(seen, raw["kind"], raw["about"], answers)
    if counted != values.index(max(values)):
        print("not counted so:", raw["id"])
    return counted == values.index(max(values))


def finished(raw: dict[str, Any]) -> dict[str, Any]:
    """A puzzle with its facts and its grade."""
    game = Game.from_position(raw["position"], seed=0)
    seen = Seen(game, raw["seat"])
    candidates = [
        {**each, "facts": facts_of(seen, raw["about"], each["form"], each["params"])}
        for each in raw["candidates"]
    ]
    keys = ("id", "kind", "seat", "position", "about", "margin", "games")
    return {
        **{key: raw[key] for key in keys},
        "level": grade(raw),
        "candidates": candidates,
    }


def grade(raw: dict[str, Any]) -> str:
    """How difficult a puzzle is: the nearer the answers, and the more of them, the harder."""
    margin = raw["margin"][0]
    if raw["kind"] == "way":
        ways = sorted(raw["candidates"], key=lambda each: -each["value"])
        lengths = [len(each["params"]["territories"]) for each in ways]
        if lengths[0] > min(lengths) or margin < NEAR:
            return "hard"  # the shortest way is not the best one, or hardly
        return "easy" if margin > EASY else "medium"
    margin -= 0.02 * (len(raw["candidates"]) - 2)
    return "easy" if margin > EASY else "hard" if margin < HARD else "medium"


def mixed(puzzles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All kinds in turn, so that no two days have the same one where that can be."""
    random = Random("puzzles")
    piles = {kind: [p for p in puzzles if p["kind"] == kind] for kind in KINDS}
    for pile in piles.values():
        random.shuffle(pile)
    totals = {kind: len(pile) for kind, pile in piles.items() if pile}
    order: list[dict[str, Any]] = []
    while len(order) < len(puzzles):
        left = [kind for kind in totals if piles[kind]]
        others = [kind for kind in left if not order or kind != order[-1]["kind"]]
        # Whatever is the furthest behind its share.
        kind = max(others or left, key=lambda kind: (len(piles[kind]) - 0.5) / totals[kind])
        order.append(piles[kind].pop())
    return closed(order)


def closed(order: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same, with the last one elsewhere if the first one, which follows it, is of its kind."""
    *rest, last = order
    if last["kind"] != rest[0]["kind"]:
        return order
    for at, (before, after) in enumerate(pairwise(rest), start=1):
        if last["kind"] not in (before["kind"], after["kind"]):
            return [*rest[:at], last, *rest[at:]]
    return order


if __name__ == "__main__":
    main()
