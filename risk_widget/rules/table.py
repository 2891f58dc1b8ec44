"""Tables for notebooks to render, terminals to print and programs to read row by row.

The clauses of editions, for example, are rows with a value for each edition. Tables have no
colours of their own, so that they fit light and dark pages.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar, overload

from risk_widget.messages import Message, render, say
from risk_widget.results.displays import folded
from risk_widget.rules.clauses import clause_row, clauses, find_clause
from risk_widget.rules.edition_file import BUILT_IN, built_in_contents
from risk_widget.rules.edition_parts import format_value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.messages.long_texts import LocalizedText
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.rules.edition_parts import EditionLike, Mark

__all__ = [
    "NOT_THERE",
    "Cell",
    "ChangedField",
    "ClauseRow",
    "ClauseValue",
    "ListedRow",
    "Row",
    "Table",
    "changed_clauses",
    "changed_fields",
    "changes_message",
    "clause_values",
    "html_table",
    "rules_table",
    "text_table",
]


class Cell(NamedTuple):
    """One cell: its words, a mark of their source (None for anything not printed), and a remark."""

    text: str
    mark: Mark | None = None
    remark: str = ""


class Row(Protocol):
    """A row of a table: its key, its cells, and its JSON data."""

    @property
    def key(self) -> str:
        """The key by which the row is looked up."""

    def cells(self) -> Sequence[Cell]:
        """Return the cells of the row; the first one is its head."""

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data."""


class ListedRow(NamedTuple):
    """An entry to choose by its id, with its title and a one-line summary."""

    id: str
    title: str
    summary: str

    @property
    def key(self) -> str:
        """The entry's id."""
        return self.id

    def cells(self) -> Sequence[Cell]:
        """Return the id and title, then the summary."""
        return [Cell(self.id, remark=self.title), Cell(self.summary)]

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data."""
        return self._asdict()


RowT = TypeVar("RowT", bound=Row)

_TOP: Final = "text-align:left;vertical-align:top;padding:4px 14px 4px 0"
# Lines distinguish the marks where colours do not.
_LINES: Final[Mapping[str, str]] = {
    "printed": "solid",
    "reading": "dashed",
    "silent": "dotted",
    "house": "solid;border-width:2px",
}
_COLUMN: Final = 34
_LEAST: Final = 14
_MARGIN: Final = 4
"""The widths in letters of a wide column, of the narrowest column, and of the gap after each."""
_MOST_ROWS: Final = 14
"""The most rows shown at once; a longer table shows its first rows and folds the others."""
_FIRST_ROWS: Final = 10


class Table(Sequence[RowT]):
    """A table of rows under a title, indexed by number or by the key of a row."""

    def __init__(self, title: str, columns: Sequence[str], rows: Sequence[RowT]) -> None:
        self.title = title
        self.columns: tuple[str, ...] = tuple(columns)
        self.rows: tuple[RowT, ...] = tuple(rows)

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, at: int | str) -> RowT: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[RowT]: ...
    def __getitem__(self, at: int | str | slice) -> RowT | Sequence[RowT]:
        if isinstance(at, str):
            for row in self.rows:
                if row.key == at:
                    return row
            raise KeyError(at)
        return self.rows[at]

    def to_dicts(self) -> list[JsonObject]:
        """Return the rows as JSON data, for example for a data frame."""
        return [row.to_dict() for row in self.rows]

    def whole_html(self) -> str:
        """Format the table as HTML with all rows visible."""
        return html_table(self.title, self.columns, [row.cells() for row in self.rows])

    def _repr_html_(self) -> str:
        if len(self.rows) <= _MOST_ROWS:
            return self.whole_html()
        cells = [row.cells() for row in self.rows]
        # The unfolded rows continue the first ones, so they need the same widths.
        widths = _widths(self.columns, cells)
        first = html_table(self.title, self.columns, cells[:_FIRST_ROWS], widths)
        rest = html_table("", self.columns, cells[_FIRST_ROWS:], widths)
        return first + folded(say("display-more-rows", number=len(cells) - _FIRST_ROWS), rest)

    def _repr_markdown_(self) -> str:
        lines = [f"**{_as_it_is(self.title)}**", ""]
        if self.rows:
            head = [_as_it_is(name) for name in self.columns]
            lines += [_line(head), _line(["---"] * len(self.columns))]
            lines += [_line([_markdown(cell) for cell in row.cells()]) for row in self.rows]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return text_table(self.title, self.columns, [row.cells() for row in self.rows])


def html_table(
    title: str,
    columns: Sequence[str],
    rows: Sequence[Sequence[Cell]],
    widths: Sequence[int] = (),
) -> str:
    """Format a table as HTML, with the marks as words in small frames.

    Its columns are as wide as their words need, or as `widths` says in letters.
    """
    text = f"<div><p><b>{escape(title)}</b></p>" if title else "<div>"
    if not rows:
        return f"{text}</div>"
    head = "".join(f"<th scope='col' style='{_TOP}'>{escape(c)}</th>" for c in columns)
    body = "".join(
        f"<tr><th scope='row' style='{_TOP}'>{_html(row[0])}</th>"
        + "".join(f"<td style='{_TOP}'>{_html(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    style, cols = "margin-left:0;margin-right:auto", ""
    if widths:
        # On a narrow page columns shrink down to the least legible width; then the page scrolls.
        least, most = _LEAST * len(widths), sum(widths)
        style += (
            f";overflow-wrap:anywhere;table-layout:fixed;width:max({least}ch,min(100%,{most}ch))"
        )
        cols = "".join(f"<col style='width:{100 * width / most:.1f}%'/>" for width in widths)
        cols = f"<colgroup>{cols}</colgroup>"
    return (
        f"{text}<table style='{style}'>{cols}<thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def _widths(columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> list[int]:
    """Compute each column's width in characters: its longest words and a margin, within a limit."""
    widths = []
    for at, column in enumerate(columns):
        words = [column]
        for row in rows:
            mark = row[at].mark
            words += [f"{row[at].text} {_mark(mark) if mark else ''}", row[at].remark]
        widths.append(min(_COLUMN, max(map(len, words))) + _MARGIN)
    return widths


def _html(cell: Cell) -> str:
    text = escape(cell.text)
    if cell.mark is not None:
        line = _LINES[cell.mark]
        text += (
            f" <span style='border:1px currentColor;border-style:{line};border-radius:3px;"
            f"padding:0 4px;font-size:85%;white-space:nowrap'>{escape(_mark(cell.mark))}</span>"
        )
    if cell.remark:
        text += f"<br><small style='font-weight:normal'>{escape(cell.remark)}</small>"
    return text


def _mark(mark: Mark) -> str:
    """Return the word for a mark."""
    return say(f"mark-{mark}")


def _line(words: Sequence[str]) -> str:
    return f"| {' | '.join(words)} |"


_MEANING: Final = re.compile(r"[\\`*\[\]<|$~]|&(?=#?\w+;)|(?<!\w)_|_(?!\w)")


def _as_it_is(text: str) -> str:
    """Escape a text so that no character has a special meaning in Markdown."""
    return _MEANING.sub(r"\\\g<0>", " ".join(text.splitlines()))


def _markdown(cell: Cell) -> str:
    parts = [_as_it_is(cell.text)]
    parts += [f"*({_mark(cell.mark)})*"] if cell.mark is not None else []
    parts += [f"<br>{_as_it_is(cell.remark)}"] if cell.remark else []
    return " ".join(parts)


def text_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Format a table as plain text, wrapping the words of wide cells."""
    if not rows:
        return title
    wrapped = [[wrap(name, _COLUMN) or [""] for name in columns]]
    wrapped += [[wrap(_plain(cell), _COLUMN) or [""] for cell in row] for row in rows]
    widths = [max(len(line) for row in wrapped for line in row[at]) for at in range(len(columns))]
    lines = [title]
    for number, row in enumerate(wrapped):
        lines += [""] if number < 2 else []
        for at in range(max(map(len, row))):
            cells = [(cell[at] if at < len(cell) else "") for cell in row]
            padded = (text.ljust(width) for text, width in zip(cells, widths, strict=True))
            lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def _plain(cell: Cell) -> str:
    text = cell.text
    if cell.mark is not None:
        text = f"{text} [{_mark(cell.mark)}]".strip()
    return f"{text} {cell.remark}".strip()


NOT_THERE: Final = "–"


@dataclass(frozen=True, slots=True)
class ClauseValue:
    """The value of a clause in one edition.

    Attributes:
        edition, title: the edition's id and title.
        mark: printed, silent, reading or house; None if the edition does not have the clause.
        value: a sentence; "" if the clause's own text says it all.
        where: the place in the edition's text.
        taken_from: the source of the value if the text is silent.
        note: anything special about the edition's text.
    """

    edition: str
    title: str
    mark: Mark | None
    value: str
    where: str = ""
    taken_from: str = ""
    note: str = ""

    def to_dict(self) -> JsonObject:
        """Return the value as JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}


@cache
def _printed_titles() -> dict[str, LocalizedText]:
    """Load the titles of the printed editions."""
    return {name: built_in_contents(name).name for name in BUILT_IN}


@dataclass(frozen=True, slots=True, repr=False)
class ClauseRow:
    """A clause, and its value in each of several editions."""

    clause: str
    text: str
    values: tuple[ClauseValue, ...]

    @property
    def key(self) -> str:
        """The clause's id."""
        return self.clause

    @property
    def differs(self) -> bool:
        """Whether one of the editions lacks the clause, or has another value for it."""
        return len({(value.mark is None, value.value) for value in self.values}) > 1

    def __getitem__(self, edition: str) -> ClauseValue:
        for value in self.values:
            if value.edition == edition:
                return value
        raise KeyError(edition)

    def cells(self) -> Sequence[Cell]:
        """Return the clause, and a cell for each edition."""
        values = [_cell(value) for value in self.values]
        return [Cell(self.clause, remark=self.text), *values]

    def to_dict(self) -> JsonObject:
        """Return the clause with its values as JSON data."""
        values = {value.edition: value.to_dict() for value in self.values}
        return {"clause": self.clause, "text": self.text, "editions": values}

    def _rows(self) -> list[list[Cell]]:
        return [
            [Cell(value.title), _cell(value, remark=False), Cell(_place(value)), Cell(value.note)]
            for value in self.values
        ]

    def _repr_html_(self) -> str:
        return html_table(f"{self.clause}: {self.text}", _columns(), self._rows())

    def __repr__(self) -> str:
        return text_table(f"{self.clause}: {self.text}", _columns(), self._rows())


def _columns() -> tuple[str, ...]:
    """Return the column heads of a clause's table."""
    heads = ("column-edition", "column-value", "column-where", "column-note")
    return tuple(say(head) for head in heads)


def _cell(value: ClauseValue, *, remark: bool = True) -> Cell:
    if value.mark is None:
        return Cell(NOT_THERE)
    text = value.value or say("value-as-clause")
    return Cell(text, value.mark, value.note if remark else "")


def _place(value: ClauseValue) -> str:
    if value.mark is None:
        return NOT_THERE
    if value.mark == "silent":
        source = value.taken_from
        known = {name: str(title) for name, title in _printed_titles().items()}
        about = {"edition": known.get(source, source) if source else None}
        return say("taken-from", **about)
    return value.where


def clause_values(
    clause: str, editions: Sequence[EditionLike], mode: str | None = None
) -> ClauseRow:
    """Return a clause with its value in each of these editions."""
    values = []
    for edition in editions:
        row = clause_row(clause, edition, mode)
        if row is None:
            values.append(ClauseValue(edition.id, edition.title, None, ""))
        else:
            taken_from = row.pop("from", "")
            values.append(ClauseValue(taken_from=taken_from, **row))
    return ClauseRow(clause, find_clause(clause).text, tuple(values))


def rules_table(edition: EditionLike) -> Table[ClauseRow]:
    """List every clause of an edition, with its value there."""
    rows = [clause_values(clause, [edition]) for clause in clauses()]
    there = [row for row in rows if row.values[0].mark is not None]
    about = {
        "edition": edition.title,
        "modes": edition.combinations_message(),
        "summary": edition.summary,
    }
    title = say("rules-of-edition", **about)
    return Table(title, (say("column-clause"), edition.title), there)


class ChangedField(NamedTuple):
    """A changed field of a variant: its value in the original edition, and its value now."""

    field: str
    before: str
    now: str


def changed_fields(edition: EditionLike) -> list[ChangedField]:
    """List the fields that a variant changes, with several former values where modes differed."""
    printed = edition.printed
    found = []
    for name, value in sorted(edition.changes.items()):
        before = [format_value(getattr(m.rules, name)) for m in printed.modes.values()]
        found.append(ChangedField(name, " / ".join(dict.fromkeys(before)), format_value(value)))
    return found


def changes_message(edition: EditionLike) -> Message:
    """Build a message with the changed fields, each with its values before and now."""
    changes = [
        Message("variant-change", {"field": each.field, "before": each.before, "now": each.now})
        for each in changed_fields(edition)
    ]
    return Message("variant-changes", {"changes": changes})


def changed_clauses(edition: EditionLike) -> Table[ClauseRow]:
    """List every clause that a variant changes, as printed and as it is now."""
    printed = edition.printed
    rows = [clause_values(clause, [printed, edition]) for clause in clauses()]
    heads = (say("column-clause"), printed.title, say("column-variant"))
    return Table(render(changes_message(edition)), heads, [row for row in rows if row.differs])
