"""Questions that come back, on the page of the course: the list, the answers, the daily number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.course.schedule import PUZZLE, today
from risk_widget.lessons import Progress
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.practice.review import my_review
from risk_widget.teaching.checking import solution_of
from tests.lessons.own_mistakes import with_mistakes
from tests.pupil import Pupil
from tests.widget.dom import expect
from tests.widget.page_player import screen_of
from tests.widget.test_lesson_over_game import send

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge


def yesterday() -> Progress:
    """Return the progress of someone with a question, a puzzle and a mistake from yesterday."""
    progress = with_mistakes("stop", days_ago=0)
    lesson = rw.load_lesson("04-combat", progress=progress)
    lesson.check(solution_of(lesson.source.steps[lesson.source.index("tie")].under()), "tie")
    puzzle = load_puzzle(2, progress=progress)
    puzzle.answer(puzzle.best)
    for item in progress.review.items.values():
        item.day -= 1
    return progress


def opened(bridge: Bridge) -> Pupil:
    """Unfold the map of the course."""
    pupil = Pupil(bridge.page.locator("[data-risk-widget]").first)
    expect(pupil.root.locator("[data-step]")).to_be_visible()
    pupil.root.locator('[data-action="course"]').click()
    return pupil


def test_due_questions_are_listed_asked_and_then_no_longer_due(
    mounted: Callable[..., Bridge],
) -> None:
    progress = yesterday()
    bridge = mounted(lambda: rw.play_lesson("01-board", warm_up=False, progress=progress))
    pupil = opened(bridge)
    part = pupil.root.locator(".rw-review")
    expect(part).to_contain_text("3 questions are due today.")
    expect(part.locator("li")).to_have_count(3)
    for words in ("4 · Combat", "Puzzle 2", "My mistake 1"):
        expect(part).to_contain_text(words)
    asked = [row.id for row in my_review(progress)]
    pupil.root.locator('[data-action="review_questions"]').click()
    expect(pupil.root.locator(".rw-lesson-header")).to_contain_text("Review")
    expect(pupil.root.locator(".rw-step-list li")).to_have_count(3)
    lesson = bridge.widget.lesson
    assert [step.id for step in lesson.source.steps] == asked
    for number, source in enumerate(lesson.source.steps, start=1):
        pupil.go(number)
        assert lesson.check(solution_of(source.under(seed=source.unlike_first(lesson.seed)))).ok
        bridge.push()
        expect(pupil.root.locator('[data-feedback="right"]')).to_be_visible()
    pupil.root.locator('[data-action="course"]').click()
    expect(part).to_contain_text("Nothing is due today. The next question comes back in 3 days.")
    expect(pupil.root.locator('[data-action="review_questions"]')).to_have_count(0)
    assert {item.known for item in progress.review.items.values()} == {1}


def test_the_person_chooses_the_number_of_questions_per_day(mounted: Callable[..., Bridge]) -> None:
    progress = yesterday()
    progress.review.a_day = 2
    bridge = mounted(lambda: rw.play_lesson("01-board", warm_up=False, progress=progress))
    pupil = opened(bridge)
    choice = pupil.root.locator('[data-action="a_day"]')
    part = pupil.root.locator(".rw-review")
    expect(part).to_contain_text("2 questions are due today. One more waits for another day.")
    expect(choice).to_have_value("2")
    choice.select_option("20")
    expect(part).to_contain_text("3 questions are due today.")
    assert progress.review.a_day == 20


def test_a_puzzle_leads_to_the_review_and_shows_the_rating(mounted: Callable[..., Bridge]) -> None:
    progress = yesterday()
    bridge = mounted(lambda: rw.play_puzzle(1, progress=progress))
    pupil = opened(bridge)
    expect(pupil.root.locator(".rw-review")).to_contain_text("3 questions are due today.")
    told = pupil.root.locator("[data-rating]")
    expect(told).to_contain_text("This puzzle is rated ")
    before = progress.puzzles.answered
    bridge.widget.answer(bridge.widget.puzzle.best)
    bridge.push()
    expect(told).to_contain_text("for puzzles of this kind")
    assert progress.puzzles.answered == before + 1
    expect(pupil.root.locator(".rw-review")).to_contain_text("3 questions are due today.")


@pytest.mark.parametrize("answer", [None, -1, 101, 2.5, "ten", [3], True])
def test_an_invalid_number_is_refused(answer: Any) -> None:
    progress = yesterday()
    session = rw.play_lesson("01-board", warm_up=False, progress=progress).session
    before = progress.to_dict()
    refused = send(session, {"type": "lesson", "do": "a_day", "answer": answer})
    assert not refused["ok"]
    assert progress.to_dict() == before


def test_a_review_is_refused_when_nothing_is_due() -> None:
    session = rw.play_lesson("01-board", progress=Progress()).session
    refused = send(session, {"type": "lesson", "do": "open", "step": "review"})
    assert not refused["ok"]
    assert "nothing to review yet" in refused["message"]


def test_a_puzzles_board_hides_nothing_in_a_review_either() -> None:
    progress = Progress()
    data = next(row for row in rw.lessons.list_puzzles(kind="trade"))
    progress.review.meet(f"{PUZZLE}/{data.id}", today() - 1)
    widget = rw.play_lesson("review", progress=progress)
    alone = rw.play_puzzle(data.number, progress=Progress())
    for name in ("cards", "income", "seats", "hand"):
        assert screen_of(widget.session).get(name) == screen_of(alone.session).get(name), name
