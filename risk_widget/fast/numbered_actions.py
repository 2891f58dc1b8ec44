"""Actions by their numbers in a fixed table (`risk_widget.environments.action_table`), for arrays.

A number there is the first one of its kind, and which of the kind it is. What that means depends on
the position: of the armies that may go there are the fewest, half and all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.engine.codes import NOBODY
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import (
    card_of,
    must_trade,
    place_in,
    set_after,
    shows_own,
    trading_stopped,
)
from risk_widget.fast.carry_out import apply
from risk_widget.fast.combat import defence_dice, most_attacking
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.surroundings import chosen, may_be_attacked
from risk_widget.fast.turn import most_to_move

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

PARTS: Final = (
    "end_phase", "claim", "choose_capital", "place", "trade", "attack", "defend", "occupy",
    "fortify",
)  # fmt: skip
"""The kinds of the table, in the order of `Numbering.firsts`."""
_END: Final = 0
_CLAIM: Final = 1
_CAPITAL: Final = 2
_PLACE: Final = 3
_TRADE: Final = 4
_ATTACK: Final = 5
_DEFEND: Final = 6
_OCCUPY: Final = 7
_FORTIFY: Final = 8

_AMOUNTS: Final = 3
_TRADES: Final = 12


class Numbering(NamedTuple):
    """Where the numbers of a table stand.

    Attributes:
        firsts: the first number of each part, and behind them the size of the table.
        borders: the first border of each territory, among all in each direction.
        ends: source and target of each border.
    """

    firsts: Numbers
    borders: Numbers
    ends: Numbers


@compiled
def list_numbers(game: Numbers, now: Numbers, table: Numbering, mask: Numbers) -> None:
    """Put 1 into the mask, which holds zeros, for each legal action of the seat that must act."""
    phase, firsts = now[at.PHASE], table.firsts
    if phase == kinds.IN_CLAIM:
        _list_lands(game, now, mask, firsts[_CLAIM], NOBODY, 1, 0)
    elif phase == kinds.IN_CAPITAL:
        _list_lands(game, now, mask, firsts[_CAPITAL], now[at.ACTOR], 1, 0)
    elif phase == kinds.IN_PLACE:
        _list_lands(game, now, mask, firsts[_PLACE], now[at.ACTOR], _AMOUNTS, 1)
    elif phase == kinds.IN_REINFORCE:
        for number in range(_count_trades(game, now)):
            mask[firsts[_TRADE] + number] = 1
        most = now[at.TO_PLACE]
        _list_lands(game, now, mask, firsts[_PLACE], now[at.ACTOR], _AMOUNTS, most)
        mask[firsts[_END]] = 0 if most or must_trade(game, now) else 1
    elif phase == kinds.IN_REINFORCE_THIRD:
        most = now[at.TO_PLACE]
        _list_lands(game, now, mask, firsts[_PLACE], game[of.THIRD], _AMOUNTS, most)
    elif phase == kinds.IN_ATTACK:
        _list_attacks(game, now, table, mask, now[at.ACTOR])
    elif phase == kinds.IN_ATTACK_THIRD:
        _list_attacks(game, now, table, mask, game[of.THIRD])
    elif phase == kinds.IN_DEFEND:
        for number in range(defence_dice(game, now, now[at.TARGET])):
            mask[firsts[_DEFEND] + number] = 1
    elif phase == kinds.IN_OCCUPY:
        fewest, most = now[at.ATTACKING], now[at.ARMIES + now[at.SOURCE]] - 1
        _list_amounts(mask, firsts[_OCCUPY], fewest, most)
    elif phase == kinds.IN_FORTIFY:
        _list_moves(game, now, table, mask)


@compiled
def _list_amounts(mask: Numbers, first: int, fewest: int, most: int) -> None:
    """The fewest, half and all, each number of armies once."""
    mask[first] = 1
    if fewest < (fewest + most) // 2 < most:
        mask[first + 1] = 1
    if most > fewest:
        mask[first + 2] = 1


@compiled
def _list_lands(
    game: Numbers, now: Numbers, mask: Numbers, first: int, owner: int, apart: int, most: int
) -> None:
    """An owner's territories: themselves, or with the amounts of armies that may go there."""
    if apart > 1 and not most:
        return
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] != owner:
            continue
        if apart == 1:
            mask[first + territory] = 1
        else:
            _list_amounts(mask, first + territory * apart, 1, most)


@compiled
def _choices(game: Numbers, now: Numbers, seat: int, number: int) -> int:
    """How many actions a set is: one for each place of the bonus where there is a choice."""
    if not game[of.ONE_BONUS] or now[at.BONUS_GIVEN]:
        return 1
    own = 0
    for which in range(3):
        if shows_own(game, now, card_of(now, seat, place_in(number, which))):
            own += 1
    return max(own, 1)


@compiled
def _count_trades(game: Numbers, now: Numbers) -> int:
    """How many trades there are, as far as the table has room for them."""
    seat, count = now[at.ACTOR], 0
    if now[at.HAND_SIZE + seat] < 3 or trading_stopped(game, now):
        return 0
    number = set_after(game, now, seat, -1)
    while number >= 0 and count < _TRADES:
        count += _choices(game, now, seat, number)
        number = set_after(game, now, seat, number)
    return min(count, _TRADES)


@compiled
def _list_attacks(
    game: Numbers, now: Numbers, table: Numbering, mask: Numbers, attacker: int
) -> None:
    first, each = table.firsts[_ATTACK], game[of.ATTACK_ARMIES]
    mask[table.firsts[_END]] = 1
    for source in range(game[of.TERRITORIES]):
        if now[at.OWNER + source] != attacker or now[at.ARMIES + source] < 2:
            continue
        most = most_attacking(game, now, source)
        neighbours = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for step in range(game[of.DEGREE + source]):
            if may_be_attacked(game, now, attacker, game[neighbours + step]):
                border = first + (table.borders[source] + step) * each
                for armies in range(most):
                    mask[border + armies] = 1


@compiled
def _list_moves(game: Numbers, now: Numbers, table: Numbering, mask: Numbers) -> None:
    first, size = table.firsts[_FORTIFY], game[of.TERRITORIES]
    mask[table.firsts[_END]] = 1
    for source in range(size):
        if now[at.OWNER + source] != now[at.ACTOR] or now[at.ARMIES + source] < 2:
            continue
        neighbours = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for place in range(neighbours, neighbours + game[of.DEGREE + source]):
            target = game[place]
            most = most_to_move(game, now, source, target)
            if most:
                _list_amounts(mask, first + (source * size + target) * _AMOUNTS, 1, most)


@compiled
def _amount(which: int, fewest: int, most: int) -> int:
    if which == 0:
        return fewest
    return most if which == 2 else (fewest + most) // 2


@compiled
def read_number(
    game: Numbers, now: Numbers, table: Numbering, number: int, action: Numbers
) -> None:
    """Write down the action that a legal number stands for."""
    firsts, part = table.firsts, 0
    while number >= firsts[part + 1]:
        part += 1
    which = number - firsts[part]
    if part == _CLAIM:
        chosen(action, kinds.CLAIM, which, -1, -1, -1)
    elif part == _CAPITAL:
        chosen(action, kinds.CHOOSE_CAPITAL, which, -1, -1, -1)
    elif part == _PLACE:
        most = 1 if now[at.PHASE] == kinds.IN_PLACE else now[at.TO_PLACE]
        amount = _amount(which % _AMOUNTS, 1, most)
        chosen(action, kinds.PLACE, which // _AMOUNTS, amount, -1, -1)
    elif part == _TRADE:
        _read_trade(game, now, which, action)
    elif part == _ATTACK:
        each = game[of.ATTACK_ARMIES]
        border = 2 * (which // each)
        armies = which % each + 1
        chosen(action, kinds.ATTACK, table.ends[border], table.ends[border + 1], armies, -1)
    elif part == _DEFEND:
        chosen(action, kinds.DEFEND, which + 1, -1, -1, -1)
    elif part == _OCCUPY:
        amount = _amount(which, now[at.ATTACKING], now[at.ARMIES + now[at.SOURCE]] - 1)
        chosen(action, kinds.OCCUPY, amount, -1, -1, -1)
    elif part == _FORTIFY:
        way = which // _AMOUNTS
        source, target = way // game[of.TERRITORIES], way % game[of.TERRITORIES]
        amount = _amount(which % _AMOUNTS, 1, most_to_move(game, now, source, target))
        chosen(action, kinds.FORTIFY, source, target, amount, -1)
    else:
        chosen(action, kinds.END_PHASE, -1, -1, -1, -1)


@compiled
def _read_trade(game: Numbers, now: Numbers, which: int, action: Numbers) -> None:
    seat = now[at.ACTOR]
    number = set_after(game, now, seat, -1)
    choices = _choices(game, now, seat, number)
    while which >= choices:
        which -= choices
        number = set_after(game, now, seat, number)
        choices = _choices(game, now, seat, number)
    bonus = -1
    a = card_of(now, seat, place_in(number, 0))
    b = card_of(now, seat, place_in(number, 1))
    c = card_of(now, seat, place_in(number, 2))
    if choices > 1:
        for card in (a, b, c):
            if shows_own(game, now, card):
                if which == 0:
                    bonus = card
                which -= 1
    chosen(action, kinds.TRADE, a, b, c, bonus)


@compiled
def take_number(
    game: Numbers,
    now: Numbers,
    chance: Numbers,
    log: Numbers,
    table: Numbering,
    number: int,
    action: Numbers,
    mask: Numbers,
) -> None:
    """Carry out a legal number, and list in a mask of zeros what is legal then."""
    read_number(game, now, table, number, action)
    apply(game, now, chance, log, action)
    list_numbers(game, now, table, mask)
