"""A newcomer's first minute, by the clock: python benchmarks/first_minute.py [WHEEL].

A fresh environment gets JupyterLab. Then the clock starts: the wheel is installed, JupyterLab
started, a notebook opened in a real browser, three lines run, and the game played by clicks until a
territory is captured. All packages come from the package index, and the wheel from this checkout
unless another one is named. The network and the machine's load affect the time, so run it on an
idle machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import launch  # noqa: E402
from tests.newcomer import Newcomer  # noqa: E402
from tests.servers import Server  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Page, ViewportSize

MOST_SECONDS, MOST_CLICKS = 60, 9
PATIENCE = 300_000
CODE = "import risk_widget as rw\n\nrw.RiskWidget()"
WINDOW: ViewportSize = {"width": 1366, "height": 768}


class Stopwatch:
    """A clock that prints each step as it is done."""

    def __init__(self) -> None:
        """Start the clock."""
        self._begun = self._last = time.monotonic()

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return time.monotonic() - self._begun

    def lap(self, step: str) -> None:
        """Print how long a step took, and the time since the start."""
        now = time.monotonic()
        print(f"{now - self._last:7.1f} s {self.seconds:7.1f} s  {step}", flush=True)
        self._last = now


def build(folder: Path) -> Path:
    """Build the wheel of this checkout."""
    command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", str(folder)]
    subprocess.run([*command, str(ROOT)], check=True)
    return next(folder.glob("*.whl"))


def install(python: Path, what: str | Path) -> None:
    """Install a package into a Python environment."""
    subprocess.run([python, "-m", "pip", "install", "-qq", what], check=True)


def clean(home: Path) -> Mapping[str, str]:
    """Return the environment variables of a user new to Jupyter and the package."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "JUPYTER", "RISK"))}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}


def lab(python: Path, folder: Path, home: Path) -> Server:
    """Start JupyterLab as its users do, but without the browser."""
    command: list[str | Path]
    command = [python, "-m", "jupyterlab", "--no-browser", "--ServerApp.port=0", "--allow-root"]
    command += ["--ServerApp.ip=127.0.0.1", "--IdentityProvider.token="]
    return Server(command, folder=folder, environment=clean(home))


def play(page: Page, clock: Stopwatch) -> list[str]:
    """Open a notebook, run the cell, and play until a territory is captured; return the clicks."""
    clicks = ["the launcher's notebook", "the button that runs the cell"]
    page.locator('.jp-LauncherCard[data-category="Notebook"]').first.click()
    text = page.locator(".jp-CodeCell .cm-content").first
    text.wait_for()
    page.locator("#jp-main-statusbar", has_text="| Idle").wait_for()
    clock.lap("a notebook is open, and its kernel idle")
    page.keyboard.insert_text(CODE)
    page.locator('[data-command="notebook:run-cell-and-select-next"]').first.click()
    root = page.locator("[data-risk-widget]").first
    root.locator('[data-action="play_now"]').wait_for()
    clock.lap("the first screen is there")
    newcomer = Newcomer(root)
    newcomer.play()
    clock.lap("the game has begun")
    territory = newcomer.capture()
    clock.lap(f"{territory} is captured")
    return [*clicks, *newcomer.clicks]


def main() -> int:
    """Measure the time; return 1 if there were more clicks or seconds than there should be."""
    with TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary)
        home = folder / "home"
        home.mkdir()
        wheel = Path(sys.argv[1]) if sys.argv[1:] else build(folder)
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
        before = Stopwatch()
        install(python, "jupyterlab")
        before.lap("JupyterLab is installed, which does not count")
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        clock = Stopwatch()
        install(python, wheel)
        clock.lap("the wheel is installed")
        server = lab(python, home, home)
        clock.lap("JupyterLab is running")
        browser = launch(playwright)
        page = browser.new_page(viewport=WINDOW)
        page.set_default_timeout(PATIENCE)
        try:
            page.goto(f"{server.url}lab")
            clicks = play(page, clock)
            seconds = clock.seconds
        finally:
            browser.close()
            server.stop()
    print(f"{len(clicks)} clicks (at most {MOST_CLICKS}): {', '.join(clicks)}")
    print(f"{seconds:.0f} s (at most {MOST_SECONDS}), with a load of {load:.1f}")
    return int(len(clicks) > MOST_CLICKS or seconds > MOST_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
