"""How far a long calculation has come: tqdm where it is installed, else a line."""

from __future__ import annotations

import sys
from collections.abc import Callable

from risk_widget.messages import say

__all__ = ["Progress", "reporter"]

Report = Callable[[int, int], None]
"""Called with (done, all)."""
Progress = bool | Report
"""Whether to show it, or a function that is called with (done, all)."""


def reporter(progress: Progress) -> Report:
    """What to call after each piece of work; the last call has done = all.

    Args:
        progress: True shows a bar by `tqdm.auto`, with rate and time left, in a notebook or a
            terminal; without tqdm a line on standard error. False shows nothing. A function is
            called itself.
    """
    if callable(progress):
        return progress
    if not progress:
        return lambda _done, _all: None
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _line
    bar = tqdm(unit=f" {say('progress-unit')}")

    def report(done: int, total: int) -> None:
        bar.total = total
        bar.update(done - bar.n)
        if done == total:
            bar.close()

    return report


def _line(done: int, total: int) -> None:
    end = "\n" if done == total else ""
    sys.stderr.write(f"\r{say('games-played', done=done, games=total)}{end}")
