"""Parts of error messages: the nearest known word, a wrong value, an extra to install."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.reading.json_types import JsonObject

_LONGEST: Final = 200

__all__ = ["did_you_mean", "nearest", "not_installed", "shown", "unknown"]


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word nearest to another, or None."""
    near = get_close_matches(word, list(known), n=1)
    return near[0] if near else None


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word: the nearest known one; "" if none is near."""
    near = nearest(word[:60], known) if isinstance(word, str) else None
    return "" if near is None else f"; did you mean {shown(near)}?"


def unknown(word: str, known: Iterable[str]) -> JsonObject:
    """The parameters of an unknown-word message: the word, cut short, and the nearest known one."""
    short = word[:60]
    return {"word": short, "meant": nearest(short, known)}


def shown(value: object) -> str:
    """The repr of a wrong value, in one line and cut short."""
    try:
        text = " ".join(map(str.strip, repr(value).splitlines()))
    except (ValueError, RecursionError):  # Python does not write such numbers, or such depths
        return "…"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def not_installed(use: str, library: str, extra: str) -> str:
    """The text of an `ImportError` that names the extra to install."""
    install = f"the extra '{extra}' brings it: pip install 'risk-widget[{extra}]'"
    return f"{use} needs {library}, and {library} is not installed here; {install}"
