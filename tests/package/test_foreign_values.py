"""Every value that a caller passes is understood, or refused with a sentence."""

from __future__ import annotations

import json
import random
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import risk_widget as rw
from risk_widget.engine.actions import Attack
from tests.package.foreign import ATTACK, METHODS, NOT_CALLED, PUBLIC, RIGHT, game, thrown

if TYPE_CHECKING:
    from pathlib import Path


def test_every_public_name_has_a_call_here() -> None:
    assert set(PUBLIC) == set(RIGHT) | NOT_CALLED
    untold = {
        name
        for name in dir(rw.Game)
        if not name.startswith("_") and callable(getattr(rw.Game, name))
    }
    assert untold - set(METHODS) == {
        *("dice_report", "explain_battle", "explain_reinforcements", "explain_third_army"),
        *("explain_win", "legal_actions", "legal_ranges", "redo", "undo", "walk"),
        "run_unchecked",  # Only the package itself calls this function.
    }


@pytest.mark.filterwarnings("ignore")
def test_no_value_causes_a_raw_python_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = [*thrown(random.Random(7), share=0.25)]
    assert len(found) > 2500
    assert [(told, why) for told, why in found if why is not None] == []


@pytest.mark.parametrize(
    "one", [np.int64(1), np.uint8(1), np.array(1), Fraction(1), Decimal(1)], ids=repr
)
def test_numbers_of_other_libraries_can_be_armies(one: Any) -> None:
    data = ATTACK | {"armies": one, "source": np.str_("northcliff"), "type": np.str_("attack")}
    expected = game()
    expected.apply(ATTACK)
    for action in (data, Attack(np.str_("northcliff"), "highmoor", one)):
        played = game()
        assert played.explain(action).legal
        played.apply(action)
        kept = played.history[-1].action
        assert [type(value) for value in kept] == [str, str, int, type(None)]
        assert json.dumps(kept.to_dict()) == json.dumps(expected.history[-1].action.to_dict())
        assert played.position() == expected.position()


@pytest.mark.parametrize(
    "armies",
    [
        *(True, np.bool_(True), 1.5, "1", None, [1]),
        *(
            1.0,
            np.float64(1),
            np.float32(1),
            np.array(1.0),
        ),
    ],
    ids=repr,
)
def test_no_other_value_is_a_number_of_armies(armies: Any) -> None:
    with pytest.raises(rw.IllegalAction) as refused:
        game().apply(ATTACK | {"armies": armies})
    assert refused.value.rule == "action.malformed"


REFUSED = [
    ("game().armies(7)", "territory must be text, not 7"),
    ("game().owner([])", r"territory must be text, not \[\]"),
    ("game().observe(3)", "seat must be text, not 3"),
    ("rw.Game.new(edition=7)", "edition must be an id, a path, text, bytes or an open file, not 7"),
    (
        "rw.Game.new(board=None)",
        "board must be an id, a path, text, bytes or an open file, not None",
    ),
    ("rw.Game.new(mode=[])", r"mode must be text, not \[\]"),
    ("rw.Game.new(options=3)", "options must be a table, not 3"),
    ("rw.Game.new(chance=3)", "chance must have the methods dice and shuffled, not be 3"),
    ("rw.RiskWidget(3)", "game must be a Game, not 3"),
    ("rw.RiskWidget(teach=3)", "teach must be true or false, not 3"),
    ("rw.load_lesson(4)", "lesson must be an id, a path, text, bytes or an open file, not 4"),
    ("rw.load_lesson('04-combat', progress=3)", "progress must be a Progress, not 3"),
    ("rw.load_lesson('04-combat', seed='seven')", "seed must be a whole number, not 'seven'"),
    ("rw.lessons.list_puzzles('stopp')", "did you mean 'stop'"),
    ("rw.lab.DiceRule(attack='3')", "attack must be a whole number, not '3'"),
    ("rw.clause(3)", "clause must be text, not 3"),
    ("rw.review(3)", "game must be a game or its record, not 3"),
]


@pytest.mark.parametrize(("question", "sentence"), REFUSED, ids=[each for each, _ in REFUSED])
def test_a_wrong_value_is_named_with_its_argument(question: str, sentence: str) -> None:
    with pytest.raises((ValueError, TypeError), match=sentence) as refused:
        eval(question, {"rw": rw, "game": game})
    assert "\n" not in str(refused.value)
