"""The language that a page wanted last: later widgets of the kernel begin with it."""

from __future__ import annotations

from risk_widget.messages.catalog import ENGLISH

_LAST: list[str] = []
"""The language in which the last page wanted to be told, if any has said so; gone with the kernel.
"""


def remember_language(language: str) -> None:
    """Remember what a page wanted."""
    _LAST[:] = [language]


def forget_language() -> None:
    """Forget it, as in a new kernel."""
    _LAST.clear()


def spoken_last() -> str:
    """The language that a page wanted last; English if none has said anything."""
    return _LAST[0] if _LAST else ENGLISH
