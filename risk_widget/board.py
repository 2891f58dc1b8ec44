"""Boards read from files: territories, continents, borders and their drawing."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, get_args

from risk_widget.messages import Message, MessageError, MessageKeyError, Names, render, say
from risk_widget.messages.place_ids import ambiguous_place, ids_named, unknown_place
from risk_widget.reading.schema import (
    Checked,
    Known,
    Length,
    Problem,
    SchemaError,
    Such,
    Within,
    item,
    read,
)
from risk_widget.reading.sources import content_of, pretty_mark
from risk_widget.reading.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.messages.place_ids import PlaceKind
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.sources import Source

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


_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PATH: Final = re.compile(r"(M-?\d{1,4} -?\d{1,4}l-?\d{1,4}((?: |(?=-))-?\d{1,4})*z)+")
_LINES: Final = re.compile(r"(M-?\d{1,4} -?\d{1,4}l-?\d{1,4}((?: |(?=-))-?\d{1,4})*)+")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
MOST_UNITS: Final = 9999
"""The longest side of a drawing, in map units."""

Slug: TypeAlias = Annotated[str, Such("small letters, digits and single hyphens", _SLUG.fullmatch)]
Name: TypeAlias = Annotated[str, Such("a name that is not empty", str.strip)]
TerritoryId: TypeAlias = Annotated[str, Known("territory")]
Region: TypeAlias = Annotated[str, Known("continent")]
Symbol: TypeAlias = Literal["infantry", "cavalry", "artillery"]
CARD_SYMBOLS: Final = get_args(Symbol)


@dataclass(frozen=True, slots=True)
class Territory:
    """One territory. ``card`` is the symbol on its card: infantry, cavalry or artillery."""

    id: Slug
    name: Name
    card: Symbol


@dataclass(frozen=True, slots=True)
class Continent:
    """A continent: the armies it brings when held completely, and the ids of its territories."""

    id: Slug
    name: Name
    bonus: Annotated[int, Within(0)]
    territories: Annotated[tuple[TerritoryId, ...], Length(1)]


@dataclass(frozen=True, slots=True)
class Border:
    """Two territories that border each other, by "land" or by "sea"; the rules treat both alike."""

    between: tuple[TerritoryId, TerritoryId]
    by: Literal["land", "sea"]


def _repeated(items: Iterable[str], what: str) -> Iterator[Problem]:
    for name, times in Counter(items).items():
        if times > 1:
            yield Problem(f"must have every {what} once, not {shown(name)} {times} times")


def _territory_problems(territories: tuple[Territory, ...]) -> Iterator[Problem]:
    yield from _repeated((t.id for t in territories), "id")
    yield from _repeated((t.name for t in territories), "name")


def _continent_problems(continents: tuple[Continent, ...]) -> Iterator[Problem]:
    yield from _repeated((c.id for c in continents), "id")
    yield from _repeated((t for c in continents for t in c.territories), "territory")


def _border_problems(borders: tuple[Border, ...]) -> Iterator[Problem]:
    by: dict[frozenset[str], str] = {}
    for number, border in enumerate(borders):
        ends = frozenset(border.between)
        if len(ends) == 1:
            yield Problem("must not join a territory to itself", (item(number), "between"))
        if by.setdefault(ends, border.by) != border.by:
            written = f"must be by {shown(by[ends])}, as this border is before"
            yield Problem(written, (item(number), "by"))
    yield from _repeated((" – ".join(border.between) for border in borders), "border")


def _unconnected(board: Board) -> Iterator[Problem]:
    """Yield a problem if some territories cannot be reached from the first one."""
    reached, fresh = {0}, [0]
    while fresh:
        beyond = set(board.neighbours[fresh.pop()]) - reached
        reached |= beyond
        fresh += beyond
    cut_off = [shown(t) for number, t in enumerate(board.ids) if number not in reached]
    if cut_off:
        text = f"must lead from {shown(board.ids[0])} to {', '.join(cut_off)}: no chain does"
        yield Problem(text, ("borders",))


# -- shapes ----------------------------------------------------------------------------------------

Units: TypeAlias = Annotated[int, Within(0, MOST_UNITS)]
Point: TypeAlias = tuple[Units, Units]
Side: TypeAlias = Annotated[int, Within(1, MOST_UNITS)]
Path_: TypeAlias = Annotated[str, Such("a path of whole numbers below 10,000", _PATH.fullmatch)]
Divide: TypeAlias = Annotated[
    str, Such("lines of whole numbers below 10,000", lambda d: not d or bool(_LINES.fullmatch(d)))
]
Lines: TypeAlias = Annotated[str, Such("lines of whole numbers below 10,000", _LINES.fullmatch)]
Colour: TypeAlias = Annotated[str, Such("a colour as in '#a27a12'", _COLOUR.fullmatch)]
Tier: TypeAlias = Literal["s", "m", "l"]
"""The size of a map: small, medium or large. Each size has its own places for tags and names."""
Direction: TypeAlias = Literal["up", "down", "left", "right"]


@dataclass(frozen=True)
class _Spot:
    """A tag at ``b`` with its leader to ``a``, and the lines ``t`` of the name next to it."""

    b: Point
    p: Literal["t", "b", "l", "r"]
    t: Annotated[list[str], Length(1)]
    a: Point | None = None


@dataclass(frozen=True)
class _Shapes:
    """The place ``b`` of a tag, the end ``a`` of its leader, and the lines ``t`` of its name."""

    w: Side
    h: Side
    paths: dict[TerritoryId, Path_]
    lanes: list[tuple[TerritoryId, TerritoryId, Point, Point, Point]]
    edges: list[tuple[TerritoryId, tuple[Point, Point, Point]]]
    cborder: Divide
    place: dict[Tier, dict[TerritoryId, _Spot]]
    contlab: dict[Region, object]
    bbox: dict[TerritoryId, object]
    nav: dict[TerritoryId, dict[Direction, TerritoryId]]
    tints: dict[Region, tuple[Colour, Colour]]
    rims: dict[Region, Lines] | None = None

    def __post_init__(self) -> None:
        off = [
            Problem("must lie on the map", path)
            for path, points in self._points()
            for x, y in points
            if x > self.w or y > self.h
        ]
        if off:
            raise SchemaError(off)

    def _points(self) -> Iterator[tuple[tuple[str, ...], Iterable[tuple[int, int]]]]:
        for number, (_, _, *points) in enumerate(self.lanes):
            yield ("lanes", item(number)), points
        for number, (_, ends) in enumerate(self.edges):
            yield ("edges", item(number)), ends
        for tier, spots in self.place.items():
            for territory, spot in spots.items():
                yield ("place", tier, territory, "b"), [spot.b]
                yield ("place", tier, territory, "a"), [spot.a] if spot.a else []


def _drawing_problems(board: Board, shapes: _Shapes) -> Iterator[Problem]:
    """Yield the missing and surplus parts of a drawing, compared with its board."""
    continents = tuple(continent.id for continent in board.continents)
    tables = [(name, getattr(shapes, name), board.ids) for name in ("paths", "bbox", "nav")]
    tables += [(name, getattr(shapes, name), continents) for name in ("contlab", "tints")]
    tables += [("place", shapes.place, get_args(Tier))]
    tables += [(f"place.{tier}", spots, board.ids) for tier, spots in shapes.place.items()]
    for name, table, wanted in tables:
        for key in wanted:
            if key not in table:
                yield Problem(f"lacks {shown(key)}", (name,))
    drawn = {frozenset((a, b)) for a, b, *_ in shapes.lanes}
    leaving = {territory for territory, _ in shapes.edges}
    by_sea = {frozenset(border.between) for border in board.borders if border.by == "sea"}
    for pair in by_sea - drawn:
        if not pair <= leaving:
            text = f"must have a lane for the border by sea {' – '.join(sorted(pair))}"
            yield Problem(text, ("lanes",))
    for pair in drawn - by_sea:
        text = f"must not have {' – '.join(sorted(pair))}, which is no border by sea"
        yield Problem(text, ("lanes",))


BUILT_IN: Final = ("classic", "island", "strait")
"""Names that `load_board` knows without a file."""


_FROM_DATA: Final = Message("board-from-data")


class BoardError(MessageError):
    """The error for an unusable board; ``problems`` has one sentence for each fault."""

    def __init__(self, source: str | Message, problems: Iterable[Message | Problem]) -> None:
        super().__init__(Message("board-unusable", {"source": source}))
        self.source = source
        self.found: tuple[Message | Problem, ...] = tuple(problems)

    @property
    def problems(self) -> tuple[str, ...]:
        """The problems, one sentence each."""
        return tuple(render(p) if isinstance(p, Message) else str(p) for p in self.found)

    @property
    def message(self) -> str:
        """The whole message, with each problem on its own line."""
        return "".join([render(self.content), *(f"\n  - {line}" for line in self.problems)])

    @property
    def part(self) -> str:
        """The whole message as text, since no message in the catalog includes all the problems."""
        return self.message


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Board:
    """A checked board; build one with `load_board` or `Board.from_json`.

    Territories keep the order of the file; that order is their index everywhere.

    >>> import risk_widget as rw
    >>> board = rw.load_board("classic")
    >>> len(board.territories), len(board.continents), board.territory("peru").name
    (42, 6, 'Peru')

    Attributes:
        index: map of territory ids to indices.
        ids: territory ids in order.
        neighbours: for each territory the sorted indices of those it borders (land or sea).
        continent_of: for each territory the index of its continent.
        card_symbol: for each territory the symbol of its card.
        shapes: drawing data in map units (plain JSON data, not to be changed), or None.
    """

    id: Slug
    name: Name
    summary: str = ""
    territories: Annotated[tuple[Territory, ...], Length(1), Checked(_territory_problems)]
    continents: Annotated[tuple[Continent, ...], Checked(_continent_problems)]
    borders: Annotated[tuple[Border, ...], Checked(_border_problems)]
    shapes: dict[str, Any] | None = None
    index: Mapping[str, int] = field(init=False)
    ids: tuple[str, ...] = field(init=False)
    neighbours: tuple[tuple[int, ...], ...] = field(init=False)
    continent_of: tuple[int, ...] = field(init=False)
    card_symbol: tuple[str, ...] = field(init=False)

    @property
    def title(self) -> str:
        """The name, in the current language if the board is built in."""
        return say(f"board-{self.id}") if self.id in BUILT_IN else self.name

    @property
    def about(self) -> str:
        """The summary, in the current language if the board is built in."""
        return say(f"board-{self.id}.about") if self.id in BUILT_IN else self.summary

    def __post_init__(self) -> None:
        index = {t.id: i for i, t in enumerate(self.territories)}
        # A file may list a border from both of its sides; the first entry counts.
        borders = {frozenset(b.between): b for b in reversed(self.borders)}
        around: list[set[int]] = [set() for _ in self.territories]
        for border in self.borders:
            a, b = (index[t] for t in border.between)
            around[a].add(b)
            around[b].add(a)
        home = {t: i for i, c in enumerate(self.continents) for t in c.territories}
        homeless = [shown(t) for t in index if t not in home]
        if homeless:
            text = f"must have {', '.join(homeless)} in one of them"
            raise SchemaError([Problem(text, ("continents",))])
        derived = {
            "borders": tuple(b for b in self.borders if borders[frozenset(b.between)] is b),
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

        >>> import risk_widget as rw
        >>> data = rw.load_board("island").to_json()
        >>> rw.Board.from_json({**data, "id": "my-island"}).id
        'my-island'

        Raises:
            BoardError: naming all faults at once; ``source`` is the board's name in the message.
        """
        problems: list[Problem] = []
        names = {"territory": _ids(data, "territories"), "continent": _ids(data, "continents")}
        drawing = data.get("shapes") if isinstance(data, dict) else None
        shapes: _Shapes | None = None
        try:
            board = read(cls, data, names=names)
            problems += _unconnected(board)
        except SchemaError as error:
            problems += error.problems
        try:
            if isinstance(drawing, dict):
                shapes = read(_Shapes, drawing, "shapes", names=names)
        except SchemaError as error:
            problems += error.problems
        if not problems and shapes is not None:
            problems += [p.within("shapes") for p in _drawing_problems(board, shapes)]
        if problems:
            raise BoardError(source, problems)
        return board

    def adjacent(self, a: str, b: str) -> bool:
        """Whether two territories (their ids) border each other by land or by sea.

        >>> import risk_widget as rw
        >>> board = rw.load_board("classic")
        >>> board.adjacent("brazil", "north-africa"), board.adjacent("brazil", "egypt")
        (True, False)
        """
        try:
            return self.index[b] in self.neighbours[self.index[a]]
        except (KeyError, TypeError):  # a name rather than an id, or no place at all
            return self.adjacent(*(self.territory(each).id for each in (a, b)))

    def territory(self, territory: str) -> Territory:
        """Return the territory with this id or name; a KeyError names the nearest existing id.

        >>> import risk_widget as rw
        >>> rw.load_board("classic").territory("Peru").id
        'peru'
        """
        try:
            number = self.index[territory]
        except (KeyError, TypeError):  # a name rather than an id, or not text
            number = self.index[self._id_of(territory, "territory")]
        return self.territories[number]

    def continent(self, continent: str) -> Continent:
        """Return the continent with this id or name; a KeyError names the nearest existing id.

        >>> import risk_widget as rw
        >>> rw.load_board("classic").continent("australia").bonus
        2
        """
        for candidate in self.continents:
            if candidate.id == continent:
                return candidate
        return self.continent(self._id_of(continent, "continent"))

    def _id_of(self, name: str, kind: PlaceKind) -> str:
        """Return the id of a territory or continent from its name, translated or in English."""
        name, names = read(str, name, kind), Names.on(self)
        ids = ids_named(name, names, kind)
        if len(ids) > 1:
            raise MessageKeyError(Message("ambiguous-place", ambiguous_place(name, ids)))
        if not ids:
            about = {"board": self.name, **unknown_place(name, names, kind)}
            raise MessageKeyError(Message(f"board-has-no-{kind}", about))
        return ids[0]

    def to_json(self) -> JsonObject:
        """Return the board as plain JSON data, as in a board file; `from_json` reads it.

        >>> import risk_widget as rw
        >>> data = rw.load_board("island").to_json()
        >>> [continent["name"] for continent in data["continents"]]
        ['Uplands', 'Lowlands']
        """
        data: JsonObject = {
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

    # A board never changes, so a copy is the same object. In another process, a built-in board is
    # loaded again.
    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: object) -> Board:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.id in BUILT_IN and load_board(self.id) is self:
            return load_board, (self.id,)
        return Board.from_json, (self.to_json(),)


def load_board(board: Source | Board) -> Board:
    """Load the board with this name ("classic", "island", "strait"), or from this file.

    The file may be given as a path ending in ".json", as text or bytes, or as an open file. A
    `Board` is returned as it is. Built-in boards are loaded once.

    >>> import risk_widget as rw
    >>> rw.load_board("island").title
    'Island'

    Raises:
        BoardError: no such board or file, or a file whose contents are wrong.
    """
    if isinstance(board, Board):
        return board
    if isinstance(board, str) and board in BUILT_IN:
        return _built_in(board)
    try:
        content = content_of(board, "board", ".json")
    except OSError as error:
        problem = Message("board-file", {"why": str(error.strerror)})
        raise BoardError(shown(str(error.filename)), [problem]) from error
    except ValueError as error:
        raise BoardError(shown(str(board)), [Message("as-said", {"said": str(error)})]) from error
    if content is None:
        about = {"known": list(BUILT_IN), **unknown(str(board), BUILT_IN)}
        raise BoardError(shown(str(board)), [Message("unknown-board", about)])
    return _parse(content.text, shown(content.name))


def _ids(data: object, key: str) -> tuple[str, ...] | None:
    """Collect the ids in the list under this key; return None if there are none."""
    found = data.get(key) if isinstance(data, dict) else None
    items = found if isinstance(found, list) else []
    ids = [each.get("id") for each in items if isinstance(each, dict)]
    return tuple(name for name in ids if isinstance(name, str)) or None


@cache
def _built_in(name: str) -> Board:
    text = files("risk_widget").joinpath("boards", f"{name}.json").read_text(encoding="utf-8")
    return _parse(text, shown(name))


def _parse(text: str, source: str) -> Board:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        why = f"{error}{pretty_mark(text, error.lineno)}"
        raise BoardError(source, [Message("board-not-json", {"why": why})]) from error
    except (ValueError, RecursionError) as error:  # a huge number, or deep nesting
        raise BoardError(source, [Message("board-not-json", {"why": str(error)})]) from error
    return Board.from_json(data, source)
