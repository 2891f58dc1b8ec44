"""In the plans for teachers, links lead to steps, and the minutes are enough."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.widget.standalone_page import asked_lesson

if TYPE_CHECKING:
    from risk_widget.course.lesson_file import LessonSource

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "teaching.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+)–(\d+) \|([^|]*)\|", re.MULTILINE)
STEPS = re.compile(r"`([\w-]+)\.html\?step=([\w-]+)`(?: to `([\w-]+)`)?")


class PlannedSteps(NamedTuple):
    """A row of the plan for an hour."""

    begins: int
    ends: int
    steps: str


ROWS = [PlannedSteps(int(begins), int(ends), steps) for begins, ends, steps in ROW.findall(TEXT)]


def minutes(source: LessonSource, steps: int) -> float:
    """Return the minutes that some steps should take: their share of the lesson's minutes."""
    return source.minutes * steps / len(source.steps)


def test_the_hour_is_an_hour() -> None:
    assert [row.begins for row in ROWS] == [0, *(row.ends for row in ROWS[:-1])]
    assert ROWS[-1].ends == 60
    assert len(STEPS.findall(TEXT)) == 4


@pytest.mark.parametrize("row", [row for row in ROWS if STEPS.search(row.steps)])
def test_the_hours_minutes_suffice_for_its_steps(row: PlannedSteps) -> None:
    needed = 0.0
    for lesson, first, last in STEPS.findall(row.steps):
        source = load_source(lesson)
        begins, ends = source.index(first), source.index(last or first)
        assert begins <= ends, "they are in the order of the lesson"
        needed += minutes(source, ends - begins + 1)
    assert needed * 1.25 <= row.ends - row.begins, "a quarter more, since people talk"


@pytest.mark.parametrize(("lesson", "step", "_last"), STEPS.findall(TEXT))
def test_its_links_lead_to_their_steps(lesson: str, step: str, _last: str) -> None:
    session, problem = asked_lesson(lesson, f"step={step}", "page")
    assert problem is None
    assert session.lesson.step.id == step
    assert session.after is None, "no warm-up comes before it"


def test_the_lessons_of_the_four_hours_leave_time_for_the_rest() -> None:
    hours = re.findall(r"^\| \d \| Lessons (\d+) to (\d+)\.", TEXT, re.MULTILINE)
    assert len(hours) == 2
    for first, last in hours:
        lessons = lesson_ids()[int(first) - 1 : int(last)]
        assert sum(load_source(name).minutes for name in lessons) <= 45
