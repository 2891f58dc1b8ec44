"""The record of a learner's work in a notebook, which is read without running it, and its seals.

It is a part of the output that also has the picture of the board, with a type of its own that no
notebook shows and every notebook keeps. `handed_in` reads it.

A seal is a checksum of the facts, behind a few random letters that no other piece of work has. This
is no proof: the way to make one is here for everybody to read. It tells a record that was edited,
and work that was handed in twice, from one that simply came about by learning.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Final

from risk_widget.course.lesson_file import lesson_ids

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.reading.json_types import JsonObject

__all__ = [
    "FORMAT",
    "MIME",
    "MOST_LETTERS",
    "VERSION",
    "facts_of",
    "is_sealed",
    "mark_of",
    "record_of",
    "seal",
]

MIME: Final = "application/vnd.risk-widget.homework+json"
"""The type of the data among the representations of an output."""
VERSION: Final = 1
FORMAT: Final = "risk_widget homework"
_MARK: Final = 8
_DIGEST: Final = 24
MOST_LETTERS: Final = _MARK + _DIGEST
"""The length of a seal."""

_UNMARKED: Final = "0" * MOST_LETTERS
"""The record as a whole needs no mark of its own, and is the same each time: its steps have one."""


def record_of(
    name: str,
    lessons: Mapping[str, JsonObject],
    puzzles: JsonObject,
    sources: Iterable[LessonSource] = (),
) -> JsonObject:
    """A learner's work as JSON data.

    Args:
        name: the learner's, or "".
        lessons: by lesson, the entries of its steps; what is no lesson is left out.
        puzzles: how they were answered.
        sources: lessons at hand: those that are not the package's own are described, so that who
            reads this needs no file of them.
    """
    own = {source.id: source for source in sources if source.id not in lesson_ids()}
    done: dict[str, JsonObject] = {}
    for lesson, steps in lessons.items():
        if steps and lesson in lesson_ids():
            done[lesson] = {"steps": steps}
        elif steps and lesson in own:
            source = own[lesson]
            titles = {step.id: step.title for step in source.steps}
            challenges = [step.id for step in source.steps if step.most_stars]
            described = {"title": source.title, "titles": titles, "challenges": challenges}
            done[lesson] = {"steps": steps, **described}
    record: JsonObject = {
        "format": FORMAT,
        "version": VERSION,
        "name": name,
        "lessons": done,
        "puzzles": puzzles,
    }
    return {**record, "seal": seal(facts_of(record), _UNMARKED)}


def facts_of(record: JsonObject) -> list[object]:
    """The facts that a record's seal covers."""
    return [record.get("name"), record.get("lessons"), record.get("puzzles")]


# ---- seals ---------------------------------------------------------------------------------------


def seal(facts: Sequence[object], before: str = "") -> str:
    """A seal on facts, which are JSON data; it keeps the mark of the seal ``before`` it."""
    mark = mark_of(before) or secrets.token_hex(_MARK // 2)
    text = json.dumps([FORMAT, mark, *facts], sort_keys=True, ensure_ascii=False)
    return mark + hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_DIGEST]


def is_sealed(facts: Sequence[object], sealed: str) -> bool:
    """Whether a seal was made on just these facts."""
    return len(sealed) == MOST_LETTERS and seal(facts, sealed) == sealed


def mark_of(sealed: str) -> str:
    """The random letters of a seal: the same work has the same ones, even if it went on."""
    return sealed[:_MARK] if len(sealed) == MOST_LETTERS else ""
