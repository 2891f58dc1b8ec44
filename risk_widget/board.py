"""A board: its territories, continents and borders, and how it is drawn.

The engine needs the topology only; ``Board.shapes`` is for whoever draws it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from risk_widget.board_check import CARD_SYMBOLS, problems_of
from risk_widget.messages import Message, MessageError, MessageKeyError, render
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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
