"""New arrays: numpy's where the game is compiled, plain lists where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from risk_widget.fast import chance as chances
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import has_numba
from risk_widget.fast.kinds import ACTION_SIZE
from risk_widget.fast.log import START

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


def zeros(size: int) -> Numbers:
    """So many zeros."""
    if not has_numba():
        return [0] * size
    import numpy as np

    return cast("Numbers", np.zeros(size, np.int64))


def new_position() -> Numbers:
    """Room for a position."""
    return zeros(at.SIZE)


def new_action() -> Numbers:
    """Room for an action."""
    return zeros(ACTION_SIZE)


def new_chance(seed: int) -> Numbers:
    """Chance from a seed of up to 48 bits."""
    chance = zeros(chances.SIZE)
    chances.begin(chance, seed)
    return chance


def new_log(size: int) -> Numbers:
    """A log of so many numbers; 0 for one that keeps nothing."""
    log = zeros(size)
    if size:
        log[0] = START
    return log
