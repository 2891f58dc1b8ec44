"""Entries that are there for a block, as tests and translators need them."""

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

AFTER_CHANGES: list[Callable[[], None]] = []
"""Called when there are other entries than before: what was made of the old ones is outdated."""


@contextmanager
def adding(entries: dict[Key, str], key: Key, text: str) -> Iterator[None]:
    """Have another entry for a block; afterwards they are what they were before."""
    before = dict(entries)
    entries[key] = text
    _announce()
    try:
        yield
    finally:
        entries.clear()
        entries.update(before)
        _announce()


def _announce() -> None:
    for each in AFTER_CHANGES:
        each()


_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
# All lines of an entry but its first are blank, indented, or begin with a closing brace.
_START: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
# Where a placeable, an argument or an option of a function begins.
_REFERENCE: Final = re.compile(r"[{(,:]\s*(-?[A-Za-z][\w-]*)", re.ASCII)


@lru_cache(maxsize=16)
def entries(text: str) -> Mapping[str, str]:
    """The source of each message by its id, in their order; the id of a term begins with "-".

    Of two with one id the first counts, as everywhere in Fluent.
    """
    bare = _COMMENT.sub("", text)
    starts = list(_START.finditer(bare))
    ends = [start.start() for start in starts[1:]] + [len(bare)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], f"{bare[start.start() : end].rstrip()}\n")
    return found


def names_in(entry: str) -> list[str]:
    """What an entry may refer to: whatever stands where a reference can, such as a function."""
    return _REFERENCE.findall(entry)


ENGLISH: Final = "en"
"""The language in which every message is; others fall back to it."""

_SUFFIX: Final = ".ftl"
_added: dict[str, str] = {}


def languages() -> tuple[str, ...]:
    """The languages of which there are catalogs, as tags ("en", "pt-BR"), in alphabetical order."""
    return tuple(sorted({*_in_the_package(), *_added}))


def source(language: str) -> str:
    """The text of a language's catalog, in the syntax of Project Fluent.

    Raises:
        KeyError: there is none.
    """
    return _added[language] if language in _added else _read(language)


def add(language: str, text: str) -> AbstractContextManager[None]:
    """Have another catalog for a block, or another text of one: for tests and for translators."""
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
