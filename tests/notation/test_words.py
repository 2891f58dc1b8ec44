"""Tests of actions that are written as words."""

from __future__ import annotations

import pytest

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
)
from risk_widget.notation.text_parts import ActionTextError, action_text, parse_action_text

BOTH_WAYS = [
    (Claim("brazil"), "claim brazil"),
    (Place("north-africa", 12), "place north-africa 12"),
    (ChooseCapital("peru"), "capital peru"),
    (Trade(("alaska", "wild-1", "peru")), "trade alaska wild-1 peru"),
    (Trade(("alaska", "siam", "peru"), "siam"), "trade alaska siam peru bonus siam"),
    (Attack("brazil", "peru", 3), "attack brazil>peru 3"),
    (Attack("brazil", "peru", 3, 2), "attack brazil>peru 3 dice 2"),
    (Defend(2), "defend 2"),
    (Occupy(104), "occupy 104"),
    (Fortify("brazil", "peru", 3), "fortify brazil>peru 3"),
    (EndPhase(), "end"),
]


@pytest.mark.parametrize(("action", "text"), BOTH_WAYS, ids=lambda v: str(v)[:20])
def test_each_kind_of_action_has_its_words(action: Claim, text: str) -> None:
    assert action_text(action) == text
    assert parse_action_text(text) == action
    assert parse_action_text(text).type == action.type


WRONG = [
    ("", "An action is missing. Write one of these: claim, place, capital, trade"),
    ("atack brazil>peru 3", "There is no action 'atack' (did you mean 'attack'?)."),
    ("attack brazil peru 3", "Write attack SOURCE>TARGET ARMIES, with dice"),
    ("attack brazil>peru", "Write attack SOURCE>TARGET ARMIES, with dice NUMBER"),
    ("attack brazil>peru 3 with 2", "Write attack SOURCE>TARGET ARMIES, with dice"),
    ("attack brazil>peru three", "'three' must be a whole number from 0 to 10^2000."),
    ("place brazil " + "1" * 2001, "must be a whole number from 0 to 10^2000."),
    ("place brazil " + "9" * 5000, "must be a whole number from 0 to 10^2000."),
    ("attack brazil>peru -1", "'-1' must be a whole number from 0 to 10^2000."),
    ("attack brazil>peru 3.0", "'3.0' must be a whole number from 0 to 10^2000."),
    ("attack brazil>peru \u0663", "must be a whole number from 0 to 10^2000."),
    ("attack brazil> 3", "'brazil>' must be SOURCE>TARGET"),
    (f"attack {'x' * 61} 3", f"'{'x' * 60}' must be SOURCE>TARGET"),
    ("fortify brazil peru 2", "Write fortify SOURCE>TARGET ARMIES, not fortify brazil"),
    ("fortify brazil>peru", "Write fortify SOURCE>TARGET ARMIES, not"),
    ("trade alaska peru", "Write trade CARD CARD CARD, with bonus TERRITORY"),
    ("trade alaska peru siam for siam", "Write trade CARD CARD CARD"),
    ("place brazil", "Write place TERRITORY ARMIES, not place brazil."),
    ("claim", "Write claim TERRITORY, not claim."),
    ("capital brazil peru", "Write capital TERRITORY, not capital brazil peru."),
    ("defend two dice", "Write defend DICE, not defend two dice."),
    ("occupy", "Write occupy ARMIES, not occupy."),
    ("end now", "Write end, not end now."),
]


@pytest.mark.parametrize(("text", "message"), WRONG, ids=lambda v: str(v)[:20])
def test_an_error_explains_why_words_are_not_an_action(text: str, message: str) -> None:
    with pytest.raises(ActionTextError) as refused:
        parse_action_text(text)
    assert message in str(refused.value)
