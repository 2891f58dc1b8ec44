"""What a page may open of the course: a lesson, a warm-up, or the puzzle of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.lessons import LessonError, lesson_ids, load_lesson
from risk_widget.lessons.going_on import first_open
from risk_widget.lessons.puzzles import load_puzzle
from risk_widget.lessons.warm_up import WARM_UP, load_warm_up, warm_up_before
from risk_widget.rules.edition import edition_ids
from risk_widget.spelling import shown
from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.lessons import Lesson, Progress

__all__ = ["PUZZLE", "opened"]

PUZZLE: Final = "puzzle"
"""Opened in the place of a lesson, it is the puzzle of the day."""


def opened(action: Mapping[str, Any], progress: Progress) -> tuple[Lesson, Lesson | None]:
    """What an action opens, and the lesson that follows it where it is the warm-up before one.

    Args:
        action: its ``step`` is the id of a lesson, by default the first one that is not done.
        progress: where it is noted.

    Raises:
        Refused: there is no such lesson or edition, or nothing to warm up with.
    """
    wanted = action.get("step")
    if wanted == PUZZLE:
        return load_puzzle(progress=progress), None
    if wanted == WARM_UP:
        try:
            return load_warm_up(progress=progress), None
        except LessonError as error:
            raise Refused.because("protocol.lesson", error) from error
    known = lesson_ids()
    name = wanted or _to_go_on_with(progress)
    if name not in known:  # a page may not name a file
        raise Refused.malformed("refused-lesson", lesson=shown(name), known=known)
    edition = action.get("edition")
    if edition is not None and edition not in edition_ids():
        known = edition_ids()
        raise Refused.malformed("refused-edition", edition=shown(edition), known=known)
    lesson = load_lesson(name, edition=edition, progress=progress)
    warm_up = warm_up_before(lesson, progress=progress)
    return (lesson, None) if warm_up is None else (warm_up, lesson)


def _to_go_on_with(progress: Progress) -> str:
    """The first lesson that is not done; after the last one the first again."""
    source = first_open(progress)
    return lesson_ids()[0] if source is None else source.id
