"""The part of a catalog that the page needs: its own words, and what ids are called."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from risk_widget.messages.catalog import ENGLISH, source
from risk_widget.messages.rendering import language_or_english

PREFIXES: Final = (
    "page-",
    # What the functions of its sentences look up.
    *("seat-", "third-", "territory-", "continent-", "symbol-", "card-", "phase-", "list-"),
)
"""How the ids begin that are sent. What these refer to goes with them."""


def page_source(language: str | None = None) -> str:
    """The page's messages in a language, as text in Fluent's syntax; where it lacks one, English.

    Args:
        language: instead of the one that is chosen.

    Raises:
        MessageError: there is no catalog of the language that is asked for.
    """
    chosen = language_or_english(language)
    return _page_source(source(chosen), source(ENGLISH))


@lru_cache(maxsize=16)
def _page_source(text: str, english: str) -> str:
    from fluent.syntax import FluentParser, FluentSerializer, ast
    from fluent.syntax.visitor import Visitor

    class References(Visitor):
        """The messages and terms that an entry refers to; a term's name begins with "-"."""

        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
            self.found.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
            self.found.add(f"-{node.id.name}")
            self.generic_visit(node)

    def entries(text: str) -> dict[str, ast.Message | ast.Term]:
        found: dict[str, ast.Message | ast.Term] = {}
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                term = "-" if isinstance(entry, ast.Term) else ""
                found.setdefault(f"{term}{entry.id.name}", entry)
        return found

    known = entries(english) | entries(text)
    sent: dict[str, None] = {}
    ahead = [name for name in known if name.startswith(PREFIXES)]
    while ahead:
        name = ahead.pop(0)
        if name in known and name not in sent:
            sent[name] = None
            references = References()
            references.visit(known[name])
            ahead += sorted(references.found)
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(known[name]) for name in sent)
