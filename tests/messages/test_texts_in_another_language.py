"""Faults in records, positions and texts of actions are reported in the catalog's words."""

from __future__ import annotations

import pickle
import re
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.messages import use_language
from risk_widget.notation.text_parts import ActionTextError, parse_action_text
from tests.messages.pseudo import PSEUDO, everything_in_other_letters
from tests.notation.games import in_log
from tests.notation.test_damaged import DAMAGED, HEADER, OPENING, record
from tests.notation.test_positions import GOOD
from tests.notation.test_positions import WRONG as WRONG_POSITIONS
from tests.notation.test_words import WRONG as WRONG_WORDS

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def another_language() -> Iterator[None]:
    with everything_in_other_letters(), use_language(PSEUDO):
        yield


def check(said: str, given: str = "") -> None:
    """Assert that a sentence comes from the catalog, apart from what it quotes of `given`."""
    assert "⟦" in said
    outside = re.sub(r"⟦[^⟧]*⟧|'[^']*'", "|", said)
    for part in filter(str.strip, outside.split("|")):
        words = re.findall(r"[a-z]{2,} [a-z]{2,}", part)
        assert not words or part.strip(" .,:…'") in given, said


def test_an_error_is_in_the_current_language() -> None:
    with pytest.raises(rw.PositionError) as refused:
        rw.Game.from_position("nordic")
    again = pickle.loads(pickle.dumps(refused.value))
    check(str(again))
    assert again.field == "mode"
    with use_language("en"):
        assert str(again).startswith("mode: The text ends before this word. ")


@pytest.mark.parametrize(
    ("old", "new"), [(old, new) for old, new, *_ in WRONG_POSITIONS], ids=lambda v: str(v)[:20]
)
def test_errors_in_positions_are_translated(old: str, new: str) -> None:
    text = GOOD.replace(old, new, 1)
    with pytest.raises(rw.PositionError) as refused:
        rw.Game.from_position(text)
    check(refused.value.message, text)


@pytest.mark.parametrize("text", [text for text, _ in WRONG_WORDS], ids=lambda v: v[:20])
def test_errors_in_actions_are_translated(text: str) -> None:
    with pytest.raises(ActionTextError) as refused:
        parse_action_text(text)
    check(str(refused.value), text)


@pytest.mark.parametrize(
    ("old", "new"), [(old, new) for old, new, *_ in DAMAGED], ids=lambda v: v[:20]
)
def test_errors_in_lines_of_records_are_translated(old: str, new: str) -> None:
    text = in_log(record(), old, new)
    played = rw.Game.replay(text)
    check(played.message, text + record())
    with use_language("en"):
        assert "⟦" not in played.message


@pytest.mark.parametrize("dice", [dice for dice, _, message in OPENING if message])
def test_errors_in_openings_are_translated(dice: str) -> None:
    start = "italian domination classic rbg - g claim 0 starter=g set=r35,b35,g35"
    text = f"start = '{start}'\nlog = '''\n* starter {dice}\n'''\n"
    check(rw.Game.replay(text).message, text)


@pytest.mark.parametrize(
    ("old", "new"),
    [(old, new) for old, new, _, message in HEADER],
    ids=lambda v: v[:20],
)
def test_errors_in_headers_are_translated(old: str, new: str) -> None:
    with pytest.raises(rw.RecordError) as refused:
        rw.Game.replay(record().replace(old, new, 1))
    check(str(refused.value))


@pytest.mark.parametrize(
    "text", ["format = 1\n", "format = 1\nlog = '''\n'''\n", f"names = {'[' * 3000}{']' * 3000}\n"]
)
def test_errors_in_texts_without_a_record_are_translated(text: str) -> None:
    with pytest.raises(rw.RecordError) as refused:
        rw.Game.replay(text)
    check(str(refused.value))


def test_an_error_in_the_result_is_translated() -> None:
    result = rw.Game.replay(record().replace("log = ", 'result = "red"\nlog = ', 1))
    check(result.message)


def test_errors_in_names_and_comments_are_translated() -> None:
    game = rw.Game.new(seed=1)
    game.apply(game.legal_actions()[0])
    for wrong in ({"names": {"red": 1}}, {"comments": {1: "two\nlines"}}):
        with pytest.raises(ValueError, match="⟦") as refused:
            game.record(**wrong)
        check(str(refused.value))
