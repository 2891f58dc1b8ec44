"""Tables of the turns and rounds of compiled games, recorded during play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.compiled.primitives import call_chooser, forget_rows, noted, noted_rows
from risk_widget.engine.codes import (
    BATTLE,
    CAPTURED,
    CARD_DRAWN,
    ELIMINATED,
    IN_SETUP,
    INCOME_COUNTED,
    OVER,
    SET_TRADED,
    TURN_STARTED,
)
from risk_widget.engine.state import holds_continent
from risk_widget.fast.play import act

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence
    from typing import Any, TypeAlias

    from risk_widget.bots.choosers import Workspaces
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

    Chance: TypeAlias = Any
    Choosers: TypeAlias = Sequence[Any]

# The columns of a turn.
ACTION: Final = 0
ROUND: Final = 1
SEAT: Final = 2
INCOME: Final = 3
SETS: Final = 4
ROLLS: Final = 5
LOST: Final = 6
BEATEN: Final = 7
CAPTURES: Final = 8
CARDS: Final = 9
OUT: Final = 10
TURN_TERRITORIES: Final = 11
TURN_SIZE: Final = 14
# The columns of a seat at the end of a round.
ROUND_NUMBER: Final = 0
ROUND_SEAT: Final = 1
ROUND_TERRITORIES: Final = 2
ROUND_CARDS: Final = 5
ROUND_SIZE: Final = 6
# The columns that turns and rounds share, counting from the territories column.
ARMIES: Final = 1
CONTINENTS: Final = 2


def play_and_note(  # noqa: PLR0913 - an address or a number each
    params: Params, state: State, chance: Chance, log: Log, choosers: Choosers,
    max_rounds: int, max_actions: int, all_scratch: Workspaces, action: MutableSequence[int],
    room: int, turns: MutableSequence[int], rounds: MutableSequence[int],
    counted: MutableSequence[int],
) -> int:  # fmt: skip
    """Let bots play until the game is over, or rounds, actions or room in the log run out.

    ``turns`` has room for ``room`` turns, and ``rounds`` for the seats of ``room`` rounds.
    ``counted`` has the number of rows in each, and of actions so far. Returns the actions taken.
    """
    actions = 0
    if counted[0] == 0 and state.phase not in IN_SETUP and state.phase != OVER:
        # The game continues in the middle of a turn.
        counted[0] = 1
        turns[ACTION] = counted[2]
        turns[ROUND] = state.round
        turns[SEAT] = state.turn
        turns[INCOME] = state.received
    _count(params, state, log, turns, counted)
    while (
        actions < max_actions
        and state.phase != OVER
        and state.round <= max_rounds
        and counted[0] < room
        and counted[1] + params.players <= room
    ):
        number = state.round
        call_chooser(choosers, state.actor, params, state, chance, all_scratch, action)
        act(params, state, chance, log, action)
        actions += 1
        counted[2] += 1
        _count(params, state, log, turns, counted)
        if state.round != number or state.phase == OVER:
            for seat in range(params.players):
                row = counted[1] * ROUND_SIZE
                counted[1] += 1
                rounds[row + ROUND_NUMBER] = number
                rounds[row + ROUND_SEAT] = seat
                rounds[row + ROUND_CARDS] = state.hand_size[seat]
                _stand(params, state, seat, rounds, row + ROUND_TERRITORIES)
    _stand_in_turn(params, state, turns, counted)
    return actions


def _count(
    params: Params, state: State, log: Log, turns: MutableSequence[int],
    counted: MutableSequence[int],
) -> None:  # fmt: skip
    """Add the events of the log to the turns in which they happened, and empty the log."""
    for number in range(noted_rows(log)):
        kind = noted(log, number, 0)
        row = (counted[0] - 1) * TURN_SIZE
        if kind == TURN_STARTED:
            # Nothing on the board changes between the end of a turn and the next one.
            _stand_in_turn(params, state, turns, counted)
            row += TURN_SIZE
            counted[0] += 1
            for column in range(TURN_SIZE):
                turns[row + column] = 0
            turns[row + ACTION] = counted[2]
            turns[row + ROUND] = noted(log, number, 2)
            turns[row + SEAT] = noted(log, number, 1)
        elif row >= 0:
            seat = turns[row + SEAT]
            if kind == INCOME_COUNTED:
                turns[row + INCOME] += noted(log, number, 2)
            elif kind == SET_TRADED:
                turns[row + SETS] += 1
            elif kind == BATTLE and state.attacker == seat:
                losses = noted(log, number, 3)
                turns[row + ROLLS] += 1
                turns[row + LOST] += losses // 10
                turns[row + BEATEN] += losses % 10
            elif kind == CAPTURED and state.attacker == seat:
                turns[row + CAPTURES] += 1
            elif kind == CARD_DRAWN and noted(log, number, 2) == seat:
                turns[row + CARDS] += 1
            elif kind == ELIMINATED and noted(log, number, 2) == seat:
                turns[row + OUT] += 1
    forget_rows(log)


def _stand_in_turn(
    params: Params, state: State, turns: MutableSequence[int], counted: MutableSequence[int]
) -> None:
    """Record the holdings of the seat at the end of its turn."""
    if counted[0]:
        row = (counted[0] - 1) * TURN_SIZE
        _stand(params, state, turns[row + SEAT], turns, row + TURN_TERRITORIES)


def _stand(params: Params, state: State, seat: int, row: MutableSequence[int], place: int) -> None:
    """Record a seat's territories, armies and continents (as bits)."""
    armies = continents = 0
    for territory in range(params.territories):
        if state.owner[territory] == seat:
            armies += state.armies[territory]
    for continent in range(params.continents):
        if holds_continent(params, state, seat, continent):
            continents |= 1 << continent
    row[place] = state.counts[seat]
    row[place + ARMIES] = armies
    row[place + CONTINENTS] = continents
