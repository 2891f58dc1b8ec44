"""The texts that a learner reads, and the changes on the board, for any answer."""

from __future__ import annotations

import copy
import json
import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.course.lesson_file import lesson_ids
from risk_widget.engine.actions import Attack, EndPhase
from risk_widget.lessons import LessonError, Progress, ProgressError, load_lesson
from tests.lessons.example import lesson

if TYPE_CHECKING:
    from pathlib import Path

ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}


def test_the_right_move_is_praised_and_stays_on_the_board() -> None:
    made = lesson("attack")
    result = made.check(ATTACK)
    assert result
    assert result.status == "right"
    assert "Well done." in str(result)
    assert "6 against 1" in str(result), "the engine explains the roll"
    assert made.game.phase == "occupy"
    assert made.progress.steps["attack"] == "solved"


def test_an_action_may_be_a_tuple_and_need_not_be_a_dict() -> None:
    assert lesson("attack").check(Attack("brazil", "peru", 3))
    assert lesson("attack").check([Attack("brazil", "peru", 3)])


def test_places_in_a_move_may_be_named_as_on_the_map() -> None:
    named = {**ATTACK, "source": "Brazil", "target": " peru "}
    assert lesson("attack").check(named).ok
    assert "did you mean" in lesson("attack").check({**ATTACK, "target": "Perru"}).message


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["type", "source", "target", "armies", "dice", "cards", "territory"]),
            inner | st.sampled_from(["attack", "place", "trade", "brazil", "peru", "end_phase"]),
            max_size=5,
        )
    ),
    max_leaves=6,
)


@pytest.mark.parametrize("step", ["attack", "twice", "number", "choice", "illegal", "point"])
@settings(max_examples=60)
@given(answer=ANYTHING)
def test_no_answer_raises_an_error(step: str, answer: object) -> None:
    result = lesson(step).check(answer)
    assert str(result)
    assert json.loads(json.dumps(result.to_dict())) == result.to_dict()


def test_a_likely_mistake_is_played_out_with_its_dice_and_taken_back() -> None:
    made = lesson("attack")
    result = made.check({**ATTACK, "armies": 1})
    assert result.status == "wrong"
    assert result.taken_back
    assert "Red lost 1" in result.message
    assert result.frames[-1]["territories"]["brazil"] == ["red", 4], "the consequence is shown"
    assert made.game.armies("brazil") == 5, "and taken back"
    assert made.progress.steps["attack"] == "open"
    assert made.check(ATTACK).ok, "then the step can be solved"


def test_another_legal_move_is_wrong_and_taken_back() -> None:
    made = lesson("attack")
    result = made.check({**ATTACK, "target": "venezuela"})
    assert result.status == "wrong"
    assert "Attack Peru." in result.message
    assert made.game.owner("venezuela") == "green"
    assert made.check(EndPhase()).status == "wrong"
    assert made.game.phase == "attack"


def test_an_illegal_move_is_answered_with_its_clause() -> None:
    made = lesson("attack")
    result = made.check({**ATTACK, "target": "china"})
    assert result.status == "refused"
    assert "Brazil does not border China" in result.message
    assert result.clauses[0]["id"] == "attack.adjacent"
    assert not result.taken_back


@pytest.mark.parametrize("answer", [3, "peru", [], {}, {"type": "jump"}, 2.5, {"type": "attack"}])
def test_an_answer_that_is_not_a_move_is_shown_what_a_move_looks_like(answer: object) -> None:
    result = lesson("attack").check(answer)
    assert result.status == "unclear"
    assert "'type': 'attack'" in result.message
    assert "peru" not in result.message, "the example does not give the solution away"


@pytest.mark.parametrize("answer", [..., None])
@pytest.mark.parametrize("step", ["attack", "number", "choice", "illegal", "point"])
def test_an_empty_answer_gets_the_first_hint(step: str, answer: object) -> None:
    result = lesson(step).check(answer)
    assert result.status == "unanswered"
    assert result.hint == "Nudge."
    assert not result


def test_several_moves_are_one_try() -> None:
    made = lesson("twice")
    first = made.check({"type": "place", "territory": "brazil", "armies": 1})
    assert first.status == "more"
    assert "2 armies are still to be placed" in first.message
    second = made.check({"type": "place", "territory": "brazil", "armies": 1})
    assert second.ok
    assert len(second.lines) == 1, "what was told is not told again"
    assert len(second.frames) == 2, "the frames are those of the whole try"
    assert lesson("twice").check([{"type": "place", "territory": "brazil", "armies": 3}]).ok


WHOLE_TURN = "06-movement-and-a-whole-turn"


def test_a_battle_without_the_capture_is_not_continued() -> None:
    made = load_lesson(WHOLE_TURN, progress=Progress())
    made.go("whole")
    armies = made.game.to_place
    placed = made.check({"type": "place", "territory": "brazil", "armies": armies})
    assert placed.status == "more"
    assert made.game.phase == "attack", "as in a game, the last army placed ends the phase"
    result = made.check({"type": "end_phase"})
    assert result.status == "wrong"
    assert "captured nothing" in result.message


def test_the_feedback_says_if_no_attack_is_left() -> None:
    made = load_lesson(WHOLE_TURN, progress=Progress())
    made.go("whole")
    armies = made.game.to_place
    placed = made.check({"type": "place", "territory": "argentina", "armies": armies})
    assert "Combat comes next" in placed.message
    attack = {"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1}
    result = made.check(attack)
    assert result.status == "more"
    assert not made.game.legal_ranges().get("attack")
    assert "None of your territories can attack any more" in result.message


def test_the_board_is_reset_when_no_moves_are_left() -> None:
    made = lesson("twice", "moves = 2", "moves = 1")
    result = made.check({"type": "place", "territory": "brazil", "armies": 1})
    assert result.status == "wrong"
    assert made.game.armies("brazil") == 5


@pytest.mark.parametrize("answer", [3, "3", " 3 ", 3.0])
def test_a_number_is_predicted_and_then_shown(answer: object) -> None:
    made = lesson("number")
    assert made.view()["step"]["position"]["to_place"] is None
    result = made.check(answer)
    assert result.ok
    assert "at least 3" in str(result), "the engine explains the income"
    assert made.game.turn == "red"


def test_feedback_on_a_wrong_number_explains_without_revealing_the_answer() -> None:
    made = lesson("number")
    special = made.check(0)
    assert special.status == "wrong"
    assert "there is a least" in special.message
    assert "too many" in made.check(5).message
    assert "too few" in made.check(1).message
    assert special.frames == ()
    assert made.game.turn == "green"


def test_a_choice_can_be_named_in_three_ways() -> None:
    for answer in ("me", "I lose one", 1, "1"):
        assert lesson("choice").check(answer).ok
    wrong = lesson("choice").check("they")
    assert wrong.status == "wrong"
    assert "defender's" in wrong.message
    assert wrong.frames, "this step shows the truth after a wrong prediction, too"
    assert "'me'" in lesson("choice").check("mee").message


def test_a_choice_accepts_its_former_values_too() -> None:
    renamed = '{ value = "I", was = ["me", "Mine"], text = "I lose one"'
    for answer in ("I", "i", "me", "mine"):
        assert lesson("choice", '{ value = "me", text = "I lose one"', renamed).check(answer).ok
    assert load_lesson("04-combat").check("mine", "three-two").ok


def test_dice_are_shown_before_they_are_compared() -> None:
    view = lesson("choice").view()
    assert view["step"]["dice"] == {"attack": [4], "defence": [4]}
    assert "lost" not in json.dumps(view["step"]["position"])


def test_a_step_can_ask_for_an_illegal_move() -> None:
    made = lesson("illegal")
    result = made.check({**ATTACK, "target": "china"})
    assert result.ok
    assert "Brazil does not border China" in result.message
    other = made.check({**ATTACK, "armies": 5})
    assert other.status == "refused"
    assert "another rule" in other.message
    legal = made.check(ATTACK)
    assert legal.status == "wrong"
    assert legal.taken_back
    assert "allowed" in legal.message


@pytest.mark.parametrize(
    "answer", [["peru", "venezuela"], "Peru, Venezuela", {"peru"}, ["North Africa", "argentina"]]
)
def test_any_right_places_are_accepted(answer: object) -> None:
    assert lesson("point").check(answer).ok


def test_wrong_and_unknown_places_get_different_feedback() -> None:
    assert lesson("point").check(["peru", "china"]).status == "wrong"
    result = lesson("point").check("Pero")
    assert result.status == "unclear"
    assert "'peru'" in result.message
    assert lesson("point").check(7).status == "unclear"


def test_hints_come_in_three_grades() -> None:
    made = lesson("attack")
    hints = [made.hint().message for _ in range(4)]
    assert [text.split("** ")[1] for text in hints] == ["Nudge.", "Rule.", "Move.", "Move."]
    assert "A nudge" in hints[0]
    assert str(made.hint()).startswith("Hint: The move. Move.")
    assert made.view()["hints"]["given"] == ["Nudge.", "Rule.", "Move."]
    assert not made.view()["can"]["hint"]


@pytest.mark.parametrize("step", ["number", "choice", "point"])
def test_the_last_hint_of_a_question_is_the_answer_not_a_move(step: str) -> None:
    made = lesson(step)
    assert [made.hint().message.partition(".")[0] for _ in range(3)] == [
        "**A nudge",
        "**The rule",
        "**The answer",
    ]


def test_a_named_continent_is_outlined_as_a_whole() -> None:
    made = load_lesson("12-a-whole-game", progress=Progress())
    made.go("which-to-break")
    australia = next(c for c in made.game.board.continents if c.id == "australia")
    result = made.check("australia", "which-to-break")
    assert result
    assert result.highlight == dict.fromkeys(australia.territories, "target")


def test_a_new_games_deal_is_described_only_where_it_is_taught() -> None:
    made = load_lesson("02-setup", progress=Progress())
    assert "dealt" not in str(made.check("red", "starter"))
    assert "dealt, 14 each" in str(made.check(21, "dealt"))


@pytest.mark.parametrize("step", ["attack", "twice", "number", "choice", "illegal", "point"])
def test_show_me_plays_the_solution_and_marks_it_as_shown(step: str) -> None:
    made = lesson(step)
    result = made.show_me()
    assert result.status == "shown"
    assert made.progress.steps[step] == "shown"
    assert made.view()["done"]


def test_a_solved_step_stays_solved() -> None:
    made = lesson("attack")
    made.check(ATTACK)
    made.show_me()
    made.retry()
    assert made.game.armies("peru") == 2
    assert made.check(EndPhase()).status == "wrong"
    assert made.progress.steps["attack"] == "solved"


def test_a_step_can_be_switched_to_another_edition() -> None:
    made = lesson("attack")
    switched = made.switch("nordic")
    assert made.edition == "nordic"
    assert made.game.edition.id == "nordic"
    assert "Nordic 2000" in switched.message
    made.next()
    assert made.edition == "czech", "a step without that edition keeps its own"
    made.back()
    assert made.edition == "nordic"
    made.switch(None)
    assert made.edition == "czech"
    refused = made.switch("german")
    assert refused.status == "unclear"
    assert "Czech ('czech'), Nordic 2000 ('nordic')" in refused.message


def test_an_edition_that_a_step_lacks_is_called_by_its_title() -> None:
    made = load_lesson("10-four-editions", progress=Progress())
    made.go("games")
    said = made.switch("czech").message
    assert said == "This step can be played under Nordic 2000 ('nordic'), not Czech."
    assert "'czehc'" in made.switch("czehc").message


@pytest.mark.parametrize(
    ("name", "step", "edition", "answer", "read"),
    [
        ("07-missions-and-winning", "own-colour", "nordic", "land", True),
        ("10-four-editions", "mission-counts", "german", "now", True),
        ("07-missions-and-winning", "somebody-else", "nordic", "my-turn", False),
    ],
)
def test_a_mission_card_that_counted_as_another_says_so(
    name: str, step: str, edition: str, answer: str, read: bool
) -> None:
    made = load_lesson(name, progress=Progress(), edition=edition)
    made.go(step)
    said = "won by completing the mission"
    lines = [line.text for line in made.check(answer).lines if said in line.text]
    assert [("Here the card means: hold 24 territories" in text) for text in lines] == [read]


def test_going_on_stops_at_both_ends() -> None:
    made = lesson("attack")
    assert made.back().id == "attack"
    assert made.go(2).id == made.go("2").id == "twice"
    made.go("point")
    assert made.is_last
    assert made.next().id == "point"
    with pytest.raises(LessonError, match="did you mean 'point'"):
        made.go("piont")
    for number in (0, 7, "99", True):
        with pytest.raises(LessonError, match="has no step"):
            made.go(number)


def test_a_check_may_name_its_step() -> None:
    made = lesson("attack")
    assert made.check(3, "number").ok
    assert made.step.id == "number"
    with pytest.raises(LessonError, match="has no step"):
        made.check(3, "nombre")


def test_progress_is_saved_and_loaded(tmp_path: Path) -> None:
    made = lesson("attack")
    made.check(ATTACK)
    made.hint("number")
    made.progress.save(tmp_path / "mine.json")
    other = lesson("attack")
    other.progress.load(tmp_path / "mine.json")
    assert other.progress.steps == made.progress.steps
    assert other.progress.solved == 1
    assert not other.progress.done


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("no json", "not JSON"),
        ("[]", "no lesson progress"),
        ('{"format": "risk_widget lessons", "version": 9}', "unknown version"),
        (
            (
                '{"format": "risk_widget lessons", "version": 1,'
                ' "lessons": {"a": {"b": {"status": "won", "attempts": 1, "hints": 0}}}}'
            ),
            "damaged",
        ),
    ],
)
def test_a_file_without_progress_changes_nothing(tmp_path: Path, content: str, words: str) -> None:
    made = lesson("attack")
    made.check(ATTACK)
    path = tmp_path / "bad.json"
    path.write_text(content)
    with pytest.raises(ProgressError, match=words):
        made.progress.load(path)
    with pytest.raises(ProgressError, match="can't be read"):
        made.progress.load(tmp_path / "none.json")
    assert made.progress.solved == 1


@pytest.mark.parametrize("step", ["attack", "twice", "number", "choice", "illegal", "point"])
def test_views_are_plain_json_and_their_texts_render(step: str) -> None:
    made = lesson(step)
    made.check("nothing of the kind")
    for view in (made.view(), made.switch().to_dict(), made.show_me().to_dict()):
        assert json.loads(json.dumps(view)) == view
    assert made.step.text in str(made.step)
    assert "<img" in made.step._repr_html_()
    assert "data:image/svg+xml" in made.show_me()._repr_html_()
    assert "<li" in made._repr_html_()
    assert "brazil" in repr(made.board()).lower()


def test_a_learners_input_is_escaped() -> None:
    result = lesson("point").check("<script>")
    assert "<script>" not in result._repr_html_()


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids()[:-1])  # The last lesson has a single step.
def test_a_lesson_can_be_copied_and_sent_to_another_process(name: str) -> None:
    taught = load_lesson(name, progress=Progress())
    taught.next()
    before = taught.view()
    for twin in (copy.deepcopy(taught), pickle.loads(pickle.dumps(taught))):
        assert twin.view() == before
        first = twin.source.steps[0]
        assert first.under(seed=3).id == first.id
        twin.next()
        assert twin.view() != before
        assert taught.view() == before
