"""The little markup of lesson texts: paragraphs, lists ("- "), **strong**, *stressed*, `code`.

It is a part of Markdown, so notebooks take the texts as they are; pages get blocks or HTML.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

_RUN = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", re.DOTALL)


def blocks(text: str) -> list[dict[str, Any]]:
    """A text as JSON data: [{"kind": "p" or "li", "runs": [{"text"}]}].

    A run that is marked has the key "strong", "em" or "code".
    """
    found: list[dict[str, Any]] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in paragraph.splitlines() if line.strip()]
        words: list[str] = []
        for line in lines:
            if line.startswith("- "):
                _close(found, words)
                found.append({"kind": "li", "runs": [line[2:]]})
            elif found and found[-1]["kind"] == "li" and line is not lines[0] and not words:
                found[-1]["runs"][0] += " " + line  # a list entry that goes on
            else:
                words.append(line)
        _close(found, words)
    return [{"kind": block["kind"], "runs": _runs(block["runs"][0])} for block in found]


def _close(found: list[dict[str, Any]], words: list[str]) -> None:
    if words:
        found.append({"kind": "p", "runs": [" ".join(words)]})
        words.clear()


def _runs(text: str) -> list[dict[str, Any]]:
    runs: list[dict[str, Any]] = []
    place = 0
    for match in _RUN.finditer(text):
        if match.start() > place:
            runs.append({"text": text[place : match.start()]})
        for kind, words in zip(("strong", "em", "code"), match.groups(), strict=True):
            if words:
                runs.append({"text": words, kind: True})
        place = match.end()
    if place < len(text):
        runs.append({"text": text[place:]})
    return runs


def plain(text: str) -> str:
    """A text without its marks, for a terminal."""
    lines = []
    for block in blocks(text):
        words = "".join(run["text"] for run in block["runs"])
        lines.append(f"  • {words}" if block["kind"] == "li" else words)
    return "\n".join(lines)


def html(text: str) -> str:
    """A text as HTML; everything in it is escaped."""
    made: list[str] = []
    in_list = False
    for block in blocks(text):
        item = block["kind"] == "li"
        if item != in_list:
            made.append("<ul>" if item else "</ul>")
            in_list = item
        tag = "li" if item else "p"
        made.append(f"<{tag}>{''.join(map(_run_html, block['runs']))}</{tag}>")
    if in_list:
        made.append("</ul>")
    return "".join(made)


def _run_html(run: dict[str, Any]) -> str:
    words = escape(run["text"])
    for kind in ("strong", "em", "code"):
        if run.get(kind):
            return f"<{kind}>{words}</{kind}>"
    return words
