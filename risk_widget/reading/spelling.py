"""Parts of error messages: the nearest known word, a wrong value, an extra to install."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.reading.json_types import JsonObject

_LONGEST: Final = 200

__all__ = [
    "did_you_mean",
    "error_text",
    "expect_text",
    "nearest",
    "not_installed",
    "shown",
    "unknown",
]


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the known word nearest to another, or None."""
    near = get_close_matches(word, list(known), n=1)
    return near[0] if near else None


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """End a sentence about an unknown word with the nearest known one; "" if none is near."""
    near = nearest(word[:60], known) if isinstance(word, str) else None
    return "" if near is None else f"; did you mean {shown(near)}?"


def unknown(word: str, known: Iterable[str]) -> JsonObject:
    """Return an unknown-word message's parameters: the shortened word and the nearest known one."""
    short = word[:60]
    return {"word": short, "meant": nearest(short, known)}


def shown(value: object) -> str:
    """Return the repr of a wrong value, shortened and on one line."""
    try:
        text = " ".join(map(str.strip, repr(value).splitlines()))
    except (ValueError, RecursionError):  # a number too long, or nesting too deep, for Python
        return "…"
    except Exception:  # noqa: BLE001 - a repr of somebody else's, which may raise anything
        return f"<{type(value).__name__}>"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def expect_text(value: str, name: str) -> str:
    """Return an argument that must be text. Raises ``TypeError`` if it is not."""
    if isinstance(value, str):
        return value
    raise TypeError(f"{name} must be text, not {shown(value)}")


def error_text(error: BaseException) -> str:
    """Return the type of an error and its message, if it has one that can be read."""
    try:
        text = str(error)
    except Exception:  # noqa: BLE001 - an error of somebody else's, which may raise anything
        text = ""
    name = type(error).__name__
    return f"{name}: {text}" if text else name


def not_installed(use: str, library: str, extra: str) -> str:
    """Format the text of an `ImportError` that names the extra to install."""
    install = f"the extra '{extra}' brings it: pip install 'risk-widget[{extra}]'"
    return f"{use} needs {library}, and {library} is not installed here; {install}"
