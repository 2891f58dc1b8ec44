"""Whole numbers in texts, up to a limit: more is a slip of the hand, or no text for a game."""

from __future__ import annotations

from typing import Final

MOST: Final = 10**9
"""Largest number that a text may hold."""

_DIGITS: Final = len(str(MOST))


def whole(text: str) -> int | None:
    """The number of 0 to ``MOST`` that the text is, or None.

    >>> whole("7210"), whole("-1"), whole("1000000001")
    (7210, None, None)
    """
    if len(text) > _DIGITS or not (text.isdecimal() and text.isascii()):
        return None
    number = int(text)
    return number if number <= MOST else None
