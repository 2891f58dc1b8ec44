"""Preparation of the search for mistakes, while the game is still being played.

Compiling the judge of decisions takes up to a minute of processor time, for which nobody wants to
wait at the end of a game. So a process of its own (`compile_ahead`) does it earlier, and leaves the
compiled code in the cache, where the kernel finds it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from risk_widget.compiled.compiler import cache_folder, has_numba


class Preparation:
    """The judge of decisions, compiled in advance, at most once per kernel."""

    def __init__(self) -> None:
        self._asked = False
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start compiling, unless that has been done or everything is in the cache."""
        if self._asked:
            return
        self._asked = True
        if has_numba() and not is_ready():
            with suppress(OSError):  # if this fails, the kernel compiles when it judges
                self._process = _start()

    def wait(self) -> None:
        """Wait until the process has ended, if there is one."""
        process = self._process
        if process is not None:
            process.wait()
            assert process.stdin is not None
            process.stdin.close()


PREPARATION = Preparation()
"""The kernel's own preparation."""


def _start() -> subprocess.Popen[bytes]:
    package = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, (package, os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        [sys.executable, "-m", "risk_widget.game_review.compile_ahead"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    )


def is_ready() -> bool:
    """Whether the cache holds all code that judges decisions, for this Python and numba."""
    return _mark().exists()


def note_ready() -> None:
    """Record that everything is in the cache, unless the cache has no folder."""
    with suppress(OSError):
        _mark().touch()


def _mark() -> Path:
    try:
        compiler = version("numba")
    except PackageNotFoundError:
        compiler = "none"
    python = ".".join(map(str, sys.version_info[:3]))
    return cache_folder() / f"judges-{python}-{compiler}"
