"""Prepare a release: one version everywhere, its notes, and its recipe for conda.

    python tools/release.py prepare 0.2.0    write the version, and date the changelog
    python tools/release.py check v0.2.0     whether this commit can be released by that tag
    python tools/release.py notes v0.2.0     the changelog's section, as notes for the forge
    python tools/release.py recipe FILE      the conda recipe for an sdist that is on the index

docs/releasing.md says when. The version is the one in risk_widget/__init__.py; the other places
repeat it.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import re
import subprocess
import sys
from pathlib import Path

from badges import repository
from index_page import with_addresses

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
RECIPE = ROOT / "recipe" / "risk-widget" / "recipe.yaml"
# The places that state the version: the first is read, the others repeat it.
PLACES = {
    ROOT / "risk_widget" / "__init__.py": re.compile(r'(?m)^(__version__ = ")(.+)(")$'),
    ROOT / "CITATION.cff": re.compile(r"(?m)^(version: )(.+)()$"),
    RECIPE: re.compile(r"(?m)^(  version: )(.+)()$"),
}
VERSION = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED = "## [Unreleased]\n"
SECTION = "## [{version}] - "
# In the repository, the recipe builds the checkout; on a channel, the sdist of the index.
CHECKOUT = "source:\n  path: ../..\n"
INDEX = """\
source:
  url: https://pypi.org/packages/source/r/risk-widget/risk_widget-${{{{ version }}}}.tar.gz
  sha256: {sha256}
"""
MAIN = "origin/main"


class ReleaseError(RuntimeError):
    """The error raised when a release lacks something; the message says what to do."""


def versions() -> dict[str, str]:
    """Map each file that states the version to the version in it."""
    found = {path: place.search(path.read_text("utf-8")) for path, place in PLACES.items()}
    return {path.name: match[2] if match else "" for path, match in found.items()}


def section(version: str) -> str:
    """Return a version's section of the changelog, without its heading.

    Raises:
        ReleaseError: there is none, or it has no date.
    """
    text = CHANGELOG.read_text("utf-8")
    head = SECTION.format(version=version)
    if head not in text:
        raise ReleaseError(
            f'CHANGELOG.md has no section "{head}DATE". '
            f"Run python tools/release.py prepare {version}."
        )
    date, _, rest = text.partition(head)[2].partition("\n")
    dt.date.fromisoformat(date)
    return rest.partition("\n## [")[0].strip() + "\n"


def prepare(version: str) -> None:
    """Write a version into every file that states it, and above the changes not yet released.

    Raises:
        ReleaseError: this is no version, or nothing in the changelog is unreleased.
    """
    if not VERSION.fullmatch(version):
        raise ReleaseError(f"A version has the form 1.2.3, unlike {version!r}.")
    text = CHANGELOG.read_text("utf-8")
    if not text.partition(UNRELEASED)[2].partition("\n## [")[0].strip():
        raise ReleaseError(f"CHANGELOG.md has nothing below {UNRELEASED.strip()!r}.")
    head = SECTION.format(version=version) + dt.datetime.now(dt.UTC).date().isoformat()
    CHANGELOG.write_text(text.replace(UNRELEASED, f"{UNRELEASED}\n{head}\n", 1), "utf-8")
    for path, place in PLACES.items():
        path.write_text(place.sub(rf"\g<1>{version}\g<3>", path.read_text("utf-8"), 1), "utf-8")


def check(tag: str) -> None:
    """Check that this commit can be released under a tag.

    Raises:
        ReleaseError: it can't.
    """
    found = versions()
    wrong = [
        f"{name} has version {version}." for name, version in found.items() if f"v{version}" != tag
    ]
    if wrong:
        raise ReleaseError(f"The tag is {tag}. {' '.join(wrong)}")
    section(tag.removeprefix("v"))
    command = ["git", "merge-base", "--is-ancestor", "HEAD", MAIN]
    if subprocess.run(command, cwd=ROOT, check=False, capture_output=True).returncode:
        raise ReleaseError(f"The commit of {tag} is not on {MAIN}. Merge it first.")


def notes(tag: str) -> str:
    """Return the notes of a release: its section, with links to its own files."""
    return with_addresses(section(tag.removeprefix("v")), repository(), tag)


def recipe(sdist: Path) -> str:
    """Return the recipe for conda that builds an sdist from the index."""
    sha256 = hashlib.sha256(sdist.read_bytes()).hexdigest()
    return RECIPE.read_text("utf-8").replace(CHECKOUT, INDEX.format(sha256=sha256))


def main(words: list[str]) -> int:
    """Run the command line; return the exit code."""
    try:
        match words:
            case ["prepare", version]:
                prepare(version)
            case ["check", tag]:
                check(tag)
            case ["notes", tag]:
                print(notes(tag), end="")
            case ["recipe", name]:
                print(recipe(Path(name)), end="")
            case _:
                print(__doc__)
                return 2
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
