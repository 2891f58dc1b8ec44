"""The planning bots in the fast game: the position put before the functions of the bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots import attacking, fortifying, gains, placing, setting_up, third_army, worth
from risk_widget.bots import trading as bot_trading
from risk_widget.bots.attacking import LARGE_BATTLE
from risk_widget.bots.observation_arrays import take_over
from risk_widget.bots.planning_arrays import MOST, NOTES, ONLY_TARGET, STANCE, STEPS
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.combat import defence_dice, most_attacking
from risk_widget.fast.compiled_bots import compiled_bot_function
from risk_widget.fast.compiling import built_in
from risk_widget.fast.planning_view import (
    fill_scene,
    find_movable,
    moment_of,
    update_stance,
    workspace_of,
)
from risk_widget.fast.set_choosing import best_set, hand_in, is_due, offer_of, own_place
from risk_widget.fast.surroundings import chosen

if TYPE_CHECKING:
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.planning_arrays import Style
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.minds import Mind

_NOBODY = -1
_choose_attack = compiled_bot_function(attacking.choose_attack)
_chance_after_roll = compiled_bot_function(attacking.chance_after_roll)
_choose_occupy = compiled_bot_function(fortifying.choose_occupy)
_choose_fortify = compiled_bot_function(fortifying.choose_fortify)
_find_steps = compiled_bot_function(fortifying.find_steps)
_gain_at = compiled_bot_function(gains.gain_at)
_choose_placement = compiled_bot_function(placing.choose_placement)
_choose_claim = compiled_bot_function(setting_up.choose_claim)
_choose_first = compiled_bot_function(setting_up.choose_first_placement)
_choose_capital = compiled_bot_function(setting_up.choose_capital)
_place_third = compiled_bot_function(third_army.place_third)
_trade_pays = compiled_bot_function(bot_trading.trade_pays)
_weigh = compiled_bot_function(worth.weigh)
_take_over = compiled_bot_function(take_over)


@built_in
def choose_by_plan(
    game: Numbers, now: Numbers, chance: Numbers, mind: Mind, style: Style, action: Numbers
) -> None:
    """What a planning bot of this style does in this position."""
    phase, me = now[at.PHASE], now[at.ACTOR]
    chosen(action, kinds.END_PHASE, -1, -1, -1, -1)
    if phase == kinds.IN_DEFEND:
        _defend(game, now, mind, action)
        return
    fill_scene(game, now, mind.ground, mind.scene)
    if phase == kinds.IN_ATTACK:
        _attack(game, now, mind, style, action, me, _NOBODY)
    elif phase == kinds.IN_ATTACK_THIRD:
        _attack(game, now, mind, style, action, game[of.THIRD], me)
    elif phase == kinds.IN_REINFORCE:
        _reinforce(game, now, mind, style, action, me)
    elif phase == kinds.IN_PLACE:
        field = _field(game, now, mind, style, me)
        ahead = now[at.IN_HAND + me]
        workspace = workspace_of(mind, me)
        place = _choose_first(mind.ground, mind.scene, workspace, field, me, ahead, style)
        chosen(action, kinds.PLACE, place, 1, -1, -1)
    elif phase == kinds.IN_FORTIFY:
        _fortify(game, now, mind, style, action, me)
    elif phase == kinds.IN_OCCUPY:
        source, target = now[at.SOURCE], now[at.TARGET]
        _take_over(mind.ground, mind.scene, target, me)
        field = _field(game, now, mind, style, me)
        fewest, most = now[at.ATTACKING], now[at.ARMIES + source] - 1
        armies = _choose_occupy(mind.scene, field, source, target, fewest, most)
        chosen(action, kinds.OCCUPY, armies, -1, -1, -1)
    elif phase == kinds.IN_CLAIM:
        place = _choose_claim(mind.ground, mind.scene, workspace_of(mind, me), me, chance)
        chosen(action, kinds.CLAIM, place, -1, -1, -1)
    elif phase == kinds.IN_CAPITAL:
        moment = moment_of(game, now, me, _NOBODY, me)
        place = _choose_capital(mind.ground, mind.scene, moment, workspace_of(mind, me))
        chosen(action, kinds.CHOOSE_CAPITAL, place, -1, -1, -1)
    else:
        _place_for_third(game, now, mind, style, action, me)


@built_in
def _field(game: Numbers, now: Numbers, mind: Mind, style: Style, me: int) -> Field:
    moment, workspace = moment_of(game, now, me, _NOBODY, me), workspace_of(mind, me)
    update_stance(mind, moment, workspace, style)
    return _weigh(mind.ground, mind.scene, moment, workspace, style)


@built_in
def _attack(
    game: Numbers, now: Numbers, mind: Mind, style: Style, action: Numbers, me: int, ally: int
) -> None:
    moment, workspace = moment_of(game, now, me, ally, now[at.ACTOR]), workspace_of(mind, me)
    update_stance(mind, moment, workspace, style)
    field = _weigh(mind.ground, mind.scene, moment, workspace, style)
    source, target = _choose_attack(mind.scene, workspace, field)
    if source >= 0:
        chosen(action, kinds.ATTACK, source, target, most_attacking(game, now, source), -1)


@built_in
def _reinforce(
    game: Numbers, now: Numbers, mind: Mind, style: Style, action: Numbers, me: int
) -> None:
    number = best_set(game, now, me)
    armies = now[at.TO_PLACE]
    if number < 0 and not armies:
        return
    field = _field(game, now, mind, style, me)
    if number >= 0:
        brings, _, value = offer_of(game, now, me, number)
        if is_due(game, now) or _trade_pays(
            mind.ground, mind.scene, me, now[at.HAND_SIZE + me], now[at.MID_COMBAT],
            brings, value,
        ):  # fmt: skip
            _hand_in(game, now, field, action, me, number)
            return
    if armies:
        place, some = _choose_placement(mind.scene, workspace_of(mind, me), field, me, armies)
        chosen(action, kinds.PLACE, place, some, -1, -1)


@built_in
def _hand_in(
    game: Numbers, now: Numbers, field: Field, action: Numbers, me: int, number: int
) -> None:
    bonus, best = -1, 0.0
    places = 0
    for which in range(3):
        place = own_place(game, now, me, number, which)
        if place >= 0:
            places += 1
    if places > 1 and game[of.ONE_BONUS] and not now[at.BONUS_GIVEN]:
        for which in range(3):
            place = own_place(game, now, me, number, which)
            if place >= 0:
                gain = _gain_at(field, place, game[of.BONUS_ARMIES], gains.WHATEVER)
                if bonus < 0 or gain > best:
                    bonus, best = place, gain
    hand_in(now, action, me, number, bonus)


@built_in
def _fortify(
    game: Numbers, now: Numbers, mind: Mind, style: Style, action: Numbers, me: int
) -> None:
    workspace = workspace_of(mind, me)
    if not find_movable(game, now, workspace):
        return
    first = 1
    for t in range(game[of.TERRITORIES]):
        if now[at.MOVED + t] >= 0:
            first = 0
    field = _field(game, now, mind, style, me)
    numbers = workspace.numbers
    _find_steps(mind.ground, mind.scene, workspace, me)
    source, target, armies = _choose_fortify(
        mind.scene, field, numbers[STEPS], numbers[MOST], numbers[ONLY_TARGET], first
    )
    if source >= 0:
        chosen(action, kinds.FORTIFY, source, target, armies, -1)


@built_in
def _place_for_third(
    game: Numbers, now: Numbers, mind: Mind, style: Style, action: Numbers, me: int
) -> None:
    ground, scene, turn, number = mind.ground, mind.scene, now[at.TURN], game[of.THIRD]
    mine = _field(game, now, mind, style, me)
    # What the seat on turn thinks, by what is known of it; then what the third army would do.
    moment, workspace = moment_of(game, now, turn, _NOBODY, _NOBODY), workspace_of(mind, number + 1)
    workspace.numbers[NOTES][STANCE] = -1  # another seat may have been looked at before
    update_stance(mind, moment, workspace, style)
    other = _weigh(ground, scene, moment, workspace, style)
    moment, workspace = moment_of(game, now, number, me, me), workspace_of(mind, number)
    update_stance(mind, moment, workspace, style)
    ally = _weigh(ground, scene, moment, workspace, style)
    armies = now[at.TO_PLACE]
    place = _place_third(ground, scene, mine, other, ally, me, turn, armies)
    chosen(action, kinds.PLACE, place, armies, -1, -1)


@built_in
def _defend(game: Numbers, now: Numbers, mind: Mind, action: Numbers) -> None:
    """The number of dice that leaves the attacker the smallest chance to win the battle."""
    attackers, defenders = now[at.ARMIES + now[at.SOURCE]], now[at.ARMIES + now[at.TARGET]]
    most = defence_dice(game, now, now[at.TARGET])
    best = most
    if most > 1 and max(attackers, defenders) <= LARGE_BATTLE:
        row = now[at.DICE]
        if now[at.ROLLED]:
            row = 0
            for place in range(now[at.ROLLED]):
                row = row * 6 + now[at.ROLL + place]
        least = 2.0
        for dice in range(most, 0, -1):
            win = _chance_after_roll(
                mind.ground.win, attackers, defenders, min(now[at.DICE], dice),
                mind.ways[row][dice],
            )  # fmt: skip
            if win < least:
                best, least = dice, win
    chosen(action, kinds.DEFEND, best, -1, -1, -1)
