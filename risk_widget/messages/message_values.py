"""What a message holds, as Fluent takes it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from risk_widget.messages.message import Message
from risk_widget.messages.speaking import SPEAKING, render_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from babel import Locale


_LONGEST_PART: Final = 2000
"""Fluent refuses a sentence of which a part is longer than 2500 characters."""


def fitting(text: str) -> str:
    """A text, or as much of it as fits into a sentence."""
    return text if len(text) <= _LONGEST_PART else f"{text[:_LONGEST_PART]}…"


class Whole(FluentInt):
    """A whole number: "1000", without a mark in the middle."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """The number in digits. Babel would take longer for it than for the whole sentence."""
        try:
            return fitting(int.__repr__(self))
        except ValueError:  # Python writes no number of so many digits
            return "…"


class Inner(FluentType):
    """A message within a message."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """Its sentence, in the language and with the names of the one around it."""
        return fitting(render_in(SPEAKING.get(), self.message))


class Several(FluentType):
    """A list, for functions."""

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """Its items, joined by "and", where no function asks for something else."""
        return joined([text_of(item) for item in self.items])


@lru_cache(maxsize=1024)
def _whole(number: int) -> Whole:
    # The option counts where a catalog's NUMBER makes a number of another kind of it.
    return Whole(number, useGrouping=False)


def _real(number: float) -> FluentFloat:
    return FluentFloat(number, useGrouping=False)


_WRAP: dict[type, Callable[[Any], Any]] = {
    str: fitting,
    bool: lambda value: "yes" if value else "no",
    int: _whole,
    float: _real,
    Message: Inner,
    tuple: Several,
    list: Several,
    type(None): lambda _: "none",
}


def wrapped(value: Any) -> Any:
    """A parameter as Fluent takes it.

    Raises:
        TypeError: it is nothing that a message may hold.
    """
    wrap = _WRAP.get(type(value))
    if wrap is not None:
        return wrap(value)
    # Kinds of these, such as members of an enumeration.
    if isinstance(value, str):
        return fitting(str(value))
    if isinstance(value, int):
        return _whole(int(value))
    if isinstance(value, float):
        return _real(value)
    if isinstance(value, tuple | list):
        return Several(value)
    raise TypeError(f"a message cannot hold {value!r}")


def text_of(value: Any) -> str:
    """A parameter, wrapped or not, as text."""
    if not isinstance(value, str | FluentType):
        value = wrapped(value)
    if isinstance(value, str):
        return value
    return str(value.format(SPEAKING.get().bundle.locale))


_PLAIN: Final = ("comma", "semicolon", "space", "then")
"""Ways to put things in a row without a word before the last one."""


def joined(texts: Sequence[str], kind: str = "and") -> str:
    """Join texts as the language does it, by "and" or "or"."""
    if len(texts) < 2:
        return "".join(texts)
    bundle = SPEAKING.get().bundle
    _, comma, _ = bundle.joints(f"list-{kind}" if kind in _PLAIN else "list-comma")
    before, between, after = bundle.joints(f"list-{kind}")
    return fitting(f"{before}{comma.join(texts[:-1])}{between}{texts[-1]}{after}")
