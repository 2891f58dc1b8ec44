"""A bot without a plan: it shows how far luck goes, and gives tests varied games.

It picks blindly, but attacks and continues, so that its games do not stand still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.common import any_held_by, decide, find_movable, fraction, pick
from risk_widget.bots.trading import count_sets, hand_in_any
from risk_widget.engine import codes
from risk_widget.engine.cards import must_trade
from risk_widget.engine.combat import defence_dice, may_be_attacked, most_attacking

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.bots.scratch import Scratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

# The chances that the bot ends a phase in which it could still act. If it ended combat half of the
# time, there would be few attacks per turn, and random games last long enough already.
_END_COMBAT = 0.12
_END_MOVING = 0.5
_TRADE = 0.5


def choose_at_random(
    params: Params, state: State, rng: Rng, scratch: Scratch, action: MutableSequence[int]
) -> None:
    """Choose for the seat that must act, as the random bot does."""
    phase, seat = state.phase, state.actor
    decide(action, codes.END_PHASE, -1, -1, -1, -1)
    if phase == codes.IN_ATTACK:
        _attack(params, state, rng, scratch, seat, action)
    elif phase == codes.IN_DEFEND:
        most = defence_dice(params, state, state.target)
        decide(action, codes.DEFEND, 1 + pick(rng, most), -1, -1, -1)
    elif phase == codes.IN_OCCUPY:
        fewest, most = state.attacking, state.armies[state.source] - 1
        decide(action, codes.OCCUPY, fewest + pick(rng, most - fewest + 1), -1, -1, -1)
    elif phase == codes.IN_REINFORCE:
        if not _trade(params, state, rng, action) and state.to_place:
            _place(params, state, rng, seat, state.to_place, action)
    elif phase == codes.IN_FORTIFY:
        _fortify(params, state, rng, scratch, action)
    elif phase == codes.IN_PLACE:
        _place(params, state, rng, seat, 1, action)
    elif phase == codes.IN_CLAIM:
        decide(action, codes.CLAIM, any_held_by(params, state, rng, codes.NOBODY), -1, -1, -1)
    elif phase == codes.IN_CAPITAL:
        decide(action, codes.CHOOSE_CAPITAL, any_held_by(params, state, rng, seat), -1, -1, -1)
    elif phase == codes.IN_ATTACK_THIRD:
        _attack(params, state, rng, scratch, params.third, action)
    else:
        _place(params, state, rng, params.third, state.to_place, action)


def _trade(params: Params, state: State, rng: Rng, action: MutableSequence[int]) -> bool:
    """Trade any set now and then, and whenever the bot must. Returns whether it trades."""
    if state.hand_size[state.actor] < 3:
        return False
    sets = count_sets(params, state)
    if not sets:
        return False
    may_go_on = not state.to_place and not must_trade(params, state)
    if may_go_on and fraction(rng) >= _TRADE:
        return False
    hand_in_any(params, state, rng, action, sets)
    return True


def _place(
    params: Params, state: State, rng: Rng, owner: int, most: int, action: MutableSequence[int]
) -> None:
    # Placing armies in a few heaps, not one by one, keeps the number of decisions small.
    fewest = (most + 1) // 2
    armies = fewest + pick(rng, most - fewest + 1)
    decide(action, codes.PLACE, any_held_by(params, state, rng, owner), armies, -1, -1)


def _attack(
    params: Params, state: State, rng: Rng, scratch: Scratch, attacker: int,
    action: MutableSequence[int],
) -> None:  # fmt: skip
    owner, armies, chosen = state.owner, state.armies, scratch.chosen
    sources = 0
    for source in range(params.territories):
        if armies[source] > 1 and owner[source] == attacker:
            for target in params.neighbours[source]:
                if target < 0:
                    break
                if may_be_attacked(params, state, attacker, target):
                    chosen[sources] = source
                    sources += 1
                    break
    if not sources or fraction(rng) < _END_COMBAT:
        return
    source, targets = chosen[pick(rng, sources)], 0
    for target in params.neighbours[source]:
        if target < 0:
            break
        if may_be_attacked(params, state, attacker, target):
            chosen[targets] = target
            targets += 1
    target = chosen[pick(rng, targets)]
    some = 1 + pick(rng, most_attacking(params, state, source))
    fewest = params.fewest_dice[some]
    dice = fewest + pick(rng, some - fewest + 1)
    decide(action, codes.ATTACK, source, target, some, -1 if dice == some else dice)


def _fortify(
    params: Params, state: State, rng: Rng, scratch: Scratch, action: MutableSequence[int]
) -> None:
    if not find_movable(params, state, scratch) or fraction(rng) < _END_MOVING:
        return
    most, only, chosen = scratch.most, scratch.only, scratch.chosen
    sources = 0
    for source in range(params.territories):
        if most[source]:
            chosen[sources] = source
            sources += 1
    source, targets = chosen[pick(rng, sources)], 0
    for target in params.neighbours[source]:
        if target < 0:
            break
        if state.owner[target] == state.actor and only[source] in (-1, target):
            chosen[targets] = target
            targets += 1
    target = chosen[pick(rng, targets)]
    decide(action, codes.FORTIFY, source, target, 1 + pick(rng, most[source]), -1)
