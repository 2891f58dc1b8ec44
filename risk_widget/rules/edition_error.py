"""What is wrong with an edition."""

from __future__ import annotations

from risk_widget.messages import Message, MessageError, WordedError, part_of


class EditionError(MessageError):
    """An edition that cannot be used, or a combination that it does not have."""


def cause_of(error: Exception) -> Message | str:
    """What an error says, as part of another message."""
    if isinstance(error, KeyError) and not isinstance(error, WordedError):
        return Message("lacks-key", {"key": str(error)})
    return part_of(error)
