"""The win chance usually lost in a turn, by kind of game, rung and kind of decision.

This chance depends on the game as much as on the players: with secret missions even good players
keep less of their chance. So figures from different games can be compared only relative to these.
`baselines.json` contains them, measured by `benchmarks/mistakes.py usual` in games in which all
seats were on the same rung.
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
"""The rung with which figures are compared."""
_FILE = Path(__file__).with_name("baselines.json")


@cache
def _table() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    """Read the share of a seat's chance lost in a turn, by game, rung and kind of decision."""
    read: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(
        _FILE.read_text(encoding="utf-8")
    )
    return read


def measured_rung(place: float) -> int:
    """Round a place on the ladder to a rung between the lowest and the highest measured."""
    return round(min(max(place, MEASURED[0]), MEASURED[-1]))


@cache
def usual(game: str, rung: int, kind: str = "all") -> float:
    """Return the share of the chance of winning that a seat usually loses in a turn.

    Args:
        game: the kind of game, as `risk_widget.bots.expert.weights.kind_of` returns it; if only
            its goal is known, or its number of players was not measured, the mean over all games
            with that goal is used, or else over all games.
        rung: the rung of the players, as `measured_rung` returns it.
        kind: the kind of decision; "all" for all kinds together.
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
