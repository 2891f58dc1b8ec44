"""A game cut into turns, with what can be counted of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.engine.codes import IN_SETUP

if TYPE_CHECKING:
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.events import Event
    from risk_widget.engine.state import State

__all__ = ["RollInPosition", "Turn", "turns_of"]


class RollInPosition(NamedTuple):
    """A roll, and the position before it."""

    before: State
    rolled: Event


class Turn(NamedTuple):
    """A turn of a seat, as far as it has come.

    Attributes:
        first: the number of actions before it; ``until``: with it.
        start: the position at its beginning, ``end`` the one that it left.
    """

    seat: int
    round: int
    first: int
    until: int
    start: State
    end: State
    events: tuple[Event, ...]
    fights: tuple[RollInPosition, ...]


def turns_of(game: CoreGame) -> list[Turn]:
    """The turns of a game, the first one first; the last one may not be over.

    A game that began with a position in the middle of a turn has the rest of it as its first.
    """
    found: list[Turn] = []
    positions = game.positions
    start, first = positions[0], 0
    events: list[Event] = []
    fights: list[RollInPosition] = []

    def close(until: int, end: State) -> None:
        if until > first and start.phase not in IN_SETUP:
            done = (tuple(events), tuple(fights))
            found.append(Turn(start.turn, start.round, first, until, start, end, *done))

    number, after = 0, start
    for number, (before, played, after) in enumerate(game.walk(), 1):
        begun = False
        for event in played.events:
            # What comes behind the beginning of a turn belongs to that turn.
            begun = begun or event.type == "turn_started"
            if not begun:
                events.append(event)
            if event.type == "rolled":
                fights.append(RollInPosition(before, event))
        if begun:
            close(number, after)
            start, first = after, number
            events, fights = [], []
    close(number, after)
    return found
