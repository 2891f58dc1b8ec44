"""The part of a catalog that the page needs: its own words, and what ids are called."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from risk_widget.messages.catalog import ENGLISH, source
from risk_widget.messages.entries import entries, names_in
from risk_widget.messages.rendering import language_or_english

PREFIXES: Final = (
    "page-",
    # What the functions of its sentences look up.
    *("seat-", "third-", "territory-", "continent-", "symbol-", "card-", "phase-", "list-"),
)
"""How the ids begin that are sent. What these refer to goes with them."""


def page_source(language: str | None = None) -> str:
    """The page's messages in a language, as text in Fluent's syntax; where it lacks one, English.

    Args:
        language: instead of the one that is chosen.

    Raises:
        MessageError: there is no catalog of the language that is asked for.
    """
    chosen = language_or_english(language)
    return _page_source(source(chosen), source(ENGLISH))


@lru_cache(maxsize=16)
def _page_source(text: str, english: str) -> str:
    known = {**entries(english), **entries(text)}
    sent: dict[str, str] = {}
    ahead = [name for name in known if name.startswith(PREFIXES)]
    while ahead:
        name = ahead.pop(0)
        if name in known and name not in sent:
            sent[name] = known[name]
            ahead += names_in(known[name])
    return "".join(sent.values())
