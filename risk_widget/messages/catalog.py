"""Messages: sentences as data, and catalogs: the files that word them in each language."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from contextlib import AbstractContextManager


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
_whole = False


class CatalogError(RuntimeError):
    """The catalog lacks a message or has a broken one. Raised only in tests."""


def set_strict(strict: bool, *, whole: bool = False) -> None:  # noqa: FBT001 - as it is called
    """Set whether `CatalogError` is raised instead of logging and falling back; for tests.

    Args:
        strict: raise it for a message that fails, and for one that English lacks.
        whole: raise it also for one that only a translation lacks.
    """
    global _strict, _whole
    _strict, _whole = strict, whole


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


def note(problem: str, *, lags: bool = False) -> None:
    """Log a language's problem once; in tests, raise it.

    Args:
        problem: the sentence to log.
        lags: English has what the language lacks, and takes its place.
    """
    if _strict and (_whole or not lags):
        raise CatalogError(problem)
    if problem not in _seen and len(_seen) < 1000:
        import logging  # slower to load than all the rest of this file

        _seen.add(problem)
        log = logging.getLogger(__name__)
        log.addHandler(logging.NullHandler())
        log.warning(problem)


# -- catalogs ------------------------------------------------------------------------------------

Key = TypeVar("Key")

change_listeners: list[Callable[[], None]] = []
"""Functions called when a text is added or removed, since values made from it are outdated."""


@contextmanager
def adding(entries: dict[Key, str], key: Key, text: str) -> Iterator[None]:
    """Add or replace an entry for the duration of a block."""
    before = dict(entries)
    entries[key] = text
    _tell_listeners()
    try:
        yield
    finally:
        entries.clear()
        entries.update(before)
        _tell_listeners()


def _tell_listeners() -> None:
    for listener in change_listeners:
        listener()


_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
# All lines of an entry but its first are blank, indented, or begin with a closing brace.
_START: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


@lru_cache(maxsize=16)
def entries(text: str) -> Mapping[str, str]:
    """The text of each entry by id, in order, without comments; ids of terms begin with "-".

    Of two entries with one id the first counts, as everywhere in Fluent.
    """
    bare = _COMMENT.sub("", text)
    starts = list(_START.finditer(bare))
    ends = [start.start() for start in starts[1:]] + [len(bare)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], f"{bare[start.start() : end].rstrip()}\n")
    return found


ENGLISH: Final = "en"
"""The language that has every message; others fall back to it."""

_SUFFIX: Final = ".ftl"
_added: dict[str, str] = {}


UNFINISHED: Final[frozenset[str]] = frozenset()
"""Languages that lack texts: each can be set by its name, and nobody is offered it."""


def languages() -> tuple[str, ...]:
    """The tags of the languages to choose from ("en", "pt-BR"), in alphabetical order."""
    return tuple(sorted({*(_in_the_package() - UNFINISHED), *_added}))


def catalogs() -> tuple[str, ...]:
    """The tags of all languages with catalogs, whole or not, in alphabetical order."""
    return tuple(sorted({*_in_the_package(), *_added}))


def source(language: str) -> str:
    """The text of a language's catalog, in Fluent syntax.

    Raises:
        KeyError: the language has no catalog.
    """
    return _added[language] if language in _added else _read(language)


def add(language: str, text: str) -> AbstractContextManager[None]:
    """Add or replace a catalog for the duration of a block, for tests and translators."""
    return adding(_added, language, text)


@cache
def _in_the_package() -> frozenset[str]:
    names = (entry.name for entry in files("risk_widget.messages").iterdir())
    return frozenset(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX))


@cache
def _read(language: str) -> str:
    if language not in _in_the_package():
        raise KeyError(language)
    file = files("risk_widget.messages").joinpath(f"{language}{_SUFFIX}")
    return file.read_text(encoding="utf-8")
