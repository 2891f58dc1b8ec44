"""The ids of a catalog's messages. This module needs Fluent."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast


def catalog_ids(text: str) -> list[str]:
    """The ids of messages, in their order, and with a "-" before them those of terms."""
    return [
        f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
        for entry in FluentParser(with_spans=False).parse(text).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
