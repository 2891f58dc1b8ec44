"""Write the README's start links and tiles, and the list of notebooks, with published addresses.

`python tools/badges.py` writes them, `--check` compares. `python tools/badges.py OWNER/NAME` turns
the links on: it records the public repository in `[tool.risk_widget]` of pyproject.toml, and writes
the addresses in `[project.urls]`, which a package index shows. Until then these are empty, and the
README has commands that do the same on the reader's machine.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
NOTEBOOKS = ROOT / "docs" / "notebooks.md"
SETTINGS = ROOT / "pyproject.toml"
ADDRESS = re.compile(r"[\w.-]+/[\w.-]+")
URLS = re.compile(r"^\[project\.urls\]\n(?:[^\[#\n].*\n)*", re.MULTILINE)
MARK = "<!-- {name}: written by tools/badges.py -->\n{text}\n<!-- end of {name} -->"
MARKED = re.compile(
    r"<!-- (\w+): written by tools/badges\.py -->\n(.*?)<!-- end of \1 -->", re.DOTALL
)
FIRST = "notebooks/00-play.ipynb"
LOCAL = """\
In a copy of this project, with Python 3.11 or newer (each command sets up
everything that it needs, in `.venv` there):

```
# in JupyterLab, with all notebooks
make play
# a web page: http://localhost:8000
make lite && python3 -m http.server -d build/lite
```

Without `make`, write `python3 tools/play.py` for `make play`, and `python3
tools/lite/build.py` for `make lite`."""
FROM_CHECKOUT = """\
To have it in a Python environment of your own, run this in a copy of this project:

```
pip install ".[lab]"   # without [lab], if you have a JupyterLab
jupyter lab
```"""
FROM_INDEX = """\
```
pip install "risk-widget[lab]"   # without [lab], if you have a JupyterLab
jupyter lab
```"""


class Tile(NamedTuple):
    """A thing to try: its page below the site's `play`, its notebook, and its text.

    Without a page, it needs more than a browser and Binder have.
    """

    name: str
    summary: str
    page: str
    notebook: str
    text: str


def _lab(notebook: str) -> str:
    """Return the page that runs a notebook in the browser."""
    return f"lab/index.html?path={notebook}.ipynb"


TILES = (
    Tile(
        "Play",
        "Bots of ten levels, or friends. Exact odds on every attack, and *Why?* shows the rule.",
        "index.html",
        FIRST,
        "docs/playing.md",
    ),
    Tile(
        "A lesson",
        "Twelve lessons on the real board: read a little, do something, see if it is right.",
        "lessons/04-combat.html",
        "notebooks/04-combat.ipynb",
        "docs/lessons.md",
    ),
    Tile(
        "Coach and mistakes",
        "A coach at your side, plans to compare, a review, and puzzles from your own mistakes.",
        "index.html",
        FIRST,
        "docs/coach.md",
    ),
    Tile(
        "A class on phones",
        "One question on every phone, the answers on your chart as they arrive.",
        "",
        "examples/classroom.py",
        "docs/several-screens.md#a-class",
    ),
    Tile(
        "Odds",
        "From one roll to a campaign through several territories.",
        _lab("13-odds"),
        "notebooks/13-odds.ipynb",
        "docs/laboratory.md#odds-of-a-battle",
    ),
    Tile(
        "An experiment",
        "Thousands of games between bots, with intervals, until the answer is clear.",
        _lab("14-simulate"),
        "notebooks/14-simulate.ipynb",
        "docs/laboratory.md#experiments",
    ),
    Tile(
        "Your own rules",
        "A house rule is one line, an edition one file.",
        _lab("10-four-editions"),
        "notebooks/10-four-editions.ipynb",
        "docs/editions.md",
    ),
    Tile(
        "Agents",
        "A network that learns to play in five minutes, in PettingZoo, Gymnasium or OpenSpiel.",
        "",
        "notebooks/16-train-an-agent.ipynb",
        "docs/laboratory.md#a-benchmark-for-agents",
    ),
)


def repository() -> str:
    """Return the public repository as OWNER/NAME on GitHub; "" if there is none yet."""
    settings = tomllib.loads(SETTINGS.read_text())
    return str(settings["tool"]["risk_widget"]["repository"])


def title(notebook: Path) -> str:
    """Return the first heading of a notebook."""
    for cell in json.loads(notebook.read_text())["cells"]:
        heading = re.match(r"#+ (.+)", "".join(cell["source"]))
        if heading:
            return heading[1].strip()
    return notebook.stem


def link(path: str, address: str) -> str:
    """Return the address at which Binder opens a notebook or another file."""
    return f"https://mybinder.org/v2/gh/{address}/HEAD?urlpath={quote(f'lab/tree/{path}', safe='')}"


def site_address(address: str) -> str:
    """Return the address at which GitHub publishes the documentation and the playable pages."""
    owner, name = address.split("/")
    return f"https://{owner.lower()}.github.io/{name}/"


def page_address(address: str, page: str = "index.html") -> str:
    """Return the address at which GitHub publishes a page that plays in the browser."""
    return f"{site_address(address)}play/{page}"


def source_address(address: str, path: str, at: str = "HEAD") -> str:
    """Return the public address of a file or folder in the repository."""
    kind = "tree" if (ROOT / path).is_dir() else "blob"
    return f"https://github.com/{address}/{kind}/{at}/{path}"


def urls(address: str) -> dict[str, str]:
    """Map a package index's labels to the project's addresses; empty without a repository."""
    if not address:
        return {}
    repository = f"https://github.com/{address}"
    return {
        "Documentation": site_address(address),
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
    }


def doors(address: str) -> str:
    """Write the three ways to start or, without a repository, the local commands for the same."""
    if not address:
        return LOCAL
    return (
        f"**[Play in the browser]({page_address(address)})** · "
        f"**[Open on Binder]({link(FIRST, address)})** · **[Install](#install)**"
    )


def install(address: str) -> str:
    """Write the instructions for installing the package."""
    return FROM_INDEX if address else FROM_CHECKOUT


def tiles(address: str) -> str:
    """Write the table of things to try; without a repository, none of them opens in the browser.

    It has two columns, so that it fits on a phone.
    """
    lines = ["| try | where |", "|---|---|"]
    for tile in TILES:
        ways = [f"[{Path(tile.notebook).stem}]({tile.notebook})"]
        if address and tile.page:
            page = f"[in the browser]({page_address(address, tile.page)})"
            ways = [page, f"[on Binder]({link(tile.notebook, address)})"]
        ways.append(f"[{Path(tile.text.partition('#')[0]).stem}]({tile.text})")
        lines.append(f"| **{tile.name}.** {tile.summary} | {' · '.join(ways)} |")
    return "\n".join(lines)


def notebooks(address: str) -> str:
    """Write the table of all notebooks."""
    lines = ["| notebook | what it is about |", "|---|---|"]
    if address:
        lines = ["| notebook | what it is about | |", "|---|---|---|"]
    for notebook in sorted((ROOT / "notebooks").glob("*.ipynb")):
        where = notebook.relative_to(ROOT).as_posix()
        row = f"| [`{notebook.stem}`](../{where}) | {title(notebook)} |"
        if address:
            row += f" [open on Binder]({link(where, address)}) |"
        lines.append(row)
    return "\n".join(lines)


WRITERS = {"doors": doors, "install": install, "tiles": tiles, "notebooks": notebooks}


def written(path: Path, address: str) -> str:
    """Return a text with its marked parts updated."""

    def part(found: re.Match[str]) -> str:
        return MARK.format(name=found[1], text=WRITERS[found[1]](address))

    return MARKED.sub(part, path.read_text(encoding="utf-8"))


def settings(address: str) -> str:
    """Return the text of pyproject.toml with the project's addresses updated."""
    lines = [f'{label} = "{url}"\n' for label, url in urls(address).items()]
    return URLS.sub("".join(["[project.urls]\n", *lines]), SETTINGS.read_text())


def expected(address: str) -> dict[Path, str]:
    """Return the texts that this program writes, by path."""
    return {
        **{path: written(path, address) for path in (README, NOTEBOOKS)},
        SETTINGS: settings(address),
    }


def main(arguments: list[str]) -> int:
    """Run the command line; return the exit code."""
    if arguments == ["--check"]:
        texts = expected(repository())
        stale = [path.name for path, text in texts.items() if path.read_text() != text]
        if stale:
            print(f"Out of date: {', '.join(stale)}. Run python tools/badges.py")
        return int(bool(stale))
    for address in arguments[:1]:
        if not ADDRESS.fullmatch(address):
            print(f"The address has the form OWNER/NAME, unlike {address!r}.")
            return 2
        old, new = (f'repository = "{each}"' for each in (repository(), address))
        SETTINGS.write_text(SETTINGS.read_text().replace(old, new, 1))
    for path, text in expected(repository()).items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
