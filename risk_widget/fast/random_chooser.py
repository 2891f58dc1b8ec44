"""A bot that picks blindly (`risk_widget.bots.random_bot` for arrays): every choice can come."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from risk_widget.fast.combat import defence_dice, most_attacking
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.surroundings import any_of, chosen, may_be_attacked, random_below, targets_of
from risk_widget.fast.turn import most_to_move

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

# In a hundred, as often as the ordinary random bot: when it stops though it could go on.
_ENDS_COMBAT = 12
_ENDS_MOVING = 50


@compiled
def choose_at_random(game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> None:
    """Any legal action; combat goes on mostly, so that the game does not stand still."""
    phase, seat = now[at.PHASE], now[at.ACTOR]
    if phase == kinds.IN_CLAIM:
        chosen(action, kinds.CLAIM, any_of(game, now, chance, NOBODY), -1, -1, -1)
    elif phase == kinds.IN_PLACE:
        chosen(action, kinds.PLACE, any_of(game, now, chance, seat), 1, -1, -1)
    elif phase == kinds.IN_CAPITAL:
        chosen(action, kinds.CHOOSE_CAPITAL, any_of(game, now, chance, seat), -1, -1, -1)
    elif phase == kinds.IN_DEFEND:
        most = defence_dice(game, now, now[at.TARGET])
        chosen(action, kinds.DEFEND, 1 + random_below(chance, most), -1, -1, -1)
    elif phase == kinds.IN_OCCUPY:
        fewest, most = now[at.ATTACKING], now[at.ARMIES + now[at.SOURCE]] - 1
        chosen(action, kinds.OCCUPY, fewest + random_below(chance, most - fewest + 1), -1, -1, -1)
    elif phase == kinds.IN_REINFORCE:
        _reinforce(game, now, chance, action)
    elif phase == kinds.IN_REINFORCE_THIRD:
        _place_heap(game, now, chance, action, game[of.THIRD])
    elif phase == kinds.IN_ATTACK:
        _attack(game, now, chance, action, seat)
    elif phase == kinds.IN_ATTACK_THIRD:
        _attack(game, now, chance, action, game[of.THIRD])
    else:
        _fortify(game, now, chance, action)


@compiled
def _reinforce(game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> None:
    due = now[at.TO_PLACE] > 0
    may_trade = not trading_stopped(game, now)
    if may_trade and (due or must_trade(game, now) or random_below(chance, 2)):
        seat = now[at.ACTOR]
        count, number = 0, set_after(game, now, seat, -1)
        while number >= 0:
            count += 1
            number = set_after(game, now, seat, number)
        if count:
            number = set_after(game, now, seat, -1)
            for _ in range(random_below(chance, count)):
                number = set_after(game, now, seat, number)
            _hand_in(game, now, chance, action, number)
            return
    if due:
        _place_heap(game, now, chance, action, now[at.ACTOR])
    else:
        chosen(action, kinds.END_PHASE, -1, -1, -1, -1)


@compiled
def _hand_in(game: Numbers, now: Numbers, chance: Numbers, action: Numbers, number: int) -> None:
    """Trade a set, its cards in any order."""
    seat, first = now[at.ACTOR], random_below(chance, 3)
    second = (first + 1 + random_below(chance, 2)) % 3
    a = card_of(now, seat, place_in(number, first))
    b = card_of(now, seat, place_in(number, second))
    c = card_of(now, seat, place_in(number, 3 - first - second))
    bonus = -1
    if game[of.ONE_BONUS] and not now[at.BONUS_GIVEN]:
        own = 0
        for card in (a, b, c):
            if shows_own(game, now, card):
                own += 1
        # A choice has to be made of several places; a single one may be named, or not.
        named = own > 1 or (own == 1 and random_below(chance, 2) == 1)
        pick = random_below(chance, own) if named else -1
        for card in (a, b, c):
            if shows_own(game, now, card):
                if pick == 0:
                    bonus = card
                pick -= 1
    chosen(action, kinds.TRADE, a, b, c, bonus)


@compiled
def _place_heap(game: Numbers, now: Numbers, chance: Numbers, action: Numbers, owner: int) -> None:
    most = now[at.TO_PLACE]
    fewest = (most + 1) // 2
    armies = fewest + random_below(chance, most - fewest + 1)
    chosen(action, kinds.PLACE, any_of(game, now, chance, owner), armies, -1, -1)


@compiled
def _attack(game: Numbers, now: Numbers, chance: Numbers, action: Numbers, attacker: int) -> None:
    chosen(action, kinds.END_PHASE, -1, -1, -1, -1)
    if random_below(chance, 100) < _ENDS_COMBAT:
        return
    sources = 0
    for territory in range(game[of.TERRITORIES]):
        sources += _can_attack(game, now, attacker, territory)
    if not sources:
        return
    which = random_below(chance, sources)
    for source in range(game[of.TERRITORIES]):
        if _can_attack(game, now, attacker, source):
            if which == 0:
                _attack_from(game, now, chance, action, attacker, source)
            which -= 1


@compiled
def _can_attack(game: Numbers, now: Numbers, attacker: int, source: int) -> bool:
    return (
        now[at.OWNER + source] == attacker
        and now[at.ARMIES + source] > 1
        and targets_of(game, now, attacker, source) > 0
    )


@compiled
def _attack_from(
    game: Numbers, now: Numbers, chance: Numbers, action: Numbers, attacker: int, source: int
) -> None:
    which = random_below(chance, targets_of(game, now, attacker, source))
    first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
    for place in range(first, first + game[of.DEGREE + source]):
        if may_be_attacked(game, now, attacker, game[place]):
            if which == 0:
                armies = 1 + random_below(chance, most_attacking(game, now, source))
                fewest = game[of.FEWEST_DICE + armies]
                dice = fewest + random_below(chance, armies - fewest + 1)
                named = -1 if dice == armies else dice
                chosen(action, kinds.ATTACK, source, game[place], armies, named)
            which -= 1


@compiled
def _fortify(game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> None:
    chosen(action, kinds.END_PHASE, -1, -1, -1, -1)
    if random_below(chance, 100) < _ENDS_MOVING:
        return
    found = 0
    for source in range(game[of.TERRITORIES]):
        if now[at.OWNER + source] != now[at.ACTOR] or now[at.ARMIES + source] < 2:
            continue
        first = of.NEIGHBOUR + source * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + source]):
            most = most_to_move(game, now, source, game[place])
            if most:
                found += 1
                if random_below(chance, found) == 0:
                    armies = 1 + random_below(chance, most)
                    chosen(action, kinds.FORTIFY, source, game[place], armies, -1)
