"""The clauses of the rules, read from ``clauses.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from risk_widget.messages import Message, MessageError
from risk_widget.messages.long_texts import Slot, with_words, words
from risk_widget.rules.clause_values import has_clause, value_message, value_of
from risk_widget.rules.edition_parts import Print
from risk_widget.schema import read
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.json_types import JsonObject, JsonView
    from risk_widget.messages.long_texts import Words
    from risk_widget.rules.edition_parts import EditionLike, FileMark, Mark

__all__ = ["Clause", "UnknownClause", "clause_row", "clauses", "find_clause", "mark_of"]


ORIGINAL: Final = "rules/clauses.toml"
"""The file, within the package; other languages have theirs beside it."""


class UnknownClause(MessageError):  # noqa: N818 - says what is wrong
    """An unknown clause id; the message names the nearest known one."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause.

    Attributes:
        words: what it says in general, in every edition that has it.
        prints: how each printed edition's text has it, by the edition's id; editions without the
            clause are missing.
    """

    id: str
    words: Words
    prints: Mapping[str, Print]

    @property
    def text(self) -> str:
        """The general wording of the clause, in the current language."""
        return str(self.words)

    @property
    def marks(self) -> Mapping[str, Mark]:
        """Edition id -> printed, silent or reading."""
        return {edition: found.mark for edition, found in self.prints.items()}


@cache
def clauses() -> Mapping[str, Clause]:
    """Every clause by its id, in the order of the rules."""
    data = clause_data()
    with_words(clause_slots(data), ORIGINAL)
    return MappingProxyType(
        {
            clause: Clause(
                clause, words(entry["text"]), read(Mapping[str, Print], entry["editions"])
            )
            for clause, entry in data.items()
        }
    )


def clause_data() -> JsonObject:
    """The contents of the file, as data."""
    where = files("risk_widget").joinpath(*ORIGINAL.split("/"))
    return tomllib.loads(where.read_text(encoding="utf-8"))


def clause_slots(data: JsonView) -> Iterator[Slot]:
    """The texts in that data: the wording of clauses, and the notes on their print."""
    for clause, entry in data.items():
        yield Slot((clause, "text"), entry, "text")
        for edition, printed in entry["editions"].items():
            if "note" in printed:
                yield Slot((clause, "editions", edition), printed, "note")


def find_clause(clause: str) -> Clause:
    """The clause with this id. Raises ``UnknownClause`` with the nearest known one."""
    clause = clause if type(clause) is str else read(str, clause, "clause")
    found = clauses().get(clause)
    if found is None:
        raise UnknownClause(Message("unknown-clause", unknown(clause, clauses())))
    return found


def is_changed(clause: str, edition: EditionLike) -> bool:
    """Whether the edition is a variant that changes this clause.

    That is by a field of its own, or by another's that its words are made of too: the number of
    red dice is that of the armies that may attack.
    """
    if not edition.changes:
        return False
    if any(edition.sources[f].clause == clause for f in edition.changes if f in edition.sources):
        return True
    before = edition.printed
    had, has = (has_clause(clause, each) for each in (before, edition))
    return had != has or (has and value_message(clause, edition) != value_message(clause, before))


def _print_of(clause: str, edition: EditionLike) -> Print:
    """The print of a clause in an edition: from its own entry, or from the marks of its values."""
    printed = edition.prints.get(clause) or find_clause(clause).prints.get(edition.base)
    if printed is not None:
        return printed
    marks = [source.mark for source in edition.sources.values() if source.clause == clause]
    mark: FileMark = next((mark for mark in marks if mark != "silent"), "silent")
    return Print(mark, taken_from=edition.like if mark == "silent" else "")


def mark_of(clause: str, edition: EditionLike, mode: str | None = None) -> Mark | None:
    """The mark of a clause in an edition; None for an id that is not a clause.

    With a ``mode`` that has a value of its own for the clause, how that value is known. A clause
    that a variant changes is a rule of the house; one that the edition does not have counts as a
    reading; one that the file of an edition does not name is silent.
    """
    if clause not in clauses():
        return None
    if is_changed(clause, edition):
        return "house"
    if not has_clause(clause, edition):
        return "reading"
    if mode is not None:
        own = [s.mark for s in edition.mode(mode).sources.values() if s.clause == clause]
        if own:
            return own[0]
    return _print_of(clause, edition).mark


def clause_row(
    clause: str,
    edition: EditionLike,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> JsonObject | None:
    """A clause's row for an edition, as in `clause_card`; None if the edition lacks it."""
    if not has_clause(clause, edition, mode):
        return None
    printed = _print_of(clause, edition)
    row: JsonObject = {
        "edition": edition.id,
        "title": edition.title,
        "mark": mark_of(clause, edition, mode),
        "value": value_of(clause, edition, mode, options),
    }
    if not is_changed(clause, edition):
        row |= {"where": printed.where} if printed.where else {}
        row |= {"from": printed.taken_from} if printed.taken_from else {}
        row |= {"note": printed.note} if printed.note else {}
    return row
