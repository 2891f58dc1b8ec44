"""A comparison of editions: the value of a clause in each, and how each text states it.

>>> import risk_widget as rw
>>> [row.clause for row in rw.compare_editions("german", "italian", mode="domination")][:2]
['board.pieces', 'board.dice']
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from risk_widget.messages import cached_per_language, say
from risk_widget.rules.clauses import clause_row, clauses, find_clause
from risk_widget.rules.edition import MODES, EditionError, edition_ids, load_edition
from risk_widget.rules.table import (
    NOT_THERE,
    Cell,
    ClauseRow,
    ClauseValue,
    Table,
    clause_values,
    rules_table,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from risk_widget.reading.json_types import JsonObject
    from risk_widget.rules.edition import Edition
    from risk_widget.rules.edition_parts import Mark

__all__ = [
    "ClauseRow",
    "ClauseValue",
    "EditionRow",
    "clause",
    "clause_card",
    "compare_editions",
    "list_editions",
    "rules_of",
]


@dataclass(frozen=True, slots=True)
class EditionRow:
    """An edition and its modes: how many players each allows, and how the text states this."""

    edition: str
    title: str
    summary: str
    modes: Mapping[str, tuple[tuple[int, ...], Mark]]

    @property
    def key(self) -> str:
        """The edition's id."""
        return self.edition

    def cells(self) -> Sequence[Cell]:
        """List the id and title, then a cell for each mode that exists."""
        cells = [Cell(self.edition, remark=self.title)]
        for mode in MODES:
            if mode in self.modes:
                players, mark = self.modes[mode]
                cells.append(Cell(_players(players), mark))
            else:
                cells.append(Cell(NOT_THERE))
        return cells

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data."""
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
    """List the editions, the modes of each, and the numbers of players.

    ``more`` are editions of your own: variants, or files.

    >>> import risk_widget as rw
    >>> [row.edition for row in rw.list_editions()]
    ['nordic', 'german', 'italian', 'czech']

    Raises:
        EditionError: there is no such edition.
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
    """Show a clause and its value in each edition; ``more`` adds editions of your own.

    >>> import risk_widget as rw
    >>> [(value.edition, value.value) for value in rw.clause("attack.armies").values][:2]
    [('nordic', '1 to 3 armies.'), ('german', '1 to 3 armies.')]

    Raises:
        UnknownClause: there is no such clause; the message names the nearest known one.
        EditionError: there is no such edition.
    """
    shown = [load_edition(edition) for edition in (*edition_ids(), *more)]
    return clause_values(find_clause(clause).id, shown)


def rules_of(edition: str | Path | Edition) -> Table[ClauseRow]:
    """List every clause of an edition, with its value there.

    Raises:
        EditionError: there is no such edition.
    """
    return rules_table(load_edition(edition))


def compare_editions(
    *editions: str | Path | Edition, mode: str | None = None, every: bool = False
) -> Table[ClauseRow]:
    """List the clauses in which editions differ.

    >>> import risk_widget as rw
    >>> [row.clause for row in rw.compare_editions("german", "italian", mode="domination")][:2]
    ['board.pieces', 'board.dice']

    Args:
        editions: two or more: ids, files, or variants.
        mode: the mode to compare; None compares all modes that each edition has.
        every: whether to include the clauses in which they do not differ.

    Raises:
        EditionError: there is no such edition or mode, or there are fewer than two editions.
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


def clause_card(
    clause: str,
    edition: Edition | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> JsonObject:
    """Return a clause as JSON data, for a page that shows it and its value in each edition.

    Keys: ``id``, ``text``; ``rows``, one for each edition that has it, the printed ones first:
    ``edition``, ``title``, ``mark``, ``value`` (a sentence; "" if the text says it all), and
    if known ``where``, ``from``, ``note``; ``differs``, whether the values are not all the
    same; ``missing``, titles of the editions without it; and with an ``edition`` (a
    game's own) ``here``, its row by ``mode`` and ``options``.

    Raises:
        UnknownClause: there is no such clause.
    """
    found = find_clause(clause)
    printed = [load_edition(name) for name in edition_ids()]
    found_rows = list(zip(printed, _printed_rows(clause), strict=True))
    if edition is not None and edition not in printed:
        found_rows.append((edition, clause_row(clause, edition)))
    rows = [dict(row) for _, row in found_rows if row is not None]
    card: JsonObject = {
        "id": clause,
        "text": found.text,
        "rows": rows,
        "differs": len({row["value"] for row in rows}) > 1,
        "missing": [each.title for each, row in found_rows if row is None],
    }
    here = None if edition is None else clause_row(clause, edition, mode, options)
    return card if here is None else {**card, "here": here}


@cached_per_language
def _printed_rows(clause: str) -> list[JsonObject | None]:
    return [clause_row(clause, load_edition(name)) for name in edition_ids()]
