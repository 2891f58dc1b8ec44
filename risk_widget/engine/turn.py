"""The order of a turn: the sequence of phases, reinforcement and movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.cards import add_income, draw_card, trading_stopped
from risk_widget.engine.codes import (
    FOR_CONTINENT,
    FOR_TERRITORIES,
    IN_ATTACK,
    IN_ATTACK_THIRD,
    IN_FORTIFY,
    IN_PLAY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    INCOME_COUNTED,
    MOVE_ONE,
    MOVE_RESTED,
    PHASE_STARTED,
    THIRD_OWED,
    TURN_STARTED,
    note,
)
from risk_widget.engine.goals import check_win
from risk_widget.engine.state import forget_moves, holds_continent, own_moves

if TYPE_CHECKING:
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def start_turn(params: Params, state: State, log: Log, seat: int) -> None:
    """Begin a seat's turn, and count its reinforcements, unless the game has been won."""
    state.turn = state.actor = seat
    state.phase = IN_REINFORCE
    state.captured = state.bonus_given = state.mid_combat = 0
    state.third_owed = state.received = state.to_place = state.income_count = 0
    if state.moves_made or params.movement == MOVE_RESTED:
        forget_moves(params, state)
    note(log, TURN_STARTED, seat, state.round, 0)
    if not check_win(params, state, log):
        count_income(params, state)
        note(log, INCOME_COUNTED, seat, state.received, 0)
        note(log, PHASE_STARTED, IN_REINFORCE, seat, 0)


def count_income(params: Params, state: State) -> None:
    """Give the current player the armies for its territories and continents.

    (``reinforce.territories``, ``reinforce.continents``.)
    """
    seat = state.turn
    held = state.counts[seat]
    total = max(held // params.territories_per_army, params.minimum_armies)
    add_income(state, FOR_TERRITORIES, held, total)
    for continent in range(params.continents):
        if holds_continent(params, state, seat, continent):
            bonus = params.bonus[continent]
            add_income(state, FOR_CONTINENT, continent, bonus)
            total += bonus
    state.to_place = state.received = total


def turn_income(params: Params, state: State, seat: int) -> int:
    """Count the armies that a seat's territories and continents would bring in a turn now."""
    beginning = state.copy()
    beginning.turn, beginning.income_count = seat, 0
    count_income(params, beginning)
    return beginning.received


def _enter(state: State, log: Log, phase: int) -> None:
    """Enter a phase, in which the current player acts, or the other player for the third army."""
    state.phase = phase
    state.actor = state.turn
    if phase in (IN_REINFORCE_THIRD, IN_ATTACK_THIRD):
        state.actor = 1 - state.turn
    note(log, PHASE_STARTED, phase, state.actor, 0)


def place(params: Params, state: State, log: Log, territory: int, armies: int) -> None:
    """Place armies; return to combat once all armies from a trade during combat are placed."""
    state.armies[territory] += armies
    state.to_place -= armies
    if state.mid_combat and not state.to_place and trading_stopped(params, state):
        state.mid_combat = 0
        _enter(state, log, IN_ATTACK)


def place_third(params: Params, state: State, log: Log, territory: int, armies: int) -> None:
    """Place armies of the third army, and continue the turn once all of them are placed."""
    state.armies[territory] += armies
    state.to_place -= armies
    if not state.to_place:
        _after_third_placed(params, state, log)


def end_reinforce(params: Params, state: State, log: Log) -> None:
    """End reinforcement, and go on to the third army's share and to combat."""
    if state.mid_combat:
        state.mid_combat = 0
        _enter(state, log, IN_ATTACK)
        return
    if params.has_third and state.counts[params.third]:
        state.third_owed = state.received // params.third_part
        if state.third_owed:
            note(log, THIRD_OWED, state.third_owed, 0, 0)
    if params.third_after_combat or not _third_places(params, state, log):
        _enter(state, log, IN_ATTACK)


def end_attack(params: Params, state: State, chance: Chance, log: Log) -> None:
    """End combat, and go on to the card, the third army's combat and movement."""
    if state.captured and params.drawn_after_combat:
        draw_card(params, state, chance, log, state.turn)
    if not params.third_after_combat or not _third_places(params, state, log):
        _after_third_placed(params, state, log)


def _third_places(params: Params, state: State, log: Log) -> bool:
    """Let the other player place the third army's share. Returns False if there is none."""
    if not params.has_third or not state.third_owed or not state.counts[params.third]:
        return False
    state.to_place = state.third_owed
    state.third_owed = 0
    _enter(state, log, IN_REINFORCE_THIRD)
    return True


def _after_third_placed(params: Params, state: State, log: Log) -> None:
    """Continue after the third army's reinforcement, with combat or movement."""
    following = IN_FORTIFY
    if params.has_third and not params.third_after_combat:
        if state.phase == IN_REINFORCE_THIRD:
            following = IN_ATTACK
    elif params.allied and third_can_attack(params, state):
        following = IN_ATTACK_THIRD
    _enter(state, log, following)


def third_can_attack(params: Params, state: State) -> bool:
    """Whether the allied army can attack the current player (``attack.allied``)."""
    third = params.third
    for territory in range(params.territories):
        if state.owner[territory] != third or state.armies[territory] < 2:
            continue
        for neighbour in params.neighbours[territory]:
            if neighbour < 0:
                break
            if state.owner[neighbour] == state.turn:
                return True
    return False


def end_attack_third(state: State, log: Log) -> None:
    """End the allied army's combat, and go on to movement."""
    _enter(state, log, IN_FORTIFY)


def end_turn(params: Params, state: State, chance: Chance, log: Log) -> None:
    """End the turn, and go on to the card and the next player."""
    if state.captured and not params.drawn_after_combat:
        draw_card(params, state, chance, log, state.turn)
    seat = state.turn
    while True:
        seat = (seat + 1) % params.players
        if seat == state.starter:
            state.round += 1
        if state.out_by[seat] == IN_PLAY:
            break
    start_turn(params, state, log, seat)


def fortify(params: Params, state: State, source: int, target: int, moving: int) -> None:
    """Move armies, which may not move again this turn in editions with tired armies."""
    state.armies[source] -= moving
    state.armies[target] += moving
    own_moves(state)
    if state.moved[source] < 0:
        state.moves_made += 1
    state.moved[source] = target
    if params.movement == MOVE_RESTED:
        state.tired[target] = max(0, state.tired[target]) + moving


def most_leaving(params: Params, state: State, source: int) -> int:
    """Return the most armies that may leave a territory of the acting seat (``move.adjacent``).

    One army must stay, and tired armies may not move (``move.tired``).
    """
    most = state.armies[source] - 1
    if params.movement == MOVE_RESTED:
        return max(0, most - max(0, state.tired[source] - 1))
    return most


def movement_is_over(params: Params, state: State) -> bool:
    """Whether no further movement is allowed in this turn (``move.count``)."""
    return params.movement == MOVE_ONE and state.moves_made > 0


def only_target(params: Params, state: State, source: int) -> int:
    """Return the only destination left to the armies of a territory, or -1 for any.

    If the armies of a territory may not be split, they must follow those that moved before.
    """
    return -1 if params.movement == MOVE_RESTED else state.moved[source]


def may_move(params: Params, state: State, source: int, target: int) -> bool:
    """Whether the limit on movements allows another between these territories (``move.count``).

    If a turn has only one movement, none may have been made.
    """
    if movement_is_over(params, state):
        return False
    return only_target(params, state, source) in (-1, target)


def most_to_move(params: Params, state: State, source: int, target: int) -> int:
    """Return the most armies that may move from ``source`` to ``target`` now.

    ``target`` must be a neighbour of ``source``; this function checks the owners.
    """
    seat = state.actor
    if state.owner[source] != seat or state.owner[target] != seat:
        return 0
    return most_leaving(params, state, source) if may_move(params, state, source, target) else 0
