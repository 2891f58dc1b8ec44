"""Messages (sentences as data) and catalogs (the files with the wording in each language)."""

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
    stay as they were given, and must not be changed.

    Attributes:
        code: the id of the message in the catalogs, in kebab-case; ``code.attribute`` is an
            attribute of it.
        params: the subjects of the sentence: numbers, True and False (in a catalog ``yes`` and
            ``no``), None (``none``), strings, mostly ids, other messages, and lists of all these.
    """

    code: str
    params: Mapping[str, object] = {}

    @classmethod
    def of(cls, code: str, /, **params: object) -> Message:
        """Make a message from an id and parameters given as keywords."""
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
    """The interface that provides a board's names, since boards themselves build on this module."""

    @property
    def territories(self) -> Iterable[_WithCard]: ...
    @property
    def continents(self) -> Iterable[_Named]: ...


@dataclass(frozen=True, slots=True)
class Names:
    """Names by id, each a string or a message; the catalog supplies missing ones.

    A catalog's name for a territory or a continent takes precedence over the board's, so that a
    language may translate the map. A player's name for a seat, or an edition's for a symbol, takes
    precedence over the catalog's.

    Attributes:
        territories: the board's names.
        continents: the board's names.
        seats: names of players; "third" is the army without an owner, if the mode has one.
        symbols: the edition's names for the symbols of the cards.
        cards: the symbol on the card of each territory.
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
        """Collect the names of a board's places, the game's seats and its edition's symbols."""
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
    """The error raised, in tests only, if a catalog lacks a message or has a broken one."""


def set_strict(strict: bool, *, whole: bool = False) -> None:  # noqa: FBT001 - as it is called
    """Set whether `CatalogError` is raised instead of logging and falling back; for tests.

    Args:
        strict: raise it for a failing message, and for one that English lacks.
        whole: raise it also for a message that only a translation lacks.
    """
    global _strict, _whole
    _strict, _whole = strict, whole


def bare(message: Message) -> str:
    """Write a message for which there is no sentence, in the form ``code(param=value, …)``."""
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
        lags: English has the missing text, and stands in for the language.
    """
    if _strict and (_whole or not lags):
        raise CatalogError(problem)
    if problem not in _seen and len(_seen) < 1000:
        import logging  # imported here: it takes longer to load than the rest of this file

        _seen.add(problem)
        log = logging.getLogger(__name__)
        log.addHandler(logging.NullHandler())
        log.warning(problem)


# -- catalogs ------------------------------------------------------------------------------------

Key = TypeVar("Key")

change_listeners: list[Callable[[], None]] = []
"""Functions called when a text is added or removed, to drop cached values made from texts."""


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
# In an entry, all lines but the first are blank, indented, or begin with a closing brace.
_START: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


@lru_cache(maxsize=16)
def entries(text: str) -> Mapping[str, str]:
    """Map ids to the texts of entries, in order, without comments; ids of terms begin with "-".

    Of two entries with the same id the first counts, as everywhere in Fluent.
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
"""The languages that lack texts: they are not on offer, but can be set by name."""


def languages() -> tuple[str, ...]:
    """List the tags of the languages on offer ("en", "pt-BR"), in alphabetical order."""
    return tuple(sorted({*(_in_the_package() - UNFINISHED), *_added}))


def catalogs() -> tuple[str, ...]:
    """List the tags of all languages with catalogs, complete or not, in alphabetical order."""
    return tuple(sorted({*_in_the_package(), *_added}))


def source(language: str) -> str:
    """Return the text of a language's catalog, in Fluent syntax.

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
