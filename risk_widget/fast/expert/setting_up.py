"""Before the first turn: territories to claim, first armies, the capital."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.engine.codes import NOBODY
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert.expected_outcomes import copy_open
from risk_widget.fast.expert.placing import best_place
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.surroundings import chosen, owned_by

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals

_NEAR_OWN = 0.4
_DENIED = 3.0


@compiled
def claim(game: Numbers, now: Numbers, action: Numbers) -> None:
    """Towards a continent that can be held, next to own land; whole ones are denied to others."""
    seat = now[at.ACTOR]
    best, found = -1e9, -1
    for continent in range(game[of.CONTINENTS]):
        appeal = _appeal(game, now, seat, continent)
        for place in range(
            game[of.MEMBERS_FROM + continent], game[of.MEMBERS_FROM + continent + 1]
        ):
            territory = game[of.MEMBER + place]
            if now[at.OWNER + territory] != NOBODY:
                continue
            value = appeal
            first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
            for step in range(first, first + game[of.DEGREE + territory]):
                if now[at.OWNER + game[step]] == seat:
                    value += _NEAR_OWN
            if value > best:
                best, found = value, territory
    chosen(action, kinds.CLAIM, found, -1, -1, -1)


@compiled
def _appeal(game: Numbers, now: Numbers, seat: int, continent: int) -> float:
    begin, end = game[of.MEMBERS_FROM + continent], game[of.MEMBERS_FROM + continent + 1]
    size, mine, others, gates = end - begin, 0, 0, 0
    single, one_owner = -1, 1
    for place in range(begin, end):
        territory = game[of.MEMBER + place]
        owner = now[at.OWNER + territory]
        if owner == seat:
            mine += 1
        elif owner != NOBODY:
            others += 1
        if owner != NOBODY:
            if single >= 0 and single != owner:
                one_owner = 0
            single = owner
        first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
        for step in range(first, first + game[of.DEGREE + territory]):
            if game[of.HOME + game[step]] != continent:
                gates += 1
                break
    bonus = game[of.BONUS + continent]
    worth = 3.0 * bonus / (1.0 + 0.25 * max(0, gates - 1)) / sqrt(size)
    worth *= (1.0 + 2.5 * mine / size) * (1.0 - 0.7 * others / size)
    if size - mine - others == 1 and one_owner == 1:
        worth += _DENIED * bonus
    return worth


@compiled
def place_first(
    game: Numbers, now: Numbers, action: Numbers, root: Numbers, trial: Numbers, mind: Reals
) -> None:
    """One army more where all that are still in hand would be worth most."""
    seat = now[at.ACTOR]
    copy_open(now, root)
    place = best_place(game, root, trial, mind, seat, now[at.IN_HAND + seat], 1)
    territory = owned_by(game, now, seat, 0) if place < 0 else place // 2
    chosen(action, kinds.PLACE, territory, 1, -1, -1)


@compiled
def choose_capital(game: Numbers, now: Numbers, action: Numbers) -> None:
    """Where most own armies stand near, and fewest of others."""
    seat, best, found = now[at.ACTOR], -1e9, -1
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] != seat:
            continue
        value = 1.0 * now[at.ARMIES + territory]
        first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
        for step in range(first, first + game[of.DEGREE + territory]):
            armies = now[at.ARMIES + game[step]]
            value += 0.5 * armies if now[at.OWNER + game[step]] == seat else -1.0 * armies
        if value > best:
            best, found = value, territory
    chosen(action, kinds.CHOOSE_CAPITAL, found, -1, -1, -1)
