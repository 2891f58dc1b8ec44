"""The record of a learner's work in a notebook, which is read without running it.

It is a part of the output that also has the picture of the board, with a type of its own that no
notebook shows and every notebook keeps. `handed_in` reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.lessons.lesson_file import lesson_ids
from risk_widget.lessons.work_seals import FORMAT, MOST_LETTERS, seal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.json_types import JsonObject
    from risk_widget.lessons.lesson_file import LessonSource

__all__ = ["FORMAT", "MIME", "VERSION", "facts_of", "record_of"]

MIME: Final = "application/vnd.risk-widget.homework+json"
"""The type of the data among the representations of an output."""
VERSION: Final = 1

_UNMARKED: Final = "0" * MOST_LETTERS
"""The record as a whole needs no mark of its own, and is the same each time: its steps have one."""


def record_of(
    name: str,
    lessons: Mapping[str, JsonObject],
    puzzles: JsonObject,
    sources: Iterable[LessonSource] = (),
) -> JsonObject:
    """A learner's work as JSON data.

    Args:
        name: the learner's, or "".
        lessons: by lesson, the entries of its steps; what is no lesson is left out.
        puzzles: how they were answered.
        sources: lessons at hand: those that are not the package's own are described, so that who
            reads this needs no file of them.
    """
    own = {source.id: source for source in sources if source.id not in lesson_ids()}
    done: dict[str, JsonObject] = {}
    for lesson, steps in lessons.items():
        if steps and lesson in lesson_ids():
            done[lesson] = {"steps": steps}
        elif steps and lesson in own:
            source = own[lesson]
            titles = {step.id: step.title for step in source.steps}
            challenges = [step.id for step in source.steps if step.kind == "challenge"]
            described = {"title": source.title, "titles": titles, "challenges": challenges}
            done[lesson] = {"steps": steps, **described}
    record: JsonObject = {
        "format": FORMAT,
        "version": VERSION,
        "name": name,
        "lessons": done,
        "puzzles": puzzles,
    }
    return {**record, "seal": seal(facts_of(record), _UNMARKED)}


def facts_of(record: JsonObject) -> list[object]:
    """The facts that a record's seal covers."""
    return [record.get("name"), record.get("lessons"), record.get("puzzles")]
