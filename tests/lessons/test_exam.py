"""The exam: its next opponent, its result, and the lessons that it tells a learner to repeat."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.bots.ladder import LADDER
from risk_widget.course.own_mistakes import GameGiven
from risk_widget.lessons import Progress, exam_page, my_exam
from risk_widget.practice.exam import GAMES, strongest_beaten

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.course.played_games import PlayedGame

BEGUN = 1_700_000_000


def note(progress: Progress, number: int, rung: int, *, won: bool, exam: int = BEGUN) -> None:
    played: PlayedGame = {
        "at": exam + 600 * (number + 1), "rivals": [LADDER[rung - 1]], "won": won,
        "edition": "german", "mode": "missions", "place": 1 + number % 2, "exam": exam,
    }  # fmt: skip
    progress.played.note(f"{exam}-{number}", played)


def taken(results: Sequence[bool], exam: int = BEGUN, into: Progress | None = None) -> Progress:
    """Take an exam with these results, playing each game against the rung that comes next."""
    progress = into or Progress()
    for number, won in enumerate(results):
        rung = my_exam(progress).rival if number else 4
        note(progress, number, rung, won=won, exam=exam)
    return progress


def test_the_next_opponent_follows_from_the_results() -> None:
    winner, loser = taken([True] * 3), taken([False] * 3)
    assert my_exam(winner).rival > 4 > my_exam(loser).rival
    rungs = [game.rung for game in my_exam(taken([True] * GAMES)).games]
    assert rungs == sorted(rungs)
    assert "rung" in my_exam(winner).sentence


def test_the_first_opponent_is_at_the_persons_level_if_known() -> None:
    progress = Progress()
    for at in range(12):
        progress.played.note(f"{at}", {"at": at, "rivals": ["skilled"], "won": at % 3 > 0})
    assert my_exam(progress).rival == rw.my_level(progress).rung > 4


def test_the_result_is_a_rung_and_interval_from_these_games_only() -> None:
    results = [True, False, True, True, False, True]
    exam = my_exam(taken(results))
    assert exam.is_over
    assert exam.won == 4
    assert exam.level.low <= exam.level.rung <= exam.level.high
    assert f"from {exam.level.low} to {exam.level.high} with 80% confidence" in exam.sentence
    others = Progress()
    for at in range(40):
        others.played.note(f"{at}", {"at": at, "rivals": ["newcomer"], "won": False})
    assert my_exam(taken(results, into=others)).level == exam.level
    assert {my_exam(taken([won] * GAMES)).level.rung for won in (True, False)} == {1, 10}


def test_the_latest_exam_counts_and_an_extra_game_does_not() -> None:
    progress = taken([True] * GAMES)
    best = my_exam(progress).level
    note(progress, GAMES, 1, won=False)
    assert my_exam(progress).level == best
    taken([False] * 2, exam=BEGUN + 9_000_000, into=progress)
    assert [game.won for game in my_exam(progress).games] == [False, False]


@pytest.mark.parametrize("ahead", [3600, 40_000_000])
def test_an_exam_dated_in_the_future_does_not_stay_the_latest(ahead: int) -> None:
    progress = taken([True] * GAMES, exam=BEGUN + ahead)
    progress.played.put_right(BEGUN + 10_000)
    taken([False] * 2, exam=BEGUN + 90_000, into=progress)
    assert [game.won for game in my_exam(progress).games] == [False, False]


def test_mistakes_in_an_exam_are_found_although_its_clock_was_ahead() -> None:
    progress = taken([True, False] * 3, exam=BEGUN + 40_000_000)
    progress.played.put_right(BEGUN)
    sums = {"all": 0.3, "stop": 0.3}
    progress.own.games["x"] = GameGiven(BEGUN, "german", "missions", 9, sums)
    assert my_exam(progress).back


def test_the_exam_is_saved_with_the_progress() -> None:
    progress, again = taken([True, False, True]), Progress()
    again.read(progress.to_dict())
    assert my_exam(again) == my_exam(progress)
    merged = Progress()
    merged.add(progress)
    assert my_exam(merged) == my_exam(progress)


def test_advice_comes_first_from_the_exams_games_and_then_from_puzzles() -> None:
    progress = taken([True, False] * 3)
    assert my_exam(progress).back == ()
    lost = {"fortify": 0.2, "stop": 0.1, "leave": 0.001, "all": 0.3}
    at = BEGUN + 2000
    progress.own.games["a"] = GameGiven(at, "german", "missions", 9, lost)
    progress.own.games["b"] = GameGiven(at, "nordic", "missions", 9, {"trade": 0.9})
    steps = [each.step for each in my_exam(progress).back]
    assert steps == ["06-movement-and-a-whole-turn", "04-combat", "puzzle/stop"]
    for data in (row for row in rw.lessons.list_puzzles(kind="setup")[:4]):
        progress.puzzles.note(data.id, right=False)
    for data in (row for row in rw.lessons.list_puzzles(kind="mission")[:4]):
        progress.puzzles.note(data.id, right=True)
    assert [each.step for each in my_exam(progress).back] == [*steps, "puzzle/setup"]
    assert "Go back to: Movement, and a whole turn; Combat; Puzzles:" in str(my_exam(progress))


@pytest.mark.parametrize("games", [0, 2, GAMES])
def test_the_printed_page_says_what_is_known(games: int) -> None:
    progress = taken([True] * games)
    progress.name = "Ada & Co"
    page = exam_page(progress).html
    assert escape(my_exam(progress).sentence) in page
    assert page.count("<td>won</td>") == games
    assert ('class="ladder"' in page) is (games == GAMES)
    assert "Ada &amp; Co" in page
    assert ("November 2023" in page) is (games > 0)


def test_the_course_map_shows_the_exam_and_the_strongest_bot_beaten() -> None:
    progress = Progress()
    assert strongest_beaten(progress) == 0
    assert rw.lessons.course(progress).beaten == ""
    note(progress, 0, 7, won=True)
    note(progress, 1, 9, won=False)
    assert strongest_beaten(progress) == 7
    told = str(rw.lessons.course(progress))
    assert "The strongest bot that you have beaten is on rung 7 of 10: Skilled player." in told
    assert "You have played 2 of 6 games." in told
