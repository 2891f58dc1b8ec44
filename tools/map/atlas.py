"""Read the outlines of countries from the TopoJSON file of the npm package world-atlas."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon

ATLAS = Path(__file__).parent / "node_modules" / "world-atlas" / "countries-50m.json"
GRID = 1e-5
"""Degrees. Everything is snapped to this grid, so that neighbours keep exactly the same border."""


def countries(path: Path = ATLAS) -> dict[str, MultiPolygon]:
    """Outlines by the name of the country, in degrees of longitude and latitude."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = _arcs(topology)
    outlines: dict[str, MultiPolygon] = {}
    for feature in topology["objects"]["countries"]["geometries"]:
        rings = feature["arcs"] if feature["type"] == "MultiPolygon" else [feature["arcs"]]
        name = feature["properties"]["name"]
        # Russia's far east lies beyond 180°: keep the country in one piece.
        used = [_east(arc) for arc in arcs] if name == "Russia" else arcs
        pieces = [_polygon(polygon, used) for polygon in rings]
        outline = shapely.set_precision(shapely.union_all(pieces), GRID)
        outlines[name] = MultiPolygon(polygons(outline))
    return outlines


def polygons(shape: Any) -> list[Polygon]:
    """The polygons of a shape; points and lines that a cut left over are dropped."""
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]


def _arcs(topology: dict[str, Any]) -> list[np.ndarray[Any, Any]]:
    """Arcs are stored as steps on an integer grid."""
    scale, offset = np.array(topology["transform"]["scale"]), topology["transform"]["translate"]
    return [np.cumsum(np.array(arc), axis=0) * scale + offset for arc in topology["arcs"]]


def _polygon(rings: list[list[int]], arcs: list[np.ndarray[Any, Any]]) -> Any:
    """Holes are left out: a lake or an enclave on the map would only cost room."""
    outer = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in rings[0]]
    return shapely.make_valid(Polygon(np.vstack(outer)))


def _east(arc: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.column_stack([np.where(arc[:, 0] < 0, arc[:, 0] + 360, arc[:, 0]), arc[:, 1]])
