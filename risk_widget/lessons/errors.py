"""What is wrong with a lesson file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.messages import Message, MessageError
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from risk_widget.messages import Names

__all__ = ["ProgressError"]


class LessonError(MessageError):
    """A lesson that cannot be used: the message names the file, the step and the field."""


class ExpressionError(MessageError):
    """A text that is no check, or uses a name that does not exist."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(Message(code, params))


def at(where: str | Message, problem: Message, names: Names | None = None) -> LessonError:
    """The error that something is wrong at a place of a file."""
    return LessonError(Message("lesson-at", {"where": where, "problem": problem}), names)


def in_field(where: str | Message, field: str | Message, problem: str | Message) -> LessonError:
    """The error that something is wrong with a field."""
    params = {"where": where, "field": field, "problem": problem}
    return LessonError(Message("lesson-in-field", params))


def needed(kind: str, value: object) -> Message:
    """What a field needs, and has not; ``kind`` is that of the catalog."""
    return Message("lesson-needed", {"kind": kind, "value": shown(value)})


def no_such(kind: str, unknown: dict[str, Any]) -> Message:
    """There is no such thing; ``unknown`` tells its name, and the nearest one."""
    return Message("lesson-no-such", {"kind": kind, **unknown})


class ProgressError(MessageError):
    """A file that holds no progress of lessons."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(Message(code, params))


class PuzzleError(MessageError):
    """There is no such puzzle; the message tells which ones there are."""
