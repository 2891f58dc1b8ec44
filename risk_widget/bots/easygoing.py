"""The choices of a beginner: any action that seems sensible at first sight.

It attacks any neighbour that is not stronger, and looks no further. It forgets continents,
leaves one army behind or takes too few along, and keeps its cards until it has to trade them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.common import any_held_by, decide, find_movable, fraction, pick
from risk_widget.bots.planning import choose_by_plan
from risk_widget.bots.styles import BOLD
from risk_widget.bots.trading import count_sets, hand_in_any, is_due
from risk_widget.engine import codes
from risk_widget.engine.combat import defence_dice, may_be_attacked, most_attacking

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.bots.scratch import Scratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

PATIENCE = 25
"""The last round of easygoing play, since two beginners alone would never finish a game."""
_STOP_AFTER_CAPTURE = 0.4
_STAY = 0.5


def choose_easily(
    params: Params, state: State, rng: Rng, scratch: Scratch, action: MutableSequence[int]
) -> None:
    """Choose for the seat that must act, as the easygoing bot does.

    Beginners alone would push their armies to and fro forever: in a game that takes too long, the
    bot follows the plans of another bot, so that the game comes to an end.
    """
    phase, me = state.phase, state.actor
    if state.round > PATIENCE:
        choose_by_plan(params, state, rng, scratch, BOLD, action)
        return
    decide(action, codes.END_PHASE, -1, -1, -1, -1)
    if phase == codes.IN_DEFEND:
        decide(action, codes.DEFEND, defence_dice(params, state, state.target), -1, -1, -1)
    elif phase == codes.IN_OCCUPY:
        armies = state.armies[state.source] - 1 if pick(rng, 2) else state.attacking
        decide(action, codes.OCCUPY, armies, -1, -1, -1)
    elif phase == codes.IN_CLAIM:
        decide(action, codes.CLAIM, _claim_anywhere(params, state, scratch, me, rng), -1, -1, -1)
    elif phase == codes.IN_CAPITAL:
        decide(action, codes.CHOOSE_CAPITAL, any_held_by(params, state, rng, me), -1, -1, -1)
    elif phase == codes.IN_PLACE:
        _place(params, state, rng, scratch, me, 1, action)
    elif phase == codes.IN_REINFORCE_THIRD:
        _place(params, state, rng, scratch, params.third, state.to_place, action)
    elif phase == codes.IN_REINFORCE:
        if is_due(params, state) and _trade(params, state, rng, action):
            return
        if state.to_place:
            _place(params, state, rng, scratch, me, state.to_place, action)
        elif state.captured:
            fraction(rng)  # drawn as in the other phases, but not used here
    else:
        # After a capture, an easygoing bot often stops attacking.
        enough = state.captured and fraction(rng) < _STOP_AFTER_CAPTURE
        if phase == codes.IN_FORTIFY:
            _fortify(params, state, rng, scratch, action)
        elif not enough and phase == codes.IN_ATTACK:
            _attack(params, state, rng, scratch, me, action)
        elif not enough and phase == codes.IN_ATTACK_THIRD:
            _attack(params, state, rng, scratch, params.third, action)


def _held_by(params: Params, state: State, owner: int) -> int:
    """Return the territories of an owner, with one bit for each."""
    bits = 0
    for t in range(params.territories):
        if state.owner[t] == owner:
            bits |= 1 << t
    return bits


def _claim_anywhere(params: Params, state: State, scratch: Scratch, me: int, rng: Rng) -> int:
    """Claim a territory next to the seat's own, in any continent."""
    mine, around, chosen = _held_by(params, state, me), scratch.tables.around, scratch.chosen
    free = near = 0
    for t in range(params.territories):
        if state.owner[t] == codes.NOBODY:
            free += 1
            if around[t] & mine:
                chosen[near] = t
                near += 1
    which = pick(rng, near or free)
    if near:
        return chosen[which]
    for t in range(params.territories):
        if state.owner[t] == codes.NOBODY:
            if which == 0:
                return t
            which -= 1
    return codes.NOBODY


def _hostile(params: Params, state: State, me: int) -> int:
    """Return the territories of other owners, with one bit for each.

    A neutral army counts, though it never attacks (`risk_widget.engine.combat.may_attack`): it may
    be attacked, and this bot treats all borders alike.
    """
    bits = 0
    for t in range(params.territories):
        owner = state.owner[t]
        if owner not in (me, codes.NOBODY):
            bits |= 1 << t
    return bits


def _place(
    params: Params, state: State, rng: Rng, scratch: Scratch, holder: int, most: int,
    action: MutableSequence[int],
) -> None:  # fmt: skip
    """Place armies on the fronts of an owner, a few here and a few there."""
    owner, around, chosen = state.owner, scratch.tables.around, scratch.chosen
    hostile = _hostile(params, state, state.actor)
    fronts = 0
    for t in range(params.territories):
        if owner[t] == holder and around[t] & hostile:
            chosen[fronts] = t
            fronts += 1
    some = pick(rng, 3)
    armies = min(most, 2 if some == 0 else 3 if some == 1 else most)
    place = chosen[pick(rng, fronts)] if fronts else any_held_by(params, state, rng, holder)
    decide(action, codes.PLACE, place, armies, -1, -1)


def _attack(
    params: Params, state: State, rng: Rng, scratch: Scratch, attacker: int,
    action: MutableSequence[int],
) -> None:  # fmt: skip
    """Attack any neighbour that is not stronger."""
    owner, armies, chosen, size = state.owner, state.armies, scratch.chosen, params.territories
    weaker = 0
    for source in range(size):
        here = armies[source]
        if here > 2 and owner[source] == attacker:
            for target in params.neighbours[source]:
                if target < 0:
                    break
                if armies[target] <= here and may_be_attacked(params, state, attacker, target):
                    chosen[weaker] = source * size + target
                    weaker += 1
    if weaker:
        pair = chosen[pick(rng, weaker)]
        source = pair // size
        most = most_attacking(params, state, source)
        decide(action, codes.ATTACK, source, pair % size, most, -1)


def _fortify(
    params: Params, state: State, rng: Rng, scratch: Scratch, action: MutableSequence[int]
) -> None:
    """Move idle armies one step further, unless the bot forgets to."""
    if not find_movable(params, state, scratch):
        return
    owner, armies, most, me = state.owner, state.armies, scratch.most, state.actor
    around, only, chosen = scratch.tables.around, scratch.only, scratch.chosen
    hostile = _hostile(params, state, me)
    source = -1
    for t in range(params.territories):
        if most[t] and (source < 0 or armies[t] > armies[source]) and not around[t] & hostile:
            source = t
    if source < 0 or fraction(rng) < _STAY:
        return
    targets = fronts = 0
    for n in params.neighbours[source]:
        if n < 0:
            break
        if owner[n] == me and only[source] in (-1, n):
            targets += 1
            if around[n] & hostile:
                fronts += 1
    which = pick(rng, fronts or targets)
    found = 0
    for n in params.neighbours[source]:
        if n < 0:
            break
        if owner[n] == me and only[source] in (-1, n) and (not fronts or around[n] & hostile):
            chosen[found] = n
            found += 1
    decide(action, codes.FORTIFY, source, chosen[which], most[source], -1)


def _trade(params: Params, state: State, rng: Rng, action: MutableSequence[int]) -> bool:
    """Trade in any set. Returns whether there is one."""
    sets = count_sets(params, state)
    if not sets:
        return False
    hand_in_any(params, state, rng, action, sets)
    return True
