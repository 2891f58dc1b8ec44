"""What ARCHITECTURE.md names is there: files, and in them the functions and classes."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
FLAT = re.sub(r"\s+", " ", TEXT)
# A name in backquotes, and its file after it, in brackets or behind a comma.
NAMED = re.findall(r"`([\w.]+)`(?: \(|, )`((?:risk_widget|js/src)/[\w/]+\.(?:py|js))`", FLAT)
FILES = sorted(set(re.findall(r"`((?:risk_widget|js|tests|tools)/[\w/.*-]+)`", TEXT)))


def test_every_file_that_is_named_is_there() -> None:
    assert [file for file in FILES if not any(ROOT.glob(file))] == []


def test_every_name_is_defined_in_its_file() -> None:
    def is_defined(name: str, code: str) -> bool:
        defined = rf"(def|class|function|const) {name}\b|^{name}\b.*="
        return re.search(defined, code, re.MULTILINE) is not None

    assert [
        f"{file} does not define {part}"
        for name, file in sorted(set(NAMED))
        for part in name.split(".")
        if not is_defined(part, (ROOT / file).read_text(encoding="utf-8"))
    ] == []


def test_the_walks_name_what_they_walk_through() -> None:
    assert len(set(NAMED)) > 30
    assert len(FILES) > 100
