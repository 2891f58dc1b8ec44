"""The expert's prior knowledge: tables of battles, and the trained weights."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from risk_widget.bots.chances import chances_of
from risk_widget.bots.expert.scratch import (
    FEATURES,
    HIDDEN,
    LARGEST,
    MOST_WIDTH,
    SIDE,
    ExpertScratch,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.rules.dice import DiceRule

    Table = tuple[tuple[float, ...], ...]

DEPTH: Final = 12
WIDTH: Final = 8
WIDTH_AT_TABLE: Final = 4
"""The width of the search in Python games, lower because nothing is compiled."""
WEIGHTS_SIZE: Final = FEATURES + HIDDEN * (FEATURES + 2)
"""The number of weights: one for each feature, then those of each hidden unit with its bias."""
_VALUES = Path(__file__).with_name("values.json")


def new_expert(
    config: GameConfig,
    weights: Sequence[float] | None = None,
    *,
    depth: int = DEPTH,
    width: int = WIDTH,
) -> ExpertScratch:
    """Make an expert's scratch space with the prior knowledge for games of one kind.

    Args:
        config: the configuration of the game.
        weights: weights in place of the trained ones, `WEIGHTS_SIZE` numbers.
        depth: how many captures the expert looks ahead.
        width: how many first attacks the expert follows further, at most `MOST_WIDTH`.
    """
    scratch = ExpertScratch(config.params)
    scratch.win, scratch.left = _tables(config.dice)
    found = weights_for(trained_values(), kind_with_edition(config)) if weights is None else weights
    scratch.weights = tuple(found[:FEATURES])
    units = [
        tuple(found[first : first + FEATURES + 2])
        for first in range(FEATURES, WEIGHTS_SIZE, FEATURES + 2)
    ]
    scratch.hidden_weights = [unit[:FEATURES] for unit in units]
    scratch.hidden_bias = [unit[FEATURES] for unit in units]
    scratch.output_weights = [unit[FEATURES + 1] for unit in units]
    scratch.depth = depth
    scratch.width = min(width, MOST_WIDTH)
    return scratch


@cache
def _tables(dice: DiceRule) -> tuple[Table, Table]:
    """Build tables of win chances and attackers left; the largest battles are scaled down."""
    chances = chances_of(dice)
    largest = min(LARGEST, chances.largest)
    chances.reach(largest, largest)
    wins, lefts = [], []
    for a in range(SIDE):
        row: list[tuple[float, float]] = []
        for d in range(SIDE):
            some, others, scale = a, d, 1.0
            if max(a, d) > largest:
                scale = largest / max(a, d)
                some, others = round(a * scale), max(1, round(d * scale))
            if not d or some < 2:
                row.append((float(not d), 0.0 if d else float(a)))
            else:
                left = float(chances.left[some][others]) / scale
                row.append((float(chances.win[some][others]), left))
        wins.append(tuple(chance for chance, _ in row))
        lefts.append(tuple(left for _, left in row))
    return tuple(wins), tuple(lefts)


@cache
def trained_values() -> Mapping[str, Sequence[float]]:
    """Load the trained weights, by kind of game (`kind_of`, `kind_with_edition`)."""
    read: JsonObject = json.loads(_VALUES.read_text(encoding="utf-8"))
    weights: dict[str, list[float]] = read["weights"]
    return weights


def kind_of(config: GameConfig) -> str:
    """Name the kind of game: its goal and number of players."""
    third = "+third" if config.has_third else ""
    return f"{config.rules.goal}/{config.players}{third}"


def kind_with_edition(config: GameConfig) -> str:
    """Name the kind of game with its printed edition, since some editions have their own values."""
    return f"{kind_of(config)}/{config.edition.base}"


def weights_for(values: Mapping[str, Sequence[float]], kind: str) -> Sequence[float]:
    """Return the weights for a kind of game or, if there are none, for a more general kind."""
    while kind not in values and "/" in kind:
        kind = kind.rpartition("/")[0]
    return values.get(kind) or values["any"]
