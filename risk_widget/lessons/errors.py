"""The errors of lessons, puzzles and their progress."""

from __future__ import annotations

from risk_widget.messages import Message, MessageError

__all__ = ["LessonError", "NothingToAskError", "ProgressError", "PuzzleError"]


class LessonError(ValueError):
    """A lesson that cannot be used; lists each problem on its own line, with the file and place."""

    def __str__(self) -> str:
        return "\n".join(map(str, self.args))


class NothingToAskError(MessageError, LessonError):
    """A warm-up with no questions, since the learner has met nothing yet."""


class ProgressError(MessageError):
    """A file that does not contain lesson progress."""

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(Message(code, params))


class PuzzleError(ValueError):
    """A puzzle that does not exist; the message says which ones do."""
