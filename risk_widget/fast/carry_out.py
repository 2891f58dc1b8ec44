"""One action carried out: the phases put together (`risk_widget.engine.phases`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import apply_trade
from risk_widget.fast.combat import apply_attack, apply_defend, apply_occupy
from risk_widget.fast.compiling import compiled
from risk_widget.fast.goals import settle
from risk_widget.fast.log import note_action
from risk_widget.fast.setup import apply_choose_capital, apply_claim, apply_place_one
from risk_widget.fast.turn import (
    apply_fortify,
    apply_place,
    apply_place_third,
    end_attack,
    end_attack_third,
    end_reinforce,
    end_turn,
)

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def apply(game: Numbers, now: Numbers, chance: Numbers, log: Numbers, action: Numbers) -> None:
    """Carry out an action of the seat that must act; it has to be legal."""
    note_action(log, now[at.ACTOR], action)
    what = action[0]
    if what == kinds.ATTACK:
        apply_attack(game, now, chance, log, action)
    elif what == kinds.DEFEND:
        apply_defend(game, now, chance, log, action)
    elif what == kinds.PLACE:
        _place(game, now, chance, log, action)
    elif what == kinds.OCCUPY:
        apply_occupy(game, now, log, action)
    elif what == kinds.END_PHASE:
        _end_phase(game, now, chance, log)
    elif what == kinds.FORTIFY:
        apply_fortify(game, now, action)
    elif what == kinds.CLAIM:
        apply_claim(game, now, chance, log, action)
    elif what == kinds.TRADE:
        apply_trade(game, now, log, action)
    elif what == kinds.CHOOSE_CAPITAL:
        apply_choose_capital(game, now, chance, log, action)
    if (game[of.GOAL] != of.GOAL_LAST or now[at.ALIVE] == 1) and _win_counts(now[at.PHASE]):
        settle(game, now, log)


@compiled
def _win_counts(phase: int) -> bool:
    """Whether the action before is complete in this phase (``turn.claim``)."""
    return kinds.IN_REINFORCE <= phase <= kinds.IN_ATTACK_THIRD or phase == kinds.IN_FORTIFY


@compiled
def _place(game: Numbers, now: Numbers, chance: Numbers, log: Numbers, action: Numbers) -> None:
    phase = now[at.PHASE]
    if phase == kinds.IN_PLACE:
        apply_place_one(game, now, chance, log, action)
    elif phase == kinds.IN_REINFORCE:
        apply_place(game, now, action)
    else:
        apply_place_third(game, now, action)


@compiled
def _end_phase(game: Numbers, now: Numbers, chance: Numbers, log: Numbers) -> None:
    phase = now[at.PHASE]
    if phase == kinds.IN_REINFORCE:
        end_reinforce(game, now)
    elif phase == kinds.IN_ATTACK:
        end_attack(game, now, chance, log)
    elif phase == kinds.IN_ATTACK_THIRD:
        end_attack_third(now)
    else:
        end_turn(game, now, chance, log)
