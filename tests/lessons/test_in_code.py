"""Lessons taken in Python, without a page: names, boards, tables, and the next step."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest

from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.course.step import StepGame
from risk_widget.engine.actions import Attack
from risk_widget.lessons import Progress, load_lesson
from risk_widget.messages import languages, say, use_language
from risk_widget.teaching.checking import problems_of
from tests.lessons.example import lesson, source

if TYPE_CHECKING:
    from risk_widget.course.lesson import Lesson
    from risk_widget.messages import Names


def opened(name: str, step: str, edition: str | None = None) -> Lesson:
    """Return a lesson at a step."""
    found = load_lesson(name, edition=edition, progress=Progress())
    found.go(step)
    return found


# ---- names


def test_answers_may_use_the_boards_names() -> None:
    attack = {"type": "attack", "source": "Brasilien", "target": "Peru", "armies": 3}
    with use_language("de"):
        assert lesson("attack").check(attack).ok
        assert lesson("attack").check(Attack("brasilien", "PERU", 3)).ok
        assert lesson("point").check(["Nordafrika", "Argentinien"]).ok
        assert lesson("point").check("nordafrika, Argentinien").ok
        continent = load_lesson("12-a-whole-game", progress=Progress())
        assert continent.check("Australien", "which-to-break").ok
        cards = opened("03-reinforcement", "set")
        said = [say("name-territory", territory=t) for t in cards.at_hand.solution[0]["cards"]]
        assert "Ukraine" in said
        assert cards.check({"type": "trade", "cards": said}).ok


@pytest.mark.parametrize("language", languages())
def test_every_answer_is_quoted_in_one_way(language: str) -> None:
    """Given and expected answers are all quoted with the same kind of quotation marks."""
    with use_language(language):
        unclear = [
            lesson("point").check("Brazill"),
            lesson("point").check(7),
            lesson("choice").check("mee"),
            lesson("number").check("many"),
            lesson("attack").check(
                {"type": "attack", "source": "Brazill", "target": "peru", "armies": 1}
            ),
            lesson("attack").switch("gemran"),
        ]
        kinds = set()
        for told in unclear:
            assert told.status == "unclear"
            bare = re.sub(r"`.*?`", "", told.message)
            kinds |= set(re.findall(r"""['"„“”‘«»]""", re.sub(r"\w['’]\w", "", bare)))
        own = {"en": "''", "de": "„“", "cs": "„“", "it": "«»", "sv": "””"}[language]
        assert kinds == set(own)


# ---- solutions


@pytest.mark.parametrize("name", lesson_ids())
def test_every_action_of_a_shown_solution_is_legal(name: str) -> None:
    """The shown solution is legal in every edition and every variation of a step."""
    for step in load_source(name).steps:
        if step.kind != "do":
            continue
        for edition in step.editions:
            for seed in step.seeds():
                play = StepGame(step.under(edition, seed))
                for action in play.step.solution:
                    play.act(action)


def test_a_battle_shown_in_three_rolls_is_not_a_refusal() -> None:
    shown = opened("04-combat", "again", "german").show_me()
    assert shown.status == "shown"
    assert shown.message == str(opened("04-combat", "again", "german").at_hand.praise)


def test_a_solution_that_is_too_long_is_an_error_in_its_file() -> None:
    once = '[{ type = "attack", source = "brazil", target = "peru", armies = 3 }]'
    again = f"{once[:-1]}, {once[1:]}"
    (first, *_) = problems_of(source(once, again))
    assert "solution[1]" in first


# ---- what the board shows


def test_the_board_does_not_show_the_answer_to_a_question() -> None:
    for name, step in (("09-two-players", "third"), ("11-only-here", "for-two")):
        asked = opened(name, step)
        drawn = asked.board()._repr_html_()
        assert repr(asked.board()) == say("board-of-step", step=asked.step.to_dict()["title"])
        assert asked.board()._repr_html_() in asked.step._repr_html_()
        right = asked.check("third" if step == "third" else 21)
        assert right.ok
        assert "\nRed: " in repr(asked.board())
        assert asked.board()._repr_html_() != drawn


@pytest.mark.parametrize(
    ("name", "step", "answer", "pictures"),
    [
        ("04-combat", "chances", 2, 0),  # The same board is right above.
        ("04-combat", "tie", "red", 1),  # The roll is shown on the board.
        ("09-two-players", "third", "third", 1),  # The board was covered before.
        ("01-board", "edge", "kamchatka", 1),  # The answer is marked on the board.
    ],
)
def test_an_answer_shows_a_board_only_if_it_is_new(
    name: str, step: str, answer: int | str, pictures: int
) -> None:
    right = opened(name, step).check(answer)
    assert right.ok
    assert right._repr_html_().count("<img") == pictures


@pytest.mark.parametrize(
    ("name", "step", "held", "left"),
    [
        ("05-capture", "least", "Peru 2", "Brazil 3"),
        ("12-a-whole-game", "reserve", "Middle East 3", "Egypt 6"),
    ],
)
def test_armies_that_must_move_in_are_shown_there_already(
    name: str, step: str, held: str, left: str
) -> None:
    rows = repr(opened(name, step).board()).splitlines()
    red = next(row for row in rows if row.startswith("Red: "))
    assert {held, left} <= set(red.removeprefix("Red: ").split(", "))
    assert not any(re.search(r" 0(,|$)", row) for row in rows)


def test_a_picture_takes_little_room_in_a_notebook() -> None:
    """A lesson in code has a dozen pictures."""
    lesson = load_lesson("04-combat", progress=Progress())
    assert all(len(lesson.board(step.id)._repr_html_()) < 32_000 for step in lesson.source.steps)


@pytest.mark.parametrize("language", languages())
def test_the_third_army_has_one_name_and_a_capital_at_the_start(language: str) -> None:
    with use_language(language):
        board = opened("09-two-players", "half").board()
        named = repr(board).splitlines()[-1].partition(":")[0]
        assert named == say("name-seat-at-start", board_names("09-two-players"), seat="third")
        assert named != say("name-seat-at-start", seat="third")


def board_names(name: str) -> Names:
    return load_lesson(name, progress=Progress()).game.config.names


# ---- figures of a defence


@pytest.mark.parametrize("language", languages())
def test_a_defence_shows_its_figures_in_code_too(language: str) -> None:
    with use_language(language):
        step = opened("04-combat", "defend").step
        assert step.words().count("\n- ") + 1 >= 2
        told = str(step)
        assert re.search(r"0[.,]66\D+0[.,]34", told), "one die"
        assert re.search(r"1[.,]08\D+0[.,]92", told), "two dice"
        assert "%" in told
        german = str(opened("04-combat", "defend", "german").step)
        assert re.search(r"1[.,]11\D+1[.,]89", german)
    assert "%" not in str(opened("04-combat", "again").step)


def test_a_defence_of_the_third_army_shows_its_figures_too() -> None:
    assert "the defender loses" in str(opened("09-two-players", "roll-for-it").step)


# ---- what comes next


def test_after_a_capture_an_example_shows_how_to_move_in() -> None:
    for name, step in (("07-missions-and-winning", "domination"), ("09-two-players", "win")):
        asked = opened(name, step)
        solution = [dict(action) for action in asked.at_hand.solution]
        more = asked.check(solution[:-1])
        assert more.status == "more"
        assert "Now move armies in: at least 3" in more.message
        assert "{'type': 'occupy', 'armies': 3}" in str(more)
        assert "{'type': 'occupy', 'armies': 3}" in unescape(more._repr_html_())
        assert "occupy" not in str(more.to_dict()["blocks"]), "a page has a button for it"
        assert asked.check({"type": "occupy", "armies": 3}).ok


def test_running_a_list_again_says_that_the_step_continues() -> None:
    asked = opened("06-movement-and-a-whole-turn", "whole")
    solution = [dict(action) for action in asked.at_hand.solution]
    more = asked.check(solution[:2])
    assert more.status == "more"
    assert "The step continues from here, so answer only with what comes next." in str(more)
    refused = asked.check(solution)
    assert refused.status == "refused"
    assert "The step continues from here, so answer only with what comes next." in str(refused)
    assert asked.check(solution[2:]).ok
    begun = opened("06-movement-and-a-whole-turn", "whole")
    assert "continues from here" not in str(begun.check(solution[1])), "nothing has been done yet"


# ---- cards


def test_cards_that_no_answer_needs_have_no_ids() -> None:
    assert "alaska" not in opened("03-reinforcement", "wild").step.words()
    assert "`alaska`" in opened("03-reinforcement", "set").step.words()


def test_cards_that_form_no_set_are_listed_by_symbol() -> None:
    with use_language("de"):
        asked = opened("03-reinforcement", "set")
        told = asked.check({"type": "trade", "cards": ["alberta", "alaska", "quebec"]})
    assert told.status == "refused"
    assert "Das hier sind Kavallerie, Infanterie, Kavallerie." in told.message
