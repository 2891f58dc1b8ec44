"""Every step that asks for judgement has an up-to-date verdict from three bots."""

from __future__ import annotations

import pytest

from risk_widget.course.lesson_file import load_source
from tests.lessons.judged_steps import (
    STEPS,
    JudgedStep,
    judged_steps,
    kept_verdicts,
    opponents,
)

JUDGED = [pytest.param(each, id=each.name) for each in judged_steps()]
AGAIN = "judge it with benchmarks/judgement.py --steps"


@pytest.mark.parametrize("each", JUDGED)
def test_no_judge_clearly_prefers_a_wrong_answer(each: JudgedStep) -> None:
    verdict = kept_verdicts().get(each.name)
    assert verdict is not None, AGAIN
    assert verdict["stamp"] == each.stamp, AGAIN
    assert verdict["games"] == 400
    assert opponents(each.right, verdict) == {}


@pytest.mark.parametrize("each", JUDGED)
def test_the_lesson_accepts_some_answers_and_rejects_others(each: JudgedStep) -> None:
    assert {*each.right} == {True, False}


def test_an_outdated_or_contrary_verdict_is_noticed() -> None:
    values = [0.5, 0.54]
    verdict = {"expert": values, "errors": [0.0, 0.02], "bold": values, "cautious": [0.5, 0.5]}
    assert {*opponents([True, False], verdict)} == {"bold"}
    assert opponents([False, True], verdict) == {}
    one, other = (param.values[0] for param in JUDGED[:2])
    assert isinstance(one, JudgedStep)
    assert isinstance(other, JudgedStep)
    assert one.stamp != other.stamp
    assert one._replace(kind="stop").stamp != one.stamp


def test_the_steps_on_judgement_are_included() -> None:
    left_out = {"shared-doors", "game"}  # a count and a game
    asked = {step.id for step in load_source("12").steps} - left_out
    assert {name.partition("/")[2] for name in STEPS if name.startswith("12")} == asked
