"""Numbers in lesson texts that the engine works out: ``{{chance(3, 6)}} of 100``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from risk_widget.lessons.expressions import parse_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.lessons.combine import Attempt, Quantity

_HOLE = re.compile(r"\{\{(.+?)\}\}")


def values_in(text: str) -> Iterator[Quantity]:
    """The values that a text asks for. Raises ``ExpressionError``."""
    for match in _HOLE.finditer(text):
        yield parse_value(match.group(1))


def filled(text: str, attempt: Attempt) -> str:
    """A text with its numbers, as they are in this attempt."""
    return _HOLE.sub(lambda match: str(parse_value(match.group(1))(attempt)), text)
