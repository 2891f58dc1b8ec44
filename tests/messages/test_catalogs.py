"""The English catalog is complete, the other languages match it, and the page gets its part."""

from __future__ import annotations

import re
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import risk_widget as rw
from risk_widget.messages import (
    Message,
    catalog,
    languages,
    long_texts,
    page_source,
    render,
    use_language,
)
from risk_widget.messages.catalog import UNFINISHED, catalogs, entries
from risk_widget.messages.form import differences, faults, missing, parsed
from risk_widget.messages.long_texts import source_beside
from risk_widget.rules.clauses import clause_data
from risk_widget.translations import state_of
from tests import rotation
from tests.messages import lagging
from tests.messages.pseudo import PSEUDO, pseudo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parents[2]
SECTIONS = [
    "Names",
    "Numbers and lists",
    "Engine: refusals",
    "Engine: legal actions",
    "Engine: incomes, sets, battles, wins",
    "Engine: positions",
    "The log",
    "Rules and editions",
    "Boards",
    "Notation",
    "Odds, bots and simulation",
    "Fair dice",
    "Review",
    "The laboratory",
    "Lessons",
    "Widget",
    "Pages of their own",
    "Page",
]


def ids(text: str) -> list[str]:
    return [
        f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
        for entry in parsed(text).body
        if isinstance(entry, ast.Message | ast.Term)
    ]


@pytest.mark.parametrize("language", catalogs())
def test_a_catalog_is_sound(language: str) -> None:
    assert faults(catalog.source(language), language) == []


@pytest.mark.parametrize("language", [*(name for name in catalogs() if name != "en"), PSEUDO])
def test_a_translation_has_the_same_content_as_english(language: str) -> None:
    english = catalog.source("en")
    text = pseudo(english) if language == PSEUDO else catalog.source(language)
    assert [*differences(text, english)] == []


@pytest.mark.parametrize("language", sorted({*catalogs()} - UNFINISHED))
def test_an_offered_language_may_only_lag_behind(
    language: str, record_property: Callable[[str, object], None]
) -> None:
    """Each language's catalog and long texts are free of faults, and their gaps are counted."""
    lagging.check(state_of(language), record_property)


def test_unfinished_languages_are_not_offered() -> None:
    assert {*languages()} == {*catalogs()} - UNFINISHED
    for language in UNFINISHED:
        assert state_of(language).missing, f"{language} is whole"
        with use_language(language):
            assert render(Message("seat-third")) != "the third army"


CLAUSES = "rules/clauses.toml"


@contextmanager
def lagging_swedish() -> Iterator[None]:
    """Within a block, leave two English sentences without a Swedish translation."""
    catalogue = entries(catalog.source("sv"))
    clauses = re.sub(r'(?<=^\["board.map"\]\n)text = .*\n', "", source_beside(CLAUSES, "sv"))
    kept = "".join(text for name, text in catalogue.items() if name != "game-over")
    with catalog.add("sv", kept), long_texts.add(CLAUSES, "sv", clauses):
        yield


def test_missing_texts_are_counted_until_a_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded: list[tuple[str, object]] = []

    def record(name: str, value: object) -> None:
        recorded.append((name, value))

    before = {*map(str, state_of("sv").missing)}
    with lagging_swedish():
        state = state_of("sv")
    assert {*map(str, state.missing)} - before == {
        "sv.ftl: game-over is missing",
        "rules/clauses.sv.toml: board.map.text is missing",
    }
    monkeypatch.delenv(rotation.ALL, raising=False)
    lagging.check(state, record)
    reports = [SimpleNamespace(user_properties=recorded), SimpleNamespace()]
    (line,) = lagging.counts(reports)
    assert line.startswith(f"sv: {len(before) + 2} missing (")
    monkeypatch.setenv(rotation.ALL, "1")
    with pytest.raises(AssertionError, match="game-over is missing"):
        lagging.check(state, record)


def test_an_error_in_a_translation_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A translation of a message that English doesn't have is refused."""
    monkeypatch.delenv(rotation.ALL, raising=False)
    with catalog.add("sv", f"{catalog.source('sv')}\ngame-under = Partiet är under.\n"):
        state = state_of("sv")
    with pytest.raises(AssertionError, match="game-under is not in English"):
        lagging.check(state, lambda *_: None)


def test_missing_texts_appear_in_english() -> None:
    """Missing messages and missing rules are read in English, and strict tests accept that."""
    with lagging_swedish(), use_language("sv"):
        assert render(Message("game-over")) == render(Message("game-over"), language="en")
        assert rw.clause("board.map").text == clause_data()["board.map"]["text"]


def test_the_sections_are_in_order() -> None:
    body = parsed(catalog.source("en")).body
    assert [e.content for e in body if isinstance(e, ast.ResourceComment)] == SECTIONS


def test_faults_are_found() -> None:
    assert faults("a = { B($c) } { d }\na = twice\n-t = { -u }\nbroken =\n") == [
        "-u is referred to",
        "B() is unknown",
        "a is there 2 times",
        'broken =: Expected message "broken" to have a value or attributes',
        "d is referred to",
    ]


TERMS = """
-army = { $form ->
   *[nominative] armada
    [plural] armády
 }
    .gender = f
-set = { $form ->
   *[nominative] sekvence
 }
territory-named = { $name }
    .from = z { $name }
territory-peru = Peru
territory-siam = Siam
    .in = v Siamu
"""


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ('{ -army(form: "plural") } { -army.gender ->\n [f] a\n *[m] b\n }', []),
        ('{ -army(form: "plurall") }', ["a: -army has no form plurall"]),
        ('{ -army(case: "plural") }', ["a: -army has no case plural"]),
        ("{ -army.sex ->\n [f] a\n *[m] b\n }", ["-army.sex is referred to"]),
        ('{ TERRITORY($t, case: "from") }', []),
        ('{ TERRITORIES($t, case: "in") }', ["a: TERRITORIES() has no in for territory-peru"]),
        ("{ $n ->\n [one] a\n *[other] b\n }", ["a: $n has no [few]", "a: $n has no [many]"]),
        ("{ $n ->\n [one] a\n [few] b\n [many] c\n *[other] d\n }", []),
        (
            "{ NUMBER_OF($n) ->\n [one] a\n [few] b\n [many] c\n [two] d\n *[other] e\n }",
            ["a: $n has [two], which cs has not"],
        ),
        ("{ $n ->\n [0] a\n *[other] b\n }", []),
        ("{ $way ->\n [one] a\n *[rested] b\n }", []),
        ("{ $way ->\n [yes] a\n [yes] b\n *[no] c\n }", ["a: [yes] is there twice"]),
    ],
)
def test_faults_of_forms_and_plurals_are_found(pattern: str, found: list[str]) -> None:
    unequal = "-set lacks the form plural"
    assert faults(f"{TERMS}a = {pattern}", "cs") == sorted([unequal, *found])


ENGLISH = """
a = { $n ->
    [one] { $n } army
   *[other] { $n } armies
 } of { SEAT($who) }
    .sub = { $x }
b = { a } { $more ->
    [yes] more
   *[no] { "" }
 }
seat-red = Red
"""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("-u = 1\nterritory-peru = 1\nseat-named = { $name }\n    .dative = { $name }", []),
        ("c = 1\n    .sub = 1", ["c is not in English"]),
        ("seat-red = Rot\n    .dative = Rot", []),
        (
            "a = { $n } { $who }\n    .dative = { $n } { $who }",
            ["a.dative is not in English, and nothing refers to it"],
        ),
        ("a = { $n } { $who }\n    .dative = { $n } { $who }\nb = { a.dative }", []),
        (
            "a = { $n } { $who }\n    .dative = { $n }\nb = { a.dative } { $who }",
            ["a.dative: $who"],
        ),
        ("a = { $n } { $whom }", ["a: there is no $whom", "a: $who is left out"]),
        ("a = 1 { SEAT($who) }", ["a: $n is left out"]),
        ("b = { $n } { SEAT($who) }", []),
        ("b = { $more }", ["b: $n is left out", "b: $who is left out"]),
        ("a = { $n ->\n [1] a\n *[other] b\n } { $who }", ["a: $n is selected by"]),
        ("a = { $n } { SEAT($who) }\n    .sub = { $y }", ["a.sub: there is no $y", "a.sub: $x is"]),
    ],
)
def test_differences_are_found(text: str, found: list[str]) -> None:
    told = [*differences(text, ENGLISH)]
    assert len(told) == len(found), told
    assert all(map(str.startswith, told, found)), told


def test_missing_messages_are_found() -> None:
    assert [*missing("b = 1\n-t = 1\na = 1", f"{ENGLISH}-t = 1\n-u = 1\n")] == ["a.sub", "seat-red"]


def test_the_test_language_marks_texts_from_a_catalog() -> None:
    with catalog.add(PSEUDO, pseudo(catalog.source("en"))):
        assert faults(catalog.source(PSEUDO)) == []
        armies = Message("number-of-armies", {"armies": 2})
        assert render(armies, language=PSEUDO) == "2⟦ åŕɱîéš⟧"
        unknown = Message("unknown-card", {"word": "q", "meant": "x"})
        assert "'⟧q' ⟦(đîđ ýöû ɱéåñ '⟧x'" in render(unknown, language=PSEUDO)


# ---- the glossary --------------------------------------------------------------------------------

GLOSSARY = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
COLUMNS = {"Swedish": "sv", "German": "de", "Italian": "it", "Czech": "cs"}


def glossary_words() -> dict[str, dict[str, str]]:
    """Return each language's words in the glossary's table of nouns, by the ids of their terms."""
    _, _, section = GLOSSARY.partition("## The words in other languages")
    table = section.partition("\n|")[2].partition("\n\n")[0]
    head, _, *rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in table.split("\n")
    ]
    assert head[0] == "English"
    return {
        COLUMNS[column]: {f"-{row[0].replace(' ', '-')}": row[number] for row in rows}
        for number, column in enumerate(head)
        if column in COLUMNS
    }


@pytest.mark.parametrize("language", COLUMNS.values())
def test_the_terms_of_the_catalogs_are_words_of_the_glossary(language: str) -> None:
    source, words = catalog.source(language), glossary_words()[language]
    terms = [name for name in entries(source) if name.startswith("-")]
    said = "".join(f"said{name} = {{ {name} }}\n" for name in terms)
    with catalog.add(language, source + said):
        basic = {name: render(Message(f"said{name}"), language=language) for name in terms}
    # A language that has one word for two terms defines only one term.
    assert basic == {name: words[name] for name in terms}
    assert len({*basic.values()}) == len(basic), "a word stands twice"


@pytest.mark.parametrize("language", COLUMNS.values())
def test_every_term_is_used(language: str) -> None:
    source = catalog.source(language)
    terms = {name for name in entries(source) if name.startswith("-")}
    assert terms == {*re.findall(r"\{ (-[\w-]+)(?=[ (.])", source)}


# ---- entries -------------------------------------------------------------------------------------

TRICKY = """
### About the file

# About a message
plain = One = two
-term = a term
    .gender = f
wide   = { $n ->
    [one] one
   *[other] { $n } others
}

last =
    In a line of its own

    and another, plain = { plain }
"""


@pytest.mark.parametrize("text", [TRICKY, catalog.source("en")], ids=["tricky", "en"])
def test_the_entries_agree_with_the_parser(text: str) -> None:
    whole = {
        f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}": entry
        for entry in FluentParser(with_spans=False).parse(text).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    assert list(entries(text)) == list(whole)
    say = FluentSerializer().serialize_entry
    for name, source in entries(text).items():
        entry = whole[name]
        entry.comment = None
        assert say(FluentParser(with_spans=False).parse_entry(source)) == say(entry), name


def test_the_first_of_two_entries_counts() -> None:
    assert entries("a = 1\nb = 2\na = 3\n") == {"a": "a = 1\n", "b": "b = 2\n"}


# ---- the page ------------------------------------------------------------------------------------

EN = """
# Said in the kernel alone.
only-kernel = No
page-place = Place { number-of-armies } on { TERRITORY($t) }.
page-plain = Plain
number-of-armies =
    { $armies ->
        [one] { $armies } { -army }
       *[other] { $armies } armies
    }
-army = army
-unused = never sent
seat-red = Red
"""
SV = """
page-plain = Enkelt { -fras }
-fras = { -ord(form: "plural") } i rad
-ord = { $form ->
   *[singular] ord
    [plural] ord
 }
-other = sänds aldrig
territory-brazil = Brasilien
    .genitive = Brasiliens
"""


def names_in(text: str) -> set[str]:
    assert all(isinstance(entry, ast.Message | ast.Term) for entry in parsed(text).body)
    return {name.lstrip("-") for name in ids(text)}


def test_the_page_gets_its_own_messages_and_names() -> None:
    with catalog.add("en", EN):
        sent = page_source()
        assert names_in(sent) == {
            "page-place",
            "page-plain",
            "number-of-armies",
            "army",
            "seat-red",
        }
        assert page_source() is sent


def test_the_page_gets_missing_texts_in_english() -> None:
    with catalog.add("en", EN), catalog.add("sv", SV), use_language("sv"):
        sent = page_source()
        names = {"page-place", "page-plain", "number-of-armies", "army", "seat-red"}
        assert names_in(sent) == names | {"fras", "ord", "territory-brazil"}
        assert "Enkelt" in sent
        assert "Plain" not in sent
        assert ".genitive=Brasiliens" in sent
        assert page_source("en") != sent


@pytest.mark.parametrize("language", catalogs())
def test_the_page_gets_everything_that_its_messages_refer_to(language: str) -> None:
    # On the page, English messages fill a language's gaps, with English plural forms.
    found = faults(page_source(language), language)
    assert [fault for fault in found if fault.endswith(" is referred to")] == []
