"""Where a learner goes on: the first lesson of the course that is not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.lessons.progress import LessonProgress
from risk_widget.lessons.source import lesson_ids, load_source

if TYPE_CHECKING:
    from risk_widget.lessons.progress import Progress
    from risk_widget.lessons.source import LessonSource

__all__ = ["first_open"]


def first_open(progress: Progress) -> LessonSource | None:
    """The first lesson with a step that is neither solved nor shown; None if there is none."""
    for name in lesson_ids():
        source = load_source(name)
        if not LessonProgress.of(source, progress).done:
            return source
    return None
