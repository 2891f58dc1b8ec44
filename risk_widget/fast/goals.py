"""Who has won, and why (`risk_widget.engine.goals` for arrays)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.log import note

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def settle(game: Numbers, now: Numbers, log: Numbers) -> bool:
    """End the game if somebody has won it now; whether that is so (``turn.claim``)."""
    players = game[of.PLAYERS]
    if now[at.ALIVE] == 1:
        for seat in range(players):
            if now[at.OUT_BY + seat] == IN_PLAY:
                return _end(now, log, seat, game[of.LAST_REASON], -1)
    goal = game[of.GOAL]
    if goal == of.GOAL_MISSIONS:
        turn = now[at.TURN]
        claimants = 1 if game[of.CLAIMED_IN_OWN_TURN] else players
        for step in range(claimants):
            seat = (turn + step) % players
            if mission_fulfilled(game, now, seat):
                return _end(now, log, seat, kinds.BY_MISSION, now[at.MISSION + seat])
    elif goal == of.GOAL_CAPITALS:
        seat = now[at.TURN]
        if capitals_held(game, now, seat) >= game[of.CAPITALS_NEEDED]:
            return _end(now, log, seat, kinds.BY_CAPITALS, now[at.CAPITAL + seat])
    return False


@compiled
def _end(now: Numbers, log: Numbers, winner: int, reason: int, by: int) -> bool:
    now[at.PHASE] = kinds.OVER
    now[at.WINNER] = winner
    now[at.REASON] = reason
    forget_battle(now)
    now[at.TO_PLACE] = 0
    note(log, kinds.WON, winner, reason, by)
    return True


@compiled
def forget_battle(now: Numbers) -> None:
    """There is no battle any more."""
    for place in range(at.FIGHTING, at.DECK_FIRST):
        now[place] = 0


@compiled
def mission_fulfilled(game: Numbers, now: Numbers, seat: int) -> bool:
    """Whether a seat's mission is fulfilled now, by whatever it has come to mean."""
    mission = now[at.MISSION + seat]
    if mission < 0 or now[at.OUT_BY + seat] != IN_PLAY:
        return False
    goal = of.GOALS + mission * of.GOAL_SIZE
    wanted = game[goal + of.GOAL_CONTINENTS]
    if wanted:
        return _holds_continents(game, now, seat, wanted, game[goal + of.GOAL_MORE])
    target = game[goal + of.GOAL_DESTROY]
    if target >= 0 and target != seat:
        by = now[at.OUT_BY + target]
        if by == IN_PLAY:
            return False
        if by == seat or game[of.DESTROYED_COUNTS]:
            return True
    if now[at.COUNTS + seat] < game[goal + of.GOAL_TERRITORIES]:
        return False
    each = game[goal + of.GOAL_ARMIES]
    if each == 1:
        return True
    strong = 0
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] == seat and now[at.ARMIES + territory] >= each:
            strong += 1
    return strong >= game[goal + of.GOAL_TERRITORIES]


@compiled
def holds_continent(game: Numbers, now: Numbers, seat: int, continent: int) -> bool:
    """Whether a seat holds all territories of a continent."""
    last = game[of.MEMBERS_FROM + continent + 1]
    for place in range(game[of.MEMBERS_FROM + continent], last):
        if now[at.OWNER + game[of.MEMBER + place]] != seat:
            return False
    return True


@compiled
def _holds_continents(game: Numbers, now: Numbers, seat: int, wanted: int, more: int) -> bool:
    others = 0
    for continent in range(game[of.CONTINENTS]):
        if wanted >> continent & 1:
            if not holds_continent(game, now, seat, continent):
                return False
        elif more and holds_continent(game, now, seat, continent):
            others += 1
    return others >= more


@compiled
def capitals_held(game: Numbers, now: Numbers, seat: int) -> int:
    """How many capitals a seat holds with its own first one; 0 without that (``win.capital``)."""
    own = now[at.CAPITAL + seat]
    if own < 0 or now[at.OWNER + own] != seat:
        return 0
    held = 0
    for other in range(game[of.PLAYERS]):
        capital = now[at.CAPITAL + other]
        if capital >= 0 and now[at.OWNER + capital] == seat:
            held += 1
    return held
