"""Attacks, and what follows when the last defender falls (`engine.combat`, `engine.capture`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import holds_set, take_cards
from risk_widget.fast.chance import dice_at_once
from risk_widget.fast.compiling import compiled
from risk_widget.fast.goals import forget_battle
from risk_widget.fast.log import note
from risk_widget.fast.setup import give

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def most_attacking(game: Numbers, now: Numbers, source: int) -> int:
    """With how many armies a territory can attack at most (``attack.armies``)."""
    return min(now[at.ARMIES + source] - 1, game[of.ATTACK_ARMIES])


@compiled
def defence_dice(game: Numbers, now: Numbers, target: int) -> int:
    """How many dice its defender may roll at most (``attack.defence-dice``)."""
    entry = min(now[at.ARMIES + target], game[of.DEFENCE_COUNT]) - 1
    return game[of.DEFENCE_DICE + entry]


@compiled
def apply_attack(
    game: Numbers, now: Numbers, chance: Numbers, log: Numbers, action: Numbers
) -> None:
    """Announce an attack; the defender picks dice unless there is but one number to pick."""
    source, target, armies = action[1], action[2], action[3]
    dice = armies if action[4] < 0 else action[4]
    if game[of.MOVEMENT] == of.MOVE_RESTED and armies > max(0, now[at.TIRED + source]):
        now[at.TIRED + source] = armies
    now[at.FIGHTING] = 1
    now[at.SOURCE] = source
    now[at.TARGET] = target
    now[at.ATTACKER] = now[at.OWNER + source]
    now[at.DEFENDER] = now[at.OWNER + target]
    now[at.ATTACKING] = armies
    now[at.DICE] = dice
    now[at.ROLLED] = 0
    if game[of.DECIDES_AFTER]:
        _lay_out(now, _roll(now, chance, dice), dice)
    if defence_dice(game, now, target) == 1:
        _fight(game, now, chance, log, 1)
        return
    now[at.PHASE] = kinds.IN_DEFEND
    defender = now[at.DEFENDER]
    now[at.ACTOR] = 1 - now[at.TURN] if defender == game[of.THIRD] else defender
    if now[at.ROLLED]:
        note(log, kinds.ROLL, _laid_out(now), 0, 0)


@compiled
def _roll(now: Numbers, chance: Numbers, count: int) -> int:
    """Roll dice: their faces as hexadecimal digits of a number, highest first."""
    now[at.DICE_READ] += count
    rolled = dice_at_once(chance)
    first = rolled % 6 + 1
    if count == 1:
        return first
    second = rolled // 6 % 6 + 1
    highest, lowest = max(first, second), min(first, second)
    if count == 2:
        return highest << 4 | lowest
    third = rolled // 36 % 6 + 1
    middle = max(lowest, min(third, highest))
    highest, lowest = max(highest, third), min(lowest, third)
    faces = highest << 8 | middle << 4 | lowest
    rolled //= 216
    for _ in range(3, count):
        faces = _insert(faces, rolled % 6 + 1)
        rolled //= 6
    return faces


@compiled
def _insert(faces: int, face: int) -> int:
    """The dice with one more in its place."""
    low = 0
    while faces >> low & 15 and faces >> low & 15 < face:
        low += 4
    return faces >> low << low + 4 | face << low | faces & (1 << low) - 1


@compiled
def _lay_out(now: Numbers, faces: int, count: int) -> None:
    """Lay the attacker's dice on the table, where the defender sees them."""
    now[at.ROLLED] = count
    for place in range(count - 1, -1, -1):
        now[at.ROLL + place] = faces & 15
        faces >>= 4


@compiled
def _laid_out(now: Numbers) -> int:
    faces = 0
    for place in range(now[at.ROLLED]):
        faces = faces << 4 | now[at.ROLL + place]
    return faces


@compiled
def _losses(attack: int, attack_dice: int, defence: int, dice: int) -> int:
    """How many of its armies the attacker loses: the higher die of a pair wins, a tie defends."""
    if attack_dice > dice:
        attack >>= 4 * (attack_dice - dice)
    else:
        defence >>= 4 * (dice - attack_dice)
    lost = 0
    while attack:
        if attack & 15 <= defence & 15:
            lost += 1
        attack >>= 4
        defence >>= 4
    return lost


@compiled
def apply_defend(
    game: Numbers, now: Numbers, chance: Numbers, log: Numbers, action: Numbers
) -> None:
    """Roll the dice of both sides."""
    _fight(game, now, chance, log, action[1])


@compiled
def _fight(game: Numbers, now: Numbers, chance: Numbers, log: Numbers, dice: int) -> None:
    source, target, attack_dice = now[at.SOURCE], now[at.TARGET], now[at.DICE]
    attack = _laid_out(now) if now[at.ROLLED] else _roll(now, chance, attack_dice)
    defence = _roll(now, chance, dice)
    lost = _losses(attack, attack_dice, defence, dice)
    won = min(attack_dice, dice) - lost
    note(log, kinds.BATTLE, attack, defence, lost * 10 + won)
    now[at.ARMIES + source] -= lost
    now[at.ARMIES + target] -= won
    if lost and game[of.MOVEMENT] == of.MOVE_RESTED:
        now[at.TIRED + source] -= lost
    third = now[at.ATTACKER] == game[of.THIRD]
    now[at.ACTOR] = 1 - now[at.TURN] if third else now[at.ATTACKER]
    if now[at.ARMIES + target]:
        forget_battle(now)
        now[at.PHASE] = kinds.IN_ATTACK_THIRD if third else kinds.IN_ATTACK
        return
    fewest, most = now[at.ATTACKING], now[at.ARMIES + source] - 1
    if fewest == most:
        note(log, kinds.MOVED, fewest, 0, 0)
        _move_in(game, now, log, fewest)
    else:
        now[at.PHASE] = kinds.IN_OCCUPY


@compiled
def apply_occupy(game: Numbers, now: Numbers, log: Numbers, action: Numbers) -> None:
    """Move in, and settle what the capture brings with it."""
    _move_in(game, now, log, action[1])


@compiled
def _move_in(game: Numbers, now: Numbers, log: Numbers, moving: int) -> None:
    source, target = now[at.SOURCE], now[at.TARGET]
    attacker, defender, third = now[at.ATTACKER], now[at.DEFENDER], game[of.THIRD]
    forget_battle(now)
    now[at.ARMIES + source] -= moving
    now[at.ARMIES + target] = moving
    give(now, target, attacker)
    if game[of.MOVEMENT] == of.MOVE_RESTED:
        now[at.TIRED + target] = moving
        now[at.TIRED + source] = max(0, max(0, now[at.TIRED + source]) - moving)
    if attacker == third:
        now[at.PHASE] = kinds.IN_ATTACK_THIRD
    else:
        now[at.PHASE] = kinds.IN_ATTACK
        now[at.CAPTURED] = 1
    if defender == third:
        if not now[at.COUNTS + defender]:
            now[at.THIRD_OWED] = 0  # there is no territory left to place them on
        return
    cards = 0
    if now[at.CAPITAL + defender] == target:
        cards += _capital_falls(game, now, log, target, defender, attacker)
    if not now[at.COUNTS + defender]:
        cards += _eliminate(game, now, log, defender, attacker)
    if cards and now[at.ALIVE] > 1:
        _cards_won(game, now, log, attacker)


@compiled
def _capital_falls(
    game: Numbers, now: Numbers, log: Numbers, capital: int, loser: int, capturer: int
) -> int:
    """A first owner loses the capital: it is shown, cards go, the continent is cleared.

    Returns the number of cards that changed hands (``win.capital-falls``).
    """
    now[at.SHOWN + loser] = 1
    note(log, kinds.FALL, loser, capital, 0)
    home = game[of.HOME + capital]
    for place in range(game[of.MEMBERS_FROM + home], game[of.MEMBERS_FROM + home + 1]):
        territory = game[of.MEMBER + place]
        if now[at.OWNER + territory] == loser:
            now[at.ARMIES + territory] = 1
            give(now, territory, capturer)
    return take_cards(game, now, log, loser, capturer)


@compiled
def _eliminate(game: Numbers, now: Numbers, log: Numbers, loser: int, capturer: int) -> int:
    """A player without armies is out (``capture.eliminate``). Returns the cards handed over."""
    now[at.OUT_BY + loser] = capturer
    now[at.ALIVE] -= 1
    now[at.MISSION + loser] = -1
    note(log, kinds.OUT, loser, 0, 0)
    return take_cards(game, now, log, loser, capturer)


@compiled
def _cards_won(game: Numbers, now: Numbers, log: Numbers, seat: int) -> None:
    """Open a reinforcement part in mid-combat for cards won, where there is one."""
    how = game[of.CARDS_WON]
    opens = False
    if how == of.CARDS_MUST_TRADE:
        opens = now[at.HAND_SIZE + seat] >= game[of.CARDS_WON_FROM]
    elif how == of.CARDS_MAY_TRADE:
        opens = holds_set(game, now, seat)
    if opens:
        now[at.PHASE] = kinds.IN_REINFORCE
        now[at.MID_COMBAT] = 1
        now[at.TO_PLACE] = 0
        note(log, kinds.TRADE_PART, 0, 0, 0)
