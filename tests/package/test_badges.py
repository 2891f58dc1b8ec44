"""The README's links to Binder: one for each notebook, each to a file that is there."""

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


def test_each_notebook_has_a_link_that_opens_it() -> None:
    links = re.findall(r"\]\((https://mybinder\.org/[^)]+)\)", README)
    opened = {
        parse_qs(urlsplit(link).query)["urlpath"][0].removeprefix("lab/tree/") for link in links
    }
    assert opened == {f"notebooks/{path.name}" for path in (ROOT / "notebooks").glob("*.ipynb")}


def test_the_badge_is_a_picture_of_the_repository() -> None:
    """A picture from elsewhere would tell another server who reads the page."""
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_the_address_is_said_in_one_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, path in (("README", ROOT / "README.md"), ("SETTINGS", ROOT / "pyproject.toml")):
        copy = tmp_path / path.name
        copy.write_text(path.read_text())
        monkeypatch.setattr(badges, name, copy)
    assert badges.main(["someone/of-theirs"]) == 0
    text = (tmp_path / "README.md").read_text()
    assert text.count("mybinder.org/v2/gh/") == text.count("mybinder.org/v2/gh/someone/of-theirs/")
    assert badges.repository() == "someone/of-theirs"
    assert badges.main(["not an address"]) == 2
    assert badges.repository() == "someone/of-theirs"
