"""What can be wrong with the data of a board file, as sentences: all of it at once, with hints."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from risk_widget.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

CARD_SYMBOLS: Final = ("infantry", "cavalry", "artillery")
TIERS: Final = ("s", "m", "l")
"""Map sizes with places of their own for tags and names: small, medium, large."""
DIRECTIONS: Final = ("up", "down", "left", "right")

_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PATH: Final = re.compile(r"(M-?\d{1,4} -?\d{1,4}l-?\d{1,4}((?: |(?=-))-?\d{1,4})*z)+")
MOST_UNITS: Final = 9999
"""Longest side of a drawing."""
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


def problems_of(data: object) -> list[str]:
    """One sentence for each thing that is wrong with a board; empty when it can be used."""
    if not isinstance(data, dict):
        return [f"a board must be a JSON object, not {_kind(data)}"]
    problems = list(_keys(data, "the board", _BOARD_KEYS, optional=("summary", "shapes")))
    problems += _slug(data.get("id"), "the board")
    territories, found = _territories(data.get("territories"))
    problems += found
    continents, found = _continents(data.get("continents"), territories)
    problems += found
    borders, found = _borders(data.get("borders"), territories)
    problems += found
    if territories and not found:
        problems += _connected(territories, borders)
    if not problems and data.get("shapes") is not None:
        problems += _shapes(data["shapes"], territories, continents, borders)
    return problems


# -- topology --------------------------------------------------------------------------------------

_BOARD_KEYS: Final[Mapping[str, type]] = {
    "id": str,
    "name": str,
    "summary": str,
    "continents": list,
    "territories": list,
    "borders": list,
    "shapes": dict,
}
_TERRITORY_KEYS: Final[Mapping[str, type]] = {"id": str, "name": str, "card": str}
_CONTINENT_KEYS: Final[Mapping[str, type]] = {
    "id": str,
    "name": str,
    "bonus": int,
    "territories": list,
}
_BORDER_KEYS: Final[Mapping[str, type]] = {"between": list, "by": str}

Borders = dict[frozenset[str], str]


def _territories(items: object) -> tuple[list[str], list[str]]:
    ids: list[str] = []
    problems: list[str] = []
    names: list[str] = []
    for where, item in _objects(items, "territory", problems):
        problems += _keys(item, where, _TERRITORY_KEYS)
        problems += _slug(item.get("id"), where)
        if isinstance(item.get("id"), str):
            ids.append(item["id"])
        if isinstance(item.get("name"), str):
            names.append(item["name"])
        card = item.get("card")
        if isinstance(card, str) and card not in CARD_SYMBOLS:
            hint = did_you_mean(card, CARD_SYMBOLS)
            problems.append(f"{where} has an unknown card {card!r}{hint}")
    problems += [f"the territory id {t!r} is used {n} times" for t, n in _repeated(ids)]
    problems += [f"the territory name {t!r} is used {n} times" for t, n in _repeated(names)]
    if isinstance(items, list) and not items:
        problems.append("the board has no territory")
    return list(dict.fromkeys(ids)), problems


def _continents(items: object, territories: list[str]) -> tuple[list[str], list[str]]:
    ids: list[str] = []
    problems: list[str] = []
    members: list[str] = []
    for where, item in _objects(items, "continent", problems):
        problems += _keys(item, where, _CONTINENT_KEYS)
        problems += _slug(item.get("id"), where)
        if isinstance(item.get("id"), str):
            ids.append(item["id"])
        bonus = item.get("bonus")
        if isinstance(bonus, int) and bonus < 0:
            problems.append(f"{where} has a negative bonus, {bonus}")
        inside = item.get("territories")
        if not isinstance(inside, list):
            continue
        if not inside:
            problems.append(f"{where} has no territory")
        problems += _unknown(inside, territories, where)
        members += [t for t in inside if isinstance(t, str)]
    problems += [f"the continent id {c!r} is used {n} times" for c, n in _repeated(ids)]
    problems += [f"{t!r} is listed {n} times in continents" for t, n in _repeated(members)]
    if isinstance(items, list):
        inside_any = set(members)
        problems += [f"{t!r} is in no continent" for t in territories if t not in inside_any]
    return ids, problems


def _borders(items: object, territories: list[str]) -> tuple[Borders, list[str]]:
    borders: Borders = {}
    directed: list[tuple[str, str]] = []
    problems: list[str] = []
    for where, item in _objects(items, "border", problems):
        problems += _keys(item, where, _BORDER_KEYS)
        by = item.get("by")
        if isinstance(by, str) and by not in ("land", "sea"):
            problems.append(f"{where} is by {by!r}; a border is by 'land' or by 'sea'")
        between = item.get("between")
        if not isinstance(between, list):
            continue
        if len(between) != 2:
            problems.append(f"{where} must be between two territories, not {len(between)}")
            continue
        unknown = _unknown(between, territories, where)
        problems += unknown
        if unknown:
            continue
        a, b = between
        if a == b:
            problems.append(f"{where} joins {a!r} to itself")
            continue
        directed.append((a, b))
        if borders.setdefault(frozenset((a, b)), str(by)) != by:
            problems.append(f"the border {a} – {b} is written by land and by sea")
    problems += [f"the border {a} – {b} is written {n} times" for (a, b), n in _repeated(directed)]
    return borders, problems


def _connected(territories: list[str], borders: Borders) -> Iterator[str]:
    reached = {territories[0]}
    fresh = [territories[0]]
    while fresh:
        here = fresh.pop()
        for pair in borders:
            if here in pair:
                beyond = pair - reached
                reached |= beyond
                fresh += beyond
    cut_off = [t for t in territories if t not in reached]
    if cut_off:
        names = ", ".join(map(repr, cut_off))
        yield f"no chain of borders leads from {territories[0]!r} to {names}"


# -- shapes ----------------------------------------------------------------------------------------

_SHAPE_KEYS: Final[Mapping[str, type]] = {
    "w": int,
    "h": int,
    "paths": dict,
    "lanes": list,
    "edges": list,
    "cborder": str,
    "place": dict,
    "contlab": dict,
    "bbox": dict,
    "nav": dict,
    "tints": dict,
}


def _shapes(
    shapes: object, territories: list[str], continents: list[str], borders: Borders
) -> list[str]:
    if not isinstance(shapes, dict):
        return [f"the shapes must be an object, not {_kind(shapes)}"]
    problems = list(_keys(shapes, "the drawing (shapes)", _SHAPE_KEYS))
    if problems:
        return problems
    width, height = shapes["w"], shapes["h"]
    if not (0 < width <= MOST_UNITS and 0 < height <= MOST_UNITS):
        return [f"the drawing is {width} × {height} units; each side has 1 to {MOST_UNITS}"]

    def on_map(point: object) -> bool:
        return (
            isinstance(point, list)
            and len(point) == 2
            and all(isinstance(v, int) and not isinstance(v, bool) for v in point)
            and 0 <= point[0] <= width
            and 0 <= point[1] <= height
        )

    problems += _each(shapes["paths"], territories, "path")
    for t, path in shapes["paths"].items():
        if not isinstance(path, str) or not _PATH.fullmatch(path):
            problems.append(f"the path of {t!r} is not a path of whole numbers below 10,000")
    problems += _places(shapes["place"], territories, on_map)
    problems += _lanes(shapes, borders, on_map)
    problems += _each(shapes["bbox"], territories, "bounding box")
    problems += _each(shapes["contlab"], continents, "label of a continent")
    problems += _each(shapes["tints"], continents, "tint of a continent")
    for c, tint in shapes["tints"].items():
        if not (isinstance(tint, list) and len(tint) == 2 and all(map(_is_colour, tint))):
            problems.append(f"the tint of {c!r} must be two colours, light and dark")
    problems += _each(shapes["nav"], territories, "set of arrow keys")
    for t, ways in shapes["nav"].items():
        where = f"the arrow keys of {t!r}"
        if not isinstance(ways, dict):
            problems.append(f"{where} must be an object")
            continue
        problems += [
            f"{where} name {way!r}{did_you_mean(way, DIRECTIONS)}"
            for way in ways
            if way not in DIRECTIONS
        ]
        problems += _unknown(list(ways.values()), territories, where)
    return problems


def _places(
    place: dict[str, Any], territories: list[str], on_map: Callable[[object], bool]
) -> list[str]:
    problems = _each(place, TIERS, "set of places")
    for tier, places in place.items():
        if not isinstance(places, dict):
            problems.append(f"the places of size {tier!r} must be an object")
            continue
        problems += _each(places, territories, f"place at size {tier!r}")
        for t, entry in places.items():
            where = f"the place of {t!r} at size {tier!r}"
            if not isinstance(entry, dict):
                problems.append(f"{where} must be an object")
                continue
            if not on_map(entry.get("b")):
                problems.append(f"{where} has no tag centre 'b' on the map")
            if "a" in entry and not on_map(entry["a"]):
                problems.append(f"{where} has a leader anchor 'a' that is not on the map")
            if entry.get("p") not in ("t", "b", "l", "r"):
                problems.append(f"{where} must have its name at 'p': 't', 'b', 'l' or 'r'")
            lines = entry.get("t")
            if not (isinstance(lines, list) and lines and all(isinstance(s, str) for s in lines)):
                problems.append(f"{where} has no lines of its name 't'")
    return problems


def _lanes(shapes: dict[str, Any], borders: Borders, on_map: Callable[[object], bool]) -> list[str]:
    """Each border by sea is drawn as a lane, or as two ends that leave the map."""
    problems: list[str] = []
    drawn: set[frozenset[str]] = set()
    for lane in shapes["lanes"]:
        if not (
            isinstance(lane, list)
            and len(lane) == 5
            and all(isinstance(t, str) for t in lane[:2])
            and all(map(on_map, lane[2:]))
        ):
            problems.append(f"the lane {lane!r} must be [territory, territory, point, bend, point]")
            continue
        drawn.add(frozenset(lane[:2]))
    leaving: set[str] = set()
    for end in shapes["edges"]:
        if not (
            isinstance(end, list)
            and len(end) == 2
            and isinstance(end[0], str)
            and isinstance(end[1], list)
            and len(end[1]) == 3
            and all(map(on_map, end[1]))
        ):
            problems.append(f"the map edge {end!r} must be [territory, [point, bend, point]]")
            continue
        leaving.add(end[0])
    for pair, by in borders.items():
        a, b = sorted(pair)
        if by == "sea" and pair not in drawn and not pair <= leaving:
            problems.append(f"the border by sea {a} – {b} has no lane")
    return problems + [
        f"the lane {' – '.join(sorted(pair))} belongs to no border by sea"
        for pair in drawn
        if borders.get(pair) != "sea"
    ]


# -- small checks ----------------------------------------------------------------------------------


def _objects(items: object, what: str, problems: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The objects of a list, each with the words that tell the reader which one it is."""
    if not isinstance(items, list):
        return  # a missing or wrong list has been named already
    for number, item in enumerate(items, 1):
        if not isinstance(item, dict):
            problems.append(f"{what} number {number} must be an object, not {_kind(item)}")
            continue
        name = item.get("id")
        if isinstance(item.get("between"), list):
            name = " – ".join(map(str, item["between"]))
            yield f"the {what} {name}", item
        else:
            yield (f"the {what} {name!r}" if name else f"{what} number {number}"), item


def _keys(
    item: dict[str, Any], where: str, known: Mapping[str, type], optional: Iterable[str] = ()
) -> Iterator[str]:
    for key in item:
        if key not in known:
            yield f"{where} has an unknown key {key!r}{did_you_mean(key, known)}"
    for key, kind in known.items():
        if key not in item:
            if key not in optional:
                yield f"{where} has no {key!r}"
        elif not isinstance(item[key], kind) or (kind is int and isinstance(item[key], bool)):
            if item[key] is None and key in optional:
                continue
            yield f"{where} has {key!r} as {_kind(item[key])}; it must be {_WORDS[kind]}"
        elif key == "name" and not item[key].strip():
            yield f"{where} has an empty name"


def _slug(name: object, where: str) -> Iterator[str]:
    if isinstance(name, str) and not _SLUG.fullmatch(name):
        yield f"{where}: an id has small letters, digits and single hyphens only"


def _unknown(given: list[Any], known: Iterable[str], where: str) -> list[str]:
    names = list(known)
    return [
        f"{where} names an unknown territory {t!r}{did_you_mean(str(t), names)}"
        for t in given
        if t not in names
    ]


def _each(table: dict[str, Any], ids: Iterable[str], what: str) -> list[str]:
    wanted = list(ids)
    return [f"the shapes have no {what} for {key!r}" for key in wanted if key not in table] + [
        f"the shapes have a {what} for the unknown {key!r}{did_you_mean(key, wanted)}"
        for key in table
        if key not in wanted
    ]


def _repeated(items: Iterable[Any]) -> list[tuple[Any, int]]:
    return [(item, n) for item, n in Counter(items).items() if n > 1]


def _is_colour(value: object) -> bool:
    return isinstance(value, str) and _COLOUR.fullmatch(value) is not None


_WORDS: Final[Mapping[type, str]] = {
    str: "a text",
    int: "a whole number",
    list: "a list",
    dict: "an object",
}


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    return _WORDS.get(type(value), "a number with a fraction")
