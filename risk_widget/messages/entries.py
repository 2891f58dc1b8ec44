"""A catalog cut into its messages and terms, so that each is parsed when somebody needs it.

To parse a whole catalog takes a fifth of a second, which a widget would spend before it is shown.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

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
