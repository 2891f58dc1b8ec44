"""The end of a game: its winner, and the conditions of missions and capitals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import (
    BY_CAPITALS,
    BY_MISSION,
    GOAL_CAPITALS,
    GOAL_MISSIONS,
    IN_PLAY,
    OVER,
    WON,
    note,
)

if TYPE_CHECKING:
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def check_win(params: Params, state: State, log: Log) -> bool:
    """End the game if a seat has won. Returns whether it has ended (``turn.claim``)."""
    players = params.players
    if state.alive == 1:
        for seat in range(players):
            if state.out_by[seat] == IN_PLAY:
                return _end(state, log, seat, params.last_reason, -1)
    if params.goal == GOAL_MISSIONS:
        # This is asked very often, so what a mission asks for at least is compared first.
        fewest = params.goal_fewest if state.alive < players else params.goal_fewest_at_first
        missions, counts, seat = state.mission, state.counts, state.turn
        for _ in range(1 if params.claimed_in_own_turn else players):
            mission = missions[seat]
            if (
                mission >= 0
                and counts[seat] >= fewest[mission]
                and mission_fulfilled(params, state, seat)
            ):
                return _end(state, log, seat, BY_MISSION, mission)
            seat += 1
            if seat == players:
                seat = 0
    elif params.goal == GOAL_CAPITALS:
        seat = state.turn
        held = capitals_held(params, state, seat)
        if held >= params.capitals_needed:
            return _end(state, log, seat, BY_CAPITALS, held)
    return False


def _end(state: State, log: Log, winner: int, reason: int, by: int) -> bool:
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    state.fighting = 0
    state.to_place = 0
    note(log, WON, winner, reason, by)
    return True


def mission_fulfilled(params: Params, state: State, seat: int) -> bool:
    """Whether a seat's mission is fulfilled, as it applies now."""
    mission = state.mission[seat]
    if mission < 0 or state.out_by[seat] != IN_PLAY:
        return False
    wanted = params.goal_continents[mission]
    if wanted:
        return _holds_continents(params, state, seat, wanted, params.goal_more[mission])
    target = params.goal_destroy[mission]
    if target >= 0 and target != seat:
        by = state.out_by[target]
        if by == IN_PLAY:
            return False
        if by == seat or params.destroyed_counts:
            return True
    if state.counts[seat] < params.goal_territories[mission]:
        return False
    each = params.goal_armies[mission]
    if each == 1:
        return True
    return held_with(params, state, seat, each) >= params.goal_territories[mission]


def held_with(params: Params, state: State, seat: int, armies: int) -> int:
    """The number of a seat's territories with at least so many armies."""
    held = 0
    for territory in range(params.territories):
        if state.owner[territory] == seat and state.armies[territory] >= armies:
            held += 1
    return held


def holds_continent(params: Params, state: State, seat: int, continent: int) -> bool:
    """Whether a seat holds all territories of a continent."""
    owner = state.owner
    for territory in params.members[continent]:
        if territory < 0:
            break
        if owner[territory] != seat:
            return False
    return True


def _holds_continents(params: Params, state: State, seat: int, wanted: int, more: int) -> bool:
    others = 0
    for continent in range(params.continents):
        if wanted >> continent & 1:
            if not holds_continent(params, state, seat, continent):
                return False
        elif more and holds_continent(params, state, seat, continent):
            others += 1
    return others >= more


def capitals_held(params: Params, state: State, seat: int) -> int:
    """The number of capitals a seat holds; 0 without its own (``win.capital``)."""
    own = state.capital[seat]
    if own < 0 or state.owner[own] != seat:
        return 0
    held = 0
    for other in range(params.players):
        capital = state.capital[other]
        if capital >= 0 and state.owner[capital] == seat:
            held += 1
    return held
