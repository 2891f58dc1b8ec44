"""The description for a package index works there: no links into a checkout, and no gaps."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import badges
import pytest
from index_page import index_page, with_addresses

import risk_widget

ROOT = Path(__file__).resolve().parents[2]
HOME = "someone/of-theirs"


def shown(address: str) -> str:
    """Return the description, once the project has this address."""
    return index_page(badges.written(badges.README, address), address, "1.2.3")


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", text)


@pytest.mark.parametrize("address", ["", HOME])
def test_no_link_points_into_a_checkout(address: str) -> None:
    text = shown(address)
    assert [link for link in links(text) if not link.startswith("https://")] == []
    assert bool(links(text)) is bool(address)
    assert re.findall(r"<!--|make play|OWNER|written by", text) == []
    # Readers of the index get the package from the index.
    assert 'pip install "risk-widget[lab]"' in text
    assert "pip install ." not in text
    assert "\n\n\n" not in text


def test_links_lead_to_the_files_of_the_release() -> None:
    own = [link for link in links(shown(HOME)) if f"/{HOME}/" in link and "mybinder" not in link]
    assert len(own) > 30
    for link in own:
        found = re.match(
            rf"https://(?:github\.com/{HOME}/(blob|tree)|raw\.githubusercontent\.com/{HOME})"
            r"/v1\.2\.3/([^#]+)",
            link,
        )
        assert found, link
        path = ROOT / found[2]
        assert path.is_dir() if found[1] == "tree" else path.is_file(), link


def test_binder_opens_the_release() -> None:
    """Binder's image is built beforehand, by the workflow of the release."""
    opened = [link for link in links(shown(HOME)) if "mybinder" in link]
    assert opened
    for link in opened:
        assert link.startswith(f"https://mybinder.org/v2/gh/{HOME}/v1.2.3?urlpath=")
        assert (ROOT / unquote(link.partition("?urlpath=")[2]).removeprefix("lab/tree/")).is_file()


def test_code_is_not_changed() -> None:
    text = "a [link](docs/x.md)\n```python\nrow[0](docs)\n```\nand [another](docs/y.md)\n"
    told = with_addresses(text, "", "v1.2.3")
    assert told == "a link\n```python\nrow[0](docs)\n```\nand another\n"


def test_a_build_makes_the_description() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    told = json.loads(done.stdout)
    readme = badges.README.read_text()
    assert told["version"] == risk_widget.__version__
    assert told["readme"]["text"] == index_page(readme, badges.repository(), told["version"])
    assert told.get("urls", {}) == badges.urls(badges.repository())
