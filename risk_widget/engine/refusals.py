"""Why an action was refused: the clause it breaks, and a message that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.messages import Message, MessageError, render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.messages import Names

MALFORMED = "action.malformed"
"""The id for things that are no action at all (not a clause of the rules)."""


class Refusal(NamedTuple):
    """The clause that an action breaks, and the code of the message with the position's numbers."""

    rule: str
    code: str
    params: Mapping[str, Any] = {}

    @property
    def content(self) -> Message:
        """The message that says why."""
        return Message(self.code, self.params)


class IllegalAction(MessageError):  # noqa: N818 - the domain's word for it
    """A refused action. The game it was offered to is unchanged.

    ``rule`` is the clause id (``attack.armies``; ``action.malformed`` for something that is no
    action), ``code`` and ``params`` say what is wrong, ``message`` is that as a sentence for the
    player, and ``position`` one line that describes the position in which it was refused.
    """

    def __init__(
        self, refusal: Refusal, names: Names | None = None, where: Message | None = None
    ) -> None:
        super().__init__(refusal.content, names)
        self.refusal = refusal
        self.where = where

    @property
    def rule(self) -> str:
        """The id of the clause."""
        return self.refusal.rule

    @property
    def position(self) -> str:
        """One line about the position; empty where nobody knows which it was."""
        return "" if self.where is None else render(self.where, self.names)

    def __str__(self) -> str:
        where = f" ({self.position})" if self.where is not None else ""
        return f"{self.message} [{self.rule}]{where}"
