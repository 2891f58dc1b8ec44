"""An observation as a planning bot reads it: numbers instead of names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from risk_widget.bots.base import Observation
    from risk_widget.bots.geography import Geography

THIRD = "third"
"""Owner of the third army's territories."""
NOBODY = -1
"""The number of no owner: it counts in the last place of every list by owner."""


class Holdings:
    """What follows from the owners alone; kept while they stay the same.

    Attributes:
        owner: by territory, the number of its owner.
        territories: by owner, how many it has.
        held: by continent, how many of its territories each owner has.
        stances: what has been worked out from it for a seat (`risk_widget.bots.stance`).
    """

    __slots__ = ("held", "owner", "stances", "territories")

    def __init__(self, owner: list[int], owners: int, geo: Geography) -> None:
        """Count; ``owners`` are the seats, the third army and nobody."""
        self.owner = owner
        self.stances: dict[Any, Any] = {}
        self.territories = [0] * owners
        self.held = held = [[0] * owners for _ in geo.members]
        for seat, continent in zip(owner, geo.continent_of, strict=True):
            self.territories[seat] += 1
            held[continent][seat] += 1


class View:
    """The position as the seat that must act sees it.

    Owners are numbers: the seats in turn order, then the third army, and `NOBODY`.

    Attributes:
        seen: the observation itself.
        geo: the board.
        seats: the seats by number.
        third: the number of the third army.
        me: whose armies are moved: the seat that must act, or the third army.
        ally: whom ``me`` never attacks nor fears, or `NOBODY`.
        owner: by territory, its owner.
        armies: by territory.
        holdings: what follows from the owners.
        strength: by owner, its armies on the board.
        mission: the mission of ``me``, where it knows one.
        capital: its capital, or -1.
    """

    __slots__ = (
        "ally",
        "armies",
        "capital",
        "geo",
        "holdings",
        "me",
        "mission",
        "owner",
        "seats",
        "seen",
        "strength",
        "third",
    )

    def __init__(
        self,
        seen: Observation,
        geo: Geography,
        me: str,
        *,
        before: Holdings | None = None,
        secrets: bool = True,
    ) -> None:
        """Read an observation.

        Args:
            seen: the observation.
            geo: the board.
            me: whose armies are moved.
            before: what was known of the owners; used again where nothing has changed hands.
            secrets: whether ``me`` knows the mission and the capital of the observation.
        """
        self.seen = seen
        self.geo = geo
        seats = seen["seats"]
        self.seats: list[str] = seats
        self.third = third = len(seats)
        self.me = third if me == THIRD else seats.index(me)
        self.ally = seats.index(seen["actor"]) if me == THIRD else NOBODY
        if "numbers" in seen:
            owner, armies = seen["numbers"]["owner"], seen["numbers"]["armies"]
        else:
            numbers = {seat: number for number, seat in enumerate((*seats, THIRD))}
            on_board = seen["territories"]
            owner = [numbers.get(on_board[t][0], NOBODY) for t in geo.ids]
            armies = [on_board[t][1] for t in geo.ids]
        if before is None or before.owner != owner or len(before.territories) != third + 2:
            before = Holdings(owner, third + 2, geo)
        self.holdings = before
        self.owner: list[int] = owner
        self.armies: list[int] = armies
        self.strength = strength = [0] * (third + 2)
        for seat, count in zip(owner, armies, strict=True):
            strength[seat] += count
        capital = seen["capital"] if secrets else None
        self.mission: str | None = seen["mission"] if secrets else None
        self.capital: int = -1 if capital is None else geo.index[capital]

    def capture(self, territory: int) -> None:
        """Count a territory that is just being moved into as mine, with no armies yet."""
        loser = self.owner[territory]
        if loser == self.me:
            return
        self.strength[loser] -= self.armies[territory]
        self.owner = self.owner[:]
        self.armies = self.armies[:]
        self.owner[territory], self.armies[territory] = self.me, 0
        self.holdings = Holdings(self.owner, self.third + 2, self.geo)

    def mine(self) -> list[int]:
        """My territories."""
        me = self.me
        return [t for t, owner in enumerate(self.owner) if owner == me]

    def hostile(self, territory: int) -> list[int]:
        """Neighbours that somebody else holds."""
        friends, owner = (self.me, self.ally, NOBODY), self.owner
        return [n for n in self.geo.neighbours[territory] if owner[n] not in friends]

    def playing(self) -> list[int]:
        """The seats that hold something."""
        return [seat for seat in range(self.third) if self.holdings.territories[seat]]

    def missing(self, continent: int) -> int:
        """How many territories of a continent I do not hold."""
        return len(self.geo.members[continent]) - self.holdings.held[continent][self.me]

    def total(self) -> int:
        """All armies on the board."""
        return sum(self.strength) - self.strength[NOBODY]

    def share(self) -> float:
        """My part of all armies on the board, 0 to 1."""
        total = self.total()
        return self.strength[self.me] / total if total else 0.0
