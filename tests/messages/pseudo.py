"""A language for tests: English in other letters, which reveals text that is in no catalog."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from risk_widget.messages import catalog, long_texts, use_language
from risk_widget.translations import originals

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fluent.syntax import ast

    from risk_widget.messages.long_texts import Slot

PSEUDO = "xx"
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçđéƒĝħîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĦÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
KEPT = ("gender",)
"""Attributes of messages that only selectors read."""
KEPT_IN_TEXTS = re.compile(r"(\{\{.+?\}\}|\$[a-z]\w*|`.+?`|\*\*|\n- |\n\s*\n|\*)")
"""The parts of long texts that are not words: computed numbers, variations, code, markup."""


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name
        # A part without letters, such as a comma or the space between two names, stays as it is.
        if any(letter.isalpha() for letter in node.value):
            node.value = f"⟦{node.value.translate(ACCENTED)}⟧"
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802 - Fluent's name
        return node if node.id.name in KEPT else self.generic_visit(node)


@cache
def pseudo(text: str) -> str:
    """Return a catalog with every text in other letters, but with the same names and numbers."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Pseudo().visit(resource))


def pseudo_texts(slots: Iterable[Slot]) -> str:
    """Return a file of long texts with every text in other letters.

    Computed values, code marks and the names within these marks are kept.
    """
    return "".join(
        f"{'.'.join(map(json.dumps, slot.path))} = {json.dumps(accented(slot.holder[slot.key]))}\n"
        for slot in slots
    )


def accented(text: str) -> str:
    """Return a text in other letters, except inside ``{{…}}`` and code marks."""
    parts = KEPT_IN_TEXTS.split(text)
    parts[::2] = [
        f"⟦{part.translate(ACCENTED)}⟧" if any(map(str.isalpha, part)) else part
        for part in parts[::2]
    ]
    return "".join(parts)


@contextmanager
def everything_in_other_letters() -> Iterator[None]:
    """Add the language for tests, with the catalog and files that a translator would write."""
    with ExitStack() as stack:
        stack.enter_context(catalog.add(PSEUDO, pseudo(catalog.source("en"))))
        for original, slots in originals().items():
            stack.enter_context(long_texts.add(original, PSEUDO, pseudo_texts(slots)))
        stack.enter_context(use_language(PSEUDO))
        yield
