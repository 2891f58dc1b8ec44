"""Opening a lesson by its name, as learners and teachers do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.lessons.runner import Lesson
from risk_widget.lessons.source import load_source

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.lessons.progress import Progress

__all__ = ["load_lesson"]


def load_lesson(
    name: str | Path,
    *,
    edition: str | None = None,
    progress: Progress | None = None,
    seed: int = 0,
) -> Lesson:
    """A lesson to learn from, by its id or from a ``.toml`` file.

    Args:
        name: the id, its beginning, or the path of a file.
        edition: the edition to teach, in every step that has it; by default the lesson's own.
        progress: where solved steps are noted; by default in that of the session.
        seed: which variation of each step to teach; 0 is the lesson as its file has it.

    Raises:
        LessonError: no such lesson (with the nearest id), or a file that is wrong.
        ValueError: there is no such edition.
    """
    return Lesson(load_source(name), progress, edition, seed)
