"""What the build needs to know to draw a board: its land, and everything that stands around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from shapely.geometry import MultiPolygon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from map.lanes import Pair, Route

Land = dict[str, MultiPolygon]


class Plan(NamedTuple):
    """The drawing of one board; lengths in map units."""

    width: int
    height: int
    land: Callable[[], Land]
    routes: Mapping[Pair, Route]
    """How sea lanes differ from the shortest line."""
    edges: Mapping[str, list[list[int]]]
    """Lanes that leave the map: from this territory, [end, control point, point on the edge]."""
    labels: Mapping[str, dict[str, Any]]
    """Names of the continents and where they stand."""
    tints: Mapping[str, list[str]]
    """Colours of the continents' coasts, light and dark."""
    names: Mapping[str, str]
    """Territories whose name is written differently from the rules' name."""
    short_names: Mapping[str, str]
    """Names for small maps."""
    hearts: Mapping[str, tuple[float, float]]
    """Where a tag would best stand, where that is not the roomiest spot."""
    leaders: Mapping[str, str]
    """Territories that may have their tag beside them, with a leader; where it must be."""
