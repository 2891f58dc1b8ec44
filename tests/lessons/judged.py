"""The stored verdicts about puzzles, which `benchmarks/judgement.py` produces."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.practice.puzzle_data import PuzzleData

FILE = Path(__file__).with_name("judged.json")
POINTS = 0.03
"""The smallest lead of another answer at which a verdict disagrees with a puzzle."""


@cache
def _expert() -> str:
    """Return the text of the expert's weights, on which its judgements depend."""
    return files("risk_widget").joinpath("bots", "expert", "values.json").read_text("utf-8")


def stamp_of(data: PuzzleData) -> str:
    """Return the stamp for a new verdict, which depends on the question and the judge."""
    answers = [(each.form, each.params) for each in data.candidates]
    return stamp(data.kind, data.seat, data.position, answers)


def stamp(kind: str, seat: str, position: str, answers: Sequence[tuple[str, Any]]) -> str:
    """Return the stamp of a question and of the judge."""
    asked = json.dumps([kind, seat, position, answers], sort_keys=True)
    return sha256(f"{asked}{_expert()}".encode()).hexdigest()[:12]


def is_judged(data: PuzzleData) -> bool:
    """Return whether games judge a puzzle. (In a puzzle of routes, the chances are exact.)"""
    return data.kind != "way"


def verdicts(file: Path = FILE) -> dict[str, dict[str, Any]]:
    """Read the verdicts, by puzzle id."""
    found: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def disagreement(data: PuzzleData, verdict: Mapping[str, Any]) -> dict[str, float]:
    """Return each judge that clearly prefers another answer, with the lead of that answer.

    The lead in the expert's values, which may come from games, is reduced by their error.
    """
    best = data.candidates.index(data.best)
    found = {}
    for who in ("expert", "bold", "cautious"):
        values = verdict[who]
        lead, other = max((value - values[best], n) for n, value in enumerate(values))
        if who == "expert":
            lead -= max(verdict["errors"][best], verdict["errors"][other])
        if lead > POINTS:
            found[who] = lead
    return found


JUDGES = ("expert", "bold", "cautious")


def leads(data: PuzzleData, verdict: Mapping[str, Any]) -> dict[str, float]:
    """Return by how much each judge prefers a puzzle's best answer to the next one."""
    best = data.candidates.index(data.best)
    return {
        who: verdict[who][best] - max(each for n, each in enumerate(verdict[who]) if n != best)
        for who in JUDGES
    }


def doubts(data: PuzzleData, verdict: Mapping[str, Any]) -> list[str]:
    """Return what keeps a puzzle from being confirmed by its verdict.

    A puzzle is confirmed if the expert and the second bot prefer its answer, and the first bot does
    so by at least `POINTS` at the lower end of the 95% interval.
    """
    if not is_judged(data):
        return []
    if not data.bots:
        return ["its games were not played by these bots"]
    lead = leads(data, verdict)
    found = [f"{who} doesn't prefer it" for who in ("expert", "cautious") if lead[who] < 0]
    if data.margins[1] < POINTS:
        found.append(f"{data.bots[0]} is not sure")
    return found
