"""What happened, as rows of numbers, for whoever wants to write the game down.

The first number of a log is where the next row begins. An empty log keeps nothing: games for
questions by the million are played with that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.fast.compiling import compiled

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

ROW: Final = 6
"""A kind of `kinds`, and up to five numbers."""
START: Final = 1
MOST_ROWS_OF_AN_ACTION: Final = 400


@compiled
def note(log: Numbers, kind: int, a: int, b: int, c: int) -> None:
    """Keep a row of three numbers."""
    if len(log) == 0:
        return
    at = log[0]
    log[at] = kind
    log[at + 1] = a
    log[at + 2] = b
    log[at + 3] = c
    log[0] = at + ROW


@compiled
def note_action(log: Numbers, seat: int, action: Numbers) -> None:
    """Keep what a seat has chosen."""
    if len(log) == 0:
        return
    at = log[0]
    log[at] = action[0]
    log[at + 1] = action[1]
    log[at + 2] = action[2]
    log[at + 3] = action[3]
    log[at + 4] = action[4]
    log[at + 5] = seat
    log[0] = at + ROW


@compiled
def is_full(log: Numbers) -> bool:
    """Whether what comes of another action may not fit."""
    return len(log) > 0 and log[0] + MOST_ROWS_OF_AN_ACTION * ROW > len(log)
