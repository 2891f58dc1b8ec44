"""The catalogs: English is whole and sound, and the others say the same."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from risk_widget.messages import Message, catalog, languages, render
from risk_widget.messages.bundle import FUNCTIONS
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
"""What a language may have beyond English, where boards bring their own names."""


class Uses(Visitor):
    """What entries use: functions, and the messages and terms that they refer to."""

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
    """What is wrong with a catalog by itself."""
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
    """What a catalog lacks, and has beyond English; its own terms are its own affair."""
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
        error = Message("language-unknown", {"language": "q", "meant": None, "known": ["en", "xx"]})
        assert "“⟧q”⟦; " in render(error, language=PSEUDO)
