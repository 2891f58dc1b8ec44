"""The project's description for a package index: the README, with links that work there.

A package index shows the text without the repository around it. So links to the repository's files
become addresses of the released version, or only their words while there is no public repository.
pyproject.toml names this file: every build of the package calls it.
"""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^][]*)\]\((?P<target>[^)\s]+)\)")
CODE = re.compile(r"^```.*?^```\n", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"<!--.*?-->\n", re.DOTALL)
ELSEWHERE = re.compile(r"[a-z]+:")


def _badges() -> ModuleType:
    """Load a program from this folder, which is not on the import path of the build."""
    spec = importlib.util.spec_from_file_location("badges", ROOT / "tools" / "badges.py")
    if spec is None or spec.loader is None:
        raise ImportError(f"{ROOT / 'tools' / 'badges.py'} cannot be read")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


badges = _badges()


def index_page(readme: str, address: str, version: str) -> str:
    """Return the README as a package index should show it.

    Args:
        readme: the text of README.md.
        address: the public repository as OWNER/NAME; "" if there is none yet.
        version: the version that is described.
    """

    def part(found: re.Match[str]) -> str:
        # Readers of the index have no checkout, so they get the package from the index.
        if found[1] == "doors" and not address:
            return ""
        write = badges.install("an index") if found[1] == "install" else found[2]
        return str(write).removesuffix("\n") + "\n"

    text = COMMENT.sub("", badges.MARKED.sub(part, readme))
    return re.sub(r"\n{3,}", "\n\n", with_addresses(text, address, f"v{version}"))


def with_addresses(text: str, address: str, at: str) -> str:
    """Return a text of the repository in which every link works anywhere.

    Args:
        text: Markdown, with paths from the top of the repository.
        address: the public repository as OWNER/NAME; "" if there is none yet.
        at: the tag or branch whose files the links lead to.
    """

    def link(found: re.Match[str]) -> str:
        target, words = found["target"], found["words"]
        if ELSEWHERE.match(target):
            # Use the tag in links to Binder, which has built the tag's image beforehand.
            return (
                found[0].replace(f"/{address}/HEAD?", f"/{address}/{at}?") if address else found[0]
            )
        if not address:
            return "" if found["picture"] else words
        path, mark, anchor = target.partition("#")
        if found["picture"]:
            return f"![{words}](https://raw.githubusercontent.com/{address}/{at}/{path})"
        where = badges.source_address(address, path or "README.md", at)
        return f"[{words}]({where}{mark}{anchor})"

    pieces, end = [], 0
    for code in CODE.finditer(text):
        pieces += [LINK.sub(link, text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*pieces, LINK.sub(link, text[end:])])


class IndexPage(MetadataHookInterface):
    """The hook that hatchling calls for the metadata of a wheel or an sdist."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description."""
        version = re.search(
            r'^__version__ = "(.+)"',
            (ROOT / "risk_widget" / "__init__.py").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        text = index_page(readme, badges.repository(), version[1] if version else "")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
