"""A message: what is to be said, in no language yet."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from babel import Locale


class Message(NamedTuple):
    """A sentence, or a part of one, as data.

    It may be pickled, copied, compared and, other than a tuple with a mapping, hashed. Parameters
    stay as they were given: nobody changes them.

    Attributes:
        code: the id of the message in the catalogs, in kebab-case; ``code.attribute`` is an
            attribute of it.
        params: what the sentence is about: numbers, True and False (in a catalog ``yes`` and
            ``no``), None (``none``), texts that are mostly ids, other messages, and lists of these.
    """

    code: str
    params: Mapping[str, Any] = {}

    @classmethod
    def of(cls, code: str, /, **params: Any) -> Message:
        """The message with these parameters, where their names are plain."""
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


class Language(Protocol):
    """A language's messages, as `risk_widget.messages.bundle.Bundle` has them."""

    language: str

    @property
    def english(self) -> Language | None:
        """The English messages behind them; None where these are English."""

    @property
    def locale(self) -> Locale:
        """How the language writes numbers."""

    def pattern(self, code: str) -> Callable[[Any], Any] | None:
        """The pattern of a message, or None where there is none."""

    def format_pattern(
        self, pattern: Callable[[Any], Any], args: Mapping[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """A pattern's text, and what went wrong."""

    def text(self, code: str, params: Mapping[str, Any]) -> str | None:
        """A message's text, or None where there is no such message."""

    def joints(self, code: str) -> tuple[str, str, str]:
        """What a message that joins `$most` and `$last` puts before, between and after them."""


class Speaking(NamedTuple):
    """What the making of a sentence needs beside its message."""

    bundle: Language
    names: Names


SPEAKING: ContextVar[Speaking] = ContextVar("speaking")
"""It is at hand for the functions of a catalog, which are given nothing but their arguments."""

_seen: set[str] = set()
_strict = False


class CatalogError(RuntimeError):
    """A catalog lacks a message, or has one that fails. It is raised in tests alone."""


def set_strict(strict: bool) -> None:  # noqa: FBT001 - it is what the name says
    """Raise `CatalogError` instead of falling back, and noting it in the log: for tests."""
    global _strict
    _strict = strict


def render_in(speaking: Speaking, message: Message) -> str:
    """The sentence of a message within another one: the same language, and the same names."""
    bundle, names = speaking
    text = _attempt(bundle, message)
    if text is None and bundle.english is not None:
        before = SPEAKING.set(Speaking(bundle.english, names))
        try:
            text = _attempt(bundle.english, message)
        finally:
            SPEAKING.reset(before)
    return bare(message) if text is None else text


def bare(message: Message) -> str:
    """A message as it is, for want of words: ``code(param=value, …)``."""
    inside = ", ".join(f"{name}={_bare(value)}" for name, value in message.params.items())
    return f"{message.code}({inside})" if inside else message.code


def _bare(value: Any) -> str:
    if isinstance(value, Message):
        return bare(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_bare, value))}]"
    return str(value)


def _attempt(bundle: Language, message: Message) -> str | None:
    """The sentence, or None where it fails: then it is noted why."""
    pattern = bundle.pattern(message.code)
    if pattern is None:
        note(f"{bundle.language}: there is no message {message.code}")
        return None
    try:
        text, errors = bundle.format_pattern(pattern, message.params)
    except CatalogError:
        raise
    except Exception as error:  # noqa: BLE001 - no sentence is worth the game
        text, errors = "", [error]
    if not errors:
        return str(text)
    why = "; ".join(str(error) or type(error).__name__ for error in errors)
    note(f"{bundle.language}: {message.code} fails with {bare(message)}: {why}")
    return None


def note(problem: str) -> None:
    """Write down, once, what is wrong with a language; in tests it is an error."""
    if _strict:
        raise CatalogError(problem)
    if problem not in _seen and len(_seen) < 1000:
        import logging  # it takes longer to load than all the rest of this

        _seen.add(problem)
        log = logging.getLogger(__name__)
        log.addHandler(logging.NullHandler())
        log.warning(problem)
