"""The browser of the tests: one Chromium, started without anything that would call out."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

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
# The build without windows first: the same engine at some two thirds of the processor time.
NAMES = (
    *("chromium-headless-shell", "headless_shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)


def find_browser() -> str | None:
    """The Chromium that CHROMIUM names, or the first one on the PATH; None: there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """Start the browser of this machine."""
    path = find_browser()
    if path is None:
        raise RuntimeError(
            "The browser tests need Chromium: install it, or set CHROMIUM to its path."
        )
    return playwright.chromium.launch(executable_path=path, headless=True, args=list(FLAGS))
