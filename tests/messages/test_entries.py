"""A catalog is cut where Fluent's own parser finds its messages."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from risk_widget.messages import catalog
from risk_widget.messages.catalog import entries, names_in

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
def test_each_message_is_what_the_parser_finds(text: str) -> None:
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


def test_the_first_of_two_counts() -> None:
    assert entries("a = 1\nb = 2\na = 3\n") == {"a": "a = 1\n", "b": "b = 2\n"}


def test_references_are_found_wherever_they_can_stand() -> None:
    source = 'a = { b } { -c(case: "x") } { F(d, e: f) } { g.h -> [i] j *[k] { NUMBER($l) } }\n'
    assert {"b", "-c", "d", "f", "g"} <= set(names_in(source))
    assert not {"a", "h", "i", "j", "k", "l"} & set(names_in(source))
