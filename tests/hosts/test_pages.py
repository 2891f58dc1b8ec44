"""Tests of notebooks that marimo and Voilà show as pages."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ENVIRONMENT, variables

from tests.hosts.visitor import Visitor, play_a_turn
from tests.servers import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "notebooks" / "00-play.ipynb"
PAGE = ROOT / "docs" / "hosts.md"


def apart(programs: Path, home: Path) -> dict[str, str]:
    """Return an environment without the settings of the person who runs the tests."""
    own = {name: value for name, value in variables().items() if not name.startswith("JUPYTER")}
    return {
        **own,
        # The hosts' own files come before those of the project, which has the widgets and kernel.
        "JUPYTER_PATH": os.pathsep.join(
            str(folder / "share" / "jupyter") for folder in (programs.parent, ENVIRONMENT)
        ),
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_STATE_HOME": str(home / "state"),
        "JUPYTER_PLATFORM_DIRS": "1",
        "IPYTHONDIR": str(home / "ipython"),
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
    }


def test_a_game_can_be_played_in_marimo(programs: Path, tmp_path: Path, browser: Browser) -> None:
    """The example on the documentation's page about hosts runs as an app."""
    shown = re.search(r"```python\n(import marimo\n.*?)```", PAGE.read_text(), re.DOTALL)
    assert shown
    (tmp_path / "app.py").write_text(shown[1])
    # The host's development log says when it is listening; other output comes earlier.
    command: list[str | Path] = [
        programs / "marimo",
        "--quiet",
        "--development-mode",
        "run",
        "app.py",
        "--headless",
    ]
    command += ["--host", "127.0.0.1", "--no-token"]
    environment = apart(programs, tmp_path)
    says = r"Uvicorn running on (http://127\.0\.0\.1:\d+)"
    with (
        Server(command, folder=tmp_path, environment=environment, says=says) as server,
        Visitor(browser, server.url) as visitor,
    ):
        visitor.page.goto(server.url, wait_until="commit")
        play_a_turn(visitor.widget)


def test_a_game_can_be_played_in_voila(programs: Path, tmp_path: Path, browser: Browser) -> None:
    shutil.copy(NOTEBOOK, tmp_path)
    command: list[str | Path] = [programs / "voila", NOTEBOOK.name, "--no-browser"]
    command += ["--Voila.ip=127.0.0.1", "--Voila.auto_token=False"]
    environment = apart(programs, tmp_path)
    with (
        Server(command, folder=tmp_path, environment=environment) as server,
        Visitor(browser, server.url) as visitor,
    ):
        # The host's page links to icon style sheets elsewhere, which the game does not use.
        visitor.ignored = ("https://cdn.jsdelivr.net/npm/@fortawesome/fontawesome-free@",)
        # The page answers only after the notebook has run.
        visitor.page.goto(server.url, wait_until="commit")
        play_a_turn(visitor.widget)
