"""Positions that come from outside: whatever they are read from, they are put together here.

A reader (of data, of a text) says what it has read, by number: whose armies stand where, whose turn
it is, the cards, the battle. What follows from that is worked out here, once, and the whole is held
against what can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.engine.codes import IN_ATTACK_THIRD, IN_OCCUPY, IN_PLAY, IN_REINFORCE_THIRD
from risk_widget.engine.position_check import impossible
from risk_widget.engine.state import Battle
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.position_check import Problem
    from risk_widget.engine.state import State
    from risk_widget.messages import Names


class ImpossiblePosition(MessageError):  # noqa: N818 - says what it is
    """A position that cannot be: ``field`` is the part of it, ``message`` a sentence about it."""

    def __init__(self, problem: Problem, names: Names) -> None:
        super().__init__(problem.content, names)
        self.field = problem.field


class PendingBattle(NamedTuple):
    """The battle that waits for a decision, as readers know it: who fights follows from the map."""

    source: int
    target: int
    armies: int
    dice: int
    roll: tuple[int, ...] = ()


def empty(config: GameConfig) -> State:
    """A position to be filled: every territory is free, and nobody holds anything."""
    return config.empty_state()


def put_armies(state: State, territory: int, owner: int, armies: int) -> None:
    """Put armies of an owner on a free territory."""
    state.owner[territory] = owner
    state.armies[territory] = armies
    state.counts[owner] += 1


def completed(
    config: GameConfig,
    state: State,
    fight: PendingBattle | None = None,
    *,
    capitals_required: bool = True,
) -> State:
    """The position with all that follows from what it was filled with.

    Args:
        config: the game's.
        state: filled but for who must act, how many are in play, and the battle.
        fight: the battle, in the phases ``defend`` and ``occupy``.
        capitals_required: whether every seat of a capital game needs one, known or not.

    Raises:
        ImpossiblePosition: such a position cannot be.
    """
    state.alive = sum(by == IN_PLAY for by in state.out_by)
    state.actor = state.turn
    state.moves_made = len(state.movements())
    if state.phase in (IN_REINFORCE_THIRD, IN_ATTACK_THIRD):
        state.actor = config.other(state.turn)
    if fight is not None:
        attacker, defender = state.owner[fight.source], state.owner[fight.target]
        source, target, armies, dice, roll = fight
        state.set_battle(Battle(source, target, attacker, defender, armies, dice, roll))
        acting = attacker if state.phase == IN_OCCUPY else defender
        state.actor = config.other(state.turn) if acting == config.third else acting
    problem = impossible(config, state, capitals_required=capitals_required)
    if problem is not None:
        raise ImpossiblePosition(problem, config.names)
    return state
