"""What the page is sent of a catalog."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from risk_widget.messages import catalog, page_source, use_language

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


def ids(text: str) -> set[str]:
    body = FluentParser().parse(text).body
    assert all(isinstance(entry, ast.Message | ast.Term) for entry in body), "no comments, no junk"
    return {entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)}


def test_it_gets_its_own_messages_names_and_what_they_refer_to() -> None:
    with catalog.add("en", EN):
        sent = page_source()
        assert ids(sent) == {"page-place", "page-plain", "number-of-armies", "army", "seat-red"}
        assert page_source() is sent


def test_what_a_language_lacks_is_sent_in_english() -> None:
    with catalog.add("en", EN), catalog.add("sv", SV), use_language("sv"):
        sent = page_source()
        names = {"page-place", "page-plain", "number-of-armies", "army", "seat-red"}
        assert ids(sent) == names | {"fras", "territory-brazil"}
        assert "Enkelt" in sent
        assert "Plain" not in sent
        assert ".genitive = Brasiliens" in sent
        assert page_source("en") != sent
