"""Record that the other hosts' tests have passed with the current versions of the files they use.

These tests take a third of the whole run, and only some files can break them. When they have
passed, the digest of those files is written to `tests/hosts/proven.txt`, to be committed. As long
as it stays the same, an ordinary run leaves the tests out and says so. The nightly run and the one
before a release never leave them out.
"""

from __future__ import annotations

import hashlib
import tomllib
from typing import TYPE_CHECKING, Any

from environment import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROOF = ROOT / "tests" / "hosts" / "proven.txt"

INPUTS = (
    "binder/*",
    "docs/teaching/*",
    "js/build.mjs",
    "js/play/**/*",
    "js/table/**/*",
    "risk_widget/static/*",
    "risk_widget/widget/standalone_page.py",
    "tests/hosts/*.*",
    "tools/binder.py",
    "tools/hosts.py",
    "tools/lite/**/*",
)
"""The files that only the other hosts use, and files that they use unchanged."""

TABLES = (
    *("build-system", "project", "tool.hatch"),
    *(f"dependency-groups.{name}" for name in ("graders", "hosts", "lite")),
)
"""The tables of pyproject.toml that say how the package and the other hosts are installed."""


def digest(root: Path = ROOT) -> str:
    """Return the digest of the hosts' inputs in a folder."""
    total = hashlib.sha256()
    for part in _parts(root):
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()


def _parts(root: Path) -> Iterator[bytes]:
    """Yield each input's path and content, and the tables of pyproject.toml."""
    found = {path for pattern in INPUTS for path in root.glob(pattern) if path.is_file()}
    for path in sorted(found):
        if path.name != PROOF.name and path.suffix not in {".pyc", ".map"}:
            yield path.relative_to(root).as_posix().encode()
            yield path.read_bytes()
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    for name in TABLES:
        table: Any = project
        for key in name.split("."):
            table = table.get(key, {})
        yield repr(table).encode()


def are_proven() -> bool:
    """Return whether the tests have passed with the inputs as they are now."""
    return PROOF.is_file() and PROOF.read_text(encoding="utf-8").strip() == digest()


def note() -> None:
    """Record that the tests have passed with the inputs as they are now."""
    PROOF.write_text(f"{digest()}\n", encoding="utf-8")
