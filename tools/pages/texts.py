"""The repository's texts, included as pages with working links.

A link from one of them to another stays as it is. Anything that is not a page of the site, such as
a folder of the sources, is linked to if the repository is public, and otherwise only named.
"""

from __future__ import annotations

import re
import shutil
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from badges import repository, source_address

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent

PICTURES = tuple(
    f"docs/{path.name}"
    for path in sorted((ROOT / "docs").iterdir())
    if path.suffix in {".gif", ".png", ".webp"}
)
# A placeholder on the first page for the texts below docs that the page does not name.
OTHERS = "other-texts"
LINK = re.compile(r"\[(?P<label>[^][]*)\]\((?P<target>[^)\s#]+)(?P<rest>[^)]*)\)")
FENCE = re.compile(r"^( *)(`{3,})")


def texts() -> list[str]:
    """Return the texts, whole or in part, that become pages, by path in the repository."""
    docs = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md"))
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *docs]


def write_texts(folder: Path) -> None:
    """Write the repository's texts, and the pages that frame them, into the folder of sources."""
    taken = texts()
    # The README is split over several pages, so no single page can be linked to.
    pages = {*taken, *PICTURES} - {"README.md"}
    for name in taken:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / name).read_text(encoding="utf-8")
        target.write_text(with_links(text, name, pages), encoding="utf-8")
    for name in PICTURES:
        shutil.copy2(ROOT / name, folder / name)
    for path in sorted(HERE.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        # A new text appears on the site even if nobody has given it a place yet.
        rest = [name.removesuffix(".md") for name in taken if name.startswith("docs/")]
        rest = [name for name in rest if name not in text]
        (folder / path.name).write_text(text.replace(OTHERS, "\n".join(rest)), encoding="utf-8")


def with_links(text: str, name: str, taken: set[str]) -> str:
    """Point links to anything not included to the public repository."""
    return "".join(
        part if code else LINK.sub(lambda found: _link(found, name, taken), part)
        for part, code in _parts(text)
    )


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """Split a text into runs of lines, each marked as code or not."""
    for code, lines in groupby(_lines(text), key=itemgetter(1)):
        yield "".join(line for line, _ in lines), code


def _lines(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each line, and whether it is code."""
    fence = ""
    for line in text.splitlines(keepends=True):
        found = FENCE.match(line)
        yield line, bool(fence or found)
        if found and not fence:
            fence = found[2]
        elif fence and line.strip() == fence:
            fence = ""


def _link(found: re.Match[str], name: str, taken: set[str]) -> str:
    target = found["target"]
    if re.match(r"[a-z]+:", target):
        return found[0]
    path = (ROOT / name).parent.joinpath(target).resolve()
    # Sphinx complains about links to missing files, or to files that are not ours.
    if not path.exists() or not path.is_relative_to(ROOT):
        return found[0]
    inside = path.relative_to(ROOT).as_posix()
    if inside in taken:
        return found[0]
    if inside.startswith("notebooks/") and inside.endswith(".ipynb"):
        # The page plays next to the documentation, in the reader's browser.
        up = "../" * name.count("/")
        label = re.sub(r"`([^`]*)`", r"<code>\1</code>", found["label"])
        return f'<a href="{up}play/lab/index.html?path={path.name}">{label}</a>'
    if not repository():
        return found["label"]
    return f"[{found['label']}]({source_address(repository(), inside)}{found['rest']})"
