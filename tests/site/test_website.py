"""The documentation builds without a warning, is complete, and has working links."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
import website
from environment import ROOT
from pages import texts
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.rules.clauses import clauses
from risk_widget.rules.edition import edition_ids
from tests.hosts.static import StaticSite

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

LINK = r'<(?:a|form|link)\b[^>]*? (?:href|action)="([^"]*)"'


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the documentation, without the playable pages next to it."""
    folder = tmp_path_factory.mktemp("site") / "site"
    assert website.build_documentation(folder), "Sphinx had something to say: see above"
    return folder


def test_every_link_has_a_target(built: Path) -> None:
    """Sphinx has followed the links it knows; those tested here are written in HTML."""
    lessons = {f"lessons/{lesson}.html" for lesson in lesson_ids()}
    plays = {"index.html", "lab/index.html", *lessons}
    followed = 0
    for page in built.rglob("*.html"):
        for link in re.findall(LINK, page.read_text()):
            parts = urlsplit(html.unescape(link))
            if parts.scheme or not parts.path:
                assert parts.scheme in ("", "https")
                continue
            target = (page.parent / unquote(parts.path)).resolve()
            if target.is_relative_to(built / website.PLAY):
                assert target.relative_to(built / website.PLAY).as_posix() in plays, link
                for notebook in parse_qs(parts.query).get("path", ()):
                    assert (ROOT / "notebooks" / notebook).is_file(), link
            else:
                assert target.is_file(), f"{page}: {link}"
            followed += 1
    assert followed > 1000


def test_every_public_name_is_described(built: Path) -> None:
    pages = "".join(path.read_text() for path in (built / "api").glob("*.html"))
    described = re.findall(r'id="(risk_widget\.(?:lab\.|lessons\.)?\w+)"', pages)
    named = {f"{place.__name__}.{name}" for place in (rw, rw.lab) for name in place.__all__}
    named |= {f"risk_widget.lessons.{name}" for name in {*rw.lessons.__all__} - {*rw.__all__}}
    assert set(described) - {"risk_widget.lab", "risk_widget.lessons"} == {
        name for name in named if name.rpartition(".")[2] not in ("lab", "lessons", "__version__")
    }
    assert len(described) == len(set(described))
    assert 'id="risk_widget.Game.legal_actions"' in pages


def test_every_clause_is_described_alone_and_by_edition(built: Path) -> None:
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
    told = [step for step in steps if step.under().kind != "challenge"]  # different dice each time
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


def test_pages_have_their_text_next_to_them_for_programs(built: Path) -> None:
    """A text is plain Markdown without Sphinx's markup, and its links lead to other such texts."""
    texts = [path for path in built.rglob("*.md") if path.name != "index.md"]
    assert {path.name for path in (ROOT / "docs").glob("*.md")} <= {path.name for path in texts}
    for path in built.rglob("*.md"):
        text = path.read_text()
        assert text.startswith("# "), path
        special = r"\{include\}|\{toctree\}|^\{\.|<details|!\["
        assert re.search(special, text, re.MULTILINE) is None, path
        page = path.with_suffix(".html").read_text()
        assert f'type="text/markdown" href="{path.name}"' in page
        for link in re.findall(r"\]\(([^)#\s]+\.md)", text):
            assert (path.parent / link).is_file(), (path, link)


def test_programs_find_a_list_of_the_texts(built: Path) -> None:
    listed = (built / "llms.txt").read_text()
    assert listed.startswith("# risk_widget\n\n> The classic board game of 42 territories")
    names = re.findall(r"^- \[.+?\]\((\S+)\)", listed, re.MULTILINE)
    assert {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")} <= {*names}
    assert all((built / name).is_file() for name in names)
    assert listed.count("](") == len(names) + 1, "a sentence about a page leads somewhere else"
    whole = (built / "llms-full.txt").read_text()
    assert all(f"<!-- {name} -->" in whole for name in names)


def test_every_page_has_a_description(built: Path) -> None:
    """The description is the page's own, and as short as search engines show it."""
    told: dict[str, str] = {}
    for page in built.rglob("*.html"):
        found = re.findall(r'<meta name="description" content="([^"]+)"', page.read_text())
        assert len(found) == 1, page
        assert len(html.unescape(found[0])) <= 155
        assert found[0] not in told, (page, told[found[0]])
        told[found[0]] = str(page)
    assert len(told) > 80


def test_the_search_finds_the_text_of_a_clause(built: Path, browser: Browser) -> None:
    """A clause's anchor has a dot."""
    page = browser.new_page()
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    with StaticSite(built, "/docs/") as site:
        page.goto(f"{site.url}search.html?q=attack.armies")
        result = page.locator('#search-results li:has(a[href$="#attack.armies"]) .context').first
        expect(result).to_contain_text("armies", timeout=30_000)
        page.close()
    assert [text for text in told if "'[role=main] #attack.armies'" in text] == []


def test_the_first_pages_board_works_without_python(built: Path, browser: Browser) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    with StaticSite(built, "/docs/") as site:
        page.goto(f"{site.url}index.html")
        page.locator("iframe.board").scroll_into_view_if_needed()
        board = page.frame_locator("iframe.board").locator("[data-risk-widget]")
        board.locator('[data-action="story_next"]').click()
        expect(board.locator('[data-action="story_back"]')).to_be_visible()
        page.close()
    assert not [path for path in asked if path.startswith("/docs/play")]


def test_there_is_a_page_to_print_for_each_edition(built: Path) -> None:
    index = (built / "rules" / "index.html").read_text()
    sheets = (f"{edition}-beginners" for edition in edition_ids())
    for name in ("editions", *edition_ids(), *sheets):
        assert (built / "print" / f"{name}.html").is_file()
        assert f'href="../print/{name}.html"' in index


def test_the_steps_of_a_plan_link_to_the_pages_that_play(built: Path) -> None:
    plan = (built / "docs" / "teaching.html").read_text()
    address = "../play/lessons/04-combat.html?step=how-likely"
    assert re.search(rf'<a [^>]*href="{re.escape(address)}"', plan)


def test_no_page_loads_from_another_server(built: Path) -> None:
    """All files that a page loads by itself, including its style sheets, come from the site."""
    pages = "".join(path.read_text() for path in built.rglob("*.html"))
    loaded = r'<(?:img|script|source|iframe|link)\b[^>]*? (?:src|href)="(?:https?:)?//[^"]*'
    assert re.findall(loaded, pages) == []
    styles = "".join(path.read_text() for path in built.rglob("*.css"))
    assert styles
    assert re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", styles) == []
