"""A program that serves pages on this machine: started, waited for, ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections import deque
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

BOOT_LIMIT = 90  # seconds until a server that says nothing counts as broken
POLL = 0.1


def free_port() -> int:
    """A port of the loopback interface that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A running server; what it prints is kept for the case that it fails."""

    def __init__(
        self,
        command: Sequence[str | Path],
        address: str,
        *,
        folder: Path,
        environment: Mapping[str, str],
    ) -> None:
        """Start a command and wait until `address` answers, whatever it answers."""
        self.log: deque[str] = deque(maxlen=400)
        self._process = subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        end = time.monotonic() + BOOT_LIMIT
        while not _answers(address):
            if self._process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise RuntimeError("the server did not start:\n" + "".join(self.log))
            time.sleep(POLL)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.log.append(line)

    def stop(self) -> None:
        """End the server and whatever it started."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5):
            return True
    except urllib.error.HTTPError as refusal:
        refusal.close()
        return True
    except OSError:
        return False
