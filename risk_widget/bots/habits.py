"""Human weaknesses: habits that now and then spoil a good player's choice.

A bot with habits thinks like the bot that it is based on, but overlooks an attack, attacks once too
often, spreads armies over its borders, forgets a set of cards, takes too few armies along or
leaves armies idle. Nothing here is a move at random, and nobody attacks a stronger army by habit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.bots.common import NOWHERE, decide, faces_others, fraction, pick
from risk_widget.bots.trading import is_due
from risk_widget.engine import codes
from risk_widget.engine.combat import may_be_attacked, most_attacking

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


class Habits(NamedTuple):
    """The chances of a player's mistakes, from 0 to 1.

    Attributes:
        overlooks: before each roll, of missing the attack that it would make, and stopping.
        goes_on: if no attack pays, of attacking a neighbour that is not stronger.
        spreads: of putting a third of its armies, or one in set-up, on its thinnest border.
        forgets: of keeping a set that need not be traded.
        hurries: of taking along as few armies as allowed into a captured territory.
        idles: of not moving armies up at the end of a turn.
        strays: of claiming a territory far from its own.
    """

    overlooks: float = 0.0
    goes_on: float = 0.0
    spreads: float = 0.0
    forgets: float = 0.0
    hurries: float = 0.0
    idles: float = 0.0
    strays: float = 0.0


PATIENCE = 25
"""The last round in which habits count, since players with many habits might never finish."""
_ENOUGH = 3
"""The fewest armies on a territory for an attack by habit."""


def fall_into_habits(
    params: Params, state: State, rng: Rng, habits: Habits, action: MutableSequence[int]
) -> None:
    """Spoil the choice already written in ``action``, if a habit comes up."""
    phase = state.phase
    if state.round > PATIENCE:
        return
    if phase in (codes.IN_ATTACK, codes.IN_ATTACK_THIRD):
        if action[0] == codes.ATTACK:
            if fraction(rng) < habits.overlooks:
                decide(action, codes.END_PHASE, -1, -1, -1, -1)
        elif fraction(rng) < habits.goes_on:
            attacker = state.actor if phase == codes.IN_ATTACK else params.third
            _attack_once_more(params, state, attacker, action)
    elif phase == codes.IN_REINFORCE:
        if action[0] == codes.PLACE:
            if fraction(rng) < habits.spreads:
                _spread(params, state, rng, (state.to_place + 2) // 3, action)
        elif (
            action[0] == codes.TRADE
            and not is_due(params, state)
            and fraction(rng) < habits.forgets
        ):
            if state.to_place:
                _spread(params, state, rng, state.to_place, action)
            else:
                decide(action, codes.END_PHASE, -1, -1, -1, -1)
    elif phase == codes.IN_PLACE:
        if fraction(rng) < habits.spreads:
            _spread(params, state, rng, 1, action)
    elif phase == codes.IN_CLAIM:
        if fraction(rng) < habits.strays:
            _stray(params, state, rng, action)
    elif phase == codes.IN_OCCUPY:
        if fraction(rng) < habits.hurries:
            decide(action, codes.OCCUPY, state.attacking, -1, -1, -1)
    elif phase == codes.IN_FORTIFY and action[0] == codes.FORTIFY and fraction(rng) < habits.idles:
        decide(action, codes.END_PHASE, -1, -1, -1, -1)


def _attack_once_more(
    params: Params, state: State, attacker: int, action: MutableSequence[int]
) -> None:
    """Attack where the seat's lead in armies is largest, unless it is behind everywhere."""
    best, source, target = -1, NOWHERE, NOWHERE
    for here in range(params.territories):
        armies = state.armies[here]
        if state.owner[here] != attacker or armies < _ENOUGH:
            continue
        for other in params.neighbours[here]:
            if other < 0:
                break
            margin = armies - state.armies[other]
            if margin > best and may_be_attacked(params, state, attacker, other):
                best, source, target = margin, here, other
    if source != NOWHERE:
        decide(action, codes.ATTACK, source, target, most_attacking(params, state, source), -1)


def _spread(
    params: Params, state: State, rng: Rng, armies: int, action: MutableSequence[int]
) -> None:
    """Put armies where a border is thinnest; of equals, the first after a random territory."""
    size, thinnest = params.territories, NOWHERE
    first = pick(rng, size)
    for step in range(size):
        here = (first + step) % size
        if (
            state.owner[here] == state.actor
            and (thinnest == NOWHERE or state.armies[here] < state.armies[thinnest])
            and faces_others(params, state, here)
        ):
            thinnest = here
    if thinnest != NOWHERE:
        decide(action, codes.PLACE, thinnest, armies, -1, -1)


def _stray(params: Params, state: State, rng: Rng, action: MutableSequence[int]) -> None:
    """Claim a free territory in the continent where the seat holds the fewest so far."""
    size, chosen, fewest = params.territories, NOWHERE, 0
    first = pick(rng, size)
    for step in range(size):
        here = (first + step) % size
        if state.owner[here] != codes.NOBODY:
            continue
        own = 0
        for other in params.members[params.home[here]]:
            if other < 0:
                break
            if state.owner[other] == state.actor:
                own += 1
        if chosen == NOWHERE or own < fewest:
            chosen, fewest = here, own
    if chosen != NOWHERE:
        decide(action, codes.CLAIM, chosen, -1, -1, -1)
