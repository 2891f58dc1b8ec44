"""Reinforcements: when to trade, and where armies go so that the best plan is worth most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import (
    card_of,
    must_trade,
    place_in,
    set_after,
    set_worth,
    shows_own,
    trading_stopped,
)
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.campaign import plan
from risk_widget.fast.expert.expected_outcomes import copy_open, value_of_attack
from risk_widget.fast.expert.finishing import best_finish
from risk_widget.fast.expert.garrisons import garrison
from risk_widget.fast.expert.value import value_for
from risk_widget.fast.expert.value_features import chance_to_win
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.set_choosing import hand_in, own_place
from risk_widget.fast.surroundings import chosen, faces_others, owned_by

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals

_BONUS_PART = 0.9
_WILD_COSTS = 1.5
_FOLLOWED = 3
"""Places of which plans are worked out."""
_LEAST = 0.3


@compiled
def reinforce(
    game: Numbers, now: Numbers, action: Numbers, root: Numbers, trial: Numbers, mind: Reals
) -> None:
    """Trade if it pays; then place."""
    seat = now[at.ACTOR]
    if now[at.HAND_SIZE + seat] > 2 and not trading_stopped(game, now):
        number = _best_set(game, now, seat)
        if number >= 0 and (must_trade(game, now) or _trade_pays(game, now, seat, number)):
            _hand_in(game, now, action, number)
            return
    if now[at.TO_PLACE]:
        armies = now[at.TO_PLACE]
        weak = garrison(game, now, seat, armies)
        if weak >= 0:
            chosen(action, kinds.PLACE, weak, 1, -1, -1)
            return
        copy_open(now, root)
        place = best_place(game, root, trial, mind, seat, armies, 1)
        if place < 0:
            place = owned_by(game, now, seat, 0) * 2
        if place % 2 == 1:
            armies = (armies + 1) // 2
        chosen(action, kinds.PLACE, place // 2, armies, -1, -1)


@compiled
def best_place(
    game: Numbers, root: Numbers, trial: Numbers, mind: Reals, seat: int, armies: int, parts: int
) -> int:
    """Where armies are worth most: twice the territory, and one more for only half of them.

    ``root`` is left as it was; without ``parts`` they stay together. -1 where no place is better.
    """
    first = mind_at.PLACES
    for place in range(_FOLLOWED):
        mind[first + 2 * place] = -1.0
    for territory in range(game[of.TERRITORIES]):
        if root[at.OWNER + territory] != seat or not faces_others(game, root, territory):
            continue
        root[at.ARMIES + territory] += armies
        value = _prospect(game, root, mind, seat, territory)
        value = max(value, best_finish(game, root, trial, mind, seat))
        root[at.ARMIES + territory] -= armies
        row = first + 2 * (_FOLLOWED - 1)
        if value <= mind[row]:
            continue
        while row > first and mind[row - 2] < value:
            mind[row] = mind[row - 2]
            mind[row + 1] = mind[row - 1]
            row -= 2
        mind[row] = value
        mind[row + 1] = float(territory)
    best, found = -1.0, -1
    for one in range(_FOLLOWED):
        if mind[first + 2 * one] < 0.0:
            break
        territory = int(mind[first + 2 * one + 1])
        root[at.ARMIES + territory] += armies
        value = plan(game, root, trial, mind, seat, seat)
        root[at.ARMIES + territory] -= armies
        if value > best:
            best, found = value, 2 * territory
    if parts == 0 or armies < 3:
        return found
    half = (armies + 1) // 2
    for one in range(_FOLLOWED - 1):
        for two in range(one + 1, _FOLLOWED):
            if mind[first + 2 * two] < 0.0:
                break
            here, there = int(mind[first + 2 * one + 1]), int(mind[first + 2 * two + 1])
            root[at.ARMIES + here] += half
            root[at.ARMIES + there] += armies - half
            value = plan(game, root, trial, mind, seat, seat)
            root[at.ARMIES + here] -= half
            root[at.ARMIES + there] -= armies - half
            if value > best:
                best, found = value, 2 * here + 1
    return found


@compiled
def _prospect(game: Numbers, root: Numbers, mind: Reals, seat: int, source: int) -> float:
    """The value of a position, or of the best first attack from a territory."""
    best = value_for(game, root, mind, seat)
    first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
    for place in range(first, first + game[of.DEGREE + source]):
        target = game[place]
        if root[at.OWNER + target] != seat and root[at.OWNER + target] >= 0:
            chance = chance_to_win(mind, root[at.ARMIES + source], root[at.ARMIES + target])
            if chance > _LEAST:
                best = max(best, value_of_attack(game, root, mind, seat, source, target))
    return best


@compiled
def _best_set(game: Numbers, now: Numbers, seat: int) -> int:
    """The set that brings most, without wild cards where others do; -1 for none."""
    best, found, number = -1e9, -1, -1
    while True:
        number = set_after(game, now, seat, number)
        if number < 0:
            return found
        worth = _set_weight(game, now, seat, number)
        if worth > best:
            best, found = worth, number


@compiled
def _set_weight(game: Numbers, now: Numbers, seat: int, number: int) -> float:
    a = card_of(now, seat, place_in(number, 0))
    b = card_of(now, seat, place_in(number, 1))
    c = card_of(now, seat, place_in(number, 2))
    worth, shown = float(set_worth(game, now, a, b, c)), 0
    for card in (a, b, c):
        if game[of.SYMBOL + card] == of.WILD_SYMBOL:
            worth -= _WILD_COSTS
        if shows_own(game, now, card):
            shown += 1
    if game[of.ONE_BONUS]:
        shown = min(shown, 1 - now[at.BONUS_GIVEN])
    return worth + _BONUS_PART * shown * game[of.BONUS_ARMIES]


@compiled
def _trade_pays(game: Numbers, now: Numbers, seat: int, number: int) -> bool:
    """Whether to trade a set that need not be traded."""
    if now[at.MID_COMBAT] or game[of.RISING]:
        return True
    if now[at.HAND_SIZE + seat] >= game[of.MUST_TRADE_AT] - 1:
        return True
    highest, second = 0, 0
    for which in range(4):
        worth = game[of.FIXED_VALUES + which]
        if worth > highest:
            highest, second = worth, highest
        elif worth > second:
            second = worth
    return _set_weight(game, now, seat, number) >= second


@compiled
def _hand_in(game: Numbers, now: Numbers, action: Numbers, number: int) -> None:
    seat, bonus, most = now[at.ACTOR], -1, -1
    if game[of.ONE_BONUS] and not now[at.BONUS_GIVEN]:
        for which in range(3):
            place = own_place(game, now, seat, number, which)
            if place >= 0:
                worth = now[at.ARMIES + place] if faces_others(game, now, place) else 0
                if worth > most:
                    bonus, most = place, worth
    hand_in(now, action, seat, number, bonus)


@compiled
def place_for_third(
    game: Numbers, now: Numbers, action: Numbers, root: Numbers, mind: Reals
) -> None:
    """The third army's reinforcements: where they harm the player on turn most."""
    seat, third, armies = now[at.ACTOR], game[of.THIRD], now[at.TO_PLACE]
    copy_open(now, root)
    best, found = -1e9, owned_by(game, now, third, 0)
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] != third:
            continue
        root[at.ARMIES + territory] += armies
        value = value_for(game, root, mind, seat)
        root[at.ARMIES + territory] -= armies
        first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + territory]):
            owner = now[at.OWNER + game[place]]
            if owner == now[at.TURN]:
                value += 0.001 * now[at.ARMIES + game[place]]
            elif owner == seat:
                value -= 0.001 * now[at.ARMIES + game[place]]
        if value > best:
            best, found = value, territory
    chosen(action, kinds.PLACE, found, armies, -1, -1)
