"""Hints for words that are not known: which known one is nearest."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.json_types import JsonObject

_LONGEST: Final = 200

__all__ = ["nearest", "shown", "unknown"]


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is nearest to another one, or None."""
    near = get_close_matches(word, list(known), n=1)
    return near[0] if near else None


def unknown(word: str, known: Iterable[str]) -> JsonObject:
    """What a message says of an unknown word: the word itself, cut short, and the one meant."""
    short = word[:60]
    return {"word": short, "meant": nearest(short, known)}


def shown(value: object) -> str:
    """A wrong value as a message shows it: as Python writes it, and not at any length."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python does not write such numbers, or such depths
        return "…"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
