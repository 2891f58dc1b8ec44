"""Every word of the translations is in a dictionary or in a short list of our own."""

from __future__ import annotations

import pytest

from tests.messages.spelling import own_words, unknown, words
from tests.messages.words_of_terms import OTHERS

MOST_OWN = 100


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_is_in_a_dictionary(language: str) -> None:
    assert [*unknown(language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_our_own_words_are_few_and_used(language: str) -> None:
    own = own_words(language) - own_words("every")
    assert len(own) <= MOST_OWN
    said = {part for word in words(language) for part in (word, *word.split("-"), *word.split("'"))}
    assert own <= {part.casefold() for part in said}


def test_a_word_that_is_misspelt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.messages.spelling.words", lambda _: {"Arrmee": "x", "Armee": "x"})
    assert [*unknown("de")] == [("Arrmee", "x")]
