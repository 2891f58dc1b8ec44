"""A sentence within the one around it: the same language, and the same names for ids.

A reader is never left without an answer: where a language lacks a message, or its pattern fails,
the English one is taken, and where even that fails, the message is shown as it is.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from risk_widget.messages.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from babel import Locale

    from risk_widget.messages.names import Names


class Language(Protocol):
    """A language's messages, as `risk_widget.messages.bundle.Bundle` has them."""

    language: str

    @property
    def english(self) -> Language | None:
        """The English messages behind them; None where these are English."""

    @property
    def locale(self) -> Locale:
        """How the language writes numbers."""

    def pattern(self, code: str) -> Callable[[Any], Any] | None:
        """The pattern of a message, or None where there is none."""

    def format_pattern(
        self, pattern: Callable[[Any], Any], args: Mapping[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """A pattern's text, and what went wrong."""

    def text(self, code: str, params: Mapping[str, Any]) -> str | None:
        """A message's text, or None where there is no such message."""

    def joints(self, code: str) -> tuple[str, str, str]:
        """What a message that joins `$most` and `$last` puts before, between and after them."""


class Speaking(NamedTuple):
    """What the making of a sentence needs beside its message."""

    bundle: Language
    names: Names


SPEAKING: ContextVar[Speaking] = ContextVar("speaking")
"""It is at hand for the functions of a catalog, which are given nothing but their arguments."""

_seen: set[str] = set()
_strict = False


class CatalogError(RuntimeError):
    """A catalog lacks a message, or has one that fails. It is raised in tests alone."""


def set_strict(strict: bool) -> None:  # noqa: FBT001 - it is what the name says
    """Raise `CatalogError` instead of falling back, and noting it in the log: for tests."""
    global _strict
    _strict = strict


def render_in(speaking: Speaking, message: Message) -> str:
    """The sentence of a message within another one: the same language, and the same names."""
    bundle, names = speaking
    text = _attempt(bundle, message)
    if text is None and bundle.english is not None:
        before = SPEAKING.set(Speaking(bundle.english, names))
        try:
            text = _attempt(bundle.english, message)
        finally:
            SPEAKING.reset(before)
    return bare(message) if text is None else text


def bare(message: Message) -> str:
    """A message as it is, for want of words: ``code(param=value, …)``."""
    inside = ", ".join(f"{name}={_bare(value)}" for name, value in message.params.items())
    return f"{message.code}({inside})" if inside else message.code


def _bare(value: Any) -> str:
    if isinstance(value, Message):
        return bare(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_bare, value))}]"
    return str(value)


def _attempt(bundle: Language, message: Message) -> str | None:
    """The sentence, or None where it fails: then it is noted why."""
    pattern = bundle.pattern(message.code)
    if pattern is None:
        note(f"{bundle.language}: there is no message {message.code}")
        return None
    try:
        text, errors = bundle.format_pattern(pattern, message.params)
    except CatalogError:
        raise
    except Exception as error:  # noqa: BLE001 - no sentence is worth the game
        text, errors = "", [error]
    if not errors:
        return str(text)
    why = "; ".join(str(error) or type(error).__name__ for error in errors)
    note(f"{bundle.language}: {message.code} fails with {bare(message)}: {why}")
    return None


def note(problem: str) -> None:
    """Write down, once, what is wrong with a language; in tests it is an error."""
    if _strict:
        raise CatalogError(problem)
    if problem not in _seen and len(_seen) < 1000:
        import logging  # it takes longer to load than all the rest of this

        _seen.add(problem)
        log = logging.getLogger(__name__)
        log.addHandler(logging.NullHandler())
        log.warning(problem)
