"""What is wrong with a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages import Message, MessageError, render

if TYPE_CHECKING:
    from typing import Self

    from risk_widget.messages import Names

MALFORMED_RECORD: Final = "record.malformed"
"""The id for lines that are no part of a record at all (not a clause of the rules)."""


class PositionError(MessageError):
    """A position text that cannot be read, or a position that cannot be.

    ``field`` names the part of the text, ``message`` is a sentence about it.
    """

    def __init__(self, field: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.field = field

    @classmethod
    def about(cls, field: str, code: str, /, **params: Any) -> Self:
        """The error that a message of the catalog says of a field."""
        return cls(field, Message(code, params))

    def __str__(self) -> str:
        return render(Message.of("position-error", field=self.field, why=self.part))


class RecordError(MessageError):
    """A record that is damaged or holds something illegal.

    ``line`` is the number of the line in the text, from 1 on; ``rule`` a clause id, or
    ``record.malformed`` for a line that cannot be read; ``message`` a sentence.
    """

    def __init__(self, line: int, rule: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.line = line
        self.rule = rule

    @classmethod
    def malformed(cls, line: int, code: str, /, **params: Any) -> Self:
        """The error of a line that cannot be read, said by a message of the catalog."""
        return cls(line, MALFORMED_RECORD, Message(code, params))

    def __str__(self) -> str:
        about = Message.of("record-error", line=self.line, why=self.part, rule=self.rule)
        return render(about)


class LineError(MessageError):
    """What is wrong with a line; its number is added by whoever reads the lines."""

    def __init__(self, rule: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.rule = rule

    @classmethod
    def under(cls, rule: str, code: str, /, **params: Any) -> Self:
        """The error that breaks a clause, said by a message of the catalog."""
        return cls(rule, Message(code, params))

    @classmethod
    def malformed(cls, code: str, /, **params: Any) -> Self:
        """The error of a line that cannot be read, said by a message of the catalog."""
        return cls(MALFORMED_RECORD, Message(code, params))
