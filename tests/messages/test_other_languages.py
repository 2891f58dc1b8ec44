"""Plurals, cases and genders of languages other than English."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from risk_widget.messages import Message, Names, catalog, render, use_language

if TYPE_CHECKING:
    from collections.abc import Iterator

FAKE = (Path(__file__).parent / "fake.ftl").read_text(encoding="utf-8")
NAMES = Names(
    territories={"brazil": "Brazil", "peru": "Peru"},
    cards={"brazil": "cavalry", "peru": "cavalry"},
)


@pytest.fixture(autouse=True)
def fake() -> Iterator[None]:
    with catalog.add("cs", FAKE), use_language("cs"):
        yield


@pytest.mark.parametrize(
    ("armies", "text"),
    [(0, "0 armu"), (1, "1 armo"), (2, "2 armi"), (4, "4 armi"), (5, "5 armu"), (22, "22 armu")],
)
def test_plurals_follow_the_language(armies: int, text: str) -> None:
    assert render(Message("armies", {"armies": armies})) == text


@pytest.mark.parametrize(
    ("who", "place", "text"),
    [
        ("red", "brazil", "Rudo bral Brazu ta 1 armo"),
        ("green", "brazil", "Zela brala Brazu ta 1 armo"),
        # A territory whose name has no cases here is called by the board's own name.
        ("green", "peru", "Zela brala Peru ta 1 armo"),
        # Anything for which the language has no word appears in English.
        ("blue", "peru", "Blue bral Peru ta 1 armo"),
    ],
)
def test_cases_and_genders_agree(who: str, place: str, text: str) -> None:
    assert render(Message("takes", {"who": who, "place": place, "armies": 1}), NAMES) == text


def test_cases_agree_within_lists_and_cards() -> None:
    beats = Message("beats", {"who": "red", "whom": ["green", "red", "blue"]})
    assert render(beats, NAMES) == "Rudo bi Zelu, Ruda bo Blue"
    gets = Message("gets", {"who": "red", "card": "brazil"})
    assert render(gets, NAMES) == "Rudo ga Brazu (konto)"


def test_a_persons_name_is_not_declined() -> None:
    names = Names(seats={"green": "Anna"}, territories=NAMES.territories)
    takes = Message("takes", {"who": "green", "place": "peru", "armies": 2})
    assert render(takes, names) == "Anna bral Peru ta 2 armi"
    names = Names(seats={"green": Message("seat-red")}, territories=NAMES.territories)
    assert render(takes, names) == "Rudo bral Peru ta 2 armi"
    assert render(Message("beats", {"who": "red", "whom": ["green"]}), names) == "Rudo bi Ruda"


REGULAR = """
territory-named = { $name }
    .accusative = te { $name }
    .gender = f
seat-named = { $name }
    .accusative = da { $name }
third-allied = Alo
    .accusative = Ala
    .gender = f
finds = { SEATS($whom, case: "accusative") } fi { TERRITORY($place, case: "accusative") }
is = { GENDER($what) ->
    [f] f
   *[m] m
 }
"""


def test_an_unknown_name_is_formed_like_others_of_its_kind() -> None:
    names = Names(
        seats={"green": "Anna", "third": Message("third-allied")}, territories=NAMES.territories
    )

    def finds(whom: str, place: str) -> str:
        return render(Message("finds", {"whom": [whom], "place": place}), names)

    with catalog.add("cs", FAKE + REGULAR):
        assert finds("green", "peru") == "da Anna fi te Peru"
        # A name's own form comes first, and an unknown id is shown as it is.
        assert finds("red", "brazil") == "Ruda fi Brazu"
        assert finds("third", "atlantis") == "Ala fi atlantis"
        whats = ["peru", "brazil", "third", "green", "red", "atlantis"]
        assert "".join(render(Message("is", {"what": what}), names) for what in whats) == "fffmmm"


FORMS = """
-set = { $form ->
   *[singular] seto
    [plural] seti
 }
    .gender = f
reach = { $armies } armi
    .dative = { $armies } armim
gives = { CAPITALISED(-set(form: "plural")) } go { reach.dative }, { -set } { -set.gender ->
    [f] ga
   *[m] go
 }
"""


def test_terms_and_messages_have_forms() -> None:
    with catalog.add("cs", FAKE + FORMS):
        assert render(Message("gives", {"armies": 3})) == "Seti go 3 armim, seto ga"
