"""Keeps bots playing without holding up the kernel: a thread that plays one slice at a time."""

from __future__ import annotations

import threading
from contextvars import copy_context
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Driver"]


class Driver:
    """Calls ``step`` again and again, in a thread of its own, while there is something to do.

    Args:
        step: plays one slice; it returns the seconds to wait before the next, or None when there
            is nothing more to do. It must not raise.
        first_wait: gives the seconds to wait before the first slice.
    """

    def __init__(self, step: Callable[[], float | None], first_wait: Callable[[], float]) -> None:
        self._step = step
        self._first_wait = first_wait
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._again = False
        self._closed = threading.Event()

    def kick(self) -> bool:
        """Go on if there is something to do; False where threads cannot be had."""
        with self._lock:
            if self._closed.is_set():
                return True
            self._again = True
            if self._thread is None:
                # Some kernels keep in the context to which request a message belongs, and cannot
                # send any from a thread that has none (ipykernel 7.0).
                thread = threading.Thread(
                    target=copy_context().run,
                    args=(self._run,),
                    name="risk-widget-bots",
                    daemon=True,
                )
                try:
                    thread.start()
                except RuntimeError:
                    return False
                self._thread = thread
        return True

    def close(self) -> None:
        """Stop for good, after the slice that is being played."""
        self._closed.set()

    def join(self, timeout: float | None = None) -> bool:
        """Wait until nothing is left to do; False if the time was up first."""
        thread = self._thread
        if thread is not None:
            thread.join(timeout)
            return not thread.is_alive()
        return True

    def _run(self) -> None:
        wait: float | None = self._first_wait()
        while True:
            if wait is None:
                with self._lock:
                    if not self._again or self._closed.is_set():
                        self._thread = None
                        return
                    self._again = False
                wait = 0.0
            if self._closed.wait(wait):
                with self._lock:
                    self._thread = None
                return
            with self._lock:
                self._again = False
            wait = self._step()
