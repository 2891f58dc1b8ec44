"""The progress of long calculations, on one line that changes.

In a terminal the line is overwritten; in a notebook, one output is updated. In a file or a pipe,
where nothing can be overwritten, a line is written for each tenth of the work.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from risk_widget.messages import in_digits, say
from risk_widget.reading.schema import flag

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = [
    "Progress",
    "Report",
    "clock",
    "note",
    "reporter",
    "when_slow",
    "while_slow",
    "while_waiting",
]

T = TypeVar("T")

Report = Callable[[int, int], None]
"""A function to call with (done, all)."""
Progress = bool | Report
"""Whether to show progress, or a function that is called with (done, all)."""
_PATIENCE: Final = 2.0
"""The seconds before a bar appears."""
_PAUSE: Final = 0.1
"""The fewest seconds from one line to the next."""
_TICK: Final = 0.5
"""The seconds from one growth of a waiting bar to the next."""
_BLOCKS: Final = 20
_PARTS: Final = 10
"""The number of lines written if no line can be overwritten."""


class _Line(Protocol):
    """A line that may change.

    Attributes:
        changes: whether a new text replaces the text before.
    """

    changes: bool

    def show(self, text: str) -> None:
        """Show text."""

    def end(self) -> None:
        """Finish the line."""


class _TerminalLine:
    """A line in a terminal, which each new text overwrites."""

    changes = True

    def __init__(self) -> None:
        self._longest = 0

    def show(self, text: str) -> None:
        self._longest = max(self._longest, len(text))
        _write(f"\r{text:<{self._longest}}")

    def end(self) -> None:
        if self._longest:
            _write("\n")


class _Output:
    """An output of a notebook that is updated, without the red background of errors."""

    changes = True

    def __init__(self) -> None:
        self._handle: object = None

    def show(self, text: str) -> None:
        from IPython.display import display

        data = {"text/plain": text}
        if self._handle is None:
            self._handle = display(data, raw=True, display_id=True)  # type: ignore[no-untyped-call]
        else:
            self._handle.update(data, raw=True)  # type: ignore[attr-defined]

    def end(self) -> None:
        """Do nothing: the output stays."""


class _Lines:
    """Lines in a file or a pipe."""

    changes = False

    def show(self, text: str) -> None:
        _write(f"{text}\n")

    def end(self) -> None:
        """Do nothing: every line has ended already."""


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


def _line() -> _Line:
    """Choose the kind of line that can be shown here."""
    if sys.stderr.isatty():
        return _TerminalLine()
    return _Output() if hasattr(builtins, "get_ipython") else _Lines()


def note(text: str) -> None:
    """Show text on a line of its own."""
    line = _line()
    line.show(text)
    line.end()


def reporter(progress: Progress) -> Report:
    """Return a function to call after each piece of work; the last call must have done == all.

    Args:
        progress: True shows the work done, with rate and time left. False shows nothing. A
            function is returned unchanged.
    """
    if callable(progress):
        return progress
    return _Told("progress-unit") if flag(progress, "progress") else lambda _done, _all: None


def when_slow(total: int, unit: str) -> Callable[[int], None]:
    """Return a function to call with the work done; a bar appears after two seconds.

    Args:
        total: the amount of work to do.
        unit: the message that names the pieces.
    """
    began = monotonic()
    report: Report | None = None

    def tell(done: int) -> None:
        nonlocal report
        if report is None and done < total and monotonic() - began > _PATIENCE:
            report = _Told(unit)
        if report is not None:
            report(done, total)

    return tell


def while_slow(steps: Sequence[T], unit: str = "progress-rows") -> Iterator[T]:
    """Iterate over steps; show a bar after two seconds.

    Args:
        steps: the steps to iterate over.
        unit: the message that names the steps.
    """
    tell = when_slow(len(steps), unit)
    for done, step in enumerate(steps):
        tell(done)
        yield step
    tell(len(steps))


class _Told:
    """A bar with the work done, the rate and the time left."""

    def __init__(self, unit: str) -> None:
        self._began, self._written = monotonic(), 0.0
        self._unit, self._line, self._part = unit, _line(), 0

    def __call__(self, done: int, total: int) -> None:
        now, part = monotonic(), _PARTS * done // max(total, 1)
        if done != total and not self._is_due(now, part):
            return
        self._written, self._part = now, part
        took = max(now - self._began, 1e-9)
        left = clock((total - done) * took / max(done, 1))
        about = {"rate": in_digits(f"{done / took:.1f}"), "left": left}
        text = say("progress-line", done=done, all=total, unit=say(self._unit, all=total), **about)
        self._line.show(f"{_bar(done / max(total, 1))} {text}" if self._line.changes else text)
        if done == total:
            self._line.end()

    def _is_due(self, now: float, part: int) -> bool:
        if self._line.changes:
            return now - self._written >= _PAUSE
        return part > self._part


def _bar(share: float) -> str:
    filled = min(_BLOCKS, int(_BLOCKS * share))
    return "█" * filled + "░" * (_BLOCKS - filled)


@contextmanager
def while_waiting(code: str, seconds: int, **params: str) -> Iterator[None]:
    """Show a bar that grows with time, for work without steps that takes over half a second.

    If no line can change, nothing is shown.

    Args:
        code: the message before the bar.
        seconds: the longest time that the work takes.
        params: the parameters of the message.
    """
    began, ended, line = monotonic(), Event(), _line()

    def tick() -> None:
        while not ended.wait(_TICK):
            took = monotonic() - began
            line.show(f"{say(code, **params)} {_bar(took / seconds)} {clock(took)}")
        line.end()

    ticking = Thread(target=tick, daemon=True)
    if line.changes:
        ticking.start()
    try:
        yield
    finally:
        ended.set()
        if line.changes:
            ticking.join()


def clock(seconds: float) -> str:
    """Format a time in minutes and seconds."""
    minutes, rest = divmod(int(seconds + 0.5), 60)
    return f"{minutes}:{rest:02d}"
