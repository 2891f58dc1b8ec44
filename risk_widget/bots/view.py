"""An observation as a planning bot reads it: indices and counts instead of names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from risk_widget.bots.base import Observation
    from risk_widget.bots.geography import Geography

THIRD = "third"
"""Owner of the third army's territories."""


class View:
    """The position as the seat that must act sees it.

    Attributes:
        seen: the observation itself.
        geo: the board.
        me: the seat that must act; `THIRD` while it moves the third army.
        ally: whom `me` never attacks nor fears: the player who moves the third army.
        owner: by territory, its owner (None: nobody yet).
        armies: by territory.
        held: by continent, how many of its territories each owner has.
        territories: by owner, how many it has.
        strength: by owner, its armies on the board.
    """

    __slots__ = ("ally", "armies", "geo", "held", "me", "owner", "seen", "strength", "territories")

    def __init__(self, seen: Observation, geo: Geography, me: str) -> None:
        """Read an observation; `me` is whose armies are moved."""
        self.seen = seen
        self.geo = geo
        self.me = me
        self.ally: str | None = seen["actor"] if me == THIRD else None
        self.held: list[dict[str, int]] = [{} for _ in geo.members]
        self.territories: dict[str, int] = {}
        self.strength: dict[str, int] = {}
        self.owner: list[str | None] = []
        self.armies: list[int] = []
        on_board: dict[str, Any] = seen["territories"]
        territories, strength, held = self.territories, self.strength, self.held
        for territory, continent in zip(geo.ids, geo.continent_of, strict=True):
            owner, armies = on_board[territory]
            self.owner.append(owner)
            self.armies.append(armies)
            if owner is not None:
                territories[owner] = territories.get(owner, 0) + 1
                strength[owner] = strength.get(owner, 0) + armies
                here = held[continent]
                here[owner] = here.get(owner, 0) + 1

    def capture(self, territory: int) -> None:
        """Count a territory that is just being moved into as mine, with no armies yet."""
        if self.owner[territory] == self.me:
            return
        loser, continent = self.owner[territory], self.geo.continent_of[territory]
        if loser is not None:
            self.territories[loser] -= 1
            self.held[continent][loser] -= 1
            self.strength[loser] -= self.armies[territory]
            for counts in (self.territories, self.held[continent], self.strength):
                if not counts[loser]:
                    del counts[loser]
        self.owner[territory], self.armies[territory] = self.me, 0
        self.territories[self.me] = self.territories.get(self.me, 0) + 1
        self.held[continent][self.me] = self.held[continent].get(self.me, 0) + 1

    def mine(self) -> list[int]:
        """My territories."""
        me = self.me
        return [t for t, owner in enumerate(self.owner) if owner == me]

    def hostile(self, territory: int) -> list[int]:
        """Neighbours that somebody else holds."""
        friends, owner = (self.me, self.ally), self.owner
        return [n for n in self.geo.neighbours[territory] if owner[n] not in friends]

    def missing(self, continent: int) -> int:
        """How many territories of a continent I do not hold."""
        return len(self.geo.members[continent]) - self.held[continent].get(self.me, 0)

    def share(self) -> float:
        """My part of all armies on the board, 0 to 1."""
        total = sum(self.strength.values())
        return self.strength.get(self.me, 0) / total if total else 0.0
