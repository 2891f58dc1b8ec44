"""Errors whose sentences are messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.messages.rendering import render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.messages.message import Message
    from risk_widget.messages.names import Names


class MessageError(ValueError):
    """Something that cannot be, told by a message in the language of whoever reads it.

    The sentence is made when it is asked for, in the language that is chosen then. Subclasses may
    take other arguments: they are pickled by what they hold, and not made anew.

    Attributes:
        content: the message itself.
        names: what its ids are called, or None.
    """

    def __init__(self, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.content = content
        self.names = names

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

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[MessageError], args: tuple[Any, ...]) -> MessageError:
    return kind.__new__(kind, *args)
