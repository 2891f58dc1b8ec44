"""Actions by their numbers in a fixed table (`risk_widget.environments.action_table`).

A number is the first one of its part of the table, and which of that part it is. What it means
depends on the position: of the armies that may go somewhere, it stands for the fewest, half or all.

Plain functions on numbers: the engine's games run them as they are, compiled games compile them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.bots.common import decide
from risk_widget.engine import codes
from risk_widget.engine.cards import (
    SET_SIZE,
    bonus_is_chosen,
    brings_bonus,
    card_of_set,
    must_trade,
    set_after,
    trading_stopped,
)
from risk_widget.engine.combat import defence_dice, may_be_attacked, most_attacking
from risk_widget.engine.step import step
from risk_widget.engine.turn import most_to_move

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence

    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

AMOUNTS: Final = 3
"""The fewest armies, half of those there are, all of them."""
TRADES: Final = 12
"""Sets in the order of the legal actions; a hand with more of them is rare, and trades again."""

PARTS: Final = (
    "end_phase", "claim", "choose_capital", "place", "trade", "attack", "defend", "occupy",
    "fortify",
)  # fmt: skip
"""The parts of the table, in their order."""
FIELDS: Final[Mapping[str, tuple[Any, ...]]] = dict.fromkeys((*PARTS, "size"), (int,))
"""What `ActionParts` has, in the form that a record is made from."""


class ActionParts:
    """Where each part of the table begins, and its ``size``."""

    __slots__ = tuple(FIELDS)

    end_phase: int
    claim: int
    choose_capital: int
    place: int
    trade: int
    attack: int
    defend: int
    occupy: int
    fortify: int
    size: int

    def __init__(self, firsts: Mapping[str, int], size: int) -> None:
        for part in PARTS:
            setattr(self, part, firsts[part])
        self.size = size


# ---- from a position to the numbers of its legal actions ---------------------------------------


def list_numbers(
    params: Params, state: State, parts: ActionParts, mask: MutableSequence[int]
) -> None:
    """Put 1 into the mask, which holds zeros, for each legal action of the seat that must act."""
    phase, seat, most = state.phase, state.actor, state.to_place
    if phase == codes.IN_CLAIM:
        _list_territories(params, state, mask, parts.claim, codes.NOBODY)
    elif phase == codes.IN_CAPITAL:
        _list_territories(params, state, mask, parts.choose_capital, seat)
    elif phase == codes.IN_PLACE:
        _list_places(params, state, mask, parts.place, seat, 1)
    elif phase == codes.IN_REINFORCE:
        for number in range(_count_trades(params, state)):
            mask[parts.trade + number] = 1
        if most:
            _list_places(params, state, mask, parts.place, seat, most)
        elif not must_trade(params, state):
            mask[parts.end_phase] = 1
    elif phase == codes.IN_REINFORCE_THIRD:
        _list_places(params, state, mask, parts.place, params.third, most)
    elif phase == codes.IN_ATTACK:
        _list_attacks(params, state, parts, mask, seat)
    elif phase == codes.IN_ATTACK_THIRD:
        _list_attacks(params, state, parts, mask, params.third)
    elif phase == codes.IN_DEFEND:
        for number in range(defence_dice(params, state, state.target)):
            mask[parts.defend + number] = 1
    elif phase == codes.IN_OCCUPY:
        _list_amounts(mask, parts.occupy, state.attacking, state.armies[state.source] - 1)
    elif phase == codes.IN_FORTIFY:
        _list_moves(params, state, parts, mask)


def _list_amounts(mask: MutableSequence[int], first: int, fewest: int, most: int) -> None:
    """The fewest, half and all, each number of armies once."""
    mask[first] = 1
    if fewest < (fewest + most) // 2 < most:
        mask[first + 1] = 1
    if most > fewest:
        mask[first + 2] = 1


def _list_territories(
    params: Params, state: State, mask: MutableSequence[int], first: int, owner: int
) -> None:
    """An owner's territories."""
    for territory in range(params.territories):
        if state.owner[territory] == owner:
            mask[first + territory] = 1


def _list_places(
    params: Params, state: State, mask: MutableSequence[int], first: int, owner: int, most: int
) -> None:
    """An owner's territories, with the amounts of armies that may go there."""
    for territory in range(params.territories):
        if state.owner[territory] == owner:
            _list_amounts(mask, first + territory * AMOUNTS, 1, most)


def _choices(params: Params, state: State, seat: int, number: int) -> int:
    """How many actions a set is: one for each place of the bonus where there is a choice."""
    if not bonus_is_chosen(params, state):
        return 1
    own = 0
    for which in range(SET_SIZE):
        if brings_bonus(params, state, card_of_set(state, seat, number, which)):
            own += 1
    return max(own, 1)


def _count_trades(params: Params, state: State) -> int:
    """How many trades there are, as far as the table has room for them."""
    seat, count = state.actor, 0
    if state.hand_size[seat] < SET_SIZE or trading_stopped(params, state):
        return 0
    number = set_after(params, state, seat, -1)
    while number >= 0 and count < TRADES:
        count += _choices(params, state, seat, number)
        number = set_after(params, state, seat, number)
    return min(count, TRADES)


def _list_attacks(
    params: Params, state: State, parts: ActionParts, mask: MutableSequence[int], attacker: int
) -> None:
    mask[parts.end_phase] = 1
    first, each = parts.attack, params.attack_armies
    for source in range(params.territories):
        if state.owner[source] == attacker and state.armies[source] > 1:
            most = most_attacking(params, state, source)
            number = first
            for target in params.neighbours[source]:
                if target < 0:
                    break
                if may_be_attacked(params, state, attacker, target):
                    for armies in range(most):
                        mask[number + armies] = 1
                number += each
        first += params.degree[source] * each


def _list_moves(
    params: Params, state: State, parts: ActionParts, mask: MutableSequence[int]
) -> None:
    mask[parts.end_phase] = 1
    first, size = parts.fortify, params.territories
    for source in range(size):
        if state.owner[source] != state.actor or state.armies[source] < 2:
            continue
        for target in params.neighbours[source]:
            if target < 0:
                break
            most = most_to_move(params, state, source, target)
            if most:
                _list_amounts(mask, first + (source * size + target) * AMOUNTS, 1, most)


# ---- from a number to its action ---------------------------------------------------------------


def read_number(
    params: Params, state: State, parts: ActionParts, number: int, action: MutableSequence[int]
) -> None:
    """Write down the action that a legal number stands for (`risk_widget.engine.codes`)."""
    if number >= parts.fortify:
        number -= parts.fortify
        source = number // AMOUNTS // params.territories
        target = number // AMOUNTS % params.territories
        armies = _amount(number % AMOUNTS, 1, most_to_move(params, state, source, target))
        decide(action, codes.FORTIFY, source, target, armies, -1)
    elif number >= parts.occupy:
        most = state.armies[state.source] - 1
        armies = _amount(number - parts.occupy, state.attacking, most)
        decide(action, codes.OCCUPY, armies, -1, -1, -1)
    elif number >= parts.defend:
        decide(action, codes.DEFEND, number - parts.defend + 1, -1, -1, -1)
    elif number >= parts.attack:
        _read_attack(params, number - parts.attack, action)
    elif number >= parts.trade:
        _read_trade(params, state, number - parts.trade, action)
    elif number >= parts.place:
        number -= parts.place
        most = 1 if state.phase == codes.IN_PLACE else state.to_place
        armies = _amount(number % AMOUNTS, 1, most)
        decide(action, codes.PLACE, number // AMOUNTS, armies, -1, -1)
    elif number >= parts.choose_capital:
        decide(action, codes.CHOOSE_CAPITAL, number - parts.choose_capital, -1, -1, -1)
    elif number >= parts.claim:
        decide(action, codes.CLAIM, number - parts.claim, -1, -1, -1)
    else:
        decide(action, codes.END_PHASE, -1, -1, -1, -1)


def _amount(which: int, fewest: int, most: int) -> int:
    if which == 0:
        return fewest
    return most if which == 2 else (fewest + most) // 2


def _read_attack(params: Params, number: int, action: MutableSequence[int]) -> None:
    each = params.attack_armies
    border, source = number // each, 0
    while border >= params.degree[source]:
        border -= params.degree[source]
        source += 1
    target = params.neighbours[source][border]
    decide(action, codes.ATTACK, source, target, number % each + 1, -1)


def _read_trade(params: Params, state: State, which: int, action: MutableSequence[int]) -> None:
    seat = state.actor
    number = set_after(params, state, seat, -1)
    choices = _choices(params, state, seat, number)
    while which >= choices:
        which -= choices
        number = set_after(params, state, seat, number)
        choices = _choices(params, state, seat, number)
    bonus = -1
    a = card_of_set(state, seat, number, 0)
    b = card_of_set(state, seat, number, 1)
    c = card_of_set(state, seat, number, 2)
    if choices > 1:
        for card in (a, b, c):
            if brings_bonus(params, state, card):
                if which == 0:
                    bonus = card
                which -= 1
    decide(action, codes.TRADE, a, b, c, bonus)


def take_number(
    params: Params, state: State, chance: Chance, log: Log,
    parts: ActionParts, number: int, action: MutableSequence[int], mask: MutableSequence[int],
) -> None:  # fmt: skip
    """Carry out a legal number, and list in a mask of zeros what is legal then."""
    read_number(params, state, parts, number, action)
    step(params, state, chance, log, action[0], action[1], action[2], action[3], action[4])
    list_numbers(params, state, parts, mask)
