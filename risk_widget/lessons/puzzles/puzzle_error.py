"""A puzzle that does not exist."""

from __future__ import annotations

from risk_widget.messages import MessageError


class PuzzleError(MessageError):
    """There is no such puzzle; the message tells which ones there are."""
