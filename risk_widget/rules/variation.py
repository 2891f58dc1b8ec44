"""What a variant changes: each field with its value before and now, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.messages import Message, render, say
from risk_widget.rules.clause_rows import clause_values
from risk_widget.rules.clauses import clauses
from risk_widget.rules.table import Table
from risk_widget.rules.variant_name import format_value

if TYPE_CHECKING:
    from risk_widget.rules.clause_rows import ClauseRow
    from risk_widget.rules.edition_parts import EditionLike

__all__ = ["ChangedField", "changed_clauses", "changed_fields", "changes_message"]


class ChangedField(NamedTuple):
    """A field of a variant: its value in the edition that is varied, and the one it has now."""

    field: str
    before: str
    now: str


def changed_fields(edition: EditionLike) -> list[ChangedField]:
    """The fields that a variant changes; where the modes differed, all values before."""
    printed = edition.printed
    found = []
    for name, value in sorted(edition.changes.items()):
        before = [format_value(getattr(m.rules, name)) for m in printed.modes.values()]
        found.append(ChangedField(name, " / ".join(dict.fromkeys(before)), format_value(value)))
    return found


def changes_message(edition: EditionLike) -> Message:
    """The changed fields as words; the values of one field are before and now."""
    changes = [
        Message("variant-change", {"field": each.field, "before": each.before, "now": each.now})
        for each in changed_fields(edition)
    ]
    return Message("variant-changes", {"changes": changes})


def changed_clauses(edition: EditionLike) -> Table[ClauseRow]:
    """Every clause of which a variant makes something else, as printed and as it is now."""
    printed = edition.printed
    rows = [clause_values(clause, [printed, edition]) for clause in clauses()]
    heads = (say("column-clause"), printed.title, say("column-variant"))
    return Table(render(changes_message(edition)), heads, [row for row in rows if row.differs])
