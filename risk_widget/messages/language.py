"""Which language sentences are in."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from risk_widget.messages.catalog import ENGLISH, languages
from risk_widget.messages.errors import MessageError
from risk_widget.messages.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

_CHOSEN: ContextVar[str | None] = ContextVar("language", default=None)
_default = ENGLISH


def current_language() -> str:
    """The language that is chosen here and now: "en" unless somebody chose another one."""
    return _CHOSEN.get() or _default


def set_language(language: str) -> None:
    """Choose a language for the whole program, threads included.

    Raises:
        MessageError: there is no catalog of that language; the sentence says which there are.
    """
    global _default
    check(language)
    _default = language


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Choose a language for the block of a ``with``. Other threads keep theirs.

    Raises:
        MessageError: there is no catalog of that language; the sentence says which there are.
    """
    check(language)
    before = _CHOSEN.set(language)
    try:
        yield
    finally:
        _CHOSEN.reset(before)


def check(language: str) -> None:
    """See to it that there is a catalog of a language.

    Raises:
        MessageError: there is none.
    """
    known = languages()
    if language not in known:
        from difflib import get_close_matches  # for this alone

        meant = get_close_matches(str(language), known, n=1, cutoff=0.4)
        params = {"language": str(language), "meant": meant[0] if meant else None, "known": known}
        raise MessageError(Message("language-unknown", params))
