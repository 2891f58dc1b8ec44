"""The clauses of the rules, as ``clauses.toml`` has them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

from risk_widget.messages import Message, MessageError
from risk_widget.rules.edition_parts import read_prints
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.rules.edition_parts import Mark, Print


class UnknownClause(MessageError):  # noqa: N818 - says what is wrong
    """There is no clause of this id; the message names the nearest one."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause.

    Attributes:
        text: what it says in general, in every edition that has it.
        prints: how each printed edition's text has it, by the edition's id; editions without the
            clause are missing.
    """

    id: str
    text: str
    prints: Mapping[str, Print]

    @property
    def marks(self) -> Mapping[str, Mark]:
        """Edition id -> printed, silent or reading."""
        return {edition: found.mark for edition, found in self.prints.items()}


@cache
def clauses() -> Mapping[str, Clause]:
    """Every clause by its id, in the order of the rules."""
    text = files("risk_widget").joinpath("rules", "clauses.toml").read_text(encoding="utf-8")
    return MappingProxyType(
        {
            clause: Clause(clause, data["text"], MappingProxyType(read_prints(data["editions"])))
            for clause, data in tomllib.loads(text).items()
        }
    )


def find_clause(clause: str) -> Clause:
    """The clause of this id. Raises ``UnknownClause`` with the nearest known one."""
    found = clauses().get(clause)
    if found is None:
        named = str(clause)[:60]
        raise UnknownClause(Message("unknown-clause", unknown(named, clauses())))
    return found
