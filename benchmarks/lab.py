"""The cost of a click in a real JupyterLab, compared with a bare synced counter in the same run.

    python benchmarks/lab.py [clicks]

It prints the time from a click to the repainted widget, both for the game and for a widget that
only counts; the bytes sent per action; the size of the data sent once, and of one widget in a saved
notebook; the time from running the cell to a drawn map; and the memory that one widget and several
add to the page. Machines differ, and so do runs: compare only figures of the same run, or medians
from alternating runs of two versions.
"""

from __future__ import annotations

import json
import resource
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import launch  # noqa: E402
from tests.lab.lab import LabPage, LabServer  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    """One number that the kernel raises at each click."""

    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      const draw = () => { button.textContent = button.dataset.seq = model.get("count"); };
      button.dataset.counter = "";
      button.onclick = () => {
        model.set("clicks", model.get("clicks") + 1);
        model.save_changes();
      };
      model.on("change:count", draw); draw(); el.append(button);
    } };
    """
    clicks = traitlets.Int(0).tag(sync=True)
    count = traitlets.Int(0).tag(sync=True)

    @traitlets.observe("clicks")
    def _count(self, change):
        self.count = change["new"]

Counter()
'''
# There are enough armies for all of the benchmark's clicks, each of which places one army.
GAME = """
import risk_widget as rw
position = {
    "turn": "red",
    "phase": "reinforce",
    "to_place": 5000,
    "territories": {"*": ["green", 2], "iceland": ["blue", 3], "brazil": ["red", 4],
                    "peru": ["red", 1], "argentina": ["red", 2], "venezuela": ["red", 3]},
}
seats = ["red", "blue", "green"]
game = rw.Game.from_dict(edition="nordic", mode="domination", seats=seats, position=position)
board = rw.RiskWidget(game, seats={"red": "human"})
board
"""
CHOSEN = "brazil"
# Clicks are timed in the page, from the event's time stamp to the frame after the change.
MEASURE = """
([watched]) => {
  const node = document.querySelector(watched);
  window.times = [];
  let start = null;
  document.addEventListener("click", (event) => { start = event.timeStamp; }, true);
  // An attribute that is written again as it was is a change, but no answer.
  let shown = node.dataset.seq;
  new MutationObserver(() => {
    if (start === null || node.dataset.seq === shown) return;
    shown = node.dataset.seq;
    const from = start;
    start = null;
    requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - from)));
  }).observe(node, { attributes: true, attributeFilter: ["data-seq"] });
}
"""
WARM_UP = 10
SEVERAL = 5
MEGABYTE = 1 << 20


def write_notebook(folder: Path, name: str, source: str, cells: int = 1) -> None:
    """Write a notebook of one cell, or of several identical ones."""
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": [
            {
                "cell_type": "code",
                "execution_count": None,
                "id": f"cell-{number}",
                "metadata": {},
                "outputs": [],
                "source": source.strip(),
            }
            for number in range(cells)
        ],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (folder / name).write_text(json.dumps(notebook))


def click_often(page: Page, watched: str, click: Any, clicks: int) -> list[float]:
    """Click, wait for the frame showing the answer, and repeat; return the times in ms."""
    page.evaluate(MEASURE, [watched])
    for number in range(clicks + WARM_UP):
        click()
        page.wait_for_function("count => window.times.length > count", arg=number)
    times: list[float] = page.evaluate("() => window.times")
    return times[WARM_UP:]


def octets(frame: str | bytes) -> int:
    """Count the bytes of a websocket message, which may be text."""
    return len(frame.encode() if isinstance(frame, str) else frame)


class Memory(NamedTuple):
    """The memory used by a page, in megabytes."""

    heap: float
    process: float

    def __str__(self) -> str:
        return f"{self.heap:6.1f} MB of heap, {self.process:4.0f} MB of process"


def memory(browser: Browser, page: Page) -> Memory:
    """Measure a page's heap after garbage collection, and its process's resident memory.

    The page's process is taken to be the browser's largest one that draws pages.
    """
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    whole = browser.new_browser_cdp_session()
    found = whole.send("SystemInfo.getProcessInfo")["processInfo"]
    whole.detach()
    renderers = [process["id"] for process in found if process["type"] == "renderer"]
    return Memory(heap / MEGABYTE, max(map(resident, renderers)) / MEGABYTE)


def resident(process: int) -> int:
    """Read the resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def added_by_widgets(browser: Browser, server: LabServer) -> tuple[Memory, dict[int, Memory]]:
    """Measure the memory of a Lab without widgets, with one, and with several."""
    page = browser.new_page(viewport={"width": 1400, "height": 1000})
    lab = LabPage(page, server).open("several.ipynb")
    before = memory(browser, page)
    after = {}
    for number in range(1, SEVERAL + 1):
        lab.command("notebook:run-cell-and-select-next")
        page.wait_for_function(
            """count => document.querySelectorAll("[data-territory=brazil]").length === count""",
            arg=number,
        )
        if number in {1, SEVERAL}:
            lab.wait_for_kernel()
            after[number] = memory(browser, page)
    page.close()
    return before, after


def summary(times: list[float]) -> str:
    """Summarise a list of milliseconds by its median and ninth decile."""
    ordered = sorted(times)
    ninth = ordered[int(len(ordered) * 0.9)]
    return f"median {statistics.median(ordered):6.1f} ms   p90 {ninth:6.1f} ms   n={len(ordered)}"


def main(clicks: int) -> None:
    """Run both widgets in one Lab and print the figures."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        home = Path(name)
        folder = home / "notebooks"
        folder.mkdir()
        write_notebook(folder, "counter.ipynb", COUNTER)
        write_notebook(folder, "game.ipynb", GAME)
        write_notebook(folder, "several.ipynb", GAME, SEVERAL)
        browser = launch(playwright)
        with LabServer(folder, home / "jupyter") as server:
            page = browser.new_page(viewport={"width": 1400, "height": 1000})
            lab = LabPage(page, server).open("counter.ipynb")
            lab.run_all()
            button = page.locator("[data-counter]")
            button.wait_for()
            bare = click_often(page, "[data-counter]", button.click, clicks)
            page.close()

            page = browser.new_page(viewport={"width": 1400, "height": 1000})
            received: list[int] = []
            sent: list[int] = []

            def count(socket: Any) -> None:
                socket.on("framereceived", lambda frame: received.append(octets(frame)))
                socket.on("framesent", lambda frame: sent.append(octets(frame)))

            page.on("websocket", count)
            lab = LabPage(page, server).open("game.ipynb")
            page.evaluate(
                """() => {
                  window.drawn = new Promise((resolve) => {
                    const start = performance.now();
                    new MutationObserver((_, observer) => {
                      if (!document.querySelector("[data-territory]")) return;
                      observer.disconnect();
                      requestAnimationFrame(() => setTimeout(
                        () => resolve(performance.now() - start)));
                    }).observe(document.body, { childList: true, subtree: true });
                  });
                }"""
            )
            lab.run_all()
            drawn = page.evaluate("() => window.drawn")
            # Each click places an army.
            tag = page.locator(f'[data-territory="{CHOSEN}"] .hit')
            received.clear()
            sent.clear()
            game = click_often(page, "[data-risk-widget]", tag.click, clicks)
            actions = clicks + WARM_UP
            dumps = "__import__('json').dumps"
            state = lab.kernel(f"len({dumps}(board.state, separators=(',', ':')))")
            once = {
                name: lab.kernel(f"len({dumps}(board.shared.value({name!r}, 'en')))")
                for name in ("code", "styles", "words", "board")
            }
            saved = lab.kernel(f"len({dumps}([board.get_state(), board.live.get_state()]))")
            page.close()
            none, widgets = added_by_widgets(browser, server)
        browser.close()
    print(f"bare counter   {summary(bare)}")
    print(f"game           {summary(game)}")
    print(f"game − counter {statistics.median(game) - statistics.median(bare):+6.1f} ms (medians)")
    print(f"snapshot       {state} bytes")
    print(f"per action     {sum(received) // actions} bytes in, {sum(sent) // actions} bytes out")
    print(f"cell → map     {drawn:.0f} ms")
    parts = ", ".join(f"{name} {size}" for name, size in once.items())
    print(f"sent once      {sum(once.values())} bytes: {parts}")
    print(f"saved widget   {saved} bytes")
    print(f"Lab alone      {none}")
    for number, used in widgets.items():
        more = Memory(used.heap - none.heap, used.process - none.process)
        print(f"{f'with {number}':15}{used}; more: {more}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
