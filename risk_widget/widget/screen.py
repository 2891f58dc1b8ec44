"""Who sits in front of the screen, and whose private part it may show.

With one person at the table the screen is theirs for the whole game. With several, a seat's
cards, mission and capital are sent only once that seat has said that it is there:

- a turn, and the choice of a capital, begin with a hand-over that the seat accepts (`ready`);
- where someone else decides in between (a defence, the set-up), the screen turns to that seat with
  its private part covered, and the seat may lift the cover (`reveal`);
- whenever the screen has turned to another seat, the private part of the seat before is covered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

__all__ = ["Screen", "Situation"]

# Decisions in which a seat answers from where it sits, without taking over the screen.
IN_PASSING: Final = frozenset({"claim", "place", "defend", "reinforce_third", "attack_third"})


@dataclass(frozen=True, slots=True)
class Situation:
    """What of the position decides who must be at the screen.

    ``persons`` are the human seats that are still in the game.
    """

    phase: str
    turn: str | None
    actor: str | None
    round: int
    persons: tuple[str, ...]


@dataclass(slots=True)
class Screen:
    """The seat that the screen shows, updated by `follow` after every change of the position."""

    viewer: str | None = None
    handover_to: str | None = None
    _uncovered: str | None = None
    _accepted: tuple[object, ...] | None = None
    _now: Situation | None = field(default=None, repr=False)

    @property
    def private(self) -> Literal["shown", "covered", "none"]:
        """Whether the viewer's private part is "shown", "covered", or there is "none" to show."""
        if self.viewer is None:
            return "none"
        return "shown" if self._uncovered == self.viewer else "covered"

    def follow(self, now: Situation) -> None:
        """Turn the screen to the seat that the position asks for."""
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
        else:  # a bot decides; in a person's turn it only answers that person
            at_turn = now.turn in now.persons and self._accepted == _occasion(now)
            self.viewer = now.turn if at_turn else None
        if self._uncovered != self.viewer:
            self._uncovered = None

    def ready(self, seat: str) -> bool:
        """Accept the hand-over; False where this seat is not the one that is asked for."""
        if self._now is None or seat != self.handover_to:
            return False
        self._accepted = _occasion(self._now)
        self.handover_to = None
        self.viewer = self._uncovered = seat
        return True

    def reveal(self) -> bool:
        """Show the viewer's private part; False where nobody is at the screen."""
        self._uncovered = self.viewer
        return self.viewer is not None

    def conceal(self) -> bool:
        """Cover the viewer's private part; False where it is the only person's, or nobody's."""
        if self.viewer is None or self._now is None or len(self._now.persons) < 2:
            return False
        self._uncovered = None
        return True


def _occasion(now: Situation) -> tuple[object, ...]:
    """The turn, or the choice of a capital, for which a seat takes over the screen."""
    if now.phase == "capital":
        return ("capital", now.actor)
    return ("turn", now.round, now.turn)
