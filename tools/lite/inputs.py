"""What the static site is made of, and a short form of it: the same inputs are not built again."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

HERE = Path(__file__).resolve().parent


def inputs() -> Iterable[Path]:
    """The files of the project from which the site is made."""
    yield from sorted(HERE.glob("*"))
    yield ROOT / "pyproject.toml"
    for folder in ("risk_widget", "notebooks", "js/play"):
        for path in sorted((ROOT / folder).rglob("*")):
            if "__pycache__" not in path.parts and ".ipynb_checkpoints" not in path.parts:
                yield path


def fingerprint(python: Path, extra: Iterable[Path] = ()) -> str:
    """A hash of all that the site depends on."""
    digest = hashlib.sha256(str(python).encode())
    own = [(str(path.relative_to(ROOT)), path) for path in inputs()]
    for name, path in (*own, *((wheel.name, wheel) for wheel in extra)):
        if path.is_file():
            digest.update(name.encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
