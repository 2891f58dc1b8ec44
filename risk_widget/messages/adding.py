"""Entries that are there for a block, as tests and translators need them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Key = TypeVar("Key")

AFTER_CHANGES: list[Callable[[], None]] = []
"""Called when there are other entries than before: what was made of the old ones is outdated."""


@contextmanager
def adding(entries: dict[Key, str], key: Key, text: str) -> Iterator[None]:
    """Have another entry for a block; afterwards they are what they were before."""
    before = dict(entries)
    entries[key] = text
    _announce()
    try:
        yield
    finally:
        entries.clear()
        entries.update(before)
        _announce()


def _announce() -> None:
    for each in AFTER_CHANGES:
        each()
