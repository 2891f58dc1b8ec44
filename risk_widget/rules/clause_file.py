"""The clauses of the rules, as ``clauses.toml`` has them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from risk_widget.messages import Message, MessageError
from risk_widget.messages.long_texts import Slot, with_words, words
from risk_widget.rules.edition_parts import read_prints
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from risk_widget.messages.long_texts import Words
    from risk_widget.rules.edition_parts import Mark, Print


ORIGINAL: Final = "rules/clauses.toml"
"""The file, within the package; other languages have theirs beside it."""


class UnknownClause(MessageError):  # noqa: N818 - says what is wrong
    """There is no clause of this id; the message names the nearest one."""


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
        """What it says in general, in the language that is chosen now."""
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
                clause, words(entry["text"]), MappingProxyType(read_prints(entry["editions"]))
            )
            for clause, entry in data.items()
        }
    )


def clause_data() -> dict[str, Any]:
    """What the file says, as data."""
    where = files("risk_widget").joinpath(*ORIGINAL.split("/"))
    return tomllib.loads(where.read_text(encoding="utf-8"))


def clause_slots(data: Mapping[str, Any]) -> Iterator[Slot]:
    """The texts in that data: what clauses say, and the notes on their print."""
    for clause, entry in data.items():
        yield Slot((clause, "text"), entry, "text")
        for edition, printed in entry["editions"].items():
            if "note" in printed:
                yield Slot((clause, "editions", edition), printed, "note")


def find_clause(clause: str) -> Clause:
    """The clause of this id. Raises ``UnknownClause`` with the nearest known one."""
    found = clauses().get(clause)
    if found is None:
        named = str(clause)[:60]
        raise UnknownClause(Message("unknown-clause", unknown(named, clauses())))
    return found
