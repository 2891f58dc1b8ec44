"""Checks judge positions and deeds; written as text they mean the same."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.engine.actions import Attack, Trade
from risk_widget.game import Game
from risk_widget.lessons import checks
from risk_widget.lessons.checks import Attempt, all_of, any_of, not_, parse_check, parse_value
from risk_widget.lessons.errors import ExpressionError

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


def attempt(game: Game, **more: Any) -> Attempt:
    return Attempt(game=game, you="red", **more)


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
    assert parse_check(text)(attempt(game)) is holds


def test_what_was_done_is_judged(game: Game) -> None:
    done = attempt(game, actions=(Attack("brazil", "peru", 3),))
    assert checks.did("attack", target="peru")(done)
    assert checks.did("attack", target=["china", "peru"], armies=[2, 3])(done)
    assert checks.did("attack", dice=3)(done), "as many dice as armies, said or not"
    assert not checks.did("attack", target="peru", armies=2)(done)
    assert not checks.did("end_phase")(done)
    traded = attempt(game, actions=(Trade(("peru", "brazil", "wild-1")),))
    assert checks.did("trade", cards=["wild-1", "brazil", "peru"])(traded), "in any order"


def test_refusals_and_answers_are_judged(game: Game) -> None:
    refused = attempt(game, refused="attack.adjacent")
    assert checks.refused_by("attack.adjacent", "attack.armies")(refused)
    assert checks.refused_by()(refused)
    assert not checks.refused_by("move.count")(refused)
    assert not checks.refused_by()(attempt(game))
    assert checks.answered(4, 5)(attempt(game, answer=5))
    assert not checks.answered(0)(attempt(game))
    both = attempt(game, answer=["peru", "argentina"])
    assert checks.answered_all("argentina", "peru")(both)
    assert not checks.answered_all("argentina")(both)
    assert checks.points_next_to("brazil")(both)
    assert checks.points_in("south-america")(both)
    assert not checks.points_next_to("peru")(both)
    assert not checks.points_in("asia")(attempt(game)), "no answer points nowhere"


def test_losses_are_read_off_the_battles(game: Game) -> None:
    events = game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    events += game.apply({"type": "defend", "dice": 2})
    fought = attempt(game, events=tuple(events))
    assert checks.lost("red")(fought) + checks.lost("blue")(fought) == 2
    assert checks.dice("attack")(fought) == 3
    assert checks.happened("rolled", target="peru")(fought)
    assert not checks.happened("captured", target="brazil")(fought)


def test_python_and_text_say_the_same() -> None:
    made = all_of(
        checks.owns("red", continent="asia"),
        any_of(checks.armies("siam") >= 3, not_(checks.did("trade"))),
    )
    again = parse_check(repr(made))
    assert repr(again) == repr(made)
    assert again.mentions == made.mentions


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('armeis("brazil") > 1', "did you mean 'armies'"),
        ('armies("brazil")', "compare it"),
        ("armies(brazil) > 1", "put in quotes"),
        ('owns("red")', "a territory or a continent"),
        ('armies("brazil") >', "cannot be read"),
        ('__import__("os").system("true") == 0', "nothing that a check may contain"),
        ("open('x') == 1", "there is no open"),
        ("(lambda: 1)() == 1", "nothing that a check may contain"),
        ('most("jump") == 1', "most knows"),
        ('armies("a", "b", "c") == 1', "armies()"),
        ('armies("brazil") in [1, 2]', "comparisons are"),
        ("True", "has no place"),
        ("owns('red', 'peru') + 1 == 2", "is no number"),
    ],
)
def test_a_slip_is_told(text: str, words: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_check(text)
    assert words in str(caught.value)


def test_a_number_is_a_value(game: Game) -> None:
    assert parse_value(7)(attempt(game)) == 7
    assert parse_value('armies("brazil")')(attempt(game)) == 5
    with pytest.raises(ExpressionError, match="a check, not a number"):
        parse_value('owns("red", "brazil")')
