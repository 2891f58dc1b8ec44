"""Build the website: the documentation and the playable pages.

`python tools/website.py` writes `build/site`; put that folder on any web server. To look at it
here: `python -m http.server -d build/site`. `--documentation` leaves out the playable pages.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from environment import ROOT, prepare, variables

SITE = ROOT / "build" / "site"
# The folder of the site for the playable pages: the game, the lessons, the notebooks.
PLAY = "play"
LITE = ROOT / "tools" / "lite" / "build.py"


def write_sources(folder: Path) -> None:
    """Write all pages to a folder as Sphinx sources."""
    # Imported here: they need the package, which the Python that starts this program may lack.
    from pages.gallery import write_gallery
    from pages.lessons import write_lessons
    from pages.rules import write_rules
    from pages.texts import write_texts

    for write in (write_texts, write_rules, write_lessons, write_gallery):
        write(folder)


def build_documentation(site: Path) -> bool:
    """Build all pages into a folder, emptied first; return whether there were no warnings."""
    shutil.rmtree(site, ignore_errors=True)
    with tempfile.TemporaryDirectory() as work:
        sources = Path(work) / "sources"
        write_sources(sources)
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
        command += ["-c", str(ROOT / "tools" / "pages"), "-d", str(Path(work) / "doctrees")]
        done = subprocess.run([*command, str(sources), str(site)], env=variables(), check=False)
        from pages.plain_texts import write_plain_texts

        write_plain_texts(sources, site)
    from risk_widget.teaching.pages_to_print import write_pages

    # Pages for paper have a style of their own and no site frame, so Sphinx does not make them.
    list(write_pages(site / "print"))
    for left in (".buildinfo", "objects.inv"):
        (site / left).unlink(missing_ok=True)
    from pages.gallery import write_board

    write_board(site / "board.html")
    # Without this file, GitHub's pages leave out folders that begin with an underscore.
    (site / ".nojekyll").touch()
    return done.returncode == 0


def build_play(site: Path) -> bool:
    """Build the playable pages below the documentation; return whether that succeeded."""
    built = ROOT / "build" / "lite"
    if subprocess.run([sys.executable, str(LITE), str(built)], check=False).returncode:
        return False
    shutil.copytree(built, site / PLAY)
    pack_lessons(site / PLAY)
    return True


def pack_lessons(play: Path) -> None:
    """Write the lessons for learning platforms: a package for each version of SCORM."""
    from risk_widget.teaching.scorm import VERSIONS, pack

    (play / "scorm").mkdir()
    for version in VERSIONS:
        pack(play, play / "scorm" / f"lessons-scorm-{version}.zip", version=version)


def main(words: list[str]) -> int:
    """Build the whole site, or just the documentation; return 1 if anything is wrong."""
    whole = "--documentation" not in words
    return int(not (build_documentation(SITE) and (not whole or build_play(SITE))))


if __name__ == "__main__":
    # Playable pages need JupyterLab; an environment cannot grow while its own Python runs this.
    python = prepare("docs", "lab")
    if not Path(sys.prefix).samefile(python.parent.parent):
        # The project's environment has the package and Sphinx.
        sys.exit(subprocess.run([python, __file__, *sys.argv[1:]]).returncode)
    sys.exit(main(sys.argv[1:]))
