"""The observers of a lesson, and the calls after which they are notified."""

from __future__ import annotations

from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

from risk_widget.course.shared_progress import share
from risk_widget.engine.observers import Observers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from risk_widget.course.progress import LessonProgress
    from risk_widget.game import Game


P = ParamSpec("P")
T = TypeVar("T")


class _Observable(Protocol):
    @property
    def game(self) -> Game: ...

    @property
    def observers(self) -> LessonObservers: ...

    @property
    def progress(self) -> LessonProgress: ...


A = TypeVar("A", bound=_Observable)


class LessonObservers:
    """The observers of a lesson, notified after a call is done, not during play and judging.

    Each step puts a new game on the board; only the game on the board is watched.
    """

    def __init__(self) -> None:
        self._watchers: Observers | None = None
        self._lock: AbstractContextManager[object] | None = None
        self._calls = 0
        self._game: Game | None = None
        self._stop_watching: Callable[[], None] | None = None

    def add(
        self,
        game: Game,
        observer: Callable[[], object],
        lock: AbstractContextManager[object] | None,
    ) -> Callable[[], None]:
        """Add an observer; return a function that removes it."""
        watchers = self._watchers or Observers()
        if lock is not None:
            watchers.share(lock)
        self._watchers, self._lock = watchers, lock or self._lock
        self._watch(game)
        return watchers.add(observer)

    @contextmanager
    def call(self, lesson: _Observable) -> Iterator[None]:
        """Notify all observers when the outermost call is done."""
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
    """Wrap a method that changes a lesson, to notify the observers and share the progress."""

    @wraps(method)
    def call(self: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self.observers.call(self):
            result = method(self, *args, **kwargs)
            share(self.progress.kept)
            return result

    return call
