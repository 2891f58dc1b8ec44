"""A board with its drawing, and the names on its map in each language.

The names in a board's own language are set by hand, for maps of three sizes. If a catalog has
another name for a place, that name is drawn there instead: shortened on small maps, and broken
into lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypedDict

from risk_widget.messages import Message, Names, render

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.reading.json_types import JsonView

# ruff: noqa: D102 - the class docstrings describe the attributes


class DrawnTerritory(Protocol):
    """A territory with its name and the symbol on its card."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def card(self) -> str: ...


class DrawnContinent(Protocol):
    """A continent with its name, its bonus and its territories."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bonus(self) -> int: ...
    @property
    def territories(self) -> Sequence[str]: ...


class DrawnBoard(Protocol):
    """A board, with the same attributes as `risk_widget.Board`."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def territories(self) -> Sequence[DrawnTerritory]: ...
    @property
    def continents(self) -> Sequence[DrawnContinent]: ...
    @property
    def borders(self) -> Sequence[object]: ...
    @property
    def shapes(self) -> JsonView | None: ...
    @property
    def index(self) -> Mapping[str, int]: ...
    @property
    def ids(self) -> Sequence[str]: ...


# ---- names ---------------------------------------------------------------------------------------

_LONGEST_LINE: Final = 12
"""The most letters in a line; a longer name of several words is broken into two lines."""


class NamesOnMap(TypedDict):
    """Names that differ from those on a board's drawing."""

    territories: dict[str, dict[str, list[str]]]
    """the lines of each name, by the size of the map and the territory"""
    continents: dict[str, list[str]]
    """each continent's name, and its name on small maps"""
    short: dict[str, str]
    """abbreviations of territories' names, for maps without room for the names"""


def names_on_map(board: DrawnBoard) -> NamesOnMap:
    """Collect the current language's abbreviations, and names that differ from the drawing's."""
    names = Names.on(board)

    def named(code: str, **what: str) -> str:
        return render(Message(code, what), names)

    renamed = {
        place.id: {"s": named("name-on-map", territory=place.id), "m": name, "l": name}
        for place in board.territories
        if (name := named("name-territory", territory=place.id)) != place.name
    }
    sizes: JsonView = (board.shapes or {"place": {}})["place"]
    return {
        "territories": {
            size: {
                place: _lines(each[size], places[place]["t"])
                for place, each in renamed.items()
                if place in places and places[place]["t"]
            }
            for size, places in sizes.items()
            if renamed
        },
        "continents": {
            part.id: [name, named("name-continent-on-map", continent=part.id)]
            for part in board.continents
            if (name := named("name-continent", continent=part.id)) != part.name
        },
        "short": {
            place.id: short
            for place in board.territories
            if (short := named("name-abbreviated", territory=place.id))
            != named("name-territory", territory=place.id)
        },
    }


def _lines(name: str, set_by_hand: list[str]) -> list[str]:
    """Set a name on one line, or on two if the drawing has two or the name is long."""
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    longest = max(_LONGEST_LINE, len(set_by_hand[0]))
    if not spaces or (len(set_by_hand) == 1 and len(name) <= longest):
        return [name]
    middle = min(spaces, key=lambda at: max(at, len(name) - at - 1))
    return [name[:middle], name[middle + 1 :]]
