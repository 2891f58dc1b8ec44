"""The chance usually given away in a turn, by kind of game, rung and kind of decision.

How much that is depends on the game as much as on who plays: with secret missions even good players
keep less of their chance. So figures from different games can be compared only beside these.
`baselines.json` has them, measured by `benchmarks/mistakes.py usual` in games in which all seats
were on the same rung.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MEASURED", "REGULAR", "measured_rung", "usual"]

MEASURED: Final = (2, 5, 8)
"""The rungs that were measured."""
REGULAR: Final = 5
"""The rung that figures are told beside."""
_FILE = Path(__file__).with_name("baselines.json")


@cache
def _table() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    """Kind of game -> rung -> kind of decision -> the part of its chance that a turn gives away."""
    read: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(
        _FILE.read_text(encoding="utf-8")
    )
    return read


def measured_rung(place: float) -> int:
    """The rung nearest to a place on the ladder, between the lowest and the highest measured."""
    return round(min(max(place, MEASURED[0]), MEASURED[-1]))


@cache
def usual(game: str, rung: int, kind: str = "all") -> float:
    """The part of its chance to win that a turn usually gives away.

    Args:
        game: the kind of game, as `risk_widget.bots.expert.weights.kind_of` tells it; where only
            its goal is known, or its number of players is none that was measured, the mean over all
            games with that goal, or else over all games.
        rung: of those who play, as `measured_rung` tells it.
        kind: of decision; "all" for all of them together.
    """
    table, goal = _table(), game.partition("/")[0]
    games = [game] if game in table else [k for k in table if k.startswith(f"{goal}/")]
    rows = [table[each] for each in games or table]
    low = max(each for each in MEASURED if each <= rung)
    high = min(each for each in MEASURED if each >= rung)
    part = 0.0 if low == high else (rung - low) / (high - low)
    return sum(
        row[str(low)][kind] * (1 - part) + row[str(high)][kind] * part for row in rows
    ) / len(rows)
