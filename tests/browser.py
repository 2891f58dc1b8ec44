"""The browser for the tests: one Chromium, which makes no requests of its own."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 20_000
"""The longest wait for an expectation about a page, in ms, even on a busy machine."""
WITHOUT_WINDOWS: Final = ("chromium-headless-shell", "headless_shell")
"""The names of the headless build, which is the same engine and needs less processor time."""
NAMES = (
    *WITHOUT_WINDOWS,
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)

SHORELESS: Final = ".rw-map :is(.wash, .coast) { display: none }"
"""Styles that hide the shore of a map.

The shore is only decoration, and repainting it takes a third of the time of a move.
"""


def find_browser(path: str | None = None) -> str | None:
    """Return the Chromium named by CHROMIUM, else the first one on the PATH, else None.

    `path` replaces the PATH. The value of CHROMIUM is returned even if no such file exists.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next(filter(None, (shutil.which(name, path=path) for name in NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """Start this machine's browser, or else the one that Playwright has downloaded.

    Raises: RuntimeError: there is none, or it doesn't start; the message says why.
    """
    from playwright.sync_api import Error

    try:
        return playwright.chromium.launch(
            executable_path=find_browser(), headless=True, args=list(FLAGS)
        )
    except Error as error:
        raise RuntimeError(
            f"Chromium did not start: {error.message}\n"
            "'make test' fetches it where it can; else install it, or set CHROMIUM to its path."
        ) from error


def main() -> int:
    """Start the browser once and show a word; return 1 and print the reason if that fails."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except RuntimeError as error:
            print(error)
            return 1
        page = browser.new_page()
        page.set_content("<span>word</span>")
        shown = page.evaluate("document.querySelector('span').offsetWidth > 0")
        browser.close()
    if not shown:
        print("There is no font: a word has no width.")
    return int(not shown)


if __name__ == "__main__":
    sys.exit(main())
