"""Clauses as rows of a table, with the value of each in several editions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.messages import Message, render, say
from risk_widget.rules.clauses import clause_row, clauses, find_clause
from risk_widget.rules.edition_file import BUILT_IN, built_in_contents
from risk_widget.rules.edition_parts import format_value
from risk_widget.rules.table import Cell, Table, html_table, text_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.json_types import JsonObject
    from risk_widget.messages.long_texts import Words
    from risk_widget.rules.edition_parts import EditionLike, Mark

__all__ = [
    "NOT_THERE",
    "ChangedField",
    "ClauseRow",
    "ClauseValue",
    "changed_clauses",
    "changed_fields",
    "changes_message",
    "clause_values",
    "rules_table",
]


NOT_THERE: Final = "–"


@dataclass(frozen=True, slots=True)
class ClauseValue:
    """The value of a clause in one edition.

    Attributes:
        edition, title: the edition's id and title.
        mark: printed, silent, reading or house; None where the edition does not have the clause.
        value: a sentence; "" where the clause's own text says it all.
        where: the place in the edition's text.
        taken_from: where the value comes from if the text is silent.
        note: what is particular there.
    """

    edition: str
    title: str
    mark: Mark | None
    value: str
    where: str = ""
    taken_from: str = ""
    note: str = ""

    def to_dict(self) -> JsonObject:
        """The value as JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}


@cache
def _printed_titles() -> dict[str, Words]:
    """The titles of the printed editions."""
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
        """The clause, and a cell for each edition."""
        values = [_cell(value) for value in self.values]
        return [Cell(self.clause, remark=self.text), *values]

    def to_dict(self) -> JsonObject:
        """The clause with its values as JSON data."""
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
    """The column heads of a clause's table."""
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
    """A clause, and its value in each of these editions."""
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
    """Every clause of an edition, with its value there."""
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
    """The fields that a variant changes; if the modes differed, with all their former values."""
    printed = edition.printed
    found = []
    for name, value in sorted(edition.changes.items()):
        before = [format_value(getattr(m.rules, name)) for m in printed.modes.values()]
        found.append(ChangedField(name, " / ".join(dict.fromkeys(before)), format_value(value)))
    return found


def changes_message(edition: EditionLike) -> Message:
    """A message with the changed fields; each field has its values before and now."""
    changes = [
        Message("variant-change", {"field": each.field, "before": each.before, "now": each.now})
        for each in changed_fields(edition)
    ]
    return Message("variant-changes", {"changes": changes})


def changed_clauses(edition: EditionLike) -> Table[ClauseRow]:
    """Every clause that a variant changes, as printed and as it is now."""
    printed = edition.printed
    rows = [clause_values(clause, [printed, edition]) for clause in clauses()]
    heads = (say("column-clause"), printed.title, say("column-variant"))
    return Table(render(changes_message(edition)), heads, [row for row in rows if row.differs])
