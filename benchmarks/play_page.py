"""The loading time of the pages that play by themselves, in a browser on this machine.

    python benchmarks/play_page.py [runs]

For the form, for a game that a link requests, and for a lesson, it measures the time from the start
of the navigation until the board or the form is drawn, until Python has loaded, and until the page
has done something that only Python can do: begun the game, come to the person's turn, or given a
hint. A cold browser has an empty cache; a warm one is the same browser started again. The server is
a plain one that lets browsers ask whether a file has changed.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import FLAGS, find_browser  # noqa: E402
from tests.hosts.static import StaticSite  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright

PATIENCE = 120_000
SEATS = "red:human,blue:cautious,green:cautious"
PAGES = {
    "form": "",
    "game": f"?edition=czech&mode=domination&board=island&seed=7&seats={SEATS}",
    "lesson": "lessons/04-combat.html",
}
# A script that records when each mark was first true, in milliseconds after the start of the
# navigation.
WATCH = """
window.seen = {};
const marks = {
  drawn: () => document.querySelector("[data-territory], .rw form, [data-screen]") ||
    document.querySelector("img.board")?.complete,
  python: () => document.body?.dataset.ready,
};
const look = () => {
  for (const [name, there] of Object.entries(marks)) {
    if (!(name in seen) && there()) seen[name] = performance.now();
  }
  if (!("python" in seen)) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def first_act(page: Page, kind: str) -> float:
    """Take the first action as soon as possible; return the time at which the answer appeared."""
    if kind == "form":
        page.locator('[data-action="play_now"]').click()
        page.locator('[data-risk-widget][data-screen="play"]').wait_for(timeout=PATIENCE)
    elif kind == "game":
        page.locator('[data-risk-widget][data-human="true"]').wait_for(timeout=PATIENCE)
    else:
        page.wait_for_function("() => document.body.dataset.ready", timeout=PATIENCE)
        before = page.locator("[data-risk-widget]").get_attribute("data-seq")
        page.locator('.rw-sentence-bar [data-action="hint"], [data-action="hint"]').first.click()
        page.wait_for_function(
            "before => document.querySelector('[data-risk-widget]').dataset.seq !== before",
            arg=before,
            timeout=PATIENCE,
        )
    now: float = page.evaluate("() => performance.now()")
    return now


def visit(playwright: Playwright, profile: str, address: str, kind: str) -> tuple[float, ...]:
    """Open a page in a new browser with this profile; time its drawing, Python and first action."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=find_browser(), headless=True, args=list(FLAGS)
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address, wait_until="commit")
    acted = first_act(page, kind)
    seen: dict[str, float] = page.evaluate("() => window.seen")
    context.close()
    return seen["drawn"], seen["python"], acted


def main(runs: int) -> None:
    """Print the medians and the slowest first action of each page, cold and warm."""
    built = ROOT / "build" / "lite"
    subprocess.run([sys.executable, ROOT / "tools" / "lite" / "build.py"], check=True)
    print(f"seconds, medians of {runs}:   drawn  Python  first act (slowest)")
    with StaticSite(built, "/play/") as site, sync_playwright() as playwright:
        for kind, path in PAGES.items():
            times: dict[str, list[tuple[float, ...]]] = {"cold": [], "warm": []}
            for _ in range(runs):
                with tempfile.TemporaryDirectory() as profile:
                    for state in times:
                        times[state].append(visit(playwright, profile, site.url + path, kind))
            for state, rows in times.items():
                drawn, python, acted = (
                    statistics.median(row) / 1000 for row in zip(*rows, strict=True)
                )
                slowest = max(row[2] for row in rows) / 1000
                print(
                    f"  {kind:8} {state:12} {drawn:9.2f} {python:7.2f} {acted:7.2f} ({slowest:.2f})"
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
