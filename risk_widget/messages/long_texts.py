"""Translations of long texts: a file for each language next to the English one.

Next to ``04-combat.toml`` lies ``04-combat.sv.toml``, which contains only texts, each at its path:
the keys that lead to it, and for lists the positions, counting from 1. Texts that English lacks are
ignored, and missing texts stay English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.messages.catalog import ENGLISH, adding, note
from risk_widget.messages.rendering import language_or_english

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from contextlib import AbstractContextManager

TextPath = tuple[str, ...]
"""The keys that lead to a text in a file."""

_added: dict[tuple[str, str], str] = {}


class Slot(NamedTuple):
    """The location of a text in data read from a file: ``holder[key]``."""

    path: TextPath
    holder: Any
    key: str | int


class LocalizedText(NamedTuple):
    """Text from a data file, always shown in the current language.

    Attributes:
        english: the text itself.
        original: its file, within the package; "" if it has no translations.
        path: its path in that file.
    """

    english: str
    original: str = ""
    path: TextPath = ()

    def __str__(self) -> str:
        if not self.original:
            return self.english
        found = texts_beside(self.original, language_or_english(None)).get(self.path)
        return found if isinstance(found, str) else self.english


def words(text: object) -> LocalizedText:
    """Return text as `LocalizedText`; the package's own long texts already have this type."""
    return text if isinstance(text, LocalizedText) else LocalizedText(str(text))


def with_words(slots: Iterable[Slot], original: str) -> None:
    """Turn texts in data read from one of the package's files into `LocalizedText`."""
    for path, holder, key in slots:
        holder[key] = LocalizedText(holder[key], original, path)


def file_beside(original: str, language: str) -> str:
    """Return the name of the file with a language's texts, such as "clauses.sv.toml"."""
    stem, dot, suffix = original.rpartition(".")
    return f"{stem}.{language}{dot}{suffix}"


def texts_beside(original: str | Path, language: str) -> Mapping[TextPath, object]:
    """Return a language's texts for a file, by path; empty for English.

    Args:
        original: the file with the English texts, within the package, or anywhere as a `Path`.
        language: the language's tag.
    """
    text = source_beside(original, language)
    if not text:
        return {}
    try:
        return parsed(text)
    except tomllib.TOMLDecodeError as error:
        note(f"{file_beside(str(original), language)}: {error}")
        return {}


def source_beside(original: str | Path, language: str) -> str:
    """Read the language's file next to an English one; return "" if there is none."""
    if language == ENGLISH:
        return ""
    if isinstance(original, Path):
        try:
            return Path(file_beside(str(original), language)).read_text(encoding="utf-8")
        except OSError:
            return ""
    added = _added.get((original, language))
    return _in_the_package(file_beside(original, language)) if added is None else added


@lru_cache(maxsize=64)
def parsed(text: str) -> Mapping[TextPath, object]:
    """Parse a file's texts by path.

    Raises:
        TOMLDecodeError: the file is not valid TOML.
    """
    return dict(_flat(tomllib.loads(text), ()))


def _flat(value: object, path: TextPath) -> Iterator[tuple[TextPath, object]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _flat(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from _flat(inner, (*path, str(number)))
    else:
        yield path, value


def fill(slots: Iterable[Slot], texts: Mapping[TextPath, object]) -> None:
    """Replace English texts with a language's translations, if there are any."""
    for path, holder, key in slots:
        found = texts.get(path)
        if isinstance(found, str) and found.strip():
            holder[key] = found


def add(original: str, language: str, text: str) -> AbstractContextManager[None]:
    """Add a language's file for the duration of a block, for tests and translators.

    Args:
        original: the file of the package with the English texts, such as "rules/clauses.toml".
        language: the language's tag; `catalog.add` offers it for choice.
        text: the content of the file.
    """
    return adding(_added, (original, language), text)


@cache
def _in_the_package(name: str) -> str:
    file = files("risk_widget").joinpath(*name.split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""
