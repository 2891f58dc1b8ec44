"""Results as columns, and as data frames of whichever library is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from risk_widget.reading.schema import word
from risk_widget.reading.spelling import not_installed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

__all__ = [
    "ColumnKind",
    "Columns",
    "Frame",
    "FrameRow",
    "Held",
    "Library",
    "RowKind",
    "Rows",
    "columns_of",
    "frame_of",
]

Library = Literal["pandas", "polars"]
Held = Literal["territories", "armies"]
"""The holdings of a seat."""
RowKind = Literal["actions", "battles", "turns", "rounds"]
"""The meaning of a row in the frame of a game."""
ColumnKind = Literal["whole", "whole?", "number", "number?", "text", "text?", "flag", "wholes"]
"""The type of a column: "?" is one with gaps, "wholes" lists of whole numbers."""
Columns: TypeAlias = "Mapping[str, ColumnKind]"
"""The columns of a table, in their order."""
Frame: TypeAlias = Any
"""A data frame of pandas or of polars, neither of which has to be there."""
FrameRow: TypeAlias = "dict[str, Any]"
"""Plain values by column."""
LIBRARIES: Final[tuple[Library, ...]] = ("pandas", "polars")
"""In this order they are looked for."""


class Rows:
    """A result with rows, also available as columns and as a data frame."""

    __slots__ = ()

    def _columns(self) -> Columns:
        """The rows as columns, whatever the row type."""
        raise NotImplementedError

    def to_rows(self) -> list[FrameRow]:
        """The rows, each as a dict of plain values.

        >>> import risk_widget as rw
        >>> rw.odds(3, 1).to_rows()[0]
        {'attackers': 1, 'defenders': 1, 'chance': 0.24575617283950618}
        """
        raise NotImplementedError

    def to_columns(self) -> dict[str, list[Any]]:
        """The rows as columns: one list for each.

        >>> import risk_widget as rw
        >>> rw.odds(3, 1).to_columns()["attackers"]
        [1, 2, 3]
        """
        return columns_of(self.to_rows(), self._columns())

    def to_frame(self, library: Library | None = None) -> Frame:
        """The rows as a pandas or, failing that, a polars data frame.

        The types of its columns are the same whatever the rows hold, also without any.

        >>> import risk_widget as rw
        >>> list(rw.odds(3, 1).to_frame("polars").columns)
        ['attackers', 'defenders', 'chance']

        Args:
            library: "pandas" or "polars"; None takes whichever is installed.

        Raises:
            ImportError: neither is installed; it names the extra.
            ValueError: another library.
        """
        return frame_of(self.to_columns(), self._columns(), library)


def columns_of(rows: Sequence[FrameRow], columns: Columns) -> dict[str, list[Any]]:
    """A list for each column."""
    return {name: [row[name] for row in rows] for name in columns}


def frame_of(
    values: Mapping[str, Sequence[object]], columns: Columns, library: Library | None = None
) -> Frame:
    """The rows as a data frame.

    Args:
        values: by column, all of one length.
        columns: what each holds.
        library: "pandas" or "polars"; None takes whichever is installed.

    Raises:
        ImportError: it is not installed; the message names the extra.
        ValueError: another library.
    """
    wanted = LIBRARIES if library is None else (word(library, "library", LIBRARIES),)
    for name in wanted:
        if _is_there(name):
            make = _pandas_frame if name == "pandas" else _polars_frame
            return make(import_module(name), values, columns)
    if library == "polars":
        text = "polars is not installed here: pip install polars"
    else:
        text = not_installed("a data frame", "pandas", "frames")
        text += "; polars would do, too" if library is None else ""
    raise ImportError(f"{text}. to_columns gives the same figures without.")


def _pandas_frame(
    pandas: ModuleType, values: Mapping[str, Sequence[object]], columns: Columns
) -> Frame:
    texts = "str" if int(pandas.__version__.partition(".")[0]) >= 3 else "object"
    types = {
        "whole": "int64",
        "whole?": "Int64",
        "number": "float64",
        "number?": "float64",
        "text": texts,
        "text?": texts,
        "flag": "bool",
        "wholes": "object",
    }
    return pandas.DataFrame(
        {name: pandas.Series(values[name], dtype=types[kind]) for name, kind in columns.items()}
    )


def _polars_frame(
    polars: ModuleType, values: Mapping[str, Sequence[object]], columns: Columns
) -> Frame:
    types = {
        "whole": polars.Int64,
        "number": polars.Float64,
        "text": polars.String,
        "flag": polars.Boolean,
        "wholes": polars.List(polars.Int64),
    }
    schema = {name: types[kind.removesuffix("?")] for name, kind in columns.items()}
    return polars.DataFrame({name: values[name] for name in columns}, schema=schema)


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ValueError:  # what stands for the module says that it must not be imported
        return False
