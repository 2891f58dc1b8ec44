"""Errors whose sentences are messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.messages.message import Message
from risk_widget.messages.rendering import render

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self

    from risk_widget.messages.names import Names


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
