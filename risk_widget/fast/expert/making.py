"""The array that the expert thinks with, made from a game's dice and the trained weights."""

from __future__ import annotations

import json
from collections.abc import MutableSequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from risk_widget.bots.chances import chances_of
from risk_widget.fast.compiling import has_numba
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.values import game_values

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.rules.dice import DiceRule

Reals: TypeAlias = MutableSequence[float]
"""An array of floating-point numbers, or a list of them."""

DEPTH: Final = 12
WIDTH: Final = 8
WIDTH_AT_TABLE: Final = 4
"""Fewer plans where nothing is compiled."""
_FILE = Path(__file__).with_name("values.json")


def new_expert(
    config: GameConfig,
    weights: Sequence[float] | None = None,
    *,
    depth: int = DEPTH,
    width: int = WIDTH,
) -> Reals:
    """What the expert needs for games of this kind.

    Args:
        config: the game's.
        weights: others than those that have been trained.
        depth: how many captures it looks ahead.
        width: how many first attacks it looks at more closely, at most `mind_layout.MOST_WIDTH`.
    """
    mind = _floats(mind_at.SIZE)
    _put_tables(mind, config.dice)
    found = weights_for(trained_values(), kind_of(config)) if weights is None else weights
    for place, weight in enumerate(found):
        mind[mind_at.WEIGHTS + place] = weight
    mind[mind_at.DEPTH] = float(depth)
    mind[mind_at.WIDTH] = float(min(width, mind_at.MOST_WIDTH))
    return mind


# Both take longer to make than what is asked of them, and stay the same during a game.
@lru_cache(maxsize=8)
def game_of(config: GameConfig) -> list[int]:
    """What stays the same in the games of a configuration, for functions that are not compiled."""
    return [int(value) for value in game_values(config)]


def mind_of(config: GameConfig, *, depth: int = DEPTH, width: int = WIDTH_AT_TABLE) -> list[float]:
    """A mind to write in, for functions that are not compiled."""
    return list(_fresh_mind(config, depth, width))


@lru_cache(maxsize=8)
def _fresh_mind(config: GameConfig, depth: int, width: int) -> tuple[float, ...]:
    return tuple(float(value) for value in new_expert(config, depth=depth, width=width))


def _floats(size: int) -> Reals:
    if not has_numba():
        return [0.0] * size
    import numpy as np

    return cast("Reals", np.zeros(size, np.float64))


@cache
def _tables(dice: DiceRule) -> tuple[tuple[float, ...], tuple[float, ...]]:
    chances = chances_of(dice)
    largest = min(mind_at.LARGEST, chances.largest)
    chances.reach(largest, largest)
    win, left = [0.0] * mind_at.SIDE**2, [0.0] * mind_at.SIDE**2
    for a in range(mind_at.SIDE):
        for d in range(mind_at.SIDE):
            some, others, scale = a, d, 1.0
            if max(a, d) > largest:
                scale = largest / max(a, d)
                some, others = round(a * scale), max(1, round(d * scale))
            place = a * mind_at.SIDE + d
            if not d or some < 2:
                win[place], left[place] = float(not d), float(a) if not d else 0.0
            else:
                win[place] = float(chances.win[some][others])
                left[place] = float(chances.left[some][others]) / scale
    return tuple(win), tuple(left)


def _put_tables(mind: Reals, dice: DiceRule) -> None:
    win, left = _tables(dice)
    for place, chance in enumerate(win):
        mind[mind_at.WIN + place] = chance
        mind[mind_at.LEFT + place] = left[place]


@cache
def trained_values() -> Mapping[str, Sequence[float]]:
    """The weights that have been trained, by kind of game (`kind_of`)."""
    read: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    weights: dict[str, list[float]] = read["weights"]
    return weights


def kind_of(config: GameConfig) -> str:
    """Which weights are for a game: its goal, and how many play."""
    third = "+third" if config.has_third else ""
    return f"{config.rules.goal}/{config.players}{third}"


def weights_for(values: Mapping[str, Sequence[float]], kind: str) -> Sequence[float]:
    """The weights of a kind; those for any number of players where there are none."""
    goal = kind.split("/", maxsplit=1)[0]
    return values.get(kind) or values.get(goal) or values["any"]
