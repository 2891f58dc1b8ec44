"""Whole games, from the deal to the end, in plain functions like those of the rules and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.compiled.chance import begin
from risk_widget.compiled.primitives import call_chooser, is_full
from risk_widget.engine.codes import CHOSEN_BY, OVER, note
from risk_widget.engine.setup import begin_game
from risk_widget.engine.state import put_position
from risk_widget.engine.step import step

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence
    from typing import Any, TypeAlias

    from risk_widget.bots.choosers import Workspaces
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

    Chance: TypeAlias = Any
    Choosers: TypeAlias = Sequence[Any]

ENDLESS: Final = 1 << 60
"""A number of actions that no game reaches."""
SEATS: Final = 6
"""The number of columns for the bots of a game."""

# The columns of the results of `play_games`.
WINNER: Final = 0
REASON: Final = 1
ROUNDS: Final = 2
ACTIONS: Final = 3
STARTER: Final = 4
TERRITORIES: Final = 5
RESULT_SIZE: Final = TERRITORIES + SEATS


def new_game(params: Params, state: State, chance: Chance, log: Log, seed: int) -> None:
    """Begin a game from a seed; ``state`` is an empty position."""
    begin(chance, seed)
    begin_game(params, state, chance, log)


def act(params: Params, state: State, chance: Chance, log: Log, action: Sequence[int]) -> None:
    """Carry out a legal action of the seat that must act, after logging it in two rows."""
    note(log, action[0], action[1], action[2], action[3])
    note(log, CHOSEN_BY, state.actor, action[4], 0)
    step(params, state, chance, log, action[0], action[1], action[2], action[3], action[4])


def play_on(
    params: Params, state: State, chance: Chance, log: Log, choosers: Choosers, first: int,
    max_rounds: int, max_actions: int, all_scratch: Workspaces, action: MutableSequence[int],
) -> int:  # fmt: skip
    """Let bots play until the game is over, or rounds, actions or room in the log run out.

    ``choosers`` has the bot of each seat, beginning at ``first``. Returns the number of actions.
    """
    actions = 0
    while (
        actions < max_actions
        and state.phase != OVER
        and state.round <= max_rounds
        and not is_full(log)
    ):
        call_chooser(choosers, first + state.actor, params, state, chance, all_scratch, action)
        act(params, state, chance, log, action)
        actions += 1
    return actions


def play_games(  # noqa: PLR0913 - an address or a number each
    params: Params, empty: State, state: State, chance: Chance, log: Log, games: int,
    seeds: Sequence[int], choosers: Choosers, max_rounds: int, max_actions: int,
    all_scratch: Workspaces,
    action: MutableSequence[int], results: MutableSequence[int],
) -> None:  # fmt: skip
    """Play a game for each seed, and store its result.

    ``empty`` is an empty position; ``choosers`` has `SEATS` bots for each game. ``state``,
    ``chance``, ``all_scratch`` and ``action`` are working space, and ``log`` stores nothing.
    """
    for number in range(games):
        put_position(state, empty)
        new_game(params, state, chance, log, seeds[number])
        actions = play_on(
            params,
            state,
            chance,
            log,
            choosers,
            number * SEATS,
            max_rounds,
            max_actions,
            all_scratch,
            action,
        )
        row = number * RESULT_SIZE
        results[row + WINNER] = state.winner
        results[row + REASON] = state.reason
        results[row + ROUNDS] = state.round
        results[row + ACTIONS] = actions
        results[row + STARTER] = state.starter
        for seat in range(params.players):
            results[row + TERRITORIES + seat] = state.counts[seat]
