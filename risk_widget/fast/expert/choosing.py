"""The expert's choice in every phase of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.combat import defence_dice, most_attacking
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.answering import answer_dice
from risk_widget.fast.expert.campaign import plan
from risk_widget.fast.expert.expected_outcomes import copy_open
from risk_widget.fast.expert.fortifying import fortify
from risk_widget.fast.expert.garrisons import armies_each
from risk_widget.fast.expert.placing import place_for_third, reinforce
from risk_widget.fast.expert.setting_up import choose_capital, claim, place_first
from risk_widget.fast.setup import give
from risk_widget.fast.surroundings import chosen

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals

_PATIENCE = 12
"""Rounds after which waiting begins to cost."""
_IMPATIENCE = 0.003
"""What an attack is thought worth more for every round after those."""
_MOST_IMPATIENCE = 1.0
_FAIR = 0.5
"""An attack of this chance is thought worth more, or of any chance in a long game."""
_LONG = 100


@compiled
def choose_as_expert(
    game: Numbers, now: Numbers, action: Numbers, root: Numbers, trial: Numbers, mind: Reals
) -> None:
    """What the expert does in this position. ``root`` and ``trial`` are room for positions."""
    phase, seat = now[at.PHASE], now[at.ACTOR]
    chosen(action, kinds.END_PHASE, -1, -1, -1, -1)
    if phase == kinds.IN_ATTACK:
        _attack(game, now, action, root, trial, mind, seat)
    elif phase == kinds.IN_DEFEND:
        dice = defence_dice(game, now, now[at.TARGET])
        chosen(action, kinds.DEFEND, answer_dice(now, dice), -1, -1, -1)
    elif phase == kinds.IN_OCCUPY:
        _occupy(game, now, action, root, trial, mind)
    elif phase == kinds.IN_REINFORCE:
        reinforce(game, now, action, root, trial, mind)
    elif phase == kinds.IN_FORTIFY:
        fortify(game, now, action, root, mind)
    elif phase == kinds.IN_PLACE:
        place_first(game, now, action, root, trial, mind)
    elif phase == kinds.IN_CLAIM:
        claim(game, now, action)
    elif phase == kinds.IN_CAPITAL:
        choose_capital(game, now, action)
    elif phase == kinds.IN_REINFORCE_THIRD:
        place_for_third(game, now, action, root, mind)
    else:
        _attack(game, now, action, root, trial, mind, game[of.THIRD])


@compiled
def _attack(
    game: Numbers, now: Numbers, action: Numbers, root: Numbers, trial: Numbers, mind: Reals,
    attacker: int,
) -> None:  # fmt: skip
    """The first attack of the best plan, where it is worth more than to stop."""
    copy_open(now, root)
    plan(game, root, trial, mind, now[at.ACTOR], attacker)
    found = mind_at.FOUND
    if mind[found + 1] < 0.0:
        return
    gain = mind[found] - mind[found + 4]
    if now[at.ROUND] > _PATIENCE and (mind[found + 3] >= _FAIR or now[at.ROUND] > _LONG):
        late = now[at.ROUND] - _PATIENCE
        gain += min(_MOST_IMPATIENCE, late * _IMPATIENCE)
    if gain > 0.0:
        source = int(mind[found + 1])
        armies = most_attacking(game, now, source)
        chosen(action, kinds.ATTACK, source, int(mind[found + 2]), armies, -1)


@compiled
def _occupy(
    game: Numbers, now: Numbers, action: Numbers, root: Numbers, trial: Numbers, mind: Reals
) -> None:
    """As many as the best plan from there wants: all that may go, half of them, or the fewest."""
    source, target = now[at.SOURCE], now[at.TARGET]
    attacker = now[at.ATTACKER]
    fewest, most = now[at.ATTACKING], now[at.ARMIES + source] - 1
    best, moving = -1.0, most
    # A mission may want more than one army to stay.
    stays = armies_each(game, now, attacker) if attacker != game[of.THIRD] else 1
    for which in range(3 if stays == 1 else 4):
        armies = most if which == 0 else (fewest if which == 1 else (fewest + most) // 2)
        if which == 3:
            armies = max(fewest, most + 1 - stays)
        copy_open(now, root)
        loser = root[at.OWNER + target]
        root[at.ARMIES + source] -= armies
        root[at.ARMIES + target] = armies
        give(root, target, attacker)
        if attacker != game[of.THIRD]:
            root[at.CAPTURED] = 1
            if loser != game[of.THIRD] and not root[at.COUNTS + loser]:
                root[at.OUT_BY + loser] = attacker
                root[at.ALIVE] -= 1
        value = plan(game, root, trial, mind, now[at.ACTOR], attacker)
        if value > best:
            best, moving = value, armies
        if most - fewest < 2 and which == 1 and stays == 1:
            break
    chosen(action, kinds.OCCUPY, moving, -1, -1, -1)
