"""A search for the ids of places by their names on the board, in a language or in English."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.messages.catalog import ENGLISH, Message, Names, change_listeners
from risk_widget.messages.rendering import language_or_english, render
from risk_widget.reading.spelling import nearest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.reading.json_types import JsonObject

PlaceKind: TypeAlias = Literal["territory", "continent"]

_LONGEST: Final = 200
"""The longest word to look up, in characters: no place has a longer name."""
_CODES: Final[Mapping[PlaceKind, tuple[str, str]]] = {
    "territory": ("name-territory", "name-on-map"),
    "continent": ("name-continent", "name-continent-on-map"),
}
"""The messages that name a place: in a sentence, and on a map."""
_KINDS: Final[Mapping[PlaceKind, str]] = {"territory": "territories", "continent": "continents"}
_BETWEEN: Final = re.compile(r"[\W_]+")


def ids_named(word: str, names: Names, kind: PlaceKind = "territory") -> tuple[str, ...]:
    """Find the ids that a person may mean by a word: one, none, or several if it is ambiguous.

    The word may be an id or a name. A name may be written in small letters, without its accents,
    and with a space for a hyphen.
    """
    known = getattr(names, _KINDS[kind])
    for written in (word, word.strip().casefold()):
        if written in known:
            return (written,)
    if len(word) > _LONGEST:
        return ()
    return _by_name(kind, tuple(known.items()), language_or_english(None)).get(_plain(word), ())


def unknown_place(word: str, names: Names, kind: PlaceKind = "territory") -> JsonObject:
    """Return the parameters of an unknown-place message: the shortened word, and a likely id."""
    short, known = word[:60], getattr(names, _KINDS[kind])
    by_name = _by_name(kind, tuple(known.items()), language_or_english(None))
    near = nearest(short, known) or nearest(_plain(short), by_name)
    return {"word": short, "meant": near if near is None or near in known else by_name[near][0]}


def ambiguous_place(word: str, ids: Sequence[str]) -> JsonObject:
    """Return the parameters of ``ambiguous-place``: the word, and the ids that it may mean."""
    return {"word": word, "ids": [Message("quoted-word", {"word": place}) for place in ids]}


@lru_cache(maxsize=64)
def _by_name(
    kind: PlaceKind, places: tuple[tuple[str, str | Message], ...], language: str
) -> Mapping[str, tuple[str, ...]]:
    """Map the plain names on a board, in a language and in English, to ids."""
    own_names = dict(places)
    names = Names(own_names) if kind == "territory" else Names(continents=own_names)
    found: dict[str, dict[str, None]] = {}
    for place, own in places:
        said = {own} if isinstance(own, str) else set()
        for code in _CODES[kind]:
            message = Message(code, {kind: place})
            said |= {render(message, names, each) for each in (language, ENGLISH)}
        for name in said:
            found.setdefault(_plain(name), {})[place] = None
    return {name: tuple(ids) for name, ids in found.items()}


change_listeners.append(_by_name.cache_clear)


def _plain(name: str) -> str:
    """Reduce a name to lower-case letters without accents, with single spaces between words."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _BETWEEN.sub(" ", bare).strip()
