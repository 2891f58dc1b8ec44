"""How editions differ on what a step teaches: read off the editions' data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.messages import say
from risk_widget.rules.clause_values import has_clause, value_of
from risk_widget.rules.clauses import find_clause, mark_of
from risk_widget.rules.edition import load_edition

if TYPE_CHECKING:
    from risk_widget.lessons.step_source import StepSource

__all__ = ["difference"]


def difference(step: StepSource) -> list[dict[str, Any]]:
    """A row for each clause of the step on which its editions are not all the same.

    Each row is {"clause", "text", "editions": [{"id", "title", "value", "mark"}]}; ``value`` is a
    sentence, made from the values that the edition is played by.
    """
    rows = []
    for clause in step.under().teaches:
        entries = [_entry(step, clause, edition) for edition in step.editions]
        if len({entry["value"] for entry in entries}) > 1:
            text = find_clause(clause).text
            rows.append({"clause": clause, "text": text, "editions": entries})
    return rows


def _entry(step: StepSource, clause: str, name: str) -> dict[str, Any]:
    edition, mode = load_edition(name), step.under(name).case["mode"]
    having = has_clause(clause, edition, mode)
    return {
        "id": name,
        "title": edition.title,
        "value": value_of(clause, edition, mode) if having else say("difference-without"),
        "mark": mark_of(clause, edition, mode) if having else None,
    }
