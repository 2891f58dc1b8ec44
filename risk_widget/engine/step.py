"""A step of the rules, which carries out one action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.cards import trade
from risk_widget.engine.codes import (
    ATTACK,
    CHOOSE_CAPITAL,
    CLAIM,
    DEFEND,
    END_PHASE,
    FORTIFY,
    GOAL_LAST,
    IN_ATTACK,
    IN_ATTACK_THIRD,
    IN_FORTIFY,
    IN_PLACE,
    IN_REINFORCE,
    OCCUPY,
    PLACE,
    TRADE,
)
from risk_widget.engine.combat import attack, defend, occupy
from risk_widget.engine.goals import check_win
from risk_widget.engine.setup import choose_capital, claim, place_one
from risk_widget.engine.turn import (
    end_attack,
    end_attack_third,
    end_reinforce,
    end_turn,
    fortify,
    place,
    place_third,
)

if TYPE_CHECKING:
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def step(
    params: Params, state: State, chance: Chance, log: Log,
    kind: int, a: int, b: int, c: int, d: int,
) -> None:  # fmt: skip
    """Carry out a legal action of the seat that must act.

    ``kind`` and four numbers are the action (`risk_widget.engine.codes`).
    """
    if kind == ATTACK:  # the most frequent kinds first
        attack(params, state, chance, log, a, b, c, d)
    elif kind == DEFEND:
        defend(params, state, chance, log, a)
    elif kind == FORTIFY:
        fortify(params, state, a, b, c)
    elif kind == PLACE:
        if state.phase == IN_REINFORCE:
            place(params, state, log, a, b)
        elif state.phase == IN_PLACE:
            place_one(params, state, chance, log, a)
        else:
            place_third(params, state, log, a, b)
    elif kind == END_PHASE:
        _end_phase(params, state, chance, log)
    elif kind == OCCUPY:
        occupy(params, state, log, a)
    elif kind == CLAIM:
        claim(params, state, chance, log, a)
    elif kind == TRADE:
        trade(params, state, log, a, b, c, d)
    elif kind == CHOOSE_CAPITAL:
        choose_capital(params, state, chance, log, a)
    if params.goal != GOAL_LAST or state.alive == 1:
        phase = state.phase
        # In other phases the action is incomplete, or no seat can have won (``turn.claim``).
        if IN_REINFORCE <= phase <= IN_ATTACK_THIRD or phase == IN_FORTIFY:
            check_win(params, state, log)


def _end_phase(params: Params, state: State, chance: Chance, log: Log) -> None:
    if state.phase == IN_REINFORCE:
        end_reinforce(params, state, log)
    elif state.phase == IN_ATTACK:
        end_attack(params, state, chance, log)
    elif state.phase == IN_ATTACK_THIRD:
        end_attack_third(state, log)
    else:
        end_turn(params, state, chance, log)
