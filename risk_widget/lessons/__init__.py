"""Lessons: the rules step by step, as data, and the runner that teaches them.

>>> opened = lesson("04-combat")
>>> opened.check("no move").status
'unclear'

Nothing here needs a notebook or numpy. ``docs/lessons.md`` tells how lessons are written, and what
a panel gets from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.lessons.errors import LessonError
from risk_widget.lessons.progress import Progress, ProgressError, session_progress
from risk_widget.lessons.runner import Lesson, StepView, lesson
from risk_widget.lessons.source import lesson_ids, load_source

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "Lesson",
    "LessonError",
    "Progress",
    "ProgressError",
    "StepView",
    "lesson",
    "lesson_ids",
    "list_lessons",
    "session_progress",
]


class LessonList(tuple["str", ...]):
    """The ids of the lessons; shown in a notebook it tells what each is about."""

    __slots__ = ()

    def __repr__(self) -> str:
        sources = [load_source(name) for name in self]
        return "\n".join(f"{s.id} – {s.title}: {s.summary}" for s in sources)


def list_lessons() -> Sequence[str]:
    """The lessons that come with the package, in order."""
    return LessonList(lesson_ids())
