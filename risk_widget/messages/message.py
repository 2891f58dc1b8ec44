"""Messages: sentences as data, before they are worded in a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Message(NamedTuple):
    """A sentence, or part of one, as data.

    It may be pickled, copied, compared and, unlike a tuple with a mapping, hashed. Parameters
    stay as they were given: nobody changes them.

    Attributes:
        code: the id of the message in the catalogs, in kebab-case; ``code.attribute`` is an
            attribute of it.
        params: what the sentence is about: numbers, True and False (in a catalog ``yes`` and
            ``no``), None (``none``), texts that are mostly ids, other messages, and lists of these.
    """

    code: str
    params: Mapping[str, object] = {}

    @classmethod
    def of(cls, code: str, /, **params: object) -> Message:
        """A message with its parameters given as keywords."""
        return cls(code, params)

    def __hash__(self) -> int:
        return hash(self.code)


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


class _WithCard(_Named, Protocol):
    @property
    def card(self) -> str: ...


class _BoardLike(Protocol):
    """The interface that provides a board's names; boards themselves are built on this."""

    @property
    def territories(self) -> Iterable[_WithCard]: ...
    @property
    def continents(self) -> Iterable[_Named]: ...


@dataclass(frozen=True, slots=True)
class Names:
    """Names by id, each a text or a message; the catalog supplies any that are missing.

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
        """The names on a board, together with those of a game's seats and its edition's symbols."""
        return cls(
            territories={place.id: place.name for place in board.territories},
            continents={continent.id: continent.name for continent in board.continents},
            seats=dict(seats or {}),
            symbols=dict(symbols or {}),
            cards={place.id: place.card for place in board.territories},
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the mappings as plain dicts, whatever their type."""
        parts = (self.territories, self.continents, self.seats, self.symbols, self.cards)
        return Names, tuple(map(dict, parts))


_seen: set[str] = set()
_strict = False


class CatalogError(RuntimeError):
    """The catalog lacks a message or has a broken one. Raised only in tests."""


def set_strict(strict: bool) -> None:  # noqa: FBT001 - it is what the name says
    """Set whether `CatalogError` is raised instead of logging and falling back; for tests."""
    global _strict
    _strict = strict


def bare(message: Message) -> str:
    """A message without a sentence, as ``code(param=value, …)``."""
    inside = ", ".join(f"{name}={_bare(value)}" for name, value in message.params.items())
    return f"{message.code}({inside})" if inside else message.code


def _bare(value: object) -> str:
    if isinstance(value, Message):
        return bare(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_bare, value))}]"
    return str(value)


def note(problem: str) -> None:
    """Log a language's problem once; in tests, raise it."""
    if _strict:
        raise CatalogError(problem)
    if problem not in _seen and len(_seen) < 1000:
        import logging  # slower to load than all the rest of this file

        _seen.add(problem)
        log = logging.getLogger(__name__)
        log.addHandler(logging.NullHandler())
        log.warning(problem)
