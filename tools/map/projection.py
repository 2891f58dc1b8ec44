"""From longitude and latitude to the units of the classic map.

Miller's cylindrical projection, with a few smooth lenses that give crowded regions room: a board
needs Europe large enough to hold seven tags. The far north and south are pressed together a little.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]

SCALE = 267.0
"""Map units per radian of longitude."""
UPRIGHT = 1.14
"""The map is a little taller than the projection would have it: tags are wide, not high."""


class Lens(NamedTuple):
    """Enlarges around a point (degrees) by up to 1 + grow, and nothing beyond its radius."""

    lon: float
    lat: float
    radius: float
    grow_x: float
    grow_y: float


LENSES = (
    Lens(14, 50, 0.74, 0.95, 0.85),  # Europe
    Lens(-92, 16, 0.34, 0.42, 0.62),  # Central America
    Lens(23, 25, 0.40, 0.12, 0.75),  # Egypt
    Lens(104, 16, 0.36, 0.30, 0.30),  # Siam
)


class Squeeze(NamedTuple):
    """Beyond a line, distances from it count for less (radians, as projected)."""

    line: float
    keep: float


NORTH = Squeeze(1.32, 0.70)
SOUTH = Squeeze(-0.62, 0.64)
FAR_EAST = Squeeze(2.45, 0.66)


def to_map(degrees: Array) -> Array:
    """Map units for rows of (longitude, latitude); x to the right, y downwards."""
    x = np.radians(degrees[:, 0])
    y = _miller(np.clip(degrees[:, 1], -58, 84))
    for lens in LENSES:
        dx, dy = x - math.radians(lens.lon), y - float(_miller(np.float64(lens.lat)))
        near = np.clip(1 - (dx * dx + dy * dy) / lens.radius**2, 0, None) ** 2
        x, y = x + dx * lens.grow_x * near, y + dy * lens.grow_y * near
    y = np.where(y > NORTH.line, NORTH.line + (y - NORTH.line) * NORTH.keep, y)
    y = np.where(y < SOUTH.line, SOUTH.line + (y - SOUTH.line) * SOUTH.keep, y)
    x = np.where(x > FAR_EAST.line, FAR_EAST.line + (x - FAR_EAST.line) * FAR_EAST.keep, x)
    # Rounded, so that the last digit of a logarithm, which differs between processors, cannot
    # decide how an outline is simplified.
    return np.round(np.column_stack([x * SCALE, -y * SCALE * UPRIGHT]), 5)


def _miller(latitude: Any) -> Any:
    return 1.25 * np.log(np.tan(math.pi / 4 + 0.4 * np.radians(latitude)))
