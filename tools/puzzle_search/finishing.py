"""The addition of confirmed questions to the end of the package's file of puzzles.

Puzzles keep their ids and numbers, as learners' progress and links refer to them.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from puzzle_search.measuring import FIRST, GAMES, SECOND

from risk_widget.game import Game
from risk_widget.game_review.facts import Seen, facts_between, facts_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

EASY, HARD = 0.18, 0.1
"""The margins above which a puzzle is easy, and below which it is hard."""
IN_ORDER: Final = ("trade", "stop", "leave", "defend")
"""The kinds whose answers have a natural order, which does not reveal the best answer."""
PuzzleData = dict[str, Any]


def finish(rows: Iterable[PuzzleData], file: Path, each: int, without: set[str]) -> None:
    """Add the confirmed questions to a file, but at most ``each`` of a kind."""
    text = json.loads(file.read_text(encoding="utf-8"))
    have: list[PuzzleData] = text.pop("puzzles")
    known = {row.get("seed"): row["id"] for row in have}
    new = []
    for row in rows:
        if row.get("why") == "" and row["seed"] not in known and row["id"] not in without:
            while row["id"] in known.values():
                row["id"] += "b"
            known[row["seed"]] = row["id"]
            new.append(row)
    told = [puzzle for row in new if (puzzle := finished(row)) is not None]
    counts = Counter(row["kind"] for row in have if row.get("bots") or row["kind"] == "way")
    kept = []
    # If there are enough puzzles, those with more answers come first.
    for puzzle in sorted(told, key=lambda row: len(row["candidates"]) < 3):
        if counts[puzzle["kind"]] < each:
            counts[puzzle["kind"]] += 1
            kept.append(puzzle)
    replaced = replace(have, kept, without)
    kept = spread(kept)
    write(file, text, mixed(have, kept))
    by_kind = dict(Counter(row["kind"] for row in [*have, *kept]))
    print(len(have), "and", len(kept), by_kind, "replaced:", replaced)


def spread(new: list[PuzzleData]) -> list[PuzzleData]:
    """Leave out surplus puzzles of one kind, since consecutive days should have different kinds.

    What is left out can be added with other kinds by a later run.
    """
    kinds = Counter(row["kind"] for row in new)
    kind, most = kinds.most_common(1)[0] if kinds else ("", 0)
    # fewer than of all other kinds together, so that no two neighbours need be of this kind
    room = 3 * (kinds.total() - most) // 4
    of_it = [row for row in new if row["kind"] == kind][:room]
    return [row for row in new if row["kind"] != kind or row in of_it]


def replace(have: list[PuzzleData], new: list[PuzzleData], without: set[str]) -> list[str]:
    """Replace unwanted puzzles in the file with new ones, so that all others keep their numbers."""
    replaced = []
    for at, row in enumerate(have):
        if row["id"] not in without:
            continue
        beside = {have[(at + step) % len(have)]["kind"] for step in (-1, 1)}
        other = next((each for each in new if each["kind"] not in beside), None)
        if other is not None:
            replaced.append(row["id"])
            new.remove(other)
            have[at] = other
    return replaced


def finished(row: PuzzleData) -> PuzzleData | None:
    """Build a puzzle from a confirmed question; None if nothing can be said about its answers."""
    seen = Seen(Game.from_position(row["position"], seed=0), row["seat"])
    answers = [(form, params) for form, params in row["answers"]]
    exact = "exact" in row
    facts = facts_between(seen, row["about"], answers)
    if not facts[0] and not any(facts):
        return None
    order = [*range(len(answers))]
    if row["kind"] in IN_ORDER:
        order.sort(key=lambda n: json.dumps(answers[n][1], sort_keys=True))
    else:
        Random(row["seed"]).shuffle(order)
    return {
        "id": row["id"],
        "kind": row["kind"],
        "seat": row["seat"],
        "position": row["position"],
        "about": row["about"],
        "margin": row["margin"],
        "games": 0 if exact else GAMES,
        **({} if exact else {"bots": [FIRST, SECOND]}),
        "seed": row["seed"],
        "level": grade(row),
        "candidates": [
            {
                "form": answers[n][0],
                "params": answers[n][1],
                "value": row["exact" if exact else FIRST][n],
                **({"facts": facts_of(seen, row["about"], *answers[n])} if exact else {}),
            }
            for n in order
        ],
    }


def grade(row: PuzzleData) -> str:
    """Grade the difficulty of a puzzle: the closer and more numerous its answers, the harder."""
    margin = row["margin"][0] - 0.02 * (len(row["answers"]) - 2)
    return "easy" if margin > EASY else "hard" if margin < HARD else "medium"


def mixed(have: list[PuzzleData], new: list[PuzzleData]) -> list[PuzzleData]:
    """Add puzzles such that, if possible, no two days in a row have the same kind."""
    order = [*have]
    piles: dict[str, list[PuzzleData]] = {row["kind"]: [] for row in new}
    for row in new:
        piles[row["kind"]].append(row)
    for kind, pile in piles.items():
        Random(f"{kind}{len(have)}").shuffle(pile)
    totals = {kind: len(pile) for kind, pile in piles.items()}
    while any(piles.values()):
        left = [kind for kind, pile in piles.items() if pile]
        others = [kind for kind in left if not order or kind != order[-1]["kind"]]
        kind = max(others or left, key=lambda kind: (len(piles[kind]) - 0.5) / totals[kind])
        order.append(piles[kind].pop())
    first = len(have)
    for at in range(first, len(order)):
        if _fits(order, at):
            continue
        for other in range(first, len(order)):
            order[at], order[other] = order[other], order[at]
            if _fits(order, at) and _fits(order, other):
                break
            order[at], order[other] = order[other], order[at]
    return order


def _fits(order: list[PuzzleData], at: int) -> bool:
    """Whether a puzzle's kind differs from its neighbours', as if the puzzles formed a circle."""
    kinds = [order[(at + step) % len(order)]["kind"] for step in (-1, 0, 1)]
    return kinds[1] not in (kinds[0], kinds[2])


def write(file: Path, head: PuzzleData, puzzles: list[PuzzleData]) -> None:
    """Write a new file and rename it, with one puzzle per line."""
    lines = ",\n".join(json.dumps(p, separators=(",", ":")) for p in puzzles)
    start = json.dumps(head)[:-1]
    aside = file.with_suffix(".new")
    aside.write_text(f'{start},\n"puzzles": [\n{lines}\n]}}\n', encoding="utf-8")
    aside.replace(file)
