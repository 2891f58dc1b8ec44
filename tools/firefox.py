"""Firefox for the test that plays in it: the machine's own, else Debian's package."""

from __future__ import annotations

import os
import shutil

from chromium import UnavailableError, install_from_debian

# Debian's has a name of its own.
NAMES = ("firefox-esr", "firefox")
ADVICE = "Install it ('apt-get install firefox-esr' on Debian), or set FIREFOX to its path."


def find_firefox(path: str | None = None) -> str | None:
    """The Firefox that FIREFOX names, or the first one on the PATH, if there is one.

    `path` is searched in place of the PATH. What FIREFOX names is returned even if it is missing.
    """
    named = os.environ.get("FIREFOX")
    return named or next(filter(None, (shutil.which(name, path=path) for name in NAMES)), None)


def prepare_firefox() -> str:
    """Return the path of a Firefox, which is installed if there is none.

    Raises:
        RuntimeError: it can't be had here; the message says why.
    """
    found = find_firefox()
    if found:
        return found
    try:
        return install_from_debian("Firefox", NAMES, find_firefox, os.environ)
    except UnavailableError as error:
        raise RuntimeError(f"A test needs Firefox, and there is none: {error}\n{ADVICE}") from error
