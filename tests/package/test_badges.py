"""Links to the public repository: none at first, then its home and one per notebook."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import badges
import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def test_the_table_is_up_to_date() -> None:
    assert badges.main(["--check"]) == 0


def test_only_a_public_repository_has_links() -> None:
    """No dead link is shown; a line says how to turn the links on."""
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


def test_the_badge_is_a_picture_in_the_repository() -> None:
    """A picture from elsewhere would reveal to another server who reads the page."""
    text = README + badges.table("someone/of-theirs")
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Copy both files, and write the copies instead of the originals."""
    originals = {"README": ROOT / "README.md", "SETTINGS": ROOT / "pyproject.toml"}
    for name, path in originals.items():
        monkeypatch.setattr(badges, name, tmp_path / path.name)
        (tmp_path / path.name).write_text(path.read_text())
    return {name: tmp_path / path.name for name, path in originals.items()}


def test_the_address_is_stored_in_one_place(copies: dict[str, Path]) -> None:
    assert badges.main(["someone/of-theirs"]) == 0
    text = copies["README"].read_text()
    assert "mybinder.org/v2/gh/someone/of-theirs/" in text
    assert badges.TURN_ON not in text
    assert badges.main(["--check"]) == 0
    assert badges.repository() == "someone/of-theirs"
    assert badges.main(["not an address"]) == 2
    assert badges.repository() == "someone/of-theirs"


def test_a_package_index_shows_the_address_of_the_project(copies: dict[str, Path]) -> None:
    """Without a repository there are no addresses; then those of the last one named."""

    def shown() -> dict[str, str]:
        urls: dict[str, str] = tomllib.loads(copies["SETTINGS"].read_text())["project"]["urls"]
        return urls

    before = tomllib.loads(copies["SETTINGS"].read_text())
    assert badges.urls("") == {}
    assert shown() == badges.urls(badges.repository())
    for address in ("someone/of-theirs", "Other/new-name"):
        assert badges.main([address]) == 0
        assert shown()["Source"] == f"https://github.com/{address}"
    assert shown()["Documentation"] == "https://other.github.io/new-name/"
    after = tomllib.loads(copies["SETTINGS"].read_text())
    for each in (before, after):
        del each["project"]["urls"], each["tool"]["risk_widget"]
    assert after == before


def test_an_address_that_was_changed_by_hand_is_found(
    copies: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    badges.main(["someone/of-theirs"])
    text = copies["SETTINGS"].read_text()
    copies["SETTINGS"].write_text(text.replace("/issues", "/questions"))
    assert badges.main(["--check"]) == 1
    assert "pyproject.toml" in capsys.readouterr().out
    assert badges.main([]) == 0
    assert copies["SETTINGS"].read_text() == text
