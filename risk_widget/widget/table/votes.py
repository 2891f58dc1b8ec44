"""A vote of a team: several screens at one seat decide together."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, Final

from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Collection

    from risk_widget.json_types import JsonObject, JsonView
    from risk_widget.messages import Names
    from risk_widget.widget.snapshot_types import VotePart

SHORTEST: Final = 3
LONGEST: Final = 600
"""Seconds that a vote may take."""

_SAID: Final = {
    "attack": "page-try-attack",
    "roll_until": "page-try-attack",
    "fortify": "page-try-move",
    "place": "page-try-place",
    "claim": "page-try-claim",
    "choose_capital": "page-try-capital",
    "trade": "page-try-trade",
    "end_phase": "page-try-end",
    "defend": "vote-defend",
    "occupy": "vote-occupy",
    "place_rest": "vote-place-rest",
}
"""The form in which a move is written, by its type."""


def move_text(action: JsonView, names: Names) -> str:
    """A move in words, without a full stop."""
    code = _SAID.get(str(action.get("type")))
    if code is None:
        return str(action.get("type"))
    given: JsonObject = {"source": action.get("territory"), "target": None, "armies": 1}
    return say(code, names, **(given | {"cards": [], "dice": 1, **action})).rstrip(".")


@dataclass(slots=True)
class Vote:
    """One screen's vote."""

    kind: str
    action: JsonView

    @property
    def key(self) -> str:
        """A key that votes for the same choice share."""
        return repr(sorted((name, repr(value)) for name, value in self.action.items()))


@dataclass(slots=True)
class Ballot:
    """A decision that a team is voting on.

    Attributes:
        seq: the position that it is about.
        ends: when it is counted, whoever has voted by then.
        votes: by screen, in the order in which they were given.
    """

    seq: int
    ends: float
    votes: dict[int, Vote] = field(default_factory=dict)

    def give(self, screen: int, vote: Vote) -> None:
        """Vote, or change one's vote."""
        before = self.votes.get(screen)
        if before is None or before.key != vote.key:
            self.votes.pop(screen, None)
            self.votes[screen] = vote

    def is_over(self, there: Collection[int], now: float) -> bool:
        """Whether everybody who is there has voted, or the time is up."""
        return now >= self.ends or all(screen in self.votes for screen in there)

    def winner(self, there: Collection[int]) -> tuple[int, Vote] | None:
        """The choice of most of those present; of equals, the one voted for first."""
        here = [(screen, vote) for screen, vote in self.votes.items() if screen in there]
        if not here:
            return None
        counts = self._counts(there)
        return max(here, key=lambda each: counts[each[1].key][1])

    def _counts(self, there: Collection[int]) -> dict[str, tuple[Vote, int]]:
        counts: dict[str, tuple[Vote, int]] = {}
        for screen, vote in self.votes.items():
            if screen in there:
                first, count = counts.get(vote.key, (vote, 0))
                counts[vote.key] = first, count + 1
        return counts

    def shown(self, screen: int, there: Collection[int], now: float, names: Names) -> VotePart:
        """The vote as a screen of the team shows it."""
        return {
            "left": max(0, ceil(self.ends - now)),
            "there": len(there),
            "voted": sum(each in self.votes for each in there),
            "own": screen in self.votes,
            "options": [
                {"text": move_text(vote.action, names), "count": count}
                for vote, count in self._counts(there).values()
            ],
        }
