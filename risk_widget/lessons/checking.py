"""Whether a lesson holds what it promises: its solutions solve it, under every edition it has."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from risk_widget.engine.refusals import IllegalAction
from risk_widget.lessons.challenge_check import problem_of_play
from risk_widget.lessons.chance_trial import attack_of, odds_of
from risk_widget.lessons.exercise import Exercise
from risk_widget.lessons.lesson_error import LessonError
from risk_widget.lessons.progress import Progress
from risk_widget.lessons.runner import Lesson
from risk_widget.messages import Message, part_of, render
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.lessons.source import LessonSource
    from risk_widget.lessons.step import Step


def solution_of(step: Step) -> Any:
    """What a learner hands in who knows the step: moves, a number, a choice, or places.

    Of a challenge, which has none, no move.
    """
    if step.battle is not None:
        return round(100 * odds_of(step).win)
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
        for edition, seed in product(step.editions, step.seeds()):
            where = {"lesson": source.id, "number": number, "step": step.id, "edition": edition}
            where["seed"] = seed
            try:
                lesson = _opened(source, step.id, edition, seed)
            except LessonError as error:
                yield render(Message("problem-in-step", {**where, "problem": part_of(error)}))
                continue
            for problem in _problems(lesson, step.under(edition, seed)):
                content = Message("problem-in-step", {**where, "problem": problem})
                yield render(content, lesson.game.config.names)


def _opened(source: LessonSource, step: str, edition: str, seed: int) -> Lesson:
    lesson = Lesson(source, Progress(), seed=seed)
    lesson.go(step)
    if edition != lesson.edition:
        lesson.switch(edition)
    return lesson


def _problems(lesson: Lesson, step: Step) -> Iterator[Message]:
    if step.challenge is not None:
        problem = problem_of_play(step)
        if problem is not None:
            yield problem
        return
    exercise = Exercise(step)
    if step.kind in ("do", "refuse", "chance") and exercise.game.actor != step.you:
        yield Message("problem-actor", {"actor": exercise.game.actor, "seat": step.you})
        return
    if step.battle is not None and attack_of(exercise.game, step.battle) is None:
        yield Message("problem-no-battle")
        return
    if step.kind != "predict" and step.success is not None and step.success(exercise.attempt()):
        yield Message("problem-solved-before")
    try:
        exercise.reveal(step.reveal)
    except IllegalAction as error:
        yield Message("problem-reveal", {"why": str(error)})
        return
    if step.choices:
        right = [choice.value for choice in step.choices if choice.is_right(exercise.attempt())]
        if len(right) != 1:
            yield Message("problem-one-choice", {"right": str(right)})
            return
        wrong = [c.value for c in step.choices if c.value not in right and not c.say]
        if wrong:
            yield Message("problem-choices-unsaid", {"choices": wrong})
    solution = solution_of(step)
    if step.kind in ("predict", "point"):
        attempt = exercise.attempt(answer=solution)
        for number, mistake in enumerate(step.mistakes, start=1):
            if mistake.when(attempt):
                yield Message("problem-mistake-right", {"number": number})
    result = lesson.check(solution)
    if not result.ok:
        content = {"solution": shown(solution), "result": str(result)[:1500]}
        yield Message("problem-solution", content)
    if lesson.show_me().status != "shown":
        yield Message("problem-not-shown")
