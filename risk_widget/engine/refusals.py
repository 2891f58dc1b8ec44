"""Why an action was refused: the clause it breaks and a sentence that says so."""

from __future__ import annotations

from typing import NamedTuple

MALFORMED = "action.malformed"
"""The id for things that are no action at all (not a clause of the rules)."""


class Refusal(NamedTuple):
    """A clause id and one English sentence with the numbers of the position in it."""

    rule: str
    message: str


class IllegalAction(ValueError):  # noqa: N818 - the domain's word for it
    """A refused action. The game it was offered to is unchanged.

    ``rule`` is the clause id (``attack.armies``; ``action.malformed`` for something that is no
    action), ``message`` a sentence for the player, ``position`` one line that describes the
    position in which the action was refused.
    """

    def __init__(self, rule: str, message: str, position: str = "") -> None:
        super().__init__(f"{message} [{rule}]" + (f" ({position})" if position else ""))
        self.rule = rule
        self.message = message
        self.position = position

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str]]:
        return (type(self), (self.rule, self.message, self.position))
