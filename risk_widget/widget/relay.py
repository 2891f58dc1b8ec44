"""The way between a host and whatever carries its snapshots: a widget, a page of its own, a socket.

The carrier hands in the page's outbox, and is called with each new snapshot. All else is done here:
one change at a time, what others do to the game is followed, and bots are kept playing.
"""

from __future__ import annotations

import logging
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from risk_widget.widget.bot_driver import Driver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.widget.host import Followed, Host
    from risk_widget.widget.snapshot_types import Snapshot

__all__ = ["LOCK", "Relay"]

log = logging.getLogger(__name__)

LOCK: Final = threading.RLock()
"""Held around each change of a game that is shown, and its publication. It is one for all screens:
several may show the same game, and each of them may change it."""


class Relay:
    """Publishes what a host shows, whenever that changes.

    Args:
        host: the game or the lesson.
        publish: called with each new snapshot, in the order of the game, with the lock held.
    """

    def __init__(self, host: Host, publish: Callable[[Snapshot], object]) -> None:
        self.host = host
        self.lock = LOCK
        self.driver = Driver(self._slice, lambda: self.host.pause)
        self._send = publish
        self._acting = 0
        self._followed: Followed | None = None
        self._stop_following: Callable[[], None] = _nothing
        self._last: Snapshot | None = None

    def first(self) -> Snapshot:
        """The first snapshot, which the carrier shows itself; the host is followed from now on.

        Call `start_advancing` when it is shown.
        """
        with self.lock:
            self._follow()
            self._last = self.host.snapshot()
            self.host.mark_sent()
            return self._last

    def close(self) -> None:
        """Follow nothing any more; bots stop playing, and the game goes on without being shown."""
        self._stop_following()
        self.driver.close()

    # ---- what comes in -------------------------------------------------------------------------

    def receive(self, outbox: Any) -> None:
        """Handle a page's outbox, and publish the answers."""
        with self.exclusive():
            if self.host.receive(outbox):
                self.publish(always=True)
        self.start_advancing()

    def refresh(self) -> None:
        """Take in what was done to the game or the lesson elsewhere, and publish it."""
        with self.exclusive():
            self.host.refresh()
            self.publish()
        self.start_advancing()

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        """Hold the lock while the host is changed by its own screen, which then publishes that."""
        with self.lock:
            self._acting += 1
            try:
                yield
            finally:
                self._acting -= 1

    @contextmanager
    def change(self) -> Iterator[None]:
        """Hold the lock while the host is changed, publish that, and let bots answer.

        Nothing is published where the change raises.
        """
        with self.exclusive():
            yield
            self.publish()
        self.start_advancing()

    # ---- what goes out -------------------------------------------------------------------------

    def publish(self, *, always: bool = False) -> None:
        """Publish a snapshot if it says something new, or if somebody waits for an answer.

        The lock is held, so snapshots leave in the order of the game.
        """
        self._follow()
        snapshot = self.host.snapshot()
        self.host.mark_sent()
        if always or snapshot != self._last:
            self._last = snapshot
            self._send(snapshot)

    def _follow(self) -> None:
        """Follow what is on the screen now, and nothing else."""
        followed = self.host.followed
        if followed is not self._followed:
            self._stop_following()
            self._followed = followed
            self._stop_following = (
                _nothing if followed is None else followed.watch(self._changed, self.lock)
            )

    def _changed(self) -> None:
        """Show what somebody else has done, with the lock held."""
        if self._acting:
            return
        try:
            self.refresh()
        except Exception:
            log.exception("a change of the game could not be shown")

    # ---- what goes on by itself ----------------------------------------------------------------

    def start_advancing(self) -> None:
        """Let bots play, if it is their turn: in a thread, or slice by slice as the page asks."""
        if self.host.page_driven or not self.host.to_advance:
            return
        if not self.driver.kick():
            with self.lock:
                self.host.page_driven = True
                self.publish()

    def _slice(self) -> float | None:
        """One slice of what goes on by itself; in the driver's thread."""
        try:
            with self.exclusive():
                if self.host.advance():
                    self.publish()
                return self.host.pause if self.host.to_advance else None
        except Exception:
            log.exception("bots could not go on")
            return None


def _nothing() -> None:
    """What ends a watching that has not begun."""
