"""What ids are called on one board and in one game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.messages.message import Message


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


class _WithCard(_Named, Protocol):
    @property
    def card(self) -> str: ...


class _BoardLike(Protocol):
    """What is needed of a board, which lies above this part of the package."""

    @property
    def territories(self) -> Iterable[_WithCard]: ...
    @property
    def continents(self) -> Iterable[_Named]: ...


@dataclass(frozen=True, slots=True)
class Names:
    """Names by id; a name is a text or a message. What is not named here, the catalog names.

    A catalog's word for a territory or a continent comes before the board's own, so that a language
    may translate the map. What a player or an edition has chosen, a seat's name or a symbol's,
    comes before the catalog's.

    Attributes:
        territories: as the board calls them.
        continents: as the board calls them.
        seats: names of players; with "third" the army that nobody owns, where the mode has one.
        symbols: what the edition calls the symbols of the cards.
        cards: territory -> the symbol on its card.
    """

    territories: Mapping[str, str | Message] = field(default_factory=dict)
    continents: Mapping[str, str | Message] = field(default_factory=dict)
    seats: Mapping[str, str | Message] = field(default_factory=dict)
    symbols: Mapping[str, str | Message] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def on(
        cls,
        board: _BoardLike,
        *,
        seats: Mapping[str, str | Message] | None = None,
        symbols: Mapping[str, str | Message] | None = None,
    ) -> Names:
        """The names on a board, with those of a game's seats and of its edition's symbols."""
        return cls(
            territories={place.id: place.name for place in board.territories},
            continents={continent.id: continent.name for continent in board.continents},
            seats=dict(seats or {}),
            symbols=dict(symbols or {}),
            cards={place.id: place.card for place in board.territories},
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the mappings as plain ones, whatever they came as."""
        parts = (self.territories, self.continents, self.seats, self.symbols, self.cards)
        return Names, tuple(map(dict, parts))
