"""Write the files that the front end gets from Python: python tools/page_data.py [--check].

They are js/src/types.js, the types of the messages; js/src/controller/keptHead.js, the fields of a
kept game's head; js/src/styles/palette.css and js/src/glyphs.js, the colours and signs of the
board; js/src/map/labelSizes.js, the sizes of its tags and names; and in js/tests/fixtures
snapshots.json, snapshots from real games, and mapNames.json, the names on each board in each
language. With --check nothing is written; the exit code says whether all files are up to date.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import page_looks
import page_names
import page_scenes
import page_types

if TYPE_CHECKING:
    from pathlib import Path


def files() -> dict[Path, str]:
    """Map each generated file to its text."""
    return {
        page_types.TARGET: page_types.page_types(),
        page_types.KEPT_HEAD: page_types.kept_head(),
        page_looks.PALETTE: page_looks.palette(),
        page_looks.GLYPHS: page_looks.glyphs(),
        page_looks.LABEL_SIZES: page_looks.label_sizes(),
        page_scenes.TARGET: page_scenes.page_scenes(),
        page_names.TARGET: page_names.page_names(),
    }


def stale() -> list[str]:
    """List the files whose text is out of date."""
    return [
        path.name
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write the files, or check whether they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if parser.parse_args().check:
        if old := stale():
            sys.exit(f"not up to date, run python tools/page_data.py: {', '.join(old)}")
        return
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
