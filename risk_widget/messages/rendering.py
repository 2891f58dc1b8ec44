"""From a message to a sentence in the language that is chosen, and errors that say messages."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar

from risk_widget.messages.catalog import (
    AFTER_CHANGES,
    ENGLISH,
    entries,
    languages,
    names_in,
    source,
)
from risk_widget.messages.message import SPEAKING, Message, Names, Speaking, render_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Self


_CHOSEN: ContextVar[str | None] = ContextVar("language", default=None)
_default = ENGLISH
_NO_NAMES = Names()


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


# ---- the language --------------------------------------------------------------------------------


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


def language_or_english(wanted: str | None) -> str:
    """The language that is asked for, or else the chosen one; English if its catalog is gone.

    Raises:
        MessageError: there is no catalog of the language that is asked for.
    """
    if wanted is not None:
        check(wanted)
        return wanted
    chosen = current_language()
    try:
        source(chosen)
    except KeyError:  # a catalog that was there when it was chosen
        return ENGLISH
    return chosen


# ---- errors --------------------------------------------------------------------------------------


class WordedError(Exception):
    """An error that says a message, in the language of whoever reads it.

    The sentence is made when it is asked for, in the language that is chosen then. It is what
    `MessageError` and others have in common, whatever kind of error they are for Python. Subclasses
    may take other arguments: they are pickled by what they hold, and not made anew.

    Attributes:
        content: the message itself.
        names: what its ids are called, or None.
    """

    def __init__(self, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.content = content
        self.names = names

    @classmethod
    def of(cls, code: str, /, **params: Any) -> Self:
        """The error that a message of the catalog says; for kinds that are made of one alone."""
        return cls(Message.of(code, **params))

    @property
    def code(self) -> str:
        """The message's id in the catalogs."""
        return self.content.code

    @property
    def params(self) -> Mapping[str, Any]:
        """What the message is about."""
        return self.content.params

    @property
    def message(self) -> str:
        """The sentence, in the language that is chosen now."""
        return render(self.content, self.names)

    @property
    def part(self) -> Message | str:
        """What it says as a part of another message, which may call ids otherwise or not at all."""
        return self.content if self.names is None else self.message

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args), self.__dict__


class MessageError(WordedError, ValueError):
    """Something that cannot be, said by a message."""


class MessageKeyError(WordedError, KeyError):
    """Something that is looked up and is not there, said by a message."""


def part_of(error: Exception) -> Message | str:
    """What an error says as a part of a message: its own, or the words of whoever raised it."""
    return error.part if isinstance(error, WordedError) else str(error)


def _again(kind: type[WordedError], args: tuple[Any, ...]) -> WordedError:
    return kind.__new__(kind, *args)


T = TypeVar("T")


def remembered(function: Callable[[str], T]) -> Callable[[str], T]:
    """Remember what a function has made of an id, for each language. Nobody may change it."""

    @lru_cache(maxsize=4096)
    def in_language(_language: str, name: str) -> T:
        return function(name)

    @wraps(function)
    def in_the_chosen_one(name: str) -> T:
        return in_language(current_language(), name)

    AFTER_CHANGES.append(in_language.cache_clear)
    return in_the_chosen_one


PREFIXES: Final = (
    "page-",
    # What the functions of its sentences look up.
    *("seat-", "third-", "territory-", "continent-", "symbol-", "card-", "phase-", "list-"),
)
"""How the ids begin that are sent. What these refer to goes with them."""


def page_source(language: str | None = None) -> str:
    """The page's messages in a language, as text in Fluent's syntax; where it lacks one, English.

    Args:
        language: instead of the one that is chosen.

    Raises:
        MessageError: there is no catalog of the language that is asked for.
    """
    chosen = language_or_english(language)
    return _page_source(source(chosen), source(ENGLISH))


@lru_cache(maxsize=16)
def _page_source(text: str, english: str) -> str:
    known = {**entries(english), **entries(text)}
    sent: dict[str, str] = {}
    ahead = [name for name in known if name.startswith(PREFIXES)]
    while ahead:
        name = ahead.pop(0)
        if name in known and name not in sent:
            sent[name] = known[name]
            ahead += names_in(known[name])
    return "".join(sent.values())
