"""What can be wrong with the data of a board file: all of it at once, with hints."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages import Message
from risk_widget.spelling import shown, unknown

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


def problems_of(data: object) -> list[Message]:
    """One message for each thing that is wrong with a board; empty when it can be used."""
    if not isinstance(data, dict):
        return [Message.of("board-object", kind=_kind(data))]
    problems = list(_keys(data, _part("board"), _BOARD_KEYS, optional=("summary", "shapes")))
    problems += _slug(data.get("id"), _part("board"))
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


def _territories(items: object) -> tuple[list[str], list[Message]]:
    ids: list[str] = []
    problems: list[Message] = []
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
            about = unknown(card, CARD_SYMBOLS)
            problems.append(Message.of("board-unknown-card", where=where, **about))
    problems += [Message.of("board-territory-id", id=t, times=n) for t, n in _repeated(ids)]
    problems += [Message.of("board-territory-name", name=t, times=n) for t, n in _repeated(names)]
    if isinstance(items, list) and not items:
        problems.append(Message.of("board-no-territory", where=_part("board")))
    return list(dict.fromkeys(ids)), problems


def _continents(items: object, territories: list[str]) -> tuple[list[str], list[Message]]:
    ids: list[str] = []
    problems: list[Message] = []
    members: list[str] = []
    for where, item in _objects(items, "continent", problems):
        problems += _keys(item, where, _CONTINENT_KEYS)
        problems += _slug(item.get("id"), where)
        if isinstance(item.get("id"), str):
            ids.append(item["id"])
        bonus = item.get("bonus")
        if isinstance(bonus, int) and bonus < 0:
            problems.append(Message.of("board-negative-bonus", where=where, bonus=bonus))
        inside = item.get("territories")
        if not isinstance(inside, list):
            continue
        if not inside:
            problems.append(Message.of("board-no-territory", where=where))
        problems += _unknown(inside, territories, where)
        members += [t for t in inside if isinstance(t, str)]
    problems += [Message.of("board-continent-id", id=c, times=n) for c, n in _repeated(ids)]
    problems += [Message.of("board-listed-twice", id=t, times=n) for t, n in _repeated(members)]
    if isinstance(items, list):
        inside_any = set(members)
        outside = [t for t in territories if t not in inside_any]
        problems += [Message.of("board-no-continent", id=t) for t in outside]
    return ids, problems


def _borders(items: object, territories: list[str]) -> tuple[Borders, list[Message]]:
    borders: Borders = {}
    directed: list[tuple[str, str]] = []
    problems: list[Message] = []
    for where, item in _objects(items, "border", problems):
        problems += _keys(item, where, _BORDER_KEYS)
        by = item.get("by")
        if isinstance(by, str) and by not in ("land", "sea"):
            problems.append(Message.of("board-border-by", where=where, by=shown(by)))
        between = item.get("between")
        if not isinstance(between, list):
            continue
        if len(between) != 2:
            problems.append(Message.of("board-border-two", where=where, number=len(between)))
            continue
        strangers = _unknown(between, territories, where)
        problems += strangers
        if strangers:
            continue
        a, b = between
        if a == b:
            problems.append(Message.of("board-border-itself", where=where, id=a))
            continue
        directed.append((a, b))
        if borders.setdefault(frozenset((a, b)), str(by)) != by:
            problems.append(Message.of("board-border-both", a=a, b=b))
    problems += [
        Message.of("board-border-times", a=a, b=b, times=n) for (a, b), n in _repeated(directed)
    ]
    return borders, problems


def _connected(territories: list[str], borders: Borders) -> Iterator[Message]:
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
        names = list(map(shown, cut_off))
        yield Message.of("board-not-connected", start=territories[0], places=names)


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
) -> list[Message]:
    if not isinstance(shapes, dict):
        return [Message.of("board-shapes-object", kind=_kind(shapes))]
    problems = list(_keys(shapes, _part("shapes"), _SHAPE_KEYS))
    if problems:
        return problems
    width, height = shapes["w"], shapes["h"]
    if not (0 < width <= MOST_UNITS and 0 < height <= MOST_UNITS):
        return [Message.of("board-size", width=width, height=height, most=MOST_UNITS)]

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
            problems.append(Message.of("board-path", id=t))
    problems += _places(shapes["place"], territories, on_map)
    problems += _lanes(shapes, borders, on_map)
    problems += _each(shapes["bbox"], territories, "bbox")
    problems += _each(shapes["contlab"], continents, "contlab")
    problems += _each(shapes["tints"], continents, "tints")
    for c, tint in shapes["tints"].items():
        if not (isinstance(tint, list) and len(tint) == 2 and all(map(_is_colour, tint))):
            problems.append(Message.of("board-tint", id=c))
    problems += _each(shapes["nav"], territories, "nav")
    for t, ways in shapes["nav"].items():
        where = _part("nav", id=t)
        if not isinstance(ways, dict):
            problems.append(Message.of("board-must-be-object", where=where))
            continue
        wrong = [way for way in ways if way not in DIRECTIONS]
        problems += [
            Message.of("board-nav-names", where=where, **unknown(way, DIRECTIONS)) for way in wrong
        ]
        problems += _unknown(list(ways.values()), territories, where)
    return problems


def _places(
    place: dict[str, Any], territories: list[str], on_map: Callable[[object], bool]
) -> list[Message]:
    problems = _each(place, TIERS, "place")
    for tier, places in place.items():
        if not isinstance(places, dict):
            problems.append(Message.of("board-must-be-object", where=_part("places", tier=tier)))
            continue
        problems += _each(places, territories, "place-at", tier=tier)
        for t, entry in places.items():
            where = _part("place", id=t, tier=tier)
            if not isinstance(entry, dict):
                problems.append(Message.of("board-must-be-object", where=where))
                continue
            if not on_map(entry.get("b")):
                problems.append(Message.of("board-place-b", where=where))
            if "a" in entry and not on_map(entry["a"]):
                problems.append(Message.of("board-place-a", where=where))
            if entry.get("p") not in ("t", "b", "l", "r"):
                problems.append(Message.of("board-place-p", where=where))
            lines = entry.get("t")
            if not (isinstance(lines, list) and lines and all(isinstance(s, str) for s in lines)):
                problems.append(Message.of("board-place-t", where=where))
    return problems


def _lanes(
    shapes: dict[str, Any], borders: Borders, on_map: Callable[[object], bool]
) -> list[Message]:
    """Each border by sea is drawn as a lane, or as two ends that leave the map."""
    problems: list[Message] = []
    drawn: set[frozenset[str]] = set()
    for lane in shapes["lanes"]:
        if not (
            isinstance(lane, list)
            and len(lane) == 5
            and all(isinstance(t, str) for t in lane[:2])
            and all(map(on_map, lane[2:]))
        ):
            problems.append(Message.of("board-lane", lane=shown(lane)))
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
            problems.append(Message.of("board-edge", edge=shown(end)))
            continue
        leaving.add(end[0])
    for pair, by in borders.items():
        a, b = sorted(pair)
        if by == "sea" and pair not in drawn and not pair <= leaving:
            problems.append(Message.of("board-no-lane", a=a, b=b))
    lost = [" – ".join(sorted(pair)) for pair in drawn if borders.get(pair) != "sea"]
    return problems + [Message.of("board-lane-of-none", pair=pair) for pair in lost]


# -- small checks ----------------------------------------------------------------------------------


def _part(part: str, **params: Any) -> Message:
    """Which part of the file is meant: the beginning of a sentence."""
    return Message(f"board-part-{part}", params)


def _objects(
    items: object, what: str, problems: list[Message]
) -> Iterator[tuple[Message, dict[str, Any]]]:
    """The objects of a list, each with the words that tell the reader which one it is."""
    if not isinstance(items, list):
        return  # a missing or wrong list has been named already
    for number, item in enumerate(items, 1):
        if not isinstance(item, dict):
            where = _part(f"{what}-number", number=number)
            problems.append(Message.of("board-not-object", where=where, kind=_kind(item)))
            continue
        name = item.get("id")
        if isinstance(item.get("between"), list):
            yield _part(f"{what}-between", name=" – ".join(map(str, item["between"]))), item
        elif name:
            yield _part(what, id=shown(name)), item
        else:
            yield _part(f"{what}-number", number=number), item


def _keys(
    item: dict[str, Any], where: Message, known: Mapping[str, type], optional: Iterable[str] = ()
) -> Iterator[Message]:
    for key in item:
        if key not in known:
            yield Message.of("board-unknown-key", where=where, **unknown(key, known))
    for key, kind in known.items():
        if key not in item:
            if key not in optional:
                yield Message.of("board-no-key", where=where, key=key)
        elif not isinstance(item[key], kind) or (kind is int and isinstance(item[key], bool)):
            if item[key] is None and key in optional:
                continue
            kinds = {"kind": _kind(item[key]), "wanted": _KINDS[kind]}
            yield Message.of("board-wrong-kind", where=where, key=key, **kinds)
        elif key == "name" and not item[key].strip():
            yield Message.of("board-empty-name", where=where)


def _slug(name: object, where: Message) -> Iterator[Message]:
    if isinstance(name, str) and not _SLUG.fullmatch(name):
        yield Message.of("board-slug", where=where)


def _unknown(named: list[Any], known: Iterable[str], where: Message) -> list[Message]:
    names = list(known)
    return [
        Message.of("board-unknown-territory", where=where, **unknown(str(t), names))
        for t in named
        if t not in names
    ]


def _each(table: dict[str, Any], ids: Iterable[str], what: str, **params: Any) -> list[Message]:
    wanted = list(ids)
    thing = Message(f"board-shape-{what}", params)
    missing = [key for key in wanted if key not in table]
    surplus = [key for key in table if key not in wanted]
    return [Message.of("board-shape-missing", what=thing, key=key) for key in missing] + [
        Message.of("board-shape-surplus", what=thing, **unknown(key, wanted)) for key in surplus
    ]


def _repeated(items: Iterable[Any]) -> list[tuple[Any, int]]:
    return [(item, n) for item, n in Counter(items).items() if n > 1]


def _is_colour(value: object) -> bool:
    return isinstance(value, str) and _COLOUR.fullmatch(value) is not None


_KINDS: Final[Mapping[type, Message]] = {
    str: Message("kind-text"),
    int: Message("kind-whole-number"),
    list: Message("kind-list"),
    dict: Message("kind-object"),
}


def _kind(value: object) -> Message | str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    return _KINDS.get(type(value)) or Message("kind-fraction")
