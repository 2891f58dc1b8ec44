"""A language for tests: English in other letters, which shows what no catalog contains."""

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
"""Attributes that only selectors read."""
KEPT_IN_TEXTS = re.compile(r"(\{\{.+?\}\}|\$[a-z]\w*|`.+?`|\*\*|\n- |\n\s*\n|\*)")
"""Parts of long texts that are no words: numbers to compute, variations, code, markup."""


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name
        # A part without a letter, such as a comma or the space between two names, stays as it is.
        if any(letter.isalpha() for letter in node.value):
            node.value = f"⟦{node.value.translate(ACCENTED)}⟧"
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802 - Fluent's name
        return node if node.id.name in KEPT else self.generic_visit(node)


@cache
def pseudo(text: str) -> str:
    """A catalog in which every text has other letters; names, numbers and the rest are kept."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Pseudo().visit(resource))


def pseudo_texts(slots: Iterable[Slot]) -> str:
    """The file of long texts in which every text has other letters.

    What the engine works out, code marks and names of the board between them are kept as they are.
    """
    return "".join(
        f"{'.'.join(map(json.dumps, slot.path))} = {json.dumps(accented(slot.holder[slot.key]))}\n"
        for slot in slots
    )


def accented(text: str) -> str:
    """A text with other letters, outside of ``{{…}}`` and code marks."""
    parts = KEPT_IN_TEXTS.split(text)
    parts[::2] = [
        f"⟦{part.translate(ACCENTED)}⟧" if any(map(str.isalpha, part)) else part
        for part in parts[::2]
    ]
    return "".join(parts)


@contextmanager
def everything_in_other_letters() -> Iterator[None]:
    """Speak that language, with the catalog and the files that a translator would write."""
    with ExitStack() as stack:
        stack.enter_context(catalog.add(PSEUDO, pseudo(catalog.source("en"))))
        for original, slots in originals().items():
            stack.enter_context(long_texts.add(original, PSEUDO, pseudo_texts(slots)))
        stack.enter_context(use_language(PSEUDO))
        yield
