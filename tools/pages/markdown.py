"""Markdown in the dialect of the pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

_SPECIAL = re.compile(r"([\\`*_\[\]{}<>|#$])")


def plain(text: str) -> str:
    """Escape a text so that Markdown shows it unchanged, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], name: str = "") -> str:
    """Build a table; the name is the class used for its style."""
    lines = [head, ["---"] * len(head), *rows]
    text = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{{.{name}}}\n{text}" if name else text


def fold(head: str, body: str) -> str:
    """Hide content until it is unfolded."""
    return f"<details>\n<summary>{head}</summary>\n\n{body}\n\n</details>"


class Page:
    """A page being written."""

    def __init__(self, title: str) -> None:
        self._parts = [f"# {title}"]

    def add(self, *parts: str) -> None:
        """Add parts separated by blank lines, leaving out empty ones."""
        self._parts += filter(None, parts)

    def toctree(self, entries: Iterable[str], caption: str = "") -> None:
        """Declare the pages that lie below this one."""
        head = f":caption: {caption}\n" if caption else ""
        listed = "\n".join(entries)
        self.add(f"```{{toctree}}\n:hidden:\n{head}\n{listed}\n```")

    def write(self, path: Path) -> None:
        """Write the page to a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n\n".join(self._parts) + "\n", encoding="utf-8")
