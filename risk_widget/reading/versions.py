"""The versions in files of our own."""

from __future__ import annotations

import re
from typing import Final

_NUMBERS: Final = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})*")


def is_later(version: object, than: int) -> bool:
    """Whether a file's version, a number or a text such as "1.1", is later than a given one.

    Anything else, such as 0 or null, comes from no version of the program.

    >>> from risk_widget.reading.versions import is_later
    >>> [is_later(version, 1) for version in (2, "1.1", "1", 0, None)]
    [True, True, False, False, False]
    """
    numbers = "" if isinstance(version, bool) else str(version)
    if not _NUMBERS.fullmatch(numbers):
        return False
    return (*map(int, numbers.split(".")),) > (than,)
