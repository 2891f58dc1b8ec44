"""The error for a faulty lesson file names file, step, field and the nearest valid word."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course.lesson_file import load_source, parse_source
from risk_widget.lessons import LessonError, lesson_ids, load_lesson
from risk_widget.teaching.checking import problems_of
from tests.lessons.example import TEXT, source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@pytest.mark.parametrize(
    ("old", "new", "phrases"),
    [
        ('kind = "do"', 'kind = "doo"', ["steps['attack'].kind", "did you mean 'do'"]),
        ('"attack.armies"]', '"attack.armys"]', ["teaches", "did you mean 'attack.armies'"]),
        ('target="peru", armies=3', 'target="perru"', ["success", "did you mean 'peru'"]),
        ("success = 'did", "succes = 'did", ["succes", "did you mean 'success'"]),
        ('brazil = ["red", 5]', 'brasil = ["red", 5]', ["given", "did you mean 'brazil'"]),
        ('brazil = ["red", 5]', 'brazil = ["rad", 5]', ["given", "did you mean 'red'"]),
        ('phase = "attack"', 'phase = "atack"', ["given", "did you mean 'attack'"]),
        ('["Nudge.", "Rule.", "Move."]', '["Nudge."]', ["hints", "three hints"]),
        ('editions = ["nordic"]', 'editions = ["nordik"]', ["did you mean 'nordic'"]),
        ('seats = ["red"', 'seats = ["rot"', ["given"]),
        ('praise = "Well done."', "", ["steps['attack'] lacks 'praise'"]),
        ("solution = [{ type", "solution = [{ tipe", ["solution[0]", "type"]),
        ("{{lost('red')}}", "{{lust('red')}}", ["mistakes", "did you mean 'lost'"]),
        ("{{lost('red')}}", "{{lost('rad')}}", ["mistakes", "did you mean 'red'"]),
        ('say = "A tie', 'sai = "A tie', ["choices[1] has no key 'sai'", "did you mean 'say'"]),
        ('answer = "income()"', "", ["steps['number'].answer is needed"]),
        ('id = "twice"', 'id = "attack"', ["steps['attack'].id", "step 2"]),
        ('title = "Example"', "", ["example.toml: it lacks 'title'"]),
        ('edition = "czech"', 'edition = "check"', ["edition", "did you mean 'czech'"]),
        ('mode = "domination"', 'mode = "missions"', ["given", "missions"]),
        ('points_next_to("brazil")', 'answered("brazl")', ["success", "did you mean 'brazil'"]),
        ('"peru", "venezuela"]', '"peru", "venezula"]', ["solution", "'venezuela'"]),
        ('summary = "For tests."', "summary = ", ["example.toml", "line 4"]),
    ],
)
def test_a_slip_in_a_file_is_reported(old: str, new: str, phrases: list[str]) -> None:
    with pytest.raises(LessonError) as caught:
        source(old, new)
    for words in ("example.toml", *phrases):
        assert words in str(caught.value)


def test_all_slips_in_a_file_are_reported_at_once() -> None:
    slips = {
        'title = "Example"': 'titel = "Example"',
        'armies("brazil") >= 7': 'armies("brazil") => 7',
        '"reinforce.territories"]': '"reinforce.income"]',
        "4 against 4.": "{armies} against 4.",
        'points_next_to("brazil")': "points_next_to(brazil)",
        'brazil = ["red", 5]': 'brasil = ["red", 5]',
    }
    text = TEXT
    for old, new in slips.items():
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(LessonError) as caught:
        parse_source(text, "example.toml")
    lines = str(caught.value).splitlines()
    assert len(lines) == 7, lines
    assert all(line.startswith("example.toml: ") for line in lines)
    rows = text.splitlines()
    for place, words, beginning in (
        ("it has no key 'titel'", "did you mean 'title'?", "titel ="),
        ("it lacks", "'title'", ""),
        ("given.territories['brasil']", "did you mean 'brazil'?", "territories ="),  # only once
        ("steps['twice'].success", "write >= for =>", "success = 'armies"),
        ("steps['number'].teaches[0]", "reinforce.territories", 'teaches = ["reinforce.income"'),
        ("steps['choice'].text", "{armies} stands for nothing", 'text = "{armies}'),
        ("steps['point'].success", "names are put in quotes", "success = 'points_next_to"),
    ):
        (told,) = [line for line in lines if place in line and words in line]
        at = told.rpartition(" (line ")[2].rstrip(")")
        assert not beginning or rows[int(at) - 1].startswith(beginning), told


_WRONG = "nowhere"


def places_of(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path to every value that is not a table or a list."""
    parts: Iterable[tuple[str | int, Any]] = ()
    if isinstance(data, dict):
        parts = data.items()
    elif isinstance(data, list):
        parts = enumerate(data)
    for key, part in parts:
        if isinstance(part, dict | list):
            yield from places_of(part, (*path, key))
        else:
            yield (*path, key)


def with_faults(text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield copies of the text, each with a wrong value in one place, and each copy's data."""
    for match in re.finditer(r"""(?<=[\[=,\s])(?:"[^"\n]*"|'[^'\n]*'|\d+|true|false)""", text):
        changed = f"{text[: match.start()]}{{{_WRONG} = 1}}{text[match.end() :]}"
        with suppress(tomllib.TOMLDecodeError):
            yield changed, tomllib.loads(changed)


def part_at(data: Any, path: tuple[str | int, ...]) -> Any:
    """Return the part of a file's data at a path, or None if there is none."""
    try:
        for part in path:
            data = data[part]
    except (LookupError, TypeError):
        return None
    return data


def test_an_error_names_the_line_of_its_value() -> None:
    """The line is right even for values in one-line tables and in lists of several lines."""
    text = TEXT.replace('["Nudge.", "Rule.", "Move."]', '[\n  "Nudge.",\n  "Rule.",\n  "Move.",\n]')
    assert text != TEXT
    tried = 0
    faults = [*with_faults(text)]
    for path in places_of(tomllib.loads(text)):
        there = [changed for changed, data in faults if part_at(data, path) == {_WRONG: 1}]
        if path[-2:-1] == ("options",) or not there:
            continue
        changed = there[0]
        line = changed[: changed.index(_WRONG)].count("\n") + 1
        with pytest.raises(LessonError) as caught:
            parse_source(changed, "example.toml")
        assert f"(line {line})" in str(caught.value), (path, str(caught.value))
        tried += 1
    assert tried > 50


def test_the_example_can_be_taught() -> None:
    assert list(problems_of(source())) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('target = "peru", armies = 3 }', 'target = "peru", armies = 2 }', "does not solve it"),
        ("right = 'lost(\"red\") == 1'", "right = 'lost(\"red\") == 2'", "exactly one choice"),
        ("success = 'armies(\"brazil\") >= 7'", "success = 'armies(\"brazil\") >= 5'", "before"),
        ("moves = 2", "moves = 1", "a click places one army, so that it takes 2 of them"),
    ],
)
def test_an_unsolvable_lesson_is_found(old: str, new: str, words: str) -> None:
    assert any(words in problem for problem in problems_of(source(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("success = 'armies(\"brazil\") >= 7'", "success = 'armies(\"brazil\") >= 5'", "success ="),
        ("moves = 2", "moves = 1", "moves ="),
    ],
)
def test_errors_found_by_playing_a_lesson_have_lines_too(old: str, new: str, key: str) -> None:
    rows = TEXT.replace(old, new, 1).splitlines()
    for problem in problems_of(source(old, new)):
        at = problem.rpartition(" (line ")[2].rstrip(")")
        assert at.isdecimal(), problem
    assert any(
        rows[int(problem.rpartition(" (line ")[2].rstrip(")")) - 1].startswith(key)
        for problem in problems_of(source(old, new))
    )


@pytest.mark.parametrize(
    ("step", "answer", "hint"),
    [
        ("number", 'answer = "income()"', "It is 99."),
        ("point", 'pick = "territories"', "Choose Peru and China."),
        ("twice", "moves = 2", "Place both on Peru."),
    ],
)
def test_a_last_hint_with_another_answer_is_found(step: str, answer: str, hint: str) -> None:
    at = TEXT.index(answer)
    begin = TEXT.index("hints = [", at)
    end = TEXT.index("]", begin)
    hints = f'hints = ["A.", "B.", "{hint}"'
    told = list(problems_of(parse_source(TEXT[:begin] + hints + TEXT[end:], "example.toml")))
    line = TEXT[:begin].count("\n") + 1
    assert len(told) == 1
    assert f"steps['{step}']" in told[0]
    assert "the last hint must tell the answer" in told[0]
    assert f"(line {line})" in told[0]


def test_a_unique_beginning_of_an_id_is_enough() -> None:
    assert load_lesson("05").source.id == "05-capture"
    for several in ("", "0"):
        with pytest.raises(LessonError):
            load_lesson(several)


def test_an_error_for_an_unknown_lesson_names_the_nearest() -> None:
    with pytest.raises(LessonError, match="did you mean '04-combat'"):
        load_lesson("04-combats")
    with pytest.raises(LessonError, match="cannot be read"):
        load_lesson("nowhere.toml")


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids())
def test_every_lesson_can_be_taught_under_each_of_its_editions(name: str) -> None:
    found = load_source(name)
    assert list(problems_of(found)) == []
    assert found.id == name
    assert len(found.steps) <= 12
