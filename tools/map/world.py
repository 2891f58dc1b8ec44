"""The land of the classic board in degrees: which countries make up a territory, and their cuts.

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
from map.drawing import polygons
from shapely.geometry import MultiPolygon, Polygon, box

if TYPE_CHECKING:
    from shapely.geometry import Point

ATLAS = Path(__file__).parent / "node_modules" / "world-atlas" / "countries-50m.json"
GRID = 1e-5
"""Degrees. Everything is snapped to this grid, so that neighbours keep exactly the same border."""

WHOLE_COUNTRIES = {
    "central-america": """
        Mexico; Guatemala; Belize; Honduras; El Salvador; Nicaragua; Costa Rica; Panama;
        Cuba; Jamaica; Haiti; Dominican Rep.; Bahamas; Puerto Rico""",
    "venezuela": "Venezuela; Colombia; Guyana; Suriname; Trinidad and Tobago",
    "peru": "Peru; Ecuador; Bolivia",
    "brazil": "Brazil",
    "argentina": "Argentina; Chile; Uruguay; Paraguay",
    "greenland": "Greenland",
    "iceland": "Iceland",
    "great-britain": "United Kingdom; Ireland; Isle of Man",
    "scandinavia": "Norway; Sweden; Finland; Åland",
    "northern-europe": """
        Germany; Netherlands; Belgium; Luxembourg; Poland; Czechia; Denmark; Austria;
        Switzerland; Liechtenstein; Slovakia""",
    "western-europe": "Spain; Portugal; Andorra; Monaco",
    "southern-europe": """
        Italy; San Marino; Vatican; Slovenia; Croatia; Bosnia and Herz.; Serbia; Montenegro;
        Kosovo; Albania; Macedonia; Greece; Bulgaria; Hungary; Romania; Malta""",
    "ukraine": """
        Ukraine; Belarus; Lithuania; Latvia; Estonia; Moldova; Georgia; Armenia; Azerbaijan""",
    "north-africa": """
        Morocco; W. Sahara; Algeria; Tunisia; Mauritania; Mali; Niger; Senegal; Gambia;
        Guinea-Bissau; Guinea; Sierra Leone; Liberia; Côte d'Ivoire; Ghana; Togo; Benin;
        Burkina Faso; Nigeria; Chad""",
    "egypt": "Egypt; Libya",
    "east-africa": """
        Sudan; S. Sudan; Ethiopia; Eritrea; Djibouti; Somalia; Somaliland; Kenya;
        Uganda;
        Tanzania; Rwanda; Burundi""",
    "congo": "Dem. Rep. Congo; Congo; Gabon; Eq. Guinea; Cameroon; Central African Rep.",
    "south-africa": """
        South Africa; Lesotho; eSwatini; Namibia; Botswana; Zimbabwe; Zambia; Malawi;
        Mozambique; Angola""",
    "madagascar": "Madagascar",
    "middle-east": """
        Turkey; Syria; Lebanon; Israel; Palestine; Jordan; Iraq; Iran; Kuwait; Saudi Arabia;
        Yemen; Oman; United Arab Emirates; Qatar; Bahrain; Cyprus; N. Cyprus""",
    "afghanistan": "Afghanistan; Turkmenistan; Uzbekistan; Tajikistan; Kyrgyzstan",
    "india": "India; Pakistan; Nepal; Bhutan; Bangladesh; Sri Lanka; Siachen Glacier",
    "siam": "Myanmar; Thailand; Laos; Cambodia; Vietnam",
    "mongolia": "Mongolia; North Korea; South Korea",
    "china": "Taiwan; Hong Kong; Macao",
    "japan": "Japan",
    "indonesia": "Philippines; Brunei; Timor-Leste",
    "new-guinea": "Papua New Guinea; Solomon Is.",
    "eastern-australia": "New Zealand",
}


def _ring(corners: str) -> Polygon:
    """A region from "longitude latitude, longitude latitude, …"."""
    pairs = (corner.split() for corner in corners.split(","))
    return Polygon([(float(lon), float(lat)) for lon, lat in pairs])


OF_COUNTRY = {
    " ".join(country.split()): territory
    for territory, countries in WHOLE_COUNTRIES.items()
    for country in countries.split(";")
}

# Each country is cut in this order: a region takes what earlier ones have left. Without a region
# the territory gets the rest; what nobody takes is not on the board.
CUTS: dict[str, list[tuple[str, Polygon | None]]] = {
    "France": [
        ("venezuela", box(-70, -10, -45, 20)),
        ("western-europe", box(-20, 40, 20, 60)),
    ],
    "Malaysia": [("siam", box(99, 0, 105, 8)), ("indonesia", None)],
    "Indonesia": [
        ("new-guinea", _ring("129.2 2, 145 2, 145 -10, 134 -10, 131.3 -2.5, 129.2 -2.5")),
        ("indonesia", None),
    ],
    "United States of America": [
        ("alaska", _ring("-180 50, -180 75, -141 75, -129 54, -135 50")),
        ("alaska", box(-140, 54, -129, 62)),
        (
            "western-us",
            _ring(
                "-130 50, -95.2 50, -95.2 47, -99 43, -100 37, -103 33, -104.5 28, -110 28, -130 30"
            ),
        ),
        ("eastern-us", box(-105, 20, -60, 50)),
    ],
    "Canada": [
        ("alberta", _ring("-142 60, -101.5 60, -101.5 48, -142 45")),
        (
            "ontario",
            _ring(
                "-101.5 60, -86 60, -79.2 58, -79.2 55, -79.5 51, -79.5 47, -75.8 45.8, "
                "-74.3 45.2, -74.3 44, -84 41, -101.5 48"
            ),
        ),
        (
            "quebec",
            _ring(
                "-79.5 47, -79.5 51, -79.2 55, -79.2 65, -60 65, -50 45, -74.3 44, -74.3 45.2, "
                "-75.8 45.8"
            ),
        ),
        ("northwest-territory", None),
    ],
    "Russia": [
        (
            "ukraine",
            _ring(
                "10 30, 48 40, 47.5 47.5, 53 50.5, 58 54, 60 59, 59 64, 67 69.5, 62 78, 30 82, "
                "10 60"
            ),
        ),
        (
            "ural",
            _ring(
                "48 40, 47.5 47.5, 53 50.5, 58 54, 60 59, 59 64, 67 69.5, 62 78, 76 80, 74 72, "
                "74 66, 77 60, 77 56, 76 52, 80 45"
            ),
        ),
        (
            "siberia",
            _ring(
                "76 80, 74 72, 74 66, 77 60, 77 56, 76 52, 80 45, 92 46, 97 49.5, 97 54, "
                "100 58, 103 63, 106 69, 113 73, 108 82"
            ),
        ),
        (
            "yakutsk",
            _ring(
                "103 63, 106 69, 113 73, 108 82, 156 82, 157 70, 152 64, 146 61, 139 60.5, "
                "133 58.5, 126 58.2, 117 60, 108 61"
            ),
        ),
        (
            "irkutsk",
            _ring(
                "97 49.5, 97 54, 100 58, 103 63, 108 61, 117 60, 120 59.5, 121.5 55, 121 52.8, "
                "120 45, 97 45"
            ),
        ),
        ("siberia", box(77, 45, 112, 85)),
        ("ural", box(58, 45, 77, 85)),
        ("ukraine", box(10, 35, 58, 85)),
        ("kamchatka", None),
    ],
    "Kazakhstan": [
        ("siberia", _ring("79 56, 79.2 51, 84.5 48.3, 90 47.5, 90 56")),
        (
            "ural",
            _ring(
                "60 56, 62 51.5, 70 50, 74 47, 79.8 44.6, 88 46, 90 47.5, 84.5 48.3, 79.2 51, 79 56"
            ),
        ),
        ("afghanistan", None),
    ],
    "China": [
        ("siberia", _ring("84.5 50, 85 47.9, 86.5 47.4, 91.2 46.3, 91.2 50")),
        (
            "mongolia",
            _ring(
                "95.5 44.5, 97.5 42.6, 106 41.2, 113 41.5, 117.5 41.5, 119.8 40, 124 38.5, "
                "136 40, 136 56, 115 56, 115 44, 100 44"
            ),
        ),
        ("china", None),
    ],
    "Australia": [("western-australia", box(110, -40, 134.5, -8)), ("eastern-australia", None)],
}


def territories(outlines: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """The land of each territory in degrees, by its id.

    All borders and cuts are first woven into one net, and each mesh is given to a territory: so
    neighbours share their border to the last digit, and nothing is counted twice or lost.
    """
    used = _countries_used(outlines)
    net = [outline.boundary for outline in used.values()]
    net += [region.boundary for cuts in CUTS.values() for _, region in cuts if region is not None]
    meshes = polygons(shapely.polygonize([shapely.union_all(net, grid_size=GRID)]))
    names = list(used)
    tree = shapely.STRtree(list(used.values()))
    land: dict[str, list[Polygon]] = {}
    for mesh in meshes:
        inside = mesh.representative_point()
        for hit in sorted(tree.query(inside, predicate="within")):
            territory = _territory_of(names[hit], inside, used)
            if territory is not None:
                land.setdefault(territory, []).append(mesh)
            break
    return _without_holes({t: shapely.union_all(parts) for t, parts in sorted(land.items())})


def _without_holes(land: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """Fill lakes and enclaves; a piece of another territory that lay in one goes with it."""
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


def _countries_used(outlines: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    return {name: outlines[name] for name in [*OF_COUNTRY, *CUTS]}


def _territory_of(country: str, point: Point, outlines: dict[str, MultiPolygon]) -> str | None:
    if country in OF_COUNTRY:
        return OF_COUNTRY[country]
    if country == "Canada":
        island = _island_at(point, outlines[country])
        if island is not None:
            return _shore_of(island)
    for territory, region in CUTS[country]:
        if region is None or region.contains(point):
            return territory
    return None


def _island_at(point: Point, country: MultiPolygon) -> Polygon | None:
    """The island of a country at this point; None on its largest piece."""
    islands = sorted(country.geoms, key=lambda piece: piece.area)[:-1]
    return next((piece for piece in islands if piece.contains(point)), None)


def _shore_of(island: Polygon) -> str:
    """Canada's islands go to the territory that they lie off, whatever cut crosses them."""
    middle = island.centroid
    if middle.y > 59:
        return "northwest-territory"
    if middle.x < -110:
        return "alberta"
    return "ontario" if middle.x < -79.3 else "quebec"


# -- the outlines of countries


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
