"""A plain bot whose games end: it heaps armies up at a border and attacks where it is stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import NOBODY
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import card_of, place_in, set_after, shows_own, trading_stopped
from risk_widget.fast.combat import defence_dice, most_attacking
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.surroundings import (
    NOWHERE,
    any_of,
    chosen,
    faces_others,
    may_be_attacked,
    random_below,
)
from risk_widget.fast.turn import most_to_move

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

_MANY = 1 << 40
_FIRST_OF_ALL = 1 << 20


@compiled
def choose_simply(game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> None:
    """What the plain bot does in this position."""
    phase, seat = now[at.PHASE], now[at.ACTOR]
    chosen(action, kinds.END_PHASE, -1, -1, -1, -1)
    if phase == kinds.IN_ATTACK:
        _attack(game, now, action, seat)
    elif phase == kinds.IN_DEFEND:
        chosen(action, kinds.DEFEND, defence_dice(game, now, now[at.TARGET]), -1, -1, -1)
    elif phase == kinds.IN_OCCUPY:
        chosen(action, kinds.OCCUPY, now[at.ARMIES + now[at.SOURCE]] - 1, -1, -1, -1)
    elif phase == kinds.IN_PLACE:
        chosen(action, kinds.PLACE, _some_border(game, now, chance, seat), 1, -1, -1)
    elif phase == kinds.IN_CLAIM:
        chosen(action, kinds.CLAIM, any_of(game, now, chance, NOBODY), -1, -1, -1)
    elif phase == kinds.IN_REINFORCE:
        _reinforce(game, now, chance, action)
    elif phase == kinds.IN_FORTIFY:
        _fortify(game, now, chance, action)
    elif phase == kinds.IN_CAPITAL:
        chosen(action, kinds.CHOOSE_CAPITAL, any_of(game, now, chance, seat), -1, -1, -1)
    elif phase == kinds.IN_REINFORCE_THIRD:
        place = any_of(game, now, chance, game[of.THIRD])
        chosen(action, kinds.PLACE, place, now[at.TO_PLACE], -1, -1)
    else:
        _attack(game, now, action, game[of.THIRD])


@compiled
def _some_border(game: Numbers, now: Numbers, chance: Numbers, seat: int) -> int:
    """A territory that faces others, from a random one on; any own one where none does."""
    size = game[of.TERRITORIES]
    first = random_below(chance, size)
    found = NOWHERE
    for step in range(size):
        territory = (first + step) % size
        if now[at.OWNER + territory] == seat:
            found = territory
            if faces_others(game, now, territory):
                return territory
    return found


@compiled
def _reinforce(game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> None:
    seat = now[at.ACTOR]
    if now[at.HAND_SIZE + seat] > 2 and not trading_stopped(game, now):
        number = set_after(game, now, seat, -1)
        if number >= 0:
            _hand_in(game, now, action, number)
            return
    if now[at.TO_PLACE]:
        place = _heap(game, now, seat)
        if place == NOWHERE:
            place = any_of(game, now, chance, seat)
        chosen(action, kinds.PLACE, place, now[at.TO_PLACE], -1, -1)


@compiled
def _heap(game: Numbers, now: Numbers, owner: int) -> int:
    """The strongest of an owner's territories that face others."""
    strongest, found = 0, NOWHERE
    for territory in range(game[of.TERRITORIES]):
        armies = now[at.ARMIES + territory]
        if (
            now[at.OWNER + territory] == owner
            and armies > strongest
            and faces_others(game, now, territory)
        ):
            strongest, found = armies, territory
    return found


@compiled
def _hand_in(game: Numbers, now: Numbers, action: Numbers, number: int) -> None:
    seat, bonus = now[at.ACTOR], -1
    a = card_of(now, seat, place_in(number, 0))
    b = card_of(now, seat, place_in(number, 1))
    c = card_of(now, seat, place_in(number, 2))
    if game[of.ONE_BONUS] and not now[at.BONUS_GIVEN]:
        for card in (a, b, c):
            if shows_own(game, now, card):
                bonus = card
    chosen(action, kinds.TRADE, a, b, c, bonus)


@compiled
def _attack(game: Numbers, now: Numbers, action: Numbers, attacker: int) -> None:
    """Attack from the strongest territory that faces others, where it is stronger.

    It goes for whoever holds least, and there for the fewest armies.
    """
    source = _heap(game, now, attacker)
    if source == NOWHERE:
        return
    most = now[at.ARMIES + source] - 1
    best, target = _MANY, NOWHERE
    begin = of.NEIGHBOUR + source * MOST_NEIGHBOURS
    for place in range(begin, begin + game[of.DEGREE + source]):
        other = game[place]
        armies = now[at.ARMIES + other]
        if armies <= most and may_be_attacked(game, now, attacker, other):
            cost = now[at.COUNTS + now[at.OWNER + other]] * _FIRST_OF_ALL + armies
            if cost < best:
                best, target = cost, other
    if target != NOWHERE:
        chosen(action, kinds.ATTACK, source, target, most_attacking(game, now, source), -1)


@compiled
def _fortify(game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> None:
    """Bring the strongest inner army one step on, towards a border where one is near."""
    strongest, source = 1, NOWHERE
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] == now[at.ACTOR]:
            if now[at.MOVED + territory] >= 0:
                return
            armies = now[at.ARMIES + territory]
            if armies > strongest and not faces_others(game, now, territory):
                strongest, source = armies, territory
    if source == NOWHERE:
        return
    degree = game[of.DEGREE + source]
    first = random_below(chance, degree)
    target = NOWHERE
    for step in range(degree):
        other = game[of.NEIGHBOUR + source * MOST_NEIGHBOURS + (first + step) % degree]
        if target == NOWHERE or faces_others(game, now, other):
            target = other
    most = most_to_move(game, now, source, target)
    if most:
        chosen(action, kinds.FORTIFY, source, target, most, -1)
