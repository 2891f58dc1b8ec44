"""Tests of choosing a language."""

from __future__ import annotations

import threading

import pytest

from risk_widget.messages import (
    Message,
    catalog,
    current_language,
    in_digits,
    languages,
    render,
    set_language,
    use_language,
)

WILD = Message("card-wild")


def test_english_is_available_and_the_default() -> None:
    assert "en" in languages()
    assert current_language() == "en"


def test_a_language_is_chosen_for_a_block() -> None:
    with catalog.add("fi", "card-wild = jokeri"):
        assert languages() == tuple(sorted({*languages(), "fi"}))
        with use_language("fi"):
            assert current_language() == "fi"
            assert render(WILD) == "jokeri"
            assert render(WILD, language="en") == "a wild card"
            with use_language("en"):
                assert render(WILD) == "a wild card"
        assert render(WILD) == "a wild card"
    assert "fi" not in languages()


def test_a_language_is_chosen_for_the_whole_program() -> None:
    told: list[str] = []
    with catalog.add("fi", "card-wild = jokeri"):
        set_language("fi")
        try:
            thread = threading.Thread(target=lambda: told.append(render(WILD)))
            thread.start()
            thread.join()
            with use_language("en"):
                told.append(render(WILD))
        finally:
            set_language(None)
    assert told == ["jokeri", "a wild card"]


@pytest.mark.parametrize("language", ["swedisch", "", "EN-us"])
def test_a_language_without_a_catalog_is_refused(language: str) -> None:
    for choose in (set_language, lambda wanted: use_language(wanted).__enter__()):
        with pytest.raises(ValueError, match=f"no catalog of the language '{language}'.* en"):
            choose(language)
    with pytest.raises(ValueError, match="catalog") as refused:
        render(WILD, language="english")
    assert str(refused.value) == (
        "There is no catalog of the language 'english' (did you mean 'en'?); "
        f"there are {', '.join(languages())}."
    )


def test_without_a_catalog_texts_are_english() -> None:
    with catalog.add("fi", "card-wild = jokeri"):
        set_language("fi")
    try:
        assert render(WILD) == "a wild card"
    finally:
        set_language(None)


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "1.5"), ("sv", "1,5"), ("de", "1,5"), ("it", "1,5"), ("cs", "1,5")],
)
def test_decimals_follow_the_language(language: str, written: str) -> None:
    with use_language(language):
        assert in_digits("1.5") == written
        assert in_digits("15") == "15"
