"""What lessons say by themselves, beside their texts: by the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.messages import Message, render

if TYPE_CHECKING:
    from risk_widget.messages import Names

__all__ = ["say"]


def say(code: str, names: Names | None = None, /, **params: Any) -> str:
    """The sentence of a message, in the language that is chosen now."""
    return render(Message(code, params), names)
