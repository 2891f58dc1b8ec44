"""The catalogs: one file of messages for each language, beside this module."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from risk_widget.messages.adding import adding

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

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
