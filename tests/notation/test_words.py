"""Actions as words."""

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
    ("", "An action is missing: claim, place, capital, trade, attack, defend, occupy, fortify"),
    ("atack brazil>peru 3", "There is no action 'atack' (did you mean 'attack'?)."),
    ("attack brazil peru 3", "The words are attack SOURCE>TARGET ARMIES, with dice"),
    ("attack brazil>peru", "The words are attack SOURCE>TARGET ARMIES, with dice NUMBER"),
    ("attack brazil>peru 3 with 2", "The words are attack SOURCE>TARGET ARMIES, with dice"),
    ("attack brazil>peru three", "'three' is not a whole number of 0 to 10^2000."),
    ("place brazil " + "1" * 2001, "is not a whole number of 0 to 10^2000."),
    ("place brazil " + "9" * 5000, "is not a whole number of 0 to 10^2000."),
    ("attack brazil>peru -1", "'-1' is not a whole number of 0 to 10^2000."),
    ("attack brazil>peru 3.0", "'3.0' is not a whole number of 0 to 10^2000."),
    ("attack brazil>peru \u0663", "is not a whole number of 0 to 10^2000."),
    ("attack brazil> 3", "'brazil>' is not SOURCE>TARGET"),
    (f"attack {'x' * 61} 3", f"'{'x' * 60}' is not SOURCE>TARGET"),
    ("fortify brazil peru 2", "The words are fortify SOURCE>TARGET ARMIES, not fortify brazil"),
    ("fortify brazil>peru", "The words are fortify SOURCE>TARGET ARMIES, not"),
    ("trade alaska peru", "The words are trade CARD CARD CARD, with bonus TERRITORY"),
    ("trade alaska peru siam for siam", "The words are trade CARD CARD CARD"),
    ("place brazil", "The words are place TERRITORY ARMIES, not place brazil."),
    ("claim", "The words are claim TERRITORY, not claim."),
    ("capital brazil peru", "The words are capital TERRITORY, not capital brazil peru."),
    ("defend two dice", "The words are defend DICE, not defend two dice."),
    ("occupy", "The words are occupy ARMIES, not occupy."),
    ("end now", "The words are end, not end now."),
]


@pytest.mark.parametrize(("text", "message"), WRONG, ids=lambda v: str(v)[:20])
def test_words_that_are_no_action_say_why(text: str, message: str) -> None:
    with pytest.raises(ActionTextError) as refused:
        parse_action_text(text)
    assert message in str(refused.value)
