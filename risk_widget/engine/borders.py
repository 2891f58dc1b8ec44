"""Who holds what, and which territories face which: worked out once, then kept up to date."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_SETUP, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    territories, enemies = known.territories.copy(), known.enemies.copy()
    friends = known.friends.copy()
    changed = Borders(territories, enemies, friends)
    for territory in _changed_hands(before, after):
        loser, gainer = old[territory], new[territory]
        if loser != NOBODY:
            territories[loser] = _without(territories[loser], territory)
        territories[gainer] = _with(territories[gainer], territory)
        _face(config, new, territory, changed)
        for neighbour in config.neighbours[territory]:
            held_by = new[neighbour]
            if held_by == old[neighbour]:  # else it is looked at itself
                if held_by == loser:
                    friends[neighbour] = _without(friends[neighbour], territory)
                    enemies[neighbour] = _with(enemies[neighbour], territory)
                elif held_by == gainer:
                    enemies[neighbour] = _without(enemies[neighbour], territory)
                    friends[neighbour] = _with(friends[neighbour], territory)
    return changed


def _changed_hands(before: State, after: State) -> Iterable[int]:
    """The territories that have another owner now."""
    old, new, target = before.owner, after.owner, after.target
    gainer = new[target]
    # Most often that is the one that has been attacked alone: all others go to its captor, too.
    one = after.counts[gainer] == before.counts[gainer] + 1 and old[target] != gainer
    if one and before.phase not in IN_SETUP:
        return (target,)
    return compress(range(len(new)), map(ne, old, new))


# Neighbours are in the order of their numbers, as are the territories of an owner.


def _with(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    more = [*some, one]
    more.sort()
    return tuple(more)


def _without(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = some.index(one)
    return some[:at] + some[at + 1 :]
