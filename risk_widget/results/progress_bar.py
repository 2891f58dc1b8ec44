"""The progress of long calculations: a tqdm bar if tqdm is installed, else a line."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final, TextIO, TypeVar

from risk_widget.messages import in_digits, say
from risk_widget.reading.schema import flag

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["Progress", "Report", "reporter", "when_slow", "while_slow", "while_waiting"]

T = TypeVar("T")

Report = Callable[[int, int], None]
"""Called with (done, all)."""
Progress = bool | Report
"""Whether to show it, or a function that is called with (done, all)."""
_PATIENCE: Final = 2.0
"""Seconds that need no bar."""
_PAUSE: Final = 0.1
"""Seconds from one line to the next."""
_TICK: Final = 0.5
"""Seconds from one growth of a bar to the next."""
_BLOCKS: Final = 20
_END: Final = "   \n"
"""Spaces that cover the rest of a longer line."""


def reporter(progress: Progress, total: int, *, unit: str = "progress-unit") -> Report:
    """A function to call after each piece of work, with done equal to all in the last call.

    Args:
        progress: True shows a bar by `tqdm.auto`, with rate and time left, in a notebook or a
            terminal; without tqdm a line with the same. False shows nothing. A function is called
            itself.
        total: how much there is to do.
        unit: the message that names the pieces.
    """
    if callable(progress):
        return progress
    if not flag(progress, "progress"):
        return lambda _done, _all: None
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _Line(unit)
    bar = tqdm(total=total, unit=f" {say(unit)}")

    def report(done: int, total: int) -> None:
        bar.update(done - bar.n)
        if done == total:
            bar.close()

    return report


def when_slow(total: int, unit: str) -> Callable[[int], None]:
    """A function to call with the amount of work done; a bar appears after two seconds.

    Args:
        total: how much there is to do.
        unit: the message that names the pieces.
    """
    began = monotonic()
    report: Report | None = None

    def tell(done: int) -> None:
        nonlocal report
        if report is None and done < total and monotonic() - began > _PATIENCE:
            report = reporter(True, total, unit=unit)  # noqa: FBT003
        if report is not None:
            report(done, total)

    return tell


def while_slow(steps: Sequence[T], unit: str = "progress-rows") -> Iterator[T]:
    """Iterate over steps; a bar appears once this has taken two seconds.

    Args:
        steps: what is gone through.
        unit: the message that names them.
    """
    tell = when_slow(len(steps), unit)
    for done, step in enumerate(steps):
        tell(done)
        yield step
    tell(len(steps))


class _Line:
    """A line that rewrites itself, without the red of errors in a notebook."""

    def __init__(self, unit: str) -> None:
        self._began, self._written = monotonic(), 0.0
        self._unit = unit
        self._stream = _stream()

    def __call__(self, done: int, total: int) -> None:
        now = monotonic()
        if done != total and now - self._written < _PAUSE:
            return
        self._written = now
        took = max(now - self._began, 1e-9)
        left = _clock((total - done) * took / max(done, 1))
        about = {"rate": in_digits(f"{done / took:.1f}"), "left": left}
        text = say("progress-line", done=done, all=total, unit=say(self._unit), **about)
        self._stream.write(f"\r{text}{_END if done == total else ''}")
        self._stream.flush()


def _stream() -> TextIO:
    """The stream for progress lines."""
    in_notebook = hasattr(builtins, "get_ipython") and not sys.stderr.isatty()
    return sys.stdout if in_notebook else sys.stderr


@contextmanager
def while_waiting(code: str, seconds: int, **params: str) -> Iterator[None]:
    """Show a bar that grows with time, after half a second, for work without steps.

    Args:
        code: the message before the bar.
        seconds: how long the work takes at most.
        params: what the message is about.
    """
    began, ended, stream = monotonic(), Event(), _stream()

    def tick() -> None:
        drawn = False
        while not ended.wait(_TICK):
            took = monotonic() - began
            filled = min(_BLOCKS, int(_BLOCKS * took / seconds))
            bar = "█" * filled + "░" * (_BLOCKS - filled)
            stream.write(f"\r{say(code, **params)} {bar} {_clock(took)}")
            stream.flush()
            drawn = True
        if drawn:
            stream.write(_END)
            stream.flush()

    ticking = Thread(target=tick, daemon=True)
    ticking.start()
    try:
        yield
    finally:
        ended.set()
        ticking.join()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds + 0.5), 60)
    return f"{minutes}:{rest:02d}"
