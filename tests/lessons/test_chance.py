"""Steps in which the learner guesses a probability before the dice are rolled."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.course.feedback import NEAR, ROLLED, brier, counted, guesses_in_words
from risk_widget.course.lesson_file import parse_source
from risk_widget.lessons import LessonError, Progress, ProgressError
from risk_widget.rules.edition import edition_ids
from risk_widget.teaching.checking import problems_of

if TYPE_CHECKING:
    from risk_widget.course.lesson import Lesson

NAME, STEP = "04-combat", "how-likely"
TEXT = (Path(rw.__file__).parent / "course" / "data" / f"{NAME}.toml").read_text()


@pytest.fixture
def lesson() -> Lesson:
    opened = rw.load_lesson(NAME, progress=Progress())
    opened.go(STEP)
    return opened


@pytest.mark.parametrize("edition", edition_ids())
def test_counted_battles_match_the_exact_chances(edition: str) -> None:
    odds = rw.odds(8, 5, edition=edition, mode="domination")
    guess = counted(odds, "seed")
    assert guess == counted(odds, "seed")
    assert sum(n for *_, n in guess.ends) == guess.fought == ROLLED
    assert guess.taken == sum(n for _, defenders, n in guess.ends if not defenders)
    assert guess.exact == pytest.approx(100 * odds.win, abs=0.05)
    spread = math.sqrt(odds.win * (1 - odds.win) * ROLLED)
    assert abs(guess.taken - odds.win * ROLLED) < 4 * spread
    assert {(a, d) for a, d, _ in guess.ends} == set(odds.outcomes)


def test_the_exact_chance_gets_the_best_score() -> None:
    assert brier(0, 100) == brier(100, 0) == 1
    assert brier(100, 100) == 0
    assert brier(50, 80) == 0.25
    assert min(range(101), key=lambda said: brier(said, 37)) == 37


def test_a_close_guess_solves_the_step(lesson: Lesson) -> None:
    odds = lesson.game.odds("brazil", "peru")
    exact = round(100 * odds.win)
    result = lesson.check(exact - NEAR)
    assert result.ok
    assert lesson.progress.steps[STEP] == "solved"
    assert f"{exact}%" in result.message
    assert "10 points off" in result.message


def test_a_wrong_guess_is_reported_and_counts_only_once(lesson: Lesson) -> None:
    result = lesson.check("20")
    assert result.status == "wrong"
    assert lesson.view()["done"], "the truth is told, so there is nothing left to guess"
    assert lesson.progress.steps[STEP] == "tried"
    assert lesson.check(83).ok, "it may be said again"
    assert lesson.progress.steps[STEP] == "tried", "but what has been told is not guessed"
    assert lesson.progress.entries[STEP].said == 20
    lesson.again()
    assert lesson.check(round(100 * lesson.game.odds("brazil", "peru").win)).ok
    assert lesson.progress.steps[STEP] == "solved"


def test_the_battle_on_the_board_is_fought_to_its_end(lesson: Lesson) -> None:
    ends = set()
    for _ in range(40):
        lesson.retry()
        result = lesson.check(80)
        final = result.frames[-1]["territories"]
        owner, left = final["peru"]
        if owner == "red":
            ends.add("taken")
            assert "Peru fell" in result.message
        else:
            ends.add("held")
            assert final["brazil"][1] == 1
            assert left > 0
            assert "Peru held" in result.message
    assert ends == {"taken", "held"}, "the dice differ from one try to the next"


def test_a_shown_answer_is_not_a_guess(lesson: Lesson) -> None:
    result = lesson.show_me()
    assert result.status == "shown"
    assert "83%" in result.message
    assert result.guess is None
    assert lesson.progress.entries[STEP].said is None


@pytest.mark.parametrize("answer", [-1, 101, "many", 0.5, True, []])
def test_an_answer_that_is_not_a_chance_is_refused_without_a_roll(
    lesson: Lesson, answer: object
) -> None:
    assert lesson.check(answer).status == "unclear"
    assert not lesson.view()["done"]


def test_guesses_are_scored_and_saved(lesson: Lesson) -> None:
    assert "guessed" not in str(lesson.progress)
    lesson.check(60)
    assert "One chance guessed: " in str(lesson.progress)
    saved = lesson.progress.to_dict()
    other = Progress()
    other.read(saved)
    assert other.guesses() == other.guesses(NAME) == [(60, 82.6)]
    assert other.guesses("05-capture") == []
    assert other.to_dict() == saved
    said = guesses_in_words([(50, 20), (50, 90)])
    assert said == "2 chances guessed: as good as always saying 50%."
    assert guesses_in_words([(20, 20), (90, 90)]).endswith("as good as giving the exact chances.")
    assert "nearly as good as giving the exact" in guesses_in_words([(24, 20)])
    assert "better than always saying 50" in guesses_in_words([(35, 20)])
    assert "worse than always saying 50" in guesses_in_words([(90, 20)])


def test_a_damaged_guess_is_ignored() -> None:
    entry = {"status": "shown", "attempts": 1, "hints": 0, "said": 120, "exact": 50}
    data = {"format": "risk_widget lessons", "version": 1, "lessons": {NAME: {STEP: entry}}}
    with pytest.raises(ProgressError, match="from 0 to 100, not 120"):
        Progress().read(data)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('battle = { source = "brazil", target = "peru" }', "", "battle"),
        ('battle = { source = "brazil", target = "peru" }', 'battle = { source = "x" }', "target"),
        ('target = "peru" }\nhigh', 'target = "perru" }\nhigh', "'perru'"),
        (
            'question = "In how many of 100 such battles do you take Peru?"',
            "",
            "question is needed",
        ),
    ],
)
def test_errors_in_a_file_name_their_place(old: str, new: str, told: str) -> None:
    text = TEXT
    assert old in text
    with pytest.raises(LessonError, match=told):
        parse_source(text.replace(old, new), "wrong.toml")


def test_an_impossible_attack_is_reported() -> None:
    text = TEXT.replace(
        'battle = { source = "brazil", target = "peru" }',
        'battle = { source = "brazil", target = "siam" }',
    )
    problems = list(problems_of(parse_source(text, "wrong.toml")))
    assert problems
    assert all("this attack is not legal here" in problem for problem in problems)


def test_hints_end_with_the_chance(lesson: Lesson) -> None:
    for _ in range(2):
        assert "83" not in lesson.hint().message
    assert "83" in lesson.hint().message
