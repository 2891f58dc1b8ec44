"""The fastest compiled form of rolling dice, which gives the same numbers as the plain form.

All divisions are by constants, and the faces of up to three dice come from a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from risk_widget.compiled import chance as chances
from risk_widget.compiled.chance import AT_ONCE, GAME, below, draw, faces_of
from risk_widget.engine import chance as engine_chance

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.compiled.compiler import Function, Record

_U = np.uint64
_M1, _M2 = _U(chances.M1), _U(chances.M2)
_A12, _A13, _A21, _A23 = map(_U, (chances.A12, chances.A13, chances.A21, chances.A23))
_LOW, _BITS = _U(0xFFFFFFFF), _U(32)
# The remainders of 2**32, with which the upper half of a product is multiplied.
_LEFT1, _LEFT2 = _U(2**32 - chances.M1), _U(2**32 - chances.M2)
_FROM2, _FROM3 = _U(6), _U(6 + 36)
_TABLE = np.array(
    [chances.faces_of(rolled, count, 0) for count in (1, 2, 3) for rolled in range(6**count)],
    np.uint16,
)
_6, _36, _216 = map(_U, (6, 36, 216))


def _draw(chance: Record, stream: int) -> int:
    first = _A12 * _U(chance[stream + 1]) + _A13 * (_M1 - _U(chance[stream]))  # below 2**54
    first = (first >> _BITS) * _LEFT1 + (first & _LOW)
    if first >= _M1:
        first -= _M1
    if first >= _M1:
        first -= _M1
    second = _A21 * _U(chance[stream + 5]) + _A23 * (_M2 - _U(chance[stream + 3]))
    second = (second >> _BITS) * _LEFT2 + (second & _LOW)
    second = (second >> _BITS) * _LEFT2 + (second & _LOW)
    if second >= _M2:
        second -= _M2
    chance[stream] = chance[stream + 1]
    chance[stream + 1] = chance[stream + 2]
    chance[stream + 2] = np.int64(first)
    chance[stream + 3] = chance[stream + 4]
    chance[stream + 4] = chance[stream + 5]
    chance[stream + 5] = np.int64(second)
    difference = np.int64(first) - np.int64(second)
    if difference < 0:
        difference += chances.M1
    return difference  # type: ignore[return-value]


def _below(chance: Record, stream: int, count: int) -> int:
    return np.int64(_U(draw(chance, stream)) * _U(count) // _M1)  # type: ignore[return-value]


def _roll(chance: Record, state: Record, count: int) -> int:
    state.dice_read += count
    rolled = _U(below(chance, GAME, AT_ONCE))
    if count == 1:
        return np.int64(_TABLE[rolled % _6])  # type: ignore[return-value]
    if count == 2:
        return np.int64(_TABLE[_FROM2 + rolled % _36])  # type: ignore[return-value]
    faces = np.int64(_TABLE[_FROM3 + rolled % _216])
    return faces_of(np.int64(rolled) // 216, count - 3, faces)  # type: ignore[arg-type]


FORMS: Mapping[Function, Function] = {
    chances.draw: _draw,
    chances.below: _below,
    chances.FORMS[engine_chance.roll]: _roll,
}
"""The fast form of each plain function."""
