"""Checks judge positions and actions, and a malformed check reports what is wrong with it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from risk_widget.course.checks import (
    ExpressionError,
    Outcome,
    parse_check,
    parse_text,
    parse_value,
)
from risk_widget.engine.actions import Attack, Trade
from risk_widget.game import Game

GIVEN = {
    "turn": "red",
    "phase": "attack",
    "territories": {
        "*": ["green", 1],
        "brazil": ["red", 5],
        "peru": ["blue", 2],
        "indonesia": ["red", 1],
        "new-guinea": ["red", 1],
        "western-australia": ["red", 1],
        "eastern-australia": ["red", 1],
    },
}


@pytest.fixture
def game() -> Game:
    return Game.from_dict(
        edition="czech", mode="domination", seats=["red", "blue", "green"], position=GIVEN
    )


def outcome(game: Game, **more: Any) -> Outcome:
    return Outcome(game=game, you="red", **more)


def holds(text: str, outcome: Outcome) -> bool:
    return bool(parse_check(text)(outcome))


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ('owns("red", "brazil")', True),
        ('owns("red", continent="australia")', True),
        ('owns("red", continent="south-america")', False),
        ('armies("brazil") >= 5', True),
        ('armies("brazil") > 5', False),
        ('3 <= armies("brazil") <= 5', True),
        ('owns("blue", "peru")', True),
        ('held("red") == 5 and total("red") == 9', True),
        ('not owns("blue", "brazil") or 1 == 2', True),
        ('phase() == "attack" and turn() == "red"', True),
        ('most("attack", "brazil", "peru") == 3', True),
        ('most("attack", "brazil", "china") == 0', True),
        ('bonus("asia") == 7 and size("asia") == 12 and size() == 42', True),
        ('neighbours("brazil") == 4', True),
        ("starting_armies() == 35", True),
        ('24 - held("red") == 19 and held("red") + 1 == 6', True),
        ("may_end() and dice_choices(3) == 1", True),
        ("capitals_needed() == 0", True),
        ('out("blue")', False),
        ('owns("blue", "brazil") or armies("peru") == 2', True),
    ],
)
def test_the_position_is_judged(game: Game, text: str, holds: bool) -> None:
    assert parse_check(text)(outcome(game)) is holds


def test_the_actions_taken_are_judged(game: Game) -> None:
    done = outcome(game, actions=(Attack("brazil", "peru", 3),))
    assert holds('did("attack", target="peru")', done)
    assert holds('did("attack", target=["china", "peru"], armies=[2, 3])', done)
    assert holds('did("attack", dice=3)', done), "as many dice as armies, said or not"
    assert not holds('did("attack", target="peru", armies=2)', done)
    assert not holds('did("end_phase")', done)
    traded = outcome(game, actions=(Trade(("peru", "brazil", "wild-1")),))
    assert holds('did("trade", cards=["wild-1", "brazil", "peru"])', traded), "in any order"


def test_refusals_and_answers_are_judged(game: Game) -> None:
    refused = outcome(game, refused="attack.adjacent")
    assert holds('refused_by("attack.adjacent", "attack.armies")', refused)
    assert holds("refused_by()", refused)
    assert not holds('refused_by("move.count")', refused)
    assert not holds("refused_by()", outcome(game))
    assert holds("answered(4, 5)", outcome(game, answer=5))
    assert not holds("answered(0)", outcome(game))
    both = outcome(game, answer=["peru", "argentina"])
    assert holds('answered_all("argentina", "peru") and chosen() == 2', both)
    assert not holds('answered_all("argentina")', both)
    assert holds('points_next_to("brazil") and points_in("south-america")', both)
    assert not holds('points_next_to("peru")', both)
    assert not holds('points_in("asia")', outcome(game)), "no answer points nowhere"


def test_losses_are_taken_from_the_battles(game: Game) -> None:
    events = game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    events += game.apply({"type": "defend", "dice": 2})
    fought = outcome(game, events=tuple(events))
    assert holds('lost("red") + lost("blue") == 2', fought)
    assert holds('dice("attack") == 3', fought)
    assert holds('happened("rolled", target="peru")', fought)
    assert not holds('happened("captured", target="brazil")', fought)


def test_a_text_is_filled_with_computed_values(game: Game) -> None:
    text = parse_text("{{held('red')}} of {{size()}}, and {{armies('brazil') - 1}} may go.")
    assert text.filled(outcome(game)) == "5 of 42, and 4 may go."
    assert "{{size()}}" in text, "it is still the text of the file"
    assert parse_text("No numbers.").filled(outcome(game)) == "No numbers."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('armeis("brazil") > 1', "did you mean 'armies'"),
        ('armies("brazil")', "compare it"),
        ("armies(brazil) > 1", 'put in quotes, as in armies("brazil")'),
        ("armies(new-guinea) > 1", 'put in quotes, as in armies("new-guinea")'),
        ("peru == 1", "names of places are put in quotes"),
        ('armies("brazil") => 3', "write >= for =>"),
        ('armies("brazil") = 3', "write == for ="),
        ("income >= 3", "write income()"),
        ('did("atack")', "did you mean 'attack'"),
        ('did("attack", targett="peru")', "did you mean 'target'"),
        ("armies(3) == 3", "territory must be text, not 3"),
        ('owns("red")', "a territory or a continent"),
        ('armies("brazil") >', "cannot be read"),
        ('__import__("os").system("true") == 0', "nothing that a check may contain"),
        ("open('x') == 1", "there is no open"),
        ("(lambda: 1)() == 1", "nothing that a check may contain"),
        ('most("jump") == 1', "must be 'attack', 'fortify'"),
        ('armies("a", "b", "c") == 1', "armies()"),
        ('armies("brazil") in [1, 2]', "comparisons are"),
        ("chance(-1, 3) > 1", "arguments are names, numbers"),
        ("did(**{'kind': 'attack'})", "arguments are names, numbers"),
        ("True", "has no place"),
        ("owns('red', 'peru') + 1 == 2", "is no number"),
    ],
)
def test_a_slip_is_reported(text: str, words: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_check(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("You get {armies} of them.", "{{armies(territory)}}"),
        ("You get {{lust('red')}}.", "did you mean 'lost'"),
        ("You get {{owns('red', 'peru')}}.", "a check, not a number"),
    ],
)
def test_a_slip_in_a_text_is_reported(text: str, words: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_text(text)
    assert words in str(caught.value)


def test_names_are_resolved_only_where_they_are_defined() -> None:
    names = {"territory": ["peru", "brazil"], "continent": [], "owner": ["red"], "seat": ["red"]}
    parse_check('owns("red", "peru") and armies("brazil") > 1', names)
    for text, meant in (
        ('owns("rad", "peru")', "'red'"),
        ('armies("perru") == 1', "'peru'"),
        ('did("attack", target=["peru", "brasil"])', "'brazil'"),
        ('happened("captured", target="brasil")', "'brazil'"),
    ):
        with pytest.raises(ExpressionError, match=f"did you mean {meant}"):
            parse_check(text, names)
    with pytest.raises(ExpressionError, match=r"those of reinforce are .*reinforce\.territories"):
        parse_check('refused_by("reinforce.income")', names)


def test_a_number_counts_as_a_value(game: Game) -> None:
    assert parse_value(7)(outcome(game)) == 7
    assert parse_value('armies("brazil")')(outcome(game)) == 5
    with pytest.raises(ExpressionError, match="a check, not a number"):
        parse_value('owns("red", "brazil")')


PILED = [
    "not {}",
    "-{}",
    "+1{}",
    "({})",
    "{} + 1",
    "{} == 1",
    "armies({})",
    "{} and 1 == 1",
    "[{}]",
]


@pytest.mark.parametrize("piled", PILED)
@pytest.mark.parametrize("times", [100, 400, 2000, 50_000])
def test_an_expression_of_any_length_is_read_or_refused(piled: str, times: int) -> None:
    before, _, after = piled.partition("{}")
    for core in ("1 == 1", "income() > 1", "1"):
        text = before * times + core + after * times
        for parse in (parse_check, parse_value):
            with suppress(ExpressionError):
                assert parse(text).text == text


@pytest.mark.parametrize("text", ["'\ud800' == 1", "\ud800", "1\x00 == 1", "\x00", "9" * 5000])
def test_characters_that_no_program_can_contain_are_refused(text: str) -> None:
    with pytest.raises(ExpressionError):
        parse_check(text)
