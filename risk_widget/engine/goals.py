"""The end of a game: its winner, and winning by capitals."""

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
from risk_widget.engine.missions import first_fulfilled

if TYPE_CHECKING:
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def check_win(params: Params, state: State, log: Log) -> bool:
    """End the game if there is a winner. Returns whether it has ended (``turn.claim``)."""
    players = params.players
    if state.alive == 1:
        for seat in range(players):
            if state.out_by[seat] == IN_PLAY:
                return _end(state, log, seat, params.last_reason, -1)
    if params.goal == GOAL_MISSIONS:
        seat = first_fulfilled(params, state)
        if seat >= 0:
            return _end(state, log, seat, BY_MISSION, state.mission[seat])
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


def capitals_held(params: Params, state: State, seat: int) -> int:
    """Count the capitals that a seat holds; 0 if it does not hold its own (``win.capital``)."""
    own = state.capital[seat]
    if own < 0 or state.owner[own] != seat:
        return 0
    held = 0
    for other in range(params.players):
        capital = state.capital[other]
        if capital >= 0 and state.owner[capital] == seat:
            held += 1
    return held
