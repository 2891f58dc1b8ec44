"""A program that serves pages on this machine: started, awaited and ended."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

BOOT_LIMIT = 90  # The seconds after which a silent server counts as broken.


class Server:
    """A running server, whose output is kept in case it fails."""

    def __init__(
        self,
        command: Sequence[str | Path],
        *,
        folder: Path | None = None,
        environment: Mapping[str, str],
        says: str = r"(http://127\.0\.0\.1:[1-9]\d*)/",
    ) -> None:
        """Start a command and wait for the line with its address.

        `says` is a pattern for that line, and its group is the address. A program must print the
        line once it listens, and not before, so that nobody has to ask again and again.
        """
        self.log: deque[str] = deque(maxlen=400)
        self.url = ""
        self._says = re.compile(says)
        self._told = threading.Event()
        self._process = subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._told.wait(BOOT_LIMIT) or not self.url:
            self.stop()
            raise RuntimeError("the server did not start:\n" + "".join(self.log))

    def _read(self) -> None:
        """Follow the server's output, which contains its address.

        Reading keeps the pipe from filling.
        """
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.log.append(line)
            address = None if self.url else self._says.search(line)
            if address:
                self.url = f"{address[1]}/"
                self._told.set()
        self._told.set()

    def stop(self) -> None:
        """End the server and everything it started."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        # Processes that the server started may outlive it, and would keep the pipe open.
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()
