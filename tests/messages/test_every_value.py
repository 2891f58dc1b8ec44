"""Every message in every language accepts every kind of value and reads well."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_widget.messages import Message, catalog, render
from risk_widget.messages.catalog import catalogs
from risk_widget.messages.form import missing
from tests.messages.counting import miscounted
from tests.messages.proofreading import TAGS, all_faults, faults, unlike
from tests.messages.samples import (
    NAMES,
    SEATS,
    counted,
    exceptions,
    parameters_of,
    patterns,
    readings,
    unexcused,
)


@pytest.mark.sampled
@pytest.mark.parametrize("language", catalogs())
def test_every_message_reads_well_with_every_kind_of_value(language: str) -> None:
    """A complete language has a sentence for every English sentence."""
    assert all_faults(language) == {}
    said = {reading.code for reading in readings(language)}
    whole = next(missing(catalog.source(language), catalog.source("en")), None) is None
    assert said == {*patterns()} if whole else said < {*patterns()}


def test_the_samples_include_every_kind_of_value() -> None:
    used: Counter[object] = Counter()
    for code in patterns():
        for params in parameters_of(code):
            used.update(value for value in params.values() if isinstance(value, str | int))
    assert {*NAMES.territories, *NAMES.continents, *SEATS, 1, 2, 5, 21} <= {*used}
    counts = [params for code in patterns() for params in counted(code)]
    assert {0, 1, 2, 5, 8, 11, 18, 21} <= {
        value for params in counts for value in params.values() if type(value) is int
    }
    assert any(params.get("least") == params.get("most") for params in counts if "least" in params)
    # Each territory occurs both as a source and as a target.
    for parameter in ("source", "target", "territory"):
        assert {
            params[parameter]
            for code in patterns()
            for params in parameters_of(code)
            if parameter in params
        } >= {*NAMES.territories}


def test_the_parameters_are_those_that_a_message_uses() -> None:
    ways = [*parameters_of("taken-back")]
    kinds = {way["kind"] for way in ways}
    assert {"claim", "place", "choose_capital", "trade", "attack", "end_phase"} <= kinds
    assert {way["again"] for way in ways} == {True, False}
    assert {type(way["won"]) for way in parameters_of("hint-wins")} == {list}
    for way in parameters_of("news"):
        parts = way["parts"]
        assert isinstance(parts, list)
        assert {type(part) for part in parts} == {Message}


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "There is no 'peru', says “Go on”.", None),
        ("en", 'There is no "peru".', "a quotation mark"),
        ("de", "Rot hat 2 Armeen.", None),
        ("de", "Von { $n } Armeen", "a placeholder"),
        ("de", "Rot  greift an", "two spaces"),
        ("sv", "Röd anfaller .", "a space before a mark"),
        ("sv", "Röd anfaller..", "two marks"),
        ("sv", "Röd anfaller … nu.", None),
        ("it", "1,5 armate", None),
        ("it", "1.5 armate", "a decimal point"),
        ("it", "il Rosso attacca l’Islanda", None),
        ("it", "attacca la Islanda", "an article before a vowel"),
        ("it", "l'armata", "a straight apostrophe"),
        ("it", "le carte di il Rosso", "an article and a preposition apart"),
        ("cs", "5armád", "a number glued"),
        ("cs", "útok v Venezuele", "a preposition without its vowel"),
        ("de", "der Zug „Peru“ gilt", None),
        ("de", "der Zug “Peru” gilt", "a quotation mark"),
        ("de", "der Zug „Peru” gilt", "a quotation mark"),
        ("sv", "draget ”Peru” gäller", None),
        ("it", "«Perù»", None),
        ("it", '"Perù"', "a quotation mark"),
        ("cs", "Hra is over, you win", "English"),
    ],
)
def test_errors_in_a_text_are_found(language: str, text: str, found: str | None) -> None:
    told = [*faults(text, language)]
    assert [line[: len(found or "")] for line in told] == ([found] if found else []), told


@pytest.mark.parametrize(
    ("text", "english", "found"),
    [
        ("Rot hat 1 Armee.", "Red has 1 army.", None),
        ("rot hat eine.", "Red has one.", "a small letter at the start"),
        ("Rot hat eine", "Red has one.", "the mark at the end is there in one language alone"),
        (" Rot", "Red", "a space at an edge in one language alone"),
        ("<b>Rot</b>", "Red", "what is bold or code in English is not, or the other way round"),
    ],
)
def test_errors_in_comparison_with_english_are_found(
    text: str, english: str, found: str | None
) -> None:
    assert [*unlike(text, english, "game-over", "de")] == ([found] if found else [])


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "You have 1 army there and 2 armies here.", None),
        ("en", "You have 1 armies there.", "a number and its word: 1 armies"),
        ("en", "You have 5 army there.", "a number and its word: 5 army"),
        ("en", "You have 0 army there.", "a number and its word: 0 army"),
        ("en", "21 more army each turn", "a number and its word: 21 more army"),
        ("en", "about 1 minutes", "a number and its word: 1 minutes"),
        ("en", "It is 1 of 3 armies.", None),
        ("en", "1 of 3 have voted.", "a number and its word: 1 of 3 have"),
        ("en", "1 army attack with 2 dice", "a number and its word: 1 army attack with"),
        ("en", "4 stay, 1 move to Peru", "a number and its word: 1 move to"),
        ("en", "setting up, 1 move, Red has won", None),
        ("en", "2 against 1 is a tie", None),
        ("en", "5 to 5 may move in", "a range with equal ends: 5 to 5"),
        ("en", "with 1 to 11 dice", None),
        ("en", "with 5–5 armies", "a range with equal ends: 5–5"),
        ("en", "This gives a 80% chance.", "an article and a number: a 8"),
        ("en", "This gives an 80% chance.", None),
        ("en", "This gives an 42% chance.", "an article and a number: an 4"),
        ("en", "a 11th army", "an article and a number: a 11"),
        ("sv", "Du har 1 arméer.", "a number and its word: 1 arméer"),
        ("sv", "1 till 1 tärning", "a range with equal ends: 1 till 1"),
        ("de", "Rot hat 1 Armee.", None),
        ("de", "Rot hat 1 Armeen.", "a number and its word: 1 Armeen"),
        ("de", "Rot hat 2 Armee.", "a number and its word: 2 Armee"),
        ("de", "1 von 3 haben abgestimmt.", "a number and its word: 1 von 3 haben"),
        ("it", "circa 1 minuti", "a number and its word: 1 minuti"),
        ("it", "1 restano", "a number and its word: 1 restano"),
        ("it", "sotto l’1%", None),
        ("it", "il 8%", "an article and a number: il 8"),
        ("cs", "Zbývá 5 karet.", None),
        ("cs", "Zbývá 2 karty.", None),
        ("cs", "Zbývá 5 karty.", "a number and its word: 5 karty"),
        ("cs", "Zbývá 21 karta.", "a number and its word: 21 karta"),
    ],
)
def test_numbers_agree_with_their_words(language: str, text: str, found: str | None) -> None:
    assert [*miscounted(text, language)] == ([found] if found else [])


@pytest.mark.parametrize("name", [*exceptions("number"), *exceptions("equal")])
def test_a_number_that_a_message_never_has_would_read_badly(name: str) -> None:
    """An exception must be needed, or it hides the next mistake."""
    assert any(
        [*miscounted(TAGS.sub("", render(Message(code, params), NAMES, language)), language)]
        for code, params in unexcused(name)
        for language in catalogs()
    )
