"""With each of two hundred seeds, steps that vary can be solved and are judged correctly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.course.progress import Progress
from risk_widget.teaching.checking import solution_of

if TYPE_CHECKING:
    from risk_widget.course.step import Step

SEEDS = 200
VARYING = [
    (name, step.id)
    for name in lesson_ids()
    for step in load_source(name).steps
    if step.variations is not None and step.kind != "challenge"
]


def wrong_answer(step: Step, right: Any) -> Any:
    """Return a wrong answer that has the right form."""
    if step.kind == "chance":
        return (right + 50) % 101
    if step.choices:
        return next(choice.value for choice in step.choices if choice.value != right)
    if step.kind == "predict":
        return right + 1
    if step.kind == "point":
        return "asia" if step.pick == "continent" else "japan"
    moves: list[dict[str, Any]] = right
    if moves[0]["type"] == "end_phase":
        return {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}
    return {"type": "end_phase"} if len(moves) == 1 else moves[:1]


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "step"), VARYING)
def test_every_seed_gives_a_solvable_and_judged_step(name: str, step: str) -> None:
    source = load_source(name)
    for seed in range(SEEDS):
        lesson = Lesson(source, Progress(), seed=seed)
        lesson.go(step)
        made = source.steps[source.index(step)].under(seed=seed)
        right = solution_of(made)
        told = lesson.check(wrong_answer(made, right))
        assert told.status in ("wrong", "refused", "more"), (seed, str(told))
        assert lesson.progress.steps[step] != "solved"
        lesson.retry()
        assert lesson.check(right).ok, seed
        assert lesson.progress.steps[step] == "solved"
