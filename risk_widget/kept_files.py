"""The folder for files that outlive Python: unfinished games, and the progress in the course."""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from pathlib import Path
from typing import Final

DATA_FOLDER: Final = "RISK_WIDGET_DATA"
"""The environment variable with the folder; if it is empty, nothing outlives Python."""


def keeps_nothing() -> bool:
    """Whether nothing is to outlive Python."""
    return os.environ.get(DATA_FOLDER) == ""


def data_folder() -> Path | None:
    """The folder for the notebooks of the working directory, which share it.

    None where nothing is to be kept, or nothing stays: Python in a browser forgets its files.
    """
    chosen = os.environ.get(DATA_FOLDER)
    if keeps_nothing() or sys.platform == "emscripten":
        return None
    try:
        here = os.fsencode(Path.cwd())
        root = Path(chosen) if chosen else _own_folder() / "risk_widget"
    except (OSError, RuntimeError):  # the working directory is gone, or there is no home
        return None
    return root / hashlib.sha256(here).hexdigest()[:16]


def browser_folder() -> str:
    """The working directory's name in a browser, whose storage many notebooks may share.

    "" where nothing is to outlive Python. On Binder each visit has another user, so the repository
    counts there; on a Hub the user does, as others may sit at the same computer.
    """
    if keeps_nothing():
        return ""
    whose = os.environ.get("BINDER_REPO_URL") or os.environ.get("JUPYTERHUB_USER", "")
    try:
        here = f"{whose}\n{Path.cwd()}"
    except OSError:  # the working directory is gone
        return ""
    return hashlib.sha256(os.fsencode(here)).hexdigest()[:16]


def _own_folder() -> Path:
    """The folder in which programs keep a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def write_whole(path: Path, text: str) -> None:
    """Write a file in one go, and make its folder if there is none.

    Whoever reads it meanwhile sees all of what it was before, or all of the new text.

    Raises:
        OSError: it cannot be written; what it was before is still there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{secrets.token_hex(4)}")
    try:
        draft.write_bytes(text.encode())
        draft.chmod(0o600)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
