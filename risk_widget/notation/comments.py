"""Comments on a game: text with marks on the map, and questions to its readers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection

_MARK: Final = re.compile(r"\s*\[([a-z0-9_-]+)(?:>([a-z0-9_-]+))?\]")
ASKS: Final = "?"
"""The sign that begins a comment if its reader is first asked for the next action."""


class Comment(NamedTuple):
    """A comment as a reader sees it.

    Attributes:
        text: the words, without the marks.
        marks: the territories to outline.
        arrows: the arrows to draw, each from one territory to another.
        asks: whether the reader is asked for the next action before it is shown.
    """

    text: str
    marks: tuple[str, ...]
    arrows: tuple[tuple[str, str], ...]
    asks: bool


def read_comment(written: str, territories: Collection[str]) -> Comment:
    """Read the marks and the question in a comment; any other text stays as it is.

    >>> from risk_widget.notation.comments import read_comment
    >>> read_comment("? Where now? [brazil] [peru>siam]", ["brazil", "peru", "siam"])
    Comment(text='Where now?', marks=('brazil',), arrows=(('peru', 'siam'),), asks=True)

    Args:
        written: the comment as a record has it.
        territories: the ids of the board; brackets around anything else are text.
    """
    marks: dict[str, None] = {}
    arrows: dict[tuple[str, str], None] = {}

    def collect(found: re.Match[str]) -> str:
        source, target = found.groups()
        if source not in territories or (target is not None and target not in territories):
            return found.group()
        if target is None:
            marks[source] = None
        else:
            arrows[source, target] = None
        return ""

    asks = written.startswith(ASKS)
    text = _MARK.sub(collect, written.removeprefix(ASKS) if asks else written)
    return Comment(text.strip(), (*marks,), (*arrows,), asks)
