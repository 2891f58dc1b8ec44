"""The pause after each step of a bot, so that people can follow but nobody waits too long.

Each roll against a person is shown at full length, however many there are. Everything else
shares a few seconds: its first steps are shown at leisure, and the more a bot does, the quicker it
goes. Rolls against a person use up these seconds, too, so that a round becomes longer only if they
need it.
"""

from __future__ import annotations

from enum import Enum
from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from risk_widget.engine.history import PlayedAction
    from risk_widget.play.match import Match


class Sight(Enum):
    """The kinds of steps by their effect on the screen, each with its full pause in seconds."""

    NOTHING = 0.0
    """a change that the next step replaces on the screen"""
    CHANGE = 0.25
    ARMIES = 0.7
    """armies that are placed or moved, or cards that are traded"""
    OTHERS_ROLL = 0.875
    """a roll between other players, with half the pause of a roll against a person"""
    GREAT = 1.5
    """a continent that is taken or lost, or a player who is knocked out"""
    OWN_ROLL = 1.75
    """a roll against a person: the dice tumble for half a second, then lie still to be read"""


ROUND_BUDGET: Final = 7.0
"""The most seconds, between two turns of a person, for bots' steps that concern no person.

All bots share them. The page needs up to a second more for the last dice."""
MOST: Final = 3.5
LEAST: Final = 2.0
"""The fewest seconds of this budget that one bot gets; `MOST` is the most."""
KEPT: Final = 1.0
"""The seconds of the budget reserved for a great moment, however late it comes."""
PART: Final = 4
"""The divisor of a bot's remaining time that yields the longest time for a step."""
ROLL_PAUSES: Final = {"normal": 0.6, "fast": 0.3, "instant": 0.0}
"""The seconds after a roll by bots or in a series, by speed: a page takes that long to show it."""

_PLACING: Final = frozenset({"placed", "traded", "bonus_placed", "fortified"})
_UNSEEN: Final = frozenset({"phase_started"})


def sight_of(step: PlayedAction, persons: Collection[str], *, great: bool = False) -> Sight:
    """Return the kind of a bot's step.

    Args:
        step: the step, with its events.
        persons: the seats of people.
        great: whether a continent was taken or lost in it.
    """
    kinds = {event.type for event in step.events}
    if any(e.type == "rolled" and e.data["defender"] in persons for e in step.events):
        return Sight.OWN_ROLL
    if great or "eliminated" in kinds:
        return Sight.GREAT
    if "rolled" in kinds:
        return Sight.OTHERS_ROLL
    if kinds & _PLACING:
        return Sight.ARMIES
    return Sight.NOTHING if kinds <= _UNSEEN else Sight.CHANGE


def pauses(turn: Iterable[Sight], bots: int) -> list[float]:
    """Return the pause after each step of a bot's turn so far, at normal speed.

    A roll against a person always has its full pause. The others add up to less than the bot's
    share, however many there are, and less than what such rolls have left of it.

    Args:
        turn: what each step shows.
        bots: the number of bots that still play.

    >>> from risk_widget.host.pace import Sight, pauses
    >>> pauses([Sight.ARMIES, Sight.OTHERS_ROLL, Sight.OWN_ROLL], 2)
    [0.625, 0.46875, 1.75]
    >>> sum(pauses([Sight.OTHERS_ROLL] * 100, 2)) <= 3.5
    True
    """
    number = max(1, bots)
    left = min(MOST, max(LEAST, ROUND_BUDGET / number)) - KEPT
    kept = KEPT
    found: list[float] = []
    for sight in turn:
        if sight is Sight.OWN_ROLL:
            pause = sight.value
            left, kept = max(0.0, left - max(0.0, pause - kept)), max(0.0, kept - pause)
        elif sight is Sight.GREAT:
            pause = min(sight.value, left + kept)
            left -= max(0.0, pause - kept)
            kept = max(0.0, kept - pause)
        else:
            pause = min(sight.value, left / PART)
            left -= pause
        found.append(pause)
    return found


def bots_pause(match: Match) -> float:
    """Return how many seconds the last step of a bot stays on the screen."""
    rivals = sum(seat not in match.out_round for seat in match.bots)
    return (pauses(_turn_shown(match), rivals) or [Sight.CHANGE.value])[-1]


def _turn_shown(match: Match) -> list[Sight]:
    """Return the kinds of the current turn's steps, in order."""
    steps = [*takewhile(_is_within_turn, reversed(match.game.history))][::-1]
    great = match.log.great_in_last(len(steps))
    return [
        sight_of(step, match.persons, great=is_great)
        for step, is_great in zip(steps, great, strict=True)
    ]


def _is_within_turn(step: PlayedAction) -> bool:
    return all(event.type != "turn_started" for event in step.events)


def has_rolled(match: Match | None) -> bool:
    """Whether dice were rolled in the last step of the game, if there is one."""
    history = [] if match is None else match.game.history
    return bool(history) and any(event.type == "rolled" for event in history[-1].events)
