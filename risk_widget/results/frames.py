"""Results as columns, and as data frames of pandas or polars."""

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
ColumnKind = Literal[
    "whole", "whole?", "number", "number?", "text", "text?", "flag", "flag?", "wholes"
]
"""The type of a column: "?" allows gaps, and "wholes" are lists of whole numbers."""
Columns: TypeAlias = "Mapping[str, ColumnKind]"
"""The columns of a table, in their order."""
Frame: TypeAlias = Any
"""A data frame of pandas or of polars, neither of which has to be installed."""
FrameRow: TypeAlias = "dict[str, Any]"
"""A row of a table: plain values by column."""
LIBRARIES: Final[tuple[Library, ...]] = ("pandas", "polars")
"""The libraries, in the order in which they are tried."""


class Rows:
    """A result with rows, also available as columns and as a data frame."""

    __slots__ = ()

    def _columns(self) -> Columns:
        """Return the names and types of the columns."""
        raise NotImplementedError

    def to_rows(self) -> list[FrameRow]:
        """Return the rows, each as a dict of plain values.

        >>> import risk_widget as rw
        >>> rw.odds(3, 1).to_rows()[0]
        {'attackers': 1, 'defenders': 1, 'chance': 0.24575617283950618}
        """
        raise NotImplementedError

    def to_columns(self) -> dict[str, list[Any]]:
        """Convert the rows to columns, with a list for each column.

        >>> import risk_widget as rw
        >>> rw.odds(3, 1).to_columns()["attackers"]
        [1, 2, 3]
        """
        return columns_of(self.to_rows(), self._columns())

    def to_frame(self, library: Library | None = None) -> Frame:
        """Convert the rows to a data frame: of pandas or, if it is not installed, of polars.

        The types of its columns do not depend on the rows, even if there are none.

        >>> import risk_widget as rw
        >>> list(rw.odds(3, 1).to_frame("polars").columns)
        ['attackers', 'defenders', 'chance']

        Args:
            library: "pandas" or "polars"; None takes the first that is installed.

        Raises:
            ImportError: neither is installed; the error names the extra.
            ValueError: the library is another one.
        """
        return frame_of(self.to_columns(), self._columns(), library)


def columns_of(rows: Sequence[FrameRow], columns: Columns) -> dict[str, list[Any]]:
    """Build a list for each column from rows."""
    return {name: [row[name] for row in rows] for name in columns}


def frame_of(
    values: Mapping[str, Sequence[object]], columns: Columns, library: Library | None = None
) -> Frame:
    """Build a data frame from columns.

    Args:
        values: the values of each column, all of one length.
        columns: the type of each column.
        library: "pandas" or "polars"; None takes the first that is installed.

    Raises:
        ImportError: the library is not installed; the message names the extra.
        ValueError: the library is another one.
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
        "flag?": "boolean",
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
    except ValueError:  # a stand-in for the module forbids its import
        return False
