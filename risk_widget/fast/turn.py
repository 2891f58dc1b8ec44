"""The order of a turn, and its reinforcement and movement (`engine.turn`, `engine.reinforce`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import add_income, draw_card, trading_stopped
from risk_widget.fast.compiling import compiled
from risk_widget.fast.goals import holds_continent, settle
from risk_widget.fast.limits import MOST_NEIGHBOURS
from risk_widget.fast.log import note

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def start_turn(game: Numbers, now: Numbers, log: Numbers, seat: int) -> None:
    """Begin a seat's turn: its armies are counted, unless it has won at this first moment."""
    now[at.TURN] = now[at.ACTOR] = seat
    now[at.PHASE] = kinds.IN_REINFORCE
    now[at.CAPTURED] = now[at.BONUS_GIVEN] = now[at.MID_COMBAT] = 0
    now[at.THIRD_OWED] = now[at.RECEIVED] = now[at.TO_PLACE] = now[at.INCOME_COUNT] = 0
    for territory in range(game[of.TERRITORIES]):
        now[at.MOVED + territory] = -1
        now[at.TIRED + territory] = -1
    note(log, kinds.TURN, seat, now[at.ROUND], 0)
    if not settle(game, now, log):
        _count_income(game, now, seat)


@compiled
def _count_income(game: Numbers, now: Numbers, seat: int) -> None:
    held = now[at.COUNTS + seat]
    total = max(held // game[of.TERRITORIES_PER_ARMY], game[of.MINIMUM_ARMIES])
    add_income(now, kinds.FOR_TERRITORIES, held, total)
    for continent in range(game[of.CONTINENTS]):
        if holds_continent(game, now, seat, continent):
            bonus = game[of.BONUS + continent]
            add_income(now, kinds.FOR_CONTINENT, continent, bonus)
            total += bonus
    now[at.TO_PLACE] = now[at.RECEIVED] = total


@compiled
def _enter(now: Numbers, phase: int) -> None:
    """Go on to a part of the turn; its decisions are with the player on turn, or the other one."""
    now[at.PHASE] = phase
    now[at.ACTOR] = now[at.TURN]
    if phase in (kinds.IN_REINFORCE_THIRD, kinds.IN_ATTACK_THIRD):
        now[at.ACTOR] = 1 - now[at.TURN]


@compiled
def apply_place(game: Numbers, now: Numbers, action: Numbers) -> None:
    """Place armies; a compulsory trade in mid-combat is over when all are placed."""
    now[at.ARMIES + action[1]] += action[2]
    now[at.TO_PLACE] -= action[2]
    if now[at.MID_COMBAT] and not now[at.TO_PLACE] and trading_stopped(game, now):
        now[at.MID_COMBAT] = 0
        _enter(now, kinds.IN_ATTACK)


@compiled
def apply_place_third(game: Numbers, now: Numbers, action: Numbers) -> None:
    """Place the third army's armies; the turn goes on when all are placed."""
    now[at.ARMIES + action[1]] += action[2]
    now[at.TO_PLACE] -= action[2]
    if not now[at.TO_PLACE]:
        _after_third_placed(game, now)


@compiled
def end_reinforce(game: Numbers, now: Numbers) -> None:
    """After the reinforcement part: the third army's share, then combat."""
    if now[at.MID_COMBAT]:
        now[at.MID_COMBAT] = 0
        _enter(now, kinds.IN_ATTACK)
        return
    if game[of.HAS_THIRD] and now[at.COUNTS + game[of.THIRD]]:
        now[at.THIRD_OWED] = now[at.RECEIVED] // game[of.THIRD_PART]
    if game[of.THIRD_AFTER_COMBAT] or not _third_places(game, now):
        _enter(now, kinds.IN_ATTACK)


@compiled
def end_attack(game: Numbers, now: Numbers, chance: Numbers, log: Numbers) -> None:
    """After combat: the card where it comes now, then the third army's part, then movement."""
    if now[at.CAPTURED] and game[of.DRAWN_AFTER_COMBAT]:
        draw_card(now, chance, log, now[at.TURN])
    if not game[of.THIRD_AFTER_COMBAT] or not _third_places(game, now):
        _after_third_placed(game, now)


@compiled
def _third_places(game: Numbers, now: Numbers) -> bool:
    """Let the other player place the third army's armies, if there are any and somewhere."""
    if not game[of.HAS_THIRD] or not now[at.THIRD_OWED] or not now[at.COUNTS + game[of.THIRD]]:
        return False
    now[at.TO_PLACE] = now[at.THIRD_OWED]
    now[at.THIRD_OWED] = 0
    _enter(now, kinds.IN_REINFORCE_THIRD)
    return True


@compiled
def _after_third_placed(game: Numbers, now: Numbers) -> None:
    following = kinds.IN_FORTIFY
    if game[of.HAS_THIRD] and not game[of.THIRD_AFTER_COMBAT]:
        if now[at.PHASE] == kinds.IN_REINFORCE_THIRD:
            following = kinds.IN_ATTACK
    elif game[of.ALLIED] and _third_can_attack(game, now):
        following = kinds.IN_ATTACK_THIRD
    _enter(now, following)


@compiled
def _third_can_attack(game: Numbers, now: Numbers) -> bool:
    """Whether the allied army has an attack on the player on turn (``attack.allied``)."""
    third = game[of.THIRD]
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] != third or now[at.ARMIES + territory] < 2:
            continue
        first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + territory]):
            if now[at.OWNER + game[place]] == now[at.TURN]:
                return True
    return False


@compiled
def end_attack_third(now: Numbers) -> None:
    """After the allied army's combat the player on turn moves."""
    _enter(now, kinds.IN_FORTIFY)


@compiled
def end_turn(game: Numbers, now: Numbers, chance: Numbers, log: Numbers) -> None:
    """After movement: the card where it comes now, then the next player in play."""
    if now[at.CAPTURED] and not game[of.DRAWN_AFTER_COMBAT]:
        draw_card(now, chance, log, now[at.TURN])
    seat = now[at.TURN]
    while True:
        seat = (seat + 1) % game[of.PLAYERS]
        if seat == now[at.STARTER]:
            now[at.ROUND] += 1
        if now[at.OUT_BY + seat] == IN_PLAY:
            break
    start_turn(game, now, log, seat)


@compiled
def apply_fortify(game: Numbers, now: Numbers, action: Numbers) -> None:
    """Move armies; those that moved into a territory are tired where the edition says so."""
    source, target, moving = action[1], action[2], action[3]
    now[at.ARMIES + source] -= moving
    now[at.ARMIES + target] += moving
    now[at.MOVED + source] = target
    if game[of.MOVEMENT] == of.MOVE_RESTED:
        now[at.TIRED + target] = max(0, now[at.TIRED + target]) + moving


@compiled
def most_to_move(game: Numbers, now: Numbers, source: int, target: int) -> int:
    """How many armies may move there now, 0 for none (``move.adjacent`` and what limits it).

    ``target`` is a neighbour of ``source``; whose the territories are is looked up here.
    """
    seat, movement = now[at.ACTOR], game[of.MOVEMENT]
    if now[at.OWNER + source] != seat or now[at.OWNER + target] != seat:
        return 0
    most = now[at.ARMIES + source] - 1
    if movement == of.MOVE_RESTED:
        return max(0, most - max(0, now[at.TIRED + source] - 1))
    if movement == of.MOVE_ONE:
        for territory in range(game[of.TERRITORIES]):
            if now[at.MOVED + territory] >= 0:
                return 0
        return most
    before = now[at.MOVED + source]
    return most if before in (-1, target) else 0
