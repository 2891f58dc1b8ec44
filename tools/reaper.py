"""A watcher that ends the processes that a test run has started, however the run ends.

Tests start servers, and servers start kernels, in sessions of their own, so a signal to the run's
process group does not reach them. Each run therefore puts a mark into its environment, which every
process that it starts inherits. A second process, the watcher, holds the other end of a pipe: when
the run is over or has been killed, the pipe closes, and the watcher ends every process with the
mark.

This works where `/proc` shows the environment of a process, as on Linux; elsewhere nothing is
watched. Only the standard library is used here, since the test command starts without any packages.
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
"""The variable that holds a run's mark."""

PROCESSES = Path("/proc")
GRACE = 2.0  # seconds for a process to end on request, before it is killed


class Watch:
    """A watched run: all that it leaves behind is ended by `end` or, if it dies, by the watcher."""

    def __init__(self) -> None:
        """Mark this process's environment and start the watcher, unless an outer run has."""
        self._watcher: subprocess.Popen[bytes] | None = None
        if MARK in os.environ or not PROCESSES.is_dir():
            return
        mark = secrets.token_hex(8)
        # The watcher itself has no mark, and signals to this process group do not reach it.
        self._watcher = subprocess.Popen(
            [sys.executable, __file__, mark],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.environ[MARK] = mark

    def end(self) -> None:
        """End every process that the run has left running, and wait until they are gone."""
        if self._watcher is not None:
            os.environ.pop(MARK, None)
            self._watcher.communicate()
            self._watcher = None


def marked(mark: str) -> list[int]:
    """Return the ids of the processes that were started with this mark."""
    wanted, found = f"{MARK}={mark}".encode(), []
    for folder in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):  # the process has just ended, or belongs to another user
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def reap(mark: str) -> None:
    """End the processes with this mark: ask each one to end, and kill the others after a while."""
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
