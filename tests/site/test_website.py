"""The documentation: it builds without a warning, says what there is, and its links are right."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest
import website
from pages import texts
from pages.links import broken_links

import risk_widget as rw
from risk_widget.lessons.lesson_file import lesson_ids, load_source
from risk_widget.rules.clauses import clauses
from risk_widget.rules.edition import edition_ids

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation, without what plays beside it."""
    folder = tmp_path_factory.mktemp("site") / "site"
    assert website.build_documentation(folder), "Sphinx had something to say: see above"
    return folder


def test_every_link_leads_somewhere(built: Path) -> None:
    found = broken_links(built, website.PLAY)
    assert found.broken == []
    assert found.pages > 40
    assert found.links > 40 * found.pages


def test_every_public_name_is_described(built: Path) -> None:
    pages = "".join(path.read_text() for path in (built / "api").glob("*.html"))
    described = set(re.findall(r'id="risk_widget\.(\w+)"', pages))
    assert described == {name for name in rw.__all__ if name[0] != "_"}
    assert 'id="risk_widget.Game.legal_actions"' in pages


def test_every_clause_is_told_by_itself_and_by_edition(built: Path) -> None:
    for clause in clauses():
        group = built / "rules" / f"{clause.partition('.')[0]}.html"
        assert f'id="{clause}"' in group.read_text()
    for edition in edition_ids():
        told = (built / "rules" / f"{edition}.html").read_text()
        having = {row for row in clauses() if edition in clauses()[row].prints}
        assert set(re.findall(r'<section class="clause" id="([^"]+)"', told)) == having


@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_shows_its_boards_and_hides_its_answers(built: Path, name: str) -> None:
    page = (built / "lessons" / f"{name}.html").read_text()
    steps = load_source(name).steps
    told = [step for step in steps if step.under().kind != "challenge"]  # other dice each time
    assert page.count("<summary>Answer</summary>") == len(told)
    assert "<details open" not in page
    assert page.count("<img ") == len(steps)
    assert f"play/lessons/{name}.html" in page
    assert f"play/lab/index.html?path={name}.ipynb" in page


@pytest.mark.parametrize(
    ("repository", "shown"),
    [
        ("", "the `map` and [lessons](lessons.md)"),
        (
            "a/b",
            "the [`map`](https://github.com/a/b/tree/HEAD/tools/map) and [lessons](lessons.md)",
        ),
    ],
)
def test_sources_are_linked_only_where_they_are_public(
    repository: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "repository", lambda: repository)
    text = "the [`map`](../tools/map) and [lessons](lessons.md)"
    assert texts.with_links(text, "docs/editions.md", {"docs/lessons.md"}) == shown


def test_there_is_a_page_to_print_for_each_edition(built: Path) -> None:
    index = (built / "rules" / "index.html").read_text()
    for name in ("editions", *edition_ids()):
        assert (built / "print" / f"{name}.html").is_file()
        assert f'href="../print/{name}.html"' in index


def test_no_page_asks_another_server(built: Path) -> None:
    """Not by its style sheets either, which the check of links does not read."""
    styles = "".join(path.read_text() for path in built.rglob("*.css"))
    assert styles
    assert re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", styles) == []


GOOD = '<h2 id="here">Here</h2><a href="#here">here</a><a href="other.html#there">there</a>'
OTHER = '<p id="there"></p><a href="https://example.org/x">elsewhere</a><img src="picture.png">'


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A small site without a fault."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text(GOOD)
    (site / "other.html").write_text(OTHER)
    (site / "picture.png").touch()
    assert broken_links(site, "play").broken == []
    return site


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ('<a href="gone.html">', "no such file"),
        ('<a href="picture">', "no such file"),
        ('<a href="#gone">', "no such anchor"),
        ('<a href="other.html#here">', "no such anchor"),
        ('<a href="/other.html">', "leads to the top of the host"),
        ('<a href="http://example.org">', "not a well-formed address"),
        ('<a href="https://example">', "not a well-formed address"),
        ('<img src="https://example.org/picture.png">', "loaded from elsewhere"),
        ('<link rel="stylesheet" href="//example.org/style.css">', "loaded from elsewhere"),
        ('<a href="play/lab/index.html?path=gone.ipynb">', "no notebook gone.ipynb"),
        ('<a href="play/lab/index.html">', "no notebook ?"),
        ('<a href="play/tree/index.html">', "not a page that plays"),
        ('<a href="play/lessons/gone.html">', "not a page that plays"),
    ],
)
def test_a_broken_link_is_found(small: Path, link: str, problem: str) -> None:
    (small / "index.html").write_text(GOOD + link)
    (line,) = broken_links(small, "play").broken
    assert line.startswith("index.html: ")
    assert problem in line


def test_links_to_what_plays_are_followed_where_it_was_built(small: Path) -> None:
    (small / "index.html").write_text('<a href="play/lab/index.html?path=00-play.ipynb">')
    (small / "other.html").write_text(OTHER + '<a href="play/index.html?seed=7">')
    assert broken_links(small, "play").broken == []
    (small / "play" / "lab").mkdir(parents=True)
    (small / "play" / "lab" / "index.html").write_text('<a href="gone.html">')
    assert len(broken_links(small, "play").broken) == 2
    (small / "play" / "index.html").touch()
    (line,) = broken_links(small, "play").broken
    assert "no notebook 00-play.ipynb" in line
    (small / "play" / "files").mkdir()
    (small / "play" / "files" / "00-play.ipynb").touch()
    assert broken_links(small, "play").broken == []
    shutil.rmtree(small / "play" / "lab")
    (line,) = broken_links(small, "play").broken
    assert "no such file" in line
