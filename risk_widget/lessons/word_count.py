"""How much a learner has to read: the words of every step, and whether they are few enough."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from risk_widget.lessons.progress import Progress
from risk_widget.lessons.runner import Lesson
from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from risk_widget.lessons.source import LessonSource

__all__ = ["AVERAGE", "MOST", "StepWords", "too_long", "word_table", "words_of"]

AVERAGE: Final = 45
"""Words that a lesson's steps have on average, at most."""
MOST: Final = 80
"""Words that a single step has, at most."""

_WORD: Final = re.compile(r"\w[\w’'.-]*")


@dataclass(frozen=True, slots=True)
class StepWords:
    """What is to be read in a step before it is answered: its text, question and choices."""

    lesson: str
    step: str
    edition: str
    words: int


def words_of(source: LessonSource) -> list[StepWords]:
    """The words of every step of a lesson, under each edition that it has."""
    lesson = Lesson(source, Progress())
    found = []
    for step in source.steps:
        lesson.go(step.id)
        for edition in step.editions:
            lesson.switch(edition)
            view = lesson.step
            choices = [choice.text for choice in step.under(edition).choices]
            words = sum(len(_WORD.findall(t)) for t in (view.text, view.question, *choices))
            found.append(StepWords(source.id, step.id, edition, words))
        lesson.switch(None)
    return found


def too_long(sources: Iterable[LessonSource]) -> Iterator[str]:
    """A sentence for each step, and each lesson, that has too many words."""
    for source in sources:
        counted = words_of(source)
        for entry in counted:
            if entry.words > MOST:
                where = {"lesson": entry.lesson, "step": entry.step, "edition": entry.edition}
                yield say("words-of-step", **where, words=entry.words, most=MOST)
        if sum(entry.words for entry in counted) > AVERAGE * len(counted):
            yield say("words-of-lesson", lesson=source.id, average=AVERAGE)


def word_table(sources: Iterable[LessonSource]) -> str:
    """The steps, the average and the longest step of each lesson, as a table in Markdown."""
    head = [say(f"words-{name}") for name in ("lesson", "steps", "average", "most")]
    rows = [f"| {' | '.join(head)} |", "|---|---|---|---|"]
    everything: list[StepWords] = []
    for source in sources:
        counted = words_of(source)
        everything += counted
        rows.append(_row(source.id, len(source.steps), counted))
    steps = len({(entry.lesson, entry.step) for entry in everything})
    rows.append(_row(say("words-all"), steps, everything))
    return "\n".join(rows)


def _row(name: str, steps: int, counted: list[StepWords]) -> str:
    words = [entry.words for entry in counted]
    return f"| {name} | {steps} | {sum(words) / len(words):.1f} | {max(words)} |"
