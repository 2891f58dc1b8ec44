"""The clauses of the rules: each with a short text, and how each edition is known on it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.rules.edition import Edition, Mark


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause.

    Attributes:
        text: what it says, in every edition that has it.
        marks: edition id -> printed, silent or reading; editions without the clause are missing.
        notes: edition id -> what is particular there.
    """

    id: str
    text: str
    marks: Mapping[str, Mark]
    notes: Mapping[str, str]


@cache
def clauses() -> Mapping[str, Clause]:
    """Every clause by its id, in the order of the rules."""
    text = files("risk_widget").joinpath("rules", "clauses.toml").read_text(encoding="utf-8")
    return MappingProxyType(
        {
            clause: Clause(
                id=clause,
                text=data["text"],
                marks=MappingProxyType(data["marks"]),
                notes=MappingProxyType(data.get("notes", {})),
            )
            for clause, data in tomllib.loads(text).items()
        }
    )


def mark_of(clause: str, edition: Edition) -> Mark | None:
    """How a clause is known in an edition; None for what is no clause.

    A clause that a variant changes, or that the edition does not have, counts as a reading.
    """
    known = clauses().get(clause)
    if known is None:
        return None
    if any(edition.sources[f].clause == clause for f in edition.changes if f in edition.sources):
        return "reading"
    if edition.base in known.marks:
        return known.marks[edition.base]
    own = [source.mark for source in edition.sources.values() if source.clause == clause]
    return own[0] if own else "reading"
