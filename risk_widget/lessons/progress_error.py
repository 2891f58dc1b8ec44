"""What is raised for a file that holds no progress."""

from __future__ import annotations

from typing import Any

from risk_widget.messages import Message, MessageError

__all__ = ["ProgressError"]


class ProgressError(MessageError):
    """A file that holds no progress of lessons."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(Message(code, params))
