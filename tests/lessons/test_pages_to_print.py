"""Each page to print fits on one side of paper, and has only the rules of its edition."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.lessons.__main__ import main
from risk_widget.rules.edition import edition_ids

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

NAMES = (None, *edition_ids())


@pytest.mark.parametrize("edition", NAMES)
def test_the_page_fits_on_one_side(browser: Browser, edition: str | None) -> None:
    """The paper is A4, and no common font is wider than the one on the tests' machine."""
    page = browser.new_page()
    page.set_content(rw.lessons.summary_page(edition).html)
    printed = page.pdf(prefer_css_page_size=True)
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


@pytest.mark.parametrize("edition", NAMES)
def test_the_page_is_small_and_self_contained(edition: str | None) -> None:
    html = rw.lessons.summary_page(edition).html
    assert len(html) < 15_000
    assert "<script" not in html
    assert "http" not in html


def test_the_page_states_each_rule_as_the_edition_has_it() -> None:
    german, nordic = rw.lessons.summary_page("german"), rw.lessons.summary_page("nordic")
    assert "1 to 3 dice" in german.html
    assert "1 to 3 dice" not in nordic.html
    assert "3 against 3" in german.html
    assert "3 against 3" not in nordic.html
    house = rw.load_edition("nordic").variant(minimum_armies=4, name="At home")
    assert "at least 4" in rw.lessons.summary_page(house).html
    assert "at least 4.†" in rw.lessons.summary_page(house).html
    assert "† A house rule." in rw.lessons.summary_page(house).html
    assert "†" not in nordic.html
    assert repr(rw.lessons.summary_page(house)) == "<SummaryPage: At home: the rules on one page>"


def test_the_page_has_its_own_frame_in_a_notebook() -> None:
    shown = rw.lessons.summary_page("czech")._repr_html_()
    assert shown.startswith("<iframe ")
    assert shown.count("<") == 2


def test_a_command_writes_them_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", str(tmp_path / "sheets")]) == 0
    files = sorted(path.name for path in (tmp_path / "sheets").iterdir())
    named = [name for edition in edition_ids() for name in (edition, f"{edition}-beginners")]
    assert files == sorted(f"{name}.html" for name in ("editions", *named))
    assert "nordic.html" in capsys.readouterr().out


# ---- the sheet for beginners ---------------------------------------------------------------------


def words_of(html: str) -> list[str]:
    """Return the readable words of a page, except the names on its map."""
    bare = re.sub(r"<(head|svg)\b.*?</\1>", " ", html, flags=re.DOTALL)
    return re.sub(r"<[^>]+>", " ", bare).split()


@pytest.mark.parametrize("edition", edition_ids())
def test_the_sheet_for_beginners_is_short_and_fits_on_one_side(
    browser: Browser, edition: str
) -> None:
    sheet = rw.lessons.beginners_sheet(edition)
    assert 130 <= len(words_of(sheet.html)) <= 175
    assert "<script" not in sheet.html
    assert sheet.html.count("<svg") == 5  # the map and four pictures
    page = browser.new_page(viewport={"width": 320, "height": 640})
    page.set_content(sheet.html)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    printed = page.pdf(prefer_css_page_size=True)
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_the_numbers_on_the_sheet_are_the_editions() -> None:
    german, nordic = (rw.lessons.beginners_sheet(name).html for name in ("german", "nordic"))
    assert "may roll up to 3 dice." in german
    assert "may roll up to 2 dice." in nordic
    assert "<b>mission</b>" in nordic
    assert "<b>Once</b>" in nordic
    assert "<b>Once</b>" not in german
    house = rw.load_edition("nordic").variant(minimum_armies=4, name="At <b>home</b>")
    sheet = rw.lessons.beginners_sheet(house).html
    assert "<b>at least 4</b>" in sheet
    assert "At &lt;b&gt;home" in sheet or "At &amp;lt;b" in sheet
