"""End all that a test run has started, however the run itself ends.

Tests start servers, and servers start kernels, in sessions of their own, so a signal to the run's
process group reaches none of them. Each run therefore marks its environment, which all that it
starts inherits. A second process holds the other end of a pipe: when the run is over, or has been
killed, the pipe closes, and every process with the mark is ended.

It works where `/proc` shows the environment of a process, as on Linux; elsewhere nothing is
watched. Only the standard library is used here, since the test command starts with no more.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

MARK = "RISK_WIDGET_RUN"
"""The variable in which a run's mark stands."""

PROCESSES = Path("/proc")
GRACE = 2.0  # seconds in which a process may end by itself


class Watch:
    """A run that is watched: `end` ends what it has left, and so does its death."""

    def __init__(self) -> None:
        """Mark this process's environment and start the watcher, unless a run above has done so."""
        self._watcher: subprocess.Popen[bytes] | None = None
        if MARK in os.environ or not PROCESSES.is_dir():
            return
        mark = secrets.token_hex(8)
        # The watcher itself has no mark, and no signal to this process group reaches it.
        self._watcher = subprocess.Popen(
            [sys.executable, __file__, mark],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.environ[MARK] = mark

    def end(self) -> None:
        """End every process that the run has left, and wait until they are gone."""
        if self._watcher is not None:
            os.environ.pop(MARK, None)
            self._watcher.communicate()
            self._watcher = None


def marked(mark: str) -> list[int]:
    """Return the ids of the processes that were started with this mark."""
    wanted, found = f"{MARK}={mark}".encode(), []
    for folder in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):  # it has just ended, or is somebody else's
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def reap(mark: str) -> None:
    """End the processes with this mark: ask them first, then kill what is left after a while."""
    asked: set[int] = set()
    until = time.monotonic() + GRACE
    while found := marked(mark):
        late = time.monotonic() > until
        for process in found:
            if late or process not in asked:
                asked.add(process)
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL if late else signal.SIGTERM)
        time.sleep(0.05)


if __name__ == "__main__":
    sys.stdin.buffer.read()  # until the run is over
    reap(sys.argv[1])
