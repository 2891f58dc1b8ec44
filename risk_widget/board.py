"""What can be wrong with the data of a board file: all of it at once, with hints."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages import Message, MessageError, MessageKeyError, render
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

__all__ = [
    "BUILT_IN",
    "CARD_SYMBOLS",
    "Board",
    "BoardError",
    "Border",
    "Continent",
    "Territory",
    "load_board",
]


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


BUILT_IN: Final = ("classic", "island", "strait")
"""Names that `load_board` knows without a file."""


_FROM_DATA: Final = Message("board-from-data")


class BoardError(MessageError):
    """A board that cannot be used. ``problems`` has one sentence for each thing that is wrong."""

    def __init__(self, source: str | Message, problems: Iterable[Message]) -> None:
        super().__init__(Message("board-unusable", {"source": source}))
        self.source = source
        self.found = tuple(problems)

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong, sentence by sentence."""
        return tuple(render(problem) for problem in self.found)

    @property
    def message(self) -> str:
        """All that is wrong, each on a line of its own."""
        return "".join([render(self.content), *(f"\n  - {line}" for line in self.problems)])

    @property
    def part(self) -> str:
        """All of it as a part of another message: the lines belong to no message."""
        return self.message


@dataclass(frozen=True, slots=True)
class Territory:
    """One territory. ``card`` is the symbol on its card: infantry, cavalry or artillery."""

    id: str
    name: str
    card: str


@dataclass(frozen=True, slots=True)
class Continent:
    """A continent: the armies it brings when held whole, and the ids of its territories."""

    id: str
    name: str
    bonus: int
    territories: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Border:
    """Two territories that border each other, by "land" or by "sea"; the rules take both alike."""

    between: tuple[str, str]
    by: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Board:
    """A checked board; build one with `load_board` or `Board.from_json`.

    Territories keep the order of the file; that order is their index everywhere.

    Attributes:
        index: territory id -> its index.
        ids: territory ids in order.
        neighbours: for each territory the sorted indices of those it borders (land or sea).
        continent_of: for each territory the index of its continent.
        card_symbol: for each territory the symbol of its card.
        shapes: drawing data in map units (plain JSON data, not to be changed), or None.
    """

    id: str
    name: str
    summary: str
    territories: tuple[Territory, ...]
    continents: tuple[Continent, ...]
    borders: tuple[Border, ...]
    shapes: Mapping[str, Any] | None
    index: Mapping[str, int] = field(init=False)
    ids: tuple[str, ...] = field(init=False)
    neighbours: tuple[tuple[int, ...], ...] = field(init=False)
    continent_of: tuple[int, ...] = field(init=False)
    card_symbol: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        index = {t.id: i for i, t in enumerate(self.territories)}
        around: list[set[int]] = [set() for _ in self.territories]
        for border in self.borders:
            a, b = (index[t] for t in border.between)
            around[a].add(b)
            around[b].add(a)
        home = {t: i for i, c in enumerate(self.continents) for t in c.territories}
        derived = {
            "index": index,
            "ids": tuple(index),
            "neighbours": tuple(tuple(sorted(n)) for n in around),
            "continent_of": tuple(home[t] for t in index),
            "card_symbol": tuple(t.card for t in self.territories),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @classmethod
    def from_json(cls, data: object, source: str | Message = _FROM_DATA) -> Board:
        """Check and build a board from the data of a board file.

        Raises:
            BoardError: naming everything that is wrong at once; ``source`` says whose board it is.
        """
        problems = problems_of(data)
        if problems:
            raise BoardError(source, problems)
        assert isinstance(data, dict)  # problems_of has seen to it
        borders: dict[frozenset[str], Border] = {}
        for b in data["borders"]:  # one may be written from both of its sides
            first, second = b["between"]
            borders.setdefault(frozenset((first, second)), Border((first, second), b["by"]))
        return cls(
            id=data["id"],
            name=data["name"],
            summary=data.get("summary", ""),
            territories=tuple(
                Territory(t["id"], t["name"], t["card"]) for t in data["territories"]
            ),
            continents=tuple(
                Continent(c["id"], c["name"], c["bonus"], tuple(c["territories"]))
                for c in data["continents"]
            ),
            borders=tuple(borders.values()),
            shapes=data.get("shapes"),
        )

    def adjacent(self, a: str, b: str) -> bool:
        """Whether two territories (their ids) border each other by land or by sea."""
        return self.index[b] in self.neighbours[self.index[a]]

    def territory(self, territory: str) -> Territory:
        """The territory of this id; a KeyError names the nearest id there is."""
        try:
            return self.territories[self.index[territory]]
        except KeyError:
            about = {"board": self.name, **unknown(territory, self.ids)}
            raise MessageKeyError(Message("board-has-no-territory", about)) from None

    def continent(self, continent: str) -> Continent:
        """The continent of this id; a KeyError names the nearest id there is."""
        for candidate in self.continents:
            if candidate.id == continent:
                return candidate
        about = {"board": self.name, **unknown(continent, [c.id for c in self.continents])}
        raise MessageKeyError(Message("board-has-no-continent", about))

    def to_json(self) -> dict[str, Any]:
        """The board as plain JSON data, as in a board file: what `from_json` takes."""
        data: dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "summary": self.summary,
            "continents": [
                {"id": c.id, "name": c.name, "bonus": c.bonus, "territories": list(c.territories)}
                for c in self.continents
            ],
            "territories": [{"id": t.id, "name": t.name, "card": t.card} for t in self.territories],
            "borders": [{"between": list(b.between), "by": b.by} for b in self.borders],
        }
        if self.shapes is not None:
            data["shapes"] = self.shapes
        return data

    def __repr__(self) -> str:
        places, borders = len(self.territories), len(self.borders)
        return f"<Board {self.id!r}: {places} territories, {borders} borders>"

    def _repr_html_(self) -> str:
        from risk_widget.svg import board_html

        return board_html(self)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Board) and self.id == other.id and self.to_json() == other.to_json()
        )

    def __hash__(self) -> int:
        return hash(self.id)

    # A board never changes, so a copy is itself, and another process loads its own.
    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: object) -> Board:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.id in BUILT_IN and load_board(self.id) is self:
            return load_board, (self.id,)
        return Board.from_json, (self.to_json(),)


def load_board(board: str | Path | Board) -> Board:
    """Return the board of this name ("classic", "island", "strait"), or of this file.

    A `Board` is returned as it is; a text is taken as a file when it ends in ".json". Built-in
    boards are loaded once.

    Raises:
        BoardError: no such board or file, or a file whose contents are wrong.
    """
    if isinstance(board, Board):
        return board
    if isinstance(board, str) and board in BUILT_IN:
        return _built_in(board)
    path = Path(board)
    if path.suffix != ".json":
        about = {"known": list(BUILT_IN), **unknown(str(board), BUILT_IN)}
        raise BoardError(shown(str(board)), [Message("unknown-board", about)])
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        problem = Message("board-file", {"why": str(error.strerror)})
        raise BoardError(shown(str(path)), [problem]) from error
    return _parse(text, shown(str(path)))


@cache
def _built_in(name: str) -> Board:
    text = files("risk_widget").joinpath("boards", f"{name}.json").read_text(encoding="utf-8")
    return _parse(text, shown(name))


def _parse(text: str, source: str) -> Board:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BoardError(source, [Message("board-not-json", {"why": str(error)})]) from error
    return Board.from_json(data, source)
