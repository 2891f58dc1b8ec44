"""What attacks would lead to, tried on a copy of a position with the armies that are expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert.value import value_for
from risk_widget.fast.expert.value_features import chance_to_win, left_if_won
from risk_widget.fast.setup import give

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals


@compiled
def copy_open(now: Numbers, trial: Numbers) -> None:
    """Copy a position but for the cards themselves."""
    for place in range(at.HAND):
        trial[place] = now[place]


@compiled
def capture(game: Numbers, trial: Numbers, source: int, target: int, left: int) -> int:
    """Have a territory captured, and all but one army move in; cards won if somebody is out."""
    attacker, loser = trial[at.OWNER + source], trial[at.OWNER + target]
    trial[at.ARMIES + source] = 1
    trial[at.ARMIES + target] = max(1, left - 1)
    give(trial, target, attacker)
    if attacker == game[of.THIRD]:
        return -1
    trial[at.CAPTURED] = 1
    if loser == game[of.THIRD] or trial[at.COUNTS + loser]:
        return -1
    cards = trial[at.HAND_SIZE + loser]
    trial[at.OUT_BY + loser] = attacker
    trial[at.ALIVE] -= 1
    trial[at.HAND_SIZE + attacker] += cards
    trial[at.HAND_SIZE + loser] = 0
    return cards


@compiled
def value_if_lost(
    game: Numbers, trial: Numbers, mind: Reals, seat: int, source: int, target: int
) -> float:
    """What the position is worth after an attack to the last army that failed."""
    armies, others = trial[at.ARMIES + source], trial[at.ARMIES + target]
    trial[at.ARMIES + source] = 1
    trial[at.ARMIES + target] = (others + 2) // 2
    value = value_for(game, trial, mind, seat)
    trial[at.ARMIES + source] = armies
    trial[at.ARMIES + target] = others
    return value


@compiled
def value_of_attack(
    game: Numbers, trial: Numbers, mind: Reals, seat: int, source: int, target: int
) -> float:
    """What one attack to the end is worth; the trial is left as it was."""
    armies, others = trial[at.ARMIES + source], trial[at.ARMIES + target]
    chance = chance_to_win(mind, armies, others)
    lost = 0.0
    if chance < 1.0:
        lost = value_if_lost(game, trial, mind, seat, source, target)
    attacker, loser, captured = (
        trial[at.OWNER + source],
        trial[at.OWNER + target],
        trial[at.CAPTURED],
    )
    cards = capture(game, trial, source, target, left_if_won(mind, armies, others))
    won = value_for(game, trial, mind, seat)
    if cards >= 0:
        trial[at.OUT_BY + loser] = IN_PLAY
        trial[at.ALIVE] += 1
        trial[at.HAND_SIZE + attacker] -= cards
        trial[at.HAND_SIZE + loser] = cards
    give(trial, target, loser)
    trial[at.ARMIES + source] = armies
    trial[at.ARMIES + target] = others
    trial[at.CAPTURED] = captured
    return chance * won + (1.0 - chance) * lost
