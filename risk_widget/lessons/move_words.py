"""A move as advice: what somebody would do, after "would"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.messages import Message

if TYPE_CHECKING:
    from risk_widget.bots import Action

__all__ = ["move_words"]


def move_words(action: Action, phase: str) -> Message:
    """A move that is legal in this part of a turn, such as "attack Peru from Brazil with 3"."""
    params = {name: value for name, value in action.items() if name != "type"}
    return Message(f"advice-{action['type']}".replace("_", "-"), {**params, "phase": phase})
