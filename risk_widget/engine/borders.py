"""Who holds what, and which territories face which: worked out once, then kept up to date."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING

from risk_widget.engine.codes import NOBODY

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


class Borders:
    """What follows from the owners: nothing in it is changed once it is in a state.

    ``territories`` are those of each owner; ``enemies`` and ``friends`` the neighbours of each
    territory that have another owner, and the same one.
    """

    __slots__ = ("enemies", "friends", "territories")

    def __init__(
        self,
        territories: list[tuple[int, ...]],
        enemies: list[tuple[int, ...]],
        friends: list[tuple[int, ...]],
    ) -> None:
        self.territories = territories
        self.enemies = enemies
        self.friends = friends


def borders(config: GameConfig, state: State) -> Borders:
    """The territories of each owner, and each territory's neighbours of other and of its owner."""
    known: Borders | None = state.borders
    if known is None:
        owner = state.owner
        territories = [
            tuple([t for t, held_by in enumerate(owner) if held_by == number])
            for number in range(config.players + 1)
        ]
        known = Borders(territories, [()] * config.size, [()] * config.size)
        for territory in range(config.size):
            _face(config, owner, territory, known)
        state.borders = known
    return known


def _face(config: GameConfig, owner: list[int], territory: int, known: Borders) -> None:
    side = owner[territory]
    others, own = [], []
    for neighbour in config.neighbours[territory]:
        if owner[neighbour] == side:
            own.append(neighbour)
        else:
            others.append(neighbour)
    known.enemies[territory] = tuple(others)
    known.friends[territory] = tuple(own)


def follow_owners(config: GameConfig, known: Borders, before: State, after: State) -> Borders:
    """The borders of a position, from those of the one before it."""
    old, new = before.owner, after.owner
    territories = known.territories.copy()
    changed = Borders(territories, known.enemies.copy(), known.friends.copy())
    around: set[int] = set()
    for territory in compress(range(config.size), map(ne, old, new)):
        if old[territory] != NOBODY:
            fewer = list(territories[old[territory]])
            fewer.remove(territory)
            territories[old[territory]] = tuple(fewer)
        more = [*territories[new[territory]], territory]
        more.sort()
        territories[new[territory]] = tuple(more)
        around.add(territory)
        sides = (old[territory], new[territory])
        around.update([n for n in config.neighbours[territory] if new[n] in sides])
    for territory in around:
        _face(config, new, territory, changed)
    return changed
