"""Steps that vary with a seed: their files, the values that a seed chooses, and faulty files."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course.lesson_file import lesson_file, lesson_slots, load_source, parse_source
from risk_widget.lessons import Lesson, LessonError, Progress, lesson_ids, load_lesson
from risk_widget.messages import catalog, use_language
from risk_widget.teaching.checking import MOST, problems_of

if TYPE_CHECKING:
    from risk_widget.course.lesson_file import LessonSource

TEXT = """
id = "varied"
title = "Varied"
summary = "For tests."
edition = "nordic"
mode = "domination"
seats = ["red", "blue", "green"]

[given]
turn = "green"
phase = "fortify"
territories = { "*" = ["green", 1], brazil = ["red", 5] }

[[steps]]
id = "armies"
title = "Armies"
kind = "predict"
teaches = ["board.pieces"]
text = "$armies armies are in **$place**, {{armies('$place')}} as you see."
question = "How many?"
answer = 'armies("$place")'
hints = ["Nudge.", "Rule.", "$armies armies."]
praise = "So it is."
otherwise = "Look at $place."
[steps.vary]
place = ["siam", "east-africa", "alaska"]
rows = [{ armies = 4, wrong = 7 }, { armies = 2, wrong = 3 }]
[steps.given.territories]
"$place" = ["red", "$armies"]
[[steps.mistakes]]
when = "answered($wrong)"
say = "Not $wrong."

[[steps]]
id = "still"
title = "Still"
kind = "point"
teaches = ["board.pieces"]
text = "Point at Brazil."
success = 'answered("brazil")'
hints = ["Nudge.", "Rule.", "Move."]
solution = ["brazil"]
praise = "So it is."
otherwise = "No."
"""
VARYING = [
    (name, step.id)
    for name in lesson_ids()
    for step in load_source(name).steps
    if step.variations is not None
]


def varied(old: str = "", new: str = "") -> LessonSource:
    assert old in TEXT
    return parse_source(TEXT.replace(old, new) if old else TEXT, "varied.toml")


def opened(seed: int = 0) -> Lesson:
    return Lesson(varied(), Progress(), seed=seed)


def test_the_unvaried_step_uses_the_first_of_each_list() -> None:
    lesson = opened()
    assert lesson.step.text == "4 armies are in **Siam**, 4 as you see."
    assert lesson.game.armies("siam") == 4
    assert lesson.check(4).ok


def test_a_seed_always_picks_the_same_variation() -> None:
    texts = {seed: opened(seed).step.text for seed in range(40)}
    assert texts == {seed: opened(seed).step.text for seed in range(40)}
    assert len(set(texts.values())) == 6


def test_there_is_a_seed_for_every_variation() -> None:
    seeds = varied().steps[0].seeds()
    assert seeds[0] == 0
    assert len(seeds) == 6
    assert varied().steps[1].seeds() == [0]


def test_another_one_varies_the_step_and_trying_again_does_not() -> None:
    lesson = opened()
    before = lesson.step.text
    lesson.again()
    after = lesson.step.text
    assert after != before
    lesson.retry()
    lesson.go("still")
    lesson.back()
    assert lesson.step.text == after
    for _ in range(10):
        before = lesson.step.text
        lesson.again()
        assert lesson.step.text != before


def test_a_step_without_variations_repeats_unchanged() -> None:
    lesson = opened()
    assert lesson.view()["can"]["again"]
    lesson.go("still")
    lesson.check("brazil")
    assert lesson.view()["done"]
    lesson.again()
    assert not lesson.view()["done"]
    assert not lesson.view()["can"]["again"]


def test_a_solved_step_stays_solved_in_another_variation() -> None:
    lesson = opened()
    lesson.check(4)
    lesson.again()
    assert lesson.progress.solved == 1


def test_places_are_named_in_the_chosen_language() -> None:
    words = f"{catalog.source('en')}\nterritory-east-africa = Östafrika\n"
    with catalog.add("sv", words), use_language("sv"):
        assert "**Östafrika**" in _text_with(opened, "east-africa")


def test_a_text_may_ask_for_a_form_of_a_name() -> None:
    forms = varied("**$place**", "$place:of, $place:Of, $place:sung, $armies:of")
    with use_language("it"):
        assert "in del Siam, Del Siam, Siam, 4:of," in str(Lesson(forms).step.text)
    assert "in Siam, Siam, Siam, 4:of," in str(Lesson(forms).step.text)


def _text_with(lesson_of: Any, place: str) -> str:
    for seed in range(50):
        lesson = lesson_of(seed)
        if lesson.game.owner(place) == "red":
            return str(lesson.step.text)
    raise AssertionError


@pytest.mark.parametrize(
    ("old", "new", "phrases"),
    [
        ("$armies armies are", "$army armies are", ["text", "$army", "did you mean $armies"]),
        ("Not $wrong.", "Not $worng.", ["mistakes", "$worng", "did you mean $wrong"]),
        ('place = ["siam", "east-africa", "alaska"]', "place = []", ["vary.place", "empty"]),
        ('place = ["siam", "east-africa", "alaska"]', "place = 3", ["vary.place", "a list"]),
        ("{ armies = 2, wrong = 3 }", "{ armies = 2 }", ["vary.rows", "same names"]),
        ("place = [", "armies = [1]\nplace = [", ["'armies'", "again"]),
        ("place = [", "Other = [1]\nplace = [", ["'Other'", "small letters"]),
        ("place = [", "other = [1]\nplace = [", ["vary.other", "no field"]),
        ("question = ", '"$place" = 1\nquestion = ', ["no key 'siam'"]),
        ("armies = 4,", "armies = [4],", ["armies", "no part of a text"]),
        ('"siam", ', '"siaam", ', ["siaam"]),
    ],
)
def test_a_slip_in_a_variation_is_reported(old: str, new: str, phrases: list[str]) -> None:
    with pytest.raises(LessonError) as caught:
        varied(old, new)
    for words in ("varied.toml", *phrases):
        assert words in str(caught.value)


def test_a_broken_variation_is_found() -> None:
    (first, *_) = problems_of(varied('"alaska"]', '"alasca"]'))
    assert "seed" in first
    assert "alasca" in first
    (first, *_) = problems_of(varied("wrong = 3", "wrong = 2"))
    assert "mistakes[0]" in first


def test_the_example_can_be_taught() -> None:
    assert list(problems_of(varied())) == []


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "step"), VARYING)
def test_every_variation_is_complete_and_different(name: str, step: str) -> None:
    source = load_source(name).steps[load_source(name).index(step)]
    said = set()
    for edition, seed in product(source.editions, source.seeds()):
        made = source.under(edition, seed)
        texts = (made.text, made.question, made.praise, made.otherwise, *made.hints)
        assert "$" not in "".join(texts) + "".join(m.say for m in made.mistakes)
        read = (made.text, made.question, *(choice.text for choice in made.choices))
        assert len(" ".join(read).split()) <= MOST
        said.add((edition, repr(made.case), made.text, repr((made.solution, made.reveal))))
    assert len(said) == len(source.editions) * len(source.seeds())
    assert source.variations is not None
    picked = {source.variations.picked(seed) for seed in source.seeds()}
    assert {source.variations.picked(seed) for seed in range(200)} <= picked, "all are tried"


def test_all_steps_of_a_lesson_follow_its_seed() -> None:
    first, second = (load_lesson("04-combat", seed=7, progress=Progress()) for _ in range(2))
    for number in range(1, len(first.source.steps) + 1):
        assert first.go(number).text == second.go(number).text
        assert first.seed == 7


def test_varying_phrases_are_texts_and_ids_are_not() -> None:
    slots = {slot.path[1:]: slot.holder[slot.key] for slot in lesson_slots(_data("04-combat"))}
    assert slots["pairs", "vary", "rows", "2", "move"].startswith("5 beats 4")
    assert not [path for path in slots if path[:2] == ("one-stays", "vary")]


def _data(lesson: str) -> dict[str, Any]:
    return dict(lesson_file(lesson).data)
