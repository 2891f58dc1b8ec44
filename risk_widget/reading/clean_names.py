"""The cleaning of names that people type, and of other text that is shown.

A name is on one line, in composed letters (NFC), without invisible characters: they could
reverse the sentence in which the name stands, or make two names look like one.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from risk_widget.reading.spelling import shown

__all__ = ["MOST_LETTERS", "clean_name", "isolated", "printable", "same_name"]

MOST_LETTERS: Final = 40
"""The longest name, in characters."""
_JOINERS: Final = "\u200c\u200d"
"""Invisible joiners, which some scripts and emoji need inside a word; dropped at a name's ends."""
_BLANK: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters that look blank."""
_UNSEEN: Final = ("Cc", "Cf")
_FSI, _PDI = "\u2068", "\u2069"
_FROM_THE_RIGHT: Final = ("R", "AL")


def printable(text: str) -> str:
    r"""Replace each lone half of a surrogate pair, which no file can hold, with a question mark.

    >>> from risk_widget.reading.clean_names import printable
    >>> printable("M\udcfcller")
    'M?ller'
    """
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").replace("\ufffd", "?")


def clean_name(name: str, most: int = MOST_LETTERS) -> str:
    r"""Clean up a typed name so that it can be saved, compared and shown; "" if nothing is visible.

    >>> from risk_widget.reading.clean_names import clean_name
    >>> clean_name("  Zoe\u0308 \u202e")
    'Zoë'

    Args:
        name: what was typed.
        most: the most characters to keep.

    Raises:
        TypeError: the name is not a string.
    """
    if not isinstance(name, str):
        raise TypeError(f"a name must be text, not {shown(name)}")
    composed = unicodedata.normalize("NFC", printable(name).translate(_BLANK))
    seen = "".join(
        " " if sign.isspace() else sign
        for sign in composed
        if sign.isspace() or sign in _JOINERS or unicodedata.category(sign) not in _UNSEEN
    )
    return _tidy(_tidy(seen)[:most])


def _tidy(text: str) -> str:
    """Collapse spaces in a text, and strip invisible characters from its ends."""
    return " ".join(" ".join(text.split()).strip(f"{_JOINERS} ").split())


@lru_cache(maxsize=1024)
def same_name(name: str) -> str:
    """Return a form of a name that is the same for every way of writing it."""
    return unicodedata.normalize("NFC", clean_name(name, len(name)).casefold())


def isolated(name: str) -> str:
    """Isolate a right-to-left name, so that it does not reorder the sentence around it.

    >>> from risk_widget.reading.clean_names import isolated
    >>> isolated("Ada")
    'Ada'
    """
    if name.isascii() or name.startswith(_FSI):
        return name
    turned = any(unicodedata.bidirectional(sign) in _FROM_THE_RIGHT for sign in name)
    return f"{_FSI}{name}{_PDI}" if turned else name
