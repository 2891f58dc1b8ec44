"""A language writes each sign in the same way in sentences, clauses and lessons."""

from __future__ import annotations

import datetime as dt
import re
from pathlib import Path

import pytest

from risk_widget.messages import use_language
from risk_widget.practice.days import written_day

ROOT = Path(__file__).resolve().parents[2] / "risk_widget"
APOSTROPHES = {"en": "'", "it": "’", "sv": "", "de": "’", "cs": ""}
"""The apostrophe of each language, if it has one."""
LONG_TEXTS = ("rules/clauses", "rules/editions/*", "course/data/*")


def texts(language: str) -> dict[str, str]:
    """Return the lines of all texts of a language by file and number, without comments."""
    tail = "" if language == "en" else f".{language}"
    files = [ROOT / f"messages/{language}.ftl"]
    for name in LONG_TEXTS:
        found = [*ROOT.glob(f"{name}{tail}.toml")]
        files += [path for path in found if tail or path.name.count(".") == 1]
    assert len(files) > 10
    return {
        f"{path.name}:{number}": line
        for path in files
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if not line.lstrip().startswith("#")
    }


@pytest.mark.parametrize("language", APOSTROPHES)
def test_an_apostrophe_is_written_one_way(language: str) -> None:
    """Only marks between two letters are checked, since these can't be quotation marks."""
    wrong = "[" + "".join({"'", "’"} - {APOSTROPHES[language]}) + "]"
    odd = re.compile(rf"(?<=[^\W\d_]){wrong}(?=[^\W\d_])")
    assert {place: line for place, line in texts(language).items() if odd.search(line)} == {}


@pytest.mark.parametrize("language", APOSTROPHES)
def test_a_number_directly_follows_its_sign(language: str) -> None:
    """A minus is not a hyphen, and ± has spaces only between two numbers."""
    minus = re.compile(r"(?:^|[\s(=])-(?=\d|\{ (?:\$|NUMBER))")
    apart = re.compile(r"(?<![\w}] )± ")
    found = {
        place: line
        for place, line in texts(language).items()
        if minus.search(line) or apart.search(line)
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "28 November 2026"),
        ("sv", "28 november 2026"),
        ("de", "28. November 2026"),
        ("it", "28 novembre 2026"),
        ("cs", "28. listopadu 2026"),
    ],
)
def test_a_day_is_written_as_people_write_it(language: str, written: str) -> None:
    with use_language(language):
        assert written_day(dt.date(2026, 11, 28)) == written
        days = {written_day(dt.date(2026, month, 3)) for month in range(1, 13)}
    assert len(days) == 12
