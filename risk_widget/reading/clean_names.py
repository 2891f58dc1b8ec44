"""The one rule for names that people type, and for texts from elsewhere that are to be shown.

A name is on one line, in composed letters (NFC), without signs that nobody sees: such signs could
turn around the sentence in which the name stands, or make two names look like one.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from risk_widget.reading.spelling import shown

__all__ = ["MOST_LETTERS", "clean_name", "isolated", "printable", "same_name"]

MOST_LETTERS: Final = 40
"""Longest name, in characters."""
_JOINERS: Final = "\u200c\u200d"
"""Parts of words in some languages, and of pictures; at the ends of a name they are nothing."""
_BLANK: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters without ink."""
_UNSEEN: Final = ("Cc", "Cf")
_FSI, _PDI = "\u2068", "\u2069"
_FROM_THE_RIGHT: Final = ("R", "AL")


def printable(text: str) -> str:
    r"""A text with a question mark for each half of a surrogate, which no file can hold.

    >>> from risk_widget.reading.clean_names import printable
    >>> printable("M\udcfcller")
    'M?ller'
    """
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").replace("\ufffd", "?")


def clean_name(name: str, most: int = MOST_LETTERS) -> str:
    r"""A name that a person typed, as it is kept, compared and shown; "" if nothing is seen of it.

    >>> from risk_widget.reading.clean_names import clean_name
    >>> clean_name("  Zoe\u0308 \u202e")
    'Zoë'

    Args:
        name: what was typed.
        most: the most characters that are left.

    Raises:
        TypeError: it is no text.
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
    """A text with single spaces, and nothing unseen at its ends."""
    return " ".join(" ".join(text.split()).strip(f"{_JOINERS} ").split())


def same_name(name: str) -> str:
    """A form of a name that is equal for all ways to write it."""
    return unicodedata.normalize("NFC", clean_name(name, len(name)).casefold())


def isolated(name: str) -> str:
    """A name as it stands in a sentence: what is written from the right leaves the rest as it is.

    >>> from risk_widget.reading.clean_names import isolated
    >>> isolated("Ada")
    'Ada'
    """
    if name.isascii() or name.startswith(_FSI):
        return name
    turned = any(unicodedata.bidirectional(sign) in _FROM_THE_RIGHT for sign in name)
    return f"{_FSI}{name}{_PDI}" if turned else name
