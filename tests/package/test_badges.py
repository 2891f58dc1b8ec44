"""Links to the public repository: none until there is one, then its home, pages and notebooks."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import badges
import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
HOME = "Someone/of-theirs"


def test_the_texts_are_up_to_date() -> None:
    assert badges.main(["--check"]) == 0


def test_only_a_public_repository_has_links() -> None:
    """No dead link is shown, and no sentence about how to turn the links on."""
    assert ("mybinder.org" in README) == bool(badges.repository())
    for write in badges.WRITERS.values():
        assert "https://" not in write("")
    assert "badges.py" not in badges.MARKED.sub("", README)


def test_the_readme_begins_with_the_three_ways_in() -> None:
    """The doors come before the first picture; without a repository, two commands replace them."""
    here, there = badges.doors(""), badges.doors(HOME)
    assert README.index("doors") < README.index("![") < README.index("## ")
    assert "make play" in here
    assert "make lite" in here
    assert re.findall(r"\*\*\[([^]]+)\]", there) == [
        "Play in the browser",
        "Open on Binder",
        "Install",
    ]
    assert "(https://someone.github.io/of-theirs/play/index.html)" in there
    assert "## Install" in README


def test_each_notebook_has_a_link_that_opens_it() -> None:
    links = re.findall(r"\]\((https://mybinder\.org/[^)]+)\)", badges.notebooks(HOME))
    opened = {
        parse_qs(urlsplit(link).query)["urlpath"][0].removeprefix("lab/tree/") for link in links
    }
    assert opened == {f"notebooks/{path.name}" for path in (ROOT / "notebooks").glob("*.ipynb")}


def test_a_tile_leads_to_its_page_its_notebook_and_its_text() -> None:
    assert len(badges.TILES) == 8
    for tile in badges.TILES:
        assert (ROOT / tile.notebook).is_file()
        assert (ROOT / tile.text.partition("#")[0]).is_file()
        lesson = re.fullmatch(r"lessons/(.+)\.html", tile.page)
        notebook = re.fullmatch(r"lab/index\.html\?path=(.+)\.ipynb", tile.page)
        if lesson:
            assert (ROOT / "risk_widget" / "course" / "data" / f"{lesson[1]}.toml").is_file()
        elif notebook:
            assert tile.notebook == f"notebooks/{notebook[1]}.ipynb"
        else:
            assert tile.page in ("", "index.html")
    shown = badges.tiles(HOME)
    assert shown.count("[in the browser]") == shown.count("[on Binder]") == 6
    # All rows have a cell for each heading.
    assert len({line.count("|") for line in shown.splitlines()}) == 1
    assert len({line.count("|") for line in badges.tiles("").splitlines()}) == 1


def test_the_pictures_are_in_the_repository() -> None:
    """A picture from elsewhere would reveal to another server who reads the page."""
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Copy the files, so that the tests change the copies and not the originals."""
    originals = {
        "README": ROOT / "README.md",
        "NOTEBOOKS": ROOT / "docs" / "notebooks.md",
        "SETTINGS": ROOT / "pyproject.toml",
    }
    for name, path in originals.items():
        monkeypatch.setattr(badges, name, tmp_path / path.name)
        (tmp_path / path.name).write_text(path.read_text())
    return {name: tmp_path / path.name for name, path in originals.items()}


def test_the_address_is_stored_in_one_place(copies: dict[str, Path]) -> None:
    assert badges.main(["someone/of-theirs"]) == 0
    for name in ("README", "NOTEBOOKS"):
        assert "mybinder.org/v2/gh/someone/of-theirs/" in copies[name].read_text()
    assert "make play" not in copies["README"].read_text()
    assert badges.main(["--check"]) == 0
    assert badges.repository() == "someone/of-theirs"
    assert badges.main(["not an address"]) == 2
    assert badges.repository() == "someone/of-theirs"


def test_a_package_index_shows_the_address_of_the_project(copies: dict[str, Path]) -> None:
    """Without a repository, no address is shown; otherwise, that of the repository named last."""

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


def test_an_address_changed_by_hand_is_found(
    copies: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    badges.main(["someone/of-theirs"])
    text = copies["SETTINGS"].read_text()
    copies["SETTINGS"].write_text(text.replace("/issues", "/questions"))
    assert badges.main(["--check"]) == 1
    assert "pyproject.toml" in capsys.readouterr().out
    assert badges.main([]) == 0
    assert copies["SETTINGS"].read_text() == text
