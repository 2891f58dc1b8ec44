"""What is wrong with an edition."""

from __future__ import annotations

from typing import Any

from risk_widget.messages import Message, MessageError, WordedError


class EditionError(MessageError):
    """An edition that cannot be used, or a combination that it does not have."""

    @classmethod
    def of(cls, code: str, **params: Any) -> EditionError:
        """The error that a message of the catalog tells."""
        return cls(Message(code, params))


def cause_of(error: Exception) -> Message | str:
    """What an error says, as part of another message."""
    if isinstance(error, WordedError):
        return error.part
    if isinstance(error, KeyError):
        return Message("lacks-key", {"key": str(error)})
    return str(error)
