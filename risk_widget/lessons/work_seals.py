"""Seals on what a learner has done, so that a change by hand does not go unnoticed.

A seal is a digest of the facts, behind a few random letters that no other piece of work has. This
is no proof: the way to make one is here for everybody to read. It tells a record that was edited,
and work that was handed in twice, from one that simply came about by learning.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["FORMAT", "MOST_LETTERS", "is_sealed", "mark_of", "seal"]

FORMAT: Final = "risk_widget homework"
_MARK: Final = 8
_DIGEST: Final = 24
MOST_LETTERS: Final = _MARK + _DIGEST
"""The length of a seal."""


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
