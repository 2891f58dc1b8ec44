"""The land of the classic board in degrees: the countries in each territory, and their cuts.

Longitudes and latitudes of the cuts are rounded as a hand would draw them: the territories are
those of a game, and follow borders of today only where that is convenient. The outlines of
countries come from the TopoJSON file of the npm package world-atlas.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from map.drawing import corners, polygons
from shapely.geometry import MultiPolygon, Polygon, box

if TYPE_CHECKING:
    from collections.abc import Mapping

    from map.drawing import Land
    from shapely.geometry import Point

ATLAS = Path(__file__).parent / "node_modules" / "world-atlas" / "countries-50m.json"
GRID = 1e-5
"""The grid, in degrees, to which all points snap, so that neighbours keep the same border."""


def _region(text: str) -> Polygon:
    """Return a region given by its corners; two corners make a box."""
    points = corners(text)
    return box(*points[0], *points[1]) if len(points) == 2 else Polygon(points)


def territories(outlines: Mapping[str, MultiPolygon], parts: Mapping[str, Any]) -> Land:
    """Return the land of each territory in degrees, by its id.

    All borders and cuts are first woven into one net, and each mesh is given to a territory: so
    neighbours share their border to the last digit, and nothing is counted twice or lost.
    """
    whole: dict[str, str] = {
        c: t for t, names in parts["countries"].items() for c in names.split("; ")
    }
    cuts = {
        country: [(territory, _region(*region) if region else None) for territory, *region in rows]
        for country, rows in parts["cuts"].items()
    }
    used = {name: outlines[name] for name in (*whole, *cuts)}
    net = [outline.boundary for outline in used.values()]
    net += [region.boundary for rows in cuts.values() for _, region in rows if region is not None]
    meshes = polygons(shapely.polygonize([shapely.union_all(net, grid_size=GRID)]))
    names = list(used)

    def owner(country: str, point: Point) -> str | None:
        if country in whole:
            return whole[country]
        island = _island_at(point, used[country]) if country == "Canada" else None
        if island is not None:
            return _shore_of(island)
        return next((t for t, area in cuts[country] if area is None or area.contains(point)), None)

    tree = shapely.STRtree(list(used.values()))
    land: dict[str, list[Polygon]] = {}
    for mesh in meshes:
        inside = mesh.representative_point()
        for hit in sorted(tree.query(inside, predicate="within")):
            territory = owner(names[hit], inside)
            if territory is not None:
                land.setdefault(territory, []).append(mesh)
            break
    return _without_holes({t: shapely.union_all(parts) for t, parts in sorted(land.items())})


def _without_holes(land: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """Fill lakes and enclaves, removing any piece of another territory inside one."""
    filled = {t: [Polygon(piece.exterior) for piece in polygons(g)] for t, g in land.items()}
    every = [(t, piece) for t, pieces in filled.items() for piece in pieces]
    tree = shapely.STRtree([piece for _, piece in every])

    def swallowed(territory: str, piece: Polygon) -> bool:
        hits = tree.query(piece.representative_point(), predicate="within")
        return any(every[i][0] != territory and every[i][1].area > piece.area for i in hits)

    return {
        t: MultiPolygon([piece for piece in pieces if not swallowed(t, piece)])
        for t, pieces in filled.items()
    }


def _island_at(point: Point, country: MultiPolygon) -> Polygon | None:
    """Return a country's island at this point; None for a point on the country's largest piece."""
    islands = sorted(country.geoms, key=lambda piece: piece.area)[:-1]
    return next((piece for piece in islands if piece.contains(point)), None)


def _shore_of(island: Polygon) -> str:
    """Return the territory to which one of Canada's islands belongs, even if a cut crosses it."""
    middle = island.centroid
    if middle.y > 59:
        return "northwest-territory"
    if middle.x < -110:
        return "alberta"
    return "ontario" if middle.x < -79.3 else "quebec"


# -- the outlines of countries


def countries(path: Path = ATLAS) -> dict[str, MultiPolygon]:
    """Return outlines by country name, in degrees of longitude and latitude."""
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


def _arcs(topology: dict[str, Any]) -> list[np.ndarray[Any, Any]]:
    """Decode the arcs, which are stored as steps on an integer grid."""
    scale, offset = np.array(topology["transform"]["scale"]), topology["transform"]["translate"]
    return [np.cumsum(np.array(arc), axis=0) * scale + offset for arc in topology["arcs"]]


def _polygon(rings: list[list[int]], arcs: list[np.ndarray[Any, Any]]) -> Any:
    """Drop a polygon's holes, since a lake or an enclave would only take up room on the map."""
    outer = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in rings[0]]
    return shapely.make_valid(Polygon(np.vstack(outer)))


def _east(arc: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.column_stack([np.where(arc[:, 0] < 0, arc[:, 0] + 360, arc[:, 0]), arc[:, 1]])
