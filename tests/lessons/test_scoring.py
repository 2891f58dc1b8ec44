"""The score that a teacher gets, its details, and clear errors about a faulty file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.lessons import LessonError, Progress
from risk_widget.lessons.__main__ import main

if TYPE_CHECKING:
    from risk_widget.lessons import Lesson

FILE = Path(__file__).resolve().parents[2] / "docs" / "teaching" / "at-the-border.toml"


@pytest.fixture
def lesson() -> Lesson:
    """Load the lesson of the example notebooks with nothing done in it."""
    return rw.load_lesson(FILE, progress=Progress())


def test_a_score_is_a_number_with_details(lesson: Lesson) -> None:
    assert lesson.score() == 0.0
    lesson.check(4, "income")
    lesson.hint()
    lesson.check(5)
    lesson.show_me("door")
    score = lesson.score(of=6)
    assert score == 1.0  # A third of the steps, on the second try.
    assert repr(score) == "1.0"  # Graders read this text.
    assert score.of == 6
    assert score.solved == ("income",)
    assert score.missing == ("door", "guard")
    income = score.steps["income"]
    assert (income.status, income.attempts, income.hints) == ("solved", 2, 1)
    assert (income.tries, income.at_once) == (2, False)
    assert score.steps["door"].status == "shown"


def test_some_steps_can_count_alone(lesson: Lesson) -> None:
    lesson.check(5, "income")
    assert lesson.score(steps=["income"]) == 1.0
    assert lesson.score(steps=["door", "income"]) == 0.5
    with pytest.raises(LessonError, match=r"'dor'.*did you mean 'door'"):
        lesson.score(steps=["dor"])


def test_guessing_until_right_does_not_earn_full_points(lesson: Lesson) -> None:
    """A later right answer counts half, and so does a first answer after the solution was shown."""
    lesson.check(4, "income")
    lesson.check(5)
    lesson.show_me("door")
    lesson.check("siam")
    assert lesson.score(steps=["income"]) == lesson.score(steps=["door"]) == 0.5
    assert lesson.score(steps=["income", "door"], later=1) == 1.0
    assert lesson.score(steps=["income", "door"], later=0) == 0.0
    assert lesson.score().at_once == ()
    with pytest.raises(ValueError, match="later"):
        lesson.score(later=2)


def test_the_first_try_counts_in_full_despite_later_practice(lesson: Lesson) -> None:
    lesson.hint("income")  # A nudge reveals no answer.
    lesson.check(5)
    lesson.check(4)
    lesson.check(5)
    score = lesson.score(steps=["income"])
    assert score == 1.0
    assert (score.steps["income"].attempts, score.steps["income"].tries) == (3, 1)


def test_the_last_hint_gives_the_answer(lesson: Lesson) -> None:
    for _ in range(3):
        lesson.hint("income")
    lesson.check(5)
    assert lesson.score(steps=["income"]) == 0.5


def test_a_challenge_may_be_tried_until_it_is_won() -> None:
    """A challenge is a game with dice, and to lose a game is not a wrong answer."""
    progress = Progress()
    entry = progress.step("04-combat", "challenge")
    entry.status, entry.attempts, entry.tries = "solved", 3, 3
    lesson = rw.load_lesson("04-combat", progress=progress)
    assert lesson.score(steps=["challenge"]) == 1.0


def test_progress_from_a_file_is_graded_like_any_other(lesson: Lesson, tmp_path: Path) -> None:
    lesson.check(5, "income")
    lesson.progress.save(tmp_path / "lessons.json")
    again = rw.load_lesson(FILE, progress=Progress())
    again.progress.load(tmp_path / "lessons.json")
    assert again.score(3) == 1.0


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'armies("siam")',
            'armies("siaam")',
            r"steps\['guard'\]\.success.*siaam.*did you mean 'siam'",
        ),
        ('kind = "point"', 'kind = "pointt"', r"steps\['door'\]\.kind.*did you mean 'point'"),
        ('answer = "to_place()"', 'answer = "to_plce()"', r"steps\['income'\]\.answer.*to_plce"),
        ('"attack.adjacent"', '"attack.adjacant"', r"attack.adjacant.*attack.adjacent"),
        ("armies = 5 }", "armies = 4 }", r"steps\['guard'\].*solution"),
    ],
)
def test_the_command_names_step_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    import re

    file = tmp_path / "mine.toml"
    text = FILE.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    assert main(["check", str(FILE), str(file)]) == 1
    lines = capsys.readouterr().out
    assert "at-the-border.toml: all steps can be solved" in lines
    assert re.search(told, " ".join(lines.split())), lines
