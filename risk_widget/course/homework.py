"""The sealed record of a learner's work, which is readable without running the notebook.

It is stored in the same output as the picture of the board, under a type of its own that no
notebook displays and every notebook saves. `handed_in` reads it.

A seal is a checksum of the facts, preceded by a few random letters, unique to each piece of work.
It is not proof: anyone can read here how to make one. But it reveals records that were edited,
and work that was handed in twice.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

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
"""The type of the record among the representations of an output."""
VERSION: Final = 1
FORMAT: Final = "risk_widget homework"
_MARK: Final = 8
_DIGEST: Final = 24
MOST_LETTERS: Final = _MARK + _DIGEST
"""The length of a seal."""

_UNMARKED: Final = "0" * MOST_LETTERS
"""A fixed mark for the record as a whole: only its steps need marks of their own."""


def record_of(name: str, lessons: JsonObject, puzzles: JsonObject) -> JsonObject:
    """Build the record of a learner's work as JSON data.

    Args:
        name: the learner's name, or "".
        lessons: the entries of each lesson's steps; the learner's own lessons are described.
        puzzles: the results of puzzles.
    """
    record: JsonObject = {
        "format": FORMAT,
        "version": VERSION,
        "name": name,
        "lessons": lessons,
        "puzzles": puzzles,
    }
    return {**record, "seal": seal(facts_of(record), _UNMARKED)}


def facts_of(record: JsonObject) -> list[object]:
    """Collect the facts that a record's seal covers."""
    return [record.get("name"), record.get("lessons"), record.get("puzzles")]


# ---- seals ---------------------------------------------------------------------------------------


def seal(facts: Sequence[object], before: str = "") -> str:
    """Seal facts, which are JSON data, with the mark of the seal ``before`` or with a new mark."""
    mark = mark_of(before) or secrets.token_hex(_MARK // 2)
    text = json.dumps([FORMAT, mark, *facts], sort_keys=True, ensure_ascii=False)
    return mark + hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_DIGEST]


def is_sealed(facts: Sequence[object], sealed: str) -> bool:
    """Whether a seal was made on exactly these facts."""
    return len(sealed) == MOST_LETTERS and seal(facts, sealed) == sealed


def mark_of(sealed: str) -> str:
    """Return the random letters of a seal, which stay the same while the work continues."""
    return sealed[:_MARK] if len(sealed) == MOST_LETTERS else ""
