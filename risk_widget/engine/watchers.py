"""Who wants to know when a game has changed."""

from __future__ import annotations

import weakref
from contextlib import nullcontext
from types import MethodType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    Observer = Callable[[], object]


class Watchers:
    """The observers of one game, and the lock that is held while it changes and they hear of it.

    A bound method is known weakly: an observer that is gone hears nothing more, and is not kept
    alive by the game that it watches.
    """

    __slots__ = ("_known", "_shared", "lock")

    def __init__(self) -> None:
        self.lock: AbstractContextManager[Any] = nullcontext()
        self._shared = False
        self._known: list[Callable[[], Observer | None]] = []

    def share(self, lock: AbstractContextManager[Any]) -> None:
        """Hold this lock from now on. Raises ``ValueError`` if another one is held."""
        if self._shared and self.lock is not lock:
            raise ValueError("all observers of a game share one lock")
        self.lock = lock
        self._shared = True

    def add(self, observer: Observer) -> Callable[[], None]:
        """Take an observer in; the function that lets it go again, as often as it is called."""
        known = _weakly(observer)
        self._known = [*self._known, known]

        def leave() -> None:
            self._known = [other for other in self._known if other is not known]

        return leave

    def __bool__(self) -> bool:
        """Whether there is anybody left to hear of it."""
        self._known = [known for known in self._known if known() is not None]
        return bool(self._known)

    def tell(self) -> None:
        """Tell all of them, in the order in which they came."""
        for known in self._known:
            observer = known()
            if observer is not None:
                observer()


def _weakly(observer: Observer) -> Callable[[], Observer | None]:
    if isinstance(observer, MethodType):
        return weakref.WeakMethod(observer)
    return lambda: observer
