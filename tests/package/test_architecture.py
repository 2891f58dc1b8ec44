"""What ARCHITECTURE.md names is there: files, and in them the functions and classes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
FLAT = re.sub(r"\s+", " ", TEXT)
# A name in backquotes, and its file after it, in brackets or behind a comma.
NAMED = re.findall(r"`([\w.]+)`(?: \(|, )`((?:risk_widget|js/src)/[\w/]+\.(?:py|js))`", FLAT)
FILES = sorted(set(re.findall(r"`((?:risk_widget|js|tests|tools)/[\w/.*-]+)`", TEXT)))


@pytest.mark.parametrize("file", FILES)
def test_every_file_that_is_named_is_there(file: str) -> None:
    assert list(ROOT.glob(file)), f"ARCHITECTURE.md names {file}, which is not there"


@pytest.mark.parametrize(("name", "file"), sorted(set(NAMED)))
def test_every_name_is_defined_in_its_file(name: str, file: str) -> None:
    code = (ROOT / file).read_text(encoding="utf-8")
    for part in name.split("."):
        defined = rf"(def|class|function|const) {part}\b|^{part}\b.*="
        assert re.search(defined, code, re.MULTILINE), f"{file} does not define {part}"


def test_the_walks_name_what_they_walk_through() -> None:
    assert len(set(NAMED)) > 30
