"""The observers of a game, which are called after its changes."""

from __future__ import annotations

import weakref
from contextlib import nullcontext
from types import MethodType
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager


Observer: TypeAlias = "Callable[[], object]"


class Observers:
    """Observers of a game, and the lock held while the game changes and observers are called.

    A bound method is held by a weak reference, so the game does not keep its object alive.
    """

    __slots__ = ("_known", "_shared", "lock")

    def __init__(self) -> None:
        self.lock: AbstractContextManager[object] = nullcontext()
        self._shared = False
        self._known: list[Callable[[], Observer | None]] = []

    def share(self, lock: AbstractContextManager[object]) -> None:
        """Share the lock of an observer. Raises ``ValueError`` if there is another lock already."""
        if self._shared and self.lock is not lock:
            raise ValueError("all observers of a game share one lock")
        self.lock = lock
        self._shared = True

    def add(self, observer: Observer) -> Callable[[], None]:
        """Add an observer. Returns a function that removes it, and may be called more than once."""
        known = _weakly(observer)
        self._known = [*self._known, known]

        def leave() -> None:
            self._known = [other for other in self._known if other is not known]

        return leave

    def __bool__(self) -> bool:
        """Whether any observer is left."""
        self._known = [known for known in self._known if known() is not None]
        return bool(self._known)

    def tell(self) -> None:
        """Call all observers, in the order in which they were added."""
        for known in self._known:
            observer = known()
            if observer is not None:
                observer()


def _weakly(observer: Observer) -> Callable[[], Observer | None]:
    if isinstance(observer, MethodType):
        return weakref.WeakMethod(observer)
    return lambda: observer
