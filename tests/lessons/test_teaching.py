"""The package's lessons use few words and one edition, and give no answer too early."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.lessons import Progress, load_lesson
from risk_widget.lessons.__main__ import main
from risk_widget.rules.edition import edition_ids
from risk_widget.teaching.checking import AVERAGE, MOST, solution_of, too_long, words_of
from tests.lessons.example import TEXT, source

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.course.step import Step

COMMON = [name for name in lesson_ids() if name < "10"]


@pytest.mark.parametrize("name", lesson_ids())
def test_a_step_has_few_words(name: str) -> None:
    assert list(too_long([load_source(name)])) == []
    counted = words_of(load_source(name))
    assert max(entry.words for entry in counted) <= MOST
    assert sum(entry.words for entry in counted) / len(counted) <= AVERAGE


def test_too_many_words_are_reported_with_their_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["words", "04-combat"]) == 0
    assert "| 04-combat | " in capsys.readouterr().out
    long = TEXT.replace("Attack Peru with three armies.", "Go on. " * 41)
    (tmp_path / "long.toml").write_text(long)
    assert main(["words", str(tmp_path / "long.toml")]) == 1
    assert "the step attack (czech) has 82 words; the limit is 80" in capsys.readouterr().out
    assert main(["words", "04-combta"]) == 1


@pytest.mark.parametrize("name", COMMON)
def test_the_common_lessons_use_one_edition(name: str) -> None:
    lesson = load_source(name)
    assert {step.editions[0] for step in lesson.steps} == {lesson.edition} == {"nordic"}


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("name", COMMON)
def test_a_lesson_opened_under_an_edition_keeps_it_and_says_where_it_cannot(
    name: str, edition: str
) -> None:
    lesson = load_lesson(name, edition=edition, progress=Progress())
    chosen = None if edition == "nordic" else edition
    assert lesson.view()["following"][2] == chosen, "the next one is opened by the same edition"
    for step in load_source(name).steps:
        shown = lesson.go(step.id)
        assert lesson.edition == (edition if edition in step.editions else "nordic")
        _, _, title = shown.badge().partition(" ")
        assert f"</span> {title}</small>" in str(shown._repr_html_())
        told = ("does not have this" in shown.text) + ("uses the rules of" in shown.text)
        assert told == (edition not in step.editions)


def steps_that_say(words: str, edition: str) -> set[str]:
    """Return the steps of the course that contain these words when opened under an edition."""
    found = set()
    for name in lesson_ids():
        lesson = load_lesson(name, edition=edition, progress=Progress())
        found |= {
            f"{name[:2]}/{step.id}"
            for step in load_source(name).steps
            if words in lesson.go(step.id).text
        }
    return found


def test_a_step_says_an_edition_lacks_a_rule_only_if_it_does() -> None:
    """A step that uses another edition's rules doesn't prove that this edition lacks a rule."""
    by_another = steps_that_say("uses the rules of", "german")
    assert by_another >= {
        *("03/wild", "03/best", "03/challenge", "05/challenge", "06/rear-guard", "10/games"),
    }
    lacking = steps_that_say("does not have this", "german")
    assert lacking >= {"08/choose", "08/win", "09/third", "09/win"}
    assert {step[:2] for step in lacking} <= {"08", "09", "11"}
    assert "07/eighteen" in steps_that_say("does not have this", "italian")
    assert {"07/secrets", "07/own-colour"} <= steps_that_say("does not have this", "czech")
    assert "11/tired" in steps_that_say("does not have this", "nordic")


PREDICTIONS = [
    pytest.param(step.under(edition), id=f"{name}-{step.id}-{edition}")
    for name in lesson_ids()
    for step in load_source(name).steps
    for edition in step.editions
    if step.kind == "predict"
]


@pytest.mark.parametrize("step", PREDICTIONS)
def test_only_the_third_hint_reveals_the_answer(step: Step) -> None:
    """Earlier hints and replies to wrong answers don't contain the answer."""
    answer = solution_of(step)
    early = [*step.hints[:2], step.otherwise, *(m.say for m in step.mistakes)]
    early += [choice.say for choice in step.choices]
    if step.choices:
        (right,) = (choice.text for choice in step.choices if choice.value == answer)
        assert not [text for text in early if right.lower() in text.lower()]
        return
    assert not [text for text in early if re.search(rf"(?<![\w.]){answer}(?!\w)", text)]
    assert re.search(rf"(?<![\w.]){answer}(?!\w)", step.hints[2])


def test_a_step_with_its_own_map_inherits_no_position() -> None:
    """The armies on the lesson's map can't be used on another map."""
    held = '{ "*" = ["green", 1], highmoor = ["red", 5] }'
    own = f"""
board = "island"
given = {{ turn = "red", phase = "attack", territories = {held} }}
solution = [{{ type = "attack", source = "highmoor", target = "stonegate", armies = 1 }}]
"""
    old = 'solution = [{ type = "attack", source = "brazil", target = "china", armies = 1 }]\n'
    made = Lesson(source(old, own), Progress())
    assert made.go("illegal").to_dict()["position"]["territories"].keys() == {
        "northcliff",
        "highmoor",
        "stonegate",
        "riverbend",
        "old-harbour",
        "lantern-isle",
    }
