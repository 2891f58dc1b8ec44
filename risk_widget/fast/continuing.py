"""Many continuations of a position, each with a new deal of everything hidden from a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from risk_widget.bots.dealing import deal_anew, guess_capitals
from risk_widget.compiled.building import entry
from risk_widget.compiled.chance import begin
from risk_widget.compiled.records import (
    ScratchRoom,
    action_room,
    chance_room,
    log_room,
    numbers_room,
    params_room,
    state_room,
)
from risk_widget.fast.games import check, choosers_room
from risk_widget.fast.play import ENDLESS, SEATS, play_on

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from risk_widget.bots.choosers import Workspaces
    from risk_widget.compiled.records import Buffer
    from risk_widget.engine.codes import Log
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

    Chance = Any
    Choosers = Sequence[Any]

MOST_ROUNDS: Final = 300
"""The most rounds of a continued game; a game that lasts longer has no winner."""


def play_out(  # noqa: PLR0913 - each argument is an address or a number
    params: Params, start: State, state: State, chance: Chance, log: Log, choosers: Choosers,
    seat: int, games: int, max_rounds: int, all_scratch: Workspaces,
    action: MutableSequence[int], wins: MutableSequence[int],
) -> None:  # fmt: skip
    """Continue a position many times, redealing what a seat cannot see; count each seat's wins."""
    hiding, pool = all_scratch.expert.hiding, all_scratch.foresight.pool
    guess_capitals(params, start, seat, hiding)
    for _ in range(games):
        deal_anew(params, state, start, seat, hiding, chance, pool)
        play_on(
            params, state, chance, log, choosers, 0, max_rounds, ENDLESS, all_scratch, action
        )  # fmt: skip
        if state.winner >= 0:
            wins[state.winner] += 1


class Continuing:
    """The working memory for continuing games of one configuration.

    Raises:
        ValueError: numba is missing, or the game is too large.
    """

    def __init__(self, config: GameConfig) -> None:
        check(config, ())
        self._config = config
        self._params, self._trial = params_room(config), state_room(config)
        self._chance, self._log = chance_room(), log_room(keeps=False)
        self._scratch, self._action = ScratchRoom(config), action_room()
        self._choosers: dict[str, Buffer] = {}

    def wins(self, state: State, viewer: int, bot: str, games: int, seed: int) -> list[int]:
        """Continue a position with the same bot in all seats; return the wins of each seat."""
        if bot not in self._choosers:
            self._choosers[bot] = choosers_room([[bot] * self._config.players])
            self._scratch.prepare([bot])
        wins = numbers_room([0] * SEATS)
        start = state_room(self._config, state, must_be_known=False)
        entry(begin)(self._chance.given, seed)
        entry(play_out)(
            self._params.given, start.given, self._trial.given, self._chance.given,
            self._log.given, self._choosers[bot].given, viewer, games, state.round + MOST_ROUNDS,
            self._scratch.given, self._action.given, wins.given,
        )  # fmt: skip
        return [int(won) for won in wins.held[: self._config.players]]


def wins_from(config: GameConfig, state: State, viewer: int, games: int) -> list[int]:
    """Count each seat's wins if `cautious` plays on; what the viewer cannot see has no effect.

    Raises:
        ValueError: numba is missing, or the game is too large.
    """
    seed = crc32(repr(state.seen_by(viewer).key()).encode())
    return Continuing(config).wins(state, viewer, "cautious", games, seed)
