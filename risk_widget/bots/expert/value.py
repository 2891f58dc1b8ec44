"""What positions are worth: each seat's chance to win, and the positions that attacks lead to.

Attacks are tried out on another position, with the armies that are expected to be left.
"""

from __future__ import annotations

from math import exp, tanh
from typing import TYPE_CHECKING

from risk_widget.bots.expert.features import (
    chance_to_win,
    known_capitals_held,
    left_if_won,
    put_features,
)
from risk_widget.bots.expert.scratch import FEATURES, HIDDEN
from risk_widget.engine.codes import GOAL_CAPITALS, GOAL_MISSIONS, IN_PLAY
from risk_widget.engine.combat import give
from risk_widget.engine.turn import mission_fulfilled

if TYPE_CHECKING:
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def score(scratch: ExpertScratch, seat: int) -> float:
    """The weight of a seat, before all are compared."""
    seen, weights = scratch.features[seat], scratch.weights
    total = 0.0
    for number in range(FEATURES):
        total += weights[number] * seen[number]
    for unit in range(HIDDEN):
        outer = scratch.output_weights[unit]
        if outer != 0.0:
            incoming = scratch.hidden_weights[unit]
            inner = scratch.hidden_bias[unit]
            for number in range(FEATURES):
                inner += incoming[number] * seen[number]
            total += outer * tanh(inner)
    return total


def put_chances(
    params: Params, state: State, scratch: ExpertScratch, viewer: int, mover: int
) -> None:
    """Work out each seat's chance to win, with ``mover`` the next to have a turn."""
    put_features(params, state, scratch, viewer, mover)
    most = -1e9
    for seat in range(params.players):
        scratch.chances[seat] = 0.0
        if state.out_by[seat] == IN_PLAY:
            scratch.chances[seat] = score(scratch, seat)
            most = max(most, scratch.chances[seat])
    total = 0.0
    for seat in range(params.players):
        if state.out_by[seat] == IN_PLAY:
            scratch.chances[seat] = exp(scratch.chances[seat] - most)
            total += scratch.chances[seat]
    for seat in range(params.players):
        scratch.chances[seat] /= total


def has_won(params: Params, state: State, seat: int) -> bool:
    """Whether a seat has won on its own turn, as far as it can tell."""
    if state.alive == 1:
        return state.out_by[seat] == IN_PLAY
    if params.goal == GOAL_MISSIONS:
        return mission_fulfilled(params, state, seat)
    if params.goal == GOAL_CAPITALS:
        own = state.capital[seat]
        if own < 0 or state.owner[own] != seat:
            return False
        return known_capitals_held(params, state, seat, seat) >= params.capitals_needed
    return False


def next_seat(params: Params, state: State, seat: int) -> int:
    """The seat in play that has its turn after another one."""
    for step in range(1, params.players + 1):
        other = (seat + step) % params.players
        if state.out_by[other] == IN_PLAY:
            return other
    return seat


def value_for(params: Params, trial: State, scratch: ExpertScratch, seat: int) -> float:
    """What a position is worth to a seat that ends its turn in it: 1 is won.

    The position is changed while this works it out, so it has to be one to try things out on.
    """
    if has_won(params, trial, seat):
        return 1.0
    # The card for this turn is as good as drawn.
    card = 1 if trial.captured == 1 and trial.turn == seat else 0
    trial.hand_size[seat] += card
    put_chances(params, trial, scratch, seat, next_seat(params, trial, trial.turn))
    trial.hand_size[seat] -= card
    return scratch.chances[seat]


# ---- positions to try things out on ------------------------------------------------------------


def copy_open(params: Params, state: State, trial: State) -> None:
    """Copy a position, but for the cards themselves: all that a value is made from.

    ``trial`` has lists of its own, which nobody else reads: a new ``State`` has.
    """
    trial.phase = state.phase
    trial.turn = state.turn
    trial.actor = state.actor
    trial.round = state.round
    trial.sets_traded = state.sets_traded
    trial.captured = state.captured
    trial.alive = state.alive
    for territory in range(params.territories):
        trial.owner[territory] = state.owner[territory]
        trial.armies[territory] = state.armies[territory]
    for owner in range(params.players + 1):
        trial.counts[owner] = state.counts[owner]
    for seat in range(params.players):
        trial.mission[seat] = state.mission[seat]
        trial.capital[seat] = state.capital[seat]
        trial.shown[seat] = state.shown[seat]
        trial.out_by[seat] = state.out_by[seat]
        trial.hand_size[seat] = state.hand_size[seat]


def capture(params: Params, trial: State, source: int, target: int, left: int) -> int:
    """Have a territory captured, and all but one army move in; cards won if somebody is out."""
    attacker, loser = trial.owner[source], trial.owner[target]
    trial.armies[source] = 1
    trial.armies[target] = max(1, left - 1)
    give(trial, target, attacker)
    if attacker == params.third:
        return -1
    trial.captured = 1
    if loser == params.third or trial.counts[_count_of(params, loser)]:
        return -1
    trial.alive -= 1
    if loser < 0:
        return 0
    cards = trial.hand_size[loser]
    trial.out_by[loser] = attacker
    trial.hand_size[attacker] += cards
    trial.hand_size[loser] = 0
    return cards


def _count_of(params: Params, owner: int) -> int:
    """Where the territories of an owner are counted, on a position to try things out on.

    What is still free while first armies are placed is counted for the third army, which has
    nothing yet. So the first capture there looks like the end of somebody: that draws armies to
    places beside the third army's.
    """
    return owner if owner >= 0 else params.players


def value_if_lost(
    params: Params, trial: State, scratch: ExpertScratch, seat: int, source: int, target: int
) -> float:
    """What the position is worth after an attack to the last army that failed."""
    armies, others = trial.armies[source], trial.armies[target]
    trial.armies[source] = 1
    trial.armies[target] = (others + 2) // 2
    value = value_for(params, trial, scratch, seat)
    trial.armies[source] = armies
    trial.armies[target] = others
    return value


def value_of_attack(
    params: Params, trial: State, scratch: ExpertScratch, seat: int, source: int, target: int
) -> float:
    """What one attack to the end is worth; the trial is left as it was."""
    armies, others = trial.armies[source], trial.armies[target]
    chance = chance_to_win(scratch, armies, others)
    lost = 0.0
    if chance < 1.0:
        lost = value_if_lost(params, trial, scratch, seat, source, target)
    attacker, loser, captured = trial.owner[source], trial.owner[target], trial.captured
    cards = capture(params, trial, source, target, left_if_won(scratch, armies, others))
    won = value_for(params, trial, scratch, seat)
    if cards >= 0:
        trial.alive += 1
        if loser >= 0:
            trial.out_by[loser] = IN_PLAY
            trial.hand_size[attacker] -= cards
            trial.hand_size[loser] = cards
    trial.owner[target] = loser
    trial.counts[attacker] -= 1
    trial.counts[_count_of(params, loser)] += 1
    trial.armies[source] = armies
    trial.armies[target] = others
    trial.captured = captured
    return chance * won + (1.0 - chance) * lost
