"""The README's links that play: none before the repository is public, then one a notebook."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import badges

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def test_the_table_is_of_today() -> None:
    assert badges.main(["--check"]) == 0


def test_only_a_public_repository_has_links() -> None:
    """A link that leads nowhere is not shown; a line says how to turn it on."""
    assert ("mybinder.org" in README) == bool(badges.repository())
    hidden = badges.table("")
    assert "://" not in hidden
    assert "python tools/badges.py OWNER/NAME" in hidden


def test_each_notebook_has_a_link_that_opens_it() -> None:
    links = re.findall(r"\]\((https://mybinder\.org/[^)]+)\)", badges.table("someone/of-theirs"))
    opened = {
        parse_qs(urlsplit(link).query)["urlpath"][0].removeprefix("lab/tree/") for link in links
    }
    assert opened == {f"notebooks/{path.name}" for path in (ROOT / "notebooks").glob("*.ipynb")}


def test_the_browser_comes_before_binder() -> None:
    shown = badges.table("Someone/of-theirs")
    page = shown.index("(https://someone.github.io/of-theirs/play/index.html)")
    assert page < shown.index("Binder")


def test_the_badge_is_a_picture_of_the_repository() -> None:
    """A picture from elsewhere would tell another server who reads the page."""
    text = README + badges.table("someone/of-theirs")
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_the_address_is_said_in_one_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, path in (("README", ROOT / "README.md"), ("SETTINGS", ROOT / "pyproject.toml")):
        copy = tmp_path / path.name
        copy.write_text(path.read_text())
        monkeypatch.setattr(badges, name, copy)
    assert badges.main(["someone/of-theirs"]) == 0
    text = (tmp_path / "README.md").read_text()
    assert "mybinder.org/v2/gh/someone/of-theirs/" in text
    assert badges.TURN_ON not in text
    assert badges.main(["--check"]) == 0
    assert badges.repository() == "someone/of-theirs"
    assert badges.main(["not an address"]) == 2
    assert badges.repository() == "someone/of-theirs"
