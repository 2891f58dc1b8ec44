"""The easygoing bot in the fast game: the position put before the functions of the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots import beginner
from risk_widget.bots.planning_arrays import MOST, ONLY_TARGET
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import set_after, trading_stopped
from risk_widget.fast.combat import defence_dice, most_attacking
from risk_widget.fast.compiled_bots import compiled_bot_function
from risk_widget.fast.compiling import compiled
from risk_widget.fast.planning_view import fill_scene, find_movable, workspace_of
from risk_widget.fast.set_choosing import hand_in, is_due, own_place
from risk_widget.fast.surroundings import chosen, random_below

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.minds import Mind

_NOBODY = -1
_any_of = compiled_bot_function(beginner.any_of)
_attack_someone = compiled_bot_function(beginner.attack_someone)
_claim_anywhere = compiled_bot_function(beginner.claim_anywhere)
_had_enough = compiled_bot_function(beginner.had_enough)
_move_idle = compiled_bot_function(beginner.move_idle)
_place_somewhere = compiled_bot_function(beginner.place_somewhere)


@compiled
def choose_easily(
    game: Numbers, now: Numbers, chance: Numbers, mind: Mind, action: Numbers
) -> None:
    """What the easygoing bot does in this position, as long as it has patience."""
    phase, me = now[at.PHASE], now[at.ACTOR]
    chosen(action, kinds.END_PHASE, -1, -1, -1, -1)
    if phase == kinds.IN_DEFEND:
        chosen(action, kinds.DEFEND, defence_dice(game, now, now[at.TARGET]), -1, -1, -1)
        return
    if phase == kinds.IN_OCCUPY:
        most = now[at.ARMIES + now[at.SOURCE]] - 1
        armies = most if random_below(chance, 2) else now[at.ATTACKING]
        chosen(action, kinds.OCCUPY, armies, -1, -1, -1)
        return
    ground, scene = mind.ground, mind.scene
    fill_scene(game, now, ground, scene)
    if phase == kinds.IN_CLAIM:
        place = _claim_anywhere(ground, scene, me, chance)
        chosen(action, kinds.CLAIM, place, -1, -1, -1)
        return
    if phase == kinds.IN_CAPITAL:
        place = _any_of(ground, scene, me, chance)
        chosen(action, kinds.CHOOSE_CAPITAL, place, -1, -1, -1)
        return
    if phase == kinds.IN_REINFORCE and is_due(game, now) and _trade(game, now, chance, action):
        return
    if phase in (kinds.IN_PLACE, kinds.IN_REINFORCE, kinds.IN_REINFORCE_THIRD):
        holder = game[of.THIRD] if phase == kinds.IN_REINFORCE_THIRD else me
        most = 1 if phase == kinds.IN_PLACE else now[at.TO_PLACE]
        if most:
            place, armies = _place_somewhere(ground, scene, holder, me, most, chance)
            chosen(action, kinds.PLACE, place, armies, -1, -1)
            return
    enough = _had_enough(now[at.CAPTURED], chance)
    if phase == kinds.IN_FORTIFY:
        _fortify(game, now, chance, mind, action)
    elif not enough and phase in (kinds.IN_ATTACK, kinds.IN_ATTACK_THIRD):
        _attack(game, now, chance, mind, action)


@compiled
def _attack(game: Numbers, now: Numbers, chance: Numbers, mind: Mind, action: Numbers) -> None:
    attacker, defender = now[at.ACTOR], _NOBODY
    if now[at.PHASE] == kinds.IN_ATTACK_THIRD:
        attacker, defender = game[of.THIRD], now[at.TURN]
    source, target = _attack_someone(mind.ground, mind.scene, attacker, defender, chance)
    if source >= 0:
        chosen(action, kinds.ATTACK, source, target, most_attacking(game, now, source), -1)


@compiled
def _fortify(game: Numbers, now: Numbers, chance: Numbers, mind: Mind, action: Numbers) -> None:
    workspace = workspace_of(mind, now[at.ACTOR])
    if not find_movable(game, now, workspace):
        return
    numbers = workspace.numbers
    source, target = _move_idle(
        mind.ground, mind.scene, now[at.ACTOR], numbers[MOST], numbers[ONLY_TARGET], chance
    )
    if source >= 0:
        chosen(action, kinds.FORTIFY, source, target, numbers[MOST][source], -1)


@compiled
def _trade(game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> bool:
    """Hand in any set; whether there is one."""
    seat, sets = now[at.ACTOR], 0
    if trading_stopped(game, now):
        return False
    number = set_after(game, now, seat, -1)
    while number >= 0:
        sets += 1
        number = set_after(game, now, seat, number)
    if not sets:
        return False
    number = set_after(game, now, seat, -1)
    for _ in range(random_below(chance, sets)):
        number = set_after(game, now, seat, number)
    places, bonus = 0, -1
    for which in range(3):
        if own_place(game, now, seat, number, which) >= 0:
            places += 1
    if places > 1 and game[of.ONE_BONUS] and not now[at.BONUS_GIVEN]:
        pick = random_below(chance, places)
        for which in range(3):
            place = own_place(game, now, seat, number, which)
            if place >= 0:
                if pick == 0:
                    bonus = place
                pick -= 1
    hand_in(now, action, seat, number, bonus)
    return True
