"""Follow every link of a built site: files and anchors on it must be there.

Addresses elsewhere are only looked at, never asked, and no page may load anything from there.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

# What a page loads by itself, and what a reader follows.
LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}
FOLLOWED = {("a", "href"), ("form", "action")}
HOST = re.compile(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}", re.IGNORECASE)


class Links(NamedTuple):
    """What was found on a site: its pages, the links on them, and a line for each broken one."""

    pages: int
    links: int
    broken: list[str]


class _Page(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[str, bool]] = []
        self.anchors: set[str] = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value or "")
            elif (tag, name) in LOADED | FOLLOWED:
                self.links.append((value or "", (tag, name) in LOADED))


def broken_links(site: Path, play: str) -> Links:
    """Follow the links of all pages of a site.

    ``play`` is the folder of what plays there, whose own pages are not read. If it has not been
    built, links into it are only compared with the lessons and notebooks that there would be.
    """
    pages = {
        path: _Page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path.relative_to(site).parts[0] != play
    }
    broken, count = [], 0
    for path, page in pages.items():
        for link, loaded in page.links:
            count += 1
            problem = _problem(link, path, site, pages, loaded=loaded, play=play)
            if problem:
                broken.append(f"{path.relative_to(site)}: {link}: {problem}")
    return Links(len(pages), count, broken)


def _problem(
    link: str, path: Path, site: Path, pages: Mapping[Path, _Page], *, loaded: bool, play: str
) -> str:
    """What is wrong with a link; "" if it is right."""
    parts = urlsplit(link)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        if loaded:
            return "loaded from elsewhere"
        right = parts.scheme == "https" and HOST.fullmatch(parts.netloc)
        return "" if right else "not a well-formed address"
    if parts.path.startswith("/"):
        return "leads to the top of the host, where the site may not be"
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_relative_to(site.resolve() / play):
        return _play_problem(parts.path, parts.query, site / play)
    if not target.is_file():
        return "no such file"
    if target in pages and unquote(parts.fragment) not in pages[target].anchors:
        return "no such anchor"
    return ""


def _play_problem(path: str, query: str, folder: Path) -> str:
    """What is wrong with a link to a page that plays, or that opens a notebook."""
    from pages.texts import ROOT

    from risk_widget.lessons.lesson_file import lesson_ids

    entry = path.partition(f"{folder.name}/")[2]
    if entry in ("index.html", *(f"lessons/{lesson}.html" for lesson in lesson_ids())):
        return "" if not folder.exists() or (folder / entry).is_file() else "no such file"
    if entry not in ("lab/index.html", "notebooks/index.html"):
        return "not a page that plays"
    if folder.exists() and not (folder / entry).is_file():
        return "no such file"
    notebooks = folder / "files" if folder.exists() else ROOT / "notebooks"
    missing = [
        name for name in parse_qs(query).get("path", ["?"]) if not (notebooks / name).is_file()
    ]
    return f"no notebook {missing[0]}" if missing else ""
