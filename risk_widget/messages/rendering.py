"""The current language, the rendering of messages, and errors worded by messages."""

from __future__ import annotations

import re
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Final, TypeVar

from risk_widget.messages.catalog import (
    ENGLISH,
    Message,
    Names,
    catalogs,
    change_listeners,
    entries,
    languages,
    source,
)
from risk_widget.reading.spelling import shown
from risk_widget.terminal import fit_output

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from typing import Self


_CHOSEN: ContextVar[str | None] = ContextVar("language", default=None)
_default: str | None = None
_NO_NAMES = Names()
_PERSONS: ContextVar[Mapping[str, str] | None] = ContextVar("persons", default=None)


def render(message: Message, names: Names | None = None, language: str | None = None) -> str:
    """Render a message as a sentence.

    Args:
        message: the message.
        names: names for ids that the catalog does not name.
        language: the language, instead of the current one.

    Raises:
        ValueError: there is no catalog of the language.
    """
    from risk_widget.messages.bundle import sentence  # Fluent is loaded for the first sentence

    fit_output()  # the terminal may have changed since the package was loaded
    names = names or _NO_NAMES
    if persons := _PERSONS.get():
        names = replace(names, seats={**names.seats, **persons})
    return sentence(message, names, language_or_english(language))


@contextmanager
def call_seats(persons: Mapping[str, str]) -> Iterator[None]:
    """Call seats by these names in all sentences rendered within a ``with`` block."""
    before = _PERSONS.set(persons)
    try:
        yield
    finally:
        _PERSONS.reset(before)


def in_digits(number: str) -> str:
    """Replace a number's decimal point with the current language's decimal sign."""
    from risk_widget.messages.bundle import bundle_of

    if "." not in number:
        return number
    signs = bundle_of(language_or_english(None)).locale.number_symbols["latn"]
    return number.replace(".", signs["decimal"])


def say(code: str, names: Names | None = None, /, **params: object) -> str:
    """Render the message with this id and these parameters."""
    return render(Message(code, params), names)


# ---- the language --------------------------------------------------------------------------------


def current_language() -> str:
    """Return the language set for this block or for the program; "en" by default."""
    return chosen_language() or ENGLISH


def chosen_language() -> str | None:
    """Return the language that was set; None if each widget follows its page's reader."""
    return _CHOSEN.get() or _default


def set_language(language: str | None) -> None:
    """Set the language for the whole program, including all threads; None unsets it.

    Raises:
        ValueError: there is no catalog of that language; the sentence says which there are.
    """
    global _default
    if language is not None:
        check(language)
    _default = language


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Set the language for a ``with`` block. Other threads keep theirs.

    Raises:
        ValueError: there is no catalog of that language; the sentence says which there are.
    """
    check(language)
    before = _CHOSEN.set(language)
    try:
        yield
    finally:
        _CHOSEN.reset(before)


def spoken(wanted: Iterable[str]) -> str | None:
    """Return the first wanted language that has a catalog, possibly for another region, or None.

    Args:
        wanted: tags in the form that browsers use, such as "pt-BR" or "de-AT".
    """
    known = {language.casefold(): language for language in languages()}
    for tag in wanted:
        whole = tag.strip().casefold()
        for each in (whole, whole.partition("-")[0]):
            if each in known:
                return known[each]
    return None


def check(language: object) -> None:
    """Check that a language has a catalog.

    Raises:
        ValueError: it has none.
    """
    if not isinstance(language, str) or language not in catalogs():
        from difflib import get_close_matches  # imported here: rarely needed

        known = languages()
        meant = get_close_matches(
            language if isinstance(language, str) else "", known, n=1, cutoff=0.4
        )
        hint = f" (did you mean {meant[0]!r}?)" if meant else ""
        there = f"there {'is' if len(known) == 1 else 'are'} {', '.join(known)}"
        raise ValueError(f"There is no catalog of the language {shown(language)}{hint}; {there}.")


def language_or_english(wanted: str | None) -> str:
    """Return the wanted language or, by default, the current one; English if its catalog is gone.

    Raises:
        ValueError: there is no catalog of the language.
    """
    if wanted is not None:
        check(wanted)
        return wanted
    chosen = current_language()
    try:
        source(chosen)
    except KeyError:  # its catalog has been removed since it was chosen
        return ENGLISH
    return chosen


# ---- errors --------------------------------------------------------------------------------------


class WordedError(Exception):
    """An error whose text is a message, rendered in the language current at the time of reading.

    Such errors reach players and learners; errors for programmers and authors are in plain
    English. Subclasses may take other arguments, as pickling restores the attributes.

    Attributes:
        content: the message itself.
        names: names for its ids, or None.
    """

    def __init__(self, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.content = content
        self.names = names

    @classmethod
    def of(cls, code: str, /, **params: object) -> Self:
        """Make an error from a message's id and parameters."""
        return cls(Message.of(code, **params))

    @property
    def code(self) -> str:
        """The message's id in the catalogs."""
        return self.content.code

    @property
    def params(self) -> Mapping[str, object]:
        """The message's parameters."""
        return self.content.params

    @property
    def message(self) -> str:
        """The sentence in the current language."""
        return render(self.content, self.names)

    @property
    def part(self) -> Message | str:
        """The message for use inside another, or its sentence if the error has its own names."""
        return self.content if self.names is None else self.message

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args), self.__dict__


class MessageError(WordedError, ValueError):
    """An impossible value, explained by a message."""


class MessageKeyError(WordedError, KeyError):
    """An unknown name, explained by a message."""


def part_of(error: Exception) -> Message | str:
    """Return an error's message or text, for use as part of another message."""
    return error.part if isinstance(error, WordedError) else str(error)


def _again(kind: type[WordedError], args: tuple[object, ...]) -> WordedError:
    return kind.__new__(kind, *args)


T = TypeVar("T")


def cached_per_language(function: Callable[[str], T]) -> Callable[[str], T]:
    """Cache a function of an id separately for each language; its results must not be changed."""

    @lru_cache(maxsize=4096)
    def in_language(_language: str, name: str) -> T:
        return function(name)

    @wraps(function)
    def cached(name: str) -> T:
        return in_language(current_language(), name)

    change_listeners.append(in_language.cache_clear)
    return cached


SENT_TO_PAGE: Final = (
    "page-",
    # Names that functions insert into the page's sentences.
    *("seat-", "third-", "territory-", "continent-", "symbol-", "card-", "phase-", "list-"),
    # Parts of the page's sentences.
    *("number-of-armies", "did-you-mean", "two-sentences", "display-percent", "level-sure"),
)
"""The prefixes of the ids sent to the page, whose messages refer only to these and to terms."""
_INDENT: Final = re.compile(r"^ +", re.MULTILINE)
_SPACE: Final = re.compile(
    r"(?<=\{) +|(?<=\S) +(?=\})|(?<=^)( ?\.?-?[A-Za-z][\w-]*) = ", re.MULTILINE
)
"""Spaces inside braces, and around the equals sign of a message or an attribute."""
_TERM: Final = re.compile(r"(?<![\w-])-[A-Za-z][\w-]*")


def page_source(language: str | None = None) -> str:
    """Return the page's messages as Fluent source; any that the language lacks are in English.

    Args:
        language: the language, instead of the current one.

    Raises:
        ValueError: there is no catalog of the language.
    """
    chosen = language_or_english(language)
    return _page_source(source(chosen), source(ENGLISH))


@lru_cache(maxsize=16)
def _page_source(text: str, english: str) -> str:
    known = {**entries(english), **entries(text)}
    sent = [name for name in known if name.startswith(SENT_TO_PAGE)]
    needed = {*sent}
    for name in sent:
        terms = {term for term in _TERM.findall(known[name]) if term in known} - needed
        needed |= terms
        sent += terms
    wanted = "".join(entry for name, entry in known.items() if name in needed)
    # Authors indent by four spaces; one is enough for the page, and shorter to send.
    dense = _INDENT.sub(lambda found: " " * max(1, len(found.group()) // 4), wanted)
    return _SPACE.sub(lambda found: f"{found.group(1)}=" if found.group(1) else "", dense)
