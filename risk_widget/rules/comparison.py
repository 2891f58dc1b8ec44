"""Editions beside each other: what each makes of a clause, and how its text has it.

>>> [row.clause for row in compare_editions("german", "italian", mode="domination")][:2]
['board.pieces', 'board.dice']
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages import say
from risk_widget.rules.clauses import clause_row, clauses, find_clause
from risk_widget.rules.edition import MODES, EditionError, edition_ids, load_edition
from risk_widget.rules.table import Cell, Table, html_table, text_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from risk_widget.rules.edition import Edition
    from risk_widget.rules.edition_parts import Mark

__all__ = [
    "ClauseRow",
    "ClauseValue",
    "EditionRow",
    "clause",
    "compare_editions",
    "list_editions",
    "rules_of",
]

_NOT_THERE: Final = "–"


@dataclass(frozen=True, slots=True)
class ClauseValue:
    """What one edition makes of a clause.

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

    def to_dict(self) -> dict[str, Any]:
        """The value as JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True, repr=False)
class ClauseRow:
    """A clause, and what each of several editions makes of it."""

    clause: str
    text: str
    values: tuple[ClauseValue, ...]

    @property
    def key(self) -> str:
        """The clause's id."""
        return self.clause

    @property
    def differs(self) -> bool:
        """Whether one of the editions lacks the clause, or makes something else of it."""
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

    def to_dict(self) -> dict[str, Any]:
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
    """The heads of the columns of a clause's table."""
    heads = ("column-edition", "column-value", "column-where", "column-note")
    return tuple(say(head) for head in heads)


def _cell(value: ClauseValue, *, remark: bool = True) -> Cell:
    if value.mark is None:
        return Cell(_NOT_THERE)
    text = value.value or say("value-as-clause")
    return Cell(text, value.mark, value.note if remark else "")


def _place(value: ClauseValue) -> str:
    if value.mark is None:
        return _NOT_THERE
    if value.mark == "silent":
        source = value.taken_from
        known = {name: load_edition(name).title for name in edition_ids()}
        about = {"edition": known.get(source, source) if source else None}
        return say("taken-from", **about)
    return value.where


@dataclass(frozen=True, slots=True)
class EditionRow:
    """An edition and its modes: for how many players each is, and how that is known."""

    edition: str
    title: str
    summary: str
    modes: Mapping[str, tuple[tuple[int, ...], Mark]]

    @property
    def key(self) -> str:
        """The edition's id."""
        return self.edition

    def cells(self) -> Sequence[Cell]:
        """Id and title, then a cell for each mode there is."""
        cells = [Cell(self.edition, remark=self.title)]
        for mode in MODES:
            if mode in self.modes:
                players, mark = self.modes[mode]
                cells.append(Cell(_players(players), mark))
            else:
                cells.append(Cell(_NOT_THERE))
        return cells

    def to_dict(self) -> dict[str, Any]:
        """The row as JSON data."""
        modes = {
            mode: {"players": list(players), "mark": mark}
            for mode, (players, mark) in self.modes.items()
        }
        return {
            "edition": self.edition,
            "title": self.title,
            "summary": self.summary,
            "modes": modes,
        }


def _players(players: tuple[int, ...]) -> str:
    first, last = players[0], players[-1]
    unbroken = len(players) > 1 and players == tuple(range(first, last + 1))
    shown = [f"{first}–{last}"] if unbroken else list(map(str, players))
    return say("number-of-players", players=shown)


def list_editions(*more: str | Path | Edition) -> Table[EditionRow]:
    """The editions, the modes each has, and for how many players.

    ``more`` are editions of your own: variants, or files.

    Raises:
        EditionError: no such edition.
    """
    rows = [
        EditionRow(
            edition.id,
            edition.title,
            edition.summary,
            {mode.id: (mode.players, mode.mark) for mode in edition.modes.values()},
        )
        for edition in map(load_edition, (*edition_ids(), *more))
    ]
    return Table(say("list-of-editions"), ("", *MODES), rows)


def clause(clause: str, *more: str | Path | Edition) -> ClauseRow:
    """A clause, and what each edition makes of it; ``more`` are editions of your own.

    Raises:
        UnknownClause: no such clause (with the nearest known one).
        EditionError: no such edition.
    """
    shown = [load_edition(edition) for edition in (*edition_ids(), *more)]
    return clause_values(clause, shown)


def rules_of(edition: str | Path | Edition) -> Table[ClauseRow]:
    """Every clause that an edition has, and what it makes of it.

    Raises:
        EditionError: no such edition.
    """
    shown = load_edition(edition)
    rows = [clause_values(clause, [shown]) for clause in clauses()]
    there = [row for row in rows if row.values[0].mark is not None]
    about = {
        "edition": shown.title,
        "modes": shown.combinations_message(),
        "summary": shown.summary,
    }
    title = say("rules-of-edition", **about)
    return Table(title, (say("column-clause"), shown.title), there)


def compare_editions(
    *editions: str | Path | Edition, mode: str | None = None, every: bool = False
) -> Table[ClauseRow]:
    """The clauses in which editions differ.

    Args:
        editions: two or more: ids, files, or variants.
        mode: compares this mode of each; None all that they have.
        every: also those in which they do not differ.

    Raises:
        EditionError: no such edition or mode, or fewer than two editions.
    """
    shown = [load_edition(edition) for edition in editions]
    if len({edition.id for edition in shown}) < len(shown) or len(shown) < 2:
        raise EditionError.of("compare-needs-two")
    rows = [clause_values(clause, shown, mode) for clause in clauses()]
    wanted = [row for row in rows if row.differs or every]
    titles = [edition.title for edition in shown]
    count = sum(row.differs for row in rows)
    title = say("editions-differ", editions=titles, clauses=count, mode=mode)
    return Table(title, (say("column-clause"), *titles), wanted)


def clause_values(clause: str, editions: Sequence[Edition], mode: str | None = None) -> ClauseRow:
    """A clause, and what each of these editions makes of it."""
    values = []
    for edition in editions:
        row = clause_row(clause, edition, mode)
        if row is None:
            values.append(ClauseValue(edition.id, edition.title, None, ""))
        else:
            taken_from = row.pop("from", "")
            values.append(ClauseValue(taken_from=taken_from, **row))
    return ClauseRow(clause, find_clause(clause).text, tuple(values))
