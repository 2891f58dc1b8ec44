"""Results as columns, and as data frames of whichever library is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

from risk_widget.messages import Message, MessageError, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

__all__ = ["Held", "RowKind", "Rows", "columns_of", "frame_of"]

Library = Literal["pandas", "polars"]
Held = Literal["territories", "armies"]
"""What a seat has of."""
RowKind = Literal["actions", "battles", "turns", "rounds"]
"""What a row of a game that was played stands for."""
LIBRARIES: tuple[Library, ...] = ("pandas", "polars")
"""In this order they are looked for."""


class Rows:
    """A result that has rows: it gives them as columns and as a data frame too."""

    __slots__ = ()

    def to_rows(self) -> list[dict[str, Any]]:
        """The rows, each a dict of plain values."""
        raise NotImplementedError

    def to_columns(self) -> dict[str, list[Any]]:
        """The rows as a list for each column."""
        return columns_of(self.to_rows())

    def to_frame(self, library: Library | None = None) -> Any:
        """The rows as a data frame of pandas, or else of polars.

        Args:
            library: "pandas" or "polars"; None takes whichever is installed.

        Raises:
            ImportError: neither is installed; it names the extra.
            ValueError: another library.
        """
        return frame_of(self.to_columns(), library)


def columns_of(
    rows: Sequence[Mapping[str, Any]], names: Iterable[str] = ()
) -> dict[str, list[Any]]:
    """A list for each column.

    Args:
        rows: all with the same keys.
        names: those of the columns where there is no row to tell them.
    """
    return {name: [row[name] for row in rows] for name in (rows[0] if rows else names)}


def frame_of(columns: Mapping[str, Sequence[Any]], library: Library | None = None) -> Any:
    """A data frame of these columns.

    Args:
        columns: by name, all of one length.
        library: "pandas" or "polars"; None takes whichever is installed.

    Raises:
        ImportError: it is not installed; the message names the extra.
        ValueError: another library.
    """
    if library is not None and library not in LIBRARIES:
        raise MessageError(Message("frames-unknown", {"known": list(LIBRARIES)}))
    for name in LIBRARIES if library is None else (library,):
        if _is_there(name):
            there = import_module(name)
            kept = dict(columns)
            if name == "pandas":
                kept |= {key: there.array(c, dtype="Int64") for key, c in kept.items() if _gaps(c)}
            return there.DataFrame(kept)
    raise ImportError(say(f"needs-{library or 'frames'}"))


def _gaps(column: Sequence[Any]) -> bool:
    """Whether a column has whole numbers and gaps: of these pandas would make fractions."""
    kinds = {type(value) for value in column}
    return kinds == {int, type(None)}


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ValueError:  # what stands for the module says that it must not be imported
        return False
