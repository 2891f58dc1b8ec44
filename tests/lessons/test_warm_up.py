"""Warm-ups repeat earlier steps on other boards, and the overview of the course shows them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import risk_widget as rw
from risk_widget.course import schedule
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.course.schedule import today
from risk_widget.lessons import LessonError, Progress
from risk_widget.practice.course import (
    QUESTIONS,
    WARM_UP,
    WarmUp,
    course,
    load_warm_up,
    warm_up_before,
)
from risk_widget.practice.review import askable, my_review
from risk_widget.teaching.checking import solution_of

FIRST, SECOND = "04-combat", "05-capture"


def learned(*names: str, days_ago: int = 100) -> Progress:
    """Return progress in which all steps of these lessons, except challenges, are solved."""
    progress = Progress()
    for name in names:
        lesson = rw.load_lesson(name, progress=progress)
        for step in load_source(name).steps:
            if step.kind != "challenge":
                assert lesson.check(solution_of(step.under()), step.id).ok
    for item in progress.review.items.values():
        item.day -= days_ago
    return progress


def answered(warm_up: WarmUp, *, rightly: bool) -> None:
    """Answer every question of a warm-up."""
    for number, source in enumerate(warm_up.source.steps, start=1):
        warm_up.go(number)
        if rightly:
            assert warm_up.check(solution_of(source.under(seed=warm_up.seed))).ok
        else:
            warm_up.show_me()


def test_there_is_nothing_to_ask_before_the_first_step() -> None:
    with pytest.raises(LessonError, match="nothing to warm up with yet"):
        load_warm_up(progress=Progress())
    assert askable(Progress()) == []


def test_a_warm_up_asks_three_known_questions_on_other_boards() -> None:
    progress = learned(FIRST, SECOND)
    warm_up = load_warm_up(progress=progress, seed=5)
    assert len(warm_up.source.steps) == QUESTIONS
    ids = [step.id for step in warm_up.source.steps]
    assert len(set(ids)) == QUESTIONS
    assert all(name.partition("/")[0] in (FIRST, SECOND) for name in ids)
    assert warm_up.seed > 0, "the lesson's own numbers are those of seed 0"
    again = load_warm_up(progress=progress, seed=5)
    assert [step.id for step in again.source.steps] == ids
    assert again.seed == warm_up.seed
    drawn = {load_warm_up(progress=progress, seed=n).source.steps[0].id for n in range(12)}
    assert len(drawn) > 1


@pytest.mark.parametrize("seed", range(6))
def test_every_question_can_be_answered(seed: int) -> None:
    warm_up = load_warm_up(progress=learned(FIRST, SECOND), seed=seed)
    answered(warm_up, rightly=True)
    assert warm_up.progress.solved == QUESTIONS


@pytest.mark.parametrize("name", lesson_ids())
def test_every_question_differs_from_its_lessons_step(name: str) -> None:
    steps = [step for step in load_source(name).steps if step.variations is not None]
    for step in steps:
        assert step.variations is not None
        asked = {
            step.variations.picked(WarmUp([f"{name}/{step.id}"], Progress(), None, seed).seed)
            for seed in range(1, 25)
        }
        if step.variations.count > 1:
            assert step.variations.picked(0) not in asked, step.id


def test_missed_questions_come_back_and_known_ones_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    progress = learned(FIRST, SECOND)
    missed = load_warm_up(progress=progress, seed=1)
    answered(missed, rightly=False)
    known = load_warm_up(progress=progress, seed=2)
    answered(known, rightly=True)
    asked = [{s.id for s in each.source.steps} for each in (missed, known)]
    assert not asked[0] & asked[1], "a miss comes back tomorrow"
    assert {progress.review.items[name].known for name in asked[1]} == {1}
    tomorrow = schedule.local_date() + timedelta(1)
    monkeypatch.setattr(schedule, "local_date", lambda: tomorrow)
    due = progress.review.due(today(), askable(progress))
    assert asked[0] <= {*due}
    assert not asked[1] & {*due}


def test_only_the_first_answer_counts_as_knowledge() -> None:
    progress = learned(FIRST)
    warm_up = load_warm_up(progress=progress, seed=4)
    picked = warm_up.source.steps[0].id
    warm_up.show_me()
    warm_up.retry()
    answered(warm_up, rightly=True)
    assert progress.review.items[picked].known == 0
    hinted = load_warm_up(progress=progress, seed=9)
    hinted.hint()
    answered(hinted, rightly=True)
    assert progress.review.items[hinted.source.steps[0].id].known == 0


def test_a_warm_up_starts_from_scratch_and_leaves_the_lessons_unchanged() -> None:
    progress = learned(FIRST)
    before = {step.id: progress.step(FIRST, step.id).status for step in load_source(FIRST).steps}
    answered(load_warm_up(progress=progress, seed=1), rightly=False)
    fresh = load_warm_up(progress=progress, seed=1)
    assert set(fresh.progress.steps.values()) == {"open"}
    assert before == {
        step.id: progress.step(FIRST, step.id).status for step in load_source(FIRST).steps
    }
    saved = progress.to_dict()
    other = Progress()
    other.read(saved)
    assert other.to_dict() == saved


def test_the_widget_asks_the_same() -> None:
    progress = learned(FIRST)
    widget = rw.play_warm_up(progress=progress, seed=3)
    asked = [step.id for step in widget.lesson.source.steps]
    assert asked == [s.id for s in load_warm_up(progress=progress, seed=3).source.steps]
    assert widget.lesson.title == "Warm-up"
    assert widget.lesson.id == WARM_UP


def test_the_course_map_shows_what_is_done_and_what_comes_next() -> None:
    empty = course(Progress())
    assert [lesson.id for lesson in empty.lessons] == list(lesson_ids())
    assert empty.next is not None
    assert empty.next.id == lesson_ids()[0]
    assert empty.review.due == 0
    assert "0 of" in str(empty)
    progress = learned(FIRST)
    rw.load_lesson(FIRST, progress=progress).show_me("challenge")
    half = course(progress)
    (combat,) = (lesson for lesson in half.lessons if lesson.id == FIRST)
    # A challenge that was only watched has not been won, but the course goes on.
    assert not combat.is_done
    assert combat.done == combat.steps - 1
    assert combat.gone_through
    assert combat.stars == (0, 3)
    assert half.review.due + half.review.waiting == len(askable(progress)) > QUESTIONS
    assert f"{half.review.due} questions are due today" in str(half)
    assert "chance guessed: " in str(half)
    assert "4 · Combat" in half._repr_html_()
    answered(load_warm_up(progress=progress, seed=1), rightly=True)
    assert course(progress).review.due == half.review.due - QUESTIONS


def test_steps_solved_today_are_not_asked_before_the_next_lesson(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = learned(FIRST, days_ago=0)
    for seed in range(6):
        assert course(book).review.due == 0
        warm_up = before(SECOND, book, seed=seed)
        assert warm_up is not None
        assert not [s.id for s in warm_up.source.steps if s.id.startswith(FIRST)]
        before_the_third = before("06-movement-and-a-whole-turn", book, wanted=True, seed=seed)
        assert before_the_third is not None
        assert not [s.id for s in before_the_third.source.steps if s.id.startswith(FIRST)]
    tomorrow = schedule.local_date() + timedelta(1)
    monkeypatch.setattr(schedule, "local_date", lambda: tomorrow)
    warm_up = before(SECOND, book, seed=1)
    assert warm_up is not None
    assert all(step.id.startswith(FIRST) for step in warm_up.source.steps)


def test_a_question_answered_in_one_warm_up_is_not_asked_in_the_next() -> None:
    book = Progress()
    asked: set[str] = set()
    for name in ("04-combat", "05-capture", "06-movement-and-a-whole-turn"):
        warm_up = before(name, book, wanted=True, seed=1)
        assert warm_up is not None
        ids = {step.id for step in warm_up.source.steps}
        assert not ids & asked
        asked |= ids
        answered(warm_up, rightly=True)


def test_a_requested_warm_up_asks_due_questions_first() -> None:
    book = learned(FIRST, SECOND)
    for name, item in book.review.items.items():
        if name.startswith(FIRST):
            item.day = today()
    for seed in range(6):
        asked = load_warm_up(progress=book, seed=seed).source.steps
        assert all(step.id.startswith(SECOND) for step in asked)
    only_fresh = load_warm_up(progress=learned(FIRST, days_ago=0), seed=1)
    assert len(only_fresh.source.steps) == QUESTIONS


def test_a_new_kernel_leaves_out_the_lesson_just_before() -> None:
    assert before("02-setup", Progress(), wanted=True) is None
    for name in lesson_ids()[2:]:
        last = lesson_ids()[lesson_ids().index(name) - 1]
        for seed in range(4):
            warm_up = before(name, Progress(), wanted=True, seed=seed)
            assert warm_up is not None
            assert not [s.id for s in warm_up.source.steps if s.id.startswith(last)]


BEFORE = lesson_ids()[2:]


def before(name: str, progress: Progress, **more: Any) -> WarmUp | None:
    return warm_up_before(rw.load_lesson(name, progress=progress), progress=progress, **more)


def places(warm_up: WarmUp) -> list[int]:
    """Return, for each of a warm-up's questions, the place of its lesson in the course."""
    return [lesson_ids().index(s.id.partition("/")[0]) for s in warm_up.source.steps]


@pytest.mark.parametrize("name", BEFORE)
def test_questions_before_a_lesson_first_come_from_earlier_lessons(name: str) -> None:
    for seed in range(4):
        warm_up = before(name, Progress(), wanted=True, seed=seed)
        assert warm_up is not None
        asked = places(warm_up)
        assert len(asked) == QUESTIONS
        assert asked == sorted(asked)
        assert asked[-1] < lesson_ids().index(name)
        following = warm_up.view()["following"]
        assert following is not None
        assert following[0] == name
        answered(warm_up, rightly=True)


@pytest.mark.parametrize("name", [name for name in BEFORE if name >= "08"])
def test_optional_rules_are_asked_only_if_they_have_been_taught(name: str) -> None:
    for seed in range(4):
        warm_up = before(name, Progress(), wanted=True, seed=seed)
        assert warm_up is not None
        lessons = [step.id.partition("/")[0] for step in warm_up.source.steps]
        assert not any(load_source(lesson).aside for lesson in lessons)
        assert len(set(lessons)) == QUESTIONS
    met = before(name, learned("08-capitals"), wanted=True, seed=1)
    assert met is not None
    if name > "09":
        assert any(step.id.startswith("08-capitals/") for step in met.source.steps)


def test_equally_needed_questions_are_mixed() -> None:
    progress = learned("03-reinforcement", FIRST, SECOND)
    for seed in range(6):
        asked = load_warm_up(progress=progress, seed=seed).source.steps
        assert len({step.id.partition("/")[0] for step in asked}) == QUESTIONS


def test_a_warm_up_comes_after_an_earlier_lesson_and_before_this_ones_first_step() -> None:
    assert before(SECOND, Progress()) is None, "somebody opens it for a class"
    progress = learned(FIRST)
    found = before(SECOND, progress)
    assert found is not None
    assert before(lesson_ids()[0], progress, wanted=True) is None
    assert before(FIRST, progress) is None, "it has been met itself"
    assert before(SECOND, progress, wanted=False) is None
    rw.load_lesson(SECOND, progress=progress).show_me()
    assert before(SECOND, progress) is None
    assert before(SECOND, progress, wanted=True) is not None


def test_a_question_missed_before_a_lesson_returns_before_the_next_days_lesson(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    progress = Progress()
    missed = before("04-combat", progress, wanted=True, seed=1)
    assert missed is not None
    answered(missed, rightly=False)
    asked = {s.id for s in missed.source.steps}
    assert {*askable(progress)} == asked, "it has been met by being asked"
    again = before("05-capture", progress, wanted=True, seed=2)
    assert again is not None
    assert not {s.id for s in again.source.steps} & asked
    tomorrow = schedule.local_date() + timedelta(1)
    monkeypatch.setattr(schedule, "local_date", lambda: tomorrow)
    again = before("05-capture", progress, wanted=True, seed=2)
    assert again is not None
    assert {s.id for s in again.source.steps} == asked
    answered(again, rightly=True)
    assert my_review(progress).due == 0
    assert course(progress).lessons[2].done == 0, "a warm-up does nothing of a lesson"


def test_the_widget_goes_from_its_warm_up_to_the_lesson() -> None:
    progress = learned(FIRST)
    widget = rw.play_lesson(SECOND, progress=progress)
    assert widget.lesson.id == WARM_UP
    for _ in range(QUESTIONS):
        widget.show_me()
        widget.next()
    assert widget.lesson.id == SECOND
    assert widget.lesson.view()["at"] == 0


@pytest.mark.parametrize(
    "chosen", [{"step": 2}, {"seed": 7}, {"warm_up": False}, {"progress": Progress()}]
)
def test_a_requested_step_opens_without_a_warm_up(chosen: dict[str, Any]) -> None:
    widget = rw.play_lesson(SECOND, **{"progress": learned(FIRST), **chosen})
    assert widget.lesson.id == SECOND


def test_a_step_requested_from_code_leaves_the_warm_up() -> None:
    widget = rw.play_lesson(SECOND, progress=Progress(), warm_up=True)
    with pytest.raises(LessonError):
        widget.go("no-such-step")
    assert widget.lesson.id == WARM_UP
    widget.go("card")
    assert (widget.lesson.id, widget.lesson.view()["at"]) == (SECOND, 4)
    widget = rw.play_lesson(SECOND, progress=Progress(), warm_up=True)
    assert widget.check(1, "card").ok
    assert widget.lesson.id == SECOND


def test_looking_at_the_course_map_does_not_count_as_learning() -> None:
    progress = Progress()
    course(progress)
    assert progress.to_dict()["lessons"] == {}
