"""A program that compiles the code for judging, at low priority, and ends with its parent.

`preparing` starts it, with a pipe that ends when the kernel does.
"""

from __future__ import annotations

import os
import sys
from threading import Thread

from risk_widget.game_review.mistakes import CONFIRMED_BY, prepare

_PRIORITY = 10
"""The niceness of the program, by which it gives way to others."""


def _end_with_the_starter() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    Thread(target=_end_with_the_starter, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(_PRIORITY)
    prepare(CONFIRMED_BY)
