"""The sets of a hand as the planning bots weigh them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots import trading
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
from risk_widget.fast.compiled_bots import compiled_bot_function
from risk_widget.fast.compiling import compiled
from risk_widget.fast.surroundings import chosen

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

_worth_of_set = compiled_bot_function(trading.worth_of_set)


@compiled
def is_due(game: Numbers, now: Numbers) -> bool:
    """Whether a set has to be traded, or nothing else is left to do."""
    if not now[at.TO_PLACE] and must_trade(game, now):
        return True
    return now[at.HAND_SIZE + now[at.ACTOR]] >= game[of.MUST_TRADE_AT]


@compiled
def own_place(game: Numbers, now: Numbers, seat: int, number: int, which: int) -> int:
    """The own territory on a card of a set, or -1."""
    card = card_of(now, seat, place_in(number, which))
    return card if shows_own(game, now, card) else -1


@compiled
def offer_of(game: Numbers, now: Numbers, seat: int, number: int) -> tuple[int, int, float]:
    """What a set brings, its bonus armies, and what it is worth in all."""
    a = card_of(now, seat, place_in(number, 0))
    b = card_of(now, seat, place_in(number, 1))
    c = card_of(now, seat, place_in(number, 2))
    armies, wild, places = set_worth(game, now, a, b, c), 0, 0
    for card in (a, b, c):
        if game[of.SYMBOL + card] == of.WILD_SYMBOL:
            wild += 1
        if shows_own(game, now, card):
            places += 1
    if game[of.ONE_BONUS]:
        places = 0 if now[at.BONUS_GIVEN] else min(places, 1)
    bonus = places * game[of.BONUS_ARMIES]
    return armies, bonus, _worth_of_set(armies, bonus, wild)


@compiled
def best_set(game: Numbers, now: Numbers, seat: int) -> int:
    """The set that is worth most, as a number (`cards.set_after`); -1 where none can be traded."""
    if now[at.HAND_SIZE + seat] < 3 or trading_stopped(game, now):
        return -1
    best, best_worth = -1, 0.0
    number = set_after(game, now, seat, -1)
    while number >= 0:
        _, _, worth = offer_of(game, now, seat, number)
        if best < 0 or worth > best_worth:
            best, best_worth = number, worth
        number = set_after(game, now, seat, number)
    return best


@compiled
def hand_in(now: Numbers, action: Numbers, seat: int, number: int, bonus: int) -> None:
    """Write down that a set is traded."""
    a = card_of(now, seat, place_in(number, 0))
    b = card_of(now, seat, place_in(number, 1))
    c = card_of(now, seat, place_in(number, 2))
    chosen(action, kinds.TRADE, a, b, c, bonus)
