"""All files that the documentation names exist, as do the contents that ARCHITECTURE.md names."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
FLAT = re.sub(r"\s+", " ", TEXT)
# A name in backquotes, with its file in brackets or after a comma.
NAMED = re.findall(r"`([\w.]+)`(?: \(|, )`((?:risk_widget|js/src)/[\w/]+\.(?:py|js))`", FLAT)
FILES = sorted(set(re.findall(r"`((?:risk_widget|js|tests|tools)/[\w/.*-]+)`", TEXT)))


def test_every_file_named_in_a_text_exists() -> None:
    missing = [file for file in FILES if not any(ROOT.glob(file))]
    assert not missing, "\n".join(missing)


def test_every_name_is_defined_in_its_file() -> None:
    def is_defined(name: str, file: Path) -> bool:
        defined = rf"(def|class|function|const) {name}\b|^{name}\b.*="
        code = file.read_text(encoding="utf-8") if file.exists() else ""
        return re.search(defined, code, re.MULTILINE) is not None

    missing = [
        f"{file} does not define {part}"
        for name, file in sorted(set(NAMED))
        for part in name.split(".")
        if not is_defined(part, ROOT / file)
    ]
    assert not missing, "\n".join(missing)


# Files that a reader of the documentation writes or receives.
EXAMPLES = {
    *("harbour.toml", "fi.ftl", "pt-BR.ftl", "my-lesson.toml", "my-lesson.sv.toml"),
    *("scores.html", "progress.version-1.json", "sbom.cdx.json"),
}
FILE_NAME = re.compile(
    r"`((?:[\w-]+/)*[\w-][\w.-]*\.(?:py|js|mjs|css|toml|ftl|json|html|md|ipynb|yml|txt))`"
)


def unknown_files(text: str) -> set[str]:
    """Return the names of files in a text, with or without a folder, that the project lacks."""
    there = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    ends = {end for name in there.stdout.splitlines() for end in endings(name)}
    return {*FILE_NAME.findall(text)} - ends


def endings(name: str) -> set[str]:
    """Return the ways to name a file: alone, and with one or more of its folders."""
    parts = name.split("/")
    return {"/".join(parts[first:]) for first in range(len(parts))}


def test_every_file_named_in_the_documentation_exists() -> None:
    texts = "\n".join(path.read_text(encoding="utf-8") for path in documents())
    assert unknown_files(texts) == EXAMPLES


def documents() -> list[Path]:
    """Return all texts that are written for people to read."""
    folders = ("", "docs", "docs/decisions", "examples", "js", "tools/map", "tools/pages")
    return [path for folder in folders for path in sorted((ROOT / folder).glob("*.md"))]


def test_a_missing_file_is_found() -> None:
    text = "`seats.py` and `votes.py`, `table/seats.py`, `chairs/seats.py`, `rw.odds`, `*.toml`"
    assert unknown_files(text) == {"votes.py", "chairs/seats.py"}


def test_the_walkthroughs_name_their_functions_and_files() -> None:
    assert len(set(NAMED)) > 30
    assert len(FILES) > 100
