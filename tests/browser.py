"""The browser of the tests: one Chromium, started without anything that would call out."""

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
WITHOUT_WINDOWS: Final = ("chromium-headless-shell", "headless_shell")
"""The names of the build without windows: the same engine, for less of the processor's time."""
NAMES = (
    *WITHOUT_WINDOWS,
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)

SHORELESS: Final = ".rw-map :is(.wash, .coast) { display: none }"
"""The style of a map without its shore.

That is only decoration, and repainting it is a third of what a move costs the browser.
"""


def find_browser(path: str | None = None) -> str | None:
    """The Chromium that CHROMIUM names, or the first one on the PATH, if there is one.

    `path` is searched in place of the PATH. What CHROMIUM names is returned even if it is missing.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next(filter(None, (shutil.which(name, path=path) for name in NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """Start the browser of this machine; where there is none, the one that Playwright has fetched.

    Raises:
        RuntimeError: neither is there, or it doesn't start; the message says why.
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
    """Start the browser once and let it show a word; return 1 and say what is wrong if it can't."""
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
