"""Long texts in other languages: a file for each language beside the one with the English texts.

``04-combat.toml`` has ``04-combat.sv.toml`` beside it, in which nothing but the texts stand, each
at its path: the tables, and in lists the numbers from 1 on, that lead to it. Only what English has
is taken from there, and what is missing stays English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.messages.catalog import ENGLISH, adding
from risk_widget.messages.message import note
from risk_widget.messages.rendering import language_or_english

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from contextlib import AbstractContextManager

TextPath = tuple[str, ...]
"""What leads to a text in a file."""

_added: dict[tuple[str, str], str] = {}


class Slot(NamedTuple):
    """A place for a text in data that was read from a file: ``holder[key]``."""

    path: TextPath
    holder: Any
    key: Any


class Words(NamedTuple):
    """A text that stays with the data it belongs to, and is said in the language of the moment.

    Attributes:
        english: the text itself.
        original: the file that it is from, within the package; "" where nobody translates it.
        path: where in that file it stands.
    """

    english: str
    original: str = ""
    path: TextPath = ()

    def __str__(self) -> str:
        if not self.original:
            return self.english
        found = texts_beside(self.original, language_or_english(None)).get(self.path)
        return found if isinstance(found, str) else self.english


def words(text: object) -> Words:
    """A text that was read, as words; those of a file of the package are such already."""
    return text if isinstance(text, Words) else Words(str(text))


def with_words(slots: Iterable[Slot], original: str) -> None:
    """Make words of the texts in data that was read from a file of the package."""
    for path, holder, key in slots:
        holder[key] = Words(holder[key], original, path)


def file_beside(original: str, language: str) -> str:
    """The name of the file that has the texts of a language: "clauses.sv.toml"."""
    stem, dot, suffix = original.rpartition(".")
    return f"{stem}.{language}{dot}{suffix}"


def texts_beside(original: str | Path, language: str) -> Mapping[TextPath, Any]:
    """What a language has of a file's texts, by their paths; nothing for English.

    Args:
        original: the file with the English texts, within the package, or anywhere as a `Path`.
        language: which one.
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
    """The text of the file that a language has beside another one; "" where it has none."""
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
def parsed(text: str) -> Mapping[TextPath, Any]:
    """The texts of a file by their paths.

    Raises:
        TOMLDecodeError: it cannot be read.
    """
    return dict(_flat(tomllib.loads(text), ()))


def _flat(value: Any, path: TextPath) -> Iterator[tuple[TextPath, Any]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _flat(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from _flat(inner, (*path, str(number)))
    else:
        yield path, value


def fill(slots: Iterable[Slot], texts: Mapping[TextPath, Any]) -> None:
    """Put the texts of a language in the places of the English ones, as far as there are any."""
    for path, holder, key in slots:
        found = texts.get(path)
        if isinstance(found, str) and found.strip():
            holder[key] = found


def add(original: str, language: str, text: str) -> AbstractContextManager[None]:
    """Have a file of a language for a block: for tests and for translators.

    Args:
        original: the file of the package with the English texts, such as "rules/clauses.toml".
        language: which one; `catalog.add` makes it one that can be chosen.
        text: what is in the file.
    """
    return adding(_added, (original, language), text)


@cache
def _in_the_package(name: str) -> str:
    file = files("risk_widget").joinpath(*name.split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""
