"""Attacks, and what follows when the last defender falls (`engine.combat`, `engine.capture`)."""

from __future__ import annotations

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import holds_set, take_cards
from risk_widget.fast.chance import die
from risk_widget.fast.compiling import Numbers, compiled
from risk_widget.fast.goals import forget_battle
from risk_widget.fast.log import note
from risk_widget.fast.setup import give


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
        _sort_digits(now, _roll(now, chance, dice))
    if defence_dice(game, now, target) == 1:
        _fight(game, now, chance, log, 1)
        return
    now[at.PHASE] = kinds.IN_DEFEND
    defender = now[at.DEFENDER]
    now[at.ACTOR] = 1 - now[at.TURN] if defender == game[of.THIRD] else defender
    if now[at.ROLLED]:
        note(log, kinds.ROLL, _digits(now), 0, 0)


@compiled
def _roll(now: Numbers, chance: Numbers, count: int) -> int:
    """Roll dice: their faces as digits of a number, highest first."""
    faces = 0
    for _ in range(count):
        faces += 1 << 4 * (die(chance) - 1)  # how many of each face, four bits for it
    now[at.DICE_READ] += count
    sorted_faces = 0
    for face in range(6, 0, -1):
        for _ in range(faces >> 4 * (face - 1) & 15):
            sorted_faces = sorted_faces * 10 + face
    return sorted_faces


@compiled
def _sort_digits(now: Numbers, faces: int) -> None:
    """Lay the attacker's dice on the table."""
    count = 0
    rest = faces
    while rest:
        rest //= 10
        count += 1
    now[at.ROLLED] = count
    for place in range(count - 1, -1, -1):
        now[at.ROLL + place] = faces % 10
        faces //= 10


@compiled
def _digits(now: Numbers) -> int:
    faces = 0
    for place in range(now[at.ROLLED]):
        faces = faces * 10 + now[at.ROLL + place]
    return faces


@compiled
def _losses(attack: int, attack_dice: int, defence: int, dice: int) -> int:
    """How many of its armies the attacker loses: the higher die of a pair wins, a tie defends."""
    while attack_dice > dice:
        attack //= 10
        attack_dice -= 1
    while dice > attack_dice:
        defence //= 10
        dice -= 1
    lost = 0
    while attack:
        if attack % 10 <= defence % 10:
            lost += 1
        attack //= 10
        defence //= 10
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
    attack = _digits(now) if now[at.ROLLED] else _roll(now, chance, attack_dice)
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
