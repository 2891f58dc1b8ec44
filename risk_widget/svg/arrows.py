"""Arrows between the tags of a drawn board: a bowed shaft, and a head that points to the target."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
"""A quadratic curve: its start, the point that bends it, and its end."""

_HEAD: Final = 11
"""The length of a head in pixels."""
_CLEAR: Final = 4.5
"""The distance between an arrow and a tag in pixels."""
_SHORTEST: Final = 18
"""The shortest arrow with a shaft, in pixels."""
_BENDS: Final = (0.18, 0.45, 0.7)
"""The heights of a bow to try, as shares of the distance between the tags."""
_NEAR_BENDS: Final = (0.3, *_BENDS[1:])
"""The same for tags that are near each other."""
_NEAR: Final = 95
"""The distance in pixels below which tags are near."""
_STEPS: Final = 100


class End(NamedTuple):
    """The tag at one end of an arrow: its middle, and half its width and height."""

    middle: Point
    wide: float
    high: float


def arrow(
    source: End,
    target: End,
    unit: float,
    out: Sequence[Point] | None = None,
    back: Sequence[Point] | None = None,
) -> tuple[str, str]:
    """Draw an arrow; return the path data of its shaft and of its head.

    Args:
        source: the tag where it begins.
        target: the tag where it ends.
        unit: the number of map units in a pixel.
        out: the lane from the source that leaves the map, if the arrow follows one.
        back: the lane from the target to the other edge.
    """
    if out is not None and back is not None:
        # The arrow leaves the map, and comes back at the other edge.
        leaving = (source.middle, _point(out[1]), _point(out[2]))
        coming = (_point(back[2]), _point(back[1]), target.middle)
        first = _part(leaving, _leaves(leaving, source, unit), 1)
        last = _part(coming, 0, 1 - _leaves(_reversed(coming), target, unit))
        shaft, head = _with_head(last, unit)
        return _path(first) + shaft, head
    far = _distance(source.middle, target.middle) > _NEAR * unit
    for bend in _BENDS if far else _NEAR_BENDS:
        # Try the upper side first: the map has more room there than below the names.
        for side in (1, -1):
            curve = _between_tags(
                _bowed(source.middle, target.middle, side * bend), source, target, unit
            )
            if curve and _distance(curve[0], _at(curve, 0.5)) >= _SHORTEST / 2 * unit:
                return _with_head(curve, unit)
    straight = _between_tags(_bowed(source.middle, target.middle, 0), source, target, -unit / 2)
    return ("", _with_head(straight, unit)[1]) if straight else ("", "")


def _bowed(start: Point, end: Point, bend: float) -> Curve:
    """Return a curve that is bent upwards, or downwards if ``bend`` is negative."""
    across, down = end[0] - start[0], end[1] - start[1]
    if across < 0:
        bend = -bend
    middle = (start[0] + end[0]) / 2 + down * bend, (start[1] + end[1]) / 2 - across * bend
    return start, middle, end


def _between_tags(curve: Curve, source: End, target: End, unit: float) -> Curve | None:
    """Return the part of a curve between two tags, or None if there is none."""
    start = _leaves(curve, source, unit)
    end = 1 - _leaves(_reversed(curve), target, unit)
    return _part(curve, start, end) if end > start else None


def _with_head(curve: Curve, unit: float) -> tuple[str, str]:
    """Put a head on the end of a curve, and end the curve inside the head."""
    tip = curve[2]
    length = min(_HEAD * unit, 0.75 * _distance(curve[0], tip))
    steps = range(_STEPS, -1, -1)
    back = next((n for n in steps if _distance(_at(curve, n / _STEPS), tip) >= length), 0) / _STEPS
    base = _at(curve, back)
    reach = _distance(base, tip) or 1.0
    wide = 0.6 * max(length, 0.8 * _HEAD * unit) / reach
    x, y = (tip[0] - base[0]) * wide, (tip[1] - base[1]) * wide
    wings = (base[0] - y, base[1] + x), (base[0] + y, base[1] - x)
    head = "".join(
        f"{sign}{_coordinates(at)}" for sign, at in zip("MLL", (tip, *wings), strict=True)
    )
    return _path(_part(curve, 0, min(1, back + 0.02))), f"{head}z"


def _leaves(curve: Curve, end: End, unit: float) -> float:
    """Return how far along a curve, from 0 to 1, it leaves the tag in which it begins."""
    wide, high = (half + _CLEAR * unit for half in (end.wide, end.high))
    x, y = end.middle
    for step in range(_STEPS):
        at = _at(curve, step / _STEPS)
        if abs(at[0] - x) > wide or abs(at[1] - y) > high:
            return step / _STEPS
    return 1.0


def _at(curve: Curve, share: float) -> Point:
    first, middle, last = curve
    return _between(_between(first, middle, share), _between(middle, last, share), share)


def _part(curve: Curve, start: float, end: float) -> Curve:
    first, middle, last = curve
    bent = _between(_between(first, middle, start), _between(middle, last, start), end)
    return _at(curve, start), bent, _at(curve, end)


def _reversed(curve: Curve) -> Curve:
    return curve[2], curve[1], curve[0]


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _point(at: Sequence[float]) -> Point:
    return at[0], at[1]


def _coordinates(at: Point) -> str:
    return f"{round(at[0])} {round(at[1])}"


def _path(curve: Curve) -> str:
    first, middle, last = map(_coordinates, curve)
    return f"M{first}Q{middle} {last}"
