"""What is wrong with a lesson file."""

from __future__ import annotations


class LessonError(ValueError):
    """A lesson that cannot be used: the message names the file, the step and the field."""
