"""Who holds what, and which territories face which: worked out once, then kept up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.state import Borders

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def borders(config: GameConfig, state: State) -> Borders:
    """The territories of each owner, and each territory's neighbours of other and of its owner."""
    known = state.borders
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


def change_owner(config: GameConfig, state: State, territory: int, owner: int) -> None:
    """Give a territory to another owner."""
    owners, counts = state.owner.copy(), state.counts.copy()
    before = owners[territory]
    if before >= 0:
        counts[before] -= 1
    counts[owner] += 1
    owners[territory] = owner
    state.owner, state.counts = owners, counts
    state.listed = None
    known = state.borders
    if known is None:
        return
    territories = known.territories.copy()
    if before >= 0:
        fewer = list(territories[before])
        fewer.remove(territory)
        territories[before] = tuple(fewer)
    more = [*territories[owner], territory]
    more.sort()
    territories[owner] = tuple(more)
    changed = Borders(territories, known.enemies.copy(), known.friends.copy())
    _face(config, owners, territory, changed)
    for neighbour in config.neighbours[territory]:
        held_by = owners[neighbour]
        if held_by in (owner, before):
            _face(config, owners, neighbour, changed)
    state.borders = changed
