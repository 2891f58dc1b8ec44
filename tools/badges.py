"""Write the README's table of notebooks, and the links to the published project.

`python tools/badges.py` writes them, `--check` compares. `python tools/badges.py OWNER/NAME` turns
the links on: it records the public repository in `[tool.risk_widget]` of pyproject.toml,
and writes the table and the addresses in `[project.urls]`, which a package index shows. Until then
these entries are empty, and no link is shown.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
SETTINGS = ROOT / "pyproject.toml"
START, END = "<!-- notebooks: written by tools/badges.py -->", "<!-- end of notebooks -->"
TURN_ON = "Once the repository is public, `python tools/badges.py OWNER/NAME` adds the links here."
ADDRESS = re.compile(r"[\w.-]+/[\w.-]+")
URLS = re.compile(r"^\[project\.urls\]\n(?:[^\[#\n].*\n)*", re.MULTILINE)


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


def link(notebook: Path, address: str) -> str:
    """Return the address at which Binder opens a notebook."""
    path = quote(f"lab/tree/{notebook.relative_to(ROOT).as_posix()}", safe="")
    return f"https://mybinder.org/v2/gh/{address}/HEAD?urlpath={path}"


def site_address(address: str) -> str:
    """Return the address at which GitHub publishes the documentation and the playable pages."""
    owner, name = address.split("/")
    return f"https://{owner.lower()}.github.io/{name}/"


def page_address(address: str) -> str:
    """Return the address at which GitHub publishes the page that plays in the browser."""
    return f"{site_address(address)}play/index.html"


def urls(address: str) -> dict[str, str]:
    """Map package indexes' labels to the project's addresses; empty without a repository."""
    if not address:
        return {}
    repository = f"https://github.com/{address}"
    return {
        "Documentation": site_address(address),
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
    }


def table(address: str) -> str:
    """Write the table with its links, between its marks."""
    lines = [START, TURN_ON, "", "| notebook | what it is about |", "|---|---|"]
    if address:
        play = (
            f"**[Play now in the browser]({page_address(address)})**, or open a notebook on Binder:"
        )
        lines[1:] = [play, "", "| notebook | what it is about | on Binder |", "|---|---|---|"]
    for notebook in sorted((ROOT / "notebooks").glob("*.ipynb")):
        where = notebook.relative_to(ROOT).as_posix()
        row = f"| [`{notebook.stem}`]({where}) | {title(notebook)} |"
        if address:
            row += f" [![Open in Binder](docs/binder.svg)]({link(notebook, address)}) |"
        lines.append(row)
    return "\n".join([*lines, END])


def written(address: str) -> str:
    """Return the README with its table up to date."""
    before, rest = README.read_text().split(START)
    return before + table(address) + rest.split(END)[1]


def settings(address: str) -> str:
    """Return the text of pyproject.toml with the project's addresses up to date."""
    lines = [f'{label} = "{url}"\n' for label, url in urls(address).items()]
    return URLS.sub("".join(["[project.urls]\n", *lines]), SETTINGS.read_text())


def main(arguments: list[str]) -> int:
    """Run the command line; return the exit code."""
    if arguments == ["--check"]:
        expected = {README: written(repository()), SETTINGS: settings(repository())}
        stale = [path.name for path, text in expected.items() if path.read_text() != text]
        if stale:
            print(f"Out of date: {', '.join(stale)}. Run python tools/badges.py")
        return int(bool(stale))
    for address in arguments[:1]:
        if not ADDRESS.fullmatch(address):
            print(f"The address has the form OWNER/NAME, unlike {address!r}.")
            return 2
        old, new = (f'repository = "{each}"' for each in (repository(), address))
        SETTINGS.write_text(SETTINGS.read_text().replace(old, new, 1))
    SETTINGS.write_text(settings(repository()))
    README.write_text(written(repository()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
