"""Which clauses the lessons teach, and which they leave out and why."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from risk_widget.lessons.source import lesson_ids, load_source
from risk_widget.messages import say
from risk_widget.rules.clauses import clauses

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Taught", "coverage", "gaps", "table"]


@dataclass(frozen=True, slots=True)
class Taught:
    """Where a clause is taught: (lesson, step) pairs, or why it is not."""

    clause: str
    steps: tuple[tuple[str, str], ...]
    reason: str | None


@cache
def _reasons() -> Mapping[str, str]:
    where = files("risk_widget").joinpath("lessons", "data", "not-taught.toml")
    return dict(tomllib.loads(where.read_text(encoding="utf-8")))


def coverage() -> list[Taught]:
    """Every clause, in the order of the rules."""
    where: dict[str, list[tuple[str, str]]] = {clause: [] for clause in clauses()}
    for name in lesson_ids():
        for step in load_source(name).steps:
            for edition in step.editions:
                for clause in step.under(edition).teaches:
                    if (name, step.id) not in where[clause]:
                        where[clause].append((name, step.id))
    reasons = _reasons()
    return [Taught(clause, tuple(steps), reasons.get(clause)) for clause, steps in where.items()]


def gaps() -> Iterator[str]:
    """A sentence for each clause that is neither taught nor left out for a reason, or both."""
    for clause in _reasons():
        if clause not in clauses():
            yield say("coverage-no-clause", clause=clause)
    for taught in coverage():
        if not taught.steps and taught.reason is None:
            yield say("coverage-untaught", clause=taught.clause)
        if taught.steps and taught.reason is not None:
            yield say("coverage-taught", clause=taught.clause)


def table() -> str:
    """The coverage as a table in Markdown."""
    rows = [f"| {say('coverage-clause')} | {say('coverage-steps')} |", "|---|---|"]
    for taught in coverage():
        where = ", ".join(f"{lesson} · {step}" for lesson, step in taught.steps)
        why = "" if where else say("coverage-not-taught", reason=str(taught.reason))
        rows.append(f"| `{taught.clause}` | {where or why} |")
    return "\n".join(rows)
