"""The expert's valuation of single decisions, as entry points that are compiled if possible.

All of them judge a position for the seat on turn, and read only what that seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.expert.reinforcing import best_place, first_owned, place_where_best
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.value import (
    capture,
    chance_to_win,
    has_won,
    left_if_won,
    put_chances,
    put_root,
    value_for,
)
from risk_widget.engine import codes

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.choosers import Workspaces
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def worth(params: Params, state: State, all_scratch: Workspaces) -> float:
    """Return the chance of winning if the expert plays the rest of the turn.

    Armies still to be placed go to the best place; then the best plan is carried out. In movement
    the position is valued as it stands.
    """
    scratch, seat = all_scratch.expert, state.turn
    root = scratch.root
    put_root(params, state, scratch)
    if state.phase == codes.IN_FORTIFY:
        return value_for(params, root, scratch, seat)
    if state.phase == codes.IN_REINFORCE and state.to_place > 0:
        armies = state.to_place
        place = best_place(params, scratch, seat, armies, 0)
        here = first_owned(params, state, seat) if place < 0 else place // 2
        root.armies[here] += armies
    return plan(params, scratch, seat, seat)


def worth_of_stopping(params: Params, state: State, all_scratch: Workspaces) -> float:
    """Return the chance of winning if the turn ends with the position as it stands."""
    scratch = all_scratch.expert
    put_root(params, state, scratch)
    return value_for(params, scratch.root, scratch, state.turn)


def worth_of_attacking(
    params: Params, state: State, source: int, target: int, all_scratch: Workspaces
) -> float:
    """Return the chance of winning with an attack fought to the end, followed by the best plan.

    If all attacks of a plan are made, their order then hardly matters.
    """
    scratch, seat = all_scratch.expert, state.turn
    root = scratch.root
    put_root(params, state, scratch)
    armies, others = root.armies[source], root.armies[target]
    chance = chance_to_win(scratch, armies, others)
    lost = 0.0
    if chance < 1.0:
        root.armies[source] = 1
        root.armies[target] = (others + 2) // 2
        lost = plan(params, scratch, seat, seat)
        put_root(params, state, scratch)
    capture(params, root, source, target, left_if_won(scratch, armies, others))
    won = 1.0 if has_won(params, root, seat) else plan(params, scratch, seat, seat)
    return chance * won + (1.0 - chance) * lost


def place_well(
    params: Params, state: State, all_scratch: Workspaces, action: MutableSequence[int]
) -> None:
    """Write the territory where the expert would place the armies, without trading first."""
    place_where_best(params, state, all_scratch.expert, action)


def chance_of(params: Params, state: State, seat: int, all_scratch: Workspaces) -> float:
    """Return a seat's chance of winning at the start of any seat's turn, as the seat sees it."""
    scratch = all_scratch.expert
    put_root(params, state, scratch)
    put_chances(params, scratch.root, scratch, seat, state.turn)
    return scratch.chances[seat]
