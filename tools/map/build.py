"""Draw the boards: write the shapes into risk_widget/boards/*.json, or check the written ones.

python tools/map/build.py            write
python tools/map/build.py --check    compare; the exit code says whether all is as it should be
"""

from __future__ import annotations

import argparse
import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE.parent)]

import shapely  # noqa: E402
from map import arrows, classic, drawing, sketch, world  # noqa: E402
from map.boxes import continent_box  # noqa: E402
from shapely.geometry import LineString  # noqa: E402

from risk_widget.board import Board, load_board  # noqa: E402
from risk_widget.svg.picture import (  # noqa: E402
    RIM,
    TIERS,
)

if TYPE_CHECKING:
    from map.drawing import Land, Lane, Plan

BOARDS = ROOT / "risk_widget" / "boards"


def land_of(plan: Plan) -> Land:
    """Return the land of a board, sketched or cut from countries."""
    land: Land = (sketch if "coasts" in plan.land else classic).land(plan)
    return land


def shapes(plan: Plan, board: Board, places: dict[str, Any]) -> dict[str, Any]:
    """Return the drawing data of a board.

    Raises:
        ValueError: the drawing does not agree with the borders; the message says where.
    """
    land = land_of(plan)
    contacts = drawing.contacts(land)
    drawn = sea_lanes(plan, board, land)
    problems = _disagreements(board, land, contacts) + drawing.crossings(land, drawn)
    problems += _hidden_labels(plan, board, land)
    if problems:
        raise ValueError(f"the drawing of {board.id} is wrong:\n  " + "\n  ".join(problems))
    divides = _divides(board, contacts)
    centres = {t: tuple(place["b"]) for t, place in places["m"].items()}
    pairs = {frozenset(border.between) for border in board.borders}
    return {
        "w": plan.width,
        "h": plan.height,
        "paths": {t: drawing.path(land[t]) for t in board.ids},
        "lanes": [list(lane) for lane in drawn],
        "edges": [[t, points] for t, points in plan.edges.items()],
        "cborder": drawing.line_path(drawing.joined(set().union(*divides.values()))),
        "rims": _rims(board, divides, land),
        "place": {tier: {t: places[tier][t] for t in board.ids} for tier in ("s", "m", "l")},
        "contlab": {c.id: plan.labels[c.id] for c in board.continents},
        "tints": {c.id: plan.tints[c.id] for c in board.continents},
        "bbox": {t: _bounds(land, t) for t in board.ids},
        "nav": arrows.ways(centres, pairs, _around(plan)),
    }


def sea_lanes(plan: Plan, board: Board, land: Land) -> list[Lane]:
    """Return the sea lanes of a board, except those that leave the map."""
    return [
        drawing.lane(land, border.between, plan.routes.get(border.between, drawing.Route()))
        for border in board.borders
        if border.by == "sea" and not set(border.between) <= set(plan.edges)
    ]


def _disagreements(board: Board, land: Land, contacts: dict[tuple[str, str], Any]) -> list[str]:
    """Return territories that touch but share no border by land, and the reverse."""
    by_land = {tuple(sorted(b.between)) for b in board.borders if b.by == "land"}
    problems = [
        f"{a} and {b} touch, but have no border by land" for a, b in set(contacts) - by_land
    ]
    problems += [
        f"{a} and {b} border by land, but do not touch" for a, b in by_land - set(contacts)
    ]
    names = sorted(land)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            if (a, b) not in by_land and land[a].distance(land[b]) < NARROWEST:
                problems.append(f"{a} and {b} come so close that they seem to touch")
    return sorted(problems)


def _hidden_labels(plan: Plan, board: Board, land: Land) -> list[str]:
    """Return the continent names that would lie under land on the smallest map of each tier."""
    everything = shapely.union_all(list(land.values()), grid_size=0.5)
    problems = []
    for continent in board.continents:
        for tier, sizes in TIERS.items():
            unit = plan.width / sizes.smallest
            box = shapely.box(*continent_box(plan.labels[continent.id], tier, unit))
            if box.intersects(everything):
                problems.append(f"the name of {continent.id} touches land at size {tier}")
            if not shapely.box(0, 0, plan.width, plan.height).contains(box):
                problems.append(f"the name of {continent.id} leaves the map at size {tier}")
    return problems


NARROWEST = 5.0
"""The width, in map units, below which water cannot be seen on a small map."""


def _divides(
    board: Board, contacts: dict[tuple[str, str], Any]
) -> dict[tuple[str, str], set[drawing.Segment]]:
    """Return the land borders between continents, by pair."""
    home = {t: c.id for c in board.continents for t in c.territories}
    return {
        pair: segments
        for pair in itertools.combinations([c.id for c in board.continents], 2)
        if (
            segments := {
                segment
                for (a, b), shared in contacts.items()
                if {home[a], home[b]} == set(pair)
                for segment in shared
            }
        )
    }


def _rims(
    board: Board, divides: dict[tuple[str, str], set[drawing.Segment]], land: Land
) -> dict[str, str]:
    """Return the middle of a strip along each land border of a continent with another one."""
    whole = {
        c.id: shapely.union_all([land[t] for t in c.territories], grid_size=0.5)
        for c in board.continents
    }
    found: dict[str, list[LineString]] = {}
    for pair, segments in divides.items():
        for line in drawing.joined(segments):
            # Next to a short, winding border, the strip would get tangled.
            calm = line.simplify(2 if line.length > 60 else RIM)
            for side in (RIM / 2, -RIM / 2):
                strip = calm.offset_curve(side, join_style="mitre").simplify(2)
                for part in shapely.get_parts(strip):
                    middle = part.interpolate(0.5, normalized=True)
                    nearest = min(pair, key=lambda c: whole[c].distance(middle))
                    steps = LineString(shapely.get_coordinates(part).round())
                    found.setdefault(nearest, []).append(steps)
    return {c.id: drawing.line_path(found[c.id]) for c in board.continents if c.id in found}


def _bounds(land: Land, territory: str) -> list[int]:
    """Return the frame of a territory's picture: all of an archipelago, else the mainland."""
    whole, main = land[territory], drawing.largest(land[territory])
    shape = whole if main.area < 0.8 * whole.area else main
    return [int(v) for v in shape.bounds]


def _around(plan: Plan) -> arrows.Ways:
    """Return the fixed arrow directions for a lane that leaves the map at both edges."""
    ends = sorted(plan.edges, key=lambda t: plan.edges[t][0][0])
    if len(ends) != 2:
        return {}
    west, east = ends
    return {west: {"left": east}, east: {"right": west}}


def text_of(board: dict[str, Any]) -> str:
    """Return the text of a board's file: a readable topology, and one table of shapes per line."""

    def compact(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    parts: list[str] = []
    for key, value in board.items():
        if key in ("continents", "territories", "borders"):
            rows = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in value)
            parts.append(f'  "{key}": [\n{rows}\n  ]')
        elif key == "shapes":
            rows = ",\n".join(f"    {compact(k)}:{compact(v)}" for k, v in value.items())
            parts.append(f'  "shapes": {{\n{rows}\n  }}')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def built(board_id: str) -> str:
    """Return the text of a board's file, with its shapes redrawn."""
    path = BOARDS / f"{board_id}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data.pop("shapes", None)
    board = Board.from_json(data, board_id)
    places = json.loads((HERE / "places" / f"{board_id}.json").read_text(encoding="utf-8"))
    data["shapes"] = shapes(drawing.read_plan(board_id), board, places)
    Board.from_json(data, board_id)
    return text_of(data)


def fetch_atlas() -> None:
    """Install the pinned country outlines unless they are already there."""
    if not world.ATLAS.exists():
        command = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=HERE, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    options = parser.parse_args()
    fetch_atlas()
    stale = 0
    for board_id in drawing.BOARDS:
        path, text = BOARDS / f"{board_id}.json", built(board_id)
        same = path.read_text(encoding="utf-8") == text
        if options.check:
            stale += not same
            print(f"{board_id}: {'as written' if same else 'differs from what the script writes'}")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{board_id}: {len(text)} bytes{'' if same else ', changed'}")
            load_board(path)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
