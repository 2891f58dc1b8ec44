"""Every message in every language accepts every kind of value and reads well."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_widget.messages import Message, catalog
from risk_widget.messages.catalog import catalogs
from risk_widget.messages.form import missing
from tests.messages.proofreading import all_faults, faults, unlike
from tests.messages.samples import NAMES, SEATS, parameters_of, patterns, readings


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
        ("Rot hat 1 Armeen.", "Red has 1 army.", "a number and its noun: 1 Armeen"),
        ("Rot hat 2 Armee.", "Red has 2 armies.", "a number and its noun: 2 Armee"),
        # A sentence needs no singular if its number is never one.
        ("Rot hat 1 Armeen.", "Red has 1 armies.", None),
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


def test_a_number_of_five_takes_the_genitive_in_czech() -> None:
    told = [
        [*unlike(f"Zbývá {number}.", "x.", "game-over", "cs")]
        for number in ("5 karet", "2 karty", "5 karty", "21 karta")
    ]
    assert [bool(lines) for lines in told] == [False, False, True, True]
