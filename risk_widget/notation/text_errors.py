"""What is wrong with a text."""

from __future__ import annotations

MALFORMED_RECORD = "record.malformed"
"""The id for lines that are no part of a record at all (not a clause of the rules)."""


class PositionError(ValueError):
    """A position text that cannot be read, or a position that cannot be.

    ``field`` names the part of the text, ``message`` is a sentence about it.
    """

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message

    def __reduce__(self) -> tuple[type[PositionError], tuple[str, str]]:
        return type(self), (self.field, self.message)


class RecordError(ValueError):
    """A record that is damaged or holds something illegal.

    ``line`` is the number of the line in the text, from 1 on; ``rule`` a clause id, or
    ``record.malformed`` for a line that cannot be read; ``message`` a sentence.
    """

    def __init__(self, line: int, rule: str, message: str) -> None:
        super().__init__(f"line {line}: {message} [{rule}]")
        self.line = line
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str, str]]:
        return type(self), (self.line, self.rule, self.message)
