"""The pages as plain Markdown next to their HTML, and a list of them for programs: `llms.txt`.

The pages that Sphinx makes from docstrings have no such text; `docs/python.md` leads through them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FIRST = "index.md"
LIST = "llms.txt"
WHOLE = "llms-full.txt"
# Files that are useless by themselves: a list for Sphinx, and the README, whose parts are on the
# first page.
LEFT_OUT = {"names.md", "README.md"}
# Markup that only Sphinx understands: directives, and classes of paragraphs.
TREE = re.compile(r"^```\{toctree\}\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
INCLUDE = re.compile(r"^```\{include\} (\S+)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
OPTION = re.compile(r'^:([\w-]+): "?(.*?)"?$', re.MULTILINE)
CLASSES = re.compile(r"^\{\.[\w.-]+\}\n", re.MULTILINE)
TAGS = re.compile(r"</?(?:details|summary|p|b|code|a|iframe)\b[^>]*>")
LINKED = re.compile(r'<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)</a>', re.DOTALL)
FENCED = re.compile(r"^```.*?^```\n", re.MULTILINE | re.DOTALL)
TARGET = re.compile(r"\[([^][]*)\]\([^)]*\)")
PICTURE = re.compile(r"!\[([^][]*)\]\([^)]*\)")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
# A table row, a list, a picture or a heading does not describe a page.
NO_SENTENCE = re.compile(r"[|#!>`:<*\-\d]")


class Chapter(NamedTuple):
    """A part of the site: its caption in the menu, and its pages, without suffix."""

    caption: str
    pages: list[str]


def write_plain_texts(sources: Path, site: Path) -> None:
    """Write the texts of the pages, and the list of them, into the built site."""
    for source in sorted(sources.rglob("*.md")):
        name = source.relative_to(sources).as_posix()
        if name not in LEFT_OUT:
            target = site / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(plain_text(source), encoding="utf-8")
    first = (sources / FIRST).read_text(encoding="utf-8")
    chapters = [each for each in chapters_of(first) if each.pages]
    (site / LIST).write_text(_list(site, chapters), encoding="utf-8")
    (site / WHOLE).write_text(_whole(site, chapters), encoding="utf-8")


def plain_text(source: Path) -> str:
    """Return a page's text without Sphinx's markup, and with words in place of pictures."""
    text = INCLUDE.sub(lambda found: _included(source.parent / found[1], found[2]), _read(source))
    text = CLASSES.sub("", COMMENT.sub("", TREE.sub("", text)))
    text = PICTURE.sub(r"*\1*", text)
    text = TAGS.sub("", LINKED.sub(r"[\2](\1)", text))
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def chapters_of(first: str) -> Iterator[Chapter]:
    """Yield the parts of the site from the text of its first page."""
    for found in TREE.finditer(first):
        options = dict(OPTION.findall(found[1]))
        lines = OPTION.sub("", found[1]).split()
        yield Chapter(options.get("caption", ""), lines)


def described(text: str) -> tuple[str, str]:
    """Return a page's title and its first sentence, without links."""
    title, _, rest = text.partition("\n")
    for paragraph in TARGET.sub(r"\1", FENCED.sub("", rest)).split("\n\n"):
        words = " ".join(paragraph.split())
        if len(words) > len("The rules") and not NO_SENTENCE.match(words):
            return title.lstrip("# "), re.split(r"(?<=[.!?:])\s", words, maxsplit=1)[0].rstrip(":")
    return title.lstrip("# "), ""


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _included(path: Path, given: str) -> str:
    text, options = _read(path), dict(OPTION.findall(given))
    if after := options.get("start-after"):
        text = text.partition(after)[2]
    return text.partition(options["end-before"])[0] if "end-before" in options else text


def _list(site: Path, chapters: list[Chapter]) -> str:
    """Return the list: an introduction, and the pages of each part with a sentence each."""
    title, about = described(_read(site / FIRST))
    lines = [f"# {title}", "", f"> {about}", "", f"All texts in one file: [{WHOLE}]({WHOLE})."]
    for caption, pages in chapters:
        lines += ["", f"## {caption}", ""]
        for page in pages:
            path = site / f"{page}.md"
            if path.is_file():
                name, sentence = described(_read(path))
                lines.append(f"- [{name}]({page}.md)" + (f": {sentence}" if sentence else ""))
    return "\n".join(lines) + "\n"


def _whole(site: Path, chapters: list[Chapter]) -> str:
    """Return the texts of all listed pages, one after the other."""
    names = [FIRST, *(f"{page}.md" for _, pages in chapters for page in pages)]
    parts = [
        f"<!-- {name} -->\n\n{_read(site / name)}" for name in names if (site / name).is_file()
    ]
    return "\n\n".join(parts)
