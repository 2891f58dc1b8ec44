"""Who wants to know when a lesson has changed: by a call of its own, or in its game."""

from __future__ import annotations

from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from risk_widget.engine.watchers import Watchers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from risk_widget.game import Game

__all__ = ["Followers", "announced"]

P = ParamSpec("P")
T = TypeVar("T")


class _Announcing(Protocol):
    @property
    def game(self) -> Game: ...

    @property
    def followers(self) -> Followers: ...


A = TypeVar("A", bound=_Announcing)


class Followers:
    """The observers of a lesson. They are told when a call is done, not while it plays and judges.

    A lesson puts up another game whenever a step begins: the one that is on the board is watched.
    """

    def __init__(self) -> None:
        self._watchers: Watchers | None = None
        self._lock: AbstractContextManager[Any] | None = None
        self._calls = 0
        self._game: Game | None = None
        self._stop_watching: Callable[[], None] | None = None

    def add(
        self,
        game: Game,
        observer: Callable[[], object],
        lock: AbstractContextManager[Any] | None,
    ) -> Callable[[], None]:
        """Take an observer in; the function that lets it go again."""
        watchers = self._watchers or Watchers()
        if lock is not None:
            watchers.share(lock)
        self._watchers, self._lock = watchers, lock or self._lock
        self._watch(game)
        return watchers.add(observer)

    @contextmanager
    def call(self, lesson: _Announcing) -> Iterator[None]:
        """Tell everybody when the outermost call is done."""
        watchers = self._watchers
        if watchers is None:
            yield
            return
        with watchers.lock:
            self._calls += 1
            try:
                yield
            finally:
                self._calls -= 1
            if not self._calls:
                self._watch(lesson.game)
                watchers.tell()

    def _watch(self, game: Game) -> None:
        if game is not self._game:
            if self._stop_watching is not None:
                self._stop_watching()
            self._game = game
            self._stop_watching = game.watch(self._game_changed, self._lock)

    def _game_changed(self) -> None:
        if self._watchers is not None and not self._calls:
            self._watchers.tell()


def announced(method: Callable[Concatenate[A, P], T]) -> Callable[Concatenate[A, P], T]:
    """Mark a method of a lesson that changes it: who follows the lesson is told."""

    @wraps(method)
    def call(self: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self.followers.call(self):
            return method(self, *args, **kwargs)

    return call
