"""How long each thing that bots do stands still, so that a person can follow a turn."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["pause_in_turn"]

FIRST_ROLL: Final = 1.25
"""Seconds for the first roll of a battle: the dice take half a second, and then lie still."""
NEXT_ROLL: Final = 0.6
"""Where the same battle goes on, it is already clear who is attacking what."""
ARMIES: Final = 0.7
"""For armies that are placed or moved, and cards that are traded."""
OTHER: Final = 0.25
ROUND_BUDGET: Final = 9.0
"""What all bots together may take at full length between two turns of a person: some twelve seconds
with the haste after it."""
MIN_SHARE: Final = 2.5
FAST_PAUSES: Final = {"rolled": 0.22, "other": 0.06}
"""When a bot has had its share of that."""

_PLACING: Final = frozenset({"placed", "traded", "bonus_placed", "fortified"})
_UNSEEN: Final = frozenset({"phase_started"})
"""What comes and goes with the next thing."""


def pause_in_turn(history: Sequence[Any], bots: int) -> float:
    """Seconds after the last step of a bot's turn, at normal speed, with so many bots playing."""
    share = max(MIN_SHARE, ROUND_BUDGET / max(1, bots))
    spent, pause, battle = 0.0, OTHER, None
    for step in _present_turn(history):
        kinds = {event.type for event in step.events}
        if kinds <= _UNSEEN:
            continue
        rolled = next((event for event in step.events if event.type == "rolled"), None)
        if rolled is not None:
            now = rolled.data["source"], rolled.data["target"]
            pause = NEXT_ROLL if now == battle else FIRST_ROLL
            battle = now
        else:
            pause = ARMIES if kinds & _PLACING else OTHER
        if spent + pause > share:
            pause = min(pause, FAST_PAUSES["rolled" if rolled is not None else "other"])
        spent += pause
    return pause


def _present_turn(history: Sequence[Any]) -> list[Any]:
    """The steps of the turn that is being played, the first one first."""
    steps = takewhile(
        lambda step: all(event.type != "turn_started" for event in step.events), reversed(history)
    )
    return list(steps)[::-1]
