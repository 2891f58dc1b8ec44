"""Whether a lesson holds what it promises: its solutions solve it, under every edition it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.refusals import IllegalAction
from risk_widget.lessons.exercise import Exercise
from risk_widget.lessons.progress import Progress
from risk_widget.lessons.runner import Lesson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.lessons.source import LessonSource
    from risk_widget.lessons.step import Step


def solution_of(step: Step) -> Any:
    """What a learner hands in who knows the step: moves, a number, a choice, or places."""
    if step.kind != "predict":
        if step.kind == "point":
            return list(step.solution) if step.pick == "territories" else step.solution[0]
        return [dict(move) for move in step.solution]
    exercise = Exercise(step)
    exercise.reveal(step.reveal)
    attempt = exercise.attempt()
    if step.choices:
        return next((c.value for c in step.choices if c.is_right(attempt)), None)
    assert step.answer is not None
    return step.answer(attempt)


def problems_of(source: LessonSource) -> Iterator[str]:
    """A sentence for each thing that does not work; nothing when the lesson can be taught."""
    for number, step in enumerate(source.steps, start=1):
        for edition in step.editions:
            where = f"{source.id}: step {number} ({step.id}), {edition}"
            lesson = Lesson(source, Progress())
            lesson.go(step.id)
            if edition != step.editions[0]:
                lesson.switch(edition)
            for problem in _problems(lesson, step.under(edition)):
                yield f"{where}: {problem}"


def _problems(lesson: Lesson, step: Step) -> Iterator[str]:
    exercise = Exercise(step)
    if step.kind in ("do", "refuse") and exercise.game.actor != step.you:
        yield f"it is {exercise.game.actor}'s decision, not {step.you}'s"
        return
    if step.kind != "predict" and step.success is not None and step.success(exercise.attempt()):
        yield "it is solved before anything is done"
    try:
        exercise.reveal(step.reveal)
    except IllegalAction as error:
        yield f"reveal: {error}"
        return
    if step.choices:
        right = [choice.value for choice in step.choices if choice.is_right(exercise.attempt())]
        if len(right) != 1:
            yield f"exactly one choice should be right, and right are {right}"
            return
        wrong = [c.value for c in step.choices if c.value not in right and not c.say]
        if wrong:
            yield f"say why these choices are wrong: {', '.join(wrong)}"
    solution = solution_of(step)
    result = lesson.check(solution)
    if not result.ok:
        yield f"the solution {solution!r} does not solve it: {result}"
    shown = lesson.show_me()
    if shown.status != "shown":
        yield "it cannot be shown"
