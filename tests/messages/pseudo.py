"""A language for tests: English with other letters, so that what is not from a catalog shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

if TYPE_CHECKING:
    from fluent.syntax import ast

PSEUDO = "xx"
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçđéƒĝħîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĦÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
KEPT = ("gender",)
"""Attributes that selectors read, and nobody else."""


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name
        # A part without a letter, such as a comma or the space between two names, stays as it is.
        if any(letter.isalpha() for letter in node.value):
            node.value = f"⟦{node.value.translate(ACCENTED)}⟧"
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802 - Fluent's name
        return node if node.id.name in KEPT else self.generic_visit(node)


def pseudo(text: str) -> str:
    """A catalog in which every text has other letters; names, numbers and the rest are kept."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Pseudo().visit(resource))
