"""Entries that are there for a block, as tests and translators need them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

Key = TypeVar("Key")


@contextmanager
def adding(entries: dict[Key, str], key: Key, text: str) -> Iterator[None]:
    """Have another entry for a block; afterwards they are what they were before."""
    before = dict(entries)
    entries[key] = text
    try:
        yield
    finally:
        entries.clear()
        entries.update(before)
