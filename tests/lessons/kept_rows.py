"""A function that writes figures to a file, with one line for each of their subjects."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


def write_rows(file: Path, kept: Mapping[str, Any]) -> None:
    """Write the figures, one line per name, to a new file, and replace the old file with it."""
    lines = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in kept.items()]
    aside = file.with_suffix(".new")
    aside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    aside.replace(file)
