"""Catalogs: the files with each language's messages, and their entries."""

from __future__ import annotations

import re
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from contextlib import AbstractContextManager


Key = TypeVar("Key")

change_listeners: list[Callable[[], None]] = []
"""Called when a text of a language is added or removed: whatever was made of it is outdated."""


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


def languages() -> tuple[str, ...]:
    """The tags of the languages with catalogs ("en", "pt-BR"), in alphabetical order."""
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
