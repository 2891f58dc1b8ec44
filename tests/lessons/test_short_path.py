"""The short path has steps from several lessons, for somebody who wants to play tonight."""

from __future__ import annotations

import pytest

import risk_widget as rw
from risk_widget.course.lesson_file import load_source
from risk_widget.host.lesson_session import LessonSession, texts
from risk_widget.lessons import LessonError, Progress
from risk_widget.messages import use_language
from risk_widget.practice.short_path import MINUTES, STEPS, TONIGHT, is_offered

GAME = 4
"""The number of other steps that together take as long as a game against bots."""


def test_its_minutes_are_its_lessons_and_at_most_thirty() -> None:
    minutes = 0.0
    for name in STEPS:
        lesson, _, step = name.partition("/")
        source = load_source(lesson)
        parts = {each.id: GAME if each.kind == "challenge" else 1 for each in source.steps}
        minutes += source.minutes * parts[step] / sum(parts.values())
    assert round(minutes) == MINUTES <= 30


def test_it_takes_the_lessons_that_every_game_needs_and_ends_with_a_win() -> None:
    assert [*dict.fromkeys(sorted(name[:2] for name in STEPS))] == [
        "01",
        "03",
        "04",
        "05",
        "06",
        "07",
    ]
    path = rw.lessons.load_tonight(progress=Progress())
    assert path.source.steps[-1].kind == "challenge"
    assert [step.kind == "challenge" for step in path.source.steps].count(True) == 1


def test_its_steps_count_in_their_lessons_and_vice_versa() -> None:
    book = Progress()
    first = rw.load_lesson("01-board", progress=book)
    assert first.show_me().status == "shown"
    path = rw.lessons.load_tonight(progress=book)
    assert path.view()["step"]["title"] == "Fresh armies"
    path.go("04-combat/pairs")
    assert path.check("each-1").ok
    assert book.peek("04-combat", "pairs").status == "solved"
    assert TONIGHT not in book.lessons
    assert path.progress.solved == 1
    assert rw.lessons.course(book).tonight.done == 2
    assert "04-combat/pairs" in book.review.items


def test_it_leads_through_its_steps_and_then_to_the_course() -> None:
    book = Progress()
    path = rw.lessons.load_tonight(progress=book)
    for name in STEPS:
        assert path.view()["steps"][path.view()["at"]]["id"] == name
        assert path.show_me().status == "shown"
        path.next()
    assert path.is_last
    assert not is_offered("01-board", book)
    assert path.progress.left == (STEPS[-1],), "a game that was only shown still has to be won"
    assert path.view()["following"][0] == "01-board"
    with use_language("de"):
        assert path.title == "Heute Abend spielen"


def test_the_course_shows_it_first() -> None:
    shown = str(rw.lessons.course(Progress()))
    assert shown.startswith(f"○ Play tonight: {MINUTES} minutes 0 of {len(STEPS)} steps\n")
    assert "Play tonight" in rw.lessons.course(Progress())._repr_html_()


def test_its_dice_are_those_of_the_lesson() -> None:
    path = rw.lessons.load_tonight(progress=Progress())
    path.go(STEPS[-1])
    dice = path.view()["challenge"]["dice"]
    lesson = rw.load_lesson("06", dice=dice, progress=Progress())
    lesson.go("challenge")
    assert lesson.view()["challenge"]["dice"] == dice
    assert lesson.at_hand.case == path.at_hand.case


def test_steps_with_the_same_name_in_two_lessons_have_their_own_texts() -> None:
    path = rw.lessons.load_tonight(progress=Progress())
    path.go("03-reinforcement/continents")
    one = texts(path.view())
    path.go("07-missions-and-winning/continents")
    other = texts(path.view())
    assert one["step"]["id"] == other["step"]["id"]
    assert one["key"] != other["key"]


def test_a_lesson_offers_it_until_it_is_done() -> None:
    book = Progress()
    session = LessonSession(rw.load_lesson("02", progress=book))
    assert texts(session._view)["tonight"] == f"Play tonight: {MINUTES} minutes"
    path = rw.lessons.load_tonight(progress=book)
    for other in (path, rw.load_lesson("08", progress=book)):
        assert texts(LessonSession(other)._view)["tonight"] == ""
    for name in STEPS:
        path.show_me(name)
    session.refresh()
    assert texts(session._view)["tonight"] == ""


def test_it_opens_on_the_board_and_in_another_edition() -> None:
    book = Progress()
    widget = rw.play_lesson(TONIGHT, "german", progress=book, step="04-combat/pairs")
    assert (widget.lesson.id, widget.lesson.edition) == (TONIGHT, "german")
    widget.close()
    with pytest.raises(LessonError):
        rw.lessons.load_tonight(progress=book).go("02-setup/deck")
