"""Firefox for the test that plays in it: the machine's own, else Debian's package."""

from __future__ import annotations

import os
import shutil

from chromium import UnavailableError, install_from_debian

# Debian's package has its own name.
NAMES = ("firefox-esr", "firefox")
ADVICE = "Install it ('apt-get install firefox-esr' on Debian), or set FIREFOX to its path."


def find_firefox(path: str | None = None) -> str | None:
    """Return the path in FIREFOX, or the first Firefox on the PATH, or None.

    `path` is searched in place of the PATH. FIREFOX counts even if no file is there.
    """
    named = os.environ.get("FIREFOX")
    return named or next(filter(None, (shutil.which(name, path=path) for name in NAMES)), None)


def prepare_firefox() -> str:
    """Return the path of Firefox, installing it if there is none.

    Raises:
        RuntimeError: Firefox can't be installed here; the message says why.
    """
    found = find_firefox()
    if found:
        return found
    try:
        return install_from_debian("Firefox", NAMES, find_firefox, os.environ)
    except UnavailableError as error:
        raise RuntimeError(f"A test needs Firefox, and there is none: {error}\n{ADVICE}") from error
