"""The cost of ten widgets in one notebook, in a real JupyterLab.

    python benchmarks/many_widgets.py [slowdown …]

For one widget and for ten, it prints the bytes received through the websocket, the size of the
saved notebook with and without the state of its widgets, and the time from running all cells until
every map is drawn; that time is measured at each slowdown of the browser's processor (by default 1
and 8). A widget whose front end gave up counts as failed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from lab import octets, write_notebook  # noqa: E402

from tests.browser import launch  # noqa: E402
from tests.lab.lab import LabPage, LabServer  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SOURCE = """
import risk_widget as rw
seats = ["red", "blue", "green"]
game = rw.Game.new(edition="nordic", mode="domination", seats=seats, seed=7)
rw.RiskWidget(game, seats=dict.fromkeys(seats, "human"))
"""
NUMBERS = (1, 10)
WATCH = """
(count) => {
  const start = performance.now();
  window.drawn = new Promise((resolve) => {
    const look = () => {
      const maps = document.querySelectorAll("[data-risk-widget] [data-territory='brazil']");
      if (maps.length < count) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
"""
GAVE_UP = "Failed to initialize"


def run(browser: Browser, server: LabServer, notebook: Path, number: int, slowdown: float) -> None:
    """Run a notebook of ``number`` widgets, and print its traffic, file sizes and time."""
    page = browser.new_page(viewport={"width": 1400, "height": 1000})
    received: list[int] = []
    failed: list[str] = []

    def count(socket: Any) -> None:
        socket.on("framereceived", lambda frame: received.append(octets(frame)))

    def note(message: Any) -> None:
        if GAVE_UP in str(message.text if hasattr(message, "text") else message):
            failed.append(str(message))

    page.on("websocket", count)
    page.on("console", note)
    page.on("pageerror", note)
    lab = LabPage(page, server).open(notebook.name)
    throttle = page.context.new_cdp_session(page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    received.clear()
    page.evaluate(WATCH, number)
    lab.run_all()
    page.set_default_timeout(300_000)
    drawn = page.evaluate("() => window.drawn")
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    lab.wait_for_kernel()
    came = sum(received)
    sizes = []
    for _ in range(2):
        lab.command("docmanager:save")
        page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
        sizes.append(notebook.stat().st_size)
        lab.command("@jupyter-widgets/jupyterlab-manager:saveWidgetState")
    print(
        f"{number:3} at {slowdown:g}×: {came / 1e6:6.2f} MB by the websocket, saved "
        f"{sizes[0] / 1e6:5.2f} MB, with state {sizes[1] / 1e6:5.2f} MB, "
        f"shown after {drawn / 1000:5.1f} s, failed {len(failed)}",
        flush=True,
    )
    page.close()


def main(slowdowns: list[float]) -> None:
    """Run the notebooks and print the figures."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        home = Path(name)
        folder = home / "notebooks"
        folder.mkdir()
        browser = launch(playwright)
        with LabServer(folder, home / "jupyter") as server:
            for slowdown in slowdowns:
                for number in NUMBERS:
                    notebook = folder / f"{number}.ipynb"
                    write_notebook(folder, notebook.name, SOURCE, number)
                    run(browser, server, notebook, number, slowdown)
        browser.close()


if __name__ == "__main__":
    main([float(word) for word in sys.argv[1:]] or [1, 8])
