"""Catalogs: English is complete and sound, others say the same, and the page gets its part."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from risk_widget.messages import Message, catalog, languages, page_source, render, use_language
from risk_widget.messages.bundle import FUNCTIONS
from risk_widget.messages.catalog import entries
from tests.messages.pseudo import PSEUDO, pseudo

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
OF_A_LANGUAGE = ("territory-", "continent-")
"""The beginnings of ids that English need not have: boards have these names."""


class Uses(Visitor):
    """The functions, messages and terms that entries use."""

    def __init__(self) -> None:
        self.functions: set[str] = set()
        self.references: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def ids(text: str) -> list[str]:
    return [
        f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
        for entry in parsed(text).body
        if isinstance(entry, ast.Message | ast.Term)
    ]


def faults(text: str) -> list[str]:
    """The faults of a catalog by itself."""
    found = []
    for entry in parsed(text).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().splitlines()[0]
            found += [f"{first}: {note.message}" for note in entry.annotations]
    names = ids(text)
    found += [f"{name} is there {n} times" for name, n in Counter(names).items() if n > 1]
    uses = Uses()
    uses.visit(parsed(text))
    found += [f"{name}() is unknown" for name in uses.functions - {*FUNCTIONS, "NUMBER"}]
    found += [f"{name} is referred to" for name in uses.references - {*names}]
    return sorted(found)


def differences(text: str, english: str) -> list[str]:
    """Missing and surplus ids of a catalog; its terms may be its own."""
    ours, theirs = set(ids(text)), set(ids(english))
    lacks = [f"{name} is missing" for name in theirs - ours if name[0] != "-"]
    surplus = [
        f"{name} is not in English"
        for name in ours - theirs
        if name[0] != "-" and not name.startswith(OF_A_LANGUAGE)
    ]
    return sorted(lacks + surplus)


@pytest.mark.parametrize("language", languages())
def test_a_catalog_is_sound(language: str) -> None:
    assert faults(catalog.source(language)) == []


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"] or [PSEUDO])
def test_a_language_says_what_english_says(language: str) -> None:
    english = catalog.source("en")
    text = pseudo(english) if language == PSEUDO else catalog.source(language)
    assert differences(text, english) == []


def test_the_sections_are_in_their_order() -> None:
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
    assert differences("b = 1\n-t = 1\nterritory-peru = 1", "a = 1\n-u = 1") == [
        "a is missing",
        "b is not in English",
    ]


def test_the_language_of_the_tests_shows_what_comes_from_a_catalog() -> None:
    with catalog.add(PSEUDO, pseudo(catalog.source("en"))):
        assert faults(catalog.source(PSEUDO)) == []
        armies = Message("number-of-armies", {"armies": 2})
        assert render(armies, language=PSEUDO) == "2⟦ åŕɱîéš⟧"
        unknown = Message("unknown-card", {"word": "q", "meant": "x"})
        assert "'⟧q' ⟦(đîđ ýöû ɱéåñ '⟧x'" in render(unknown, language=PSEUDO)


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
def test_entries_are_those_that_the_parser_finds(text: str) -> None:
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
seat-red = Red
"""
SV = """
page-plain = Enkelt { -fras }
-fras = fras
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


def test_the_page_gets_in_english_what_a_language_lacks() -> None:
    with catalog.add("en", EN), catalog.add("sv", SV), use_language("sv"):
        sent = page_source()
        names = {"page-place", "page-plain", "number-of-armies", "army", "seat-red"}
        assert names_in(sent) == names | {"fras", "territory-brazil"}
        assert "Enkelt" in sent
        assert "Plain" not in sent
        assert ".genitive = Brasiliens" in sent
        assert page_source("en") != sent


@pytest.mark.parametrize("language", languages())
def test_the_page_gets_all_that_its_messages_refer_to(language: str) -> None:
    assert faults(page_source(language)) == []
