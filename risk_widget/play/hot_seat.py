"""The seat at the screen, if several people share the screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

# Decisions that a seat makes without taking over the screen.
IN_PASSING: Final = frozenset({"claim", "place", "defend", "reinforce_third", "attack_third"})


@dataclass(frozen=True, slots=True)
class Situation:
    """The parts of a position that decide which seat the screen belongs to.

    ``persons`` are the human seats that are still in the game.
    """

    phase: str
    turn: str | None
    actor: str | None
    round: int
    persons: tuple[str, ...]


@dataclass(slots=True)
class HotSeat:
    """The seat shown on the screen, updated by `follow` after every change of the position."""

    viewer: str | None = None
    handover_to: str | None = None
    _uncovered: str | None = None
    _accepted: tuple[object, ...] | None = None
    _now: Situation | None = field(default=None, repr=False)

    @property
    def private(self) -> Literal["shown", "covered", "none"]:
        """The state of the viewer's secrets: "shown", "covered", or "none" without a viewer."""
        if self.viewer is None:
            return "none"
        return "shown" if self._uncovered == self.viewer else "covered"

    @property
    def persons(self) -> tuple[str, ...]:
        """The people who share the screen."""
        return () if self._now is None else self._now.persons

    def follow(self, now: Situation) -> None:
        """Turn the screen to the seat that must act in the position.

        Once the game is over, the screen stays with the seat that saw the end.
        """
        was_over = self._now is not None and self._now.phase == "over"
        if was_over and now.phase == "over":
            return
        self._now = now
        self.handover_to = None
        if not now.persons:
            self.viewer = None
        elif len(now.persons) == 1:
            self.viewer = self._uncovered = now.persons[0]
        elif now.phase == "over":
            self.viewer = None
        elif now.actor in now.persons:
            if now.phase not in IN_PASSING and self._accepted != _occasion(now):
                self.viewer = None
                self.handover_to = now.actor
            else:
                self.viewer = now.actor
        else:  # a bot decides; in a person's turn, it only answers that person
            at_turn = now.turn in now.persons and self._accepted == _occasion(now)
            self.viewer = now.turn if at_turn else None
        if self._uncovered != self.viewer:
            self._uncovered = None

    def ready(self, seat: str) -> bool:
        """Accept the hand-over; return False for any seat but the expected one."""
        if self._now is None or seat != self.handover_to:
            return False
        self._accepted = _occasion(self._now)
        self.handover_to = None
        self.viewer = self._uncovered = seat
        return True

    def reveal(self) -> bool:
        """Show the viewer's secrets; return False if nobody is at the screen."""
        self._uncovered = self.viewer
        return self.viewer is not None

    def conceal(self) -> bool:
        """Hide the viewer's secrets; return False if nobody or only one person is there."""
        if self.viewer is None or self._now is None or len(self._now.persons) < 2:
            return False
        self._uncovered = None
        return True


def _occasion(now: Situation) -> tuple[object, ...]:
    """Return the event for which a seat takes over the screen: a turn or a choice of capital."""
    if now.phase == "capital":
        return ("capital", now.actor)
    return ("turn", now.round, now.turn)
