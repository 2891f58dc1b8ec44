"""How far a long calculation has come: tqdm where it is installed, else a line."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

from risk_widget.messages import say

__all__ = ["Progress", "reporter"]

Report = Callable[[int, int], None]
"""Called with (done, all)."""
Progress = bool | Report
"""Whether to show it, or a function that is called with (done, all)."""
_END: Final = "   \n"
"""What was longer before is written over."""


def reporter(progress: Progress, total: int) -> Report:
    """What to call after each piece of work; the last call has done = all.

    Args:
        progress: True shows a bar by `tqdm.auto`, with rate and time left, in a notebook or a
            terminal; without tqdm a line with the same. False shows nothing. A function is called
            itself.
        total: how much there is to do.
    """
    if callable(progress):
        return progress
    if not progress:
        return lambda _done, _all: None
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _Line()
    bar = tqdm(total=total, unit=f" {say('progress-unit')}")

    def report(done: int, total: int) -> None:
        bar.update(done - bar.n)
        if done == total:
            bar.close()

    return report


class _Line:
    """A line that is written again and again; a notebook shows it without the red of an error."""

    def __init__(self) -> None:
        self._began = monotonic()
        in_notebook = hasattr(builtins, "get_ipython") and not sys.stderr.isatty()
        self._stream = sys.stdout if in_notebook else sys.stderr

    def __call__(self, done: int, total: int) -> None:
        took = max(monotonic() - self._began, 1e-9)
        about = {"rate": f"{done / took:.1f}", "left": _clock((total - done) * took / max(done, 1))}
        text = say("games-played", done=done, games=total, **about)
        self._stream.write(f"\r{text}{_END if done == total else ''}")
        self._stream.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds + 0.5), 60)
    return f"{minutes}:{rest:02d}"
