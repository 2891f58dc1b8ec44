"""Armies for the mission that wants several on each territory (``mission.territories-18``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def armies_each(game: Numbers, now: Numbers, seat: int) -> int:
    """How many armies the mission wants on each territory; 1 for all other missions."""
    mission = now[at.MISSION + seat]
    if game[of.GOAL] != of.GOAL_MISSIONS or mission < 0:
        return 1
    return game[of.GOALS + mission * of.GOAL_SIZE + of.GOAL_ARMIES]


@compiled
def garrison(game: Numbers, now: Numbers, seat: int, armies: int) -> int:
    """The next territory to reinforce where so many armies fulfil the mission; -1: they do not."""
    each = armies_each(game, now, seat)
    if each < 2:
        return -1
    goal = of.GOALS + now[at.MISSION + seat] * of.GOAL_SIZE
    wanted = game[goal + of.GOAL_TERRITORIES]
    if now[at.COUNTS + seat] < wanted:
        return -1
    strong, first = 0, -1
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] == seat:
            if now[at.ARMIES + territory] >= each:
                strong += 1
            elif first < 0 or now[at.ARMIES + territory] > now[at.ARMIES + first]:
                first = territory
    # Each territory is taken to have all but one, as nearly always.
    return first if (wanted - strong) * (each - 1) <= armies else -1
