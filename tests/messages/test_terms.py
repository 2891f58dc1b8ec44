"""The translations use the glossary's words, and no other words for the same things."""

from __future__ import annotations

import pytest

from risk_widget.messages import catalog
from tests.messages import words_of_terms
from tests.messages.words_of_terms import OTHERS, exceptions, findings, pairs

MOST_EXCEPTIONS = 10


@pytest.mark.parametrize("language", OTHERS)
def test_words_are_translated_as_in_the_glossary(language: str) -> None:
    assert [*findings(language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_exceptions_are_few_and_needed(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = exceptions(language)
    assert len(allowed) <= MOST_EXCEPTIONS
    assert all(allowed.values())
    monkeypatch.setattr(words_of_terms, "exceptions", lambda _: {})
    assert {finding.place for finding in findings(language)} == {*allowed}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("game-over = Die Partie in diesem Gebiet ist aus.", ["territory", "instead: Gebiet"]),
        ("place-none-left = Es gibt nichts mehr aufzustellen.", ["army", "missing"]),
    ],
)
def test_a_missing_or_different_word_is_found(text: str, found: list[str]) -> None:
    pairs.cache_clear()
    try:
        with catalog.add("de", f"{text}\n{catalog.source('de')}"):
            assert [[finding.term, finding.what] for finding in findings("de")] == [found]
    finally:
        pairs.cache_clear()
