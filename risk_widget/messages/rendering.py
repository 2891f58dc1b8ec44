"""From a message to a sentence.

A reader is never left without an answer: where a language lacks a message, or its pattern fails,
the English one is taken, and where even that fails, the message is shown as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.messages.catalog import ENGLISH, source
from risk_widget.messages.message import Message
from risk_widget.messages.names import Names
from risk_widget.messages.speaking import SPEAKING, Speaking

if TYPE_CHECKING:
    from risk_widget.messages.bundle import Bundle

_NO_NAMES = Names()
_seen: set[str] = set()
_strict = False


class CatalogError(RuntimeError):
    """A catalog lacks a message, or has one that fails. It is raised in tests alone."""


def set_strict(strict: bool) -> None:  # noqa: FBT001 - it is what the name says
    """Raise `CatalogError` instead of falling back, and noting it in the log: for tests."""
    global _strict
    _strict = strict


def render(message: Message, names: Names | None = None, language: str | None = None) -> str:
    """The sentence of a message.

    Args:
        message: what to say.
        names: what ids are called, where the catalog has no word for them.
        language: instead of the one that is chosen.

    Raises:
        MessageError: there is no catalog of the language that is asked for.
    """
    # All that needs Fluent is loaded with the first sentence.
    from risk_widget.messages.bundle import bundle_of

    speaking = Speaking(bundle_of(language_or_english(language)), names or _NO_NAMES)
    before = SPEAKING.set(speaking)
    try:
        return render_in(speaking, message)
    finally:
        SPEAKING.reset(before)


def say(code: str, names: Names | None = None, /, **params: Any) -> str:
    """The sentence of the message of this code, in the language that is chosen now."""
    return render(Message(code, params), names)


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


def _attempt(bundle: Bundle, message: Message) -> str | None:
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


def language_or_english(wanted: str | None) -> str:
    """The language that is asked for, or else the chosen one; English if its catalog is gone.

    Raises:
        MessageError: there is no catalog of the language that is asked for.
    """
    from risk_widget.messages.language import check, current_language

    if wanted is not None:
        check(wanted)
        return wanted
    chosen = current_language()
    try:
        source(chosen)
    except KeyError:  # a catalog that was there when it was chosen
        return ENGLISH
    return chosen
